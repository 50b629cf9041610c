//! Laws on turns, actions, outcomes, check and scores.

use ludoteca_core::{Determinize, Rng, Turn};

use super::table::{Kept, Table};
use super::{Law, both};

/// The most foreign actions that are remembered and tried.
const POOL: u32 = 256;

impl<G: Determinize> Table<'_, G> {
    pub(super) fn keep_lists(&self) -> Kept {
        let (actions, outcomes) = (&self.actions, &self.outcomes);
        let shown = || format!("{:?}: actions {actions:?}, outcomes {outcomes:?}", self.turn);
        let seats = self.game.seats(&self.state);
        let fits = match self.turn {
            Turn::Decide(seat) => seat.0 < seats,
            Turn::Chance | Turn::Over => true,
        };
        self.keep(Law::Seats, fits && seats == self.settings.players, || {
            format!("{:?} at {seats} seats, {} asked for", self.turn, self.settings.players)
        })?;
        let (law, agree) = match self.turn {
            Turn::Decide(_) => (Law::DecisionLists, !actions.is_empty() && outcomes.is_empty()),
            Turn::Chance => (Law::ChanceLists, actions.is_empty() && !outcomes.is_empty()),
            Turn::Over => (Law::OverLists, actions.is_empty() && outcomes.is_empty()),
        };
        self.keep(law, agree, shown)?;
        self.keep(Law::ActionsAscend, actions.is_sorted_by(|a, b| a < b), shown)?;
        self.keep(Law::OutcomesAscend, outcomes.is_sorted_by(|(a, _), (b, _)| a < b), shown)?;
        let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let sound = u32::try_from(total).is_ok() && outcomes.iter().all(|&(_, weight)| weight > 0);
        self.keep(Law::Weights, sound, shown)
    }

    pub(super) fn keep_listed(&self) -> Kept {
        for &action in &self.actions {
            let verdict = self.game.check(&self.state, action);
            self.keep(Law::ListedPass, verdict.is_ok(), || format!("{action}: {verdict:?}"))?;
        }
        for &(outcome, _) in &self.outcomes {
            let possible = self.game.is_possible(&self.state, outcome);
            self.keep(Law::ListedPossible, possible, || format!("{outcome} is not"))?;
        }
        Ok(())
    }

    pub(super) fn keep_appending(&mut self) -> Kept {
        let mut actions = self.actions.clone();
        self.game.actions(&self.state, &mut actions);
        let mut outcomes = self.outcomes.clone();
        self.game.outcomes(&self.state, &mut outcomes);
        let twice = actions == self.actions.repeat(2) && outcomes == self.outcomes.repeat(2);
        self.keep(Law::ListsAppend, twice, || {
            format!("onto the lists themselves: actions {actions:?}, outcomes {outcomes:?}")
        })
    }

    /// Tries what was listed elsewhere, and remembers what is listed here.
    pub(super) fn keep_foreign(&mut self) -> Kept {
        for idx in 0..self.actions.len() {
            self.remember_action(self.actions[idx]);
        }
        for idx in 0..self.outcomes.len() {
            self.remember_outcome(self.outcomes[idx].0);
        }
        self.keep_answers()?;
        for &outcome in &self.pool.outcomes {
            let listed = self.outcomes.iter().any(|&(here, _)| here == outcome);
            let possible = self.game.is_possible(&self.state, outcome);
            self.keep(Law::UnlistedImpossible, listed || !possible, || format!("{outcome}"))?;
        }
        Ok(())
    }

    pub(super) fn remember_action(&mut self, action: G::Action) {
        remember(&mut self.pool.actions, action, &mut self.kit_rng);
    }

    pub(super) fn remember_outcome(&mut self, outcome: G::Outcome) {
        remember(&mut self.pool.outcomes, outcome, &mut self.kit_rng);
    }

    /// Whatever the action, `check` answers, and what it accepts can be played.
    fn keep_answers(&mut self) -> Kept {
        // As text: a state that shares its parts with its clones would equal them still.
        let before = format!("{:?}", self.state);
        let accepts = |action: &G::Action| self.game.check(&self.state, *action).is_ok();
        let accepted: Vec<G::Action> = self.pool.actions.iter().copied().filter(accepts).collect();
        let after = format!("{:?}", self.state);
        self.keep(Law::CheckOnlyLooks, before == after, || both(&before, &after))?;

        let deciding = matches!(self.turn, Turn::Decide(_));
        self.keep(Law::RefusedOutOfTurn, deciding || accepted.is_empty(), || {
            format!("{:?}, and {accepted:?} are accepted", self.turn)
        })?;
        self.now("playing accepted actions from elsewhere");
        for action in accepted {
            let listed = self.actions.contains(&action);
            self.keep(Law::ClosedLists, listed || !self.settings.closed, || format!("{action}"))?;
            let mut after = self.state.clone();
            self.game.play(&mut after, action, &mut ());
            self.keep_audit(Law::AcceptedPlays, &after)?;
        }
        Ok(())
    }

    pub(super) fn keep_scores(&self) -> Kept {
        // A seat that the game forgets to score keeps its NaN and is noticed.
        let mut scores = vec![f32::NAN; usize::from(self.settings.players)];
        self.game.scores(&self.state, &mut scores);
        let finite = scores.iter().all(|score| score.is_finite());
        self.keep(Law::ScoresFinite, finite, || format!("{scores:?}"))?;
        if self.turn != Turn::Over {
            return Ok(());
        }
        let fair = scores.iter().all(|&score| score >= 0.0)
            && (scores.iter().sum::<f32>() - 1.0).abs() <= 1e-4;
        self.keep(Law::ScoresShareOne, fair, || format!("{scores:?}"))
    }
}

fn remember<T: PartialEq>(pool: &mut Vec<T>, thing: T, rng: &mut Rng) {
    if pool.contains(&thing) {
        return;
    }
    if pool.len() < POOL as usize {
        pool.push(thing);
    } else {
        // Games grow: let what comes late take the place of what came early.
        pool[rng.below(POOL) as usize] = thing;
    }
}
