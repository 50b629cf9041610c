//! The cards that a seat has not seen, counted by what they do.

use crate::sheet::Sheet;
use crate::{CardId, DECK_SIZE, MAX_CARDS};

/// Words of a set of cards.
const WORDS: usize = MAX_CARDS.div_ceil(64);

/// A set of cards of the base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kinds([u64; WORDS]);

impl Kinds {
    pub(crate) fn add(&mut self, card: usize) {
        self.0[card / 64] |= 1 << (card % 64);
    }

    #[inline]
    fn union(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Adds what is in both others.
    #[inline]
    fn union_of_both(&mut self, a: &Self, b: &Self) {
        for (word, (a, b)) in self.0.iter_mut().zip(a.0.iter().zip(b.0)) {
            *word |= a & b;
        }
    }

    #[inline]
    fn both(mut self, other: &Self) -> Self {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word &= more;
        }
        self
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(nth, mut word)| {
            std::iter::from_fn(move || {
                let place = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (place < 64).then_some(nth * 64 + place)
            })
        })
    }
}

/// What the cards of a base do when they are played, as sets.
#[derive(Clone, Debug)]
pub(crate) struct Arsenal {
    /// The cards that flip a value with a side.
    pub(crate) beats: [[Kinds; 10]; 4],
    /// The cards with Eco.
    pub(crate) echoes: Kinds,
}

impl Arsenal {
    pub(crate) fn new(sheet: &Sheet) -> Self {
        let mut arsenal = Self { beats: Default::default(), echoes: Kinds::default() };
        for card in 0..sheet.values.len() {
            let face = sheet.face(CardId(card as u8));
            if face.echo {
                arsenal.echoes.add(card);
            }
            if !face.defender {
                for side in 0..4 {
                    let beaten = usize::from(face.values[side] + face.force).min(10);
                    arsenal.beats[side][..beaten].iter_mut().for_each(|kinds| kinds.add(card));
                }
            }
        }
        arsenal
    }
}

/// How many cards flip at least 1, 2, 3 … of some cards: sets by number of flips.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct KindLevels {
    pub(crate) at_least: [Kinds; 8],
    /// The most flips that any card reaches.
    pub(crate) top: usize,
}

impl KindLevels {
    /// Counts one more flip for these cards.
    #[inline]
    pub(crate) fn add(&mut self, kinds: &Kinds) {
        for level in (1..=self.top.min(3)).rev() {
            let below = self.at_least[level - 1];
            self.at_least[level].union_of_both(&below, kinds);
        }
        self.at_least[0].union(kinds);
        self.top = (self.top + 1).min(4);
    }

    /// Notes that a card reaches so many flips, by Eco.
    pub(crate) fn raise(&mut self, card: usize, flips: usize) {
        let flips = flips.min(8);
        self.at_least[..flips].iter_mut().for_each(|kinds| kinds.add(card));
        self.top = self.top.max(flips);
    }

    /// The cards of a set that flip something.
    pub(crate) fn flipping(&self, of: &Kinds) -> impl Iterator<Item = usize> + use<> {
        self.at_least[0].both(of).iter()
    }
}

/// What one seat does not know of the other's cards.
#[derive(Clone, Debug)]
pub(crate) struct Unseen {
    /// Copies of each card that the other's deck may hold besides those that were seen, in binary.
    planes: [Kinds; 5],
    /// How many copies those are.
    total: u32,
    /// Cards that are certainly in the deck but were not placed in this game.
    known: Kinds,
    known_twice: Kinds,
    n_known: u32,
    /// Cards of the deck that were not placed: hand and draws.
    rest: u32,
}

impl Unseen {
    /// What is not seen of a deck: `placed` in this game, and `known` in all, ascending.
    pub(crate) fn new(sheet: &Sheet, placed: &[CardId], known: &[CardId]) -> Self {
        let mut unseen = Self {
            planes: Default::default(),
            total: 0,
            known: Kinds::default(),
            known_twice: Kinds::default(),
            n_known: 0,
            rest: (DECK_SIZE - placed.len()) as u32,
        };
        let copies = |cards: &[CardId], card| cards.iter().filter(|&&it| it.idx() == card).count();
        for card in 0..sheet.values.len() {
            let (seen, here) = (copies(known, card), copies(placed, card));
            let left = usize::from(sheet.format.max_copies).saturating_sub(seen.max(here));
            for (bit, plane) in unseen.planes.iter_mut().enumerate() {
                if left >> bit & 1 > 0 {
                    plane.add(card);
                }
            }
            unseen.total += left as u32;
            let waiting = seen.saturating_sub(here);
            if waiting > 0 {
                unseen.known.add(card);
                unseen.n_known += waiting as u32;
            }
            if waiting > 1 {
                unseen.known_twice.add(card);
            }
        }
        unseen
    }

    /// Copies in a set that are not seen.
    #[inline]
    fn count(&self, kinds: &Kinds) -> u32 {
        let mut count = 0;
        for (bit, plane) in self.planes.iter().enumerate() {
            for (a, b) in plane.0.iter().zip(kinds.0) {
                count += (a & b).count_ones() << bit;
            }
        }
        count
    }

    /// The chance that none of `drawn` cards of the other's hand is in a set.
    pub(crate) fn none_of(&self, kinds: &Kinds, drawn: u32) -> f64 {
        let bad = self.count(kinds);
        if self.n_known == 0 {
            return none_drawn(self.total, bad, drawn);
        }
        let known_bad =
            |of: &Kinds| kinds.0.iter().zip(of.0).map(|(a, b)| (a & b).count_ones()).sum::<u32>();
        let known_good = self.n_known - known_bad(&self.known) - known_bad(&self.known_twice);
        let unknown = self.rest.saturating_sub(self.n_known);
        let drawn = drawn.min(self.rest);
        let mut chance = 0.0;
        for from_unknown in 0..=drawn.min(unknown) {
            let ways = choose(known_good, drawn - from_unknown) * choose(unknown, from_unknown);
            chance += ways * none_drawn(self.total, bad, from_unknown);
        }
        chance / choose(self.rest, drawn)
    }
}

/// The chance that none of `drawn` out of `total` things is among the `bad` ones.
fn none_drawn(total: u32, bad: u32, drawn: u32) -> f64 {
    let good = total.saturating_sub(bad);
    let mut chance = 1.0;
    for nth in 0..drawn.min(total) {
        chance *= f64::from(good.saturating_sub(nth)) / f64::from(total - nth);
    }
    chance
}

fn choose(n: u32, k: u32) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).fold(1.0, |ways, nth| ways * f64::from(n - nth) / f64::from(nth + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_without_replacement_are_counted() {
        // Two of five are bad; three are drawn: C(3,3) / C(5,3).
        assert!((none_drawn(5, 2, 3) - 0.1).abs() < 1e-15);
        assert!(none_drawn(5, 2, 4).abs() < 1e-15);
        assert!((none_drawn(5, 0, 4) - 1.0).abs() < 1e-15);
        assert!((choose(6, 2) - 15.0).abs() < 1e-12 && choose(2, 3).abs() < 1e-15);
    }
}
