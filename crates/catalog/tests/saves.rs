//! A game can be saved at any moment and goes on as the same game; what is no save is refused.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ludoteca_catalog::{
    AnyGame, AnyMatch, BoardFiles, BoardSource, CatalogError, Opening, Start, find, open_record,
};
use ludoteca_core::{Header, Seat, Turn};

fn open(key: &str, rules: &str) -> Box<dyn AnyGame> {
    find(key).unwrap().open(&Opening::rules(rules)).unwrap()
}

/// A game between two agents, before its first step.
fn begin(game: &dyn AnyGame, agent: &str, seed: u64) -> Box<dyn AnyMatch> {
    let seats = vec![String::new(); 3];
    let mut table = game.begin(seats, &Start::players(3), seed).unwrap();
    sit(table.as_mut(), agent);
    table
}

fn sit(table: &mut dyn AnyMatch, agent: &str) {
    (0..3).for_each(|seat| table.sit(Seat(seat), agent).unwrap());
}

/// One step, by whoever has to take it; false when the game is over.
fn step(table: &mut dyn AnyMatch) -> bool {
    match table.turn() {
        Turn::Over => false,
        Turn::Chance => table.let_chance_fall().is_some(),
        Turn::Decide(seat) => {
            let action = table.ask().unwrap().action;
            assert!(table.play(seat, &action).is_ok(), "{action}");
            true
        }
    }
}

/// Saves at every moment of a game (every seventh when it is long), loads, and compares.
fn check_saves(key: &str, rules: &str, agent: &str, seed: u64) {
    let game = open(key, rules);
    let mut table = begin(game.as_ref(), agent, seed);
    for moment in 0.. {
        if moment < 50 || moment % 7 == 0 {
            let saved = table.save();
            let again = open_record("save", &saved).unwrap();
            assert_eq!(again.rules(), rules);
            let loaded = again.resume("save", &saved).unwrap();
            assert_eq!(loaded.fingerprint(), table.fingerprint(), "{key} {rules} {moment}");
            assert_eq!(loaded.save(), saved);
            assert_eq!(loaded.turn(), table.turn());
            assert_eq!(loaded.position(), table.position());
        }
        if moment == 400 || !step(table.as_mut()) {
            break;
        }
    }
}

#[test]
fn a_game_can_be_saved_at_any_moment() {
    check_saves("pig", "quick", "uniform", 1);
    for rules in ["official", "official:short", "street-masters", "serial", "optimal"] {
        for seed in 1..=2 {
            check_saves("monopoly", rules, "uniform", seed);
        }
        check_saves("monopoly", rules, "quick", 3);
    }
}

#[test]
fn everything_goes_on_as_if_the_game_had_never_been_saved() {
    // Dice, players with chance or plans of their own, and players who keep offers in mind.
    for agent in ["quick", "uniform", "rules", "random", "optimal", "gnome-a"] {
        let game = open("monopoly", "street-masters");
        let mut table = begin(game.as_ref(), agent, 5);
        for _ in 0..3 {
            (0..130).for_each(|_| assert!(step(table.as_mut())));
            let mut loaded = game.resume("save", &table.save()).unwrap();
            sit(loaded.as_mut(), agent);
            (0..130).for_each(|_| assert!(step(loaded.as_mut())));
            let mut same = game.resume("save", &table.save()).unwrap();
            sit(same.as_mut(), agent);
            (0..130).for_each(|_| assert!(step(same.as_mut())));
            assert_eq!(same.save(), loaded.save(), "{agent}");
            // What was played without saving in between is the same; and again after going back.
            let before = table.steps();
            (0..130).for_each(|_| assert!(step(table.as_mut())));
            assert_eq!(table.save(), loaded.save(), "{agent}");
            table.rewind(before);
            (0..130).for_each(|_| assert!(step(table.as_mut())));
            assert_eq!(table.save(), loaded.save(), "{agent} after going back");
        }
    }
}

#[test]
fn somebody_else_can_take_a_seat_over() {
    let game = open("monopoly", "street-masters");
    let mut table = begin(game.as_ref(), "uniform", 3);
    (0..200).for_each(|_| assert!(step(table.as_mut())));
    sit(table.as_mut(), "optimal");
    (0..200).for_each(|_| assert!(step(table.as_mut())));
    // Going further back than there are steps is going nowhere.
    let print = table.fingerprint();
    table.rewind(1000);
    assert_eq!((table.fingerprint(), table.steps()), (print, 400));
}

#[test]
fn the_table_keeps_a_line_of_its_own_with_the_game() {
    let game = open("monopoly", "street-masters");
    let mut table = begin(game.as_ref(), "quick", 1);
    table.note("{\"currency\":\"duros\"}");
    step(table.as_mut());
    let saved = table.save();
    assert_eq!(Header::parse(&saved).unwrap().notes.as_deref(), Some("{\"currency\":\"duros\"}"));
    assert_eq!(game.resume("save", &saved).unwrap().save(), saved);
}

#[test]
fn a_board_can_be_played_without_its_bad_lines() {
    let entry = find("monopoly").unwrap();
    let tab = entry.shipped_board("madrid").unwrap();
    let bad = tab.replacen("calle|1|", "calle|uno|", 1);
    assert_ne!(bad, tab);
    let faults = entry.check_file("m.tab", "tab", &bad, &|_| None);
    assert!(faults.iter().any(|fault| fault.reason.contains("uno")), "{faults:?}");
    let mended = entry.mend_file("m.tab", "tab", &bad).unwrap();
    let squares = |text: &str| text.lines().filter(|line| line.contains('|')).count();
    assert_eq!(squares(&mended) + 1, squares(&tab));
    let decks = entry.deck_names("m.tab", &mended).unwrap().into_iter().map(|name| {
        let text = entry.shipped_deck(&name).unwrap();
        (name.clone(), format!("{name}.tjt"), text)
    });
    let files = BoardFiles { file: "m.tab".into(), text: mended, decks: decks.collect() };
    // A square less, and a card leads beyond the board: that card is dropped, too.
    let fit = entry.fit_decks(&files);
    assert!(fit.faults[0].reason.contains("the last square is 38"), "{:?}", fit.faults);
    let mended = fit.mended.unwrap();
    assert!(entry.fit_decks(&mended).faults.is_empty());
    let board = Some(BoardSource::Files(mended));
    assert!(entry.open(&Opening { board, ..Opening::rules("street-masters") }).is_ok());
    assert_eq!(entry.mend_file("m.tab", "tab", "nonsense"), None);
    let deck = entry.shipped_deck("suerte").unwrap();
    assert!(entry.mend_file("s.tjt", "tjt", &format!("{deck}\n[half a card]\n")).is_some());
    assert_eq!(entry.shipped_board("nowhere"), None);
}

#[test]
fn a_position_is_a_start_too() {
    let game = open("monopoly", "official");
    let mut table = begin(game.as_ref(), "uniform", 9);
    (0..120).for_each(|_| assert!(step(table.as_mut())));
    let position = table.position().unwrap().to_string();
    let start = Start { players: 3, position: Some(("p.json".into(), position)) };
    assert_eq!(game.seats(&start), Ok(3));
    let mut from_there = game.begin(vec!["a".into(), "b".into(), "c".into()], &start, 1).unwrap();
    assert_eq!(from_there.fingerprint(), table.fingerprint());
    // The record of such a game holds the position, and loads from it.
    sit(from_there.as_mut(), "uniform");
    (0..50).for_each(|_| assert!(step(from_there.as_mut())));
    let saved = from_there.save();
    assert!(saved.contains("\nstart {"));
    let again = open_record("save", &saved).unwrap();
    assert_eq!(again.resume("save", &saved).unwrap().fingerprint(), from_there.fingerprint());

    let error = game.begin(vec![String::new(); 2], &start, 1).map(|_| ()).unwrap_err().to_string();
    assert_eq!(error, "p.json: the position has 3 seats, but 2 sit down");
    let bad = Start { players: 2, position: Some(("p.json".into(), "{\"plyers\":[]}".into())) };
    let error = game.perft(&bad, 1).unwrap_err().to_string();
    assert!(error.starts_with("p.json:1: unknown field `plyers`"), "{error}");
}

#[test]
fn a_board_of_ones_own_travels_in_the_record() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/monopoly/data");
    let read = |name: &str| std::fs::read_to_string(format!("{data}/{name}")).unwrap();
    let tab = read("madrid.tab").replace("|Salida|", "|Puerta del Sol|");
    let entry = find("monopoly").unwrap();
    let decks = entry.deck_names("mine.tab", &tab).unwrap();
    let decks = decks.into_iter().map(|name| {
        let file = format!("{name}.tjt");
        (name, file.clone(), read(&file))
    });
    let files = BoardFiles { file: "a/mine.tab".into(), text: tab, decks: decks.collect() };
    let rules = Opening::rules("street-masters").rules;
    let game = entry
        .open(&Opening { rules, board: Some(BoardSource::Files(files)), ..Opening::default() })
        .unwrap();
    let mut table = begin(game.as_ref(), "quick", 1);
    (0..100).for_each(|_| assert!(step(table.as_mut())));
    let saved = table.save();
    assert!(saved.contains("mine.tab") && !saved.contains("a/mine.tab"));
    let again = open_record("save", &saved).unwrap();
    assert_eq!(again.options(), game.options());
    assert_eq!(again.resume("save", &saved).unwrap().fingerprint(), table.fingerprint());
    // It is not the same game as the one on the shipped board.
    let shipped = open("monopoly", "street-masters");
    let error = shipped.resume("save", &saved).map(|_| ()).unwrap_err().to_string();
    assert_eq!(error, "save:5: played with other rules or on another board");
}

fn refusal(text: &str) -> String {
    let opened = open_record("bad.rec", text).and_then(|game| {
        game.resume("bad.rec", text)?;
        Ok(())
    });
    match opened {
        Err(CatalogError::Files(faults)) => faults[0].to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_no_save_is_refused_with_a_reason() {
    let game = open("pig", "quick");
    let mut table = begin(game.as_ref(), "uniform", 1);
    (0..20).for_each(|_| assert!(step(table.as_mut())));
    let good = table.save();
    let lines = good.lines().count();
    let cut = good.split_inclusive('\n').take(lines - 1).collect::<String>();
    for (text, expected) in [
        (String::new(), "bad.rec:1: the file ends before its steps"),
        ("\u{7f}ELF".into(), "bad.rec:1: expected \"ludoteca-record 1\": this is no record"),
        (good.replace("ludoteca-record 1", "ludoteca-record 2"), "bad.rec:1: format 1 can be read"),
        (good.replace("game pig", "game chess"), "bad.rec:2: there is no game \"chess\""),
        (good.replace("rules-version 1", "rules-version 9"), "bad.rec:3: played by version 9"),
        (good.replace("\"target\":30", "\"target\":0"), "bad.rec:5: these rules cannot be played"),
        (good.replace("options {", "options ["), "bad.rec:5: these rules cannot be played"),
        (good.replace("\"target\"", "\"tarjet\""), "bad.rec:5: these rules cannot be played"),
        (good.replace("players 3", "players 9"), "bad.rec:"),
        (good.replacen("0 roll", "0 hold", 1), "bad.rec:"),
        (cut, &format!("bad.rec:{lines}: the file is cut off")),
    ] {
        let got = refusal(&text);
        assert!(got.starts_with(expected), "expected {expected:?}, got {got:?}");
    }
}

#[test]
fn a_record_whose_steps_are_against_the_rules_is_refused() {
    // Changed by somebody who also mended the checksum.
    let game = open("pig", "quick");
    let mut table = begin(game.as_ref(), "uniform", 1);
    (0..6).for_each(|_| assert!(step(table.as_mut())));
    let good = table.save();
    let forged = good.lines().filter(|line| !line.starts_with("end ")).collect::<Vec<_>>();
    let forged = forged.join("\n") + "\n7 hold\n";
    let steps = forged.lines().skip_while(|line| *line != "steps").count() - 1;
    let print = ludoteca_core::Fingerprint::of(&forged);
    let forged = format!("{forged}end {steps} {print}\n");
    let got = refusal(&forged);
    assert!(got.contains("has to decide now") || got.contains("chance has to fall"), "{got}");
}

#[test]
fn a_game_goes_back_to_the_last_decision_of_a_seat_and_the_same_dice_fall_again() {
    // Players without chance of their own: everything depends on the dice.
    let game = open("monopoly", "official");
    let mut table = begin(game.as_ref(), "quick", 8);
    assert!(!table.undo(Seat(1)), "nobody has decided anything yet");
    let mut moments = Vec::new();
    for _ in 0..400 {
        if table.turn() == Turn::Decide(Seat(1)) {
            moments.push(table.fingerprint());
        }
        assert!(step(table.as_mut()));
    }
    let (then, saved) = (table.fingerprint(), table.save());
    for moment in moments.iter().rev().take(3) {
        assert!(table.undo(Seat(1)));
        assert_eq!(table.turn(), Turn::Decide(Seat(1)));
        assert_eq!(table.fingerprint(), *moment);
    }
    while table.fingerprint() != then {
        assert!(step(table.as_mut()));
    }
    assert_eq!(table.save(), saved);
}

#[test]
fn a_hint_changes_nothing_and_is_the_same_when_asked_again() {
    let game = open("monopoly", "official");
    let (mut asked, mut left_alone) =
        (begin(game.as_ref(), "uniform", 4), begin(game.as_ref(), "uniform", 4));
    for _ in 0..200 {
        let hint = asked.hint("quick").unwrap();
        assert_eq!(hint.is_some(), matches!(asked.turn(), Turn::Decide(_)));
        assert_eq!(asked.hint("quick").unwrap(), hint);
        assert!(step(asked.as_mut()) && step(left_alone.as_mut()));
        assert_eq!(asked.fingerprint(), left_alone.fingerprint());
    }
    assert!(asked.hint("chess").unwrap_err().to_string().contains("there is no agent"));
}

#[test]
fn a_setting_names_every_square() {
    let setting = open("monopoly", "street-masters").setting();
    assert_eq!(setting["squares"].as_array().unwrap().len(), 40);
    assert_eq!(setting["squares"][39]["kind"], "street");
    assert_eq!(setting["squares"][39]["rents"].as_array().unwrap().len(), 6);
    let group = setting["squares"][39]["group"].as_u64().unwrap();
    let members = &setting["groups"][usize::try_from(group).unwrap()]["squares"];
    assert!(members.as_array().unwrap().contains(&39.into()), "{members}");
    assert!(setting["decks"][1]["cards"][0]["text"].is_string());
    assert!(open("pig", "quick").setting().is_null());
}

#[test]
fn a_setting_tells_how_often_lots_are_visited_and_what_they_bring() {
    let setting = open("monopoly", "official").setting();
    let squares = setting["squares"].as_array().unwrap();
    // Illinois Avenue is visited more than any other street, under the cards of this board too.
    let visits = |square: usize| squares[square]["visits"].as_f64();
    let most = (0..40)
        .filter(|&n| squares[n]["kind"] == "street")
        .max_by(|&a, &b| visits(a).unwrap().total_cmp(&visits(b).unwrap()));
    assert_eq!(most, Some(24));
    assert_eq!(visits(0), None);
    let stages = squares[19]["income"].as_array().unwrap();
    let holdings: Vec<&str> = stages.iter().map(|one| one["holding"].as_str().unwrap()).collect();
    let houses = ["houses 1", "houses 2", "houses 3", "houses 4", "hotel"];
    assert_eq!(holdings, [&["single", "complete"][..], &houses[..]].concat());
    let third = &stages[4];
    assert!(third["income"].as_f64().unwrap() > 15.0, "{third}");
    assert!(third["payback"].as_f64().unwrap() < 40.0, "{third}");
    assert_eq!(squares[5]["income"][3]["holding"], "owned 4");
}
