//! The law kit under every preset and number of players.

use ludoteca_core::Game as _;
use ludoteca_parchis::{BoardName, GoalRule, Pairing, Parchis, Rules, Seating};
use ludoteca_testkit::effort;
use ludoteca_testkit::laws::{Laws, sample_agrees};

fn check(rules: Rules) {
    let game = Parchis::new(rules).expect("rules that can be played");
    for players in game.players() {
        Laws::new(&game)
            .players(players)
            .games(effort(4, 60))
            .seed(players.into())
            .closed()
            .check();
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
            check(Rules { board: BoardName::Six, seating, pairing, ..Rules::CLASSIC });
        }
    }
}

#[test]
fn every_switch_keeps_the_laws() {
    for (_, preset) in Rules::PRESETS {
        check(Rules { goal: GoalRule::Bounce, ..preset });
        check(Rules { bonuses: false, ..preset });
        check(Rules { barriers: false, ..preset });
        check(Rules { places: true, six_counts: 12, out_at_start: 2, ..preset });
    }
}

#[test]
fn one_and_two_dice_are_fair() {
    for rules in [Rules::CLASSIC, Rules::FAST] {
        let game = Parchis::new(rules).unwrap();
        sample_agrees(&game, &game.start(2), 60_000, 1);
    }
}
