//! The law kit under every preset and number of players.

use ludoteca_core::Game as _;
use ludoteca_parchis::{Board, BoardName, GoalRule, Pairing, Parchis, Rules, Seating, SquareSet};
use ludoteca_testkit::effort;
use ludoteca_testkit::laws::{Laws, sample_agrees};

fn check(rules: Rules) {
    check_games(rules, effort(4, 60));
}

fn check_games(rules: Rules, games: u64) {
    check_game(&Parchis::new(rules).expect("rules that can be played"), games);
}

fn check_game(game: &Parchis, games: u64) {
    for players in game.players() {
        Laws::new(game).players(players).games(games).seed(players.into()).closed().check();
    }
}

#[test]
fn classic_keeps_the_laws() {
    check(Rules::CLASSIC);
}

#[test]
fn four_keeps_the_laws() {
    check(Rules::FOUR);
}

#[test]
fn partners_keeps_the_laws() {
    check(Rules::PARTNERS);
}

#[test]
fn fast_keeps_the_laws() {
    check(Rules::FAST);
}

#[test]
fn sixteen_keeps_the_laws() {
    check(Rules::SIXTEEN);
}

#[test]
fn six_keeps_the_laws() {
    check(Rules::SIX);
}

#[test]
fn six_colours_keep_the_laws_in_pairs_and_with_partners() {
    for seating in [Seating::Pairs, Seating::Partners] {
        for pairing in [Pairing::Opposite, Pairing::Next, Pairing::Previous] {
            let rules = Rules { board: BoardName::Six, seating, pairing, ..Rules::CLASSIC };
            check_games(rules, effort(1, 20));
        }
    }
}

#[test]
fn every_switch_keeps_the_laws() {
    for (_, preset) in Rules::PRESETS {
        for rules in [
            Rules { goal: GoalRule::Bounce, ..preset },
            Rules { bonuses: false, ..preset },
            Rules { barriers: false, ..preset },
            Rules { places: true, six_counts: 12, out_at_start: 2, ..preset },
        ] {
            check_games(rules, effort(1, 20));
        }
    }
}

#[test]
fn boards_of_ones_own_keep_the_laws() {
    let three = Board::new(
        51,
        &[5, 22, 39],
        &[51, 17, 34],
        7,
        SquareSet::of(&[5, 12, 17, 22, 29, 34, 39, 46, 51]),
    );
    // Nothing is as usual: five colours, a short ring that each walks round to the last square
    // but one, a long corridor, and no safe squares but the starts.
    let starts = [1, 9, 17, 25, 33];
    let five = Board::new(40, &starts, &[39, 7, 15, 23, 31], 12, SquareSet::of(&starts));
    for board in [three, five] {
        let board = board.expect("a sound board");
        for preset in [Rules::FOUR, Rules::FAST] {
            let game = Parchis::on_board(board, preset).expect("rules for any board");
            check_game(&game, effort(2, 30));
        }
        let odd = Parchis::on_board(board, Rules::CLASSIC);
        assert!(odd.is_err(), "an odd number of colours has no pairs");
    }
    let starts = [3, 63];
    let two = Board::new(120, &starts, &[118, 58], 3, SquareSet::of(&starts));
    let two = two.expect("a sound board");
    for seating in [Seating::Pairs, Seating::Partners] {
        let rules = Rules { seating, ..Rules::CLASSIC };
        let one_side = Parchis::on_board(two, rules);
        assert!(one_side.is_err(), "two colours make one side");
    }
    let singles = Parchis::on_board(two, Rules::FOUR);
    check_game(&singles.expect("rules for any board"), effort(2, 30));
}

#[test]
fn one_and_two_dice_are_fair() {
    for rules in [Rules::CLASSIC, Rules::FAST] {
        let game = Parchis::new(rules).unwrap();
        sample_agrees(&game, &game.start(2), 60_000, 1);
    }
}
