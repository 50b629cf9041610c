//! `open`: a reference player that sees both hands and the order of both decks.
//!
//! It measures what hidden information costs, and never sits down at a table of people.

use ludoteca_core::{Agent, Game as _, Limit, Thinking, Weighed};

use crate::solver::Solver;
use crate::{Action, Rift, View};

/// The reference player that sees everything and plays what the exact solver finds.
#[derive(Clone, Debug)]
pub struct Open {
    limit: Limit,
    solver: Solver,
}

impl Open {
    /// A player that looks at so many positions for each decision.
    pub fn new(limit: Limit) -> Self {
        Self { limit, solver: Solver::new(18) }
    }
}

impl Default for Open {
    /// Three million positions, which solve all but a few deals from the empty board.
    fn default() -> Self {
        Self::new(Limit::Nodes(3_000_000))
    }
}

impl Agent<Rift> for Open {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let game = view.game();
        let state = view.open().unwrap_or_else(|| unreachable!("a reference player is shown all"));
        let limit = match self.limit {
            Limit::Nodes(nodes) | Limit::Millis { nodes, .. } => nodes,
        };
        if let Some((action, verdict)) = self.solver.best(game, state, limit) {
            let value = f64::from(verdict.margin);
            thinking.weigh(|| Weighed { action, value, terms: vec![("margin", value)] });
            return action;
        }
        let mut actions = Vec::new();
        game.actions(state, &mut actions);
        actions[0]
    }

    fn sees_everything(&self) -> bool {
        true
    }
}
