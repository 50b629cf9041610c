//! The terms that personalities add, one by one.

use ludoteca_parchis::agents::Rating;
use ludoteca_parchis::agents::rating::RatingWeights;

use super::bench::ask;

const DOCUMENT: RatingWeights = RatingWeights::DOCUMENT;

/// What a term gives the first candidate, which must be `action`; nothing when it is not there.
#[track_caller]
fn term(weights: RatingWeights, position: &str, action: &str, name: &str) -> Option<f64> {
    let choice = ask("classic", position, &mut Rating::new(weights));
    let first = choice.why.first().expect("a candidate");
    assert_eq!(first.action.to_string(), action);
    first.terms.iter().find(|term| term.0 == name).map(|term| term.1)
}

#[test]
fn barriers_are_made_and_opened() {
    let weights = RatingWeights { barrier_made: 1_000, barrier_opened: -2_000, ..DOCUMENT };
    let made = r#"{"yellow": [10, 13], "dice": [3]}"#;
    assert_eq!(term(weights, made, "y1+3", "makes a barrier"), Some(1.0));
    assert_eq!(term(weights, made, "y1+3", "opens a barrier"), None);
    let opened = r#"{"yellow": [13, 13], "dice": [3]}"#;
    assert_eq!(term(weights, opened, "y1+3", "opens a barrier"), Some(-2.0));
    assert_eq!(term(weights, opened, "y1+3", "makes a barrier"), None);
    // Two in the corridor, or of two colours on a safe square, stop nobody else.
    let corridor = r#"{"yellow": ["corridor 1", "corridor 4"], "dice": [3]}"#;
    assert_eq!(term(weights, corridor, "y1+3", "makes a barrier"), None);
    let mixed = r#"{"yellow": [10], "blue": [12], "dice": [2]}"#;
    assert_eq!(term(weights, mixed, "y1+2", "makes a barrier"), None);
}

#[test]
fn enemies_are_stopped_and_let_go() {
    let weights = RatingWeights { stopped: 1_000, ..DOCUMENT };
    // Blue on 8 and 9 is behind 13, green on 5 is not: it is 8 behind.
    let made = r#"{"yellow": [10, 13], "blue": [8, 9], "green": [5], "dice": [3]}"#;
    assert_eq!(term(weights, made, "y1+3", "stops enemies"), Some(2.0));
    let opened = r#"{"yellow": [13, 13], "blue": [8], "dice": [3]}"#;
    assert_eq!(term(weights, opened, "y1+3", "lets enemies go"), Some(-1.0));
}

#[test]
fn risk_is_what_could_be_lost() {
    let weights = RatingWeights { risk: -1_000, ..DOCUMENT };
    let risk = |position| term(weights, position, "y1+3", "steps put at risk");
    // From 13 (place 9), 5 ahead of blue, to 16, 8 ahead of it.
    assert_eq!(risk(r#"{"yellow": [13], "blue": [8], "dice": [3]}"#), Some(9.0));
    // 17 is safe, and to 18 blue never comes.
    assert_eq!(risk(r#"{"yellow": [14], "blue": [16], "dice": [3]}"#), None);
    assert_eq!(risk(r#"{"yellow": [15], "blue": [16], "dice": [3]}"#), None);
    // On 43 (place 39) blue is 1 behind; on 40 nobody was.
    assert_eq!(risk(r#"{"yellow": [40], "blue": [42], "dice": [3]}"#), Some(-39.0));
    // Two that were in danger on 10 and 13 (places 6 and 9) are safe together.
    assert_eq!(risk(r#"{"yellow": [10, 13], "blue": [8], "dice": [3]}"#), Some(15.0));
    // The one that is left on 13 is in danger, the one on 16 is not.
    assert_eq!(risk(r#"{"yellow": [13, 13], "blue": [8], "dice": [3]}"#), Some(-9.0));
    // The one that is left on 10 is in danger, the one on 13 no longer is.
    assert_eq!(risk(r#"{"yellow": [10, 10, 13], "blue": [8], "dice": [3]}"#), Some(3.0));
}

#[test]
fn corridor_goal_steps_prey_and_exits_are_weighed() {
    let weights = RatingWeights {
        corridor: 1_000,
        goal: 2_000,
        step: 100,
        prey_travelled: 10,
        exit: 3_000,
        ..DOCUMENT
    };
    let enters = r#"{"yellow": [66], "dice": [4]}"#;
    assert_eq!(term(weights, enters, "y1+4", "enters the corridor"), Some(1.0));
    assert_eq!(term(weights, enters, "y1+4", "steps"), Some(0.4));
    let goal = r#"{"yellow": ["corridor 4"], "dice": [4]}"#;
    assert_eq!(term(weights, goal, "y1+4", "reaches the goal"), Some(2.0));
    assert_eq!(term(weights, goal, "y1+4", "enters the corridor"), None);
    // Blue has travelled 21 from 22 to 43.
    let captures = r#"{"yellow": [40], "blue": [43], "dice": [3]}"#;
    assert_eq!(term(weights, captures, "y1+3", "way lost by the captured"), Some(0.21));
    let out = r#"{"yellow": [10], "dice": [5]}"#;
    assert_eq!(term(weights, out, "y2 out", "comes out"), Some(3.0));
}
