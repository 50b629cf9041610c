//! How the program begins, ends, and goes on.

use std::path::Path;
use std::process::Command;

use ludoteca_host::wire::{Plan, SeatPlan, TableState};

use crate::program::{Program, wait_for};

#[test]
fn computer_players_go_on_by_themselves_after_a_crash() {
    let mut program = Program::start(&[]);
    let (desk, _) = program.guest("Ana");
    let seat = SeatPlan::Computer { agent: "hold-at".into(), name: None };
    let plan = Plan { game: "pig".into(), seats: vec![seat; 2], ..Plan::default() };
    let table = desk.open(&plan).unwrap().table;
    let before = desk.summary(&table, None).unwrap().version;
    program.crash();
    assert_eq!(desk.me().unwrap().name, "Ana");
    wait_for("the end of the game", || {
        let now = desk.summary(&table, None).unwrap();
        assert!(now.version >= before, "{before} {now:?}");
        now.state == TableState::Over
    });
    assert_eq!(program.end("-TERM"), Some(0));
}

/// What a second program says that cannot begin.
fn second(listen: &str, data: &Path) -> String {
    let mut second = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    second.args(["serve", "--lang", "en", "--listen", listen, "--data"]).arg(data);
    let ended = second.output().unwrap();
    assert!(!ended.status.success());
    String::from_utf8(ended.stderr).unwrap()
}

#[test]
fn a_port_that_is_taken_is_said_with_another_one() {
    let program = Program::start(&[]);
    let other = tempfile::tempdir().unwrap();
    let error = second(&program.listens(), other.path());
    assert!(error.contains("is taken") && error.contains("--listen 127.0.0.1:"), "{error}");
    let error = second("127.0.0.1:0", program.folder());
    assert!(error.contains("another ludoteca"), "{error}");
    assert_eq!(program.end("-INT"), Some(0));
}
