//! What the seat can do, and what was found out about it.

use super::world::{Act, World};
use crate::solver::layout::Layout;
use crate::state::{State, bits};
use crate::{Action, View};

/// Something that the seat can do.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) action: Action,
    /// The action with everything that follows at once; Eco gives several to one action.
    pub(super) act: Act,
    /// The chance if it was counted and not tried.
    pub(super) counted: Option<f64>,
    /// Sums over worlds in which the rival goes by the book, and over the others.
    sums: [f64; 2],
    tries: f64,
    /// How the fitted evaluation likes it, before any world is tried.
    pub(super) prior: f32,
}

impl Candidate {
    fn new(action: Action, act: Act) -> Self {
        Self { action, act, counted: None, sums: [0.0; 2], tries: 0.0, prior: 0.0 }
    }

    /// Notes what came of it in one world.
    pub(super) fn add(&mut self, chance: f64, by_the_book: bool) {
        self.sums[usize::from(!by_the_book)] += chance;
        self.tries += 1.0;
    }

    /// Worlds in which it was tried.
    pub(super) fn tries(&self) -> f64 {
        self.tries
    }

    /// The chance as it looks now.
    pub(super) fn chance(&self) -> f64 {
        self.counted.unwrap_or_else(|| (self.sums[0] + self.sums[1]) / self.tries.max(1.0))
    }

    /// What the chance is made of.
    pub(super) fn terms(&self) -> Vec<(&'static str, f64)> {
        if let Some(chance) = self.counted {
            return vec![("counted", chance)];
        }
        let [book, own_mind] = self.sums.map(|sum| sum / self.tries.max(1.0));
        vec![("rival by the book", book), ("rival with a mind of its own", own_mind)]
    }
}

/// All that the seat can do; `state` is any state that fits the view.
pub(super) fn list(view: &View<'_>, layout: &Layout, state: &State) -> Vec<Candidate> {
    let board = view.board();
    let mut world = World::of(layout, view.game(), state);
    let mut list = Vec::new();
    if let Some(question) = view.echo() {
        let rivals = view.controlled(view.rival());
        let played = usize::from(state.order[usize::from(state.placed) - 1]);
        let later = state.echo & state.echo.wrapping_sub(1);
        for idx in bits(question.targets) {
            let action = Action::Echo { target: board.cell(idx) };
            let target = 1 << idx;
            let rest = rivals & !target;
            layout.echo_on(&world.faces, played, later, rest, target, &mut |flips| {
                list.push(Candidate::new(action, Act::Echo(flips)));
            });
        }
        return list;
    }
    world.moves(layout, view.free(), |world, it| {
        let card = world.decks[view.me().idx()][usize::from(it.place)];
        let action = Action::Play { card, cell: board.cell(it.idx.into()) };
        list.push(Candidate::new(action, Act::Play(it)));
    });
    if view.can_take_over() {
        list.push(Candidate::new(Action::TakeOver, Act::TakeOver));
    }
    list
}
