//! Playing a guessed world on: both sides by what they could know, the last cells by counting.

use super::ending::{Eyes, last_flips};
use super::stakes::Stakes;
use super::judge::{Judge, features_of};
use super::unseen::{Arsenal, Odds, Unseen};
use crate::agents::classic::{Scene, Sites};
use crate::solver::layout::Layout;
use crate::solver::node::{Faces, Move, Node, Outcomes};
use crate::state::{State, bits};
use crate::{CardId, DECK_SIZE, MAX_CELLS, Rift};

/// A guessed world with everything open.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) node: Node,
    pub(crate) faces: Faces,
    pub(crate) cells: [CardId; MAX_CELLS],
    pub(crate) decks: [[CardId; DECK_SIZE]; 2],
    /// The cells in the order in which they were filled, and who placed the first card.
    pub(crate) placed: [[CardId; MAX_CELLS]; 2],
    pub(crate) n_placed: [usize; 2],
}

/// What all playouts of one decision share.
#[derive(Debug)]
pub(crate) struct Playout<'a> {
    pub(crate) game: &'a Rift,
    pub(crate) arsenal: &'a Arsenal,
    pub(crate) me: usize,
    /// By seat.
    pub(crate) stakes: [Stakes; 2],
    pub(crate) nodes: u64,
    pub(crate) judge: &'a Judge,
    pub(crate) odds: &'a Odds,
    pub(crate) strengths: [[f32; DECK_SIZE]; 2],
    pub(crate) style: Style,
}

/// How playouts go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// In so many of a hundred playouts the rival plays like classic.
    pub classic: u32,
    /// Whether the own side plays like classic.
    pub own_classic: bool,
    /// Plies after the candidate until the judge tells the chance.
    pub depth: u32,
}

impl World {
    pub(crate) fn of(layout: &Layout, game: &Rift, state: &State) -> Self {
        let (node, faces) = Node::of(layout, game, state);
        let mut placed = [[CardId::NONE; MAX_CELLS]; 2];
        let mut n_placed = [0; 2];
        for play in state.plays() {
            let seat = play.seat.idx();
            placed[seat][n_placed[seat]] = play.card;
            n_placed[seat] += 1;
        }
        Self { node, faces, cells: state.cells, decks: state.decks, placed, n_placed }
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, layout: &Layout, it: Move) {
        let seat = usize::from(self.node.to_move);
        let card = self.decks[seat][usize::from(it.place)];
        self.node = self.node.after(layout, &mut self.faces, it);
        self.cells[usize::from(it.idx)] = card;
        self.placed[seat][self.n_placed[seat]] = card;
        self.n_placed[seat] += 1;
    }
}

impl Playout<'_> {
    /// Plays on to the end; the chance of seat `me`.
    pub(crate) fn finish(&mut self, layout: &Layout, world: &mut World, strict: bool) -> f64 {
        for ply in 0.. {
            self.nodes += 1;
            let left = world.node.free(layout).count_ones();
            if ply == self.style.depth && left > 2 {
                let just_moved = usize::from(world.node.to_move ^ 1);
                let features = features_of(
                    layout,
                    self.odds,
                    &world.faces,
                    &world.node,
                    just_moved,
                    &self.strengths[just_moved],
                );
                let odds = self.judge.log_odds(left as usize, &features);
                let chance = 1.0 / (1.0 + f64::from(-odds).exp());
                return if just_moved == self.me { chance } else { 1.0 - chance };
            }
            let node = &world.node;
            let seat = usize::from(node.to_move);
            match node.free(layout).count_ones() {
                0 => {
                    let cells = node.owned[self.me].count_ones();
                    return self.stakes[self.me].of_cells(cells);
                }
                1 => {
                    let flips = last_flips(layout, &world.faces, node);
                    let cells = node.owned[seat].count_ones() + 1 + flips;
                    let value = self.stakes[seat].of_cells(cells);
                    return if seat == self.me { value } else { 1.0 - value };
                }
                2 if seat == self.me || !strict => {
                    let rival = seat ^ 1;
                    let placed = &world.placed[rival][..world.n_placed[rival]];
                    let unseen = Unseen::new(&self.game.sheet, placed, placed);
                    let eyes = Eyes {
                        sheet: &self.game.sheet,
                        arsenal: self.arsenal,
                        unseen: &unseen,
                        stakes: &self.stakes[seat],
                    };
                    let (it, chance) = eyes.best_of_two(layout, &mut world.faces, node);
                    if seat == self.me {
                        return chance;
                    }
                    world.play(layout, it);
                }
                _ => {
                    let classic = if seat == self.me { self.style.own_classic } else { strict };
                    let it = if classic { self.policy(layout, world) } else { self.greedy(layout, world) };
                    world.play(layout, it);
                }
            }
        }
        unreachable!("plays end the game")
    }

    /// The play that leaves the best chance by the fitted evaluation.
    fn greedy(&self, layout: &Layout, world: &mut World) -> Move {
        let node = world.node;
        let seat = usize::from(node.to_move);
        let rivals = node.owned[seat ^ 1];
        let left = node.free(layout).count_ones() as usize - 1;
        let mut best = (Move::default(), f32::MIN);
        for idx in bits(node.free(layout)) {
            for place in bits(node.hands[seat]) {
                if layout.copies_before[seat][place] & node.hands[seat] > 0 {
                    continue;
                }
                let piece = &layout.pieces[seat][place];
                let sides = layout.beaten_sides(&world.faces, piece, idx, rivals);
                let mut flips = layout.cells_on(idx, sides);
                if piece.echo && sides > 0 {
                    let mut outcomes: Outcomes = [0; 81];
                    world.faces[idx] = piece.values;
                    let count = layout.echoes(&world.faces, idx, sides, rivals, &mut outcomes);
                    let most = outcomes[..count].iter().max_by_key(|flips| flips.count_ones());
                    flips = most.copied().unwrap_or(flips);
                }
                let it = Move { place: place as u8, idx: idx as u8, flips };
                let next = node.after(layout, &mut world.faces, it);
                let features = features_of(layout, self.odds, &world.faces, &next, seat, &self.strengths[seat]);
                let value = self.judge.log_odds(left, &features);
                if value > best.1 {
                    best = (it, value);
                }
            }
        }
        best.0
    }

    /// What a reasonable player would do.
    fn policy(&self, layout: &Layout, world: &World) -> Move {
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
        let sites = Sites::new(&scene, node.free(layout));
        let mut best = (0, 0, f64::MIN);
        for place in bits(node.hands[seat]) {
            for site in sites.as_slice() {
                let value = scene.terms(world.decks[seat][place], site).sum();
                if value > best.2 {
                    best = (place, site.idx, value);
                }
            }
        }
        let (place, idx, _) = best;
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
}
