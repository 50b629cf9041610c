//! Seeded games that are checked in: a change of behaviour shows as a change of these files.

use std::fmt::Write as _;

use ludoteca_rift::{CardBase, Rift, Rules};
use ludoteca_testkit::fingerprint;
use ludoteca_testkit::golden::{check_golden, playthrough};

fn rift(rules: Rules) -> Rift {
    Rift::new(CardBase::the_rift(), rules).expect("playable rules")
}

#[test]
fn a_classic_game_goes_as_it_went() {
    check_golden("tests/golden/classic.txt", &playthrough(&rift(Rules::CLASSIC), 2, 42, 1000));
}

#[test]
fn a_match_with_eco_and_pie_goes_as_it_went() {
    let rules = Rules { games: 2, pie: true, unplayed_counts: true, ..Rules::STANDARD };
    check_golden("tests/golden/match.txt", &playthrough(&rift(rules), 2, 4, 1000));
}

#[test]
fn a_hundred_games_have_their_fingerprint() {
    // A change here is a change of the game: say so in the commit, and raise RULES_VERSION.
    let mut prints = String::new();
    let rules = [
        ("standard", Rules::STANDARD),
        ("classic", Rules::CLASSIC),
        ("best of three", Rules { games: 3, ..Rules::STANDARD }),
        ("limit 45", Rules { value_limit: 45, ..Rules::STANDARD }),
    ];
    for (name, rules) in rules {
        let print = fingerprint::of_games(&rift(rules), 2, 100, 1, 1000);
        writeln!(prints, "{print} {name}").expect("a string takes everything");
    }
    check_golden("tests/golden/fingerprint.txt", &prints);
}
