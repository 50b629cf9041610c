//! Whatever a file says, it is answered: mutated records, rules, positions and boards never panic.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ludoteca_catalog::{Deal, Opening, Start, check_file, find, open_record};
use ludoteca_core::{Fingerprint, Purpose, Rng};
use ludoteca_testkit::effort;

/// A record of a game of Monopoly that began from a position and ends early.
fn record() -> String {
    let game = find("monopoly").unwrap().open(&Opening::rules("optimal")).unwrap();
    let position = r#"{"players":[{"cash":900,"lots":[6,8,9,39]},{"cash":600},{"jail":1}]}"#;
    let start = Start { players: 3, position: Some(("p".into(), position.into())) };
    let mut table = game.table(&["quick", "uniform", "uniform"], &start).unwrap();
    table.record(&Deal { seed: 1, number: 0, rotation: 0, cap: 20 }).1
}

/// The text with something changed, deleted, doubled or moved.
fn mutated(text: &str, rng: &mut Rng) -> String {
    const SCRAPS: [&str; 14] = [
        "0",
        "9",
        "-1",
        "255",
        "99999999999999999999",
        "\"",
        "{",
        "}",
        "[",
        "null",
        " ",
        "\n",
        "é",
        "*",
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let n = u32::try_from(chars.len()).unwrap();
        let at = rng.below(n.max(1)) as usize;
        let end = (at + 1 + rng.below(6) as usize).min(chars.len());
        match rng.below(4) {
            0 => drop(chars.drain(at.min(end)..end)),
            1 => {
                let scrap = rng.pick(&SCRAPS).unwrap();
                drop(chars.splice(at.min(end)..end, scrap.chars()));
            }
            2 => {
                let scrap = rng.pick(&SCRAPS).unwrap();
                drop(chars.splice(at..at, scrap.chars()));
            }
            _ => {
                let piece: Vec<char> = chars[at.min(end)..end].to_vec();
                drop(chars.splice(at..at, piece));
            }
        }
    }
    chars.into_iter().collect()
}

/// The text of a record with its last line mended, so that the change is read and not refused
/// for its checksum.
fn mended(text: &str) -> String {
    let mut body: String =
        text.split_inclusive('\n').filter(|line| !line.starts_with("end ")).collect();
    if !body.ends_with('\n') {
        body.push('\n');
    }
    let head = body.lines().position(|line| line == "steps").map_or(0, |place| place + 1);
    let steps = body.lines().count() - head;
    format!("{body}end {steps} {}\n", Fingerprint::of(&body))
}

#[test]
fn mutated_records_are_answered() {
    let good = record();
    assert!(open_record("r", &good).unwrap().resume("r", &good).is_ok());
    let head = good.lines().take_while(|line| *line != "steps").map(|line| line.len() + 1).sum();
    let (head, steps) = good.split_at(head);
    let mut rng = Rng::stream(1, 0, Purpose::Setup);
    let mut accepted = 0;
    let rounds = effort(2000, 100_000);
    for round in 0..rounds {
        let text = if round % 2 == 0 {
            mutated(head, &mut rng) + steps
        } else {
            head.to_owned() + &mutated(steps, &mut rng)
        };
        let text = mended(&text);
        let read = open_record("r", &text).and_then(|game| {
            game.replay("r", &text, Some(&mut |_| ()))?;
            game.resume("r", &text).map(|table| (table.save(), table.fingerprint()))
        });
        accepted += u32::from(read.is_ok());
    }
    assert!(accepted > 10, "only {accepted} were read: the mutations never get past the door");
}

#[test]
fn mutated_files_are_answered() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/monopoly/data");
    let read = |name: &str| std::fs::read_to_string(format!("{data}/{name}")).unwrap();
    let rules = find("monopoly").unwrap().open(&Opening::rules("official")).unwrap();
    let rules: serde_json::Value = serde_json::from_str(rules.options()).unwrap();
    let position = r#"{"players":[{"cash":900,"lots":[6,{"square":39,"mortgaged":true}]},{"jail":2,
        "jail_cards":1}],"on_turn":1,"turns":5,"dice":[2,3],"doubles":1,"pot":100}"#;
    let files = [
        ("a.tab", read("madrid.tab")),
        ("a.tjt", read("suerte.tjt")),
        ("a.json", rules["rules"].to_string()),
        ("b.json", position.to_owned()),
    ];
    let mut rng = Rng::stream(2, 0, Purpose::Setup);
    for (name, good) in &files {
        assert!(check_file(name, good.as_bytes(), &|_| None).is_ok(), "{name}");
        for _ in 0..effort(300, 20_000) {
            let text = mutated(good, &mut rng);
            let _ = check_file(name, text.as_bytes(), &|_| Some(text.clone()));
        }
    }
}
