//! Bidding by chance, and the last buildings of the bank.

use ludoteca_core::SeatView as _;

use super::{PseudoRandom, instead, left_over};
use crate::agents::rules::note::{Mind, otherwise};
use crate::state::{Business, Wares};
use crate::{Action, HOTEL, Place, View};

impl PseudoRandom {
    /// One unit above the highest bid, or out.
    pub(super) fn bid(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        let Some(auction) = view.auction() else { return instead(thinking, Action::Leave) };
        let money = view.cash(view.seat());
        let more = Action::Bid(auction.bid + 1);
        if auction.bid < money && self.draws(left_over(money, auction.bid), more, thinking) {
            more
        } else {
            instead(thinking, Action::Leave)
        }
    }

    /// One percent above the best share; the highest bid is 50 % of the price and that share.
    pub(super) fn share(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        let nothing = Action::Percent(0);
        let sale = view.auction().and_then(|auction| Some((auction.bid, auction.lot?)));
        let Some((best, lot)) = sale else { return instead(thinking, nothing) };
        let price = i64::from(view.game().deed(lot).price);
        let highest = (price * (50 + i64::from(best)) / 100) as i32;
        let more = Action::Percent((best + 1) as u8);
        let can = view.check(more).is_ok();
        if can && self.draws(left_over(view.cash(view.seat()), highest), more, thinking) {
            more
        } else {
            instead(thinking, nothing)
        }
    }

    /// Claims a building by the odds of building it.
    pub(super) fn claim(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
        let price = price_of_wanted(view);
        let money = view.cash(view.seat());
        match price {
            Some(price) if self.draws(left_over(money, price), Action::Claim, thinking) => {
                Action::Claim
            }
            _ => instead(thinking, Action::Pass),
        }
    }
}

/// Puts a building that it won on the first street that takes it.
pub(super) fn place(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let mine = view.owned_by(view.seat()).into_iter();
    let mut builds = mine.map(|lot| Action::Build(view.game().place_of(lot)));
    let first = builds.find(|&build| view.check(build).is_ok());
    otherwise(thinking, "first street", first.unwrap_or(Action::Done))
}

/// What the building that several want would cost on the first own street that takes it.
fn price_of_wanted(view: &View<'_>) -> Option<i32> {
    let (game, state) = (view.game(), view.state());
    let hotel = match state.business {
        Business::Claim { lot, .. } => game.next_level(view.level(lot)) == Some(HOTEL),
        Business::Auction(auction) => auction.wares == Wares::Hotel,
        _ => return None,
    };
    let can_build = |place: Place| game.check_build(state, view.seat(), place).is_ok();
    view.owned_by(view.seat()).into_iter().find_map(|lot| {
        let next = game.next_level(view.level(lot))?;
        let fits = (next == HOTEL) == hotel && can_build(game.place_of(lot));
        fits.then(|| game.step_price(lot, next))
    })
}
