//! `explain`.

use serde_json::Value;

use crate::run::{Folder, ludoteca};

/// The one candidate that is marked as chosen.
#[track_caller]
fn chosen(list: &Value) -> &Value {
    let chosen: Vec<&Value> =
        list.as_array().unwrap().iter().filter(|entry| entry["chosen"] == true).collect();
    assert_eq!(chosen.len(), 1, "{list}");
    chosen[0]
}

#[test]
fn the_beginning_of_pig_is_explained_without_a_position() {
    let list = ludoteca("explain pig --json").json();
    assert_eq!(chosen(&list)["action"], "roll");
    let first = list[0].as_object().unwrap();
    assert_eq!(first.keys().collect::<Vec<_>>(), ["action", "value", "terms", "chosen"]);
    assert!(list[0]["terms"][0]["name"].is_string() && list[0]["terms"][0]["value"].is_number());
    let text = ludoteca("explain pig --agent uniform --players 3 --seed 4").ok();
    assert!(text.contains("uniform") && text.contains("chance 0.500"), "{text}");
    let text = ludoteca("explain pig --lang es").ok();
    assert!(text.starts_with("Decide el asiento 0 · hold-at\n"), "{text}");
}

const LANDED: &str = r#"{"players":[{"cash":60000,"square":9,"lots":[6,8]},{"cash":60000}],
    "phase":"buying"}"#;

#[test]
fn a_numbered_rule_is_named() {
    let folder = Folder::new();
    let file = folder.write("landed.json", LANDED);
    let line = format!("explain monopoly --rules street-masters --agent rules --position {file}");
    let list = ludoteca(&format!("{line} --json")).json();
    let decision = chosen(&list);
    assert_eq!(
        (&decision["action"], &decision["terms"][0]["name"]),
        (&"buy".into(), &"2.1.2".into())
    );
    let order: Vec<&str> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["terms"][0]["name"].as_str().unwrap())
        .collect();
    assert_eq!(order, ["2.1.1", "2.1.2"]);
    let text = ludoteca(&line).ok();
    assert!(text.contains("2.1.2") && text.contains("It does: buy"), "{text}");
}

#[test]
fn the_study_of_deals_is_told() {
    let folder = Folder::new();
    let text = r#"{"players":[{"lots":[1,8,9]},{"lots":[3,6]}]}"#;
    let file = folder.write("deal.json", text);
    let line = format!("explain monopoly --rules optimal --agent optimal --position {file}");
    let text = ludoteca(&line).ok();
    for part in ["What it studied:", "Groups, each lot by its owner", "Need graph", "Walk:"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    chosen(&ludoteca(&format!("{line} --json")).json());
}

#[test]
fn every_agent_can_be_asked() {
    let folder = Folder::new();
    let file = folder.write("landed.json", LANDED);
    for agent in ["uniform", "quick", "rules", "random", "optimal", "gnome-a", "gnome-b", "gnome-c"]
    {
        let line = format!(
            "explain monopoly --rules street-masters --agent {agent} --position {file} --json"
        );
        chosen(&ludoteca(&line).json());
    }
}

#[test]
fn what_cannot_be_explained_is_said() {
    let folder = Folder::new();
    let file = folder.write("roll.json", r#"{"players":[{},{}],"phase":"rolling"}"#);
    let err = ludoteca(&format!("explain monopoly --position {file}")).usage();
    assert!(err.starts_with("ludoteca: No seat has anything to decide"), "{err}");
    let err = ludoteca("explain monopoly --agent rulse").usage();
    assert!(err.contains("did you mean “rules”"), "{err}");
    let err = ludoteca("explain monopoly --position nowhere.json").failed();
    assert!(err.contains("nowhere.json"), "{err}");
}
