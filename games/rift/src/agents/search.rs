//! `search`: guesses what it cannot see, plays the guesses on, and counts the last turns exactly.
//!
//! - **What the rival may hold** is guessed by the prior of the format and weighed by its plays
//!   ([`belief`](super::belief)): by those of a rival who goes by the book (`classic`), and by those
//!   of one who thinks for itself. So a guess says, too, which of both the rival is.
//! - **Every candidate** is tried in the same worlds. The worse half of them is dropped time and
//!   again, so that most of the thinking goes to the contenders.
//! - **A world is played on** by what each side could know: the rival does not see the own hand,
//!   and the own side does not see the rival's. With five cells left or fewer after the own move,
//!   worlds with an own-minded rival are solved exactly with open hands.
//! - **With two cells left** nothing is guessed any more: the chance that the rival's unseen cards
//!   hold an answer is counted over all cards that it may have.
//!
//! What it states as its chance is the mean over the worlds, corrected by a map that was fitted in
//! self-play. Details and measurements are in `docs/rift-search.md`.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "cells, cards and counts of them are small"
)]

use ludoteca_core::{Agent, Allowance, Determinize as _, Limit, Rng, Thinking, Weighed};

use crate::agents::belief::Rival;
use crate::agents::calibration::Calibration;
use crate::solver::layout::{Layout, TAKEN_OVER_KEY};
use crate::solver::search::Ranking;
use crate::solver::table::Table;
use crate::state::State;
use crate::{Action, CardId, Rift, View};

mod candidate;
mod ending;
pub mod judge;
mod odds;
mod playout;
mod race;
mod stakes;
mod unseen;
mod world;
mod worlds;

use candidate::Candidate;
use ending::Eyes;
use judge::Judge;
use odds::Odds;
use playout::Playout;
use race::Race;
use stakes::Stakes;
use unseen::{Arsenal, Unseen};
use world::World;
use worlds::Worlds;

/// The player that searches.
#[derive(Clone, Debug)]
pub struct Search {
    limit: Limit,
    rival: Rival,
    judge: Box<Judge>,
    calibration: Calibration,
    table: Table,
    ranking: Box<Ranking>,
}

impl Search {
    /// The positions that it evaluates for a decision unless told otherwise: about 20 ms.
    pub const NODES: u64 = 120_000;

    /// A player that thinks so much about each decision; a node is a position evaluated or solved.
    pub fn new(limit: Limit) -> Self {
        Self {
            limit,
            rival: Rival::default(),
            judge: Box::new(Judge::shipped()),
            calibration: Calibration::shipped(),
            table: Table::new(10),
            ranking: Box::new(Ranking::new()),
        }
    }

    /// The same player with another opinion of its rival.
    #[must_use]
    pub fn expecting(self, rival: Rival) -> Self {
        Self { rival, ..self }
    }

    /// The same player with another evaluation.
    #[must_use]
    pub fn judging(self, judge: Judge) -> Self {
        Self { judge: Box::new(judge), ..self }
    }
}

impl Default for Search {
    fn default() -> Self {
        Self::new(Limit::Nodes(Self::NODES))
    }
}

impl Agent<Rift> for Search {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let mut layout = Layout::new(&view.game().sheet);
        let guess = view.game().guess(view, thinking.rng);
        lay(&mut layout, view.game(), &guess);
        let mut candidates = candidate::list(view, &layout, &guess);
        let left = (layout.open & !view.filled()).count_ones();
        let stakes = both_stakes(view);
        if left < 2 || left == 2 && view.echo().is_none() {
            count(view, &layout, &guess, &stakes, &mut candidates);
        } else if candidates.len() > 1 || thinking.is_aloud() {
            let mut allowance = thinking.allowance(self.limit);
            let rng = &mut *thinking.rng;
            self.race(view, &mut layout, &guess, &stakes, &mut candidates, &mut allowance, rng);
        }
        self.conclude(view, left as usize, candidates, thinking)
    }
}

impl Search {
    /// Tries the candidates in guessed worlds.
    #[expect(clippy::too_many_arguments, reason = "what a decision is about")]
    fn race(
        &mut self,
        view: &View<'_>,
        layout: &mut Layout,
        guess: &State,
        stakes: &[[Stakes; 2]; 2],
        candidates: &mut [Candidate],
        allowance: &mut Allowance<'_>,
        rng: &mut Rng,
    ) {
        let game = view.game();
        let (arsenal, odds) = (Arsenal::new(&game.sheet), Odds::new(&game.sheet));
        let (Limit::Nodes(nodes) | Limit::Millis { nodes, .. }) = self.limit;
        let pool = (nodes / 100).clamp(50, 1000);
        let mut worlds = Worlds::new(view, layout, &self.rival, pool as usize, rng);
        // A guess with its weight takes about as long as so many evaluations.
        allowance.spend(pool * 8);
        self.ranking.clear();
        let mut playout = Playout {
            game,
            arsenal: &arsenal,
            judge: &self.judge,
            odds: &odds,
            me: view.me().idx(),
            stakes: *stakes,
            strengths: Default::default(),
            table: &mut self.table,
            ranking: &mut self.ranking,
            moves: Vec::new(),
            nodes: 0,
        };
        playout.enter(layout);
        playout.rank(layout, &World::of(layout, game, guess), candidates);
        let mut race = Race::new(candidates.len(), nodes, self.limit);
        while race.goes_on(candidates, allowance) {
            let (state, strict) = worlds.next(view, rng);
            lay(layout, game, &state);
            playout.enter(layout);
            let world = World::of(layout, game, &state);
            for candidate in &mut candidates[..race.active()] {
                let mut world = world.clone();
                world.act(layout, candidate.act);
                candidate.add(playout.finish(layout, &mut world, strict), strict);
            }
            allowance.spend(std::mem::take(&mut playout.nodes));
        }
    }

    /// Chooses the best and says what each was worth.
    fn conclude(
        &self,
        view: &View<'_>,
        left: usize,
        mut candidates: Vec<Candidate>,
        thinking: &mut Thinking<'_, Action>,
    ) -> Action {
        // Stable: what was found first wins ties. Those that were dropped early come last, because
        // a few worlds may flatter them.
        let most = candidates.iter().map(Candidate::tries).fold(0.0, f64::max);
        let dropped = |candidate: &Candidate| candidate.tries() * 2.0 < most;
        candidates
            .sort_by(|a, b| dropped(a).cmp(&dropped(b)).then(b.chance().total_cmp(&a.chance())));
        let mut told: Vec<Action> = Vec::new();
        for candidate in &candidates {
            // The ways of Eco are one action, worth as much as the best of them.
            if !thinking.is_aloud() || told.contains(&candidate.action) {
                continue;
            }
            told.push(candidate.action);
            let mut terms = candidate.terms();
            let correction = self.calibration.correction(view, left, candidate.chance());
            terms.push(("calibration", correction));
            let value = terms.iter().map(|(_, value)| value).sum();
            thinking.weigh(|| Weighed { action: candidate.action, value, terms });
        }
        let best = candidates.first().map(|candidate| candidate.action);
        best.unwrap_or_else(|| unreachable!("a seat that decides has an action"))
    }
}

/// Counts every candidate over the unseen cards.
fn count(
    view: &View<'_>,
    layout: &Layout,
    guess: &State,
    stakes: &[[Stakes; 2]; 2],
    candidates: &mut [Candidate],
) {
    let (game, me) = (view.game(), view.me().idx());
    let arsenal = Arsenal::new(&game.sheet);
    let known: Vec<CardId> = view.rival_known().collect();
    let world = World::of(layout, game, guess);
    let unseen = Unseen::new(&game.sheet, world.placed(me ^ 1), &known);
    for candidate in candidates {
        let mut world = world.clone();
        world.act(layout, candidate.act);
        let taken = usize::from(world.node.key & TAKEN_OVER_KEY > 0);
        let mine = &stakes[taken][me];
        let eyes = Eyes { sheet: &game.sheet, arsenal: &arsenal, unseen: &unseen, stakes: mine };
        let free = world.node.free(layout);
        let idx = free.trailing_zeros() as usize;
        candidate.counted = Some(if free == 0 {
            playout::full(game, layout, &world, me, mine)
        } else {
            eyes.last_reply(layout, &world.faces, &world.node, idx)
        });
    }
}

/// Lays the decks of a state down.
fn lay(layout: &mut Layout, game: &Rift, state: &State) {
    for seat in 0..2 {
        layout.set_deck(&game.sheet, seat, &state.decks[seat]);
    }
}

/// The stakes by seat, as long as the first card is not taken over, and afterwards.
fn both_stakes(view: &View<'_>) -> [[Stakes; 2]; 2] {
    [false, true].map(|taken| {
        let is_second = (view.me() != view.starter()) == (taken == view.is_taken_over());
        let mine = Stakes::of(view, is_second);
        if view.me().0 == 0 { [mine, mine.for_rival()] } else { [mine.for_rival(), mine] }
    })
}
