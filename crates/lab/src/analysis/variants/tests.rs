use ludoteca_catalog::{GAMES, find};

use super::*;

fn of(
    game: &str,
    rules: &str,
    given: &[(&str, &str)],
    only: &[&str],
) -> Result<Variants, CatalogError> {
    let given: Vec<_> = given.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
    let only: Vec<_> = only.iter().map(|&name| name.to_owned()).collect();
    Variants::of(find(game).unwrap(), &Opening::rules(rules), &given, &only)
}

fn names(variants: &Variants) -> Vec<String> {
    variants.list.iter().map(|v| format!("{}={}", v.switch, v.value)).collect()
}

#[test]
fn booleans_turn_words_take_every_value_and_numbers_are_given() {
    let found =
        of("monopoly", "official", &[("start-cash", "1000"), ("houses", "12")], &[]).unwrap();
    let names = names(&found);
    for expected in [
        "short=",
        "auctions=none",
        "auctions=percent",
        "income_tax=smaller",
        "income_tax=flat",
        "estate=bank",
        "even_building=false",
        "free_parking_pot=true",
        "start_cash=1000",
        "houses=12",
    ] {
        assert!(names.iter().any(|name| name == expected), "{expected} in {names:?}");
    }
    assert!(!names.iter().any(|name| name.starts_with("time_limit")), "{names:?}");
    let rules = rules_of(found.base.as_ref());
    let booleans = rules.values().filter(|value| value.is_boolean()).count();
    // Own auctions need percentage auctions; a word, five other values, two numbers.
    assert_eq!(found.list.len(), booleans - 1 + 1 + 5 + 2);
    assert_eq!(found.skipped.len(), 1);
    assert_eq!(found.skipped[0].switch, "own_auctions");
    let reason = found.skipped[0].reason.to_string();
    assert!(reason.contains("percent"), "{reason}");
}

#[test]
fn every_variant_differs_from_the_base_and_from_the_others() {
    for entry in GAMES {
        for preset in entry.presets() {
            let found = of(entry.key(), preset, &[], &[]).unwrap();
            let base = rules_of(found.base.as_ref());
            let mut seen = vec![base.clone()];
            for variant in &found.list {
                let rules = rules_of(variant.game.as_ref());
                assert!(!seen.contains(&rules), "{preset} {}", variant.switch);
                seen.push(rules);
            }
        }
    }
}

#[test]
fn words_are_known_by_every_value_and_free_texts_are_not_guessed() {
    for (game, switch, values) in [
        ("monopoly", "auctions", 2),
        ("monopoly", "income_tax", 2),
        ("monopoly", "estate", 1),
        ("rift", "tie_break", 1),
        ("rift", "board", 0),
        ("rift", "deck1", 0),
        ("parchis", "board", 1),
        ("parchis", "goal", 1),
        ("parchis", "seating", 2),
    ] {
        let preset = find(game).unwrap().presets()[0];
        let found = of(game, preset, &[], &[switch]).unwrap();
        let count = found.list.len() + found.skipped.len();
        assert!(count >= values && (count > 0) == (values > 0), "{game} {switch}: {count}");
    }
}

#[test]
fn only_some_switches_and_switches_on_top_of_others() {
    let found =
        of("monopoly", "street-masters:short", &[], &["auctions", "double-salary"]).unwrap();
    assert_eq!(names(&found), ["auctions=none", "auctions=percent", "double_salary=true"]);
    let base = rules_of(found.base.as_ref());
    for variant in &found.list {
        let rules = rules_of(variant.game.as_ref());
        let changed: Vec<&String> = rules.keys().filter(|key| rules[*key] != base[*key]).collect();
        assert_eq!(changed, [&variant.switch]);
        assert!(variant.game.options().contains("\"madrid\""), "the board of the preset");
    }
}

#[test]
fn rules_from_a_file_are_changed_too() {
    let text = r#"{"preset":"serial","start_cash":2000}"#.to_owned();
    let rules = RulesSource::File { name: "mine.json".into(), text };
    let opening = Opening { rules: Some(rules), ..Opening::default() };
    let only = ["auctions".to_owned(), "trades".to_owned(), "houses".to_owned()];
    let given = [("houses".to_owned(), "40".to_owned())];
    let found = Variants::of(find("monopoly").unwrap(), &opening, &given, &only).unwrap();
    // Without percentage auctions there are no auctions of own lots.
    assert_eq!(names(&found), ["trades=true", "houses=40"]);
    assert_eq!(found.skipped.len(), 2);
    assert_eq!(rules_of(found.list[1].game.as_ref())["start_cash"], 2000);
}

#[test]
fn what_is_not_there_is_said() {
    for (given, only, expected) in [
        (
            &[("auctons", "none")][..],
            &[][..],
            "there is no switch \"auctons\"; did you mean auctions?",
        ),
        (&[], &["parking"], "there is no switch \"parking\""),
        (&[("start_cash", "much")], &[], "switch start_cash cannot be \"much\""),
        (
            &[("houses_before_hotel", "9")],
            &[],
            "these rules cannot be played: expected houses_before",
        ),
    ] {
        let error = of("monopoly", "official", given, only).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
    assert!(of("monopoly", "oficial", &[], &[]).is_err());
}
