//! `bench`.

use crate::run::ludoteca;

#[test]
fn json_has_the_fields_of_the_contract() {
    let report = ludoteca("bench monopoly --seconds 0.2 --json").json();
    let fields: Vec<&String> = report.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "agent",
        "players",
        "games_per_s",
        "turns_per_s",
        "steps_per_s",
        "state_bytes",
        "allocations_per_game",
        "seconds",
    ];
    assert_eq!(fields, expected);
    assert_eq!((&report["game"], &report["agent"]), (&"monopoly".into(), &"quick".into()));
    assert_eq!(report["players"], 4);
    assert!(report["state_bytes"].as_u64().unwrap() <= 512, "{report}");
    assert_eq!(report["allocations_per_game"], 0.0, "a playout allocates nothing");
    assert!(report["turns_per_s"].as_f64().unwrap() > 1000.0, "{report}");
    assert!(report["seconds"].as_f64().unwrap() >= 0.2, "{report}");
}

#[test]
fn allocations_are_counted_and_not_assumed() {
    // The uniform player's list may still grow now and then, but hardly ever.
    let report = ludoteca("bench pig --agent uniform --seconds 0.1 --json").json();
    assert!(report["allocations_per_game"].as_f64().unwrap() < 0.1, "{report}");
}

#[test]
fn the_table_names_every_measure() {
    let out = ludoteca("bench pig --agent hold-at:at=25 --players 3 --seconds 0.05").ok();
    for word in ["hold-at:at=25", "3 players", "turns per second", "allocations per game"] {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
}

#[test]
fn wrong_questions_are_refused() {
    for (line, expected) in [
        ("bench pig --agent chess", "There is no agent “chess” for this game\nThere are: uniform"),
        ("bench pig --players 20", "pig is played by 2 to 8 players, not by 20"),
        ("bench pig --seconds 0", "“0” is nothing that --seconds <S> can be"),
        ("bench pig --seconds NaN", "“NaN” is nothing that --seconds <S> can be"),
        (
            "bench monopoly --rules oficial",
            "There are no rules “oficial”; did you mean “official”?",
        ),
        ("bench monopoly --rules official:xyz", "There is no switch “xyz” in these rules"),
        ("bench monopoly --board nowhere", "There is no shipped board “nowhere”"),
        ("bench pig --board madrid", "pig has no boards to choose from"),
        (
            "bench monopoly --rules official:houses=x",
            "The switch houses cannot be “x”: expected a whole",
        ),
        ("bench pig --rules classic:target=0", "These rules cannot be played: the target is 0"),
    ] {
        let err = ludoteca(line).usage();
        assert!(err.starts_with(&format!("ludoteca: {expected}")), "{line}: {err}");
    }
    let err = ludoteca("bench monopoly --board nowhere.tab").failed();
    assert!(err.starts_with("ludoteca: nowhere.tab: cannot be read"), "{err}");
}
