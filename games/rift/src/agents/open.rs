//! `open`: a reference player that sees both hands and the order of both decks.
//!
//! It measures what hidden information costs, and never sits down at a table of people. Where the
//! exact solver finds a win it plays that; where the game is lost it sets traps: it plays what
//! leaves a rival who goes by `classic`'s evaluation most likely to miss its way. Where a position
//! is too large to be solved, both sides are played on by the book until it can be.

use ludoteca_core::{Agent, Allowance, Game as _, Limit, Seat, Thinking, Turn, Weighed};

use crate::agents::classic::{Scene, Sites, best_play};
use crate::solver::Solver;
use crate::{Action, Rift, State, View};

/// Replies that a rival is thought to consider.
const REPLIES: usize = 4;

/// The difference of evaluations that makes a reply e times as likely.
const TEMPERATURE: f64 = 0.1;

/// The reference player that sees everything and plays what the exact solver finds.
#[derive(Clone, Debug)]
pub struct Open {
    limit: Limit,
    solver: Solver,
}

impl Open {
    /// The positions that it looks at for a decision unless told otherwise. They solve all but a
    /// few deals from the empty board.
    pub const NODES: u64 = 3_000_000;

    /// A player that looks at so many positions for each decision; its memory is 4 MiB.
    pub fn new(limit: Limit) -> Self {
        Self { limit, solver: Solver::new(18) }
    }
}

impl Default for Open {
    fn default() -> Self {
        Self::new(Limit::Nodes(Self::NODES))
    }
}

impl Agent<Rift> for Open {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let state = view.open().unwrap_or_else(|| unreachable!("a reference player is shown all"));
        let (Limit::Nodes(nodes) | Limit::Millis { nodes, .. }) = self.limit;
        let mut allowance = thinking.allowance(self.limit);
        // Half of the thinking may go to traps, or to playing on.
        let solved = self.solver.best(view.game(), state, nodes / 2);
        allowance.spend(self.solver.nodes());
        match solved {
            Some((action, verdict)) => {
                let margin = f64::from(verdict.margin);
                thinking.weigh(|| Weighed {
                    action,
                    value: margin,
                    terms: vec![("margin", margin)],
                });
                if verdict.result < 0 {
                    return self.trap(view, state, action, margin, &mut allowance, thinking);
                }
                action
            }
            None => self.by_the_book(view, state, &mut allowance, thinking),
        }
    }

    fn sees_everything(&self) -> bool {
        true
    }
}

impl Open {
    /// The action after which the rival errs most likely; `best` if there is none.
    fn trap(
        &mut self,
        view: &View<'_>,
        state: &State,
        best: Action,
        margin: f64,
        allowance: &mut Allowance<'_>,
        thinking: &mut Thinking<'_, Action>,
    ) -> Action {
        let mut actions = Vec::new();
        view.game().actions(state, &mut actions);
        let mut chosen = (best, 0.0);
        for action in actions {
            let chance = self.chance_of_error(view, state, action, allowance);
            if chance > chosen.1 {
                chosen = (action, chance);
            }
        }
        let (action, chance) = chosen;
        if action != best {
            // Comparable with margins: still lost, but for the error.
            let terms = vec![("margin", margin), ("chance of an error", chance)];
            thinking.weigh(|| Weighed { action, value: margin + chance, terms });
        }
        action
    }

    /// How likely the rival answers an action with one that no longer wins.
    fn chance_of_error(
        &mut self,
        view: &View<'_>,
        state: &State,
        action: Action,
        allowance: &mut Allowance<'_>,
    ) -> f64 {
        let game = view.game();
        let mut next = state.clone();
        game.play(&mut next, action, &mut ());
        if game.turn(&next) != Turn::Decide(view.rival()) || next.games_done() > state.games_done()
        {
            return 0.0;
        }
        let replies = likely_replies(game, &next, view.rival());
        let total: f64 = replies.iter().map(|(_, weight)| weight).sum();
        let mut missed = 0.0;
        for (reply, weight) in replies {
            let mut after = next.clone();
            game.play(&mut after, reply, &mut ());
            let open = matches!(game.turn(&after), Turn::Decide(_));
            if allowance.is_over() || !open || after.games_done() > state.games_done() {
                continue;
            }
            let wins = self.solver.wins(game, &after, 100_000);
            allowance.spend(self.solver.nodes());
            let mine = wins.map(|wins| wins == (after.to_move() == view.me()));
            missed += if mine == Some(true) { weight } else { 0.0 };
        }
        missed / total
    }

    /// The action that does best when both sides then go by the book until the rest is solved.
    fn by_the_book(
        &mut self,
        view: &View<'_>,
        state: &State,
        allowance: &mut Allowance<'_>,
        thinking: &mut Thinking<'_, Action>,
    ) -> Action {
        let mut actions = Vec::new();
        view.game().actions(state, &mut actions);
        let mut best: Option<(Action, f64)> = None;
        for action in actions {
            let mut next = state.clone();
            view.game().play(&mut next, action, &mut ());
            let value = self.play_on(view, next, state.games_done(), allowance);
            thinking.weigh(|| Weighed { action, value, terms: vec![("by the book", value)] });
            if best.is_none_or(|best| value > best.1) {
                best = Some((action, value));
            }
        }
        best.map_or_else(|| unreachable!("a seat that decides has an action"), |best| best.0)
    }

    /// The margin of the own seat, or the present one when there is nothing left to think with.
    fn play_on(
        &mut self,
        view: &View<'_>,
        mut state: State,
        games_done: u8,
        allowance: &mut Allowance<'_>,
    ) -> f64 {
        let (game, me) = (view.game(), view.me());
        let n_open = game.rules().board.n_open();
        loop {
            let over = state.games_done() > games_done;
            let Turn::Decide(seat) = game.turn(&state) else { return lead(&state, me, over) };
            if over {
                return lead(&state, me, over);
            }
            if n_open - state.placed() <= 6 && !allowance.is_over() {
                let verdict = self.solver.verdict(game, &state, 50_000);
                allowance.spend(self.solver.nodes());
                if let Some(verdict) = verdict {
                    let sign = if seat == me { 1.0 } else { -1.0 };
                    return sign * f64::from(verdict.margin);
                }
            }
            let action = book_action(game, &state, seat);
            game.play(&mut state, action, &mut ());
        }
    }
}

/// How far a seat is ahead: in points of finished games, or in cells.
fn lead(state: &State, me: Seat, over: bool) -> f64 {
    let difference = |of: [f64; 2]| of[me.idx()] - of[me.idx() ^ 1];
    if over {
        return difference(state.points().map(f64::from));
    }
    difference([0, 1].map(|seat| f64::from(state.controlled(Seat(seat)).count_ones())))
}

/// What `classic` does; of Eco's targets the first in reading order.
fn book_action(game: &Rift, state: &State, seat: Seat) -> Action {
    let view = game.view(state, seat);
    let scene = Scene::of_state(game, state, seat);
    let play = best_play(&scene, state.hand(seat), view.free());
    match (view.echo(), play) {
        (None, Some((card, idx, _))) => Action::Play { card, cell: game.rules().board.cell(idx) },
        (question, _) => {
            let targets = question.map_or(0, |question| question.targets);
            Action::Echo { target: game.rules().board.cell(targets.trailing_zeros() as usize) }
        }
    }
}

/// The plays that `classic` would like best, with how likely they are.
fn likely_replies(game: &Rift, state: &State, seat: Seat) -> Vec<(Action, f64)> {
    let view = game.view(state, seat);
    let scene = Scene::of_state(game, state, seat);
    let sites = Sites::new(&scene, view.free());
    let mut replies: Vec<(Action, f64)> = Vec::new();
    for card in state.hand(seat) {
        for site in sites.as_slice() {
            let action = Action::Play { card, cell: game.rules().board.cell(site.idx) };
            replies.push((action, scene.terms(card, site).sum()));
        }
    }
    replies.sort_by(|a, b| b.1.total_cmp(&a.1));
    replies.dedup_by_key(|reply| reply.0);
    replies.truncate(REPLIES);
    let best = replies.first().map_or(0.0, |reply| reply.1);
    let weigh = |(action, value): (Action, f64)| (action, ((value - best) / TEMPERATURE).exp());
    replies.into_iter().map(weigh).collect()
}
