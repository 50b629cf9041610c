//! Learning to play Parchís.

use std::ops::Range;

use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::learn::{self, Plan, Update};
use ludoteca_parchis::agents::value::Weights;

use crate::{AnyLearner, CatalogError, Course, Learned, Lesson};

struct Learner<'g> {
    course: learn::Course<'g>,
    plan: Plan,
    weights: learn::Learner,
    latest: Update,
}

/// A learner for a course, if it makes sense.
pub(super) fn learner<'g>(
    game: &'g Parchis,
    asked: &Course,
) -> Result<Box<dyn AnyLearner + 'g>, CatalogError> {
    let usual = Plan::default();
    let [first_trace, last_trace] = asked.traces.unwrap_or([usual.first_trace, usual.last_trace]);
    let plan = Plan {
        games: asked.games.unwrap_or(usual.games),
        seed: asked.seed,
        rate: asked.rate.unwrap_or(usual.rate),
        first_trace,
        last_trace,
        ..usual
    };
    let faults = plan.faults();
    if !faults.is_empty() {
        return Err(CatalogError::Unplayable(faults.join("; ")));
    }
    let players = u8::try_from(asked.players).unwrap_or(u8::MAX);
    let (low, high) = ludoteca_core::Game::players(game).into_inner();
    let course = learn::Course::new(game, players).ok_or(CatalogError::Players {
        game: "parchis",
        found: asked.players,
        low,
        high,
    })?;
    let weights = match &asked.from {
        None => Weights::zero(),
        Some((file, text)) => {
            Weights::read(text).map_err(|error| CatalogError::fault(file, 0, error.to_string()))?
        }
    };
    let weights = learn::Learner::new(weights);
    Ok(Box::new(Learner { course, plan, weights, latest: Update::default() }))
}

impl AnyLearner for Learner<'_> {
    fn games(&self) -> u64 {
        self.plan.games
    }

    fn batches(&self) -> u64 {
        self.plan.batches()
    }

    fn shares(&self, batch: u64) -> Vec<Range<u64>> {
        self.plan.shares(batch).collect()
    }

    fn play(&self, batch: u64, games: Range<u64>) -> Lesson {
        Box::new(self.course.play(self.weights.weights(), &self.plan, batch, games))
    }

    fn follow(&mut self, batch: u64, lessons: Vec<Lesson>) -> Learned {
        let mut update = Update::default();
        for lesson in lessons {
            match lesson.downcast::<Update>() {
                Ok(lesson) => update.merge(&lesson),
                Err(_) => unreachable!("a lesson of another learner"),
            }
        }
        self.weights.apply(&update, self.plan.rate(batch));
        let learned = Learned {
            games: update.games(),
            positions: update.positions(),
            mean_square: update.mean_square(),
        };
        self.latest = update;
        learned
    }

    fn write(&self, command: &str) -> String {
        self.weights.weights().write(&self.plan.remarks(command, &self.latest))
    }
}
