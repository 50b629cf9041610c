//! When it builds, and when it lifts mortgages.

use ludoteca_core::{SeatView as _, Thinking};

use super::{Settings, ratio_below, say};
use crate::{Action, DeedId, DeedKind, DeedSet, HOTEL, Monopoly, Question, View};

/// The roll by which the rent of a utility is counted: the mean.
pub(super) const ROLL: u8 = 7;

/// One building that could be put up now.
#[derive(Clone, Copy, Debug)]
struct Site {
    lot: DeedId,
    gain: i32,
    price: i32,
}

/// The rent of a street of a complete group at a level.
pub(super) fn rent_at(game: &Monopoly, lot: DeedId, level: u8) -> i32 {
    match game.deed(lot).kind {
        DeedKind::Street { rents, .. } if level == 0 => 2 * rents[0],
        DeedKind::Street { rents, .. } => rents[usize::from(level.min(HOTEL))],
        DeedKind::Station { .. } | DeedKind::Utility { .. } => 0,
    }
}

/// Builds above the reserve, otherwise only lifts mortgages.
#[inline]
pub(super) fn improve(
    settings: &Settings,
    view: &View<'_>,
    thinking: &mut Thinking<'_, Action>,
) -> Option<Action> {
    let me = view.seat();
    let mine = view.owned_by(me);
    let reserve = settings.reserve(view);
    let mortgaged = mine.and(view.mortgaged());
    let spare = view.cash(me) - reserve;
    if spare > 0 {
        // A mortgage in a complete group stands in the way of building.
        let blocking = mortgaged.into_iter().filter(|&lot| {
            let deed = view.game().deed(lot);
            deed.is_street() && mine.covers(deed.group_set)
        });
        if let Some(action) = lift_first(view, blocking, spare, thinking) {
            return Some(action);
        }
        if let Some(site) = best_site(view, mine, spare) {
            let action = Action::Build(view.game().place_of(site.lot));
            return Some(say(thinking, action, || {
                vec![("spare", spare.into()), ("price", -f64::from(site.price))]
            }));
        }
    }
    if mortgaged.is_empty() {
        return None;
    }
    let spare = view.cash(me) - settings.floor(reserve);
    lift_first(view, mortgaged.into_iter(), spare, thinking)
}

/// Lifts the first of these mortgages that the spare money pays.
fn lift_first(
    view: &View<'_>,
    mut lots: impl Iterator<Item = DeedId>,
    spare: i32,
    thinking: &mut Thinking<'_, Action>,
) -> Option<Action> {
    let lot = lots.find(|&lot| view.game().deed(lot).lift_cost() <= spare)?;
    let action = Action::Lift(view.game().place_of(lot));
    let cost = view.game().deed(lot).lift_cost();
    Some(say(thinking, action, || vec![("spare", spare.into()), ("cost", -f64::from(cost))]))
}

/// The affordable building that earns most for its price.
#[inline]
fn best_site(view: &View<'_>, mine: DeedSet, spare: i32) -> Option<Site> {
    let game = view.game();
    let mut best: Option<Site> = None;
    for &group in &game.track.street_groups {
        if !mine.covers(group) || !group.and(view.mortgaged()).is_empty() {
            continue;
        }
        for lot in group {
            let Some(site) = site(view, lot).filter(|site| site.price <= spare) else { continue };
            let better =
                best.is_none_or(|best| ratio_below(best.gain, best.price, site.gain, site.price));
            if better && view.check(Action::Build(game.place_of(lot))).is_ok() {
                best = Some(site);
            }
        }
    }
    best
}

/// The next building of a lot.
fn site(view: &View<'_>, lot: DeedId) -> Option<Site> {
    let game = view.game();
    let level = view.level(lot);
    let next = game.next_level(level)?;
    let gain = rent_at(game, lot, next) - rent_at(game, lot, level);
    Some(Site { lot, gain, price: game.step_price(lot, next) })
}

/// What the building that it wants most costs at the bank; 0 when it wants none.
pub(super) fn price_of_wanted(settings: &Settings, view: &View<'_>) -> i32 {
    let me = view.seat();
    let mine = view.owned_by(me);
    let spare = view.cash(me) - settings.reserve(view);
    let groups = view.game().track.street_groups.iter();
    let open =
        groups.filter(|&&group| mine.covers(group) && group.and(view.mortgaged()).is_empty());
    let sites = open.flat_map(|&group| group.into_iter()).filter_map(|lot| site(view, lot));
    sites.map(|site| site.price).filter(|&price| price <= spare).max().unwrap_or(0)
}

/// Whether it wants one of the last buildings.
pub(super) fn claim(
    settings: &Settings,
    view: &View<'_>,
    thinking: &mut Thinking<'_, Action>,
) -> Action {
    let price = price_of_wanted(settings, view);
    let action = if price > 0 { Action::Claim } else { Action::Pass };
    say(thinking, action, || vec![("price of a building it can afford", price.into())])
}

/// Puts a building that it won where it earns most.
pub(super) fn place(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    debug_assert_eq!(view.question(), Question::Place, "nothing to place");
    let sites = view.owned_by(view.seat()).into_iter().filter_map(|lot| site(view, lot));
    let legal =
        sites.filter(|site| view.check(Action::Build(view.game().place_of(site.lot))).is_ok());
    let best = legal.max_by_key(|site| site.gain);
    let action = best.map_or(Action::Done, |site| Action::Build(view.game().place_of(site.lot)));
    say(thinking, action, || vec![("rent gained", best.map_or(0.0, |site| site.gain.into()))])
}

/// A mortgaged lot came into its hands: lifted at once if the reserve stays whole.
pub(super) fn taken_over(
    settings: &Settings,
    view: &View<'_>,
    thinking: &mut Thinking<'_, Action>,
) -> Action {
    let Some(lot) = view.mortgage_taken_over() else { return Action::Done };
    let deed = view.game().deed(lot);
    let spare = view.cash(view.seat()) - settings.floor(settings.reserve(view));
    let lift = deed.lift_cost() <= spare && view.check(Action::Lift(deed.place)).is_ok();
    let action = if lift { Action::Lift(deed.place) } else { Action::Keep(deed.place) };
    say(thinking, action, || vec![("spare", spare.into()), ("cost", -f64::from(deed.lift_cost()))])
}
