//! `analyse`.

use serde_json::Value;

use crate::run::{Folder, data, ludoteca};

fn real(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[track_caller]
fn near(got: &Value, expected: f64, within: f64) {
    let got = real(got);
    assert!((got - expected).abs() < within, "{got}, expected {expected}");
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

#[test]
fn landing_tells_where_rolls_and_turns_end() {
    let table = ludoteca("analyse monopoly landing --json").json();
    let squares = list(&table["squares"]);
    assert_eq!((squares.len(), &table["jail"]), (40, &"pay".into()));
    for end in ["roll_ends", "turn_ends"] {
        let sum: f64 = squares.iter().map(|square| real(&square[end])).sum();
        near(&table["in_jail"][end], 1.0 - sum, 1e-12);
    }
    // Quoted everywhere: 3.19 % on Illinois Avenue, 3.95 % in jail.
    assert_eq!(squares[24]["name"], "Illinois Avenue");
    near(&squares[24]["roll_ends"], 0.0319, 0.000_05);
    near(&table["in_jail"]["roll_ends"], 0.0395, 0.000_05);
    near(&squares[30]["roll_ends"], 0.0, 1e-15);
    assert!(real(&squares[30]["visits"]) > 0.02, "one lands there before one is sent on");
    let stay = ludoteca("analyse monopoly landing --jail stay --json").json();
    near(&stay["in_jail"]["roll_ends"], 0.0939, 0.000_05);
    let shown = ludoteca("analyse monopoly landing").ok();
    assert!(shown.contains("Illinois Avenue") && shown.contains("3.1858"), "{shown}");
    assert!(shown.contains("Jail (just visiting)") && shown.contains("(in jail)"), "{shown}");
}

#[test]
fn income_is_told_by_group_and_by_lot() {
    let table = ludoteca("analyse monopoly income --json").json();
    let groups = list(&table["groups"]);
    assert_eq!(groups.len(), 10);
    let orange = groups.iter().find(|group| group["group"] == "orange").unwrap();
    let third = list(&orange["stages"])
        .iter()
        .find(|stage| stage["holding"] == "houses" && stage["count"] == 3)
        .unwrap();
    // By hand, from the chances of the three streets.
    near(&third["cost"], 1460.0, 1e-9);
    near(&third["income"], 50.015, 0.002);
    near(&third["payback"], 29.19, 0.01);
    // 350 and 400 more a visit than with two houses, for three houses.
    near(&third["step"]["cost"], 300.0, 1e-9);
    near(&third["step"]["income"], (350.0 * 5.7280 + 380.0 * 3.0852) / 100.0, 0.002);
    let stations = groups.iter().find(|group| group["kind"] == "stations").unwrap();
    assert_eq!(list(&stations["stages"]).len(), 4);
    near(&list(&stations["stages"])[3]["payback"], 32.50, 0.01);
    assert_eq!(list(&orange["lots"])[0]["square"], 16);
    let shown = ludoteca("analyse monopoly income --markdown").ok();
    let row = "|  | 3 houses each | 1,460 | 50.015 | 29.2 | 300 | 31.772 | 9.4 |";
    assert!(shown.contains("\n| --- | --- | ---: |") && shown.contains(row), "{shown}");
    let lots = ludoteca("analyse monopoly income --lots").ok();
    assert!(lots.contains("39 Boardwalk") && !lots.contains("dark blue"), "{lots}");
    let spanish = ludoteca("analyse monopoly income --lang es").ok();
    assert!(spanish.contains("3 casas en cada uno") && spanish.contains("29,2"), "{spanish}");
}

/// Two squares and no jail: by hand the street is visited by half of the rolls that move, which
/// are all but one in 258.
#[test]
fn a_board_of_ones_own_is_analysed_too() {
    let folder = Folder::new();
    let tab = "salida|0|Inicio|Ini|1\ncalle|1|Una|Una|roja|60|30|2|10|30|90|160|250|50|50\n";
    let file = folder.write("mine.tab", tab);
    let often = 257.0 / 258.0 / 2.0;
    let table = ludoteca(&format!("analyse monopoly income --board {file} --json")).json();
    assert_eq!(table["board"], "mine.tab");
    let stages = list(&table["groups"][0]["stages"]);
    near(&stages[0]["income"], 4.0 * often, 1e-12);
    near(&stages[5]["payback"], 310.0 / (250.0 * often), 1e-9);
    let table = ludoteca(&format!("analyse monopoly landing --board {file} --json")).json();
    near(&table["squares"][1]["visits"], often, 1e-12);
    near(&table["in_jail"]["roll_ends"], 0.0, 1e-15);
    // The decks of a file lie beside it, or are shipped.
    let madrid = data("madrid.tab");
    let line = "analyse monopoly landing --json --rules street-masters";
    let shipped = ludoteca(line).json();
    let own = ludoteca(&format!("{line} --board {madrid}")).json();
    assert_eq!(shipped["squares"], own["squares"]);
    // The only card is kept by nobody and leads to itself: there is no long run.
    let lap = folder.write("lap.tab", "salida|0|Inicio|Ini|1\ntarjeta|1|C|C|lap\n");
    folder.write("lap.tjt", "[K]\nnumero= 1\n{ACCION\n tarjetaCarcel= 1\n avanzarA= 1\n}\n;\n");
    for question in ["landing", "income"] {
        let err = ludoteca(&format!("analyse monopoly {question} --board {lap}")).failed();
        assert!(err.contains("without end on these squares") && err.contains(": 1\n"), "{err}");
    }
    let bad = folder.write("bad.tab", "salida|0|Inicio|Ini|1\ncalle|1|Una\n");
    let err = ludoteca(&format!("analyse monopoly income --board {bad}")).failed();
    assert!(err.contains("bad.tab:2: "), "{err}");
}

const UNEVEN: &str = r#"{"players":[{"cash":9000,"lots":[{"square":37,"hotel":true},
    {"square":39,"hotel":true},{"square":31,"hotel":true},{"square":32,"hotel":true},
    {"square":34,"hotel":true}]},{"cash":10,"square":25}],"on_turn":1,"turns":41}"#;

#[test]
fn the_stronger_seat_wins_from_a_position() {
    let folder = Folder::new();
    let file = folder.write("uneven.json", UNEVEN);
    let line =
        format!("analyse monopoly win --position {file} --agents quick --games 300 --seed 5");
    let found = ludoteca(&format!("{line} --json --jobs 1")).json();
    let (strong, weak) = (&found["seats"][0], &found["seats"][1]);
    assert!(real(&strong["low"]) > 0.9 && real(&weak["high"]) < 0.1, "{found}");
    let wins = strong["wins"].as_u64().unwrap() + weak["wins"].as_u64().unwrap();
    let rest = found["unfinished"].as_u64().unwrap() + found["draws"].as_u64().unwrap();
    assert_eq!((wins + rest, &found["turns_before"]), (300, &40.into()));
    let many = ludoteca(&format!("{line} --json --jobs 4")).json();
    assert_eq!((&many["seats"], &many["mean_turns"]), (&found["seats"], &found["mean_turns"]));
    let shown = ludoteca(&line).ok();
    assert!(shown.contains("after the 40 before") && shown.contains("95 % interval"), "{shown}");
    let capped = ludoteca(&format!("{line} --max-turns 1 --at-cap richest --json")).json();
    assert_eq!((&capped["unfinished"], &capped["seats"][0]["wins"]), (&0.into(), &300.into()));
}

/// A game of each kind that was broken off goes on from its record and from its position alike.
#[test]
fn every_game_with_positions_goes_on_from_a_record() {
    for (game, agents, turns) in [
        ("monopoly", "quick,uniform", 20),
        ("rift", "random,random", 3),
        ("parchis", "random,random", 9),
    ] {
        let folder = Folder::new();
        let dir = folder.path("records");
        ludoteca(&format!(
            "sim {game} --agents {agents} --games 2 --max-turns {turns} --record {dir} --jobs 1"
        ))
        .ok();
        let record = format!("{dir}/{game}-000001-1.rec");
        let line = format!("analyse {game} win --position {record} --agents {agents} --games 60");
        let found = ludoteca(&format!("{line} --json")).json();
        let seats = list(&found["seats"]);
        let wins: u64 = seats.iter().map(|seat| seat["wins"].as_u64().unwrap()).sum();
        let rest = found["unfinished"].as_u64().unwrap() + found["draws"].as_u64().unwrap();
        assert_eq!((seats.len(), wins + rest), (2, 60), "{game}: {found}");
        assert_eq!(found["turns_before"], turns, "{game}: {found}");
        let err = ludoteca(&format!("{line} --rules classic")).usage();
        assert!(err.contains("brings its own rules: --rules"), "{err}");
        let other = if game == "rift" { "parchis" } else { "rift" };
        let err = ludoteca(&format!("analyse {other} win --position {record}")).failed();
        assert!(
            err.contains(&format!("expected a record of {other}, found one of {game}")),
            "{err}"
        );
    }
}

#[test]
fn positions_of_every_game_are_read() {
    let folder = Folder::new();
    let parchis = folder.write("parchis.json", r#"{"yellow":[30],"blue":[5,40],"green":[5,60]}"#);
    let found = ludoteca(&format!(
        "analyse parchis win --rules four --position {parchis} --games 20 --json"
    ))
    .json();
    assert!(list(&found["seats"]).len() >= 3, "{found}");
    // The printed game at its beginning, as the game's own tests have it.
    let perft = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/rift/tests/positions.perft");
    let text = std::fs::read_to_string(perft).unwrap();
    let position = text.lines().find_map(|line| line.strip_prefix("position ")).unwrap();
    let rift = folder.write("rift.json", position);
    let line = "analyse rift win --rules standard:eco=false --games 20 --json --position";
    assert_eq!(list(&ludoteca(&format!("{line} {rift}")).json()["seats"]).len(), 2);
}

#[test]
fn what_cannot_be_played_from_is_refused() {
    let folder = Folder::new();
    let err = ludoteca("analyse monopoly win --games 10").usage();
    assert!(err.contains("Expected --position"), "{err}");
    let file = folder.write("uneven.json", UNEVEN);
    let err = ludoteca(&format!("analyse pig win --position {file}")).usage();
    assert!(err.contains("Positions of pig cannot"), "{err}");
    let three = format!("analyse monopoly win --position {file} --agents quick,quick,quick");
    assert!(ludoteca(&three).usage().contains("3 agents for 2 seats"));
    let err = ludoteca(&format!("analyse monopoly win --position {file} --agents nobody")).usage();
    assert!(err.contains("There is no agent “nobody”"), "{err}");
    let err = ludoteca("analyse monopoly win --position /nowhere.json").failed();
    assert!(err.contains("/nowhere.json: cannot be read"), "{err}");
    let bad = folder.write("bad.json", r#"{"players":[{"lots":[6]},{"lots":[6]}]}"#);
    let err = ludoteca(&format!("analyse monopoly win --position {bad}")).failed();
    assert!(err.contains("bad.json: "), "{err}");
    // A game that was played to its end has nothing left to win.
    let dir = folder.path("records");
    ludoteca(&format!("sim rift --agents random --games 2 --record {dir} --jobs 1")).ok();
    let err = ludoteca(&format!("analyse rift win --position {dir}/rift-000001-1.rec")).failed();
    assert!(err.contains("the game is over there"), "{err}");
    let damaged = folder.write("damaged.rec", "ludoteca-record 1\ngame monopoly\n");
    let err = ludoteca(&format!("analyse monopoly win --position {damaged}")).failed();
    assert!(err.contains("damaged.rec:"), "{err}");
}

#[test]
fn rules_are_studied_one_change_at_a_time() {
    let line = "analyse monopoly rules --only short,own_auctions,low_bid_passes \
                --switch turn_limit=24 --games 40 --players 3 --seed 2";
    let one = ludoteca(&format!("{line} --json --jobs 1")).json();
    assert_eq!((&one["games"], &one["blocks"]), (&42.into(), &14.into()));
    let changes = list(&one["changes"]);
    let names: Vec<&Value> = changes.iter().map(|change| &change["switch"]).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    let limit = changes.iter().find(|change| change["switch"] == "turn_limit").unwrap();
    assert_eq!((&limit["value"], &limit["turns"]["clear"]), (&"24".into(), &true.into()));
    assert!(real(&limit["turns"]["mean"]) <= 24.0, "{limit}");
    assert!(real(&limit["turns"]["difference"]["high"]) < 0.0, "{limit}");
    // The quick player never bids too low: nothing differs, and nothing is claimed of it.
    let same = changes.iter().find(|change| change["switch"] == "low_bid_passes").unwrap();
    assert_eq!(
        (&same["turns"]["same"], &same["turns"]["difference"]),
        (&true.into(), &Value::Null)
    );
    assert_eq!(one["skipped"][0]["switch"], "own_auctions");
    let many = ludoteca(&format!("{line} --json --jobs 4")).json();
    assert_eq!((&many["base"], &many["changes"]), (&one["base"], &one["changes"]));
    let shown = ludoteca(&format!("{line} --markdown")).ok();
    assert!(
        shown.contains("| (base: official) |") && shown.contains("| turn_limit=24 |"),
        "{shown}"
    );
    assert!(shown.contains(" * |") && shown.contains("| = |"), "{shown}");
    assert!(
        shown.contains("Not played: own_auctions=true") && shown.contains("Dice decide"),
        "{shown}"
    );
    // Sorted: what lengthens the game most comes first.
    let longer: Vec<f64> = changes
        .iter()
        .map(|change| change["turns"]["difference"]["mean"].as_f64().unwrap_or(0.0))
        .collect();
    assert!(longer.windows(2).all(|pair| pair[0] >= pair[1]), "{longer:?}");
}

#[test]
fn rules_of_the_other_games_are_studied_too() {
    for line in
        ["pig --switch target=20", "rift --only eco,tie_break", "parchis --only goal,barriers"]
    {
        let (game, options) = line.split_once(' ').unwrap();
        let line = format!("analyse {game} rules {options} --games 8 --json");
        let found = ludoteca(&line).json();
        assert!(!list(&found["changes"]).is_empty(), "{line}: {found}");
    }
}

#[test]
fn wrong_questions_are_told() {
    for (line, expected) in [
        ("analyse monopoly", "Something is missing: <QUESTION>"),
        ("analyse monopoly chess", "“chess” is nothing that <QUESTION> can be"),
        ("analyse pig landing", "asked of Monopoly, not of pig"),
        ("analyse monopoly landing --jail bribe", "“bribe” is nothing that --jail"),
        ("analyse monopoly landing --games 5", "--games says nothing to “landing”"),
        ("analyse monopoly landing --lots", "--lots says nothing to “landing”"),
        ("analyse monopoly rules --rules official", "--rules says nothing to “rules”"),
        ("analyse monopoly landing --board paris", "There is no shipped board “paris”"),
        (
            "analyse monopoly rules --base oficial",
            "There are no rules “oficial”; did you mean “official”?",
        ),
        (
            "analyse monopoly rules --switch start_cash",
            "Expected switch=value,… but found “start_cash”",
        ),
        ("analyse monopoly rules --switch cash=5", "There is no switch “cash”"),
        (
            "analyse monopoly rules --switch start_cash=much",
            "The switch start_cash cannot be “much”",
        ),
        ("analyse monopoly rules --only cash", "There is no switch “cash”"),
        ("analyse monopoly rules --players 9", "monopoly is played by 2 to 8 players, not by 9"),
    ] {
        let err = ludoteca(line).usage();
        assert!(err.contains(expected), "{line}: {err}");
    }
    let help = ludoteca("analyse --help").ok();
    for flag in ["--jail", "--position", "--agents", "--base", "--switch", "--only", "--markdown"] {
        assert!(help.contains(flag), "{flag} is missing in {help}");
    }
}
