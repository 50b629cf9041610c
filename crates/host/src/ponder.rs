//! A question to a computer player, with all that it needs to think about it elsewhere.

use std::fmt;

use ludoteca_catalog::AnyMatch;
use ludoteca_core::Seat;

use crate::play::survive;

/// Candidates for which the chances are worked out.
const MOST_CHANCES: usize = 6;
/// Games that are played to the end for the chance of one candidate.
const PLAYOUTS: u32 = 120;

/// A question to a computer player: what it would do, or why it did what it did.
pub struct Ponder {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) agent: String,
    /// What was played, when the question is why.
    pub(crate) played: Option<String>,
    /// Whether chances may be worked out from the true state.
    pub(crate) open: bool,
    /// Whether only what was chosen may be told.
    pub(crate) chosen_only: bool,
}

impl fmt::Debug for Ponder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ponder").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What a computer player thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The seat for which it thought.
    pub seat: Seat,
    /// Who thought.
    pub agent: String,
    /// What it chose, in notation.
    pub action: String,
    /// What it weighed, the best first.
    pub candidates: Vec<Weighed>,
}

/// One action that a computer player weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The action, in notation.
    pub action: String,
    /// What it is worth to the player.
    pub value: f64,
    /// The same value, term by term.
    pub terms: Vec<(&'static str, f64)>,
    /// How likely the seat wins after it, where that can be told.
    pub chance: Option<f64>,
    /// Whether it was chosen.
    pub chosen: bool,
}

impl Ponder {
    /// Thinks; `None` when whoever was asked has nothing to say. It may take long.
    pub fn answer(mut self) -> Option<Thought> {
        let decision = survive(|| {
            if self.played.is_some() {
                self.game.sit(self.seat, &self.agent).ok()?;
                self.game.ask()
            } else {
                self.game.hint(&self.agent).ok().flatten()
            }
        })?;
        let action = self.played.take().unwrap_or(decision.action);
        let mut candidates: Vec<Weighed> = decision
            .why
            .into_iter()
            .map(|reason| Weighed {
                chosen: reason.action == action,
                action: reason.action,
                value: reason.value,
                terms: reason.terms,
                chance: None,
            })
            .filter(|candidate| candidate.chosen || !self.chosen_only)
            .collect();
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        // Several rules may speak of the same action: the best of them counts.
        let mut best: Vec<Weighed> = Vec::new();
        for candidate in candidates {
            if best.iter().all(|other| other.action != candidate.action) {
                best.push(candidate);
            }
        }
        if best.iter().all(|candidate| !candidate.chosen) {
            let (value, terms, chance) = (0.0, Vec::new(), None);
            best.insert(0, Weighed { action: action.clone(), value, terms, chance, chosen: true });
        }
        if self.open {
            for candidate in best.iter_mut().take(MOST_CHANCES) {
                // The same games for every candidate, so that luck does not decide between them.
                let chances = self.game.chances(Some(&candidate.action), PLAYOUTS, 1);
                candidate.chance = chances.and_then(|all| all.get(self.seat.idx()).copied());
            }
        }
        Some(Thought { seat: self.seat, agent: self.agent, action, candidates: best })
    }
}
