//! One random game under the eyes of the kit.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ludoteca_core::{Determinize, Game, Purpose, Rng, Seat, Step, Turn};

use super::{Breach, Law, Pool, Settings};

/// A law kept, or where it was broken.
pub(super) type Kept = Result<(), Breach>;

/// One game in progress, with what the laws look at.
pub(super) struct Table<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) settings: &'a Settings,
    pub(super) game_no: u64,
    pub(super) start: G::State,
    pub(super) state: G::State,
    pub(super) turn: Turn,
    /// What is listed in `state`.
    pub(super) actions: Vec<G::Action>,
    pub(super) outcomes: Vec<(G::Outcome, u32)>,
    /// What has been played.
    pub(super) steps: Vec<Step<G>>,
    pub(super) pool: &'a mut Pool<G>,
    /// The kit's own stream: what it tries out must not change what is played.
    pub(super) kit_rng: Rng,
    chance: Rng,
    minds: Vec<Rng>,
    /// What is being done, for the report when it panics.
    doing: &'static str,
}

impl<'a, G: Determinize> Table<'a, G> {
    pub(super) fn new(
        game: &'a G,
        settings: &'a Settings,
        start: G::State,
        game_no: u64,
        pool: &'a mut Pool<G>,
    ) -> Self {
        let stream = |purpose| Rng::stream(settings.seed, game_no, purpose);
        Self {
            game,
            settings,
            game_no,
            state: start.clone(),
            start,
            turn: Turn::Over,
            actions: Vec::new(),
            outcomes: Vec::new(),
            steps: Vec::new(),
            pool,
            kit_rng: stream(Purpose::Setup),
            chance: stream(Purpose::Chance),
            minds: Seat::all(settings.players)
                .map(|seat| stream(Purpose::Thinking(seat)))
                .collect(),
            doing: "starting",
        }
    }

    /// Plays the game to its end or cap; a panic on the way is a breach like any other.
    pub(super) fn find_breach(mut self) -> Option<Breach> {
        match catch_unwind(AssertUnwindSafe(|| self.play_out())) {
            Ok(kept) => kept.err(),
            Err(panic) => {
                Some(self.breach(Law::NoPanic, &format!("while {}: {}", self.doing, said(&*panic))))
            }
        }
    }

    fn play_out(&mut self) -> Kept {
        let mut turns = self.game.turns_taken(&self.state);
        let mut turn_began = 0;
        loop {
            self.look()?;
            let over = self.turn == Turn::Over;
            let every = self.settings.costly_every;
            let costly = every > 0 && (over || self.n_steps().is_multiple_of(every));
            if costly {
                self.look_closely()?;
            }
            let Some(step) = self.next_step(turns)? else {
                break;
            };
            self.now("playing on");
            self.advance(step, costly)?;
            let turns_now = self.game.turns_taken(&self.state);
            self.keep(Law::TurnsGrow, turns_now >= turns, || format!("{turns} to {turns_now}"))?;
            if turns_now > turns {
                turn_began = self.n_steps();
            }
            turns = turns_now;
            let in_turn = self.n_steps() - turn_began;
            self.keep(Law::TurnsEnd, in_turn <= self.settings.steps_per_turn, || {
                format!("turn {turns} has taken {in_turn} steps")
            })?;
        }
        self.keep_record()
    }

    /// What is checked in every state.
    fn look(&mut self) -> Kept {
        self.now("listing");
        self.turn = self.game.turn(&self.state);
        self.actions.clear();
        self.outcomes.clear();
        self.game.actions(&self.state, &mut self.actions);
        self.game.outcomes(&self.state, &mut self.outcomes);
        self.keep_lists()?;
        self.keep_listed()?;
        self.now("reading notation");
        self.keep_notation()?;
        self.now("auditing");
        self.keep_audit(Law::Audit, &self.state)?;
        self.now("scoring");
        self.keep_scores()
    }

    /// What is checked in every few states.
    fn look_closely(&mut self) -> Kept {
        self.now("listing again");
        self.keep_appending()?;
        self.now("reading damaged notation");
        self.keep_damaged_notation()?;
        self.now("checking actions from elsewhere");
        self.keep_foreign()?;
        self.now("looking at views");
        self.keep_views()
    }

    /// The next step of the random game; `None` when it is over or has reached its cap.
    fn next_step(&mut self, turns: u32) -> Result<Option<Step<G>>, Breach> {
        match self.turn {
            Turn::Over => Ok(None),
            Turn::Decide(_) if turns >= self.settings.cap => Ok(None),
            Turn::Decide(seat) => {
                let action = self.minds[seat.idx()].pick(&self.actions);
                Ok(action.map(|action| Step::Play(seat, action)))
            }
            Turn::Chance => {
                self.now("drawing an outcome");
                let drawn = self.game.sample(&self.state, &mut self.chance);
                let listed = self.outcomes.iter().any(|&(outcome, _)| outcome == drawn);
                self.keep(Law::SampleListed, listed, || format!("{drawn} is not listed"))?;
                Ok(Some(Step::Chance(drawn)))
            }
        }
    }

    pub(super) fn n_steps(&self) -> u64 {
        self.steps.len() as u64
    }

    pub(super) fn now(&mut self, doing: &'static str) {
        self.doing = doing;
    }

    /// Holds the present moment against a law.
    pub(super) fn keep(&self, law: Law, kept: bool, found: impl FnOnce() -> String) -> Kept {
        if kept { Ok(()) } else { Err(self.breach(law, &found())) }
    }

    /// Holds that a state is sound.
    pub(super) fn keep_audit(&self, law: Law, state: &G::State) -> Kept {
        self.game.audit(state).map_err(|why| self.breach(law, &format!("{why}\n{state:?}")))
    }

    fn breach(&self, law: Law, found: &str) -> Breach {
        const SHOWN: usize = 8;
        let last: Vec<String> = self.steps.iter().rev().take(SHOWN).map(Step::to_string).collect();
        let last = last.into_iter().rev().collect::<Vec<_>>().join(", ");
        Breach {
            law,
            game: G::KEY,
            seed: self.settings.seed,
            game_no: self.game_no,
            step: self.n_steps(),
            found: format!("{found}\nlast steps: {last}"),
        }
    }
}

/// The words of a panic.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words")
}
