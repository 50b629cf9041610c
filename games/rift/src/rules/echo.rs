//! Eco: what an Eco card flipped attacks one neighbour each.
//!
//! The flipped cards attack in the order top, right, bottom, left of the played card. Only cards
//! that would really be flipped are targets, since attacking others does nothing; with several of
//! them the player chooses.

use ludoteca_core::EventSink;

use super::Table;
use crate::state::Phase;
use crate::{Cell, Event, Rift, State};

/// The flipped card whose turn it is to attack, by index. Some card must be waiting.
#[inline]
pub(crate) fn asked(game: &Rift, s: &State) -> usize {
    let played = usize::from(s.order[usize::from(s.placed.saturating_sub(1))]);
    let side = (s.echo.trailing_zeros() % 4) as usize;
    game.sheet.neighbours[played][side].into()
}

/// The cells whose cards the card on `from` would flip with its plain values, as bits.
#[inline]
pub(crate) fn targets(game: &Rift, s: &State, from: usize) -> u32 {
    let rivals = s.controlled(ludoteca_core::Seat(s.to_move ^ 1));
    let values = game.sheet.face(s.cells[from]).values;
    let mut targets = 0;
    for (side, &there) in game.sheet.neighbours[from].iter().enumerate() {
        if rivals >> there & 1 > 0 {
            let rival = game.sheet.face(s.cells[usize::from(there)]);
            targets |= u32::from(values[side] > rival.values[(side + 2) % 4]) << there;
        }
    }
    targets
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Lets flipped cards attack until the player has to choose or none is left.
    pub(super) fn go_on_echoing(&mut self) {
        while self.s.echo > 0 {
            let from = asked(self.game, self.s);
            let targets = targets(self.game, self.s, from);
            if targets.count_ones() > 1 {
                self.s.phase = Phase::Echo;
                return;
            }
            self.attack(from, targets);
        }
        self.end_turn();
    }

    /// The choice of the player.
    pub(super) fn echo_at(&mut self, target: Cell) {
        let from = asked(self.game, self.s);
        let idx = target.y * self.game.sheet.width + target.x;
        self.attack(from, 1 << idx);
        self.go_on_echoing();
    }

    /// The flipped card attacks its target, if it has one, and has had its turn.
    fn attack(&mut self, from: usize, target: u32) {
        self.s.owner ^= target;
        self.s.echo &= self.s.echo.wrapping_sub(1);
        if target > 0 {
            self.tell_flip(target.trailing_zeros() as usize, from, true);
        }
    }
}
