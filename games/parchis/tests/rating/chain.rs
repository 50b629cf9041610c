//! Whole chains, worked by hand.

use ludoteca_parchis::agents::{Chain, Rating};

use super::bench::ask;

const OWN: &str = "own move";
const BONUS: &str = "bonus chain";
const DIE: &str = "other die";
const ROLL: &str = "next roll";

#[track_caller]
fn check(preset: &str, position: &str, action: &str, terms: &[(&str, f64)]) {
    let choice = ask(preset, position, &mut Chain::default());
    let weighed = choice.why.iter().find(|weighed| weighed.action.to_string() == action);
    let weighed = weighed.unwrap_or_else(|| panic!("{action} is not among {:?}", choice.why));
    assert_eq!(weighed.terms.len(), terms.len(), "{:?}", weighed.terms);
    for ((name, found), (wanted, worked)) in weighed.terms.iter().zip(terms) {
        assert_eq!(name, wanted);
        assert!((found - worked).abs() < 1e-9, "{action}, {name}: {found}, not {worked}");
    }
    let sum: f64 = terms.iter().map(|term| term.1).sum();
    assert!((weighed.value - sum).abs() < 1e-9, "{}, not {sum}", weighed.value);
}

#[test]
fn the_twenty_of_a_capture_is_added() {
    // 30 - 3 + 1 - 3.5 = 24.5; then 43 -> 63, which is safe: 10 + 1 - 3.8 = 7.2.
    let position = r#"{"yellow": [40], "blue": [43], "dice": [3]}"#;
    check("classic", position, "y1+3", &[(OWN, 24.5), (BONUS, 7.2)]);
}

#[test]
fn a_goal_that_leads_to_a_capture_beats_what_a_single_rating_prefers() {
    // Into the goal: 1 - 6.7 = -5.7. Ten more for the other: 40 -> 50 captures, 30 - 2.5 = 27.5,
    // and twenty more into the corridor: 1 - 4.5 = -3.5. Together 24.
    let position = r#"{"yellow": ["corridor 4", 40], "blue": [50], "dice": [4]}"#;
    check("classic", position, "y1+4", &[(OWN, -5.7), (BONUS, 24.0)]);
    check("classic", position, "y2+4", &[(OWN, 0.5)]);
    let chosen = ask("classic", position, &mut Chain::default()).action;
    assert_eq!(chosen.to_string(), "y1+4");
    let chosen = ask("classic", position, &mut Rating::default()).action;
    assert_eq!(chosen.to_string(), "y2+4");
}

#[test]
fn a_six_counts_the_mean_of_the_next_roll() {
    // On 16: 1 and 6 reach 17 and 22 (10 + 1 - 1.1 = 9.9 each), 2, 3 and 4 give -0.1, a 5 brings
    // red out (2). (9.9 - 0.1 - 0.1 - 0.1 + 2 + 9.9) / 6 = 21.5 / 6.
    let position = r#"{"yellow": [10], "dice": [6]}"#;
    check("classic", position, "y1+6", &[(OWN, 0.5), (ROLL, 21.5 / 6.0)]);
}

#[test]
fn the_third_six_costs_the_piece_moved_last() {
    // The same, but another 6 sends the piece home: -30 instead of 9.9.
    let position = r#"{"yellow": [10], "dice": [6], "repeats": 2}"#;
    check("classic", position, "y1+6", &[(OWN, 0.5), (ROLL, -18.4 / 6.0)]);
}

#[test]
fn the_third_six_costs_nothing_in_the_corridor() {
    // In corridor 4: 1 to 4 give 1 - 6.7 = -5.7 each (nobody can use the ten of the goal), a 5
    // brings red out (2), a third 6 does nothing.
    let position = r#"{"yellow": [66], "dice": [6], "repeats": 2}"#;
    check("classic", position, "y1+6", &[(OWN, -5.1), (ROLL, -20.8 / 6.0)]);
}

#[test]
fn the_other_die_is_added() {
    // 10 -> 12 -> 13: 10.5 and -5 + 0.3 = -4.7. 10 -> 11 -> 13: 0.5 and 1 - 0.6 = 0.4.
    let position = r#"{"seats": 2, "yellow": [10], "red": [40], "dice": [1, 2]}"#;
    check("fast", position, "y1+2", &[(OWN, 10.5), (DIE, -4.7)]);
    check("fast", position, "y1+1", &[(OWN, 0.5), (DIE, 0.4)]);
}

#[test]
fn a_win_is_taken() {
    // With 10 for the goal the last piece gets there too: -5.7, then 1 - 6.1 = -5.1, and the win.
    let position = r#"{"yellow": ["goal", "goal", "corridor 4", 66],
                       "red": ["goal", "goal", "goal", "goal"], "dice": [4]}"#;
    check("classic", position, "y3+4", &[(OWN, -5.7), (BONUS, -5.1), ("wins", 1000.0)]);
    assert_eq!(ask("classic", position, &mut Chain::default()).action.to_string(), "y3+4");
}

#[test]
fn a_chain_that_looks_at_no_roll_has_no_such_term() {
    let mut short = Chain { rolls: 0, ..Chain::default() };
    let choice = ask("classic", r#"{"yellow": [10], "dice": [6]}"#, &mut short);
    assert_eq!(choice.why[0].terms, [(OWN, 0.5)]);
}
