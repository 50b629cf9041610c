//! Golden transcripts of what a client can do at our tables, scene by scene.

use std::path::Path;

use ludoteca_testkit::golden::check_golden;

use crate::stage::Stage;

/// Plays the scenes of a file; each begins with `= POSITION`, and the client has seat 0 of three.
fn check(name: &str, script: &str) {
    let mut log = String::new();
    for scene in script.split("\n= ").skip(1) {
        let (position, lines) = scene.split_once('\n').expect("a position and a script");
        let mut stage = Stage::open(position);
        stage.run(lines);
        log += &stage.log;
        log.push('\n');
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    check_golden(golden.join(format!("scene-{name}.txt")), &log);
}

#[test]
fn offers_of_ours() {
    check("offers", include_str!("scenes/offers.txt"));
}

#[test]
fn offers_of_others() {
    check("answers", include_str!("scenes/answers.txt"));
}

#[test]
fn auctions() {
    check("auctions", include_str!("scenes/auctions.txt"));
}

#[test]
fn management_out_of_turn() {
    check("windows", include_str!("scenes/windows.txt"));
}

#[test]
fn debts_taxes_and_jail() {
    check("troubles", include_str!("scenes/troubles.txt"));
}

#[test]
fn hints_and_stand_ins() {
    check("advice", include_str!("scenes/advice.txt"));
}
