//! Offering trades.

use ludoteca_core::{MAX_SEATS, Seat, Thinking};

use super::{cash, note, salary};
use crate::{Action, DeedId, DeedSet, Dice, Offer, PlaceSet, View};

/// What has been offered since the last lot changed hands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    /// Whose the lots were then.
    owners: [DeedSet; MAX_SEATS],
    /// Own lots that were offered for sale.
    sold: DeedSet,
    /// Lots that were asked for in a swap, and for cash.
    swapped: DeedSet,
    asked: DeedSet,
    /// The last offer and when it was made: asked again at the same moment, it is the same, so
    /// that being asked why costs no offer.
    last: Option<(Moment, Offer, Terms)>,
}

/// A moment at which an offer can be made: turn, offers in this window, dice.
type Moment = (u32, u8, Dice);
type Terms = [(&'static str, i64); 2];

/// Streets that would complete a group.
struct Openings {
    /// Of others, for the player itself.
    wanted: DeedSet,
    /// Lone ones of the player, for somebody else.
    lone: DeedSet,
}

impl Memory {
    pub(super) const NEW: Self = Self {
        owners: [DeedSet::EMPTY; MAX_SEATS],
        sold: DeedSet::EMPTY,
        swapped: DeedSet::EMPTY,
        asked: DeedSet::EMPTY,
        last: None,
    };

    /// The next offer, if there is one that was not made yet.
    #[inline]
    pub(super) fn offer(
        &mut self,
        view: &View<'_>,
        mine: DeedSet,
        thinking: &mut Thinking<'_, Action>,
    ) -> Option<Action> {
        if !view.game().rules().trades {
            return None;
        }
        let openings = Openings::find(view, mine);
        if openings.wanted.or(openings.lone).is_empty() {
            return None;
        }
        let (offer, terms) = self.next(view, &openings)?;
        note(thinking, Action::Trade(offer), &terms);
        Some(Action::Trade(offer))
    }

    fn next(&mut self, view: &View<'_>, openings: &Openings) -> Option<(Offer, Terms)> {
        let owners = std::array::from_fn(|seat| view.owned_by(Seat(seat as u8)));
        if self.owners != owners {
            *self = Self { owners, ..Self::NEW };
        }
        let now = (view.turns(), view.state().offers, view.dice());
        if let Some((moment, offer, terms)) = self.last
            && moment == now
            && allowed(view, &offer)
        {
            return Some((offer, terms));
        }
        let (offer, terms) = self.make(view, openings)?;
        self.last = Some((now, offer, terms));
        Some((offer, terms))
    }

    /// Swaps first, because they cost least; then the cheapest lot for cash; then the best sale.
    fn make(&mut self, view: &View<'_>, openings: &Openings) -> Option<(Offer, Terms)> {
        let price = |lot: DeedId| view.game().deed(lot).price;
        let swaps = openings.wanted.without(self.swapped).into_iter();
        let swap = swaps
            .filter_map(|lot| Some((lot, swap(view, lot, openings.lone)?)))
            .min_by_key(|&(lot, _)| price(lot));
        if let Some((lot, found)) = swap {
            self.swapped = self.swapped.or(DeedSet::of(lot));
            return Some(found);
        }
        let asks = openings.wanted.without(self.asked).into_iter();
        let ask =
            asks.filter_map(|lot| Some((lot, ask(view, lot)?))).min_by_key(|&(lot, _)| price(lot));
        if let Some((lot, found)) = ask {
            self.asked = self.asked.or(DeedSet::of(lot));
            return Some(found);
        }
        let sales = openings.lone.without(self.sold).into_iter();
        let (lot, found) = sales
            .filter_map(|lot| Some((lot, sale(view, lot)?)))
            .min_by_key(|&(_, (offer, _))| offer.cash)?;
        self.sold = self.sold.or(DeedSet::of(lot));
        Some(found)
    }
}

impl Openings {
    /// Mortgaged streets are neither asked for nor offered.
    #[inline]
    fn find(view: &View<'_>, mine: DeedSet) -> Self {
        let mut found = Self { wanted: DeedSet::EMPTY, lone: DeedSet::EMPTY };
        let others = view.owned().without(mine);
        for &group in &view.game().track.street_groups {
            let (own, missing) = (group.and(mine), group.without(mine));
            if own.is_empty() || missing.is_empty() || !others.covers(missing) {
                continue;
            }
            if missing.len() == 1 {
                found.wanted = found.wanted.or(missing);
            }
            if own.len() == 1 && one_owner(view, missing).is_some() {
                found.lone = found.lone.or(own);
            }
        }
        let mortgaged = view.mortgaged();
        Self { wanted: found.wanted.without(mortgaged), lone: found.lone.without(mortgaged) }
    }
}

/// Who has all of these lots.
#[inline]
fn one_owner(view: &View<'_>, lots: DeedSet) -> Option<Seat> {
    let owner = view.owner(lots.first()?)?;
    view.owned_by(owner).covers(lots).then_some(owner)
}

/// Whom a lone street completes a group, and what it costs them: 1.5 × price or half their cash.
fn buyer(view: &View<'_>, lot: DeedId) -> Option<(Seat, i32)> {
    let deed = view.game().deed(lot);
    let buyer = one_owner(view, deed.group_set.without(DeedSet::of(lot)))?;
    let price = (deed.price / 2 + deed.price).max(view.cash(buyer) / 2);
    (price <= view.cash(buyer)).then_some((buyer, price))
}

fn allowed(view: &View<'_>, offer: &Offer) -> bool {
    view.check(Action::Trade(*offer)).is_ok()
}

fn one(view: &View<'_>, lot: DeedId) -> PlaceSet {
    PlaceSet::of(view.game().place_of(lot))
}

/// A street that completes the own group at 0.75 × price, against one that completes a group of
/// its owner at the price of a sale: the dearest of those.
fn swap(view: &View<'_>, want: DeedId, lone: DeedSet) -> Option<(Offer, Terms)> {
    let partner = view.owner(want)?;
    // Within one group a swap would complete nothing.
    let (give, price) = lone
        .without(view.game().deed(want).group_set)
        .into_iter()
        .filter_map(|give| Some((give, buyer(view, give).filter(|sale| sale.0 == partner)?.1)))
        .max_by_key(|&(give, price)| (price, std::cmp::Reverse(give)))?;
    let paid = (i64::from(view.game().deed(want).price) * 3 / 4) as i32;
    let (give, want) = (one(view, give), one(view, want));
    let offer = Offer { give, want, cash: paid - price, ..Offer::to(partner) };
    let terms = [("price of mine", price.into()), ("price of theirs", -i64::from(paid))];
    allowed(view, &offer).then_some((offer, terms))
}

/// A street that completes the own group at 1.125 × price, if more than half a salary is left.
fn ask(view: &View<'_>, want: DeedId) -> Option<(Offer, Terms)> {
    let paid = i64::from(view.game().deed(want).price) * 9 / 8;
    let (after, reserve) = (cash(view) - paid, salary(view) / 2);
    let offer = Offer { want: one(view, want), cash: paid as i32, ..Offer::to(view.owner(want)?) };
    let terms = [("cash after", after), ("reserve", -reserve)];
    (after > reserve && allowed(view, &offer)).then_some((offer, terms))
}

/// A lone street for whom it completes a group.
fn sale(view: &View<'_>, give: DeedId) -> Option<(Offer, Terms)> {
    let (partner, price) = buyer(view, give)?;
    let offer = Offer { give: one(view, give), cash: -price, ..Offer::to(partner) };
    let printed = view.game().deed(give).price;
    let terms = [("price", price.into()), ("printed price", -i64::from(printed))];
    allowed(view, &offer).then_some((offer, terms))
}
