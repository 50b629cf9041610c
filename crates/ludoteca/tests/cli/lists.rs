//! `games` and `agents`.

use serde_json::json;

use crate::run::ludoteca;

#[test]
fn games_are_listed() {
    let out = ludoteca("games").ok();
    for word in ["pig", "monopoly", "street-masters", "hold-at", "2–8"] {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
    let list = ludoteca("games --json").json();
    let keys: Vec<_> = list.as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert_eq!(keys, ["pig", "monopoly", "rift", "parchis"]);
    let monopoly = &list[1];
    assert_eq!(monopoly["rules"], json!(["official", "street-masters", "serial", "optimal"]));
    assert_eq!(monopoly["players"], json!({ "min": 2, "max": 8, "default": 4 }));
    assert_eq!(monopoly["switches"]["start_cash"]["street-masters"], "250000");
    assert_eq!(monopoly["boards"], json!(["madrid", "atlantic-city", "atlantic-city-es"]));
}

#[test]
fn one_game_is_shown_with_all_switches() {
    let out = ludoteca("games monopoly").ok();
    for word in ["free_parking_pot", "short", "time_limit", "Board: madrid, 40 squares", "percent"]
    {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
    assert_eq!(ludoteca("games pig --json").json().as_array().unwrap().len(), 1);
}

#[test]
fn agents_are_listed_with_parameters_and_defaults() {
    let out = ludoteca("agents").ok();
    assert!(
        out.contains("uniform") && out.contains("at=20 (1–10,000): points to hold at"),
        "{out}"
    );
    let list = ludoteca("agents pig --json").json();
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert_eq!(list[1]["agent"], "hold-at");
    let parameter = &list[1]["parameters"][0];
    assert_eq!((&parameter["name"], &parameter["default"]), (&json!("at"), &json!(20.0)));
    let monopoly = ludoteca("agents monopoly").ok();
    assert!(monopoly.contains("quick") && !monopoly.contains("hold-at"), "{monopoly}");
}
