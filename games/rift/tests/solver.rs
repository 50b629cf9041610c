//! The solver against plain minimax through the rules of the game.
#![cfg(feature = "agents")]

use ludoteca_core::{Game as _, Match, Purpose, Rng, Turn};
use ludoteca_rift::solver::{Solver, Verdict};
use ludoteca_rift::{Action, Board, Card, CardBase, Rift, Rules, State, TieBreak};
use ludoteca_testkit::effort;

/// What the present game comes to for seat 0, by trying everything.
fn minimax(game: &Rift, state: &State) -> Verdict {
    let mut actions = Vec::new();
    game.actions(state, &mut actions);
    let verdicts = actions.into_iter().map(|action| verdict_after(game, state, action));
    let best = if state.to_move().0 == 0 { verdicts.max() } else { verdicts.min() };
    best.expect("a seat has an action")
}

fn verdict_after(game: &Rift, state: &State, action: Action) -> Verdict {
    let mut next = state.clone();
    game.play(&mut next, action, &mut ());
    if next.games_done() == state.games_done() {
        return minimax(game, &next);
    }
    let gained = |of: fn(&State) -> [u8; 2], seat: usize| of(&next)[seat] - of(state)[seat];
    let difference = |of| gained(of, 0).cast_signed() - gained(of, 1).cast_signed();
    Verdict { margin: difference(State::points), result: difference(State::wins) }
}

fn for_mover(state: &State, verdict: Verdict) -> Verdict {
    let sign = if state.to_move().0 == 0 { 1 } else { -1 };
    Verdict { margin: sign * verdict.margin, result: sign * verdict.result }
}

/// A game at a random position with at most `left` cells to fill.
fn random_position(game: &Rift, seed: u64, left: u8) -> Option<State> {
    let mut rng = Rng::stream(seed, 0, Purpose::Setup);
    let mut table = Match::new(game, game.start(2), seed, 0);
    loop {
        match game.turn(table.state()) {
            Turn::Over => return None,
            Turn::Chance => drop(table.let_chance_fall(&mut ())),
            Turn::Decide(seat) => {
                let open = game.rules().board.n_open();
                if open - table.state().placed() <= left {
                    return Some(table.state().clone());
                }
                let mut actions = Vec::new();
                game.actions(table.state(), &mut actions);
                let action = rng.pick(&actions).expect("a seat has an action");
                table.play(seat, action, &mut ()).expect("a listed action");
            }
        }
    }
}

/// The forty cards, every third with Eco, and more force.
fn loud_base() -> CardBase {
    let shipped = CardBase::the_rift();
    let mut cards: Vec<Card> = shipped.cards().to_vec();
    for (idx, card) in cards.iter_mut().enumerate() {
        card.abilities.echo |= idx % 3 == 0;
        card.abilities.force |= idx % 7 == 0;
        card.abilities.draw += u8::from(idx % 5 == 0);
    }
    CardBase::new("loud", cards).expect("a sound base")
}

#[track_caller]
fn compare(game: &Rift, positions: u64, left: u8) {
    let mut solver = Solver::new(12);
    for seed in 0..positions {
        let Some(state) = random_position(game, seed, left) else { continue };
        let want = for_mover(&state, minimax(game, &state));
        let got = solver.verdict(game, &state, u64::MAX).expect("no limit");
        assert_eq!(got, want, "seed {seed}, {:?}, {state:?}", game.rules());
        let won = solver.wins(game, &state, u64::MAX).expect("no limit");
        assert_eq!(won, want.result > 0, "seed {seed}, {:?}, {state:?}", game.rules());
        let (action, verdict) = solver.best(game, &state, u64::MAX).expect("no limit");
        assert_eq!(verdict, want);
        let after = for_mover(&state, verdict_after(game, &state, action));
        assert_eq!(after, want, "{action} in seed {seed}, {:?}", game.rules());
    }
}

#[test]
fn the_last_cells_of_both_presets() {
    for (_, rules) in Rules::PRESETS {
        let rules = Rules { games: 1, ..rules };
        for base in [CardBase::the_rift(), loud_base()] {
            let game = Rift::new(base, rules).unwrap();
            compare(&game, effort(60, 2000), 3);
            compare(&game, effort(4, 100), 4);
        }
    }
}

#[test]
fn whole_small_boards() {
    for board in ["2x2", "1x4", "4x1", "#../.#.", "1x3", "1x1"] {
        for tie_break in [TieBreak::Draw, TieBreak::HigherControlled, TieBreak::LowerPlayed] {
            let board: Board = board.parse().unwrap();
            let rules = Rules { board, tie_break, ..Rules::STANDARD };
            let game = Rift::new(loud_base(), rules).unwrap();
            compare(&game, effort(4, 60), board.n_open());
        }
    }
}

#[test]
fn even_boards_with_tie_breaks() {
    for tie_break in [TieBreak::Draw, TieBreak::HigherControlled, TieBreak::LowerPlayed] {
        for board in ["4x2", "4x4", "5x5", ".../.#./..."] {
            let rules = Rules { board: board.parse().unwrap(), tie_break, ..Rules::STANDARD };
            let game = Rift::new(loud_base(), rules).unwrap();
            compare(&game, effort(10, 200), 3);
        }
    }
}

#[test]
fn balance_variants() {
    let board: Board = "1x3".parse().unwrap();
    let standard = Rules { games: 1, ..Rules::STANDARD };
    for rules in [
        Rules { pie: true, board, ..standard },
        Rules { pie: true, unplayed_counts: true, board, ..standard },
        Rules { pie: true, board: "2x2".parse().unwrap(), ..standard },
        Rules { unplayed_counts: true, board, ..standard },
        Rules { forced_centre: true, board, ..standard },
        Rules { extra_cards: 4, board, ..standard },
    ] {
        let game = Rift::new(loud_base(), rules).unwrap();
        compare(&game, effort(12, 200), 4);
    }
    for rules in [
        Rules { unplayed_counts: true, ..standard },
        Rules { extra_cards: 3, ..standard },
        Rules { games: 2, ..standard },
        Rules { games: 3, ..standard },
    ] {
        let game = Rift::new(CardBase::the_rift(), rules).unwrap();
        compare(&game, effort(20, 400), 3);
    }
}

#[test]
fn a_budget_that_is_too_small_is_said() {
    let game = Rift::preset("standard").unwrap();
    let state = random_position(&game, 1, 9).unwrap();
    let mut solver = Solver::new(10);
    assert_eq!(solver.wins(&game, &state, 50), None);
    assert_eq!(solver.verdict(&game, &state, 50), None);
    assert!(solver.nodes() <= 51);
}
