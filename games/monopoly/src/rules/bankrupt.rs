//! Bankruptcy in its three forms, and leaving the game.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::Business;
use crate::{Auctions, Cause, DeedSet, Estate, Event, Monopoly, SeatSet, State};

impl Monopoly {
    /// Whether the next bankruptcy ends the game with the richest winning.
    fn next_bankruptcy_is_last(&self, s: &State) -> bool {
        let last = self.rules().last_bankruptcy;
        last > 0 && s.players - s.live.len() as u8 + 1 >= last
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// A seat gives up: to the creditors of its open debt, or to the bank.
    pub(super) fn go_bankrupt(&mut self, seat: Seat) {
        let creditors = match self.s.debtor() {
            Some((debtor, debt)) if debtor == seat => debt.creditors.and(self.s.live),
            _ => SeatSet::EMPTY,
        };
        let single = (creditors.len() == 1).then(|| creditors.iter().next()).flatten();
        let ends_game = self.game.next_bankruptcy_is_last(self.s);
        self.s.business = Business::None;
        self.tell(Event::Bankrupt { seat, creditors });
        // In the short game the last bankrupt's buildings go to the creditor with the lots.
        let to_creditor = self.game.rules().estate == Estate::Creditor;
        if !(ends_game && to_creditor && single.is_some()) {
            self.sell_all_buildings(seat);
        }
        self.s.live = self.s.live.without(seat);
        self.s.set_jail_turn(seat, 0);
        self.forget_debts_of(seat);
        self.pay_out_cash(seat, creditors);
        let over = ends_game || self.s.live.len() <= 1;
        match single {
            Some(creditor) if to_creditor => {
                let lots = self.inherit(seat, creditor);
                if over {
                    self.game_over();
                } else {
                    self.take_over_mortgages(lots, creditor);
                }
            }
            _ => {
                let lots = self.dissolve(seat);
                if over {
                    return self.game_over();
                }
                let to_auction = to_creditor && self.game.rules().auctions == Auctions::Open;
                if to_auction && !lots.is_empty() {
                    let bidders = if creditors.len() > 1 { creditors } else { self.s.live };
                    self.auction_lots(lots, seat, bidders);
                } else {
                    self.settle();
                }
            }
        }
    }

    /// Nothing can be got from a bankrupt any more, and nothing is owed to one.
    fn forget_debts_of(&mut self, seat: Seat) {
        self.s.debts.retain(|debt| {
            debt.debtors = debt.debtors.without(seat);
            if debt.creditors.has(seat) {
                debt.creditors = debt.creditors.without(seat);
                if debt.creditors.is_empty() {
                    debt.debtors = SeatSet::EMPTY;
                }
            }
        });
    }

    /// The cash is shared among the creditors, the odd unit to the first; without any the bank
    /// has it.
    fn pay_out_cash(&mut self, seat: Seat, creditors: SeatSet) {
        let cash = self.s.cash[seat.idx()];
        if cash == 0 {
            return;
        }
        if creditors.is_empty() {
            return self.transfer(Some(seat), None, cash, None);
        }
        let share = cash / creditors.len() as i32;
        let mut odd = cash % creditors.len() as i32;
        for creditor in creditors.iter() {
            let extra = i32::from(odd > 0);
            odd -= extra;
            if share + extra > 0 {
                self.transfer(Some(seat), Some(creditor), share + extra, None);
            }
        }
    }

    /// Everything goes to one creditor.
    fn inherit(&mut self, seat: Seat, heir: Seat) -> DeedSet {
        let lots = self.s.deeds.owned_by(seat);
        for lot in lots {
            self.s.deeds.set_owner(lot, Some(heir));
            self.tell(Event::Transferred {
                lot: self.game.place_of(lot),
                from: seat,
                to: Some(heir),
            });
        }
        self.hand_over_cards(seat, Some(heir), self.s.jail_cards(seat));
        lots
    }

    /// The heir pays interest on the mortgaged lots at once, and may then lift the mortgages.
    fn take_over_mortgages(&mut self, lots: DeedSet, heir: Seat) {
        let mortgaged = lots.and(self.s.deeds.mortgaged());
        if mortgaged.is_empty() || !self.game.rules().transfer_interest {
            return self.settle();
        }
        let interest: i32 = mortgaged.into_iter().map(|lot| self.game.deed(lot).interest()).sum();
        let affordable = self.s.cash[heir.idx()] >= interest;
        self.charge(heir, interest, SeatSet::EMPTY, Cause::Interest);
        // Who has to raise the interest first has nothing left to lift a mortgage with.
        if affordable {
            self.ask_interest(mortgaged, true);
        } else {
            self.settle();
        }
    }

    /// The lots become unowned and unmortgaged, the cards go back under their piles.
    fn dissolve(&mut self, seat: Seat) -> DeedSet {
        let lots = self.s.deeds.owned_by(seat);
        for lot in lots {
            self.s.deeds.set_owner(lot, None);
            self.s.deeds.set_mortgaged(lot, false);
            self.tell(Event::Transferred { lot: self.game.place_of(lot), from: seat, to: None });
        }
        self.hand_over_cards(seat, None, self.s.jail_cards(seat));
        lots
    }
}
