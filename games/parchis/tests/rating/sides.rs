//! Bonus moves, ties, the other seat and the other presets.

use super::bench::{AHEAD, BEHIND, SAFE, SHARES, STANDS, WAY, check, classic};

#[test]
fn a_bonus_of_twenty_is_rated_like_a_die() {
    // 10 -> 30: 0.5. 30 -> 50, with blue on 52 ahead: 3 + 1 - 2.5 = 1.5.
    classic(
        r#"{"yellow": [10, 30], "blue": [52], "bonus": 20}"#,
        "y2+20",
        &[("y1+20", &[(WAY, 0.5)]), ("y2+20", &[(AHEAD, 3.0), (WAY, -1.5)])],
    );
}

#[test]
fn a_bonus_of_ten_is_rated_like_a_die() {
    // 53 -> 63: 10 + 1 - 4.8 = 6.2. Red 41 -> 51: 10 + 1 - 0.2 = 10.8.
    classic(
        r#"{"yellow": ["goal", 53], "red": [41], "bonus": 10}"#,
        "r1+10",
        &[("y2+10", &[(SAFE, 10.0), (WAY, -3.8)]), ("r1+10", &[(SAFE, 10.0), (WAY, 0.8)])],
    );
}

#[test]
fn a_tie_goes_to_the_first_colour() {
    // Both have travelled 5.
    classic(
        r#"{"yellow": [10], "red": [44], "dice": [3]}"#,
        "y1+3",
        &[("y1+3", &[(WAY, 0.5)]), ("r1+3", &[(WAY, 0.5)])],
    );
}

#[test]
fn a_tie_goes_to_the_lowest_piece_however_it_comes_about() {
    // 10 - 5 - 6 + 1 - 0.7 = -0.7 and 1 - 1.7 = -0.7: equal, though the terms differ.
    let terms: &[_] = &[(SAFE, 10.0), (STANDS, -5.0), (SHARES, -6.0), (WAY, 0.3)];
    classic(
        r#"{"yellow": [12, 22], "blue": [12], "bonus": 10}"#,
        "y1+10",
        &[("y1+10", terms), ("y2+10", &[(WAY, -0.7)])],
    );
    classic(
        r#"{"yellow": [22, 12], "blue": [12], "bonus": 10}"#,
        "y1+10",
        &[("y1+10", &[(WAY, -0.7)]), ("y2+10", terms)],
    );
    // The same at 29 and 39: 10 - 5 - 6 + 1 - 2.4 = 1 - 3.4.
    classic(
        r#"{"yellow": [39, 29], "blue": [29], "bonus": 10}"#,
        "y1+10",
        &[
            ("y1+10", &[(WAY, -2.4)]),
            ("y2+10", &[(SAFE, 10.0), (STANDS, -5.0), (SHARES, -6.0), (WAY, -1.4)]),
        ],
    );
}

#[test]
fn the_other_seat_sees_it_from_its_own_side() {
    // Yellow on 20 is 4 behind 24 and 8 behind 28: 9 + 1 - 0.2 = 9.8. Green 58 -> 62: 0.8.
    classic(
        r#"{"on_turn": 1, "yellow": [20], "blue": [24], "green": [58], "dice": [4]}"#,
        "b1+4",
        &[("b1+4", &[(BEHIND, 9.0), (WAY, 0.8)]), ("g1+4", &[(WAY, 0.8)])],
    );
}

#[test]
fn a_six_that_moves_seven_is_rated_where_it_leads() {
    // No yellow piece is at home: 10 -> 17 is safe: 10 + 0.5. 11 -> 18: 0.4. Red has three at
    // home and moves 6: 44 -> 50: 0.5.
    classic(
        r#"{"yellow": [10, 11, "goal", "goal"], "red": [44], "dice": [6]}"#,
        "y1+7",
        &[("y1+7", &[(SAFE, 10.0), (WAY, 0.5)]), ("y2+7", &[(WAY, 0.4)]), ("r1+6", &[(WAY, 0.5)])],
    );
}

#[test]
fn in_four_everybody_else_is_an_enemy() {
    // Behind 30 are blue on 28, red on 26 and green on 29. Behind 36 only green is within 7: red
    // has turned off at 34. 18 + 1 - 2.5 = 16.5.
    check(
        "four",
        r#"{"yellow": [30], "blue": [28], "red": [26], "green": [29], "dice": [6]}"#,
        "y1+6",
        &[("y1+6", &[(BEHIND, 18.0), (WAY, -1.5)])],
    );
}

#[test]
fn a_partner_is_no_enemy() {
    // Red on 42 and 44 counts neither ahead nor behind; blue on 49 is 6 ahead of 43.
    check(
        "partners",
        r#"{"yellow": [40], "red": [42, 44], "blue": [49], "dice": [3]}"#,
        "y1+3",
        &[("y1+3", &[(AHEAD, 3.0), (WAY, -2.5)])],
    );
}

#[test]
fn with_two_dice_an_exit_and_a_walk_are_compared() {
    // 15 -> 17: 10 + 1 - 1 = 10. With one colour each nothing speaks for the exit.
    check(
        "fast",
        r#"{"seats": 2, "yellow": [15], "red": [40], "dice": [2, 5]}"#,
        "y1+2",
        &[("y1+2", &[(SAFE, 10.0)]), ("y2 out", &[])],
    );
}

#[test]
fn more_safe_squares_are_safe_for_the_rating_too() {
    // 9 is safe in `sixteen` only: 10 + 1 - 0.2 = 10.8.
    check(
        "sixteen",
        r#"{"yellow": [7], "dice": [2]}"#,
        "y1+2",
        &[("y1+2", &[(SAFE, 10.0), (WAY, 0.8)])],
    );
    classic(r#"{"yellow": [7], "dice": [2]}"#, "y1+2", &[("y1+2", &[(WAY, 0.8)])]);
}
