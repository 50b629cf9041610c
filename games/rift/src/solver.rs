//! The exact solver: what a position is worth with open hands and known draws.
//!
//! Alpha-beta to the end of the game asks one question at a time, "does the seat to move get at
//! least so many cells?"; a few of them give the exact count, and from that follow win and loss,
//! draws, margins for matches and tie-breaks, because more cells are never worse. The last two
//! cells are counted, not played; a table remembers positions (sixteen bytes each, its size is
//! fixed when the solver is made); cells that can never change hands again end a branch early.

#![expect(clippy::cast_possible_wrap, reason = "cells, cards and counts of them are small")]

use ludoteca_core::Game as _;

use crate::state::Phase;
use crate::{Action, MAX_CELLS, Rift, State};

mod last;
pub(crate) mod layout;
pub(crate) mod node;
mod scale;
pub(crate) mod search;
pub(crate) mod table;

use layout::Layout;
use node::{Move, Node};
use scale::Scale;
use search::{Ranking, Search};
use table::Table;

/// What a game comes to for one seat when both play perfectly and see everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Verdict {
    /// The points of the seat less those of its rival, the unplayed card included.
    pub margin: i8,
    /// 1 for a game won, 0 for a draw, -1 for a game lost; the tie-break is included.
    pub result: i8,
}

/// A solver with its memory: 16 bytes for each of its 2^bits entries, and some 60 kB.
#[derive(Clone, Debug)]
pub struct Solver {
    layout: Option<Box<Layout>>,
    table: Table,
    ranking: Box<Ranking>,
    moves: Vec<(i32, Move)>,
    nodes: u64,
}

impl Default for Solver {
    /// A table of 2^20 entries, 16 MiB.
    fn default() -> Self {
        Self::new(20)
    }
}

impl Solver {
    /// A solver whose table has 2 to the power of `bits` entries (4 to 28).
    pub fn new(bits: u32) -> Self {
        let (table, ranking) = (Table::new(bits), Box::new(Ranking::new()));
        Self { layout: None, table, ranking, moves: Vec::new(), nodes: 0 }
    }

    /// The positions that were looked at by the last question.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the seat to move wins; `None` when that took more than `limit` nodes.
    ///
    /// The decks of the state must be dealt and the game must not be over.
    pub fn wins(&mut self, game: &Rift, state: &State, limit: u64) -> Option<bool> {
        self.begin(game, state);
        let scale = Scale::of(game, state);
        self.gets(game, state, scale.win(), limit)
    }

    /// What the game comes to for the seat to move; `None` when that took more than `limit` nodes.
    pub fn verdict(&mut self, game: &Rift, state: &State, limit: u64) -> Option<Verdict> {
        self.begin(game, state);
        let score = self.score(game, state, limit)?;
        Some(Scale::of(game, state).verdict(score))
    }

    /// An action that reaches the verdict of the state, and that verdict; `None` when it took more
    /// than `limit` nodes.
    pub fn best(&mut self, game: &Rift, state: &State, limit: u64) -> Option<(Action, Verdict)> {
        self.begin(game, state);
        let scale = Scale::of(game, state);
        let score = self.score(game, state, limit)?;
        let mut actions = Vec::new();
        game.actions(state, &mut actions);
        for &action in &actions {
            let mut next = state.clone();
            game.play(&mut next, action, &mut ());
            if self.gets_after(game, state, &next, score, limit)? {
                return Some((action, scale.verdict(score)));
            }
        }
        unreachable!("some action of {actions:?} is as good as the position")
    }

    /// Forgets the last deal and lays down this one.
    fn begin(&mut self, game: &Rift, state: &State) {
        let mut layout = self.layout.take().unwrap_or_else(|| Box::new(Layout::new(&game.sheet)));
        *layout = Layout::new(&game.sheet);
        for seat in 0..2 {
            layout.set_deck(&game.sheet, seat, &state.decks[seat]);
        }
        self.layout = Some(layout);
        self.table.clear();
        self.ranking.clear();
        self.nodes = 0;
    }

    /// The most that the seat to move gets, on the scale of the search.
    fn score(&mut self, game: &Rift, state: &State, limit: u64) -> Option<i32> {
        let scale = Scale::of(game, state);
        // The largest need that is met.
        let (mut met, mut unmet) = (scale.least(), scale.most() + 1);
        let mut probe = scale.win();
        while unmet - met > 1 {
            if self.gets(game, state, probe, limit)? {
                met = probe;
            } else {
                unmet = probe;
            }
            probe = i32::midpoint(met, unmet);
        }
        Some(met)
    }

    /// Whether the seat to move gets `need`, whatever the phase of its turn is.
    fn gets(&mut self, game: &Rift, state: &State, need: i32, limit: u64) -> Option<bool> {
        if state.phase == Phase::Echo {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            for action in actions {
                let mut next = state.clone();
                game.play(&mut next, action, &mut ());
                if self.gets_after(game, state, &next, need, limit)? {
                    return Some(true);
                }
            }
            return Some(false);
        }
        self.search(game, state, need, limit)
    }

    /// Whether the seat to move in `before` gets `need` after an action of its own.
    fn gets_after(
        &mut self,
        game: &Rift,
        before: &State,
        next: &State,
        need: i32,
        limit: u64,
    ) -> Option<bool> {
        let scale = Scale::of(game, before);
        if next.placed < before.placed || next.phase == Phase::Over {
            // The board was full, and the match may have gone on.
            return Some(scale.verdict(need) <= final_verdict(before, next));
        }
        if next.to_move == before.to_move {
            return self.gets(game, next, need, limit);
        }
        let more = i32::from(next.taken_over != before.taken_over) * scale.bonus;
        let refutation = scale.refutation(need + more);
        self.search(game, next, refutation, limit).map(|refuted| !refuted)
    }

    fn search(&mut self, game: &Rift, state: &State, need: i32, limit: u64) -> Option<bool> {
        let scale = Scale::of(game, state);
        let layout = self.layout.as_deref().unwrap_or_else(|| unreachable!("begin lays it down"));
        let (node, faces) = Node::of(layout, game, state);
        let mut worths = [(0, 0); MAX_CELLS];
        for play in state.plays() {
            worths[play.idx] = (game.sheet.value(play.card), play.seat.0);
        }
        let rules = game.rules();
        let centre = rules.board.centre().and_then(|cell| rules.board.index(cell));
        let mut search = Search {
            layout,
            faces,
            table: &mut self.table,
            rank: &mut self.ranking,
            moves: &mut self.moves,
            tie_break: scale.tie_break,
            worths,
            pie: rules.pie.then_some(scale.bonus),
            first_cell: centre.filter(|_| rules.forced_centre).map(|idx| idx as u8),
            nodes: self.nodes,
            limit,
            stopped: false,
        };
        let proved = search.gets(&node, need);
        let stopped = search.stopped;
        self.nodes = search.nodes;
        (!stopped).then_some(proved)
    }
}

/// What a full board came to for the seat that placed the last card.
fn final_verdict(before: &State, after: &State) -> Verdict {
    let (seat, rival) = (usize::from(before.to_move), usize::from(before.to_move ^ 1));
    let gained = |of: fn(&State) -> [u8; 2], seat: usize| of(after)[seat] - of(before)[seat];
    let difference = |of| gained(of, seat) as i8 - gained(of, rival) as i8;
    Verdict { margin: difference(State::points), result: difference(State::wins) }
}
