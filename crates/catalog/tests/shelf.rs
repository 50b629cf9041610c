//! What the shelf offers and how it answers wrong questions.

use ludoteca_catalog::{
    BoardSource, Deal, FileKind, GAMES, Opening, RulesSource, Start, check_file, find,
};
use ludoteca_core::Seat;

fn opened(key: &str, rules: &str) -> Result<String, String> {
    let game = find(key).and_then(|game| game.open(&Opening::rules(rules)));
    game.map(|game| game.options().to_owned()).map_err(|error| error.to_string())
}

#[test]
fn every_game_opens_with_every_preset_and_seats_every_agent() {
    for game in GAMES {
        assert!(game.presets().iter().all(|preset| game.open(&Opening::rules(preset)).is_ok()));
        let open = game.open(&Opening::default()).unwrap();
        assert_eq!(open.rules(), game.presets()[0]);
        assert_eq!(open.usual_players(), usize::from(game.default_players()));
        for preset in game.presets() {
            let open = game.open(&Opening::rules(preset)).unwrap();
            let (all, here) = (game.players(), open.players());
            assert!(all.start() <= here.start() && here.end() <= all.end(), "{preset}");
            assert!(usize::from(*here.start()) <= open.usual_players());
            assert!(open.usual_players() <= usize::from(*here.end()));
        }
        for agent in game.agents() {
            let seats = vec![agent.name; usize::from(game.default_players())];
            let mut table = open.table(&seats, &Start::players(seats.len())).unwrap();
            let cap = open.default_cap();
            let played = table.play(&Deal { seed: 1, number: 0, rotation: 0, cap });
            assert!(played.steps > 0 && (played.finished || played.turns >= cap));
        }
        assert!(game.check_agent(game.default_agent()).is_ok());
        for switch in game.switches() {
            assert!([0, game.presets().len()].contains(&switch.values.len()), "{switch:?}");
        }
    }
}

#[test]
fn rules_are_said_in_words() {
    let rules = |text: &str| {
        let options = opened("monopoly", text).unwrap();
        serde_json::from_str::<serde_json::Value>(&options).unwrap()["rules"].clone()
    };
    let short = rules("official:short");
    assert_eq!((&short["dealt_lots"], &short["houses_before_hotel"]), (&2.into(), &3.into()));
    let mixed = rules("street-masters:start-cash=40000,auctions=none,free_parking_pot,trades=no");
    assert_eq!(mixed["start_cash"], 40_000);
    assert_eq!(mixed["auctions"], "none");
    assert_eq!(mixed["free_parking_pot"], true);
    assert_eq!(mixed["trades"], false);
    assert_eq!(rules("official:time_limit=200")["turn_limit"], 200);
    assert_eq!(rules("official:"), rules("official"));
}

#[test]
fn wrong_rules_are_refused_with_what_there_is() {
    for (text, expected) in [
        ("oficial", "there is no rules \"oficial\"; did you mean official? (there are: official,"),
        ("", "there is no rules \"\""),
        ("official:shrt", "there is no switch \"shrt\"; did you mean short?"),
        ("official:short=3", "switch short cannot be \"3\": expected no value"),
        ("official:time_limit", "switch time_limit cannot be \"\": expected a whole number"),
        ("official:houses=many", "switch houses cannot be \"many\": expected a whole number"),
        (
            "official:houses=300",
            "switch houses cannot be \"300\": expected a whole number from 0 to 255",
        ),
        ("official:trades=perhaps", "switch trades cannot be \"perhaps\": expected true or false"),
        ("official:auctions=x", "switch auctions cannot be \"x\": expected one of `none`, `open`"),
        ("official:dealt_lots=9", "these rules cannot be played: expected dealt_lots between"),
    ] {
        let got = opened("monopoly", text).unwrap_err();
        assert!(got.starts_with(expected), "{text:?} gave {got:?}");
    }
}

#[test]
fn boards_are_chosen_by_name() {
    let board = |name: &str| {
        let board = Some(BoardSource::Shipped(name.to_owned()));
        find("monopoly").unwrap().open(&Opening { board, ..Opening::default() })
    };
    assert!(board("madrid").unwrap().options().ends_with("\"board\":\"madrid\"}"));
    assert!(board("madrit").unwrap_err().to_string().contains("did you mean madrid?"));
    let board = Some(BoardSource::Shipped("madrid".into()));
    let error = find("pig").unwrap().open(&Opening { board, ..Opening::default() }).unwrap_err();
    assert_eq!(error.to_string(), "pig has no boards to choose from");
}

#[test]
fn too_many_and_too_few_players_are_refused() {
    let game = find("monopoly").unwrap().open(&Opening::default()).unwrap();
    for n in [0, 1, 9] {
        let error = game.table(&vec!["quick"; n], &Start::players(n)).map(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), format!("monopoly is played by 2 to 8, not by {n}"));
    }
}

#[test]
fn a_mixed_table_plays_the_same_game_as_a_typed_one() {
    // Boxed players and typed players are two code paths with one meaning.
    let game = find("pig").unwrap().open(&Opening::default()).unwrap();
    let deal = |number| Deal { seed: 3, number, rotation: 1, cap: 1000 };
    let mut typed = game.table(&["hold-at:at=20", "hold-at:at=5"], &Start::players(2)).unwrap();
    let mut mixed = game.table(&["hold-at:at=20", "uniform"], &Start::players(2)).unwrap();
    for number in 0..20 {
        let (played, text) = typed.record(&deal(number));
        assert_eq!(played, typed.play(&deal(number)));
        assert!(text.contains("\nseats hold-at:at=5,hold-at:at=20,\n"));
        let (played, text) = mixed.record(&deal(number));
        assert_eq!(played, mixed.play(&deal(number)));
        let replayed = game.replay("r", &text, None).unwrap();
        assert_eq!(replayed.turns, played.turns);
        assert_eq!(replayed.scores, played.scores[..2]);
    }
}

fn check(file: &str, text: &str) -> Result<FileKind, Vec<String>> {
    check_file(file, text.as_bytes(), &|_| None)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

#[test]
fn rules_in_a_file_are_checked_line_by_line() {
    let good = "{\n  \"preset\": \"street-masters\",\n  \"start_cash\": 40000\n}";
    assert_eq!(check("r.json", good), Ok(FileKind::Rules("monopoly")));
    assert_eq!(check("r.json", "{\"target\": 50}"), Ok(FileKind::Rules("pig")));
    let bad = "{\n  \"start_cash\": 40000,\n  \"auctoins\": \"open\",\n  \"houses\": \"few\"\n}";
    let faults = check("r.json", bad).unwrap_err();
    assert_eq!(faults.len(), 2);
    assert!(faults[0].starts_with("r.json:3: there is no switch \"auctoins\"; did you mean"));
    assert!(faults[1].starts_with(
        "r.json:4: switch houses cannot be \"\\\"few\\\"\": expected a whole number from 0 to 255"
    ));
    let faults = check("r.json", "{\n\"target\" 5}").unwrap_err();
    assert!(faults[0].starts_with("r.json:2: expected `:`"), "{faults:?}");
    assert_eq!(check("r.json", "[]").unwrap_err().len(), 1);
    assert_eq!(check("r.json", "{\"a\":1}").unwrap_err().len(), 1);
    let rules = Some(RulesSource::File { name: "r.json".into(), text: good.into() });
    let game = find("monopoly").unwrap().open(&Opening { rules, ..Opening::default() }).unwrap();
    assert!(game.options().contains("\"start_cash\":40000"));
    assert!(game.options().ends_with("\"board\":\"madrid\"}"), "the board of its preset");
}

#[test]
fn positions_and_foreign_files_are_checked() {
    let good = r#"{"players":[{"cash":60000,"lots":[6,8,9,39]},{"cash":60000}]}"#;
    assert_eq!(check("p.json", good), Ok(FileKind::Position("monopoly")));
    let twice = r#"{"players":[{"lots":[6]},{"lots":[6]}]}"#;
    assert_eq!(check("p.json", twice).unwrap_err().len(), 1);
    assert!(check("x.png", "\u{1}").unwrap_err()[0].starts_with("x.png:1: expected a record"));
    let faults = check_file("x.tab", b"calle\n\xff\xff", &|_| None).unwrap_err();
    assert!(faults[0].to_string().starts_with("x.tab:2: expected UTF-8"), "{faults:?}");
}

#[test]
fn an_agent_says_why() {
    let game = find("pig").unwrap().open(&Opening::default()).unwrap();
    let mut table = game.begin(vec![String::new(); 2], &Start::players(2), 1).unwrap();
    assert!(table.ask().is_none(), "nobody sits there yet");
    table.sit(Seat(0), "hold-at:at=12").unwrap();
    assert!(table.sit(Seat(2), "hold-at").is_err());
    let decision = table.ask().unwrap();
    assert_eq!(decision.action, "roll");
    let roll = &decision.why[0];
    assert_eq!((roll.action.as_str(), roll.value), ("roll", 2.0));
    assert_eq!(roll.terms, [("hope", 2.0), ("risk", 0.0)]);
    assert!(table.play(Seat(1), "roll").unwrap_err().to_string().contains("seat 0 has to decide"));
    let error = table.play(Seat(0), "jump").unwrap_err().to_string();
    assert!(error.starts_with("expected"), "{error}");
}

#[test]
fn every_game_has_five_levels_and_a_rival_that_people_may_meet() {
    for game in GAMES {
        let levels = game.levels();
        for agent in levels.iter().copied().chain([game.rival()]) {
            let facts = game.check_agent(agent).unwrap();
            assert!(!facts.sees_everything && !facts.timed, "{}: {agent}", game.key());
        }
        let distinct: std::collections::BTreeSet<_> = levels.iter().collect();
        assert_eq!(distinct.len(), 5, "{}", game.key());
        let (_, most) = game.players().into_inner();
        assert!(game.colours().len() >= usize::from(most), "{}", game.key());
        assert!(game.tokens().is_empty() || game.tokens().len() >= usize::from(most));
    }
}
