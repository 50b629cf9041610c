//! `sim`.

#[cfg(unix)]
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::run::{Folder, data, ludoteca};
#[cfg(unix)]
use crate::run::{Ran, command};

/// What of a report has to be the same in every run.
fn lasting(mut report: Value) -> Value {
    for field in ["games_per_s", "turns_per_s", "elapsed_s", "jobs"] {
        assert!(report.as_object_mut().unwrap().remove(field).is_some(), "{field} is missing");
    }
    report
}

#[test]
fn json_has_the_fields_of_the_contract() {
    let line = "sim monopoly --agents quick,uniform,quick --games 10 --seed 5 --json";
    let report = ludoteca(line).json();
    let fields: Vec<&String> = report.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "rules",
        "agents",
        "games",
        "blocks",
        "seed",
        "wins",
        "points",
        "mean_rank",
        "draws",
        "unfinished",
        "mean_turns",
        "games_per_s",
        "turns_per_s",
        "elapsed_s",
        "jobs",
        "stopped",
    ];
    assert_eq!(fields, expected);
    assert_eq!((&report["games"], &report["blocks"]), (&12.into(), &4.into()));
    assert_eq!(report["rules"], "official");
    assert_eq!(report["agents"], serde_json::json!(["quick", "uniform", "quick"]));
    let wins = report["wins"].as_object().unwrap();
    assert_eq!(wins.keys().collect::<Vec<_>>(), ["quick", "uniform"]);
    let mut sum = report["draws"].as_u64().unwrap() + report["unfinished"].as_u64().unwrap();
    for win in wins.values() {
        let number = |field: &str| win[field].as_f64().unwrap();
        assert!((number("share") - number("count") / 12.0).abs() < 1e-12);
        assert!(number("low") <= number("share") && number("share") <= number("high"));
        sum += win["count"].as_u64().unwrap();
    }
    assert_eq!(sum, 12);
    assert_eq!(report["stopped"], false);
    let of = |field: &str, what: &str| -> Vec<f64> {
        let field = report[field].as_object().unwrap();
        assert_eq!(field.keys().collect::<Vec<_>>(), ["quick", "uniform"]);
        field.values().map(|value| value[what].as_f64().unwrap()).collect()
    };
    // Every game is worth a point, and three seats have the ranks 1, 2 and 3.
    assert!((of("points", "sum").iter().sum::<f64>() - 12.0).abs() < 1e-9);
    assert!((of("points", "mean").iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let rank = of("mean_rank", "mean");
    assert!((2.0 * rank[0] + rank[1] - 6.0).abs() < 1e-9, "{rank:?}");
    for field in ["points", "mean_rank"] {
        let (low, mean, high) = (of(field, "low"), of(field, "mean"), of(field, "high"));
        assert!((0..2).all(|n| low[n] <= mean[n] && mean[n] <= high[n]), "{report}");
    }
}

/// Dice that two players have in common make their comparison surer than as many single games.
#[test]
fn intervals_come_from_blocks() {
    let line = "sim pig --agents hold-at:at=20,hold-at:at=21 --games 4000 --json";
    let win = ludoteca(line).json()["wins"]["hold-at:at=20"].clone();
    let number = |field: &str| win[field].as_f64().unwrap();
    let width = number("high") - number("low");
    let of_games = 2.0 * 1.96 * (0.25_f64 / 4000.0).sqrt();
    assert!(width < 0.75 * of_games, "{width} {of_games}");
}

/// Starts an endless series, waits until a game of the second block is recorded, interrupts it.
#[cfg(unix)]
fn interrupted(folder: &Folder, more: &[&str]) -> Ran {
    let dir = folder.path("records");
    let line = "sim pig --agents hold-at,uniform --games 1000000000 --seed 3 --jobs 1 --record";
    let mut run = command();
    run.args(line.split_whitespace()).arg(&dir).args(more);
    let mut child = run.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let seen = std::path::Path::new(&dir).join("pig-000002-1.rec");
    while !seen.exists() {
        assert_eq!(child.try_wait().unwrap(), None, "it ended by itself");
        std::thread::yield_now();
    }
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(kill.unwrap().success());
    let output = child.wait_with_output().unwrap();
    Ran {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_series_is_the_result_of_a_shorter_one() {
    let ran = interrupted(&Folder::new(), &["--json"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    let mut report: Value = serde_json::from_str(&ran.out).unwrap();
    let (games, blocks) = (report["games"].as_u64().unwrap(), report["blocks"].as_u64().unwrap());
    assert!(blocks >= 1 && games == 2 * blocks && games < 1_000_000_000);
    assert!(ran.err.starts_with("Stopped after ") && ran.err.contains("1,000,000,000"), "{ran:?}");
    assert_eq!(report["stopped"], true);
    report["stopped"] = false.into();
    let short =
        format!("sim pig --agents hold-at,uniform --games {games} --seed 3 --jobs 2 --json");
    assert_eq!(lasting(report), lasting(ludoteca(&short).json()));
}

#[cfg(unix)]
#[test]
fn an_interrupted_series_keeps_the_records_it_has() {
    let folder = Folder::new();
    let ran = interrupted(&folder, &["--lang", "es"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.err.starts_with("Interrumpido tras "), "{ran:?}");
    let files = std::fs::read_dir(folder.path("records")).unwrap().count();
    let line = ran.out.lines().last().unwrap();
    let digits: String = line.chars().take_while(|sign| *sign != 'r').collect();
    let digits: String = digits.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits.parse::<usize>().unwrap(), files, "{line}");
}

#[test]
fn same_seed_same_result_whatever_the_number_of_threads() {
    for line in [
        "sim pig --agents hold-at,uniform,hold-at:at=10 --games 500",
        "sim monopoly --agents quick,uniform --games 20",
    ] {
        let report = |seed, jobs| {
            lasting(ludoteca(&format!("{line} --json --seed {seed} --jobs {jobs}")).json())
        };
        let one = report(3, 1);
        assert_eq!(one, report(3, 2));
        assert_eq!(one, report(3, 8));
        assert_ne!(one["mean_turns"], report(4, 2)["mean_turns"]);
    }
}

#[test]
fn the_table_says_who_wins_and_how_sure_that_is() {
    let out = ludoteca("sim pig --agents hold-at,uniform --games 1001 --jobs 2").ok();
    for word in [
        "pig · classic · 2 players · seed 1",
        "1,002 games in 501 blocks",
        "hold-at",
        "95 % interval",
        "Points per game",
        "Mean rank",
        "(unfinished)",
        "turns per game",
        "on 2 threads",
    ] {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
}

#[test]
fn players_fill_the_seats() {
    let seats =
        |line: &str| ludoteca(&format!("sim {line} --games 1 --json")).json()["agents"].clone();
    assert_eq!(seats("monopoly --agents quick"), serde_json::json!(["quick"; 4].to_vec()));
    assert_eq!(seats("pig --agents uniform"), serde_json::json!(["uniform", "uniform"]));
    assert_eq!(
        seats("pig --agents hold-at:at=9,uniform --players 3"),
        serde_json::json!(["hold-at:at=9", "uniform", "hold-at:at=9"])
    );
    assert_eq!(
        seats("pig --agents uniform --agents hold-at"),
        serde_json::json!(["uniform", "hold-at"])
    );
}

#[test]
fn the_cap_counts_as_it_is_told() {
    let line = "sim monopoly --agents quick,uniform --games 10 --max-turns 5 --json";
    let none = ludoteca(line).json();
    assert_eq!((&none["unfinished"], &none["wins"]["quick"]["count"]), (&10.into(), &0.into()));
    let richest = ludoteca(&format!("{line} --at-cap richest")).json();
    assert_eq!(richest["unfinished"], 0);
    let wins = |name: &str| richest["wins"][name]["count"].as_u64().unwrap();
    assert_eq!(wins("quick") + wins("uniform") + richest["draws"].as_u64().unwrap(), 10);
}

#[test]
fn every_game_is_recorded_and_every_record_replays() {
    let folder = Folder::new();
    let dir = folder.path("records");
    let out = ludoteca(&format!(
        "sim monopoly --agents quick,uniform --games 6 --rules official:short --record {dir}"
    ));
    assert!(out.ok().contains("6 records in "));
    let mut files: Vec<_> =
        std::fs::read_dir(&dir).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 6);
    for file in &files {
        let file = file.to_str().unwrap();
        let replayed = ludoteca(&format!("replay {file} --json --summary")).json();
        assert_eq!((&replayed["rules"], &replayed["seed"]), (&"official:short".into(), &1.into()));
        assert!(ludoteca(&format!("check {file}")).ok().contains("sound, a record of monopoly"));
    }
    // Common dice: the games of a block begin with the same throws, with the seats changed.
    let text = |n: usize| std::fs::read_to_string(&files[n]).unwrap();
    assert!(
        text(0).contains("\nseats quick,uniform,\n")
            && text(1).contains("\nseats uniform,quick,\n")
    );
    let first = |n| text(n).lines().find(|line| line.starts_with("* ")).unwrap().to_owned();
    assert_eq!(first(0), first(1));
}

#[test]
fn games_begin_where_they_are_told() {
    let folder = Folder::new();
    let text = r#"{"players":[{"cash":5000,"lots":[37,39,1,3]},{"cash":10},{"cash":10}]}"#;
    let file = folder.write("rich.json", text);
    let dir = folder.path("records");
    let report = ludoteca(&format!(
        "sim monopoly --agents quick --games 3 --start {file} --record {dir} --json"
    ));
    assert_eq!(report.json()["agents"].as_array().unwrap().len(), 3);
    let record = format!("{dir}/monopoly-000001-1.rec");
    assert!(std::fs::read_to_string(&record).unwrap().contains("\nstart {"));
    ludoteca(&format!("replay {record} --summary")).ok();
    let broken = folder.write("broken.json", "{\"players\":\n[}");
    let err = ludoteca(&format!("sim monopoly --agents quick --start {broken}")).failed();
    assert!(err.contains("broken.json:2: "), "{err}");
}

#[test]
fn a_board_of_ones_own_is_played_and_replayed_without_its_files() {
    let folder = Folder::new();
    let tab = std::fs::read_to_string(data("madrid.tab")).unwrap();
    let board = folder.write("mine.tab", tab.replace("suerte", "fortuna"));
    let line =
        format!("sim monopoly --rules street-masters --board {board} --agents quick --games 4");
    let err = ludoteca(&line).failed();
    assert!(err.contains("mine.tab: it draws from \"fortuna\", but there is no deck"), "{err}");
    let deck = folder.write("fortuna.tjt", std::fs::read(data("suerte.tjt")).unwrap());
    let dir = folder.path("records");
    ludoteca(&format!("{line} --record {dir}")).ok();
    std::fs::remove_file(deck).unwrap();
    std::fs::remove_file(board).unwrap();
    ludoteca(&format!("replay {dir}/monopoly-000001-1.rec --summary")).ok();
    ludoteca("sim monopoly --board madrid --rules street-masters --agents quick --games 1").ok();
}

#[test]
fn rules_come_from_files_too() {
    let folder = Folder::new();
    let rules = folder.write("mine.json", r#"{"preset": "street-masters", "start_cash": 40000}"#);
    let report = ludoteca(&format!("sim monopoly --rules {rules} --agents quick --games 4 --json"));
    assert_eq!(report.json()["rules"], rules.as_str());
    let bad = folder.write("bad.json", "{\n\"start_csh\": 1\n}");
    let err = ludoteca(&format!("sim monopoly --rules {bad} --agents quick")).failed();
    assert!(err.contains("bad.json:2: there is no switch \"start_csh\""), "{err}");
}

#[test]
fn wrong_questions_are_refused() {
    for (line, expected) in [
        (
            "sim pig --agents chess,uniform",
            "There is no agent “chess” for this game\nThere are: uniform, hold-at",
        ),
        (
            "sim pig --agents hold-at:at=x",
            "The parameter hold-at:at cannot be “x”: expected a whole number from 1 to 10,000",
        ),
        ("sim pig --agents hold-at:on=3", "The agent has no parameter “on”"),
        ("sim pig --agents uniform,uniform,uniform --players 2", "There are 3 agents for 2 seats"),
        ("sim pig --agents uniform --players 9", "pig is played by 2 to 8 players, not by 9"),
        ("sim pig --agents uniform --games 0", "“0” is nothing that --games <N> can be"),
        ("sim pig --agents uniform --jobs 0", "“0” is nothing that --jobs <N> can be"),
        (
            "sim pig --agents uniform --at-cap poorest",
            "“poorest” is nothing that --at-cap <WHAT> can be; it can be: none, richest",
        ),
        ("sim pig --agents uniform --seed -3", "There is no option or argument “-3” here"),
    ] {
        let err = ludoteca(line).usage();
        assert!(err.starts_with(&format!("ludoteca: {expected}")), "{line}: {err}");
    }
    let err = ludoteca("sim pig --agents uniform --record /dev/null/here").failed();
    assert!(err.starts_with("ludoteca: A record cannot be written: /dev/null/here"), "{err}");
}
