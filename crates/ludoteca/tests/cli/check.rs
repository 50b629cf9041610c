//! `check`.

use crate::run::{Folder, data, ludoteca};

#[test]
fn shipped_files_are_sound() {
    let boards = ["madrid.tab", "atlantic-city.tab", "atlantic-city-es.tab"];
    let decks = ["suerte.tjt", "caja.tjt", "chance.tjt", "chest.tjt", "casualidad.tjt", "arca.tjt"];
    let files: Vec<String> = boards.iter().chain(&decks).map(|name| data(name)).collect();
    let out = ludoteca(&format!("check {}", files.join(" "))).ok();
    assert_eq!(out.matches(": sound, a board\n").count(), 3, "{out}");
    assert_eq!(out.matches(": sound, a deck\n").count(), 6, "{out}");
}

#[test]
fn every_fault_is_a_result_with_file_and_line() {
    let folder = Folder::new();
    let tab = std::fs::read_to_string(data("madrid.tab")).unwrap();
    let line = 1 + tab.lines().position(|line| line.starts_with("estacion|")).unwrap();
    let board = folder.write("bad.tab", tab.replacen("estacion|", "estcion|", 1));
    let deck = folder.write("bad.tjt", "[Card] numero= 1\n{ACCION\npagr= 3\n}\n;\n");
    let good = folder.copy("caja.tjt");
    let ran = ludoteca(&format!("check {board} {deck} {good}"));
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains(&format!("{board}:{line}: ")), "{}", ran.out);
    assert!(ran.out.contains(&format!("{deck}:3: ")), "{}", ran.out);
    assert!(ran.out.contains(&format!("{good}: sound, a deck")), "{}", ran.out);
    assert!(ran.err.ends_with(" faults in 2 files\n"), "{}", ran.err);
    let ran = ludoteca(&format!("check --json {board} {good}"));
    let list: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&list[0]["sound"], &list[1]["sound"]), (&false.into(), &true.into()));
    assert_eq!(list[0]["faults"][0]["line"], line);
    assert_eq!(list[1]["kind"], "tjt");
}

#[test]
fn a_board_is_held_against_the_decks_beside_it() {
    let folder = Folder::new();
    let tab = std::fs::read_to_string(data("madrid.tab")).unwrap();
    let board = folder.write("mine.tab", tab.replace("suerte", "fortuna"));
    let ran = ludoteca(&format!("check {board}"));
    assert!(ran.out.contains("mine.tab: it draws from \"fortuna\", but there is no fortuna.tjt"));
    folder.write("fortuna.tjt", std::fs::read(data("suerte.tjt")).unwrap());
    ludoteca(&format!("check {board}")).ok();
}

#[test]
fn rules_positions_and_other_files_are_told_apart() {
    let folder = Folder::new();
    let rules = folder.write("rules.json", "{\"start_cash\": 2000}");
    let position = folder.write("position.json", r#"{"players":[{"lots":[39]},{}]}"#);
    let out = ludoteca(&format!("check {rules} {position}")).ok();
    assert!(out.contains("rules.json: sound, rules of monopoly"), "{out}");
    assert!(out.contains("position.json: sound, a position of monopoly"), "{out}");
    for (name, text, expected) in [
        ("a.json", b"{\n\"houses\": 3,\n\"hauses\": 4}".as_slice(), "a.json:3: there is no switch"),
        ("b.json", b"{\n\n!}", "b.json:3: "),
        ("c.json", br#"{"players":[{"lots":[2]},{}]}"#, "c.json: "),
        ("d.tab", b"\n\xff\n", "d.tab:2: expected UTF-8 text"),
        (
            "e.txt",
            b"hello",
            "e.txt:1: expected a record, a .tab, a .tjt, a .rift, a .deck or a .json file",
        ),
        ("f", b"ludoteca-record 1\ngame pig\n", "f:3: the file ends before its steps"),
    ] {
        let file = folder.write(name, text);
        let ran = ludoteca(&format!("check {file}"));
        assert_eq!(ran.status, 1, "{name}");
        assert!(ran.out.contains(expected), "{name}: {}", ran.out);
    }
    let ran = ludoteca("check /nowhere.tab");
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (1, "/nowhere.tab: cannot be read: No such file or directory (os error 2)\n")
    );
    ludoteca("check").usage();
}

#[test]
fn tournaments_and_scenarios_are_checked_as_a_whole() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let out = ludoteca(&format!(
        "check {root}tournaments/pig-test.toml {root}tournaments/monopoly-risk.toml \
         {root}scenarios/003-risk.toml"
    ));
    let out = out.ok();
    assert_eq!(out.matches(": sound, a tournament\n").count(), 2, "{out}");
    assert_eq!(out.matches(": sound, a scenario\n").count(), 1, "{out}");
    let folder = Folder::new();
    let text = r#"
kind = "sprt"
game = "pig"
rules = "clasic"
agents = ["chess", "hold-at:ta=3"]
games = 20
max-games = 0
alpha = 3.0
job = 0
"#;
    let file = folder.write("bad.toml", text);
    let ran = ludoteca(&format!("check {file}"));
    let lines: Vec<&str> =
        ran.out.lines().map(|line| line.strip_prefix(&file).unwrap_or(line)).collect();
    let expected = [
        ":4: there is no rules \"clasic\"",
        ":5: there is no agent \"chess\"",
        ":5: ",
        ":6: `games` means nothing to a tournament of this kind",
        ":7: expected a number of games from 1 to",
        ":8: expected a number from 0.0001 to 0.4",
        ":9: a job has at least one block",
    ];
    assert_eq!(lines.len(), expected.len(), "{}", ran.out);
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line} is not {expected}");
    }
    assert_eq!(ran.err, "7 faults in 1 file\n");
    let file = folder.write("worse.toml", "kind = \"games\"\n[[");
    assert!(ludoteca(&format!("check {file}")).out.starts_with(&format!("{file}:2: ")));
    let report = ludoteca(&format!("check --json {root}tournaments/pig-test.toml")).json();
    assert_eq!(report[0]["kind"], "tournament");
}
