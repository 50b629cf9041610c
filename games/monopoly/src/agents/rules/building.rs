//! The last buildings of the bank: whether to claim one, what to bid for it, where to put it.

use ludoteca_core::SeatView as _;

use super::improve::{budget, can_build};
use super::note::{Mind, otherwise};
use crate::state::{Business, Wares};
use crate::{Action, AuctionView, DeedId, HOTEL, View, subset};

/// Claims what it would build in its own window.
pub(super) fn claim(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    if wanted(view).is_some() {
        otherwise(thinking, "would build itself", Action::Claim)
    } else {
        otherwise(thinking, "would not build", Action::Pass)
    }
}

/// Bids for a building as for a lot, with the price of the building that it would build.
pub(super) fn bid(view: &View<'_>, auction: AuctionView, thinking: &mut Mind<'_>) -> Action {
    match wanted(view) {
        Some(price) => super::bid::for_building(view, auction, price, thinking),
        None => otherwise(thinking, "would not build", Action::Leave),
    }
}

/// Puts a building that it won where it adds the most rent.
pub(super) fn place(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let game = view.game();
    let gain = |lot: DeedId| {
        let deed = game.deed(lot);
        let crate::DeedKind::Street { rents, .. } = deed.kind else { return 0 };
        let next = game.next_level(view.level(lot)).unwrap_or(HOTEL);
        rents[usize::from(next)] - view.rent(lot, 0)
    };
    let mine = view.owned_by(view.seat()).into_iter();
    let places = mine.filter(|&lot| view.check(Action::Build(game.place_of(lot))).is_ok());
    // The first of equals: `max_by_key` would take the last.
    let best = places.reduce(|best, lot| if gain(lot) > gain(best) { lot } else { best });
    let action = best.map_or(Action::Done, |lot| Action::Build(game.place_of(lot)));
    otherwise(thinking, "adds the most rent", action)
}

/// The price of the building now wanted by several, if this player would build such a one.
fn wanted(view: &View<'_>) -> Option<i32> {
    let hotel = match view.state().business {
        Business::Claim { lot, .. } => view.game().next_level(view.level(lot)) == Some(HOTEL),
        Business::Auction(auction) => auction.wares == Wares::Hotel,
        _ => return None,
    };
    if !can_build(view) {
        return None;
    }
    let game = view.game();
    let plan = subset::build(view, budget(view));
    let mut steps = plan.lots().into_iter().filter_map(|lot| {
        let next = game.next_level(view.level(lot))?;
        ((next == HOTEL) == hotel).then(|| game.step_price(lot, next))
    });
    steps.next()
}
