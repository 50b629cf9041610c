//! Moving, and what the square does.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::CHANCE;
use crate::{
    Cause, DeedId, DeedKind, Dice, Event, Illegal, IncomeTax, JailedBy, MAX_CASH, Monopoly, Phase,
    Place, SeatSet, SquareKind, State,
};

impl Monopoly {
    /// The rent of a lot for whoever lands there with this roll; 0 when mortgaged or unowned.
    #[inline]
    pub(crate) fn rent(&self, s: &State, lot: DeedId, roll: u8) -> i32 {
        let Some(owner) = s.deeds.owner(lot) else { return 0 };
        if s.deeds.is_mortgaged(lot) {
            return 0;
        }
        let deed = self.deed(lot);
        // How many of the group the owner has, mortgaged ones counted in.
        let held = s.deeds.owned_by(owner).and(deed.group_set);
        match &deed.kind {
            DeedKind::Street { rents, .. } => {
                let level = s.deeds.level(lot);
                if level == 0 && held == deed.group_set {
                    2 * rents[0]
                } else {
                    rents[usize::from(level)]
                }
            }
            DeedKind::Station { rents } => rents[(held.len() as usize).clamp(1, 4) - 1],
            DeedKind::Utility { multipliers } => {
                multipliers[(held.len() as usize).clamp(1, 2) - 1].saturating_mul(i32::from(roll))
            }
        }
    }

    pub(super) fn check_buy(&self, s: &State) -> Result<(), Illegal> {
        let place = Place(s.places[s.seat.idx()]);
        let lot = self.board().deed_at(place).ok_or(Illegal::NoLot { place })?;
        let price = self.deed(lot).price;
        s.check_cash(s.seat, price.into())
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Moves the player on turn forward by the dice, and lands.
    #[inline(always)]
    pub(super) fn walk(&mut self, steps: u8) {
        let to = self.advance(i16::from(steps), true);
        self.land(to);
    }

    /// Moves the token, paying the salary where one is due, and tells where it came to.
    #[inline(always)]
    pub(super) fn advance(&mut self, steps: i16, collect: bool) -> Place {
        let seat = self.s.seat;
        let track = &self.game.track;
        let from = self.s.places[seat.idx()];
        let reached = i32::from(from) + i32::from(steps);
        let to = reached.rem_euclid(i32::from(track.len)) as u8;
        self.s.places[seat.idx()] = to;
        self.tell(Event::Moved { seat, from: Place(from), to: Place(to), steps });
        if steps > 0 && collect {
            // Salaries of the squares behind the token, up to and with the one it stands on.
            let passed = |square: u8| track.salaries[usize::from(square) + 1];
            let rounds = reached / i32::from(track.len);
            let mut salary =
                i64::from(passed(to) - passed(from)) + i64::from(rounds) * i64::from(track.salary);
            if self.game.rules().double_salary
                && let SquareKind::Go(amount) = track.squares[usize::from(to)]
            {
                salary += i64::from(amount);
            }
            if salary > 0 {
                let salary = salary.min(i64::from(MAX_CASH)) as i32;
                self.transfer(None, Some(seat), salary, None);
                self.tell(Event::Salary { seat, amount: salary });
            }
        }
        Place(to)
    }

    /// What the square does to the player on turn.
    #[inline]
    pub(super) fn land(&mut self, place: Place) {
        let seat = self.s.seat;
        match self.game.track.squares[usize::from(place.0)] {
            SquareKind::Lot(lot) => match self.s.deeds.owner(lot) {
                None => self.land_on_free_lot(lot),
                Some(owner) if owner == seat => self.after_move(),
                Some(owner) => {
                    let rent = self.game.rent(self.s, lot, self.s.dice.sum());
                    self.collect_rent(lot, owner, rent);
                }
            },
            SquareKind::Cards(deck) => {
                if self.s.piles.drawable(deck) == 0 {
                    self.after_move();
                } else {
                    self.s.phase = Phase::Drawing(deck);
                    self.s.actor = CHANCE;
                }
            }
            SquareKind::Tax(amount) => {
                self.s.phase = Phase::After;
                self.charge(seat, amount, SeatSet::EMPTY, Cause::Tax);
                self.settle();
            }
            SquareKind::IncomeTax { .. } => match self.game.rules().income_tax {
                IncomeTax::Choice => {
                    self.s.phase = Phase::Taxing;
                    self.s.actor = seat.0;
                }
                IncomeTax::Flat => self.pay_tax(false),
                IncomeTax::Smaller => {
                    self.pay_tax(self.tax(true) < self.tax(false));
                }
            },
            SquareKind::GoToJail => self.go_to_jail(JailedBy::Square),
            SquareKind::Parking => {
                let amount = self.s.pot;
                if amount > 0 {
                    self.s.pot = 0;
                    self.s.bank += i64::from(amount);
                    self.transfer(None, Some(seat), amount, None);
                    self.tell(Event::PotWon { seat, amount });
                }
                self.after_move();
            }
            SquareKind::Go(_) | SquareKind::Jail { .. } => self.after_move(),
        }
    }

    /// Nobody asks a player to buy who cannot pay: that is declining.
    #[inline]
    pub(super) fn land_on_free_lot(&mut self, lot: DeedId) {
        self.s.phase = Phase::Buying;
        self.s.actor = self.s.seat.0;
        if self.s.cash[self.s.seat.idx()] < self.game.deed(lot).price {
            self.decline();
        }
    }

    #[inline]
    pub(super) fn collect_rent(&mut self, lot: DeedId, owner: Seat, rent: i32) {
        let seat = self.s.seat;
        let excused = self.s.jail_turn(owner) > 0 && !self.game.rules().rent_in_jail;
        if rent == 0 || excused {
            return self.after_move();
        }
        self.tell(Event::RentDue { seat, owner, lot: self.game.place_of(lot), amount: rent });
        if self.s.cash[seat.idx()] >= rent {
            self.transfer(Some(seat), Some(owner), rent, Some(Cause::Rent));
            self.after_move();
        } else {
            self.s.phase = Phase::After;
            self.charge(seat, rent, SeatSet::of(owner), Cause::Rent);
            self.settle();
        }
    }

    /// A card's dice fell: the rent is multiplied by them.
    pub(super) fn rent_throw(&mut self, deck: u8, card: u8, choice: u8, dice: Dice) {
        self.tell(Event::Rolled { seat: self.s.seat, dice });
        let place = Place(self.s.places[self.s.seat.idx()]);
        let Some(lot) = self.game.board().deed_at(place) else { return self.after_move() };
        let Some(owner) = self.s.deeds.owner(lot) else { return self.after_move() };
        let rent = self.rent_by_card(lot, deck, card, choice, Some(dice));
        self.collect_rent(lot, owner, rent);
    }

    /// The rent of a lot that a card moved to.
    pub(crate) fn rent_by_card(
        &self,
        lot: DeedId,
        deck: u8,
        card: u8,
        choice: u8,
        thrown: Option<Dice>,
    ) -> i32 {
        let action = self.game.alternative(deck, card, choice);
        let plain = self.game.rent(self.s, lot, self.s.dice.sum());
        let base = match (thrown, &self.game.deed(lot).kind) {
            // The roll of the turn has no part in it: a prepared position may not even have one.
            (Some(dice), DeedKind::Utility { multipliers }) => {
                i64::from(multipliers[1]) * i64::from(dice.sum())
            }
            (Some(dice), _) => i64::from(plain) * i64::from(dice.sum()),
            (None, _) => i64::from(plain),
        };
        (base * i64::from(action.rent_factor)).min(i64::from(MAX_CASH)) as i32
    }

    pub(super) fn buy(&mut self) {
        let seat = self.s.seat;
        let place = Place(self.s.places[seat.idx()]);
        if let Some(lot) = self.game.board().deed_at(place) {
            let price = self.game.deed(lot).price;
            self.transfer(Some(seat), None, price, None);
            self.s.deeds.set_owner(lot, Some(seat));
            self.tell(Event::Bought { seat, lot: place, price });
        }
        self.after_move();
    }

    pub(super) fn decline(&mut self) {
        let seat = self.s.seat;
        let place = Place(self.s.places[seat.idx()]);
        self.tell(Event::Declined { seat, lot: place });
        self.s.phase = Phase::After;
        match self.game.board().deed_at(place) {
            Some(lot) => self.auction_declined(lot),
            None => self.after_move(),
        }
    }

    /// The fixed tax of the square that the player stands on, or the percentage of the worth.
    fn tax(&self, by_percent: bool) -> i32 {
        let place = self.s.places[self.s.seat.idx()];
        let SquareKind::IncomeTax { percent, fixed } = self.game.track.squares[usize::from(place)]
        else {
            return 0;
        };
        if !by_percent {
            return fixed;
        }
        let worth = crate::worth::total(self.game, self.s, self.s.seat);
        // A broken unit is not asked for.
        (worth * i64::from(percent) / 100).min(i64::from(MAX_CASH)) as i32
    }

    pub(super) fn pay_tax(&mut self, by_percent: bool) {
        let amount = self.tax(by_percent);
        self.s.phase = Phase::After;
        self.charge(self.s.seat, amount, SeatSet::EMPTY, Cause::Tax);
        self.settle();
    }
}
