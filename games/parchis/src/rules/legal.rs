//! Which pieces can use a die or a bonus.

use crate::rules::walk::Path;
use crate::seating::NONE;
use crate::{Colour, PIECES, Parchis, State};

impl Parchis {
    /// The colours that the seat on turn moves: its own or, when these have finished, its
    /// partner's.
    #[inline]
    pub(crate) fn hand(&self, state: &State) -> [u8; 2] {
        let table = self.table(state);
        let seat = state.on_turn.idx();
        let hand = table.hands[seat];
        if table.mates[seat] == NONE || !self.has_finished(state, Colour(hand[0])) {
            return hand;
        }
        table.hands[usize::from(table.mates[seat])]
    }

    /// Whether all pieces of a colour are in the goal.
    #[inline]
    pub(crate) fn has_finished(&self, state: &State, colour: Colour) -> bool {
        state.places(colour) == [self.board().goal(); PIECES]
    }

    /// How far a piece of this colour goes with a die.
    pub(crate) fn steps(&self, state: &State, colour: Colour, die: u8) -> u8 {
        if die == 6 && state.at_home(colour) == 0 { self.rules().six_counts } else { die }
    }

    /// The piece of a colour that can come out, as its bit.
    #[inline]
    fn exit(&self, state: &State, path: &Path) -> u8 {
        let is_open = path.first_home != 0 && self.start_is_open(state, path.colour);
        if is_open { path.first_home } else { 0 }
    }

    /// Whether the start square of a colour takes a piece that comes out.
    #[inline]
    pub(crate) fn start_is_open(&self, state: &State, colour: Colour) -> bool {
        let square = 1 << self.board().ring_idx(colour, 1);
        state.full & square == 0 || self.captured_by_exit(state, colour).is_some()
    }

    /// The pieces that can use a die: four bits for each of two colours.
    #[inline]
    fn movable_by_die(&self, state: &State, hand: [u8; 2], die: u8) -> u8 {
        let first = self.with_die(state, Colour(hand[0]), die);
        if hand[1] == NONE {
            return first.0 | if first.0 == 0 { first.1 } else { 0 };
        }
        let second = self.with_die(state, Colour(hand[1]), die);
        let forced = first.0 | second.0 << 4;
        if forced != 0 { forced } else { first.1 | second.1 << 4 }
    }

    /// The pieces of a colour that a die forces to move, and those that can use it otherwise: a 5
    /// forces a piece out, and a 6 opens a barrier.
    #[inline]
    fn with_die(&self, state: &State, colour: Colour, die: u8) -> (u8, u8) {
        let path = self.path(state, colour);
        if die == 5 {
            let exit = self.exit(state, &path);
            if exit != 0 {
                return (exit, 0);
            }
        }
        let sixth = die == 6 && path.first_home == 0;
        let can = self.walkers(state, &path, if sixth { self.rules().six_counts } else { die });
        let opens = die == 6 && self.rules().barriers;
        (if opens { can & path.paired } else { 0 }, can)
    }

    /// The pieces that can come out, whatever was rolled.
    fn exits(&self, state: &State, hand: [u8; 2]) -> u8 {
        let mut exits = 0;
        for (slot, &colour) in hand.iter().enumerate().filter(|&(_, &colour)| colour != NONE) {
            let path = self.path(state, Colour(colour));
            exits |= self.exit(state, &path) << (4 * slot);
        }
        exits
    }

    /// The pieces that can use the bonus.
    pub(crate) fn movable_by_bonus(&self, state: &State, steps: u8) -> u8 {
        let hand = self.hand(state);
        let mut can = 0;
        for (slot, &colour) in hand.iter().enumerate().filter(|&(_, &colour)| colour != NONE) {
            can |= self.walkers(state, &self.path(state, Colour(colour)), steps) << (4 * slot);
        }
        can
    }

    /// For each of the dice that are left the pieces that can use it.
    #[inline]
    pub(crate) fn movable_by_dice(&self, state: &State) -> [u8; 2] {
        let hand = self.hand(state);
        let [low, high] = state.dice;
        if high == 0 {
            return [self.movable_by_die(state, hand, low), 0];
        }
        if low + high == 5 {
            // The sum is a 5: it brings a piece out like any other.
            let exits = self.exits(state, hand);
            if exits != 0 {
                return [exits, 0];
            }
        }
        let by_low = self.movable_by_die(state, hand, low);
        let by_high = if low == high { 0 } else { self.movable_by_die(state, hand, high) };
        [by_low, by_high]
    }
}
