//! From a position to its state.

use ludoteca_core::{Game as _, MAX_SEATS, Seat};

use super::{Player, Position, PositionFault};
use crate::deeds::HOTEL;
use crate::state::{Business, DebtStack};
use crate::{DeedId, DeedSet, Dice, MAX_CASH, Monopoly, Phase, Place, SeatSet, State};

/// The most turns that a position may say have been taken.
const MAX_TURNS: u32 = 1_000_000_000;

impl Position {
    /// The state of this position.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn to_state(&self, game: &Monopoly) -> Result<State, Vec<PositionFault>> {
        let found = self.players.len();
        if !(2..=MAX_SEATS).contains(&found) {
            return Err(vec![PositionFault::Players { found }]);
        }
        let mut reader = Reader {
            game,
            position: self,
            s: crate::rules::start(game, found as u8),
            faults: Vec::new(),
        };
        reader.read();
        let Reader { s, mut faults, .. } = reader;
        if faults.is_empty() {
            faults.extend(game.audit(&s).err().map(PositionFault::Audit));
        }
        if faults.is_empty() { Ok(s) } else { Err(faults) }
    }
}

/// A state in the making.
pub(super) struct Reader<'a> {
    pub(super) game: &'a Monopoly,
    pub(super) position: &'a Position,
    pub(super) s: State,
    pub(super) faults: Vec<PositionFault>,
}

impl Reader<'_> {
    pub(super) fn must(&mut self, holds: bool, fault: PositionFault) {
        if !holds {
            self.faults.push(fault);
        }
    }

    fn read(&mut self) {
        let position = self.position;
        self.s.business = Business::None;
        self.s.phase = position.phase;
        self.s.turns = position.turns;
        self.s.dice = position.dice;
        self.s.doubles = position.doubles;
        self.s.pot = position.pot;
        self.s.offers = position.offers;
        let players = || Seat::all(MAX_SEATS as u8).zip(&position.players);
        let live = players().filter(|(_, player)| !player.out).map(|(seat, _)| seat);
        self.s.live = live.fold(SeatSet::EMPTY, SeatSet::with);
        for (seat, player) in players() {
            self.player(seat, player);
        }
        self.groups();
        self.cards();
        self.small_things();
        self.debts();
        // What comes now looks at all that was read so far, so that must be sound.
        if self.faults.is_empty() {
            self.s.bank =
                -i64::from(self.s.pot) - self.s.cash.iter().copied().map(i64::from).sum::<i64>();
            self.s.actor = self.actor();
            self.open_business();
        }
        if self.faults.is_empty() {
            self.phase();
        }
        if self.faults.is_empty() {
            self.somebody_can_go_on();
        }
    }

    /// A set of seats, all of them in the game.
    pub(super) fn seats(&mut self, seats: &[Seat]) -> SeatSet {
        let set = self.any_seats(seats);
        for seat in set.iter().filter(|&seat| !self.s.live.has(seat)).collect::<Vec<_>>() {
            self.faults.push(PositionFault::SeatIsOut { seat });
        }
        set
    }

    /// A set of seats, whether they are in the game or not.
    fn any_seats(&mut self, seats: &[Seat]) -> SeatSet {
        let players = self.s.players;
        for &seat in seats {
            self.must(seat.0 < players, PositionFault::NoSuchSeat { seat });
        }
        let known = seats.iter().copied().filter(|seat| seat.0 < players);
        known.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The lot on a square.
    pub(super) fn lot(&mut self, square: Place) -> Option<DeedId> {
        let lot = self.game.board().deed_at(square);
        if square.0 >= self.game.track.len {
            self.faults.push(PositionFault::UnknownSquare { square });
        } else if lot.is_none() {
            self.faults.push(PositionFault::NoLot { square });
        }
        lot
    }

    fn player(&mut self, seat: Seat, player: &Player) {
        let track = &self.game.track;
        let start = if player.out { 0 } else { self.game.rules().start_cash };
        let cash = player.cash.unwrap_or(start);
        self.s.cash[seat.idx()] = cash;
        self.must((0..=MAX_CASH).contains(&cash), PositionFault::Cash { seat, cash });
        let owns = cash != 0 || !player.lots.is_empty() || player.jail > 0;
        self.must(!(player.out && owns), PositionFault::OutButOwns { seat });
        let default = track.jail.filter(|_| player.jail > 0).unwrap_or(track.go);
        let square = player.square.unwrap_or(Place(default));
        self.must(square.0 < track.len, PositionFault::UnknownSquare { square });
        self.s.places[seat.idx()] = square.0;
        if player.jail > 0 {
            let most = track.jail_turns;
            self.must(player.jail <= most, PositionFault::JailTurn { seat, most });
            match track.jail.map(Place) {
                None => self.faults.push(PositionFault::NoJail { seat }),
                Some(jail) => {
                    self.must(jail == square, PositionFault::JailedElsewhere { seat, jail });
                }
            }
            self.s.set_jail_turn(seat, player.jail);
        }
        for lot in &player.lots {
            let square = lot.square;
            let Some(deed) = self.lot(square) else { continue };
            if self.s.deeds.owner(deed).is_some() {
                self.faults.push(PositionFault::OwnedTwice { square });
                continue;
            }
            let most = self.game.rules().houses_before_hotel;
            let fits = if lot.hotel { lot.houses == 0 } else { lot.houses <= most };
            self.must(fits, PositionFault::TooManyHouses { square, most });
            self.s.deeds.set_owner(deed, Some(seat));
            self.s.deeds.set_level(deed, if lot.hotel { HOTEL } else { lot.houses.min(most) });
            self.s.deeds.set_mortgaged(deed, lot.mortgaged);
        }
    }

    /// Buildings stand in complete unmortgaged groups of streets, and came out of the bank.
    fn groups(&mut self) {
        let built = self.s.deeds.built();
        for lot in built {
            let deed = self.game.deed(lot);
            let square = deed.place;
            let owned = self.s.deeds.owner(lot).map(|seat| self.s.deeds.owned_by(seat));
            let complete = owned.is_some_and(|owned| owned.covers(deed.group_set));
            let clear = self.s.deeds.mortgaged().and(deed.group_set).is_empty();
            if deed.is_street() {
                self.must(complete, PositionFault::IncompleteGroup { square });
                self.must(clear, PositionFault::MortgagedGroup { square });
            } else {
                self.faults.push(PositionFault::NoStreet { square });
            }
        }
        let rules = self.game.rules();
        (self.s.houses, self.s.hotels) = (rules.houses, rules.hotels);
        if !rules.unlimited_buildings {
            let (houses, hotels) = (self.s.deeds.houses_on(built), self.s.deeds.hotels().len());
            let enough = houses <= rules.houses.into() && hotels <= rules.hotels.into();
            self.must(enough, PositionFault::Stock { houses, hotels });
            self.s.houses = rules.houses.saturating_sub(houses as u8);
            self.s.hotels = rules.hotels.saturating_sub(hotels as u8);
        }
    }

    fn small_things(&mut self) {
        let position = self.position;
        let seat = position.on_turn;
        self.s.seat = Seat(seat.0.min(7));
        self.must(seat.0 < self.s.players, PositionFault::NoSuchSeat { seat });
        let pot = position.pot;
        self.must((0..=MAX_CASH).contains(&pot), PositionFault::Pot { pot });
        let Dice(low, high) = position.dice;
        let thrown = 1 <= low && low <= high && high <= 6;
        self.must(thrown || (low, high) == (0, 0), PositionFault::Dice);
        let doubles = position.doubles;
        let most = if position.phase == Phase::Over { 3 } else { 2 };
        self.must(doubles <= most, PositionFault::Doubles { doubles });
        let turns = position.turns;
        self.must(turns <= MAX_TURNS, PositionFault::Turns { turns, most: MAX_TURNS });
        let live = self.s.live.len();
        let enough = live >= if position.phase == Phase::Over { 1 } else { 2 };
        self.must(enough, PositionFault::TooFewLive { live });
        // Who has just left while asked is struck off only when the game goes on.
        self.s.to_ask = self.any_seats(&position.to_ask);
        if position.phase == Phase::Others && position.to_ask.is_empty() {
            self.s.to_ask = self.s.live.without(self.s.seat);
        }
    }

    fn debts(&mut self) {
        let most = DebtStack::MOST;
        self.must(self.position.debts.len() <= most, PositionFault::TooManyDebts { most });
        let mut debts = Vec::new();
        for debt in &self.position.debts {
            let (debtors, creditors) = (self.seats(&debt.debtors), self.seats(&debt.creditors));
            let sense = (1..=MAX_CASH).contains(&debt.amount)
                && !debtors.is_empty()
                && debtors.and(creditors).is_empty();
            self.must(sense, PositionFault::DebtMakesNoSense);
            debts.push(crate::Debt { amount: debt.amount, debtors, creditors, cause: debt.cause });
        }
        // What play can lead to: a debt of the seat on turn to the bank, and one among players
        // that it has a part in. Anything else could not take the interest of an heir as well.
        let mine = SeatSet::of(self.s.seat);
        let to_bank = |debt: &crate::Debt| debt.debtors == mine && debt.creditors.is_empty();
        let of_mine = |debt: &crate::Debt| debt.debtors == mine || debt.creditors == mine;
        if let [first, second] = &debts[..] {
            let fits = to_bank(first) && of_mine(second) || to_bank(second) && of_mine(first);
            self.must(fits, PositionFault::DebtMakesNoSense);
        }
        self.s.debts = DebtStack::of(&debts);
    }

    /// A set of lots.
    pub(super) fn lots(&mut self, squares: &[Place]) -> DeedSet {
        squares.iter().filter_map(|&square| self.lot(square)).collect()
    }
}
