//! `tournament`.

use std::path::PathBuf;

use serde_json::Value;

use crate::run::{Folder, Ran, command, finish, ludoteca};

/// Some hundred jobs, each worth a millisecond or so.
const ROBIN: &str = r#"
kind = "round-robin"
title = "holders"
game = "pig"
agents = ["hold-at:at={15,25}", "uniform"]
games = 30000
job = 100
"#;
const LADDER: &str = r#"
kind = "ladder"
game = "pig"
agents = ["uniform", "hold-at:at={10,20}"]
field = ["hold-at:at=15"]
players = 3
games = 300
"#;
const TEST: &str = r#"
kind = "sprt"
game = "pig"
agents = ["hold-at:at=20", "hold-at:at=8"]
h1 = 0.02
max-games = 40000
job = 20
"#;

fn tournament(folder: &Folder, text: &str, out: &str, more: &str) -> Ran {
    let file = folder.write("my.toml", text);
    let out = folder.path(out);
    ludoteca(&format!("tournament {file} --out {out} {more}"))
}

fn result(folder: &Folder, out: &str) -> String {
    std::fs::read_to_string(folder.path(&format!("{out}/result.json"))).unwrap()
}

fn lines(folder: &Folder, journal: &str) -> usize {
    std::fs::read_to_string(folder.path(journal)).unwrap().lines().count()
}

#[test]
fn threads_and_shards_end_with_the_same_file() {
    let folder = Folder::new();
    for text in [LADDER, TEST] {
        let printed = tournament(&folder, text, "one", "--jobs 1 --fresh --json").ok();
        let one = result(&folder, "one");
        assert_eq!(printed, one, "what is printed is what is written");
        for jobs in [2, 8] {
            tournament(&folder, text, "more", &format!("--jobs {jobs} --fresh")).ok();
            assert_eq!(result(&folder, "more"), one, "{jobs} threads");
        }
        let mut journals = Vec::new();
        for shard in ["1/3", "2/3", "3/3"] {
            let ran =
                tournament(&folder, text, "parts", &format!("--fresh --json --shard {shard}"));
            let report = ran.json();
            assert_eq!(report["done"], report["jobs"]);
            journals.push(report["journal"].as_str().unwrap().to_owned());
        }
        let two = journals[1..].join(" ");
        let missing = tournament(&folder, text, "all", &format!("--fresh --merge {two}"));
        assert_eq!(missing.status, 1);
        assert!(missing.err.contains(" jobs are missing: "), "{missing:?}");
        assert!(!std::path::Path::new(&folder.path("all/result.json")).exists());
        // What is there already counts, and the same may come twice.
        tournament(&folder, text, "all", &format!("--merge {}", journals.join(" "))).ok();
        assert_eq!(result(&folder, "all"), one, "three shards");
    }
}

/// Starts it, and hands it out once its journal has so many bytes.
#[cfg(unix)]
fn started(folder: &Folder, out: &str, bytes: u64, more: &str) -> std::process::Child {
    use std::process::Stdio;
    let mut run = command();
    run.arg("tournament").arg(folder.path("my.toml")).arg("--out").arg(folder.path(out));
    run.args(more.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = run.spawn().unwrap();
    let journal = folder.path(&format!("{out}/journal.txt"));
    while std::fs::metadata(&journal).map_or(0, |file| file.len()) < bytes {
        if child.try_wait().unwrap().is_some() {
            break;
        }
        std::thread::yield_now();
    }
    child
}

#[cfg(unix)]
#[test]
fn killed_at_ten_random_moments_it_ends_with_the_same_file() {
    use std::os::unix::process::ExitStatusExt as _;

    let folder = Folder::new();
    tournament(&folder, ROBIN, "calm", "--jobs 2").ok();
    let size = |out: &str| {
        std::fs::metadata(folder.path(&format!("{out}/journal.txt"))).map_or(0, |file| file.len())
    };
    let all = size("calm");
    let mut luck = 12345_u64;
    let mut random = |below: u64| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) % below
    };
    let (mut kills, mut begun) = (0, 0);
    while kills < 10 {
        // Where the machine is so busy that it ends before it is killed, it begins once more.
        assert!(begun < 200, "it could not be killed");
        begun += 1;
        let before = size("killed");
        let mut child = started(&folder, "killed", before + random(all / 16), "--jobs 2");
        for _ in 0..random(500) {
            std::hint::spin_loop();
        }
        child.kill().unwrap();
        let status = child.wait().unwrap();
        match status.signal() {
            Some(9) => kills += 1,
            _ => std::fs::remove_dir_all(folder.path("killed")).unwrap(),
        }
        if kills == 5 {
            // As if the last line had been torn.
            let journal = folder.path("killed/journal.txt");
            if let Ok(bytes) = std::fs::read(&journal) {
                let kept = bytes.len().saturating_sub(usize::try_from(random(150)).unwrap());
                std::fs::write(&journal, &bytes[..kept]).unwrap();
            }
        }
    }
    tournament(&folder, ROBIN, "killed", "--jobs 2").ok();
    assert_eq!(result(&folder, "killed"), result(&folder, "calm"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_tournament_keeps_what_is_done_and_is_played_by_one_alone() {
    let folder = Folder::new();
    folder.write("my.toml", ROBIN.replace("30000", "300000000").replace("100", "4000"));
    let mut child = started(&folder, "out", 30_000, "--jobs 2");
    assert_eq!(child.try_wait().unwrap(), None, "it ended by itself");
    let second = command()
        .args(["tournament", &folder.path("my.toml"), "--out", &folder.path("out")])
        .output()
        .unwrap();
    let err = String::from_utf8(second.stderr).unwrap();
    assert!(err.contains("journal.txt is in use: another process"), "{err}");
    let kill = std::process::Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status();
    assert!(kill.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let (out, err) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(out.contains("round-robin · pig") && out.contains("hold-at:at=25"), "{out}");
    let done = lines(&folder, "out/journal.txt") - 2;
    assert!(err.starts_with(&format!("Stopped: {done} of ")), "{done}: {err}");
    assert!(!std::path::Path::new(&folder.path("out/result.json")).exists());
}

#[test]
fn a_finished_tournament_is_shown_again_without_playing() {
    let folder = Folder::new();
    let first = tournament(&folder, LADDER, "out", "").ok();
    let jobs = lines(&folder, "out/journal.txt");
    assert_eq!(tournament(&folder, LADDER, "out", "").ok(), first);
    assert_eq!(lines(&folder, "out/journal.txt"), jobs);
    for word in [
        "ladder · pig · classic · 3 players · seed 1",
        "900 games in 300 blocks",
        "hold-at:at=15 (field)",
        "Fair share",
        "Rating",
        "Points per game of each row at the tables of each column:",
        "Result: ",
    ] {
        assert!(first.contains(word), "{word} is missing in {first}");
    }
    let report: Value = serde_json::from_str(&result(&folder, "out")).unwrap();
    let fields: Vec<&String> = report.as_object().unwrap().keys().collect();
    let expected = [
        "plan",
        "title",
        "kind",
        "game",
        "rules",
        "players",
        "seed",
        "max_turns",
        "at_cap",
        "complete",
        "jobs",
        "games",
        "blocks",
        "standings",
        "crosstable",
        "pairings",
        "sprt",
        "file",
        "source",
    ];
    assert_eq!(fields, expected);
    let best = &report["standings"][0];
    assert_eq!(best["agent"], "hold-at:at=20", "{report}");
    assert_eq!(best["settings"]["at"], "20");
    assert!(best["rating"]["uncertainty"].as_f64().unwrap() > 0.0);
}

#[test]
fn a_test_stops_early_and_says_so() {
    let folder = Folder::new();
    let out = tournament(&folder, TEST, "out", "").ok();
    assert!(out.contains("Is hold-at:at=20 better than its fair share? H0: +0.0000, H1: +0.0200"));
    assert!(out.contains("H1 is accepted after ") && out.contains(" of at most 40,000 games"));
    let report = tournament(&folder, TEST, "out", "--json").json();
    assert_eq!(
        (&report["sprt"]["verdict"], &report["sprt"]["early"]),
        (&"h1".into(), &true.into())
    );
    assert!(report["games"].as_u64().unwrap() < 20_000);
    let out = tournament(&folder, TEST, "out", "--lang es").ok();
    assert!(out.contains("Se acepta H1 tras"), "{out}");
}

#[test]
fn a_sweep_shows_every_value() {
    let folder = Folder::new();
    let text = "kind = \"sweep\"\ngame = \"pig\"\nagent = \"hold-at:at={3,20,90}\"\n\
                field = [\"hold-at:at=18\"]\ngames = 400";
    let report = tournament(&folder, text, "out", "--json").json();
    let value = |n: usize| report["standings"][n]["settings"]["at"].clone();
    let mut found: Vec<Value> = (0..4).map(value).filter(|value| !value.is_null()).collect();
    assert_eq!(found[0], "20");
    found.sort_by_key(ToString::to_string);
    assert_eq!(found, ["20", "3", "90"]);
}

#[test]
fn every_game_is_recorded_if_wished() {
    let folder = Folder::new();
    let text = LADDER.replace("300", "6");
    let ran = tournament(&folder, &text, "out", "--record");
    assert_eq!((ran.status, ran.err.contains("18 records in ")), (0, true), "{ran:?}");
    let record = folder.path("out/records/pig-002-000003-1.rec");
    assert!(std::fs::read_to_string(&record).unwrap().contains("seats hold-at:at=10,"));
    ludoteca(&format!("replay {record} --summary")).ok();
    assert_eq!(std::fs::read_dir(folder.path("out/records")).unwrap().count(), 18);
}

#[test]
fn the_journal_of_another_plan_is_refused_unless_one_begins_afresh() {
    let folder = Folder::new();
    tournament(&folder, LADDER, "out", "").ok();
    let other = LADDER.replace("300", "330");
    let err = tournament(&folder, &other, "out", "").failed();
    assert!(err.contains("journal.txt belongs to another plan (") && err.contains("--fresh"));
    let before = result(&folder, "out");
    tournament(&folder, &other, "out", "--fresh").ok();
    assert_ne!(result(&folder, "out"), before);
    let err = tournament(&folder, LADDER, "third", &format!("--merge {}", folder.path("my.toml")));
    assert!(err.failed().contains("my.toml: expected the journal of a tournament"));
    let journal = folder.path("out/journal.txt");
    let text = std::fs::read_to_string(&journal).unwrap();
    std::fs::write(&journal, text.replacen(" 1 ", " 2 ", 1)).unwrap();
    let err = tournament(&folder, &other, "out", "").failed();
    assert!(err.contains("journal.txt:3: the checksum is wrong"), "{err}");
}

#[test]
fn bad_files_and_wrong_questions_are_refused() {
    let folder = Folder::new();
    for (text, expected) in [
        (LADDER.replace("ladder", "cup"), "my.toml:2: unknown variant `cup`"),
        (LADDER.replace("uniform", "chess"), "my.toml:4: there is no agent \"chess\""),
        (LADDER.replace("players = 3", "rules = \"no.json\""), "my.toml:6: "),
        (LADDER.replace("field", "feld"), "my.toml:5: unknown field `feld`"),
    ] {
        let err = tournament(&folder, &text, "out", "").failed();
        assert!(err.contains(expected), "{err}");
        assert!(!std::path::Path::new(&folder.path("out")).exists(), "nothing was begun");
    }
    for (more, expected) in [
        ("--shard 0/0", "expected a part of all jobs such as 1/3"),
        ("--shard 4/3", "expected a part of all jobs such as 1/3"),
        ("--shard 1/3 --merge x", "cannot be used together"),
        ("--jobs 0", "expected a whole number from 1"),
    ] {
        let err = tournament(&folder, LADDER, "out", more).usage();
        assert!(err.contains(expected), "{err}");
    }
    let err = ludoteca("tournament nowhere.toml").failed();
    assert!(err.contains("nowhere.toml: cannot be read"), "{err}");
}

#[test]
fn rules_and_boards_lie_beside_the_file() {
    let folder = Folder::new();
    folder.write("mine.json", r#"{"preset": "street-masters", "start_cash": 40000}"#);
    folder.copy("madrid.tab");
    let text = "kind = \"round-robin\"\ngame = \"monopoly\"\nrules = \"mine.json\"\n\
                board = \"madrid.tab\"\nagents = [\"quick\", \"uniform\"]\nplayers = 2\n\
                games = 4\nmax-turns = 50\nat-cap = \"richest\"";
    let report = tournament(&folder, text, "out", "--json").json();
    assert_eq!(report["rules"], "mine.json");
    assert_eq!((&report["games"], &report["at_cap"]), (&4.into(), &"richest".into()));
    // From another folder it is the same tournament.
    let mut run = command();
    run.args(["tournament", "my.toml", "--out", "out", "--json"]).current_dir(folder.path(""));
    assert_eq!(finish(run).json(), report);
    folder.write("mine.json", "{\n\"start_csh\": 1\n}");
    let err = tournament(&folder, text, "out", "").failed();
    assert!(err.contains("my.toml:3: mine.json:2: there is no switch \"start_csh\""), "{err}");
}

#[test]
fn every_shipped_tournament_can_be_played() {
    let folder = Folder::new();
    let shipped: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tournaments"].iter().collect();
    let mut files = 0;
    for file in std::fs::read_dir(shipped).unwrap() {
        let mut run = command();
        // One job of many tells that it can be done.
        run.arg("tournament").arg(file.unwrap().path());
        run.args(["--shard", "1/100000", "--json", "--out", &folder.path("out"), "--fresh"]);
        assert_eq!(finish(run).json()["done"], 1);
        files += 1;
    }
    assert!(files >= 5, "{files}");
}
