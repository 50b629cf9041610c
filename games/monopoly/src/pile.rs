//! The decks in play: what has not been seen yet, and the order of what has.

use crate::MAX_DECKS;

/// The cards of both decks that are not in a player's hand.
///
/// Cards that nobody has seen lie on top in an order that nobody knows: a draw picks one of them
/// by chance. A drawn card goes to the bottom, so the seen cards form a queue in known order;
/// when no unseen card is left the next draw is certain. Nothing is hidden in the state that a
/// player with a good memory would not know.
///
/// A queue holds numbers of five bits, six to a word, the next card in the lowest bits, so that
/// equal piles are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Piles {
    queues: [[u32; 6]; MAX_DECKS],
    unseen: [u32; MAX_DECKS],
    lens: [u8; MAX_DECKS],
}

const WORD: u8 = 6;
const BITS: u32 = 5;

/// The word and the shift of a place in a queue.
#[inline]
const fn slot(place: u8) -> (usize, u32) {
    ((place / WORD) as usize, (place % WORD) as u32 * BITS)
}

impl Piles {
    /// Lays a pile: these cards unseen, those queued, the next to be drawn first.
    pub(crate) fn lay(&mut self, deck: u8, unseen: u32, queue: impl IntoIterator<Item = u8>) {
        let deck_idx = usize::from(deck);
        self.queues[deck_idx] = [0; 6];
        self.lens[deck_idx] = 0;
        self.unseen[deck_idx] = unseen;
        queue.into_iter().for_each(|card| self.put_under(deck, card));
    }

    /// The cards of which the next draw is one, all equally likely.
    #[inline]
    pub(crate) fn drawable(&self, deck: u8) -> u32 {
        let deck = usize::from(deck);
        if self.unseen[deck] != 0 {
            self.unseen[deck]
        } else if self.lens[deck] != 0 {
            1 << (self.queues[deck][0] & 31)
        } else {
            0
        }
    }

    /// The cards that nobody has seen.
    pub(crate) fn unseen(&self, deck: u8) -> u32 {
        self.unseen[usize::from(deck)]
    }

    /// The seen cards, the next to be drawn first.
    pub(crate) fn queue(&self, deck: u8) -> impl Iterator<Item = u8> + '_ {
        let queue = &self.queues[usize::from(deck)];
        (0..self.lens[usize::from(deck)]).map(|place| {
            let (word, shift) = slot(place);
            (queue[word] >> shift & 31) as u8
        })
    }

    /// Takes a drawable card out of its pile.
    #[inline]
    pub(crate) fn take(&mut self, deck: u8, card: u8) {
        let deck = usize::from(deck);
        let bit = 1 << card;
        if self.unseen[deck] & bit != 0 {
            self.unseen[deck] &= !bit;
        } else if self.lens[deck] != 0 && self.queues[deck][0] & 31 == u32::from(card) {
            let queue = &mut self.queues[deck];
            for word in 0..queue.len() {
                let next = queue.get(word + 1).copied().unwrap_or(0);
                queue[word] = queue[word] >> BITS | (next & 31) << (BITS * (u32::from(WORD) - 1));
            }
            self.lens[deck] -= 1;
        } else {
            debug_assert!(false, "card {card} is not on top of its pile");
        }
    }

    /// Puts a card under its pile.
    #[inline]
    pub(crate) fn put_under(&mut self, deck: u8, card: u8) {
        let deck = usize::from(deck);
        debug_assert!(self.lens[deck] < 32 && card < 32);
        let (word, shift) = slot(self.lens[deck]);
        self.queues[deck][word] |= u32::from(card) << shift;
        self.lens[deck] += 1;
    }

    /// Shuffles a card back in: nobody knows any more where it is.
    #[inline]
    pub(crate) fn shuffle_in(&mut self, deck: u8, card: u8) {
        self.unseen[usize::from(deck)] |= 1 << card;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_remembered_once_seen() {
        let mut piles = Piles::default();
        piles.lay(1, u32::MAX, []);
        let order: Vec<u8> = (0..32).map(|i| (i * 7 + 3) % 32).collect();
        for &card in &order {
            assert_ne!(piles.drawable(1) & 1 << card, 0);
            piles.take(1, card);
            piles.put_under(1, card);
        }
        let before = piles;
        for &card in order.iter().chain(&order) {
            assert_eq!(piles.drawable(1), 1 << card, "the order is known now");
            piles.take(1, card);
            piles.put_under(1, card);
        }
        assert_eq!(piles, before, "twice round the pile is where it began");
        assert_eq!(piles.drawable(0), 0, "the other pile was never laid");
    }

    #[test]
    fn a_kept_card_comes_back_under_the_pile() {
        let mut piles = Piles::default();
        piles.lay(0, 0b111, []);
        piles.take(0, 1);
        assert_eq!(piles.drawable(0), 0b101);
        piles.take(0, 0);
        piles.put_under(0, 0);
        piles.put_under(0, 1);
        piles.take(0, 2);
        piles.put_under(0, 2);
        assert_eq!(piles.queue(0).collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn a_pile_laid_from_its_parts_is_the_same_pile() {
        let mut piles = Piles::default();
        piles.lay(0, 0xffff, []);
        for card in [3, 9, 1, 14, 0, 7, 8, 2] {
            piles.take(0, card);
            piles.put_under(0, card);
        }
        let mut copy = Piles::default();
        copy.lay(0, piles.unseen(0), piles.queue(0));
        assert_eq!(copy, piles);
    }
}
