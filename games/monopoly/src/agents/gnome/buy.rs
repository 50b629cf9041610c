//! Buying and bidding.

use ludoteca_core::{SeatView as _, Thinking};

use super::{Kind, build, cash, note, plain, salary};
use crate::{Action, Deed, DeedId, DeedKind, DeedSet, Monopoly, View};

impl Kind {
    /// Whether lots of this sort are not wanted at all.
    pub(super) fn shuns(self, deed: &Deed) -> bool {
        self != Self::A && matches!(deed.kind, DeedKind::Utility { .. })
    }

    /// Whether the lot is bought whenever the money is there.
    ///
    /// Told by prices, not by names, so that it holds on any board. The two dearest streets: of
    /// streets at one price the later one counts as dearer. The groups: the second and the fourth
    /// in the order of their dearest streets, on classic boards light blue and orange.
    pub(super) fn favours(self, game: &Monopoly, lot: DeedId) -> bool {
        match (self, game.deed(lot).kind) {
            (Self::A, _) | (_, DeedKind::Utility { .. }) => false,
            (_, DeedKind::Station { .. }) => true,
            (Self::B, DeedKind::Street { .. }) => {
                let rank = |lot: DeedId| (game.deed(lot).price, lot);
                let streets = game.track.street_groups.iter().flat_map(|&group| group);
                streets.filter(|&other| rank(other) > rank(lot)).count() < 2
            }
            (Self::C, DeedKind::Street { .. }) => {
                let rank = |group: DeedSet| {
                    (group.into_iter().map(|lot| game.deed(lot).price).max(), group.first())
                };
                let own = rank(game.deed(lot).group_set);
                let groups = game.track.street_groups.iter();
                matches!(groups.filter(|&&group| rank(group) < own).count(), 1 | 3)
            }
        }
    }
}

/// Whether the lot is all that a group lacks.
fn completes(view: &View<'_>, lot: DeedId) -> bool {
    let group = view.game().deed(lot).group_set;
    group.without(view.owned_by(view.seat())) == DeedSet::of(lot)
}

pub(super) fn buy(kind: Kind, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let game = view.game();
    let Some(lot) = game.board().deed_at(view.place(view.seat())) else {
        return plain(thinking, Action::Decline, "no lot");
    };
    let deed = game.deed(lot);
    if kind.shuns(deed) {
        return plain(thinking, Action::Decline, "wants no utilities");
    }
    let (cash, price) = (cash(view), i64::from(deed.price));
    let why = if kind.favours(game, lot) {
        ("no reserve for a favourite", 0)
    } else if completes(view, lot) {
        ("no reserve to complete a group", 0)
    } else {
        ("reserve", -salary(view))
    };
    note(thinking, Action::Buy, &[("cash", cash), ("price", -price), why]);
    note(thinking, Action::Decline, &[]);
    if cash - price + why.1 >= 0 { Action::Buy } else { Action::Decline }
}

/// What the highest bid is raised to, with the reason; nothing when it cannot be raised.
fn raised(kind: Kind, view: &View<'_>, lot: DeedId, highest: i64) -> Option<(&'static str, i64)> {
    let (cash, deed) = (cash(view), view.game().deed(lot));
    let price = i64::from(deed.price);
    if kind.shuns(deed) {
        return None;
    }
    let (why, step) = if kind.favours(view.game(), lot) {
        ("a sixth of what is left, for a favourite", (cash - highest) / 6)
    } else if highest < price {
        ("half the way to the price", (price - highest) / 2)
    } else if completes(view, lot) {
        ("a quarter of what is left, for a group", (cash - highest) / 4)
    } else {
        return None;
    };
    (step > 0 && highest + step <= cash).then_some((why, step))
}

pub(super) fn bid(kind: Kind, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let Some(auction) = view.auction() else {
        return plain(thinking, Action::Leave, "no auction");
    };
    let highest = i64::from(auction.bid);
    let raised = match auction.lot {
        Some(lot) => raised(kind, view, lot, highest),
        // For a building the cost of building it is the price.
        None => build::wanted(kind, view)
            .map(|cost| ("half the way to the cost", (i64::from(cost) - highest) / 2))
            .filter(|&(_, step)| step > 0 && highest + step <= cash(view)),
    };
    let Some((why, step)) = raised else {
        return plain(thinking, Action::Leave, "does not raise");
    };
    let bid = Action::Bid((highest + step) as i32);
    note(thinking, bid, &[("highest bid", highest), (why, step)]);
    bid
}

/// A percentage auction begins at 50 % of the price (60 % if it lifts a mortgage): that is the
/// bid to be raised as long as there is none.
pub(super) fn percent(kind: Kind, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let nothing = Action::Percent(0);
    let Some((auction, lot)) = view.auction().and_then(|auction| Some((auction, auction.lot?)))
    else {
        return plain(thinking, nothing, "no lot");
    };
    let opening = if view.mortgaged().has(lot) { 60 } else { 50 };
    let price = i64::from(view.game().deed(lot).price).max(1);
    let highest = price * (opening + i64::from(auction.bid)) / 100;
    if let Some((why, step)) = raised(kind, view, lot, highest) {
        let share = (100 * (highest + step) / price - opening).clamp(0, 50);
        let offer = Action::Percent(share as u8);
        if share > i64::from(auction.bid) && view.check(offer).is_ok() {
            let so_far = i64::from(auction.bid);
            note(thinking, offer, &[("highest share", so_far), (why, share - so_far)]);
            return offer;
        }
    }
    plain(thinking, nothing, "does not raise")
}
