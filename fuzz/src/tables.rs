//! Games under many rules, and records of them.

use std::sync::LazyLock;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use ludoteca_core::{Fingerprint, Game, Header, Purpose, Record, Replay, Rng, Step, Turn};
use ludoteca_monopoly::{Auctions, Monopoly, Rules, State};

/// The presets, then variants that switch on what no preset has.
pub fn games() -> &'static [Monopoly] {
    static GAMES: LazyLock<Vec<Monopoly>> = LazyLock::new(|| {
        let presets = Rules::PRESETS.iter().map(|(name, ..)| *name);
        let mut games: Vec<Monopoly> =
            presets.map(|name| Monopoly::preset(name).expect("a shipped preset")).collect();
        let official = games[0].clone();
        let everything = Rules {
            packages: true,
            trade_buildings: true,
            sell_lots: true,
            free_parking_pot: true,
            double_salary: true,
            fine_any_turn: true,
            even_building: false,
            ..Rules::OFFICIAL
        };
        let scarce = Rules { houses: 5, hotels: 1, start_cash: 9000, ..Rules::OFFICIAL };
        let variants = [
            Rules::OFFICIAL.short(),
            Rules::OFFICIAL.time_limit(60),
            everything,
            scarce,
            Rules { auctions: Auctions::Percent, own_auctions: true, ..everything },
            Rules { reshuffle_decks: true, keep_jail_cards: false, ..Rules::OPTIMAL },
            Rules { trade_buildings: true, start_cash: 100_000, ..Rules::OPTIMAL },
        ];
        games.extend(variants.map(|rules| official.with_rules(rules).expect("rules that fit")));
        games
    });
    &GAMES
}

/// A game that was played by chance alone, prepared once: cases begin anywhere in it.
#[derive(Debug)]
pub struct Course {
    /// What is played.
    pub game: &'static Monopoly,
    /// How many play it.
    pub players: u8,
    /// Every step.
    pub steps: Vec<Step<Monopoly>>,
    /// The beginning, and the state after every so many steps.
    states: Vec<State>,
}

/// Steps of a course.
const LENGTH: u32 = 1500;
/// Steps between two remembered states.
const STRIDE: usize = 25;

impl Course {
    /// One of several for every game.
    ///
    /// # Errors
    /// When the bytes are used up.
    pub fn choose(u: &mut Unstructured<'_>) -> Result<&'static Self> {
        static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
            let tables = games().iter().flat_map(|game| [2, 3, 5, 8].map(|n| (game, n)));
            tables
                .flat_map(|table| [1, 2, 3].map(|seed| (table, seed)))
                .map(|((game, players), seed)| Course::play(game, players, seed))
                .collect()
        });
        u.choose(&COURSES)
    }

    fn play(game: &'static Monopoly, players: u8, seed: u64) -> Self {
        let mut state = game.start(players);
        let mut states = vec![state.clone()];
        let mut rng = Rng::stream(seed, 0, Purpose::Setup);
        let mut steps = Vec::new();
        while let Some(step) = step(game, &mut state, &mut rng) {
            steps.push(step);
            if steps.len().is_multiple_of(STRIDE) {
                states.push(state.clone());
            }
            if steps.len() >= LENGTH as usize {
                break;
            }
        }
        Self { game, players, steps, states }
    }

    /// One of its states.
    ///
    /// # Errors
    /// When the bytes are used up.
    pub fn state(&self, u: &mut Unstructured<'_>) -> Result<State> {
        u.choose(&self.states).cloned()
    }

    /// Its first steps as a save file.
    pub fn save(&self, steps: usize) -> Record<Monopoly> {
        let header = Header {
            game: Monopoly::KEY.into(),
            rules_version: Monopoly::RULES_VERSION,
            players: self.players,
            options: "{}".into(),
            seats: vec!["uniform".into(); self.players.into()],
            seed: Some(1),
            start: None,
            notes: None,
        };
        Record { header, steps: self.steps.iter().copied().take(steps).collect() }
    }
}

/// Takes one listed step at random; none when the game is over.
fn step<G: Game>(game: &G, state: &mut G::State, rng: &mut Rng) -> Option<Step<G>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => {
            let outcome = game.sample(state, rng);
            assert!(game.is_possible(state, outcome), "{outcome} is drawn but not listed");
            game.resolve(state, outcome, &mut ());
            Some(Step::Chance(outcome))
        }
        Turn::Decide(seat) => {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let action = rng.pick(&actions).expect("some action is listed");
            if let Err(why) = game.check(state, action) {
                panic!("{action} is listed, but {why}");
            }
            game.play(state, action, &mut ());
            Some(Step::Play(seat, action))
        }
    }
}

/// Plays on by chance for so many steps; every state on the way keeps the invariants.
///
/// # Panics
/// When one does not.
pub fn play_on<G: Game>(game: &G, mut state: G::State, steps: u32) {
    audited(game, &state, &"the beginning");
    let mut rng = Rng::stream(1, 0, Purpose::Setup);
    for _ in 0..steps {
        let Some(step) = step(game, &mut state, &mut rng) else { return };
        audited(game, &state, &step);
    }
}

/// The text with a last line that fits it, as if it had been written so: a checksum keeps
/// accidents out, and the rules must stand what a hand can forge.
pub fn sealed(text: &str) -> String {
    let body = match text.rfind("\nend ") {
        Some(end) => &text[..=end],
        None => text,
    };
    let steps = body.lines().skip_while(|line| *line != "steps").skip(1).count();
    format!("{body}end {steps} {}\n", Fingerprint::of(body))
}

/// Replays a record as far as the rules allow; every state on the way keeps the invariants.
///
/// # Panics
/// When one does not.
pub fn replay(game: &Monopoly, record: &Record<Monopoly>) {
    if !game.players().contains(&record.header.players) {
        return;
    }
    let mut replay = Replay::new(game, game.start(record.header.players), &record.steps);
    while let Some(Ok(step)) = replay.advance(&mut ()) {
        audited(game, replay.state(), &step);
    }
}

/// The state keeps the invariants after `step`.
///
/// # Panics
/// When it does not.
pub fn audited<G: Game>(game: &G, state: &G::State, step: &impl std::fmt::Debug) {
    if let Err(why) = game.audit(state) {
        panic!("after {step:?}: {why}\n{state:?}");
    }
}
