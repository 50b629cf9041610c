//! `perft`.

use crate::run::{Folder, ludoteca};

/// The cases of Pig's own file: (players, target, depth, count).
fn cases() -> Vec<(u8, u16, u32, u64)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/pig/tests/pig.perft");
    let (mut players, mut target, mut cases) = (0, 0, Vec::new());
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["players", n] => players = n.parse().unwrap(),
            ["options", options] => {
                target = options.strip_prefix("target=").unwrap().parse().unwrap();
            }
            ["perft", depth, count] => {
                cases.push((players, target, depth.parse().unwrap(), count.parse().unwrap()));
            }
            _ => {}
        }
    }
    cases
}

#[test]
fn agrees_with_the_file_of_pig() {
    let cases = cases();
    assert!(cases.len() > 20);
    for (players, target, depth, count) in cases.into_iter().filter(|case| case.2 <= 9) {
        let line = format!(
            "perft pig --rules classic:target={target} --players {players} --depth {depth}"
        );
        assert_eq!(ludoteca(&line).ok(), format!("{count}\n"), "{line}");
    }
}

#[test]
fn counts_from_a_position_and_says_it_as_json() {
    let folder = Folder::new();
    let text = r#"{"players":[{"cash":1500},{"cash":1500},{"cash":1500}]}"#;
    let file = folder.write("three.json", text);
    let count = ludoteca(&format!("perft monopoly --depth 2 --position {file} --json")).json();
    assert_eq!((&count["players"], &count["depth"]), (&3.into(), &2.into()));
    assert!(count["histories"].as_u64().unwrap() > 3, "{count}");
    assert_eq!(count["game"], "monopoly");
    assert_eq!(ludoteca("perft pig --depth 0").ok(), "1\n");
    let bad = folder.write("bad.json", r#"{"players":[{"lots":[6]},{"lots":[6]}]}"#);
    let err = ludoteca(&format!("perft monopoly --depth 1 --position {bad}")).failed();
    assert!(err.contains("bad.json: "), "{err}");
    let err = ludoteca(&format!("perft monopoly --depth 1 --players 2 --position {file}")).failed();
    assert!(err.contains("3 seats"), "{err}");
    let err = ludoteca(&format!("perft pig --depth 1 --position {file}")).usage();
    assert!(err.starts_with("ludoteca: Positions of pig cannot"), "{err}");
}

#[test]
fn wrong_numbers_of_players_are_refused() {
    let err = ludoteca("perft pig --depth 1 --players 9").usage();
    assert_eq!(err, "ludoteca: pig is played by 2 to 8 players, not by 9\n");
    ludoteca("perft pig --depth 1 --players 1").usage();
    ludoteca("perft pig --depth 61").usage();
    ludoteca("perft pig").usage();
}
