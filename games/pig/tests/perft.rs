//! Pig has as many histories as `pig.perft` says.

use ludoteca_core::Game as _;
use ludoteca_pig::{Options, Pig};
use ludoteca_testkit::effort;
use ludoteca_testkit::perft::check_perft_file;

#[test]
fn histories_are_counted() {
    let limit = effort(100_000, 100_000_000);
    let tally = check_perft_file("tests/pig.perft", limit, |case| {
        let target = case.options.as_deref().expect("every case has options");
        let target = target.strip_prefix("target=").expect("options are target=N");
        let pig = Pig::new(Options { target: target.parse().unwrap() }).unwrap();
        let state = pig.start(case.players);
        (pig, state)
    });
    assert!(tally.checked >= 20, "{tally}");
}
