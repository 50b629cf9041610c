//! The law kit under every preset and number of players.

use ludoteca_core::Game as _;
use ludoteca_parchis::{BoardName, GoalRule, Pairing, Parchis, Rules, Seating};
use ludoteca_testkit::effort;
use ludoteca_testkit::laws::{Laws, sample_agrees};

fn check(rules: Rules) {
    check_games(rules, effort(4, 60));
}

fn check_games(rules: Rules, games: u64) {
    let game = Parchis::new(rules).expect("rules that can be played");
    for players in game.players() {
        Laws::new(&game).players(players).games(games).seed(players.into()).closed().check();
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
fn one_and_two_dice_are_fair() {
    for rules in [Rules::CLASSIC, Rules::FAST] {
        let game = Parchis::new(rules).unwrap();
        sample_agrees(&game, &game.start(2), 60_000, 1);
    }
}
