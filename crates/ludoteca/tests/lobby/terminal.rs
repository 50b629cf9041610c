//! `ludoteca join`: people at a remote table, each in a terminal of their own.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};

use crate::program::{Program, wait_for};

/// A terminal in which somebody types these lines at a table.
fn terminal(program: &Program, home: &std::path::Path, args: &[&str], lines: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    command.args(["--lang", "en", "join"]).args(args);
    let _ = program;
    command.env("XDG_STATE_HOME", home).env("LC_ALL", "en_GB.UTF-8");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    // Whoever has finished does not read the rest.
    std::thread::spawn(move || {
        let _ = input.write_all(lines.as_bytes());
    });
    child
}

#[track_caller]
fn finish(child: Child) -> String {
    let output = child.wait_with_output().unwrap();
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{err}\n{out}");
    out.into_owned()
}

/// What somebody types who takes the first of every list, or any card to any cell.
fn lines(game: &str) -> String {
    if game != "rift" {
        return "1\n".repeat(4_000);
    }
    // The first card of the hand to any cell, and again where that was refused.
    let cells: Vec<String> = (0..9).map(|n| format!("1 {} {}\n", n % 3 + 1, n / 3 + 1)).collect();
    cells.concat().repeat(100)
}

#[test]
fn a_whole_game_against_computer_players() {
    let program = Program::start(&[]);
    let home = tempfile::tempdir().unwrap();
    let url = program.address().to_string();
    for (game, seats, rules) in [
        ("pig", "you,hold-at", "quick"),
        ("parchis", "you,random", "classic"),
        ("rift", "you,random", "classic"),
    ] {
        let args = [&url, "--name", "Ana", "--new", game, "--seats", seats, "--rules", rules];
        let out = finish(terminal(&program, home.path(), &args, &lines(game)));
        assert!(out.contains("won") || out.contains("draw"), "{game}: {out}");
    }
}

#[test]
fn two_terminals_meet_at_a_table() {
    let program = Program::start(&[]);
    let home = tempfile::tempdir().unwrap();
    let url = program.address().to_string();
    let seats = ["--new", "rift", "--rules", "classic", "--seats", "you,open"];
    let ana_args = [&[url.as_str(), "--name", "Ana"], &seats[..]].concat();
    let ana = terminal(&program, home.path(), &ana_args, &lines("rift"));
    let (desk, _) = program.guest("Eva");
    let mut table = None;
    wait_for("Ana's table stands open", || {
        let lobby = desk.tables().unwrap();
        table = lobby.open.first().map(|open| open.table.clone());
        table.is_some()
    });
    let address = format!("{url}#/table/{}", table.unwrap());
    let luis = terminal(&program, home.path(), &[&address, "--name", "Luis"], &lines("rift"));
    let (ana, luis) = (finish(ana), finish(luis));
    assert!(ana.contains("Others come with this address"), "{ana}");
    for out in [ana, luis] {
        assert!(out.contains("won") || out.contains("draw"), "{out}");
    }
}

#[test]
fn what_cannot_be_joined_is_said() {
    let program = Program::start(&[]);
    let home = tempfile::tempdir().unwrap();
    let url = program.address().to_string();
    let nowhere = format!("{url}#/table/nowhere");
    for (args, status, expected) in [
        (vec!["ftp://x"], 2, "expected an address such as"),
        (vec!["127.0.0.1:1"], 1, "cannot be reached"),
        (vec![nowhere.as_str()], 1, "The lobby says"),
        (vec![url.as_str(), "--new", "chess"], 2, "chess"),
    ] {
        let output = terminal(&program, home.path(), &args, "").wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {err}");
        assert!(err.contains(expected), "{args:?}: {err}");
    }
}
