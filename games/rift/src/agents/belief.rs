//! What the rival's plays reveal of its hand.
//!
//! A guess of the rival's cards is as likely as its plays would be with them: at each of its turns
//! a reasonable player with that hand would have preferred some plays over others. How much it
//! prefers them is a soft maximum over the evaluation of `classic`, with a small share for plays
//! that no such player would choose.

#![expect(clippy::cast_precision_loss, reason = "cells, cards and counts of them are small")]

use ludoteca_core::{Rng, Seat};

use crate::agents::classic::{Scene, Sites};
use crate::solver::layout::Layout;
use crate::state::{State, bits};
use crate::{CardId, DECK_SIZE, MAX_CARDS, MAX_CELLS, OPENING_HAND, Placed, Rift, View};

/// How strongly the rival is thought to prefer the better plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// The difference of evaluations that makes a play e times as likely.
    pub temperature: f64,
    /// The share of plays that follow no evaluation.
    pub noise: f64,
}

/// Who the rival may be, before its first play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rival {
    /// The chance that it goes by the book: that it plays like `classic`.
    pub by_the_book: f64,
    /// How it then chooses.
    pub strict: Temper,
    /// How a rival with a mind of its own chooses.
    pub loose: Temper,
}

impl Default for Rival {
    fn default() -> Self {
        Self {
            by_the_book: 0.5,
            strict: Temper { temperature: 0.02, noise: 0.02 },
            loose: Temper { temperature: 0.3, noise: 0.04 },
        }
    }
}

/// One play of the rival with what it could have played instead.
#[derive(Clone, Debug)]
struct Turn {
    card: CardId,
    /// How likely the play was, before it is divided by all others.
    chosen: f64,
    /// The same for all plays of one card together.
    by_card: Box<[f64; MAX_CARDS]>,
    n_cells: f64,
    /// Cards that the rival drew after this play and before its next one, or until now.
    drawn_after: usize,
}

/// The plays of the rival in this game.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    turns: Vec<Turn>,
    noise: f64,
}

impl Belief {
    /// Reads the plays of the rival.
    pub(crate) fn new(view: &View<'_>, layout: &Layout, temper: Temper) -> Self {
        let mut belief = Self { turns: Vec::new(), noise: temper.noise };
        let mut replay = Replay::new(view, layout);
        let plays: Vec<Placed> = view.plays().collect();
        for (nth, play) in plays.iter().enumerate() {
            if play.seat == view.rival() {
                belief.turns.push(replay.turn(*play, temper));
            }
            replay.go_on(*play, nth, &mut belief.turns);
        }
        belief
    }

    /// How likely the rival's plays are if its cards are those of `state`.
    pub(crate) fn likelihood(&self, state: &State, rival: Seat, rng: &mut Rng) -> f64 {
        let mut hand = [CardId::NONE; DECK_SIZE];
        let mut len = 0;
        for place in bits(state.hands[rival.idx()]) {
            hand[len] = state.decks[rival.idx()][place];
            len += 1;
        }
        let mut likelihood = 1.0;
        for turn in self.turns.iter().rev() {
            // When its cards were drawn is not known: any of them may be the latest.
            for _ in 0..turn.drawn_after.min(len) {
                let gone = rng.below(len as u32) as usize;
                len -= 1;
                hand[gone] = hand[len];
            }
            if len == DECK_SIZE {
                break;
            }
            hand[len] = turn.card;
            len += 1;
            let all: f64 = hand[..len].iter().map(|card| turn.by_card[card.idx()]).sum();
            let noise = self.noise / (turn.n_cells * len as f64);
            likelihood *= (1.0 - self.noise) * turn.chosen / all + noise;
        }
        likelihood
    }
}

/// The game as everybody saw it, played again from the beginning.
struct Replay<'a> {
    game: &'a Rift,
    layout: &'a Layout,
    rival: Seat,
    taken_over: bool,
    cells: [CardId; MAX_CELLS],
    filled: u32,
    owned: [u32; 2],
    hands: [u8; 2],
    drawn: [u8; 2],
    n_plays: usize,
}

impl<'a> Replay<'a> {
    fn new(view: &View<'a>, layout: &'a Layout) -> Self {
        let second = view.starter().idx() ^ usize::from(!view.is_taken_over());
        let mut hands = [OPENING_HAND; 2];
        hands[second] += view.rules().extra_cards;
        Self {
            game: view.game(),
            layout,
            rival: view.rival(),
            taken_over: view.is_taken_over(),
            cells: [CardId::NONE; MAX_CELLS],
            filled: 0,
            owned: [0; 2],
            hands,
            drawn: hands,
            n_plays: view.placed().into(),
        }
    }

    /// What the rival chose, and what else it could have chosen.
    fn turn(&self, play: Placed, temper: Temper) -> Turn {
        let seat = play.seat.idx();
        let scene = Scene {
            game: self.game,
            cells: self.cells,
            filled: self.filled,
            own: self.owned[seat],
            own_hand: self.hands[seat],
            rival_hand: self.hands[seat ^ 1],
        };
        let mut cells = self.layout.open & !self.filled;
        if self.game.rules().forced_centre && self.filled == 0 {
            cells = 1 << play.idx;
        }
        let sites = Sites::new(&scene, cells);
        let weight = |card, site| (scene.terms(card, site).sum() / temper.temperature).exp();
        let mut by_card = Box::new([0.0; MAX_CARDS]);
        for card in self.game.base().ids() {
            by_card[card.idx()] = sites.as_slice().iter().map(|site| weight(card, site)).sum();
        }
        let chosen = weight(play.card, &scene.site(play.idx));
        let n_cells = f64::from(cells.count_ones());
        Turn { card: play.card, chosen, by_card, n_cells, drawn_after: 0 }
    }

    /// Plays a card again. Which targets Eco took is not told: the most that it could is taken.
    fn go_on(&mut self, play: Placed, nth: usize, turns: &mut [Turn]) {
        let (seat, other) = (play.seat.idx(), play.seat.idx() ^ 1);
        let face = *self.game.sheet.face(play.card);
        let mut faces = [[0; 4]; MAX_CELLS];
        for idx in bits(self.filled) {
            faces[idx] = self.game.sheet.face(self.cells[idx]).values;
        }
        faces[play.idx] = face.values;
        let piece = crate::solver::layout::Piece {
            values: face.values,
            force: face.force,
            defender: face.defender,
            ..Default::default()
        };
        let sides = self.layout.beaten_sides(&faces, &piece, play.idx, self.owned[other]);
        let mut flips = self.layout.cells_on(play.idx, sides);
        if face.echo && sides > 0 {
            let rivals = self.owned[other] & !flips;
            let mut most = flips;
            self.layout.echo_on(&faces, play.idx, sides, rivals, flips, &mut |flips| {
                if flips.count_ones() > most.count_ones() {
                    most = flips;
                }
            });
            flips = most;
        }
        self.cells[play.idx] = play.card;
        self.filled |= 1 << play.idx;
        self.owned[seat] |= 1 << play.idx | flips;
        self.owned[other] &= !flips;
        if nth == 0 && self.taken_over {
            self.owned.swap(0, 1);
        }
        self.hands[seat] -= 1;
        self.draw(seat, face.draw, turns);
        // Whose turn it is next draws; after a take-over it is the first player again.
        let next = if nth == 0 && self.taken_over { seat } else { other };
        if nth + 1 < self.n_plays || self.layout.open & !self.filled > 0 {
            self.draw(next, 1, turns);
        }
    }

    fn draw(&mut self, seat: usize, count: u8, turns: &mut [Turn]) {
        let count = count.min(DECK_SIZE as u8 - self.drawn[seat]);
        self.drawn[seat] += count;
        self.hands[seat] += count;
        if seat == self.rival.idx()
            && let Some(turn) = turns.last_mut()
        {
            turn.drawn_after += usize::from(count);
        }
    }
}
