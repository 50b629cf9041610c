//! What it bids.

use ludoteca_core::{SeatView as _, Thinking};

use super::{Settings, say, tiles};
use crate::{Action, DeedId, DeedSet, View};

/// The most that it would pay for a lot, its purse aside.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Limit {
    /// The lot completes somebody's group: everything it has.
    Everything,
    /// The printed price times this coefficient.
    Times(f64),
}

/// How much a lot is worth to this seat, by who holds the rest of the group.
pub(super) fn limit(settings: &Settings, view: &View<'_>, lot: DeedId) -> Limit {
    let others = view.game().deed(lot).group_set.without(DeedSet::of(lot));
    let held = |seat| view.owned_by(seat).and(others).len();
    let own = held(view.seat());
    let rivals = view.live().without(view.seat());
    let rival = rivals.iter().map(held).max().unwrap_or(0);
    if own.max(rival) == others.len() {
        return Limit::Everything;
    }
    // Below here everybody lacks at least one lot more: holding all but that one counts in full.
    let share = |held: u32| f64::from(held) / f64::from((others.len() - 1).max(1));
    let worth =
        settings.bid_base + settings.bid_own * share(own) + settings.bid_rival * share(rival);
    Limit::Times(worth * (1.0 + settings.bid_risk * (settings.risk - 0.5)))
}

/// The limit in money, never more than it has.
fn most(settings: &Settings, view: &View<'_>, lot: DeedId) -> i32 {
    let cash = view.cash(view.seat());
    match limit(settings, view, lot) {
        Limit::Everything => cash,
        Limit::Times(coefficient) => {
            let price = f64::from(view.game().deed(lot).price);
            cash.min((price * coefficient) as i32)
        }
    }
}

/// Raises by the least until the limit, then leaves.
pub(super) fn bid(
    settings: &Settings,
    view: &View<'_>,
    thinking: &mut Thinking<'_, Action>,
) -> Action {
    let Some(auction) = view.auction() else { return Action::Pass };
    let most = match auction.lot {
        Some(lot) => most(settings, view, lot),
        // The last houses: what such a building costs at the bank, out of what may be spent.
        None => tiles::price_of_wanted(settings, view),
    };
    // Rather one unit less than leave a lot that is still worth it.
    let bid = (auction.bid + settings.raise(view)).min(most);
    let answer = if bid > auction.bid { Action::Bid(bid) } else { Action::Leave };
    say(thinking, answer, || vec![("limit", most.into()), ("highest bid", -f64::from(auction.bid))])
}

/// The share on top of 50 % that reaches the limit, where auctions go by percentages.
pub(super) fn percent(
    settings: &Settings,
    view: &View<'_>,
    thinking: &mut Thinking<'_, Action>,
) -> Action {
    let lot = view.auction().and_then(|auction| auction.lot);
    let worth = lot.map_or(0.0, |lot| match limit(settings, view, lot) {
        Limit::Everything => 1.0,
        Limit::Times(coefficient) => coefficient,
    });
    let mut share = ((worth - 0.5) * 100.0).clamp(0.0, 50.0) as u8;
    // The most that it can pay: a lot costs half its price at least.
    while share > 0 && view.check(Action::Percent(share)).is_err() {
        share -= 1;
    }
    let offers = || vec![("percent on top of 50", share.into())];
    say(thinking, Action::Percent(share), offers)
}
