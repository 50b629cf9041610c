//! Rings of real processes over pseudo-terminals.

mod people;

use std::fs;

use ludoteca_testkit::effort;
use serde_json::Value;

use crate::run::{Folder, Ran, command, finish, ludoteca};

/// Plays games on a ring as fast as it goes, and gives the results.
fn simulate(folder: &Folder, line: &str) -> Vec<Value> {
    let keep = folder.path("journals");
    let line = format!("ring simulate --pace fast --json --keep {keep} {line}");
    let result = ludoteca(&line).json();
    result["games"].as_array().unwrap().clone()
}

/// What a station has applied: number, bytes and hash of every message.
fn applied(folder: &Folder, game: usize, station: usize) -> Vec<String> {
    let file = folder.path(&format!("journals/game-{}/station-{station}.journal", game + 1));
    let journal = fs::read_to_string(file).unwrap();
    let last = journal.rfind("station ").unwrap();
    let lines = journal[last..].lines().filter(|line| line.starts_with("applied "));
    lines.map(str::to_owned).collect()
}

/// Every game has ended, and all stations have written down the same.
fn all_copies_are_equal(folder: &Folder, games: &[Value], stations: usize) {
    for (n, game) in games.iter().enumerate() {
        let ending = game["ending"].as_str().unwrap();
        assert!(["victory", "turns"].contains(&ending), "{game}");
        let first = applied(folder, n, 1);
        assert_eq!(first.len() as u64, game["messages"].as_u64().unwrap());
        assert!(first.last().unwrap().ends_with(game["hash"].as_str().unwrap()));
        for station in 2..=stations {
            assert_eq!(applied(folder, n, station), first, "game {n}, station {station}");
        }
    }
}

#[test]
fn four_processes_have_the_same_copy_after_every_message() {
    for profile in ["safe", "document"] {
        let folder = Folder::new();
        let (games, turns) = (effort(3, 100), effort(60, 400));
        let games = simulate(
            &folder,
            &format!(
                "--seats rules,random,quick,optimal --profile {profile} --seed 11 \
                 --games {games} --turns {turns}"
            ),
        );
        all_copies_are_equal(&folder, &games, 4);
        for game in games {
            assert_eq!(game["untold"], 0, "every station has told of every message: {game}");
            assert_eq!(game["damaged"], 0);
        }
    }
}

#[test]
fn damaged_bytes_and_killed_stations_do_not_part_the_copies() {
    let folder = Folder::new();
    let (games, turns) = (effort(2, 20), effort(12, 120));
    let games = simulate(
        &folder,
        &format!(
            "--seats rules,random,quick --faults 0.01 --cuts 0.002 --seed 4 \
             --games {games} --turns {turns}"
        ),
    );
    all_copies_are_equal(&folder, &games, 3);
    let sum = |field: &str| games.iter().map(|game| game[field].as_u64().unwrap()).sum::<u64>();
    assert!(sum("damaged") > 0 && sum("restarts") > 0, "{games:?}");
}

#[test]
fn a_ring_at_true_pace_can_be_listened_to() {
    let folder = Folder::new();
    let tap = folder.path("tap");
    let line = format!("ring simulate --seats quick,quick --seed 3 --turns 2 --tap {tap}");
    let told = ludoteca(&line).ok();
    assert!(told.contains("Station 1: quick at /dev/"), "{told}");
    assert!(told.contains("Game 1 (seed 3): The turns are over, and station "), "{told}");
    let heard = ludoteca(&format!("ring sniff {tap}")).ok();
    assert!(heard.contains("7e 00 e1 7e  1 → 1  2 play (profile safe)"), "{heard}");
    assert!(heard.contains("1 → 1  rolls "), "{heard}");
    assert!(heard.ends_with(" frames, 0 bytes of garbage.\n"), "{heard}");
    let lines = ludoteca(&format!("ring sniff {tap} --json")).ok();
    let frames: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(frames.len(), heard.lines().count() - 1);
    assert!(frames.iter().all(|frame| frame["says"].is_string()), "{lines}");
}

#[test]
fn garbage_is_shown_and_counted() {
    let folder = Folder::new();
    let bytes = folder.write("bytes", "ABC~\u{1}\u{11}~DDD~");
    let heard = ludoteca(&format!("ring sniff {bytes}")).ok();
    let lines: Vec<&str> = heard.lines().map(str::trim).collect();
    assert_eq!(lines[0], "0  41 42 43            3 bytes that are no frame");
    assert!(lines[1].starts_with("3  7e 01 11 7e         a frame that is no message: "), "{heard}");
    assert_eq!(lines[2], "7  44 44 44 7e         4 bytes that are no frame");
    assert_eq!(lines[3], "One frame, 7 bytes of garbage.");
}

#[test]
fn what_is_asked_wrongly_is_said() {
    let said = |line: &str| ludoteca(&format!("ring {line}")).usage();
    let expectations = [
        ("", "A command is missing; there are: station, simulate, sniff"),
        ("station --seat rules", "Something is missing: --in <DEVICE>"),
        ("station --in /dev/null --seat chess", "There is no agent “chess”"),
        ("station --in /dev/null --json", "--json tells what an agent's station does"),
        ("simulate --seats you,you", "One person fits into this terminal"),
        ("simulate --stations 3 --seats rules,rules", "for each of 3 stations (2 to 4), found 2"),
        ("simulate --seats rules", "for each of 1 stations (2 to 4), found 1"),
        ("simulate --seats you,rules --games 2", "With people there is one game at a time"),
        ("simulate --faults 1.5", "expected a share from 0 to 0.5"),
    ];
    for (line, expected) in expectations {
        let found = said(line);
        assert!(found.contains(expected), "{line}: {found}");
    }
}

#[test]
fn devices_and_journals_that_cannot_be_used_are_named() {
    let nowhere = ludoteca("ring station --in /dev/no-such-port --seat quick").failed();
    assert!(nowhere.contains("/dev/no-such-port: "), "{nowhere}");
    let folder = Folder::new();
    let letter = folder.write("letter", "Dear Ana,\n");
    let refused = |file: &str| -> Ran {
        let mut command = command();
        command.args("ring station --in /dev/null --seat quick --journal".split(' ')).arg(file);
        finish(command)
    };
    let found = refused(&letter).failed();
    assert!(found.contains("expected the journal of a station"), "{found}");
    let damaged = folder.write("damaged", "station 1 ring 1 safe\napplied 0 00 e1 00\n");
    let found = refused(&damaged).failed();
    assert!(found.contains("line 2: expected the state"), "{found}");
}
