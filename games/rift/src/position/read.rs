//! Reading a position: a state, or everything that is wrong.

use ludoteca_core::Seat;

use super::{Position, PositionFault};
use crate::rules::Filling;
use crate::state::{Phase, Residues};
use crate::{CardId, Cell, DECK_SIZE, Rift, State, audit, rules};

/// A position being read: faults are collected, so that all of them are told.
struct Reading<'a> {
    game: &'a Rift,
    position: &'a Position,
    state: State,
    faults: Vec<PositionFault>,
}

impl Position {
    /// The state of the position.
    ///
    /// # Errors
    /// Everything that is wrong with it, in one go.
    pub fn to_state(&self, game: &Rift) -> Result<State, Vec<PositionFault>> {
        let state = State::new([[CardId::NONE; DECK_SIZE]; 2]);
        let mut reading = Reading { game, position: self, state, faults: Vec::new() };
        reading.read();
        let Reading { state, mut faults, .. } = reading;
        if faults.is_empty() {
            // What the parts do not show by themselves, the whole does.
            faults.extend(audit::audit(game, &state).err().map(PositionFault::Audit));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

impl Reading<'_> {
    fn read(&mut self) {
        let found = self.position.players.len();
        if found != 2 {
            self.faults.push(PositionFault::Players { found });
        }
        self.match_score();
        self.board();
        self.order();
        self.starter();
        if let Some(dealt) = self.position.dealt {
            self.dealing(dealt);
            return;
        }
        self.state.dealt = DECK_SIZE as u8;
        for seat in [Seat(0), Seat(1)] {
            self.player(seat);
        }
        self.phase();
    }

    fn match_score(&mut self) {
        self.state.games_done = self.position.games_done;
        self.state.wins = self.position.wins;
        self.state.points = self.position.points;
    }

    fn find(&mut self, place: impl Fn() -> String, name: &str) -> Option<CardId> {
        let card = self.game.base().find(name);
        if card.is_none() {
            self.faults.push(PositionFault::UnknownCard { place: place(), name: name.to_owned() });
        }
        card
    }

    fn board(&mut self) {
        let rows = &self.position.board;
        let board = self.game.rules().board;
        let right = rows.len() == usize::from(board.height())
            && rows.iter().all(|row| row.len() == usize::from(board.width()));
        if rows.is_empty() {
            return;
        }
        if !right {
            let lengths: Vec<String> = rows.iter().map(|row| row.len().to_string()).collect();
            let found = format!("rows of {}", lengths.join(", "));
            self.faults.push(PositionFault::Shape { board, found });
            return;
        }
        for (idx, text) in rows.iter().flatten().enumerate() {
            self.cell(idx, text.trim());
        }
    }

    fn cell(&mut self, idx: usize, text: &str) {
        let board = self.game.rules().board;
        let cell = board.cell(idx).to_string();
        if (text == "#") != board.is_blocked(board.cell(idx)) {
            self.faults.push(PositionFault::Blocked { cell });
            return;
        }
        if matches!(text, "" | "#") {
            return;
        }
        let (owner, name) = match text.split_once(char::is_whitespace) {
            Some(("0", name)) => (0, name),
            Some(("1", name)) => (1, name),
            _ => {
                self.faults.push(PositionFault::CellText { cell, text: text.to_owned() });
                return;
            }
        };
        if let Some(card) = self.find(|| format!("cell {cell}"), name) {
            self.state.cells[idx] = card;
            self.state.filled |= 1 << idx;
            self.state.owner |= owner << idx;
        }
    }

    /// The index of a cell that a text names.
    fn index(&mut self, place: &'static str, text: &str) -> Option<usize> {
        let cell = text.trim().parse::<Cell>().ok();
        let idx = cell.and_then(|cell| self.game.rules().board.index(cell));
        if idx.is_none() {
            self.faults.push(PositionFault::NoCell { place, text: text.to_owned() });
        }
        idx
    }

    fn order(&mut self) {
        let filled = self.state.filled;
        self.state.placed = filled.count_ones() as u8;
        if self.position.order.is_empty() {
            for (place, idx) in crate::state::bits(filled).enumerate() {
                self.state.order[place] = idx as u8;
            }
            return;
        }
        let mut named = 0_u32;
        for (place, text) in self.position.order.iter().enumerate() {
            let Some(idx) = self.index("order", text) else { continue };
            named |= 1 << idx;
            if let Some(entry) = self.state.order.get_mut(place) {
                *entry = idx as u8;
            }
        }
        let (filled_cells, n_named) = (filled.count_ones() as usize, self.position.order.len());
        // A board that could not be read has no cards, and the order no meaning.
        let readable = self.faults.is_empty();
        if readable && (named != filled || n_named != filled_cells) {
            let fault = PositionFault::Order { filled: filled_cells, named: n_named };
            self.faults.push(fault);
        }
    }

    fn starter(&mut self) {
        let full = self.state.placed == self.game.sheet.n_open && self.position.echo.is_empty();
        let game_no = self.state.games_done.saturating_sub(u8::from(full));
        let usual = Seat((game_no % 2) ^ u8::from(self.position.taken_over));
        let starter = self.position.starter.unwrap_or(usual);
        if starter.0 > 1 {
            self.faults.push(PositionFault::NoSuchSeat { seat: starter });
        }
        self.state.starter = starter.0 & 1;
        self.state.taken_over = self.position.taken_over;
    }

    /// The names of one list of a player as cards.
    fn cards(&mut self, seat: Seat, list: &'static str, names: &[String]) -> Vec<CardId> {
        let place = || format!("{list} of seat {seat}");
        names.iter().filter_map(|name| self.find(place, name)).collect()
    }

    /// The decks while they are dealt: nothing else has happened in this game.
    fn dealing(&mut self, dealt: u8) {
        if usize::from(dealt) >= DECK_SIZE {
            self.fault_dealing("expected fewer than 20 cards; leave it out when all are dealt");
        }
        if self.state.filled > 0 || self.position.taken_over || !self.position.echo.is_empty() {
            self.fault_dealing("expected an empty board while decks are dealt");
        }
        self.state.dealt = dealt.min(DECK_SIZE as u8 - 1);
        self.state.to_move = self.state.starter;
        for (idx, seat) in [Seat(0), Seat(1)].into_iter().enumerate() {
            let Some(player) = self.position.players.get(idx) else { continue };
            if !player.hand.is_empty() {
                self.fault_dealing("expected no hands while decks are dealt");
            }
            let cards = self.cards(seat, "deck", &player.deck);
            let listed = self.state.games_done > 0 || self.game.rules().decks()[idx].is_some();
            let expected = if listed { DECK_SIZE } else { dealt.into() };
            if cards.len() != expected {
                self.fault_dealing("expected the dealt cards in each deck (all if it is fixed)");
                continue;
            }
            self.check_copies(seat, &cards);
            self.state.decks[idx][..expected].copy_from_slice(&cards);
            if listed {
                self.known(seat);
            } else {
                self.state.set_residues(idx, Residues::of(&cards));
                if !player.known.is_empty() {
                    self.fault_dealing("expected nothing known of a random deck that is dealt");
                }
            }
        }
    }

    fn fault_dealing(&mut self, because: &'static str) {
        self.faults.push(PositionFault::Dealing { because });
    }

    /// The deck of a player: what was placed, the hand, what comes next, and the rest filled in.
    fn player(&mut self, seat: Seat) {
        let Some(player) = self.position.players.get(seat.idx()) else { return };
        let placed = self.state.plays().filter(|play| play.seat == seat).map(|play| play.card);
        let mut cards: Vec<CardId> = placed.collect();
        let n_placed = cards.len();
        let hand = self.cards(seat, "hand", &player.hand);
        cards.extend(&hand);
        let drawn = cards.len();
        cards.extend(self.cards(seat, "deck", &player.deck));
        if cards.len() > DECK_SIZE {
            self.faults.push(PositionFault::TooManyCards { seat, found: cards.len() });
            return;
        }
        if !self.check_copies(seat, &cards) || !self.fill_up(seat, &mut cards) {
            return;
        }
        self.state.decks[seat.idx()].copy_from_slice(&cards);
        self.state.drawn[seat.idx()] = drawn as u8;
        self.state.hands[seat.idx()] = ((1 << drawn) - 1) & !((1 << n_placed) - 1);
        self.known(seat);
    }

    fn check_copies(&mut self, seat: Seat, cards: &[CardId]) -> bool {
        let most = self.game.rules().max_copies;
        let before = self.faults.len();
        for (idx, card) in cards.iter().enumerate() {
            let found = cards.iter().filter(|&other| other == card).count();
            if found > most.into() && !cards[..idx].contains(card) {
                let card = self.game.base().card(*card).name.clone();
                self.faults.push(PositionFault::Copies { seat, card, found, most });
            }
        }
        before == self.faults.len()
    }

    /// Fills a deck up: with the rest of the list that the rules give if the cards are of it,
    /// otherwise with the first cards of the base that fit.
    fn fill_up(&mut self, seat: Seat, cards: &mut Vec<CardId>) -> bool {
        if let Some(list) = self.game.rules().decks()[seat.idx()] {
            let mut rest = list.cards().to_vec();
            let mut take = |card: &CardId| {
                rest.iter().position(|other| other == card).map(|place| rest.remove(place))
            };
            if cards.iter().all(|card| take(card).is_some()) {
                cards.extend(rest);
                return true;
            }
        }
        let mut deck = Filling::new(&self.game.sheet);
        for &card in cards.iter() {
            deck.push(card);
        }
        while deck.len < DECK_SIZE {
            let Some(card) = self.game.base().ids().find(|&card| deck.ways(card) > 0) else {
                self.faults.push(PositionFault::NoRest { seat });
                return false;
            };
            deck.push(card);
            cards.push(card);
        }
        true
    }

    fn known(&mut self, seat: Seat) {
        let Some(player) = self.position.players.get(seat.idx()) else { return };
        for card in self.cards(seat, "known", &player.known) {
            let deck = &self.state.decks[seat.idx()];
            let known = self.state.known[seat.idx()];
            let place =
                (0..DECK_SIZE).find(|&place| deck[place] == card && known >> place & 1 == 0);
            if let Some(place) = place {
                self.state.known[seat.idx()] |= 1 << place;
            } else {
                let card = self.game.base().card(card).name.clone();
                self.faults.push(PositionFault::KnownElsewhere { seat, card });
            }
        }
    }

    /// Who decides what, from everything else.
    fn phase(&mut self) {
        let state = &mut self.state;
        state.phase = Phase::Playing;
        state.to_move = (state.starter + state.placed) % 2;
        if !self.position.echo.is_empty() {
            self.echo();
        } else if state.placed == self.game.sheet.n_open {
            state.phase = Phase::Over;
            // The board of the last game stays with the seat that filled it.
            state.to_move ^= 1;
        } else if state.hands[usize::from(state.to_move)] == 0 && self.faults.is_empty() {
            let seat = Seat(state.to_move);
            self.faults.push(PositionFault::EmptyHand { seat });
        }
    }

    fn echo(&mut self) {
        let Some(last) = self.state.placed.checked_sub(1) else {
            self.fault_echo("expected a played card before its flipped neighbours");
            return;
        };
        let played = usize::from(self.state.order[usize::from(last)]);
        self.state.phase = Phase::Echo;
        self.state.to_move ^= 1;
        for text in &self.position.echo {
            let Some(idx) = self.index("echo", text) else { continue };
            let beside = self.game.sheet.neighbours[played];
            match beside.iter().position(|&there| usize::from(there) == idx) {
                Some(side) => self.state.echo |= 1 << side,
                None => self.fault_echo("expected cells beside the last card"),
            }
        }
        if !self.faults.is_empty() || self.state.echo == 0 {
            return;
        }
        let flipped = (0..4).filter(|side| self.state.echo >> side & 1 > 0);
        let cells = flipped.map(|side| usize::from(self.game.sheet.neighbours[played][side]));
        let own = self.state.controlled(Seat(self.state.to_move));
        if cells.into_iter().any(|idx| own >> idx & 1 == 0) {
            self.fault_echo("expected flipped cards to be controlled by who flipped them");
        } else if !self.game.sheet.face(self.state.cells[played]).echo {
            self.fault_echo("expected the last card to have Eco, in rules that have it");
        } else if rules::targets(self.game, &self.state, rules::asked(self.game, &self.state))
            .count_ones()
            < 2
        {
            self.fault_echo("expected a first flipped card with two or more to choose from");
        }
    }

    fn fault_echo(&mut self, because: &'static str) {
        self.faults.push(PositionFault::Echo { because });
    }
}
