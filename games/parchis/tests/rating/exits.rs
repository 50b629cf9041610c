//! Rule 7.

use super::bench::{OUT_AHEAD, OUT_BALANCE, OUT_BEHIND, OUT_CAPTURES, OUT_CAPTURES_OWN, classic};

#[test]
fn rule_7c_the_colour_with_fewer_pieces_out_comes_first() {
    classic(
        r#"{"yellow": [10], "red": [45, 50], "dice": [5]}"#,
        "y2 out",
        &[("y2 out", &[(OUT_BALANCE, 2.0)]), ("r3 out", &[(OUT_BALANCE, -2.0)])],
    );
    classic(
        r#"{"yellow": [10, 12, 14], "red": [45, 50], "dice": [5]}"#,
        "r3 out",
        &[("y4 out", &[(OUT_BALANCE, -2.0)]), ("r3 out", &[(OUT_BALANCE, 2.0)])],
    );
}

#[test]
fn rule_7c_the_goal_counts_as_out() {
    classic(
        r#"{"yellow": ["goal", "goal"], "red": [45], "dice": [5]}"#,
        "r2 out",
        &[("y3 out", &[(OUT_BALANCE, -2.0)]), ("r2 out", &[(OUT_BALANCE, 2.0)])],
    );
}

#[test]
fn rule_7_nothing_speaks_for_either_and_the_first_colour_comes_out() {
    classic(
        r#"{"yellow": [10], "red": [45], "dice": [5]}"#,
        "y2 out",
        &[("y2 out", &[]), ("r2 out", &[])],
    );
}

#[test]
fn rule_7a_captures_the_last_arrived_enemy() {
    // 30 + 2 = 32 for red, which has nothing out; -2 for yellow.
    classic(
        r#"{"yellow": [10], "blue": [39], "green": [39], "came_last": ["b1"], "dice": [5]}"#,
        "r1 out",
        &[
            ("y2 out", &[(OUT_BALANCE, -2.0)]),
            ("r1 out", &[(OUT_CAPTURES, 30.0), (OUT_BALANCE, 2.0)]),
        ],
    );
}

#[test]
fn rule_7b_captures_its_own_only_if_nothing_else_is_left() {
    // Yellow and blue share red's start square: -20 + 2 = -18 if yellow is taken, and the foreign
    // pieces of two colours are told apart by who came last.
    classic(
        r#"{"yellow": [39], "blue": [39], "came_last": ["y1"], "dice": [5]}"#,
        "y2 out",
        &[
            ("y2 out", &[(OUT_BALANCE, -2.0)]),
            ("r1 out", &[(OUT_CAPTURES_OWN, -20.0), (OUT_BALANCE, 2.0)]),
        ],
    );
}

#[test]
fn rule_7d_looks_ahead_of_the_start_square_and_behind_it() {
    // Ahead of 5 is blue on 9 (+3), behind it green on 2 and blue on 67 (-18); fewer are out (+2):
    // -13 together. Red: -2.
    classic(
        r#"{"blue": [9, 67], "green": [2], "red": [39], "dice": [5]}"#,
        "r2 out",
        &[
            ("y1 out", &[(OUT_BALANCE, 2.0), (OUT_AHEAD, 3.0), (OUT_BEHIND, -18.0)]),
            ("r2 out", &[(OUT_BALANCE, -2.0)]),
        ],
    );
}

#[test]
fn rule_7d_an_enemy_on_a_safe_square_is_no_prey() {
    // Blue on 12 is 7 ahead of 5, but safe; blue on 11 is prey.
    classic(
        r#"{"blue": [12, 11], "red": [50], "yellow": [40], "dice": [5]}"#,
        "y2 out",
        &[("y2 out", &[(OUT_AHEAD, 3.0)]), ("r2 out", &[])],
    );
}
