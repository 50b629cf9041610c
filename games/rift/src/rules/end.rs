//! The end of a game and of a match.

use std::cmp::Ordering;

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::Phase;
use crate::{CardId, DECK_SIZE, Event, MAX_CELLS, Rift, State, TieBreak};

/// The points of the present board by seat, and who would win the game with them.
pub(crate) fn standing(game: &Rift, s: &State) -> ([u8; 2], Option<Seat>) {
    let mut points = [0, 1].map(|seat| s.controlled(Seat(seat)).count_ones() as u8);
    // On an odd board the second player places one card less.
    if game.rules().unplayed_counts && game.sheet.n_open % 2 == 1 {
        points[usize::from(s.starter ^ 1)] += 1;
    }
    let order = points[0].cmp(&points[1]).then_with(|| break_tie(game, s));
    let winner = match order {
        Ordering::Greater => Some(Seat(0)),
        Ordering::Less => Some(Seat(1)),
        Ordering::Equal => None,
    };
    (points, winner)
}

/// Greater when the tie-break favours seat 0.
fn break_tie(game: &Rift, s: &State) -> Ordering {
    let mut sums = [0_u32; 2];
    match game.rules().tie_break {
        TieBreak::Draw => Ordering::Equal,
        TieBreak::HigherControlled => {
            for (card, seat) in (0..MAX_CELLS).filter_map(|idx| s.at(idx)) {
                sums[seat.idx()] += u32::from(game.sheet.value(card));
            }
            sums[0].cmp(&sums[1])
        }
        TieBreak::LowerPlayed => {
            for play in s.plays() {
                sums[play.seat.idx()] += u32::from(game.sheet.value(play.card));
            }
            sums[1].cmp(&sums[0])
        }
    }
}

/// One score per seat: 1 for the winner, a half each for a draw; before the end by who is ahead.
pub(crate) fn scores(s: &State, out: &mut [f32]) {
    let leader = if s.phase == Phase::Over {
        s.leader()
    } else {
        let control = [0, 1].map(|seat| s.controlled(Seat(seat)).count_ones());
        match control[0].cmp(&control[1]) {
            Ordering::Greater => Some(Seat(0)),
            Ordering::Less => Some(Seat(1)),
            Ordering::Equal => s.leader(),
        }
    };
    for (seat, score) in (0..2).map(Seat).zip(out) {
        *score = leader.map_or(0.5, |leader| if leader == seat { 1.0 } else { 0.0 });
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// The board is full: the game is counted, and the match goes on or is decided.
    #[inline]
    pub(super) fn end_game(&mut self) {
        let (points, winner) = standing(self.game, self.s);
        for (seat, gained) in points.into_iter().enumerate() {
            self.s.points[seat] += gained;
        }
        if let Some(winner) = winner {
            self.s.wins[winner.idx()] += 1;
        }
        self.s.games_done += 1;
        self.tell(Event::GameEnds { points, winner });
        let left = self.game.rules().games.saturating_sub(self.s.games_done);
        let wins = self.s.wins;
        if left == 0 || wins[0].abs_diff(wins[1]) > left {
            self.s.phase = Phase::Over;
            let (points, winner) = (self.s.points, self.s.leader());
            self.tell(Event::MatchEnds { wins, points, winner });
        } else {
            self.s.prepare_next_game();
        }
    }
}

impl State {
    /// Clears the board for the next game, in which the other seat starts with the same decks.
    fn prepare_next_game(&mut self) {
        let known = [0, 1].map(|seat| self.known_lists(seat));
        let before = Self { decks: self.decks, ..Self::new(self.decks) };
        *self = Self {
            known,
            starter: self.games_done % 2,
            to_move: self.games_done % 2,
            games_done: self.games_done,
            wins: self.wins,
            points: self.points,
            ..before
        };
    }

    /// Sorts a deck and tells which of its places the rival knows after this game.
    fn known_lists(&mut self, seat: usize) -> u32 {
        let known: Vec<CardId> = self.known_cards(Seat(seat as u8)).collect();
        self.decks[seat].sort_unstable();
        let mut places = 0;
        for place in 0..DECK_SIZE {
            let card = self.decks[seat][place];
            let copy = self.decks[seat][..place].iter().filter(|&&other| other == card).count();
            let copies = known.iter().filter(|&&other| other == card).count();
            places |= u32::from(copy < copies) << place;
        }
        places
    }

    /// The cards of a seat's deck that the rival knows: those of earlier games and those placed
    /// in this one, of each card as many copies as were ever seen in one game. Ascending.
    pub(crate) fn known_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<> {
        let mut known = [CardId::NONE; DECK_SIZE];
        let mut count = 0;
        let mut seen = [CardId::NONE; DECK_SIZE];
        let mut n_seen = 0;
        for place in crate::state::bits(self.known_places(seat)) {
            known[count] = self.decks[seat.idx()][place];
            count += 1;
        }
        let copies = |cards: &[CardId], card| cards.iter().filter(|&&other| other == card).count();
        for play in self.plays().filter(|play| play.seat == seat) {
            seen[n_seen] = play.card;
            n_seen += 1;
            if copies(&seen[..n_seen], play.card) > copies(&known[..count], play.card) {
                known[count] = play.card;
                count += 1;
            }
        }
        known[..count].sort_unstable();
        known.into_iter().take(count)
    }
}
