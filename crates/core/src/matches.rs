//! Driving one game from agents and random streams.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::{
    Agent, Audience, Choice, Clock, EventSink, Game, Purpose, Rng, Seat, Step, Thinking, Turn,
};

/// Watches a match: takes each step with the events it caused.
pub trait Witness<G: Game> {
    /// Whether the witness reads events at all; when nobody does, none are made.
    const EVENTS: bool;
    /// One step has been taken; `state` is what it led to.
    fn step(&mut self, state: &G::State, step: Step<G>, events: &[(Audience, G::Event)]);
}

/// Nobody watches: a playout at full speed.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoWitness;

impl<G: Game> Witness<G> for NoWitness {
    const EVENTS: bool = false;
    #[inline(always)]
    fn step(&mut self, _: &G::State, _: Step<G>, _: &[(Audience, G::Event)]) {}
}

/// How a match stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Whether the game is over; otherwise it reached its cap.
    pub finished: bool,
    /// Turns of all seats together in this run.
    pub turns: u32,
    /// Decisions and chance outcomes together.
    pub steps: u64,
}

/// Why a step was refused; the match is as it was.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayRefused<I> {
    /// It is not this seat's decision.
    NotYourTurn {
        /// Who moves instead.
        turn: Turn,
    },
    /// The rules forbid the action.
    Illegal(I),
    /// The outcome cannot happen now.
    Impossible,
}

impl<I: fmt::Display> fmt::Display for PlayRefused<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn { turn: Turn::Decide(seat) } => {
                write!(f, "seat {seat} has to decide now")
            }
            Self::NotYourTurn { turn: Turn::Chance } => write!(f, "chance has to fall now"),
            Self::NotYourTurn { turn: Turn::Over } => write!(f, "the game is over"),
            Self::Illegal(why) => write!(f, "not allowed: {why}"),
            Self::Impossible => write!(f, "that outcome cannot happen now"),
        }
    }
}

impl<I: fmt::Debug + fmt::Display> std::error::Error for PlayRefused<I> {}

/// The rules of a match: lent for a series of games, or held together with others at a table
/// that lives as long as it likes.
#[derive(Debug)]
pub enum Held<'g, G> {
    /// Somebody else keeps them.
    Lent(&'g G),
    /// The match keeps them, too.
    Shared(Arc<G>),
}

// Not derived: that would ask the game to be cloned, which is only held.
impl<G> Clone for Held<'_, G> {
    fn clone(&self) -> Self {
        match self {
            Self::Lent(game) => Self::Lent(game),
            Self::Shared(game) => Self::Shared(Arc::clone(game)),
        }
    }
}

impl<G> Deref for Held<'_, G> {
    type Target = G;

    #[inline]
    fn deref(&self) -> &G {
        match self {
            Self::Lent(game) => game,
            Self::Shared(game) => game,
        }
    }
}

impl<'g, G> From<&'g G> for Held<'g, G> {
    fn from(game: &'g G) -> Self {
        Self::Lent(game)
    }
}

impl<G> From<Arc<G>> for Held<'_, G> {
    fn from(game: Arc<G>) -> Self {
        Self::Shared(game)
    }
}

/// One game in progress with its random streams.
pub struct Match<'g, G: Game> {
    game: Held<'g, G>,
    state: G::State,
    chance: Rng,
    minds: Vec<Rng>,
    clock: Option<&'g dyn Clock>,
}

// Not derived, for the same reason. The copy throws the same dice from here on.
impl<G: Game> Clone for Match<'_, G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            state: self.state.clone(),
            chance: self.chance.clone(),
            minds: self.minds.clone(),
            clock: self.clock,
        }
    }
}

impl<G: Game> fmt::Debug for Match<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("game", &G::KEY).field("state", &self.state).finish()
    }
}

impl<'g, G: Game> Match<'g, G> {
    /// A match from `state`, as game `game_no` of the series `seed`.
    pub fn new(game: impl Into<Held<'g, G>>, state: G::State, seed: u64, game_no: u64) -> Self {
        let game = game.into();
        let minds = Seat::all(game.seats(&state))
            .map(|seat| Rng::stream(seed, game_no, Purpose::Thinking(seat)))
            .collect();
        let chance = Rng::stream(seed, game_no, Purpose::Chance);
        Self { game, state, chance, minds, clock: None }
    }

    /// The same match, whose agents may look at a clock.
    #[must_use]
    pub fn by(self, clock: Option<&'g dyn Clock>) -> Self {
        Self { clock, ..self }
    }

    /// The same match as game `game_no`, from `state`, without new allocations.
    pub fn restart(&mut self, state: &G::State, seed: u64, game_no: u64) {
        self.state.clone_from(state);
        self.chance = Rng::stream(seed, game_no, Purpose::Chance);
        for (seat, mind) in (0..).map(Seat).zip(&mut self.minds) {
            *mind = Rng::stream(seed, game_no, Purpose::Thinking(seat));
        }
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays on with one agent per seat until the game is over or `cap` more turns have
    /// been taken.
    ///
    /// Agents are trusted to choose legal actions; debug builds check them.
    pub fn run<A: Agent<G>>(
        &mut self,
        agents: &mut [A],
        cap: u32,
        witness: &mut impl Witness<G>,
    ) -> Ending {
        let listening = agents.iter().any(Agent::listens);
        if listening {
            self.drive::<A, _, true>(agents, cap, witness)
        } else {
            self.drive::<A, _, false>(agents, cap, witness)
        }
    }

    fn drive<A: Agent<G>, W: Witness<G>, const LISTENING: bool>(
        &mut self,
        agents: &mut [A],
        cap: u32,
        witness: &mut W,
    ) -> Ending {
        let Self { game, state, chance, minds, clock } = self;
        let game: &G = game;
        // A prepared position has turns behind it that nobody played here.
        let begun = game.turns_taken(state);
        let last = begun.saturating_add(cap);
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        let mut steps = 0;
        let finished = loop {
            let step = match game.turn(state) {
                Turn::Over => break true,
                Turn::Decide(seat) => {
                    if game.turns_taken(state) >= last {
                        break false;
                    }
                    let rng = &mut minds[seat.idx()];
                    let mut thinking = Thinking::silent(rng).by(*clock);
                    let action = ask(game, state, seat, &mut agents[seat.idx()], &mut thinking);
                    debug_assert!(
                        game.check(state, action).is_ok(),
                        "seat {seat} chose {action}: {:?}",
                        game.check(state, action)
                    );
                    if W::EVENTS || LISTENING {
                        game.play(state, action, &mut events);
                    } else {
                        game.play(state, action, &mut ());
                    }
                    Step::Play(seat, action)
                }
                Turn::Chance => {
                    let outcome = game.sample(state, chance);
                    if W::EVENTS || LISTENING {
                        game.resolve(state, outcome, &mut events);
                    } else {
                        game.resolve(state, outcome, &mut ());
                    }
                    Step::Chance(outcome)
                }
            };
            steps += 1;
            witness.step(state, step, &events);
            if LISTENING {
                for (seat, agent) in (0..).map(Seat).zip(agents.iter_mut()) {
                    // Who does not listen must not hear more because somebody else does.
                    let listens = agent.listens();
                    for (to, event) in &events {
                        if listens && to.includes(Some(seat)) {
                            agent.hear(event);
                        }
                    }
                }
            }
            if W::EVENTS || LISTENING {
                events.clear();
            }
        };
        let turns = game.turns_taken(state) - begun;
        Ending { finished, turns, steps }
    }

    /// Asks an agent what it would do for a seat, and why; nothing is played.
    pub fn ask<A: Agent<G>>(&mut self, seat: Seat, agent: &mut A) -> Choice<G::Action> {
        let mut thinking = Thinking::aloud(&mut self.minds[seat.idx()]).by(self.clock);
        let action = ask(&*self.game, &self.state, seat, agent, &mut thinking);
        thinking.conclude(action)
    }

    /// Lets chance fall once; `None` when it is not nature's move.
    pub fn let_chance_fall(&mut self, log: &mut impl EventSink<G::Event>) -> Option<G::Outcome> {
        if self.game.turn(&self.state) != Turn::Chance {
            return None;
        }
        let outcome = self.game.sample(&self.state, &mut self.chance);
        self.game.resolve(&mut self.state, outcome, log);
        Some(outcome)
    }

    /// Plays one action at the door: whoever sends it, it is checked first.
    ///
    /// # Errors
    /// Says why not; the match is then as it was.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl EventSink<G::Event>,
    ) -> Result<(), PlayRefused<G::Illegal>> {
        let turn = self.game.turn(&self.state);
        if turn != Turn::Decide(seat) {
            return Err(PlayRefused::NotYourTurn { turn });
        }
        self.game.check(&self.state, action).map_err(PlayRefused::Illegal)?;
        self.game.play(&mut self.state, action, log);
        Ok(())
    }
}

/// Shows an agent what it may see, and asks it.
#[inline]
fn ask<G: Game, A: Agent<G>>(
    game: &G,
    state: &G::State,
    seat: Seat,
    agent: &mut A,
    thinking: &mut Thinking<'_, G::Action>,
) -> G::Action {
    let view =
        if agent.sees_everything() { game.open_view(state, seat) } else { game.view(state, seat) };
    agent.choose(&view, thinking)
}
