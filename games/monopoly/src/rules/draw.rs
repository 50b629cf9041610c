//! Cards: drawing, choosing, obeying.

use ludoteca_core::EventSink;

use super::Table;
use crate::state::CHANCE;
use crate::{
    CardAction, Cause, Debt, Event, Illegal, JailedBy, MAX_CASH, Monopoly, Phase, Place, SeatSet,
    State,
};

impl Monopoly {
    /// One alternative of a card.
    pub(crate) fn alternative(&self, deck: u8, card: u8, choice: u8) -> &CardAction {
        let card = &self.decks()[usize::from(deck)].cards[usize::from(card)];
        &card.alternatives[usize::from(choice)]
    }

    /// How many alternatives a card has.
    pub(crate) fn alternatives(&self, deck: u8, card: u8) -> u8 {
        self.decks()[usize::from(deck)].cards[usize::from(card)].alternatives.len() as u8
    }

    pub(super) fn check_choice(&self, s: &State, choice: u8) -> Result<(), Illegal> {
        let Phase::Choosing { deck, card } = s.phase else { return Err(Illegal::NotNow) };
        let choices = self.alternatives(deck, card);
        if choice < choices { Ok(()) } else { Err(Illegal::NoSuchChoice { choices }) }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn card_drawn(&mut self, deck: u8, card: u8) {
        let seat = self.s.seat;
        self.s.piles.take(deck, card);
        self.tell(Event::Drew { seat, deck, card });
        if self.game.alternatives(deck, card) == 1 {
            self.obey(deck, card, 0);
        } else {
            self.s.phase = Phase::Choosing { deck, card };
            self.s.actor = seat.0;
        }
    }

    pub(super) fn choose_alternative(&mut self, choice: u8) {
        if let Phase::Choosing { deck, card } = self.s.phase {
            self.tell(Event::Chose { seat: self.s.seat, choice });
            self.obey(deck, card, choice);
        }
    }

    pub(super) fn put_back(&mut self, deck: u8, card: u8) {
        if self.game.rules().reshuffle_decks {
            self.s.piles.shuffle_in(deck, card);
        } else {
            self.s.piles.put_under(deck, card);
        }
    }

    /// Does what an alternative says: payments, keeping, then moving.
    fn obey(&mut self, deck: u8, card: u8, choice: u8) {
        let seat = self.s.seat;
        let action = *self.game.alternative(deck, card, choice);
        if action.keep && self.game.rules().keep_jail_cards {
            let slot = self.game.track.kept_cards.iter().position(|&kept| kept == (deck, card));
            if let Some(slot) = slot {
                self.s.set_holder(slot, Some(seat));
            }
            self.tell(Event::KeptCard { seat });
        } else {
            self.put_back(deck, card);
        }
        self.s.phase =
            if action.moves() { Phase::CardMove { deck, card, choice } } else { Phase::After };
        self.pay_bank_by_card(&action);
        self.pay_each_by_card(&action);
        self.s.actor = seat.0;
        self.s.offers = 0;
        self.settle();
    }

    fn pay_bank_by_card(&mut self, action: &CardAction) {
        let seat = self.s.seat;
        let owned = self.s.deeds.owned_by(seat);
        let houses = i64::from(self.s.deeds.houses_on(owned));
        let hotels = i64::from(owned.and(self.s.deeds.hotels()).len());
        let amount = i64::from(action.pay)
            + houses * i64::from(action.pay_per_house)
            + hotels * i64::from(action.pay_per_hotel);
        let amount = amount.clamp(-i64::from(MAX_CASH), i64::from(MAX_CASH)) as i32;
        if amount > 0 {
            self.charge(seat, amount, SeatSet::EMPTY, Cause::Card);
        } else if amount < 0 {
            self.transfer(None, Some(seat), -amount, Some(Cause::Card));
        }
    }

    fn pay_each_by_card(&mut self, action: &CardAction) {
        let seat = self.s.seat;
        let others = self.s.live.without(seat);
        let amount = action.pay_each;
        if amount > 0 {
            self.charge(seat, amount, others, Cause::Card);
        }
        if amount >= 0 {
            return;
        }
        // Whoever can pays at once; the rest owe, one after another.
        let mut debt = Debt {
            amount: -amount,
            debtors: SeatSet::EMPTY,
            creditors: SeatSet::of(seat),
            cause: Cause::Card,
        };
        for other in others.iter() {
            if self.s.cash[other.idx()] >= -amount {
                self.transfer(Some(other), Some(seat), -amount, Some(Cause::Card));
            } else {
                debt.debtors = debt.debtors.with(other);
                self.tell_debt(other, debt);
            }
        }
        if !debt.debtors.is_empty() {
            self.owe(debt);
        }
    }

    /// Moves as the card says and lands; jail comes last and pays no salary.
    pub(super) fn card_move(&mut self, deck: u8, card: u8, choice: u8) {
        let game = self.game;
        let action = game.alternative(deck, card, choice);
        let mut place = Place(self.s.places[self.s.seat.idx()]);
        let moves = game.board().course(place, action);
        for &steps in &moves {
            place = self.advance(steps, action.collect_salary);
        }
        if action.jail {
            self.go_to_jail(JailedBy::Card);
        } else if moves.is_empty() {
            self.after_move();
        } else {
            self.land_by_card(place, deck, card, choice);
        }
    }

    /// Landing where a card moved to: the rent may be multiplied.
    fn land_by_card(&mut self, place: Place, deck: u8, card: u8, choice: u8) {
        let action = self.game.alternative(deck, card, choice);
        let special = action.rent_factor != 1 || action.rent_by_dice;
        let lot = self.game.board().deed_at(place).filter(|_| special);
        let taken = lot.and_then(|lot| Some((lot, self.s.deeds.owner(lot)?)));
        match taken {
            Some((lot, owner)) if owner != self.s.seat && !self.s.deeds.is_mortgaged(lot) => {
                if action.rent_by_dice && self.game.rules().fresh_throw {
                    self.s.phase = Phase::Throwing { deck, card, choice };
                    self.s.actor = CHANCE;
                    return;
                }
                let thrown = action.rent_by_dice.then_some(self.s.dice);
                let rent = self.rent_by_card(lot, deck, card, choice, thrown);
                self.collect_rent(lot, owner, rent);
            }
            _ => self.land(place),
        }
    }
}
