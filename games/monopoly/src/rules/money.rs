//! Money: who pays whom, and what happens when it is not there.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::Business;
use crate::{Cause, Debt, Event, FreedBy, MAX_CASH, Monopoly, Phase, SeatSet, State};

impl Monopoly {
    /// Whether a seat has anything left to turn into money by itself.
    pub(crate) fn can_raise(&self, s: &State, seat: Seat) -> bool {
        let owned = s.deeds.owned_by(seat);
        if owned.is_empty() || self.rules().own_auctions {
            return !owned.is_empty();
        }
        // Buildings can always be sold, one by one or by the group; bare groups can be mortgaged.
        !owned.and(s.deeds.built()).is_empty() || !owned.without(s.deeds.mortgaged()).is_empty()
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Moves money; `None` is the bank. What a full purse cannot take stays with the bank.
    #[inline]
    pub(super) fn transfer(
        &mut self,
        from: Option<Seat>,
        to: Option<Seat>,
        amount: i32,
        cause: Option<Cause>,
    ) {
        match from {
            Some(seat) => self.s.cash[seat.idx()] -= amount,
            None => self.s.bank -= i64::from(amount),
        }
        match to {
            Some(seat) => {
                let cash = &mut self.s.cash[seat.idx()];
                let taken = amount.min(MAX_CASH - *cash);
                *cash += taken;
                self.s.bank += i64::from(amount - taken);
            }
            None => self.bank_takes(amount, cause),
        }
        self.tell(Event::Paid { from, to, amount, cause });
    }

    /// Taxes, fines and card payments feed the pot where the rules have one.
    #[inline]
    fn bank_takes(&mut self, amount: i32, cause: Option<Cause>) {
        let pot = self.game.rules().free_parking_pot
            && matches!(cause, Some(Cause::Tax | Cause::Fine | Cause::Card))
            && amount <= MAX_CASH - self.s.pot;
        if pot {
            self.s.pot += amount;
        } else {
            self.s.bank += i64::from(amount);
        }
    }

    /// Makes a seat pay now, or remember the debt. The caller sets the phase that follows, and
    /// then calls [`Self::settle`].
    pub(super) fn charge(&mut self, seat: Seat, amount: i32, creditors: SeatSet, cause: Cause) {
        let debt = Debt { amount, debtors: SeatSet::of(seat), creditors, cause };
        if amount <= 0 {
            return;
        }
        if i64::from(self.s.cash[seat.idx()]) >= debt.total() {
            self.pay_creditors(seat, debt);
        } else {
            self.tell_debt(seat, debt);
            self.owe(debt);
        }
    }

    pub(super) fn tell_debt(&mut self, seat: Seat, debt: Debt) {
        let Debt { amount, creditors, cause, .. } = debt;
        self.tell(Event::InDebt { seat, amount, creditors, cause });
    }

    pub(super) fn owe(&mut self, debt: Debt) {
        self.s.debts.push(debt);
        self.s.offers = 0;
    }

    pub(super) fn pay_creditors(&mut self, seat: Seat, debt: Debt) {
        if debt.creditors.is_empty() {
            self.transfer(Some(seat), None, debt.amount, Some(debt.cause));
        } else {
            for creditor in debt.creditors.iter() {
                self.transfer(Some(seat), Some(creditor), debt.amount, Some(debt.cause));
            }
        }
    }

    /// The debtor pays what is owed first.
    pub(super) fn pay_debt(&mut self) {
        if let Some((seat, debt)) = self.s.debtor() {
            self.strike_debt(seat);
            self.pay_creditors(seat, debt);
            self.s.offers = 0;
        }
        self.settle();
    }

    /// Takes a debtor out of the debt that is settled first.
    fn strike_debt(&mut self, seat: Seat) {
        let last = self.s.debts.len;
        let mut n = 0;
        self.s.debts.retain(|debt| {
            n += 1;
            if n == last {
                debt.debtors = debt.debtors.without(seat);
            }
        });
    }

    /// Goes on wherever the game stands: an open business, a debt, or the turn.
    pub(super) fn settle(&mut self) {
        if self.s.phase == Phase::Over || !matches!(self.s.business, Business::None) {
            return;
        }
        if let Some((seat, debt)) = self.s.debtor() {
            self.s.actor = seat.0;
            if self.game.rules().pay_automatically {
                if i64::from(self.s.cash[seat.idx()]) >= debt.total() {
                    self.pay_debt();
                } else if !self.game.can_raise(self.s, seat) {
                    self.go_bankrupt(seat);
                }
            }
            return;
        }
        if !self.s.live.has(self.s.seat) {
            return self.end_turn();
        }
        match self.s.phase {
            Phase::Others => {
                self.s.to_ask = self.s.to_ask.and(self.s.live);
                match self.s.to_ask.next_after(self.s.seat) {
                    Some(next) => self.s.actor = next.0,
                    None => self.before_roll(),
                }
            }
            Phase::Window { seat, .. } if self.s.live.has(seat) => self.s.actor = seat.0,
            Phase::Window { .. } => self.window_done(),
            Phase::Before => self.s.actor = self.s.seat.0,
            Phase::After => self.manage_after_move(),
            Phase::CardMove { deck, card, choice } => self.card_move(deck, card, choice),
            Phase::LeavingJail => {
                self.leave_jail(FreedBy::Fine);
                self.walk(self.s.dice.sum());
            }
            // Nothing interrupts these: they are left by a decision or by chance.
            Phase::Opening
            | Phase::Dealing
            | Phase::Rolling
            | Phase::Buying
            | Phase::Taxing
            | Phase::Drawing(_)
            | Phase::Choosing { .. }
            | Phase::Throwing { .. }
            | Phase::Over => {}
        }
    }
}
