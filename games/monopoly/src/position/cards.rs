//! Where the cards of a position are.

use ludoteca_core::Seat;

use super::read::Reader;
use super::{JailCards, KeptCard, Pile, PositionFault};
use crate::Phase;

impl Reader<'_> {
    /// Reads hands and piles.
    pub(super) fn cards(&mut self) {
        let players = &self.position.players;
        // Cards that are named first: a mere number takes what they leave.
        for (seat, player) in (0..).map(Seat).zip(players) {
            if let JailCards::These(cards) = &player.jail_cards {
                for &card in cards {
                    self.hold(seat, card);
                }
                self.must(!player.out || cards.is_empty(), PositionFault::OutButOwns { seat });
            }
        }
        for (seat, player) in (0..).map(Seat).zip(players) {
            if let JailCards::Count(count) = player.jail_cards {
                self.hold_any(seat, count);
                self.must(!player.out || count == 0, PositionFault::OutButOwns { seat });
            }
        }
        let decks = self.game.decks().len();
        for deck in decks..self.position.decks.len() {
            self.faults.push(PositionFault::UnknownDeck { deck: deck.min(255) as u8 });
        }
        for deck in 0..decks {
            let pile = self.position.decks.get(deck).cloned().unwrap_or_default();
            self.pile(deck as u8, &pile);
        }
    }

    /// A seat holds this card.
    fn hold(&mut self, seat: Seat, KeptCard { deck, card }: KeptCard) {
        let known = self.game.decks().get(usize::from(deck));
        let Some(known) = known else {
            return self.faults.push(PositionFault::UnknownDeck { deck });
        };
        if usize::from(card) >= known.cards.len() {
            return self.faults.push(PositionFault::UnknownCard { deck, card });
        }
        let slot = self.game.track.kept_cards.iter().position(|&kept| kept == (deck, card));
        match slot {
            None => self.faults.push(PositionFault::NotKept { deck, card }),
            Some(slot) if self.s.holder(slot).is_some() => {
                self.faults.push(PositionFault::CardTwice { deck, card });
            }
            Some(slot) => self.s.set_holder(slot, Some(seat)),
        }
    }

    /// A seat holds so many cards of those that are left.
    fn hold_any(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let free = (0..self.game.track.kept_cards.len())
                .find(|&slot| self.s.holder(slot).is_none() && !self.is_in_pile(slot));
            match free {
                Some(slot) => self.s.set_holder(slot, Some(seat)),
                None => return self.faults.push(PositionFault::TooManyJailCards { seat }),
            }
        }
    }

    /// Whether the position names this card among the seen or unseen ones.
    fn is_in_pile(&self, slot: usize) -> bool {
        let (deck, card) = self.game.track.kept_cards[slot];
        self.position.decks.get(usize::from(deck)).is_some_and(|pile| {
            let unseen = pile.unseen.iter().flatten();
            unseen.chain(&pile.seen).any(|&named| named == card)
        })
    }

    /// Lays a pile; every card must be in one place.
    fn pile(&mut self, deck: u8, pile: &Pile) {
        let cards = self.game.decks()[usize::from(deck)].cards.len();
        let all = ((1_u64 << cards) - 1) as u32;
        let kept = self.game.track.kept_cards.iter().enumerate();
        let mut placed = kept
            .filter(|&(slot, &(of, _))| of == deck && self.s.holder(slot).is_some())
            .fold(0_u32, |set, (_, &(_, card))| set | 1 << card);
        let in_hand = match self.position.phase {
            Phase::Choosing { deck: of, card } if of == deck => Some(card),
            _ => None,
        };
        let unseen = pile.unseen.iter().flatten().copied();
        for card in in_hand.into_iter().chain(pile.seen.iter().copied()).chain(unseen) {
            if usize::from(card) >= cards {
                self.faults.push(PositionFault::UnknownCard { deck, card });
            } else if placed >> card & 1 != 0 {
                self.faults.push(PositionFault::CardTwice { deck, card });
            } else {
                placed |= 1 << card;
            }
        }
        let unseen = match &pile.unseen {
            None => all & !placed,
            Some(named) => {
                for card in (0..32).filter(|card| (all & !placed) >> card & 1 != 0) {
                    self.faults.push(PositionFault::CardMissing { deck, card });
                }
                named.iter().filter(|&&card| card < 32).fold(0, |set, card| set | 1 << card)
            }
        };
        if self.faults.is_empty() {
            self.s.piles.lay(deck, unseen, pile.seen.iter().copied());
        }
    }
}
