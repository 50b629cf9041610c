//! Playing a guessed world on: both sides by what they can know, the last turns exactly.
//!
//! The own side plays what the fitted evaluation likes best, and so does a rival who thinks for
//! itself; with few cells left that world is solved with open hands instead. A rival who goes by
//! the book plays like `classic`. With two cells left a seat counts its chance over the cards that
//! it has not seen.

use super::candidate::Candidate;
use super::ending::{Eyes, last_flips};
use super::judge::{Judge, features_of};
use super::odds::Odds;
use super::stakes::Stakes;
use super::unseen::{Arsenal, Unseen};
use super::world::World;
use crate::agents::classic::{Scene, Sites};
use crate::solver::layout::{Layout, TAKEN_OVER_KEY};
use crate::solver::node::{Move, Node, Outcomes};
use crate::solver::search::{Ranking, Search};
use crate::solver::table::Table;
use crate::state::bits;
use crate::{DECK_SIZE, MAX_CELLS, Rift, TieBreak};

/// Empty cells from which on worlds with an own-minded rival are solved with open hands.
///
/// With six the player gets weaker (46 % against five): it then believes that its rival sees its
/// hand at a time when that matters.
const SOLVED_CELLS: u32 = 5;

/// Plies after which the evaluation ends a playout on boards with more than nine cells.
const PLIES_ON_LARGE_BOARDS: u32 = 4;

/// What all playouts of one decision share.
#[derive(Debug)]
pub(crate) struct Playout<'a> {
    pub(crate) game: &'a Rift,
    pub(crate) arsenal: &'a Arsenal,
    pub(crate) judge: &'a Judge,
    pub(crate) odds: &'a Odds,
    pub(crate) me: usize,
    /// By seat, as long as the first card is not taken over and afterwards.
    pub(crate) stakes: [[Stakes; 2]; 2],
    /// How strong the cards of both decks are, by seat and place.
    pub(crate) strengths: [[f32; DECK_SIZE]; 2],
    pub(crate) table: &'a mut Table,
    pub(crate) ranking: &'a mut Ranking,
    pub(crate) moves: Vec<(i32, Move)>,
    /// Positions that were evaluated or solved.
    pub(crate) nodes: u64,
}

impl Playout<'_> {
    /// Another world lies on the layout now.
    pub(crate) fn enter(&mut self, layout: &Layout) {
        self.strengths = [0, 1].map(|seat| self.odds.strengths(layout, seat));
        self.table.clear();
    }

    /// Brings the candidates that the fitted evaluation likes to the front.
    pub(super) fn rank(&mut self, layout: &Layout, world: &World, candidates: &mut [Candidate]) {
        for candidate in candidates.iter_mut() {
            let mut world = world.clone();
            world.act(layout, candidate.act);
            candidate.prior = self.log_odds(layout, &world, &world.node, self.me);
            self.nodes += 1;
        }
        candidates.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    }

    /// Plays on to the end; the chance of seat `me`. `strict`: the rival goes by the book.
    pub(crate) fn finish(&mut self, layout: &Layout, world: &mut World, strict: bool) -> f64 {
        let left = world.node.free(layout).count_ones();
        if !strict && left > 1 && left <= SOLVED_CELLS {
            return self.solve(layout, world);
        }
        let plies = if layout.n_open > 9 { PLIES_ON_LARGE_BOARDS } else { u32::MAX };
        for ply in 0.. {
            let node = &world.node;
            let seat = usize::from(node.to_move);
            let by_the_book = strict && seat != self.me;
            match node.free(layout).count_ones() {
                0 => {
                    let stakes = self.stakes_of(world, self.me);
                    return full(self.game, layout, world, self.me, stakes);
                }
                1 => {
                    self.nodes += 1;
                    let flips = last_flips(layout, &world.faces, node);
                    let cells = node.owned[seat].count_ones() + 1 + flips;
                    return self.for_me(seat, self.stakes_of(world, seat).of_cells(cells));
                }
                left if ply >= plies && left > 2 => {
                    self.nodes += 1;
                    let chance = self.chance_after(layout, world, &world.node, seat ^ 1);
                    return self.for_me(seat ^ 1, chance);
                }
                2 if !by_the_book => {
                    let (it, chance) = self.count(layout, world);
                    if seat == self.me {
                        return chance;
                    }
                    world.play(layout, it);
                }
                _ if self.takes_over(layout, world) => world.node = world.node.taken_over(layout),
                _ if by_the_book => {
                    let it = self.book_move(layout, world);
                    world.play(layout, it);
                }
                _ => {
                    let it = self.best_move(layout, world);
                    world.play(layout, it);
                }
            }
        }
        unreachable!("plays end the game")
    }

    /// The chance of seat `me` if that of `seat` is `chance`.
    #[inline]
    fn for_me(&self, seat: usize, chance: f64) -> f64 {
        if seat == self.me { chance } else { 1.0 - chance }
    }

    #[inline]
    fn stakes_of(&self, world: &World, seat: usize) -> &Stakes {
        &self.stakes[usize::from(world.node.key & TAKEN_OVER_KEY > 0)][seat]
    }

    /// Counts the best move with two cells left, for the seat to move.
    fn count(&mut self, layout: &Layout, world: &mut World) -> (Move, f64) {
        let seat = usize::from(world.node.to_move);
        let placed = world.placed(seat ^ 1);
        let unseen = Unseen::new(&self.game.sheet, placed, placed);
        let eyes = Eyes {
            sheet: &self.game.sheet,
            arsenal: self.arsenal,
            unseen: &unseen,
            stakes: self.stakes_of(world, seat),
        };
        let (it, chance, looked_at) = eyes.best_of_two(layout, world);
        self.nodes += looked_at;
        (it, chance)
    }

    /// Whether the rival takes the first card over: if it thinks that this is the better side.
    fn takes_over(&self, layout: &Layout, world: &World) -> bool {
        let node = &world.node;
        self.game.rules().pie
            && node.filled.is_power_of_two()
            && node.key & TAKEN_OVER_KEY == 0
            && self.chance_after(layout, world, node, usize::from(node.to_move ^ 1)) > 0.5
    }

    /// The chance of a seat that has just moved to `node`, by the fitted evaluation.
    #[inline]
    fn chance_after(&self, layout: &Layout, world: &World, node: &Node, seat: usize) -> f64 {
        let odds = self.log_odds(layout, world, node, seat);
        1.0 / (1.0 + f64::from(-odds).exp())
    }

    #[inline]
    fn log_odds(&self, layout: &Layout, world: &World, node: &Node, seat: usize) -> f32 {
        let strengths = &self.strengths[seat];
        let features = features_of(layout, self.odds, &world.faces, node, seat, strengths);
        self.judge.log_odds(layout, node, &features)
    }

    /// The move that leaves the best chance by the fitted evaluation.
    fn best_move(&mut self, layout: &Layout, world: &mut World) -> Move {
        let node = world.node;
        let seat = usize::from(node.to_move);
        let mut best = (Move::default(), f32::MIN);
        let mut looked_at = 0;
        world.moves(layout, node.free(layout), |world, it| {
            let next = node.after(layout, &mut world.faces, it);
            let odds = self.log_odds(layout, world, &next, seat);
            looked_at += 1;
            if odds > best.1 {
                best = (it, odds);
            }
        });
        self.nodes += looked_at;
        best.0
    }

    /// What `classic` plays.
    fn book_move(&mut self, layout: &Layout, world: &World) -> Move {
        let node = &world.node;
        let seat = usize::from(node.to_move);
        let scene = Scene {
            game: self.game,
            cells: world.cells,
            filled: node.filled,
            own: node.owned[seat],
            own_hand: node.hands[seat].count_ones() as u8,
            rival_hand: node.hands[seat ^ 1].count_ones() as u8,
        };
        let spots = Sites::new(&scene, node.free(layout));
        let (mut place, mut idx, mut most) = (0, 0, f64::MIN);
        for held in bits(node.hands[seat]) {
            for site in spots.as_slice() {
                self.nodes += 1;
                let value = scene.terms(world.decks[seat][held], site).sum();
                if value > most {
                    (place, idx, most) = (held, site.idx, value);
                }
            }
        }
        let piece = &layout.pieces[seat][place];
        let rivals = node.owned[seat ^ 1];
        let sides = layout.beaten_sides(&world.faces, piece, idx, rivals);
        let mut flips = layout.cells_on(idx, sides);
        if piece.echo && sides > 0 {
            let mut outcomes: Outcomes = [0; 81];
            let count = layout.echoes(&world.faces, idx, sides, rivals, &mut outcomes);
            let most = outcomes[..count].iter().max_by_key(|flips| flips.count_ones());
            flips = most.copied().unwrap_or(flips);
        }
        Move { place: place as u8, idx: idx as u8, flips }
    }

    /// What seat `me` gets with open hands.
    fn solve(&mut self, layout: &Layout, world: &World) -> f64 {
        let seat = usize::from(world.node.to_move);
        let stakes = *self.stakes_of(world, seat);
        let mut search = Search {
            layout,
            faces: world.faces,
            table: self.table,
            rank: self.ranking,
            moves: &mut self.moves,
            tie_break: TieBreak::Draw,
            worths: [(0, 0); MAX_CELLS],
            pie: None,
            first_cell: None,
            nodes: 0,
            limit: u64::MAX,
            stopped: false,
        };
        // The last step of the stakes that the seat reaches.
        let (mut reached, mut beyond) = (0, stakes.steps().count());
        while reached < beyond {
            let middle = usize::midpoint(reached, beyond);
            let cells = stakes.steps().nth(middle).unwrap_or_default();
            if search.gets(&world.node, cells as i32) {
                reached = middle + 1;
            } else {
                beyond = middle;
            }
        }
        self.nodes += search.nodes;
        let cells = reached.checked_sub(1).and_then(|step| stakes.steps().nth(step));
        self.for_me(seat, stakes.of_cells(cells.unwrap_or(0)))
    }
}

/// What a full board is worth to a seat.
pub(super) fn full(
    game: &Rift,
    layout: &Layout,
    world: &World,
    seat: usize,
    stakes: &Stakes,
) -> f64 {
    let cells = world.node.owned[seat].count_ones();
    if game.rules().games == 1 && 2 * cells == u32::from(layout.n_open) {
        return world.tie(game, seat);
    }
    stakes.of_cells(cells)
}
