//! What the own hand and deck can beat: known, where the document only estimates it.

use crate::sheet::Face;
use crate::{DECK_SIZE, View};

/// A place in the hand that no card has: nothing leaves the hand.
pub(super) const NO_PLACE: usize = DECK_SIZE;

/// An attack that beats nothing.
const HARMLESS: u8 = 0;

/// The strongest attack on one side, with and without the card that has it.
#[derive(Clone, Copy, Debug)]
struct Strongest {
    strength: u8,
    /// The place in the hand of the card that has it.
    place: usize,
    /// The strongest attack of all other cards.
    otherwise: u8,
}

/// The own hand and deck as attackers.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// By the side of the attacked card.
    hand: [Strongest; 4],
    /// By the side of the attacked card and its value there: undrawn cards that do not beat it.
    powerless: [[u8; 10]; 4],
    undrawn: u8,
}

/// How strongly a card attacks the `side` of its neighbour.
fn strength(face: Face, side: usize) -> u8 {
    if face.defender { HARMLESS } else { 1 + 2 * face.values[(side + 2) % 4] + face.force }
}

/// Whether an attack beats a value: a greater value does, and an equal one with Fuerza.
fn beats(strength: u8, value: u8) -> bool {
    strength > 1 + 2 * value
}

impl Reach {
    pub(super) fn of_view(view: &View<'_>) -> Self {
        let sheet = &view.game().sheet;
        let hand = view.hand().map(|card| *sheet.face(card));
        let undrawn = view.own_undrawn();
        Self::new(hand, undrawn.iter().map(|&card| *sheet.face(card)))
    }

    fn new(hand: impl Iterator<Item = Face>, undrawn: impl Iterator<Item = Face>) -> Self {
        let nothing = Strongest { strength: HARMLESS, place: NO_PLACE, otherwise: HARMLESS };
        let mut reach = Self { hand: [nothing; 4], powerless: [[0; 10]; 4], undrawn: 0 };
        for (place, face) in hand.enumerate() {
            reach.hold(place, face);
        }
        for face in undrawn {
            reach.expect(face);
        }
        reach
    }

    fn hold(&mut self, place: usize, face: Face) {
        for (side, best) in self.hand.iter_mut().enumerate() {
            let strength = strength(face, side);
            if strength > best.strength {
                *best = Strongest { strength, place, otherwise: best.strength };
            } else {
                best.otherwise = best.otherwise.max(strength);
            }
        }
    }

    fn expect(&mut self, face: Face) {
        self.undrawn += 1;
        for (side, powerless) in self.powerless.iter_mut().enumerate() {
            let strength = strength(face, side);
            for (value, count) in (0..).zip(powerless) {
                *count += u8::from(!beats(strength, value));
            }
        }
    }

    /// The chance that neither the hand without the card at `played` nor any of the next `draws`
    /// cards beats a value on a side of a card.
    pub(super) fn misses(&self, side: u8, value: u8, played: usize, draws: u8) -> f64 {
        let best = self.hand[usize::from(side % 4)];
        let strength = if best.place == played { best.otherwise } else { best.strength };
        if beats(strength, value) {
            return 0.0;
        }
        let powerless = self.powerless[usize::from(side % 4)][usize::from(value.min(9))];
        let draw =
            |draw: u8| f64::from(powerless.saturating_sub(draw)) / f64::from(self.undrawn - draw);
        (0..draws.min(self.undrawn)).map(draw).product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(values: [u8; 4]) -> Face {
        Face { values, ..Face::default() }
    }

    /// Side 2, the bottom, is attacked with tops.
    fn misses(hand: &[Face], undrawn: &[Face], value: u8, played: usize, draws: u8) -> f64 {
        Reach::new(hand.iter().copied(), undrawn.iter().copied()).misses(2, value, played, draws)
    }

    #[test]
    fn a_card_in_hand_is_certain_and_a_played_one_is_gone() {
        let hand = [face([3, 0, 0, 0]), face([6, 0, 0, 0]), face([5, 9, 9, 9])];
        let certain = |value, played| misses(&hand, &[], value, played, 1) < 0.5;
        assert!(certain(5, NO_PLACE) && certain(5, 0));
        assert!(!certain(5, 1), "the six was played, and five does not beat five");
        assert!(certain(4, 1), "the five is still there");
        assert!(!certain(6, NO_PLACE), "equal values do nothing");
    }

    #[test]
    fn two_copies_stand_in_for_each_other() {
        let hand = [face([6, 0, 0, 0]); 2];
        assert!(misses(&hand, &[], 5, 0, 1) < 0.5);
        assert!(misses(&hand, &[], 5, 1, 1) < 0.5);
    }

    #[test]
    fn abilities_count() {
        let force = Face { force: 1, ..face([5, 0, 0, 0]) };
        let defender = Face { defender: true, ..face([9, 9, 9, 9]) };
        assert!(misses(&[force], &[], 5, NO_PLACE, 1) < 0.5, "Fuerza beats equal values");
        assert!(misses(&[force], &[], 6, NO_PLACE, 1) > 0.5);
        assert!(misses(&[defender], &[], 0, NO_PLACE, 1) > 0.5, "Defensor flips nothing");
    }

    #[test]
    fn draws_are_drawn_from_the_own_list() {
        let deck = [face([9, 0, 0, 0]), face([1, 0, 0, 0]), face([2, 0, 0, 0]), face([0; 4])];
        let misses = |value, draws| misses(&[], &deck, value, NO_PLACE, draws);
        assert!((misses(5, 1) - 3.0 / 4.0).abs() < 1e-12);
        assert!((misses(5, 2) - 2.0 / 4.0).abs() < 1e-12);
        assert!(misses(5, 4) < 1e-12, "the whole deck has the nine");
        assert!(misses(5, 9) < 1e-12, "a deck that ran out draws no more");
        assert!((misses(9, 9) - 1.0).abs() < 1e-12);
    }
}
