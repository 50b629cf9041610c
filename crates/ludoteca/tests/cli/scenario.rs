//! `scenario`.

use std::path::PathBuf;

use serde_json::Value;

use crate::run::{Folder, command, finish, ludoteca};

/// A shipped scenario.
fn shipped(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../scenarios", name].iter().collect();
    path.to_str().unwrap().to_owned()
}

fn scenario(line: &str) -> Value {
    ludoteca(&format!("scenario {line} --json")).json()
}

#[test]
fn every_shipped_scenario_runs_in_one_command() {
    let folder = std::fs::read_dir(shipped("")).unwrap();
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut run = command();
    run.arg("scenario").args(&files).args(["--games", "4", "--json"]);
    let list = finish(run).json();
    let kinds: Vec<&str> =
        list.as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds.len(), files.len());
    for kind in ["games", "auctions", "risk", "table", "together"] {
        assert!(kinds.contains(&kind), "{kind} is not among {kinds:?}");
    }
}

#[test]
fn the_prepared_position_has_the_capitals_of_the_document() {
    let list = scenario(&format!("{} --games 8", shipped("000-3-prepared-position.toml")));
    let worths = list[0]["worths"].as_array().unwrap();
    assert_eq!(worths.len(), 4);
    for worth in worths {
        assert_eq!(worth["document"], worth["ours"]);
    }
    let text =
        ludoteca(&format!("scenario {} --games 8", shipped("000-3-prepared-position.toml"))).ok();
    assert!(text.contains("Capitals as in the document: 162,000, 164,000, 168,000"), "{text}");
}

/// The exact chances of the random player, computed from the printed rules: 0.2, 9 and 18 %.
#[test]
fn auctions_follow_the_printed_rules() {
    for (file, low, high) in [
        ("000-4-auction-rivals-group.toml", 0.0, 0.012),
        ("000-5-auction-own-group.toml", 0.065, 0.125),
        ("000-6-auction-little-money.toml", 0.145, 0.215),
    ] {
        let list = scenario(&format!("{} --games 1000", shipped(file)));
        let rows = list[0]["rows"].as_array().unwrap();
        let share = |row: &Value| row["ours"]["share"].as_f64().unwrap();
        let random = rows.iter().filter(|row| row["of"].as_str().unwrap().starts_with("random"));
        let random: f64 = random.map(share).sum();
        assert!((low..=high).contains(&random), "{file}: {random}");
        let all: f64 = rows.iter().map(share).sum();
        assert!((all - 1.0).abs() < 1e-9, "{file}: {all}");
    }
}

const SMALL: &str = r#"kind = "games"
title = { en = "Small", es = "Pequeño" }
rules = "street-masters"
agents = ["rules", "random"]
games = 10
seed = 3
max-turns = 200
at-cap = "richest"
document = [{ agent = "rules", count = 3, of = 4 }]
"#;

#[test]
fn a_file_of_ones_own_is_played_and_repeats() {
    let folder = Folder::new();
    let small = folder.write("small.toml", SMALL);
    let sum = folder.write(
        "sum.toml",
        "kind = 'together'\ntitle = { en = 'Sum', es = 'Suma' }\nagent = 'rules'\n",
    );
    let list = scenario(&format!("{sum} {small}"));
    assert_eq!((&list[1]["games"], &list[1]["seed"]), (&10.into(), &3.into()));
    let ended = &list[1]["rows"][0];
    assert_eq!(
        (&ended["what"], &ended["document"]["share"]),
        (&"wins-of-ended".into(), &0.75.into())
    );
    // The sum of one scenario is that scenario, wherever it stands.
    assert_eq!(list[0]["rows"][0]["ours"]["share"], ended["ours"]["share"]);
    let rows = |list: &Value| list[0]["rows"].clone();
    let once = rows(&scenario(&format!("{small} --jobs 1 --games 40")));
    assert_eq!(once, rows(&scenario(&format!("{small} --jobs 4 --games 40"))));
    assert_ne!(once, rows(&scenario(&format!("{small} --seed 4 --games 40"))));
    let text = ludoteca(&format!("scenario {small} --lang es")).ok();
    assert!(text.contains("Pequeño") && text.contains("gana rules, partidas acabadas"), "{text}");
    let text = ludoteca(&format!("scenario {small} --markdown")).ok();
    assert!(text.starts_with("| Scenario | What |") && text.contains("\n### Small\n"), "{text}");
}

#[test]
fn players_are_put_against_each_other() {
    let folder = Folder::new();
    let file = folder.write(
        "table.toml",
        "kind = 'table'\ntitle = { en = 'T', es = 'T' }\nagents = ['quick', 'random', 'rules']\n",
    );
    let list = scenario(&format!("{file} --games 8"));
    let cells = list[0]["matchups"].as_array().unwrap();
    // Three pairs, and three players alone against each of two others.
    assert_eq!(cells.len(), 3 + 6);
    for cell in cells {
        let count = |name: &str| cell[name]["count"].as_u64().unwrap();
        assert_eq!(count("wins") + count("losses") + count("unfinished"), 8, "{cell}");
    }
    let text = ludoteca(&format!("scenario {file} --games 4 --markdown")).ok();
    assert!(text.contains("| Row against column | quick | random | rules |"), "{text}");
}

#[test]
fn faults_are_told_by_file_and_line() {
    let folder = Folder::new();
    for (old, new, line, reason) in [
        ("games = 10", "games = \"ten\"", 5, "invalid type"),
        ("games = 10", "gmaes = 10", 5, "unknown field"),
        ("kind = \"games\"", "kind = \"game\"", 1, "unknown variant"),
        ("\"rules\", \"random\"", "\"rules\", \"rnadom\"", 4, "did you mean random?"),
        ("street-masters", "street-master", 3, "did you mean street-masters?"),
        ("agent = \"rules\"", "agent = \"quick\"", 9, "does not play here"),
        ("max-turns = 200", "max-turns = 200\nplayers = 4", 8, "`players` means nothing"),
        ("max-turns = 200", "max-turns = 200\nstart = { players = [{ lots = [0] }, {}] }", 8, "0"),
        ("rules\", \"random\"", "rules\"", 1, "not by 1"),
    ] {
        assert!(SMALL.contains(old), "{old}");
        let file = folder.write("bad.toml", SMALL.replacen(old, new, 1));
        let err = ludoteca(&format!("scenario {file}")).failed();
        assert!(err.contains(&format!("bad.toml:{line}: ")), "{new}: {err}");
        assert!(err.contains(reason), "{new}: {err}");
    }
    ludoteca("scenario").usage();
    let err = ludoteca("scenario nowhere.toml").failed();
    assert!(err.contains("nowhere.toml"), "{err}");
}
