//! `cards` and `deck`.

use crate::run::{Folder, ludoteca};

/// The names of the cards that a command lists.
fn names(line: &str) -> Vec<String> {
    let list = ludoteca(&format!("{line} --json")).json();
    let name = |card: &serde_json::Value| card["name"].as_str().unwrap().to_owned();
    list.as_array().unwrap().iter().map(name).collect()
}

#[test]
fn all_cards_are_listed_and_filters_narrow_them() {
    assert_eq!(names("cards").len(), 40);
    let echo = names("cards --ability eco --sort value");
    assert_eq!(echo.len(), 5);
    assert_eq!((echo[0].as_str(), echo[1].as_str()), ("Visionario", "Patrulla de La Corriente"));
    let strong = ludoteca("cards --top 7 --bottom 7 --json").json();
    assert!(!strong.as_array().unwrap().is_empty());
    for card in strong.as_array().unwrap() {
        assert!(card["top"].as_u64() >= Some(7) && card["bottom"].as_u64() >= Some(7), "{card}");
    }
    let landuin = names("cards --faction landuin --value 3..4");
    assert!(landuin.contains(&"Tirador de Landuin".to_owned()), "{landuin:?}");
    assert!(names("cards --ability robar").len() >= names("cards --ability robar1").len());
    let out = ludoteca("cards --name ratido --lang es").ok();
    assert!(out.contains("Ratido devorador") && out.contains("de 40 cartas"), "{out}");
    assert!(ludoteca("cards --name nobody").ok().contains("0 of 40 cards"));
}

#[test]
fn a_filter_that_means_nothing_is_told_what_would() {
    for (line, expected) in [
        ("cards --rarity mythic", "Común, Rara, Épica or Única"),
        ("cards --ability fly", "Robar 1 to Robar 9, Defensor, Fuerza or Eco"),
        ("cards --value 5..3", "expected a number or a range such as 3, 3..5"),
        ("cards --top 11", "expected a whole number from 0 to 9"),
        ("cards --sort colour", "colour"),
    ] {
        let error = ludoteca(line).usage();
        assert!(error.contains(expected), "{line}: {error}");
    }
}

#[test]
fn a_deck_goes_from_chance_to_code_to_file_and_back() {
    let decks = ludoteca("deck random --seed 7 --count 3 --json").json();
    let decks = decks.as_array().unwrap();
    assert_eq!(decks.len(), 3);
    assert_ne!(decks[0]["code"], decks[1]["code"]);
    let code = decks[0]["code"].as_str().unwrap();
    let shown = ludoteca(&format!("deck code {code}")).ok();
    let (head, list) = shown.split_once('\n').unwrap();
    assert!(head.starts_with(&format!("{code}: {code}, value ")), "{head}");
    let folder = Folder::new();
    let file = folder.write("mine.deck", list);
    assert_eq!(ludoteca(&format!("deck code {file}")).ok(), format!("{code}\n"));
    assert!(ludoteca(&format!("check {file}")).ok().ends_with(": sound, a deck of The Rift\n"));
    let lower = code.to_lowercase();
    assert!(ludoteca(&format!("deck check {lower} {file}")).ok().contains(code));
}

#[test]
fn a_deck_that_cannot_be_played_is_told_every_reason() {
    let folder = Folder::new();
    let file = folder.write("bad.deck", "3x Renegado\nNadie\n17 Alimana\n");
    let ran = ludoteca(&format!("deck check {file}"));
    assert_eq!((ran.status, ran.err.as_str()), (1, "One deck cannot be played\n"));
    assert!(ran.out.contains("line 2: ") && ran.out.contains("\"Nadie\""), "{}", ran.out);
    let dear = ludoteca("deck random --seed 7 --json").json()[0]["code"].clone();
    let dear = dear.as_str().unwrap();
    let ran = ludoteca(&format!("deck check {dear} --rules classic:value_limit=40"));
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("where 40 is the limit"), "{}", ran.out);
    let cheap = ludoteca("deck random --rules classic:value_limit=40 --json").json();
    assert!(cheap[0]["value"].as_u64() <= Some(40), "{cheap}");
    let mut typo = dear.to_owned();
    typo.replace_range(6..7, if &dear[6..7] == "0" { "1" } else { "0" });
    let ran = ludoteca(&format!("deck check {typo}"));
    assert!(ran.out.contains("a letter is wrong or missing"), "{}", ran.out);
    assert!(ludoteca("deck check").usage().contains("Expected a deck"));
    assert!(ludoteca("deck random x").usage().contains("takes no file and no code"));
    assert!(ludoteca("deck shuffle").usage().contains("shuffle"));
}

#[test]
fn games_are_played_with_given_decks_and_other_cards() {
    let code = ludoteca("deck random --seed 2 --json").json()[0]["code"].clone();
    let code = code.as_str().unwrap();
    let line = format!("sim rift --rules classic:deck1={code},deck2={code} --agents random");
    assert_eq!(ludoteca(&format!("{line} --games 20 --json")).json()["games"], 20);
    let folder = Folder::new();
    let shipped = include_str!("../../../../games/rift/data/the-rift.rift");
    let cards = folder.write("mine.rift", shipped.replace("Alimana;", "Sabandija;"));
    let found = names(&format!("cards --cards {cards} --name sabandija"));
    assert_eq!(found, ["Sabandija"]);
    let ran = ludoteca(&format!("{line} --cards {cards}"));
    assert!(ran.usage().contains("another card base"));
    let bad = folder.write("bad.rift", shipped.replace("Alimana; 3", "Alimana; 12"));
    let error = ludoteca(&format!("cards --cards {bad}")).failed();
    assert!(error.contains("bad.rift:") && error.contains("12"), "{error}");
}
