//! Into jail and out of it.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::{Cause, Event, FreedBy, Illegal, JailedBy, Monopoly, SeatSet, State};

impl Monopoly {
    pub(super) fn check_fine(&self, s: &State, seat: Seat) -> Result<(), Illegal> {
        let turn = s.jail_turn(seat);
        if turn == 0 {
            Err(Illegal::NotJailed)
        } else if turn >= self.track.jail_turns && !self.rules().fine_any_turn {
            Err(Illegal::FineTooLate)
        } else {
            s.check_cash(seat, self.track.fine.into())
        }
    }

    pub(super) fn check_use_card(
        &self,
        s: &State,
        seat: Seat,
        deck: Option<u8>,
    ) -> Result<(), Illegal> {
        if s.jail_turn(seat) == 0 {
            Err(Illegal::NotJailed)
        } else if self.jail_card(s, seat, deck).is_none() {
            Err(Illegal::NoJailCard)
        } else {
            Ok(())
        }
    }

    /// The slot of the first jail card that a seat holds, of this deck if one is named.
    fn jail_card(&self, s: &State, seat: Seat, deck: Option<u8>) -> Option<usize> {
        let kept = &self.track.kept_cards;
        (0..kept.len()).find(|&slot| {
            s.holder(slot) == Some(seat) && deck.is_none_or(|deck| deck == kept[slot].0)
        })
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Sends the player on turn to jail; the turn ends at once and no salary is paid.
    pub(super) fn go_to_jail(&mut self, why: JailedBy) {
        let seat = self.s.seat;
        // A board without a jail cannot hold anybody, but three doubles still end the turn.
        if let Some(jail) = self.game.track.jail {
            self.s.places[seat.idx()] = jail;
            self.s.set_jail_turn(seat, 1);
            self.tell(Event::Jailed { seat, why });
        }
        self.end_turn();
    }

    pub(super) fn leave_jail(&mut self, how: FreedBy) {
        let seat = self.s.seat;
        self.s.set_jail_turn(seat, 0);
        self.tell(Event::Freed { seat, how });
    }

    pub(super) fn pay_fine(&mut self) {
        self.charge(self.s.seat, self.game.track.fine, SeatSet::EMPTY, Cause::Fine);
        self.leave_jail(FreedBy::Fine);
    }

    pub(super) fn use_jail_card(&mut self, deck: Option<u8>) {
        if let Some(slot) = self.game.jail_card(self.s, self.s.seat, deck) {
            self.return_card(slot);
        }
        self.leave_jail(FreedBy::Card);
    }

    /// Puts a kept card back under its pile.
    pub(super) fn return_card(&mut self, slot: usize) {
        self.s.set_holder(slot, None);
        let (deck, card) = self.game.track.kept_cards[slot];
        self.put_back(deck, card);
    }

    /// Hands `count` jail cards over; to nobody: back under their piles.
    pub(super) fn hand_over_cards(&mut self, from: Seat, to: Option<Seat>, count: u8) {
        let mut left = count;
        for slot in 0..self.game.track.kept_cards.len() {
            if left > 0 && self.s.holder(slot) == Some(from) {
                left -= 1;
                match to {
                    Some(_) => self.s.set_holder(slot, to),
                    None => self.return_card(slot),
                }
            }
        }
        if count > 0 {
            self.tell(Event::CardsTransferred { from, to, count });
        }
    }
}
