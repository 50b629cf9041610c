//! How it pays debts.

use ludoteca_core::{SeatView as _, Thinking};

use super::{ratio_below, say, tiles};
use crate::{Action, DeedId, DeedSet, View};

/// One way to raise money.
#[derive(Clone, Copy, Debug)]
struct Way {
    action: Action,
    /// Rent that is given up.
    lost: i32,
    /// Money that comes in.
    raised: i32,
}

/// Pays, or raises money: mortgages outside complete groups, then buildings, then the rest.
pub(super) fn settle(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let me = view.seat();
    let owed = view.debt().map_or(0, |debt| debt.total());
    if i64::from(view.cash(me)) >= owed {
        return say(thinking, Action::Pay, || vec![("pays", owed as f64)]);
    }
    let mine = view.owned_by(me);
    let unmortgaged = mine.without(view.mortgaged());
    let outside = unmortgaged.without(complete_groups(view, mine));
    let named = |what: &'static str| move |way: Way| (what, way);
    let way = cheapest(mortgages(view, outside))
        .map(named("mortgages a lot outside complete groups"))
        .or_else(|| cheapest(sales(view, mine)).map(named("sells the building that loses least")))
        .or_else(|| sell_down(view, mine).map(named("sells a group down")))
        .or_else(|| cheapest(mortgages(view, unmortgaged)).map(named("mortgages what is left")))
        .or_else(|| last_auction(view, mine).map(named("auctions a mortgaged lot")));
    match way {
        Some((what, Way { action, lost, raised })) => say(thinking, action, || {
            vec![(what, 0.0), ("money raised", raised.into()), ("rent lost", -f64::from(lost))]
        }),
        None => say(thinking, Action::Bankrupt, || vec![("has nothing left", -(owed as f64))]),
    }
}

/// All lots of groups that a seat has in full, stations and utilities included.
fn complete_groups(view: &View<'_>, mine: DeedSet) -> DeedSet {
    let complete = |&lot: &DeedId| mine.covers(view.game().deed(lot).group_set);
    mine.into_iter().filter(complete).collect()
}

/// The least rent lost for the money; among equals the first.
fn cheapest(ways: impl Iterator<Item = Way>) -> Option<Way> {
    ways.reduce(|best, way| {
        let better = ratio_below(way.lost, way.raised, best.lost, best.raised);
        if better { way } else { best }
    })
}

fn mortgages<'v>(view: &'v View<'v>, lots: DeedSet) -> impl Iterator<Item = Way> + 'v {
    lots.into_iter().filter_map(move |lot| {
        let deed = view.game().deed(lot);
        let action = Action::Mortgage(deed.place);
        let lost = view.rent(lot, tiles::ROLL);
        view.check(action).is_ok().then_some(Way { action, lost, raised: deed.mortgage })
    })
}

fn sales<'v>(view: &'v View<'v>, mine: DeedSet) -> impl Iterator<Item = Way> + 'v {
    mine.and(view.built()).into_iter().filter_map(move |lot| {
        let game = view.game();
        let level = view.level(lot);
        let action = Action::Sell(game.place_of(lot));
        let below = game.level_below(level);
        let lost = tiles::rent_at(game, lot, level) - tiles::rent_at(game, lot, below);
        let raised = game.step_price(lot, level) / 2;
        view.check(action).is_ok().then_some(Way { action, lost, raised })
    })
}

/// Hotels that cannot be broken down for want of houses: the group keeps as many as it can.
fn sell_down(view: &View<'_>, mine: DeedSet) -> Option<Way> {
    let places = mine.and(view.built()).into_iter().map(|lot| view.game().place_of(lot));
    let all =
        places.flat_map(|place| (0..=16).rev().map(move |keep| Action::SellDown(place, keep)));
    let action = all.into_iter().find(|&action| view.check(action).is_ok())?;
    Some(Way { action, lost: 0, raised: 0 })
}

/// Where players may auction their own lots, a mortgaged lot can still bring something.
fn last_auction(view: &View<'_>, mine: DeedSet) -> Option<Way> {
    let action = Action::AuctionLot(view.game().place_of(mine.first()?));
    view.check(action).is_ok().then_some(Way { action, lost: 0, raised: 0 })
}
