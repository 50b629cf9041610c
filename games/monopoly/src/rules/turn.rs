//! From the first roll to the last turn.

use ludoteca_core::{EventSink, MAX_SEATS, Seat};

use super::Table;
use crate::deeds::DeedTable;
use crate::pile::Piles;
use crate::state::{Business, CHANCE, DebtStack, OVER};
use crate::{Dice, Event, FreedBy, JailedBy, Monopoly, Phase, Place, SeatSet, State};

/// The state before anything has happened.
pub(crate) fn start(game: &Monopoly, players: u8) -> State {
    let rules = game.rules();
    let players = players.clamp(2, MAX_SEATS as u8);
    let live = SeatSet::first_seats(players);
    let mut piles = Piles::default();
    for (deck, cards) in (0..).zip(game.decks()) {
        piles.lay(deck, ((1_u64 << cards.cards.len()) - 1) as u32, []);
    }
    let mut cash = [0; MAX_SEATS];
    cash[..usize::from(players)].fill(rules.start_cash);
    let mut state = State {
        deeds: DeedTable::default(),
        piles,
        cash,
        bank: -i64::from(rules.start_cash) * i64::from(players),
        business: Business::None,
        debts: DebtStack::EMPTY,
        pot: 0,
        turns: 0,
        places: [game.track.go; MAX_SEATS],
        jail: 0,
        kept: u32::MAX,
        phase: Phase::Opening,
        actor: CHANCE,
        seat: Seat(0),
        players,
        live,
        to_ask: SeatSet::EMPTY,
        dice: Dice::default(),
        doubles: 0,
        houses: rules.houses,
        hotels: rules.hotels,
        offers: 0,
    };
    if rules.opening_roll {
        state.business = Business::Opening { to_roll: live, tied: SeatSet::EMPTY, best: 0 };
    } else {
        Table { game, s: &mut state, log: &mut () }.deal_or_begin(Seat(0));
    }
    state
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// One player rolled for the start; the highest begins, ties roll again.
    pub(super) fn opening_roll(&mut self, dice: Dice) {
        let Business::Opening { mut to_roll, mut tied, mut best } = self.s.business else {
            return;
        };
        let Some(roller) = to_roll.iter().next() else { return };
        self.tell(Event::OpeningRoll { seat: roller, dice });
        to_roll = to_roll.without(roller);
        if dice.sum() > best {
            best = dice.sum();
            tied = SeatSet::EMPTY;
        }
        if dice.sum() == best {
            tied = tied.with(roller);
        }
        if to_roll.is_empty() {
            if tied.len() == 1 {
                self.s.business = Business::None;
                if let Some(starter) = tied.iter().next() {
                    self.tell(Event::Starts { seat: starter });
                    self.deal_or_begin(starter);
                }
                return;
            }
            (to_roll, tied, best) = (tied, SeatSet::EMPTY, 0);
        }
        self.s.business = Business::Opening { to_roll, tied, best };
    }

    fn deal_or_begin(&mut self, starter: Seat) {
        self.s.seat = starter;
        if self.game.rules().dealt_lots > 0 && !self.game.board().deeds().is_empty() {
            self.s.phase = Phase::Dealing;
            self.s.actor = CHANCE;
        } else {
            self.begin_turn(starter);
        }
    }

    /// A lot was dealt to the next in the round, who pays for it.
    pub(super) fn dealt(&mut self, place: Place) {
        let Some(deed) = self.game.board().deed_at(place) else { return };
        let dealt = self.s.deeds.owned().len() as u8;
        let seat = Seat((self.s.seat.0 + dealt) % self.s.players);
        let price = self.game.deed(deed).price;
        self.transfer(Some(seat), None, price, None);
        self.s.deeds.set_owner(deed, Some(seat));
        self.tell(Event::Dealt { seat, lot: place, price });
        let all = usize::from(self.game.rules().dealt_lots) * usize::from(self.s.players);
        if usize::from(dealt) + 1 >= all.min(self.game.board().deeds().len()) {
            self.begin_turn(self.s.seat);
        }
    }

    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.s.seat = seat;
        self.s.turns = self.s.turns.saturating_add(1);
        self.s.doubles = 0;
        self.tell(Event::TurnBegins { seat, turn: self.s.turns });
        // With no lot owned and no jail card held there is nothing to manage out of turn.
        let nothing = self.s.deeds.owned().is_empty() && self.s.kept == u32::MAX;
        if self.game.rules().others_manage && !nothing {
            self.s.phase = Phase::Others;
            self.s.to_ask = self.s.live.without(seat);
            self.ask_next();
        } else {
            self.before_roll();
        }
    }

    /// Asks the next of the others, or goes on to the player on turn.
    #[inline]
    pub(super) fn ask_next(&mut self) {
        match self.s.to_ask.next_after(self.s.seat) {
            Some(next) => {
                self.s.actor = next.0;
                self.s.offers = 0;
            }
            None => self.before_roll(),
        }
    }

    #[inline]
    pub(super) fn others_done(&mut self) {
        self.s.to_ask = self.s.to_ask.without(Seat(self.s.actor));
        self.ask_next();
    }

    #[inline]
    pub(super) fn before_roll(&mut self) {
        self.s.phase = Phase::Before;
        self.s.actor = self.s.seat.0;
        self.s.offers = 0;
    }

    #[inline]
    pub(super) fn throw_dice(&mut self) {
        self.s.phase = Phase::Rolling;
        self.s.actor = CHANCE;
        // Whatever the roll leads to, offers before it do not count after it.
        self.s.offers = 0;
    }

    #[inline]
    pub(super) fn dice_fell(&mut self, dice: Dice) {
        let seat = self.s.seat;
        self.s.dice = dice;
        self.tell(Event::Rolled { seat, dice });
        if self.s.jail_turn(seat) > 0 {
            return self.rolled_in_jail(dice);
        }
        if dice.is_double() {
            self.s.doubles += 1;
            if self.s.doubles == 3 {
                return self.go_to_jail(JailedBy::Doubles);
            }
        } else {
            self.s.doubles = 0;
        }
        self.walk(dice.sum());
    }

    fn rolled_in_jail(&mut self, dice: Dice) {
        let seat = self.s.seat;
        let turn = self.s.jail_turn(seat);
        // Doubles out of jail give no second roll: `doubles` stays 0.
        if dice.is_double() {
            self.leave_jail(FreedBy::Doubles);
            self.walk(dice.sum());
        } else if turn < self.game.track.jail_turns {
            self.s.set_jail_turn(seat, turn + 1);
            self.tell(Event::StaysInJail { seat, turn });
            self.after_move();
        } else if self.game.rules().jail_ends_free {
            self.leave_jail(FreedBy::Time);
            self.walk(dice.sum());
        } else {
            self.s.phase = Phase::LeavingJail;
            self.charge(seat, self.game.track.fine, SeatSet::EMPTY, crate::Cause::Fine);
            self.settle();
        }
    }

    #[inline]
    pub(super) fn after_move(&mut self) {
        self.s.phase = Phase::After;
        self.s.offers = 0;
        self.manage_after_move();
    }

    /// Where nobody manages after the move, doubles go on to manage before the next roll.
    #[inline]
    pub(super) fn manage_after_move(&mut self) {
        if self.game.rules().manage_after_move {
            self.s.actor = self.s.seat.0;
        } else if self.s.doubles > 0 {
            self.before_roll();
        } else {
            self.end_turn();
        }
    }

    /// The player on turn is done: doubles roll again, otherwise the next one's turn begins.
    #[inline]
    pub(super) fn move_done(&mut self) {
        if self.s.doubles > 0 {
            self.throw_dice();
        } else {
            self.end_turn();
        }
    }

    #[inline]
    pub(super) fn end_turn(&mut self) {
        let limit = self.game.rules().turn_limit;
        if limit > 0 && self.s.turns >= limit {
            return self.game_over();
        }
        match self.s.live.next_after(self.s.seat) {
            Some(next) => self.begin_turn(next),
            None => self.game_over(),
        }
    }

    pub(super) fn game_over(&mut self) {
        self.s.business = Business::None;
        self.s.debts = DebtStack::EMPTY;
        self.s.phase = Phase::Over;
        self.s.actor = OVER;
        self.tell(Event::GameOver { winners: crate::worth::winners(self.game, self.s) });
    }
}
