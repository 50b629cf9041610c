//! `search`: samples what it cannot see, plays it on, and counts the last turns exactly.

use ludoteca_core::{Agent, Determinize as _, Limit, Rng, Thinking, Weighed};

use crate::agents::belief::{Belief, Temper};
use crate::solver::layout::Layout;
use crate::solver::node::{Move, Outcomes};
use crate::state::{State, bits};
use crate::{Action, CardId, Rift, View};

mod ending;
pub mod judge;
mod playout;
mod stakes;
mod unseen;

use ending::Eyes;
use judge::Judge;
pub use playout::Style;
use playout::{Playout, World};
use stakes::Stakes;
use unseen::{Arsenal, Odds, Unseen};

/// The player that searches.
#[derive(Clone, Debug)]
pub struct Search {
    limit: Limit,
    tempers: [Temper; 2],
    /// Guesses that are weighed before the first playout.
    pool: usize,
    style: Style,
    judge: Box<Judge>,
}

impl Search {
    /// The same player with another opinion of its rival, and so many guesses weighed.
    #[must_use]
    pub fn believing(self, tempers: [Temper; 2], pool: usize) -> Self {
        Self { tempers, pool, ..self }
    }

    /// The same player with other playouts.
    #[must_use]
    pub fn playing(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// A player that thinks so much about each decision.
    pub fn new(limit: Limit) -> Self {
        Self { limit, tempers: [Temper::STRICT, Temper::LOOSE], pool: 400, style: Style { classic: 100, own_classic: true, depth: 99 }, judge: Box::new(Judge::shipped()) }
    }
}

impl Default for Search {
    fn default() -> Self {
        Self::new(Limit::Nodes(4000))
    }
}

/// A way to act, with everything that follows from it at once.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Act {
    Play(Move),
    TakeOver,
    Echo(u32),
}

#[derive(Clone, Debug)]
struct Candidate {
    action: Action,
    act: Act,
    sum: f64,
    count: f64,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }
}

impl Agent<Rift> for Search {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let game = view.game();
        let mut layout = Layout::new(&game.sheet);
        let mut allowance = thinking.allowance(self.limit);
        let first = game.guess(view, thinking.rng);
        lay(&mut layout, game, &first);
        let mut candidates = candidates(view, &layout, &first);
        let me = view.me().idx();
        let arsenal = Arsenal::new(&game.sheet);
        let second = view.me() != view.starter();
        let mine = Stakes::of(view, second);
        let stakes = if me == 0 { [mine, mine.for_rival()] } else { [mine.for_rival(), mine] };
        let odds = Odds::new(&game.sheet);
        let mut playout = Playout { game, arsenal: &arsenal, me, stakes, nodes: 0, judge: &self.judge, odds: &odds, strengths: [[0.0; 20]; 2], style: self.style };

        let beliefs = self.tempers.map(|temper| Belief::new(view, &layout, temper));
        let prior = f64::from(self.style.classic) / 100.0;
        let mut worlds = Worlds::new(view, &beliefs, prior, self.pool, thinking.rng);
        let mut active = candidates.len();
        let mut rounds = 0;
        let total = match self.limit {
            Limit::Nodes(nodes) | Limit::Millis { nodes, .. } => nodes,
        };
        let n_rounds = (active.max(2) as f64).log2().ceil() as u64;
        let mut round_end = total / n_rounds;
        let left = (layout.open & !view.filled()).count_ones();
        if left <= 2 {
            let known: Vec<CardId> = view.rival_known().collect();
            let theirs = view.plays().filter(|play| play.seat == view.rival());
            let placed: Vec<CardId> = theirs.map(|play| play.card).collect();
            let unseen = Unseen::new(&game.sheet, &placed, &known);
            let world = World::of(&layout, game, &first);
            for candidate in &mut candidates {
                let mut world = world.clone();
                act(&mut world, &layout, candidate.act);
                let (node, free) = (&world.node, world.node.free(&layout));
                let eyes =
                    Eyes { sheet: &game.sheet, arsenal: &arsenal, unseen: &unseen, stakes: &mine };
                candidate.sum = match free.count_ones() {
                    0 => mine.of_cells(node.owned[me].count_ones()),
                    1 => {
                        eyes.last_reply(&layout, &world.faces, node, free.trailing_zeros() as usize)
                    }
                    _ => continue,
                };
                candidate.count = 1.0;
            }
            if left < 2 || view.echo().is_none() {
                active = candidates.len();
                allowance.spend(u64::MAX);
            }
        }
        while active > 1 && !allowance.is_over() {
            let (state, strict) = worlds.next(view, thinking.rng);
            lay(&mut layout, game, &state);
            let world = World::of(&layout, game, &state);
            playout.strengths = [odds.strengths(&layout, 0), odds.strengths(&layout, 1)];
            for candidate in &mut candidates[..active] {
                let mut world = world.clone();
                act(&mut world, &layout, candidate.act);
                let before = playout.nodes;
                candidate.sum += playout.finish(&layout, &mut world, strict);
                candidate.count += 1.0;
                allowance.spend(playout.nodes - before);
            }
            if allowance.spent() >= round_end {
                rounds += 1;
                round_end += total / n_rounds;
                candidates[..active].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
                active = active.div_ceil(2);
            }
        }
        let _ = rounds;
        candidates[..active].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        for candidate in &candidates {
            thinking.weigh(|| Weighed {
                action: candidate.action,
                value: candidate.mean(),
                terms: vec![("chance", candidate.mean())],
            });
        }
        candidates[0].action
    }
}

/// Guessed worlds, drawn in proportion to how likely the rival's plays make them.
struct Worlds {
    /// Guesses, and whether the rival plays by the book in them.
    guesses: Vec<(State, bool)>,
    next: usize,
    prior: f64,
}

impl Worlds {
    fn new(view: &View<'_>, beliefs: &[Belief; 2], prior: f64, pool: usize, rng: &mut Rng) -> Self {
        let mut worlds = Self { guesses: Vec::new(), next: 0, prior };
        if beliefs[0].is_empty() || pool == 0 {
            return worlds;
        }
        let game = view.game();
        let mut weighed = Vec::with_capacity(2 * pool);
        let mut total = 0.0;
        for _ in 0..pool {
            let state = game.guess(view, rng);
            for (nth, share) in [prior, 1.0 - prior].into_iter().enumerate() {
                if share > 0.0 {
                    let likelihood = beliefs[nth].likelihood(&state, view.rival(), rng);
                    total += share * likelihood;
                    weighed.push((state.clone(), nth == 0, share * likelihood));
                }
            }
        }
        // Systematic: of each guess as many copies as it deserves, give or take one.
        let step = total / pool as f64;
        let mut at = step * f64::from(rng.next_u32()) / f64::from(u32::MAX);
        let mut passed = 0.0;
        for (state, strict, weight) in weighed {
            passed += weight;
            while at < passed && worlds.guesses.len() < pool {
                worlds.guesses.push((state.clone(), strict));
                at += step;
            }
        }
        for place in (1..worlds.guesses.len()).rev() {
            worlds.guesses.swap(place, rng.below(place as u32 + 1) as usize);
        }
        worlds
    }

    fn next(&mut self, view: &View<'_>, rng: &mut Rng) -> (State, bool) {
        if self.guesses.is_empty() {
            let strict = f64::from(rng.next_u32()) < self.prior * f64::from(u32::MAX);
            return (view.game().guess(view, rng), strict);
        }
        self.next = (self.next + 1) % self.guesses.len();
        let (mut state, strict) = self.guesses[self.next].clone();
        crate::guess::reshuffle(&mut state, view.me().idx(), rng);
        crate::guess::reshuffle(&mut state, view.rival().idx(), rng);
        (state, strict)
    }
}

fn lay(layout: &mut Layout, game: &Rift, state: &State) {
    for seat in 0..2 {
        layout.set_deck(&game.sheet, seat, &state.decks[seat]);
    }
}

/// Does what a candidate does.
fn act(world: &mut World, layout: &Layout, act: Act) {
    match act {
        Act::Play(it) => world.play(layout, it),
        Act::TakeOver => world.node = world.node.taken_over(layout),
        Act::Echo(flips) => world.node = world.node.echoed(layout, flips),
    }
}

/// All that the seat can do.
fn candidates(view: &View<'_>, layout: &Layout, state: &State) -> Vec<Candidate> {
    let board = view.board();
    let world = World::of(layout, view.game(), state);
    let node = &world.node;
    let seat = view.me().idx();
    let rivals = node.owned[seat ^ 1];
    let mut list = Vec::new();
    let mut push = |action, act| list.push(Candidate { action, act, sum: 0.0, count: 0.0 });
    if let Some(question) = view.echo() {
        for idx in bits(question.targets) {
            let action = Action::Echo { target: board.cell(idx) };
            let last = usize::from(state.order[usize::from(state.placed) - 1]);
            let rest = state.echo & (state.echo - 1);
            let flips = 1 << idx;
            layout.echo_on(&world.faces, last, rest, rivals & !flips, flips, &mut |flips| {
                push(action, Act::Echo(flips));
            });
        }
        return list;
    }
    for idx in bits(view.free()) {
        for place in bits(node.hands[seat]) {
            if layout.copies_before[seat][place] & node.hands[seat] > 0 {
                continue;
            }
            let piece = &layout.pieces[seat][place];
            let sides = layout.beaten_sides(&world.faces, piece, idx, rivals);
            let action = Action::Play { card: state.decks[seat][place], cell: board.cell(idx) };
            let mut outcomes: Outcomes = [0; 81];
            let mut count = 1;
            if piece.echo && sides > 0 {
                let mut faces = world.faces;
                faces[idx] = piece.values;
                count = layout.echoes(&faces, idx, sides, rivals, &mut outcomes);
            } else {
                outcomes[0] = layout.cells_on(idx, sides);
            }
            for &flips in &outcomes[..count] {
                push(action, Act::Play(Move { place: place as u8, idx: idx as u8, flips }));
            }
        }
    }
    if view.can_take_over() {
        push(Action::TakeOver, Act::TakeOver);
    }
    list
}
