//! Rules 1.1 to 1.7: what to bid.

use ludoteca_core::SeatView as _;

use super::note::{Mind, otherwise, tries};
use crate::{Action, AuctionView, DeedId, DeedSet, View};

/// What is under the hammer, as the rules see it.
#[derive(Clone, Copy, Debug)]
struct Wares {
    /// The money available.
    money: i64,
    /// The highest bid; 0: none yet.
    max: i64,
    /// The printed price.
    price: i64,
    /// Whether it is the last lot of one's own group.
    completes_mine: bool,
    /// Whether it is the last lot of the highest bidder's group.
    completes_bidders: bool,
    /// Whether one owns in its group, and nobody else does.
    alone: bool,
}

impl Wares {
    fn lot(view: &View<'_>, auction: AuctionView, lot: DeedId) -> Self {
        let deed = view.game().deed(lot);
        // Where a player puts up an own lot, that lot tells nothing about who owns in the group.
        let others = deed.group_set.without(DeedSet::of(lot));
        let mine = view.owned_by(view.seat());
        let taken = view.owned().and(others);
        Self {
            money: view.cash(view.seat()).into(),
            max: auction.bid.into(),
            price: deed.price.into(),
            completes_mine: mine.covers(others),
            completes_bidders: auction
                .bidder
                .is_some_and(|bidder| view.owned_by(bidder).covers(others)),
            alone: !taken.is_empty() && mine.covers(taken),
        }
    }

    /// A building has a price and no group: only the rules about money can fire.
    fn building(view: &View<'_>, auction: AuctionView, price: i32) -> Self {
        Self {
            money: view.cash(view.seat()).into(),
            max: auction.bid.into(),
            price: price.into(),
            completes_mine: false,
            completes_bidders: false,
            alone: false,
        }
    }

    /// The first rule that fires; `act` makes an answer of an amount, `pass` is the one without.
    fn decide(self, thinking: &mut Mind<'_>, act: impl Fn(i64) -> Action, pass: Action) -> Action {
        let Self { money, max, price, .. } = self;
        if tries(thinking, "1.1", max > money, pass) {
            return pass;
        }
        // Bids are whole, above the highest, and within the purse.
        let raise = |bid: i64| {
            let bid = bid.max(max + 1);
            if bid <= money { act(bid) } else { pass }
        };
        let rules = [
            ("1.2", max == 0 && price < money, price / 2),
            ("1.3", 2 * max < money && self.completes_mine, max * 13 / 10),
            ("1.4", 2 * max < money && self.completes_bidders, max * 11 / 10),
            ("1.5", 2 * max < money && self.alone, max * 12 / 10),
            ("1.6", 10 * max < money && max < price, max * 13 / 10),
            ("1.7", 3 * max < money && max < price, max * 11 / 10),
        ];
        for (rule, fires, bid) in rules {
            let bid = raise(bid);
            if tries(thinking, rule, fires, bid) {
                return bid;
            }
        }
        otherwise(thinking, "otherwise", pass)
    }
}

/// The bid for a lot.
pub(super) fn for_lot(
    view: &View<'_>,
    auction: AuctionView,
    lot: DeedId,
    thinking: &mut Mind<'_>,
) -> Action {
    Wares::lot(view, auction, lot).decide(thinking, bid, Action::Pass)
}

/// The bid for a building that would cost `price` if nobody else wanted it.
pub(super) fn for_building(
    view: &View<'_>,
    auction: AuctionView,
    price: i32,
    thinking: &mut Mind<'_>,
) -> Action {
    Wares::building(view, auction, price).decide(thinking, bid, Action::Pass)
}

fn bid(amount: i64) -> Action {
    Action::Bid(amount as i32)
}

/// The share for a percentage auction: clamp(⌊100 · bid / price⌋ − 50, 0, 50).
///
/// The highest bid there is never 0, because the lot begins at half its price: 50 % and the best
/// share so far. Rule 1.2, which would open with that half, so never fires.
pub(super) fn share(view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    const NOTHING: Action = Action::Percent(0);
    let sale = view.auction().and_then(|auction| Some((auction, auction.lot?)));
    let Some((auction, lot)) = sale else {
        return otherwise(thinking, "no auction", NOTHING);
    };
    let mut wares = Wares::lot(view, auction, lot);
    wares.max = wares.price * (50 + i64::from(auction.bid)) / 100;
    let share = |bid: i64| {
        let share = (100 * bid / wares.price.max(1) - 50).clamp(0, 50);
        let offer = Action::Percent(share as u8);
        // A mortgaged lot costs 60 % and the share: the purse may not reach that far.
        if view.check(offer).is_ok() { offer } else { NOTHING }
    };
    wares.decide(thinking, share, NOTHING)
}
