//! Who decides for a seat.

use crate::{Allowance, Clock, Game, Limit, Rng};

/// What an agent thinks with: its own random stream, a clock if one is lent, and a place for its reasons.
#[derive(Debug)]
pub struct Thinking<'a, A> {
    /// The seat's own stream; never the one that throws the dice.
    pub rng: &'a mut Rng,
    clock: Option<&'a dyn Clock>,
    /// What was weighed, if anybody wants to know.
    why: Option<Vec<Weighed<A>>>,
}

impl<'a, A> Thinking<'a, A> {
    /// Thinking that nobody asks about: reasons cost nothing.
    #[inline]
    pub const fn silent(rng: &'a mut Rng) -> Self {
        Self { rng, clock: None, why: None }
    }

    /// Thinking aloud.
    pub const fn aloud(rng: &'a mut Rng) -> Self {
        Self { rng, clock: None, why: Some(Vec::new()) }
    }

    /// The same, with a clock for those who think for a time.
    #[inline]
    #[must_use]
    pub fn by(self, clock: Option<&'a dyn Clock>) -> Self {
        Self { clock, ..self }
    }

    /// What the agent may spend on this decision if it wants to think as much as `limit` says.
    pub fn allowance(&self, limit: Limit) -> Allowance<'a> {
        Allowance::new(limit, self.clock)
    }

    /// Whether reasons are asked for.
    #[inline]
    pub const fn is_aloud(&self) -> bool {
        self.why.is_some()
    }

    /// Notes a candidate that the agent has weighed. It is made only when somebody asked: the
    /// decision itself must not depend on it.
    #[inline]
    pub fn weigh(&mut self, weighed: impl FnOnce() -> Weighed<A>) {
        if let Some(why) = &mut self.why {
            why.push(weighed());
        }
    }

    /// The decision with everything that was noted for it.
    pub fn conclude(self, action: A) -> Choice<A> {
        Choice { action, why: self.why.unwrap_or_default() }
    }
}

/// A decision and what was weighed for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// What the agent does.
    pub action: A,
    /// The candidates in the order in which the agent looked at them; empty unless asked.
    pub why: Vec<Weighed<A>>,
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
    /// Chooses an action that [`Game::check`] accepts, and notes its reasons in `thinking`.
    fn choose(&mut self, view: &G::View<'_>, thinking: &mut Thinking<'_, G::Action>) -> G::Action;
    /// Whether the agent wants to [`hear`](Self::hear) events; making them costs time.
    fn listens(&self) -> bool {
        false
    }
    /// Hears of an event that its seat may know.
    fn hear(&mut self, _event: &G::Event) {}
    /// A new game begins: forget the last one.
    fn reset(&mut self) {}
    /// Whether what it decides depends on what it thought at earlier decisions of the same game:
    /// a plan under way, a generator of its own. Whoever lets such an agent sit down in the
    /// middle of a game lets it go through its earlier decisions first.
    fn remembers(&self) -> bool {
        false
    }
    /// Whether the agent is shown everything, other hands included ([`Game::open_view`]).
    ///
    /// For reference players that measure what hidden information costs; whoever lists players
    /// has to label them, and no table of people lets one sit down.
    fn sees_everything(&self) -> bool {
        false
    }
}

impl<G: Game, T: Agent<G> + ?Sized> Agent<G> for Box<T> {
    fn choose(&mut self, view: &G::View<'_>, thinking: &mut Thinking<'_, G::Action>) -> G::Action {
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

    fn remembers(&self) -> bool {
        (**self).remembers()
    }

    fn sees_everything(&self) -> bool {
        (**self).sees_everything()
    }
}
