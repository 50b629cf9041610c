//! Learning weights by self-play: temporal differences on positions where the dice fall.
//!
//! A [`Course`] plays games with the present weights and says in which direction they should
//! change, an [`Update`]; a [`Learner`] holds the weights and follows updates. Playing is a pure
//! function of weights, seed and game numbers, so that whoever has threads can let them play
//! different games of one batch: as long as the same ranges of games are merged in the same order,
//! the same weights come out, however many threads there are.
//!
//! ```
//! use ludoteca_parchis::agents::learn::{Course, Learner, Plan, Update};
//! use ludoteca_parchis::agents::value::Weights;
//! use ludoteca_parchis::{Parchis, Rules};
//!
//! let game = Parchis::new(Rules::CLASSIC).unwrap();
//! let course = Course::new(&game, 2).unwrap();
//! let plan = Plan { games: 8, batch: 4, ..Plan::default() };
//! let mut learner = Learner::new(Weights::zero());
//! let mut update = Update::default();
//! for batch in 0..plan.batches() {
//!     update = Update::default();
//!     for games in plan.shares(batch) {
//!         update.merge(&course.play(learner.weights(), &plan, batch, games));
//!     }
//!     learner.apply(&update, plan.rate(batch));
//! }
//! let text = learner.weights().write(&plan.remarks("learn parchis", &update));
//! assert!(Weights::read(&text).is_ok());
//! ```

use std::ops::Range;

use ludoteca_core::{Allowance, Game as _, Limit, Purpose, Rng};

use crate::agents::expecti::Quick;
use crate::agents::expecti::search::Search;
use crate::agents::value::{Chances, Ground, PHASES, Seen, Weights, chances_of};
use crate::state::Phase;
use crate::{MAX_COLOURS, Parchis, State};

mod learner;
mod plan;
mod update;

pub use learner::Learner;
pub use plan::Plan;
pub use update::Update;

/// What is played to learn from.
#[derive(Clone, Debug)]
pub struct Course<'g> {
    game: &'g Parchis,
    players: u8,
    ground: Ground,
}

/// A position of a game, with what was seen in it.
struct Position {
    /// Where its features begin among those of the game.
    first: usize,
    phase: [f32; PHASES],
    chances: Chances,
}

impl<'g> Course<'g> {
    /// Turns after which a game is given up; nothing is learned from it.
    const CAP: u32 = 5_000;
    /// Games of so many players; `None` if these rules are not for so many.
    pub fn new(game: &'g Parchis, players: u8) -> Option<Self> {
        if !game.players().contains(&players) {
            return None;
        }
        let ground = Ground::new(game, &game.start(players));
        Some(Self { game, players, ground })
    }

    /// Plays some games of a batch, and says how the weights should change.
    pub fn play(&self, weights: &Weights, plan: &Plan, batch: u64, games: Range<u64>) -> Update {
        let mut update = Update::default();
        let trace = plan.trace(batch);
        let (mut features, mut positions) = (Vec::new(), Vec::new());
        for game_no in games {
            features.clear();
            positions.clear();
            let end = self.play_one(weights, plan.seed, game_no, &mut features, &mut positions);
            if let Some(winner) = end {
                learn(winner, trace, &features, &positions, &mut update);
            }
        }
        update
    }

    /// Plays one game, notes its positions, and says which side has won.
    fn play_one(
        &self,
        weights: &Weights,
        seed: u64,
        game_no: u64,
        features: &mut Vec<Seen>,
        positions: &mut Vec<Position>,
    ) -> Option<usize> {
        let mut state = self.game.start(self.players);
        let mut dice = Rng::stream(seed, game_no, Purpose::Chance);
        let quick = Quick(weights);
        let search = Search::new(self.game, &self.ground, &quick, &state, 1);
        let mut endless = Allowance::new(Limit::Nodes(u64::MAX), None);
        let playing = self.ground.playing(&state);
        loop {
            match state.phase {
                Phase::Rolling => {
                    if let Some(winner) = self.winner(&state, playing) {
                        return Some(winner);
                    }
                    if state.turns_taken >= Self::CAP {
                        return None;
                    }
                    let first = features.len();
                    let phase = self.ground.features(self.game, &state, features);
                    let chances = chances_of(weights, &features[first..], &phase, playing);
                    positions.push(Position { first, phase, chances });
                    let roll = self.game.sample(&state, &mut dice);
                    self.game.resolve(&mut state, roll, &mut ());
                }
                Phase::Moving => {
                    let (action, _) = search.best(&state, 0, &mut endless)?;
                    self.game.play(&mut state, action, &mut ());
                }
                Phase::Over => return self.winner(&state, playing),
            }
        }
    }

    /// The side that has finished first; where the rest play on, that is the end here.
    fn winner(&self, state: &State, playing: u8) -> Option<usize> {
        let finished = playing & !self.ground.playing(state);
        (finished != 0).then(|| finished.trailing_zeros() as usize)
    }
}

/// Goes back through a game: every position should have said what the next one said, and the
/// last one who won.
fn learn(winner: usize, trace: f32, seen: &[Seen], positions: &[Position], update: &mut Update) {
    let mut end = [0.0; MAX_COLOURS];
    end[winner] = 1.0;
    let mut target = end;
    let mut last = seen.len();
    for position in positions.iter().rev() {
        let chances = &position.chances;
        let mut error = [0.0; MAX_COLOURS];
        for (side, error) in error.iter_mut().enumerate() {
            *error = target[side] - chances[side];
            update.squares += f64::from(end[side] - chances[side]).powi(2);
            target[side] = trace * target[side] + (1.0 - trace) * chances[side];
        }
        update.add(&seen[position.first..last], &position.phase, &error);
        last = position.first;
    }
    update.games += 1;
    update.positions += positions.len() as u64;
}
