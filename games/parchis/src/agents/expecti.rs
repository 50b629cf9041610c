//! The player that looks ahead: expectimax over the dice with a learned evaluation.

use ludoteca_core::{Agent, Allowance, Limit, Seat, Thinking, Weighed};

use crate::agents::value::{Ground, Weights, shipped};
use crate::{Action, Parchis, State, View};

mod judge;
pub(crate) mod search;

pub(crate) use judge::Quick;
use judge::Telling;
use search::{Judge, Search};

/// Looks ahead as far as its allowance reaches, and takes the move with the best chance to win.
///
/// A move is valued with everything that follows in the same breath: the bonuses that it gives and
/// what can be done with them. One level deeper are the dice that fall next, whoever rolls them,
/// and the best answer to each; and so on.
///
/// The first level, without any dice, is always finished and free of charge, so that there is a
/// move to choose whatever is allowed: it takes as many positions as there are moves, and more only
/// where these win bonuses. The allowance is for the levels after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Expecti {
    limit: Limit,
    deepest: u32,
    width: usize,
    weights: Option<Box<Weights>>,
}

impl Default for Expecti {
    fn default() -> Self {
        Self::new(Limit::Nodes(Self::NODES))
    }
}

/// What a search found out about one move.
#[derive(Clone, Copy, Debug)]
struct Candidate<W> {
    action: Action,
    worth: W,
}

impl Expecti {
    /// Nodes that a decision takes unless told otherwise: about a millisecond.
    pub const NODES: u64 = 4_000;
    /// Replies that are looked into further, unless told otherwise.
    pub const WIDTH: usize = 1;
    /// Rolls to look ahead at most, whatever is allowed.
    pub const DEEPEST: u32 = 8;

    /// A player with the weights that come with the game, who thinks so much.
    pub const fn new(limit: Limit) -> Self {
        Self { limit, deepest: Self::DEEPEST, width: Self::WIDTH, weights: None }
    }

    /// The same with other weights.
    #[must_use]
    pub fn with_weights(self, weights: Weights) -> Self {
        Self { weights: Some(Box::new(weights)), ..self }
    }

    /// The same, which looks at no more than so many rolls; 0 looks at none.
    #[must_use]
    pub fn at_most(self, rolls: u32) -> Self {
        Self { deepest: rolls, ..self }
    }

    /// The same, which looks into so many replies wherever dice follow, at least 1; the others are
    /// only valued at first sight.
    #[must_use]
    pub fn with_width(self, replies: usize) -> Self {
        Self { width: replies.max(1), ..self }
    }

    /// The legal moves of the seat on turn with its chance to win after each, the one that the
    /// player would choose first.
    ///
    /// Where the allowance ended before all were looked into as far as the first, the rest follow
    /// with what is known of them.
    pub fn ranked(&self, view: &View<'_>, allowance: &mut Allowance<'_>) -> Vec<(Action, f32)> {
        let (game, state) = (view.game(), view.state());
        let ground = Ground::new(game, state);
        let judge = Quick(self.weights_for(view));
        let search = Search::new(game, &ground, &judge, state, self.width);
        let side = ground.side(view.on_turn());
        let candidates = self.deepen(&search, state, view.on_turn(), allowance);
        candidates.iter().map(|found| (found.action, found.worth[side])).collect()
    }

    fn weights_for(&self, view: &View<'_>) -> &Weights {
        self.weights.as_deref().unwrap_or_else(|| shipped(view.game(), view.state()))
    }

    /// Looks deeper and deeper; the chosen one comes first.
    fn deepen<J: Judge>(
        &self,
        search: &Search<'_, J>,
        state: &State,
        seat: Seat,
        allowance: &mut Allowance<'_>,
    ) -> Vec<Candidate<J::Worth>> {
        let side = search.side(seat);
        let chance = |candidate: &Candidate<J::Worth>| J::chance(&candidate.worth, side);
        let mut candidates = search.first(state);
        sort(&mut candidates, chance);
        for rolls in 1..=self.deepest {
            if candidates.len() == 1 {
                break;
            }
            let mut n_done = 0;
            for candidate in &mut candidates {
                let worth = search.after(state, candidate.action, rolls, allowance);
                let Some(worth) = worth else { break };
                candidate.worth = worth;
                n_done += 1;
            }
            sort(&mut candidates[..n_done], chance);
            if allowance.is_over() {
                break;
            }
        }
        candidates
    }
}

/// The greatest chance first; equal ones stay in their order.
fn sort<W>(candidates: &mut [Candidate<W>], chance: impl Fn(&Candidate<W>) -> f32) {
    candidates.sort_by(|one, other| chance(other).total_cmp(&chance(one)));
}

impl<J: Judge> Search<'_, J> {
    /// The moves without a look at the dice, as they are listed.
    fn first(&self, state: &State) -> Vec<Candidate<J::Worth>> {
        // Free of charge: without it there would be nothing to choose by.
        let mut endless = Allowance::new(Limit::Nodes(u64::MAX), None);
        let mut candidates = Vec::with_capacity(8);
        for action in self.listed(state) {
            let worth = self.after(state, action, 0, &mut endless);
            candidates.extend(worth.map(|worth| Candidate { action, worth }));
        }
        candidates
    }
}

impl Agent<Parchis> for Expecti {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let (game, state, seat) = (view.game(), view.state(), view.on_turn());
        let mut allowance = thinking.allowance(self.limit);
        if !thinking.is_aloud() {
            if view.n_actions() == 1 {
                return view.nth_action(0);
            }
            return self.ranked(view, &mut allowance)[0].0;
        }
        let ground = Ground::new(game, state);
        let playing = ground.playing(state);
        let judge = Telling::new(Quick(self.weights_for(view)), ground.side(seat), playing);
        let search = Search::new(game, &ground, &judge, state, self.width);
        let candidates = self.deepen(&search, state, seat, &mut allowance);
        for candidate in &candidates {
            thinking.weigh(|| {
                let terms = candidate.worth.terms();
                let value = terms.iter().map(|term| term.1).sum();
                Weighed { action: candidate.action, value, terms }
            });
        }
        candidates[0].action
    }
}
