//! How safe a card is: the document's estimates, with the constants of its printed game.

use crate::DECK_SIZE;

/// The share of all values that do not exceed a value, by that value.
///
/// A constant of the document. It does not match its card base exactly, and is used with every
/// base and board all the same.
pub const NOT_EXCEEDED: [f64; 10] =
    [0.1625, 0.25625, 0.35, 0.50625, 0.575, 0.7125, 0.8125, 0.9125, 0.9625, 1.0];

/// The values of the document's base: four on each of forty cards.
const ALL_VALUES: f64 = 160.0;

/// One more than the most cards that [`hold`] tells apart: a whole deck in hand, and the next draw.
const HANDS: usize = DECK_SIZE + 2;

/// [`hold`] by number of cards and value.
static HOLD: [[f64; 10]; HANDS] = hold_table();

const fn hold_table() -> [[f64; 10]; HANDS] {
    let mut table = [[1.0; 10]; HANDS];
    let mut cards = 0;
    while cards < HANDS {
        let mut value = 0;
        while value < 10 {
            table[cards][value] = work_out_hold(value, cards);
            value += 1;
        }
        cards += 1;
    }
    table
}

/// Draws card after card, and takes three of the greater values away with each: so the printed
/// numbers come about, though the document's prose has a power of the share.
const fn work_out_hold(value: usize, cards: usize) -> f64 {
    let mut greater = ALL_VALUES - ALL_VALUES * NOT_EXCEEDED[value];
    let mut left = ALL_VALUES;
    let mut chance = 1.0;
    let mut card = 0;
    while card < cards && greater >= 3.0 {
        chance *= 1.0 - greater / left;
        greater -= 3.0;
        left -= 4.0;
        card += 1;
    }
    chance
}

/// The chance that none of so many unknown cards beats a value.
#[inline]
pub fn hold(value: u8, cards: u8) -> f64 {
    HOLD[usize::from(cards).min(HANDS - 1)][usize::from(value.min(9))]
}

/// How many cards decide about a card of one owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands {
    /// Cards that may attack it: the other's hand and the next draw.
    pub attacking: u8,
    /// Cards that may win it back: the owner's hand.
    pub recovering: u8,
}

/// How a card stands on its free sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// No side is free: nobody can flip it any more.
    Closed,
    /// One side is free.
    One {
        /// Its value there.
        value: u8,
        /// Which side.
        side: u8,
    },
    /// Two sides are free, the lower value first; of equal values the first side.
    Two {
        /// The values there.
        values: [u8; 2],
        /// Which sides.
        sides: [u8; 2],
    },
    /// Three sides are free, from the lowest value to the highest.
    Three {
        /// The values there.
        values: [u8; 3],
    },
    /// Four sides are free.
    Open,
}

impl Stand {
    /// The stand of a card with these values whose free sides are the bits of `free`.
    #[inline]
    pub fn new(values: [u8; 4], free: u8) -> Self {
        let on = |side: u32| values[(side % 4) as usize];
        let first = free.trailing_zeros();
        let last = 7 - free.leading_zeros().min(7);
        match free.count_ones() {
            0 => Self::Closed,
            1 => Self::One { value: on(first), side: first as u8 },
            2 if on(last) < on(first) => {
                Self::Two { values: [on(last), on(first)], sides: [last as u8, first as u8] }
            }
            2 => Self::Two { values: [on(first), on(last)], sides: [first as u8, last as u8] },
            3 => {
                let closed = (!free).trailing_zeros();
                let [a, b, c] = [on(closed + 1), on(closed + 2), on(closed + 3)];
                let (low, high) = (a.min(b).min(c), a.max(b).max(c));
                Self::Three { values: [low, a + b + c - low - high, high] }
            }
            _ => Self::Open,
        }
    }

    /// The security of a card that stands so, between -0.5 and 0.5.
    #[inline]
    pub fn security(self, hands: Hands) -> f64 {
        match self {
            Self::Closed => 0.5,
            Self::One { value, .. } => hold(value, hands.attacking) - 0.5,
            Self::Two { values: [low, high], .. } => {
                let lost = (1.0 - hold(low, hands.attacking)) * hold(high, hands.recovering);
                1.0 - lost - 0.5
            }
            Self::Three { values } => three_sides(values) - 0.5,
            Self::Open => -0.1,
        }
    }

    /// The security of the card that is just being played.
    #[inline]
    pub fn played_security(self, hands: Hands) -> f64 {
        self.security(hands) + self.played_nudge()
    }

    /// What is different for the card that is just being played: closing it is a little better,
    /// and three free sides are a little worse.
    #[inline]
    pub fn played_nudge(self) -> f64 {
        match self {
            Self::Closed => 0.001,
            Self::Three { .. } => -0.001,
            Self::One { .. } | Self::Two { .. } | Self::Open => 0.0,
        }
    }
}

/// The document's pattern for three free sides: the rival takes the card over the lowest value, it
/// is won back over the middle one, and the highest one stays.
#[inline]
fn three_sides(values: [u8; 3]) -> f64 {
    let [low, mid, high] = values.map(|value| NOT_EXCEEDED[usize::from(value.min(9))]);
    high - mid + low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nine_is_never_beaten_and_nobody_beats_anything_without_cards() {
        for cards in 0..=25 {
            assert!((hold(9, cards) - 1.0).abs() < 1e-15);
        }
        for value in 0..10 {
            assert!((hold(value, 0) - 1.0).abs() < 1e-15);
            let one = NOT_EXCEEDED[usize::from(value)];
            assert!((hold(value, 1) - one).abs() < 1e-12, "one card is the share itself");
        }
    }

    #[test]
    fn more_cards_and_lower_values_hold_less() {
        for cards in 0..=20 {
            for value in 0..9 {
                assert!(hold(value, cards) <= hold(value + 1, cards));
                assert!(hold(value, cards + 1) <= hold(value, cards));
                assert!(hold(value, cards) > 0.0, "however unlikely, it can happen");
            }
        }
    }

    #[test]
    fn a_hold_worked_out_by_hand() {
        // Eight: six greater values, then three, then none.
        let two = (1.0 - 6.0 / 160.0) * (1.0 - 3.0 / 156.0);
        assert!((hold(8, 2) - two).abs() < 1e-15);
        assert!((hold(8, 7) - two).abs() < 1e-15, "fewer than three are left");
    }

    #[test]
    fn stands_find_the_free_sides() {
        let values = [5, 2, 7, 3];
        assert_eq!(Stand::new(values, 0), Stand::Closed);
        assert_eq!(Stand::new(values, 0b0100), Stand::One { value: 7, side: 2 });
        assert_eq!(Stand::new(values, 0b1001), Stand::Two { values: [3, 5], sides: [3, 0] });
        assert_eq!(Stand::new(values, 0b0110), Stand::Two { values: [2, 7], sides: [1, 2] });
        for closed in 0..4 {
            let mut open: Vec<u8> = (0..4).filter(|&side| side != closed).collect();
            open.sort_by_key(|&side| values[usize::from(side)]);
            let expected = [0, 1, 2].map(|place: usize| values[usize::from(open[place])]);
            let found = Stand::new(values, 0b1111 & !(1 << closed));
            assert_eq!(found, Stand::Three { values: expected });
        }
        assert_eq!(Stand::new(values, 0b1111), Stand::Open);
    }
}
