//! Who decides for a seat.

use crate::{Game, Rng};

/// How much an agent may think. Counted in nodes, so that results repeat; a clock belongs to
/// live play, above this crate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many states a search may look at.
    pub nodes: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Self { nodes: 10_000 }
    }
}

/// What an agent thinks with: its own random stream, its budget, and whether it is to say why.
#[derive(Debug)]
pub struct Thinking<'a> {
    /// The seat's own stream; never the one that throws the dice.
    pub rng: &'a mut Rng,
    /// How much to think.
    pub budget: Budget,
    /// Whether the agent should fill [`Choice::why`].
    pub explain: bool,
}

/// A decision and, when asked for, what was weighed for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// What the agent does.
    pub action: A,
    /// The candidates in the order in which the agent looked at them; empty unless asked.
    pub why: Vec<Weighed<A>>,
}

impl<A> Choice<A> {
    /// A decision without an explanation. Allocates nothing.
    #[inline]
    pub const fn plain(action: A) -> Self {
        Self { action, why: Vec::new() }
    }
}

/// One candidate with its value and the named terms that were summed to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The candidate.
    pub action: A,
    /// What the agent thinks it is worth.
    pub value: f64,
    /// The same value, term by term.
    pub terms: Vec<(&'static str, f64)>,
}

/// Decides for a seat, from what the seat may see and nothing more.
pub trait Agent<G: Game>: Send {
    /// Chooses an action that [`Game::check`] accepts.
    fn choose(&mut self, view: &G::View<'_>, thinking: &mut Thinking<'_>) -> Choice<G::Action>;
    /// Whether the agent wants to [`hear`](Self::hear) events; making them costs time.
    fn listens(&self) -> bool {
        false
    }
    /// Hears of an event that its seat may know.
    fn hear(&mut self, _event: &G::Event) {}
    /// A new game begins: forget the last one.
    fn reset(&mut self) {}
}

impl<G: Game, T: Agent<G> + ?Sized> Agent<G> for Box<T> {
    fn choose(&mut self, view: &G::View<'_>, thinking: &mut Thinking<'_>) -> Choice<G::Action> {
        (**self).choose(view, thinking)
    }

    fn listens(&self) -> bool {
        (**self).listens()
    }

    fn hear(&mut self, event: &G::Event) {
        (**self).hear(event);
    }

    fn reset(&mut self) {
        (**self).reset();
    }
}
