//! The end of the move: lifting mortgages and building, by chance.

use ludoteca_core::SeatView as _;

use super::{PseudoRandom, left_over};
use crate::agents::rules::note::Mind;
use crate::{Action, DeedId, DeedSet, View};

/// What has been drawn for in the present window.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Window {
    /// The turn it belongs to.
    turn: u32,
    /// The group that was chosen in this turn has had its first building.
    chosen: bool,
    /// Mortgaged lots that have had their draw.
    tried: DeedSet,
    /// Groups that have had their draw.
    groups: u8,
    /// Streets of the chosen group that have still to draw.
    streets: DeedSet,
}

impl Window {
    /// The window closes; the group of this turn is remembered, for doubles open another one.
    fn close(&mut self) {
        *self = Self { turn: self.turn, chosen: self.chosen, ..Self::default() };
    }
}

impl PseudoRandom {
    /// The next lift or building that a draw wants; none ends the window.
    #[inline]
    pub(super) fn improve(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Option<Action> {
        if self.window.turn != view.turns() {
            self.window = Window { turn: view.turns(), ..Window::default() };
        }
        let mine = view.owned_by(view.seat());
        let action = self.lift(view, mine, thinking).or_else(|| {
            if self.window.chosen {
                self.build_on(view, thinking)
            } else {
                self.choose_group(view, mine, thinking)
            }
        });
        if action.is_none() {
            self.window.close();
        }
        action
    }

    #[inline]
    fn lift(&mut self, view: &View<'_>, mine: DeedSet, thinking: &mut Mind<'_>) -> Option<Action> {
        let open = mine.and(view.mortgaged()).without(self.window.tried);
        open.into_iter().find_map(|lot| {
            self.window.tried = self.window.tried.or(DeedSet::of(lot));
            let deed = view.game().deed(lot);
            let p = left_over(view.cash(view.seat()), deed.lift_cost());
            let lift = Action::Lift(deed.place);
            (p > 0 && self.draws(p, lift, thinking)).then_some(lift)
        })
    }

    /// Draws for one group after another until one is chosen, and builds on its first street.
    #[inline]
    fn choose_group(
        &mut self,
        view: &View<'_>,
        mine: DeedSet,
        thinking: &mut Mind<'_>,
    ) -> Option<Action> {
        let groups = &view.game().track.street_groups;
        let left = groups.iter().enumerate().skip(usize::from(self.window.groups));
        let open = mine.without(view.mortgaged());
        for (n, &group) in left.filter(|&(_, &group)| open.covers(group)) {
            self.window.groups = n as u8 + 1;
            let first = group.into_iter().find(|&lot| can_build(view, lot));
            let Some(first) = first else { continue };
            if let Some(build) = self.draw_for(view, first, thinking) {
                self.window.chosen = true;
                self.window.streets = after(group, first);
                return Some(build);
            }
        }
        None
    }

    /// The next street of the chosen group, while the draws succeed.
    fn build_on(&mut self, view: &View<'_>, thinking: &mut Mind<'_>) -> Option<Action> {
        // A street that the rules keep closed for now is passed over without a draw.
        let next = self.window.streets.into_iter().find(|&lot| can_build(view, lot))?;
        self.window.streets = after(self.window.streets, next);
        let build = self.draw_for(view, next, thinking);
        if build.is_none() {
            self.window.streets = DeedSet::EMPTY;
        }
        build
    }

    fn draw_for(
        &mut self,
        view: &View<'_>,
        lot: DeedId,
        thinking: &mut Mind<'_>,
    ) -> Option<Action> {
        let game = view.game();
        let next = game.next_level(view.level(lot))?;
        let p = left_over(view.cash(view.seat()), game.step_price(lot, next));
        let build = Action::Build(game.place_of(lot));
        self.draws(p, build, thinking).then_some(build)
    }
}

fn can_build(view: &View<'_>, lot: DeedId) -> bool {
    view.check(Action::Build(view.game().place_of(lot))).is_ok()
}

/// The lots of a set that come after this one.
fn after(set: DeedSet, lot: DeedId) -> DeedSet {
    set.into_iter().filter(|&other| other > lot).collect()
}
