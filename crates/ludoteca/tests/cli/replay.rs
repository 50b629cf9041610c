//! `replay`.

use crate::run::{Folder, ludoteca};

fn record(folder: &Folder, line: &str) -> String {
    let dir = folder.path("records");
    ludoteca(&format!("sim {line} --games 1 --record {dir}")).ok();
    let key = line.split(' ').next().unwrap();
    format!("{dir}/{key}-000001-1.rec")
}

#[test]
fn a_game_is_shown_step_by_step() {
    let folder = Folder::new();
    let file = record(&folder, "monopoly --agents quick,uniform");
    let out = ludoteca(&format!("replay {file}")).ok();
    for word in [
        "monopoly · official · 2 players",
        "seat 0: quick",
        "    1  ",
        "turn-begins seat=",
        "The record is sound",
    ] {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
    let summary = ludoteca(&format!("replay {file} --summary")).ok();
    assert!(
        !summary.contains("turn-begins") && summary.contains("The record is sound"),
        "{summary}"
    );
    let pig = record(&folder, "pig --agents hold-at,uniform");
    let json = ludoteca(&format!("replay {pig} --json")).json();
    assert_eq!(json["steps"], json["history"].as_array().unwrap().len());
    assert_eq!((&json["game"], &json["finished"]), (&"pig".into(), &true.into()));
    assert_eq!(json["scores"].as_array().unwrap().len(), 2);
}

#[test]
fn what_is_no_record_is_refused_with_file_and_line() {
    let folder = Folder::new();
    let file = record(&folder, "pig --agents hold-at,uniform");
    let good = std::fs::read_to_string(&file).unwrap();
    for (name, text, expected) in [
        ("foreign", "PNG".to_owned(), "foreign:1: expected \"ludoteca-record 1\""),
        ("empty", String::new(), "empty:1: the file ends before its steps"),
        ("cut", good[..good.len() / 2].to_owned(), "cut:"),
        ("changed", good.replacen("* ", "* 1", 1), "changed:"),
        (
            "future",
            good.replace("rules-version 1", "rules-version 2"),
            "future:3: played by version 2",
        ),
        ("other", good.replace("game pig", "game go"), "other:2: there is no game \"go\""),
    ] {
        let path = folder.write(name, text);
        let err = ludoteca(&format!("replay {path}")).failed();
        assert!(err.contains(expected), "{name}: {err}");
    }
    let path = folder.write("bytes", [0xff, 0xfe]);
    assert!(ludoteca(&format!("replay {path}")).failed().contains("expected UTF-8 text"));
    assert!(ludoteca("replay /nowhere.rec").failed().contains("cannot be read"));
}
