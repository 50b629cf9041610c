//! The one kit of laws that every game keeps.
//!
//! [`Laws`] plays random games and holds every state and every step against [`Law`]. What is
//! cheap is checked in every state; views, clones, foreign actions and repetition in every few.
//!
//! ```no_run
//! # fn example<G: ludoteca_core::Determinize>(game: &G) {
//! use ludoteca_testkit::laws::Laws;
//!
//! Laws::new(game).players(4).games(20).seed(1).cap(1000).check();
//! # }
//! ```

use std::fmt::Debug;

use ludoteca_core::{Determinize, EventSink, Game, Step};

mod law;
mod lists;
mod notation;
mod records;
mod sampling;
mod steps;
mod table;
mod views;

pub use law::{Breach, Law};
pub use sampling::sample_agrees;
use table::Table;

/// [`Laws`] with the number of players, games, the seed and the cap given, and the rest as usual.
///
/// # Panics
/// When a law is broken; the message names game, seed, game number, step and law.
#[track_caller]
pub fn check_laws<G: Determinize>(game: &G, players: u8, games: u64, seed: u64, cap: u32) {
    Laws::new(game).players(players).games(games).seed(seed).cap(cap).check();
}

/// A check of all laws on random games, being set up.
#[derive(Debug)]
#[must_use = "no law is checked before `check` is called"]
pub struct Laws<'g, G: Game> {
    game: &'g G,
    settings: Settings,
    start: Option<G::State>,
}

/// What a check is asked to do.
#[derive(Clone, Debug)]
struct Settings {
    players: u8,
    games: u64,
    seed: u64,
    cap: u32,
    costly_every: u64,
    steps_per_turn: u64,
    closed: bool,
}

impl<'g, G: Determinize> Laws<'g, G> {
    /// Twenty games of the fewest players to the game's own cap, seed 1, costly laws in every
    /// seventh state.
    pub fn new(game: &'g G) -> Self {
        let settings = Settings {
            players: *game.players().start(),
            games: 20,
            seed: 1,
            cap: game.default_cap(),
            // Not a multiple of the steps that a turn usually takes, so that every phase gets its
            // share.
            costly_every: 7,
            steps_per_turn: 100_000,
            closed: false,
        };
        Self { game, settings, start: None }
    }

    /// Number of players.
    pub fn players(mut self, players: u8) -> Self {
        self.settings.players = players;
        self
    }

    /// Number of games.
    pub fn games(mut self, games: u64) -> Self {
        self.settings.games = games;
        self
    }

    /// The seed of the series.
    pub fn seed(mut self, seed: u64) -> Self {
        self.settings.seed = seed;
        self
    }

    /// The turns after which a game is given up as unfinished.
    pub fn cap(mut self, cap: u32) -> Self {
        self.settings.cap = cap;
        self
    }

    /// Checks the costly laws in every `states`-th state and at the end of a game; 0 means never.
    pub fn costly_every(mut self, states: u64) -> Self {
        self.settings.costly_every = states;
        self
    }

    /// The most steps that a turn may take.
    pub fn steps_per_turn(mut self, steps: u64) -> Self {
        self.settings.steps_per_turn = steps;
        self
    }

    /// Claims that the game lists all legal actions, so that `check` must accept no others.
    pub fn closed(mut self) -> Self {
        self.settings.closed = true;
        self
    }

    /// Begins all games in a prepared state, with as many players as that has.
    pub fn start(mut self, state: G::State) -> Self {
        self.settings.players = self.game.seats(&state);
        self.start = Some(state);
        self
    }

    /// Plays the games.
    ///
    /// # Panics
    /// When a law is broken; the message names game, seed, game number, step and law.
    #[track_caller]
    pub fn check(&self) {
        if let Some(breach) = self.find_breach() {
            panic!("{breach}");
        }
    }

    /// Plays the games until a law is broken, and tells which.
    ///
    /// # Panics
    /// When the game cannot be played by so many.
    pub fn find_breach(&self) -> Option<Breach> {
        let players = self.settings.players;
        assert!(self.game.players().contains(&players), "{} is not played by {players}", G::KEY);
        let mut pool = Pool::default();
        (0..self.settings.games).find_map(|game_no| {
            let start = self.start.clone().unwrap_or_else(|| self.game.start(players));
            Table::new(self.game, &self.settings, start, game_no, &mut pool).find_breach()
        })
    }
}

/// Actions and outcomes seen anywhere, to be tried where they do not belong.
struct Pool<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Vec<G::Outcome>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), outcomes: Vec::new() }
    }
}

/// Takes one step, which must be legal.
fn take<G: Game>(
    game: &G,
    state: &mut G::State,
    step: Step<G>,
    log: &mut impl EventSink<G::Event>,
) {
    match step {
        Step::Play(_, action) => game.play(state, action, log),
        Step::Chance(outcome) => game.resolve(state, outcome, log),
    }
}

/// What two values look like that should have been the same.
fn both(left: &impl Debug, right: &impl Debug) -> String {
    format!("one:   {left:?}\nother: {right:?}")
}
