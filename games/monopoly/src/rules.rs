//! The rules: who may do what, and what comes of it. One file per rule; this one dispatches.

use ludoteca_core::{Audience, EventSink, Seat};

use crate::state::{Business, Wares};
use crate::{Action, Event, Illegal, Monopoly, Outcome, Phase, State};

mod auction;
mod bankrupt;
mod build;
mod claim;
mod draw;
mod interest;
mod jail;
mod list;
mod manage;
mod money;
mod moves;
mod package;
mod percent;
mod trade;
mod turn;

pub(crate) use list::{list_actions, list_outcomes, sample};
pub(crate) use turn::start;

/// A state in play: the game it belongs to, and where its events go.
pub(crate) struct Table<'a, L> {
    pub(crate) game: &'a Monopoly,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut L,
}

impl<L: EventSink<Event>> Table<'_, L> {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.log.push(Audience::Table, event);
    }

    /// Plays an action that [`check`] accepts.
    #[inline(always)]
    pub(crate) fn play(&mut self, action: Action) {
        // Almost every decision of a simulated game is one of these two.
        if let Action::Done | Action::Roll = action {
            match self.s.phase {
                Phase::Others => self.others_done(),
                Phase::Before => self.throw_dice(),
                Phase::After => self.move_done(),
                _ => self.window_done(),
            }
        } else {
            self.play_other(action);
        }
    }

    #[inline(never)]
    fn play_other(&mut self, action: Action) {
        let seat = Seat(self.s.actor);
        match action {
            Action::Roll | Action::Done => unreachable!("played above"),
            Action::Buy => self.buy(),
            Action::Decline => self.decline(),
            Action::Bid(amount) => self.bid(amount),
            Action::Pass => self.pass(),
            Action::Leave => self.leave_auction(),
            Action::Percent(share) => self.offer_percent(share),
            Action::Build(place) => self.build(place),
            Action::Sell(place) => self.sell_building(place),
            Action::SellDown(place, houses) => self.sell_down(place, houses),
            Action::Mortgage(place) => self.mortgage(place),
            Action::Lift(place) => self.lift(place),
            Action::Keep(place) => self.keep_mortgage(place),
            Action::SellLot(place) => self.sell_lot(place),
            Action::AuctionLot(place) => self.auction_own_lot(place),
            Action::PayFine => self.pay_fine(),
            Action::UseCard => self.use_jail_card(None),
            Action::UseCardOf(deck) => self.use_jail_card(Some(deck)),
            Action::TaxFixed => self.pay_tax(false),
            Action::TaxPercent => self.pay_tax(true),
            Action::Choose(choice) => self.choose_alternative(choice),
            Action::Pay => self.pay_debt(),
            Action::Bankrupt | Action::Resign => self.go_bankrupt(seat),
            Action::Trade(offer) => self.offer_trade(offer),
            Action::Accept => self.accept(),
            Action::Refuse => self.refuse(),
            Action::Leg(leg) => self.add_leg(leg),
            Action::Propose => self.propose_package(),
            Action::Withdraw => self.withdraw_package(),
            Action::Claim => self.answer_claim(true),
            Action::Window(seat) => self.open_window(seat),
        }
    }

    /// Passing means something else in an auction than at a claim.
    fn pass(&mut self) {
        if let Business::Claim { .. } = self.s.business {
            self.answer_claim(false);
        } else {
            self.pass_auction();
        }
    }

    /// Applies an outcome that [`list_outcomes`] lists.
    #[inline(always)]
    pub(crate) fn resolve(&mut self, outcome: Outcome) {
        // By its place and not by value: see `View::is_before_roll`.
        match (outcome, &self.s.phase) {
            (Outcome::Dice(dice), Phase::Rolling) => self.dice_fell(dice),
            (Outcome::Dice(dice), Phase::Opening) => self.opening_roll(dice),
            (Outcome::Dice(dice), &Phase::Throwing { deck, card, choice }) => {
                self.rent_throw(deck, card, choice, dice);
            }
            (Outcome::Card(card), &Phase::Drawing(deck)) => self.card_drawn(deck, card),
            (Outcome::Deal(place), Phase::Dealing) => self.dealt(place),
            (Outcome::Dice(_) | Outcome::Card(_) | Outcome::Deal(_), _) => {
                debug_assert!(false, "{outcome} cannot happen in {:?}", self.s.phase);
            }
        }
    }
}

/// What kind of decision is open: it tells which actions are possible at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// A window: everything that a player can do with property.
    Manage,
    /// A debt: raising money, paying, giving up.
    Debt,
    Buying,
    Taxing,
    Choosing,
    Auction,
    Percent,
    Trade,
    DraftPackage,
    AnswerPackage,
    Interest,
    Claim,
    Placing,
    /// Nobody decides.
    None,
}

/// The moment of a state.
#[inline]
pub(crate) fn moment(game: &Monopoly, s: &State) -> Moment {
    if s.is_calm() {
        return match s.phase {
            Phase::Others | Phase::Before | Phase::After | Phase::Window { .. } => Moment::Manage,
            Phase::Buying => Moment::Buying,
            Phase::Taxing => Moment::Taxing,
            Phase::Choosing { .. } => Moment::Choosing,
            Phase::Opening
            | Phase::Dealing
            | Phase::Rolling
            | Phase::Drawing(_)
            | Phase::CardMove { .. }
            | Phase::Throwing { .. }
            | Phase::LeavingJail
            | Phase::Over => Moment::None,
        };
    }
    interruption(game, s)
}

/// The moment of a state in which something interrupts the turn.
#[inline(never)]
fn interruption(game: &Monopoly, s: &State) -> Moment {
    match s.business {
        Business::Auction(auction) => {
            let percent = game.rules().auctions == crate::Auctions::Percent;
            if percent && matches!(auction.wares, Wares::Lot(_)) {
                Moment::Percent
            } else {
                Moment::Auction
            }
        }
        Business::Trade(_) => Moment::Trade,
        Business::Package(package) if package.to_ask.is_empty() => Moment::DraftPackage,
        Business::Package(_) => Moment::AnswerPackage,
        Business::Interest { .. } => Moment::Interest,
        Business::Claim { .. } => Moment::Claim,
        Business::Placing { .. } => Moment::Placing,
        Business::Opening { .. } => Moment::None,
        Business::None => Moment::Debt,
    }
}

/// Whether the seat to move may do this; total, and the only judge of it.
pub(crate) fn check(game: &Monopoly, s: &State, action: Action) -> Result<(), Illegal> {
    let moment = moment(game, s);
    let seat = Seat(s.actor);
    let only_at = |right: bool| if right { Ok(()) } else { Err(Illegal::NotNow) };
    let manage = moment == Moment::Manage;
    let raise = manage || moment == Moment::Debt;
    match action {
        Action::Roll => only_at(manage && s.phase == Phase::Before),
        Action::Done => only_at(manage && s.phase != Phase::Before),
        Action::Buy => only_at(moment == Moment::Buying).and_then(|()| game.check_buy(s)),
        Action::Decline => only_at(moment == Moment::Buying),
        Action::Bid(amount) => only_at(moment == Moment::Auction)
            .and_then(|()| s.check_bid(amount, game.rules().low_bid_passes)),
        Action::Pass => only_at(matches!(moment, Moment::Auction | Moment::Claim)),
        Action::Leave => only_at(moment == Moment::Auction),
        Action::Percent(share) => {
            only_at(moment == Moment::Percent).and_then(|()| game.check_percent(s, share))
        }
        Action::Build(place) => match moment {
            Moment::Manage => game.check_build(s, seat, place),
            Moment::Placing => game.check_placing(s, place),
            _ => Err(Illegal::NotNow),
        },
        Action::Sell(place) => only_at(raise).and_then(|()| game.check_sell(s, seat, place)),
        Action::SellDown(place, houses) => {
            only_at(raise).and_then(|()| game.check_sell_down(s, seat, place, houses))
        }
        Action::Mortgage(place) => {
            only_at(raise).and_then(|()| game.check_mortgage(s, seat, place))
        }
        Action::Lift(place) => match moment {
            Moment::Manage => game.check_lift(s, seat, place),
            Moment::Interest => game.check_interest(s, place, true),
            _ => Err(Illegal::NotNow),
        },
        Action::Keep(place) => {
            only_at(moment == Moment::Interest).and_then(|()| game.check_interest(s, place, false))
        }
        Action::SellLot(place) => only_at(raise).and_then(|()| game.check_sell_lot(s, seat, place)),
        Action::AuctionLot(place) => {
            only_at(raise).and_then(|()| game.check_auction_lot(s, seat, place))
        }
        Action::PayFine => {
            only_at(manage && s.phase == Phase::Before).and_then(|()| game.check_fine(s, seat))
        }
        Action::UseCard => only_at(manage && s.phase == Phase::Before)
            .and_then(|()| game.check_use_card(s, seat, None)),
        Action::UseCardOf(deck) => only_at(manage && s.phase == Phase::Before)
            .and_then(|()| game.check_use_card(s, seat, Some(deck))),
        Action::TaxFixed | Action::TaxPercent => only_at(moment == Moment::Taxing),
        Action::Choose(choice) => {
            only_at(moment == Moment::Choosing).and_then(|()| game.check_choice(s, choice))
        }
        Action::Pay => only_at(moment == Moment::Debt).and_then(|()| s.check_pay()),
        Action::Bankrupt => match s.check_pay() {
            _ if moment != Moment::Debt => Err(Illegal::NoDebt),
            Ok(()) => Err(Illegal::CanPay),
            Err(_) => Ok(()),
        },
        Action::Trade(offer) => only_at(raise).and_then(|()| game.check_trade(s, seat, &offer)),
        Action::Accept | Action::Refuse => {
            only_at(matches!(moment, Moment::Trade | Moment::AnswerPackage))
        }
        Action::Leg(leg) => {
            only_at(raise || moment == Moment::DraftPackage).and_then(|()| game.check_leg(s, &leg))
        }
        Action::Propose => {
            only_at(moment == Moment::DraftPackage).and_then(|()| game.check_package(s))
        }
        Action::Withdraw => only_at(moment == Moment::DraftPackage),
        Action::Claim => only_at(moment == Moment::Claim),
        Action::Window(wanted) => {
            only_at(manage && matches!(s.phase, Phase::Before | Phase::After))?;
            let fits = s.live.has(wanted) && wanted != seat;
            if fits { Ok(()) } else { Err(Illegal::NoSuchPartner { seat: wanted }) }
        }
        Action::Resign => only_at(raise),
    }
}
