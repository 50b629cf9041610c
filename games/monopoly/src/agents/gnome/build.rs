//! Building and lifting mortgages.

use ludoteca_core::{SeatView as _, Thinking};

use super::{Kind, cash, note, plain, salary};
use crate::state::{Business, Wares};
use crate::{Action, Deed, DeedId, DeedKind, DeedSet, HOTEL, View};

/// The most houses that C builds on a lot.
const ENOUGH: u8 = 3;

impl Kind {
    /// Whether it builds as high as this level.
    fn wants_level(self, level: u8) -> bool {
        self != Self::C || level <= ENOUGH
    }
}

/// The next building of a lot: what it costs, and how much more rent it brings.
#[derive(Clone, Copy)]
struct Building {
    lot: DeedId,
    cost: i32,
    gain: i32,
}

impl Building {
    fn value(self) -> i32 {
        self.gain - self.cost
    }

    fn note(self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let build = Action::Build(view.game().place_of(self.lot));
        note(thinking, build, &[("rent gain", self.gain.into()), ("cost", -i64::from(self.cost))]);
        build
    }
}

/// The rent of a street at a level, in a full group.
pub(super) fn street_rent(deed: &Deed, level: u8) -> i32 {
    match deed.kind {
        DeedKind::Street { rents, .. } if level == 0 => 2 * rents[0],
        DeedKind::Street { rents, .. } => rents[usize::from(level)],
        DeedKind::Station { .. } | DeedKind::Utility { .. } => 0,
    }
}

/// Builds on full groups, else lifts a mortgage.
#[inline]
pub(super) fn improve(
    kind: Kind,
    view: &View<'_>,
    mine: DeedSet,
    thinking: &mut Thinking<'_, Action>,
) -> Option<Action> {
    let best = best(
        kind,
        view,
        mine,
        |_| true,
        |building| {
            building.note(view, thinking);
        },
    );
    if let Some(best) = best {
        return Some(Action::Build(view.game().place_of(best.lot)));
    }
    let mortgaged = mine.and(view.mortgaged());
    if mortgaged.is_empty() { None } else { lift(view, mortgaged, thinking) }
}

/// The building with the largest (rent gain − cost) that the rules and the purse allow; it need
/// not pay for itself in one visit. Of equal ones the first on the board.
#[inline]
fn best(
    kind: Kind,
    view: &View<'_>,
    mine: DeedSet,
    wanted: impl Fn(u8) -> bool,
    mut look: impl FnMut(Building),
) -> Option<Building> {
    let (game, me) = (view.game(), view.seat());
    let cash = view.cash(me);
    let mut best: Option<Building> = None;
    for &group in game.track.street_groups.iter().filter(|&&group| mine.covers(group)) {
        for lot in group {
            let level = view.level(lot);
            let Some(next) = game.next_level(level) else { continue };
            let cost = game.step_price(lot, next);
            // Asked directly: at a claim or in an auction this is not the moment to build.
            let possible = cost <= cash && wanted(next) && kind.wants_level(next);
            if possible && game.check_build(view.state(), me, game.place_of(lot)).is_ok() {
                let deed = game.deed(lot);
                let gain = street_rent(deed, next) - street_rent(deed, level);
                let building = Building { lot, cost, gain };
                look(building);
                if best.is_none_or(|best| building.value() > best.value()) {
                    best = Some(building);
                }
            }
        }
    }
    best
}

/// What the building under the hammer would cost at the bank, if the player wants it.
pub(super) fn wanted(kind: Kind, view: &View<'_>) -> Option<i32> {
    let hotel = match &view.state().business {
        Business::Auction(auction) => auction.wares == Wares::Hotel,
        Business::Claim { lot, .. } => view.game().next_level(view.level(*lot)) == Some(HOTEL),
        _ => return None,
    };
    let mine = view.owned_by(view.seat());
    best(kind, view, mine, |level| (level == HOTEL) == hotel, |_| ()).map(|building| building.cost)
}

/// Wants the building if it would build it.
pub(super) fn claim(kind: Kind, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    if let Some(cost) = wanted(kind, view) {
        let terms = [("cash", cash(view)), ("cost", -i64::from(cost))];
        note(thinking, Action::Claim, &terms);
        note(thinking, Action::Pass, &[]);
        return Action::Claim;
    }
    plain(thinking, Action::Pass, "would not build it")
}

/// Puts a building that is paid for where it brings most.
pub(super) fn place(view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
    let game = view.game();
    let mut best: Option<Building> = None;
    for lot in view.owned_by(view.seat()) {
        let level = view.level(lot);
        let Some(next) = game.next_level(level) else { continue };
        if view.check(Action::Build(game.place_of(lot))).is_ok() {
            let deed = game.deed(lot);
            let gain = street_rent(deed, next) - street_rent(deed, level);
            let building = Building { lot, cost: 0, gain };
            building.note(view, thinking);
            if best.is_none_or(|best| gain > best.gain) {
                best = Some(building);
            }
        }
    }
    // Who wins a building can place it; without a place there would be nothing to answer.
    best.map_or(Action::Done, |building| Action::Build(game.place_of(building.lot)))
}

/// Lifts the cheapest mortgage if a salary is left after it.
fn lift(
    view: &View<'_>,
    mortgaged: DeedSet,
    thinking: &mut Thinking<'_, Action>,
) -> Option<Action> {
    let game = view.game();
    let cheapest = mortgaged.into_iter().min_by_key(|&lot| game.deed(lot).lift_cost())?;
    let (cash, cost, reserve) =
        (cash(view), i64::from(game.deed(cheapest).lift_cost()), salary(view));
    let action = Action::Lift(game.place_of(cheapest));
    note(thinking, action, &[("cash", cash), ("cost", -cost), ("reserve", -reserve)]);
    (cash - cost >= reserve).then_some(action)
}
