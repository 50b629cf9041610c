//! Rules 1 to 6. A yellow piece on square `n` has travelled `n - 5` steps, a red one `n - 39` or,
//! beyond square 68, `n + 29`.

use super::bench::{
    AHEAD, BEHIND, BEHIND_IT, CAPTURES, CAPTURES_OWN, SAFE, SHARES, STANDS, WAY, classic,
};

#[test]
fn rule_1_a_safe_square_is_worth_ten() {
    // 10 -> 12 is safe: 10 + 1 - 0.5 = 10.5. 14 -> 16 is not: 1 - 0.9 = 0.1.
    classic(
        r#"{"yellow": [10, 14], "dice": [2]}"#,
        "y1+2",
        &[("y1+2", &[(SAFE, 10.0), (WAY, 0.5)]), ("y2+2", &[(WAY, 0.1)])],
    );
}

#[test]
fn rule_1_corridor_and_goal_are_no_safe_squares() {
    // Corridor 4 -> goal: 1 - 6.7 = -5.7. 67 -> corridor 3: 1 - 6.2 = -5.2.
    classic(
        r#"{"yellow": ["corridor 4", 67], "dice": [4]}"#,
        "y2+4",
        &[("y1+4", &[(WAY, -5.7)]), ("y2+4", &[(WAY, -5.2)])],
    );
}

#[test]
fn rule_2_a_safe_square_is_not_left_without_need() {
    // From 12: -5 + 1 - 0.7 = -4.7. From 14: 0.1.
    classic(
        r#"{"yellow": [12, 14], "dice": [1]}"#,
        "y2+1",
        &[("y1+1", &[(STANDS, -5.0), (WAY, 0.3)]), ("y2+1", &[(WAY, 0.1)])],
    );
}

#[test]
fn rule_2_holds_on_the_own_start_square() {
    // From 5: -5 + 1 = -4.
    classic(
        r#"{"yellow": [5, 14], "dice": [1]}"#,
        "y2+1",
        &[("y1+1", &[(STANDS, -5.0), (WAY, 1.0)]), ("y2+1", &[(WAY, 0.1)])],
    );
}

#[test]
fn rule_2_does_not_hold_on_the_start_square_of_an_enemy() {
    // From 22, where blue starts: 1 - 1.7 = -0.7, and no -5. From 25: 1 - 2 = -1.
    classic(
        r#"{"yellow": [22, 25], "dice": [3]}"#,
        "y1+3",
        &[("y1+3", &[(WAY, -0.7)]), ("y2+3", &[(WAY, -1.0)])],
    );
}

#[test]
fn rule_2_does_not_hold_on_the_start_square_of_the_players_other_colour() {
    // From 39, where red starts: 1 - 3.4 = -2.4. From 44: 1 - 3.9 = -2.9.
    classic(
        r#"{"yellow": [39, 44], "dice": [1]}"#,
        "y1+1",
        &[("y1+1", &[(WAY, -2.4)]), ("y2+1", &[(WAY, -2.9)])],
    );
}

#[test]
fn rules_1_and_2_add_up_from_one_safe_square_to_the_next() {
    // 12 -> 17 with none at home: 10 - 5 + 0.3 = 5.3. 40 -> 45: 1 - 3.5 = -2.5.
    classic(
        r#"{"yellow": [12, 40, "goal", "goal"], "red": ["goal", "goal", "goal", "goal"],
            "dice": [5]}"#,
        "y1+5",
        &[("y1+5", &[(SAFE, 10.0), (STANDS, -5.0), (WAY, 0.3)]), ("y2+5", &[(WAY, -2.5)])],
    );
}

#[test]
fn rule_2a_an_enemy_behind_keeps_a_piece_where_it_is_safe() {
    // Blue is 4 behind 12 and 5 behind 13: -5 - 9 - 9 + 0.3 = -22.7. On 12 nobody attacks it, so
    // that rule 3 counts one more.
    classic(
        r#"{"yellow": [12, 30], "blue": [8], "dice": [1]}"#,
        "y2+1",
        &[
            ("y1+1", &[(STANDS, -5.0), (BEHIND_IT, -9.0), (BEHIND, -9.0), (WAY, 0.3)]),
            ("y2+1", &[(WAY, -1.5)]),
        ],
    );
}

#[test]
fn rule_2a_counts_every_enemy_up_to_seven_behind_on_its_own_path() {
    // Behind 17 are blue (13, at 4) and green (10, at 7): -5 - 18 + 1 - 1.2 = -23.2. To 20 blue
    // never comes, and green is 10 behind. Red 60 -> 63: 10 + 1 - 2.1 = 8.9.
    classic(
        r#"{"yellow": [17], "blue": [13], "red": [60], "green": [10], "dice": [3]}"#,
        "r1+3",
        &[
            ("y1+3", &[(STANDS, -5.0), (BEHIND_IT, -18.0), (WAY, -0.2)]),
            ("r1+3", &[(SAFE, 10.0), (WAY, -1.1)]),
        ],
    );
}

#[test]
fn rule_2b_sharing_with_an_enemy_keeps_a_piece_where_it_is() {
    // Blue shares 29 and is 2 behind 31: -5 - 6 - 9 + 1 - 2.4 = -21.4.
    classic(
        r#"{"yellow": [29, 14], "blue": [29], "dice": [2]}"#,
        "y2+2",
        &[
            ("y1+2", &[(STANDS, -5.0), (SHARES, -6.0), (BEHIND, -9.0), (WAY, -1.4)]),
            ("y2+2", &[(WAY, 0.1)]),
        ],
    );
}

#[test]
fn rule_2b_the_players_other_colour_is_no_enemy() {
    // Yellow: -5 + 1 - 2.4 = -6.4. Red: -5 + 1 - 5.8 = -9.8.
    classic(
        r#"{"yellow": [29], "red": [29], "dice": [1]}"#,
        "y1+1",
        &[("y1+1", &[(STANDS, -5.0), (WAY, -1.4)]), ("r1+1", &[(STANDS, -5.0), (WAY, -4.8)])],
    );
}

#[test]
fn rule_3_coming_near_an_enemy_is_worth_three() {
    // Blue on 45 is 9 ahead of 36 and 5 ahead of 40: 3 + 1 - 3.1 = 0.9.
    classic(
        r#"{"yellow": [36], "blue": [45], "dice": [4]}"#,
        "y1+4",
        &[("y1+4", &[(AHEAD, 3.0), (WAY, -2.1)])],
    );
}

#[test]
fn rule_3_an_enemy_on_a_safe_square_is_no_prey() {
    // Blue on 46 is 6 ahead of 40, but safe.
    classic(r#"{"yellow": [36], "blue": [46], "dice": [4]}"#, "y1+4", &[("y1+4", &[(WAY, -2.1)])]);
}

#[test]
fn rule_3_counts_pieces_whether_or_not_they_make_a_barrier() {
    // Two blue ones on 44: 6 + 1 - 3.1 = 3.9.
    classic(
        r#"{"yellow": [36], "blue": [44, 44], "dice": [4]}"#,
        "y1+4",
        &[("y1+4", &[(AHEAD, 6.0), (WAY, -2.1)])],
    );
}

#[test]
fn rule_3_passing_an_enemy_costs_twelve() {
    // Blue on 44 was 2 ahead and is 1 behind: -3 - 9 + 1 - 3.7 = -14.7.
    classic(
        r#"{"yellow": [42], "blue": [44], "dice": [3]}"#,
        "y1+3",
        &[("y1+3", &[(AHEAD, -3.0), (BEHIND, -9.0), (WAY, -2.7)])],
    );
}

#[test]
fn rule_3_running_away_is_worth_nine() {
    // Green on 33 is 3 behind 36 and 9 behind 42: 9 + 1 - 3.1 = 6.9. Nobody is near red: 0.5.
    classic(
        r#"{"yellow": [36], "red": [44], "green": [33], "dice": [6]}"#,
        "y1+6",
        &[("y1+6", &[(BEHIND, 9.0), (WAY, -2.1)]), ("r1+6", &[(WAY, 0.5)])],
    );
}

#[test]
fn rule_3_seven_behind_is_still_within_reach() {
    // Green on 33 is 7 behind 40: nothing is gained.
    classic(r#"{"yellow": [36], "green": [33], "dice": [4]}"#, "y1+4", &[("y1+4", &[(WAY, -2.1)])]);
}

#[test]
fn rule_3_nobody_attacks_in_the_corridor() {
    // Green on 62 is 4 behind 66: 9 + 1 - 6.1 = 3.9.
    classic(
        r#"{"yellow": [66], "green": [62], "dice": [4]}"#,
        "y1+4",
        &[("y1+4", &[(BEHIND, 9.0), (WAY, -5.1)])],
    );
}

#[test]
fn rule_3_yellow_does_not_capture_beyond_its_last_square() {
    // Blue on 3 is 5 squares ahead of 66, but yellow turns off at 68: 1 - 6.1 = -5.1.
    classic(r#"{"yellow": [66], "blue": [3], "dice": [1]}"#, "y1+1", &[("y1+1", &[(WAY, -5.1)])]);
}

#[test]
fn rule_3_counts_across_the_end_of_the_numbering() {
    // Red 66 -> 2: blue on 6 was 8 ahead and is 4 ahead: 3 + 1 - 2.7 = 1.3.
    classic(
        r#"{"red": [66], "blue": [6], "dice": [4]}"#,
        "r1+4",
        &[("r1+4", &[(AHEAD, 3.0), (WAY, -1.7)])],
    );
}

#[test]
fn rule_4_the_hindmost_moves() {
    // 1 - 1 = 0 is no term at all; 1 - 2 = -1.
    classic(
        r#"{"yellow": [25, 15], "dice": [3]}"#,
        "y2+3",
        &[("y1+3", &[(WAY, -1.0)]), ("y2+3", &[])],
    );
}

#[test]
fn rule_5_a_capture_is_worth_thirty() {
    // The captured one is no longer ahead: 30 - 3 + 1 - 3.5 = 24.5. Red 41 -> 44: 1 - 0.2 = 0.8;
    // blue was 2 ahead and is 1 behind: -3 - 9, together -11.2.
    classic(
        r#"{"yellow": [40], "blue": [43], "red": [41], "dice": [3]}"#,
        "y1+3",
        &[
            ("y1+3", &[(AHEAD, -3.0), (WAY, -2.5), (CAPTURES, 30.0)]),
            ("r1+3", &[(AHEAD, -3.0), (BEHIND, -9.0), (WAY, 0.8)]),
        ],
    );
}

#[test]
fn rule_6_capturing_the_own_other_colour_costs_fifteen() {
    // -15 + 1 - 3.5 = -17.5. Red 43 -> 46: 10 + 1 - 0.4 = 10.6.
    classic(
        r#"{"yellow": [40], "red": [43], "dice": [3]}"#,
        "r1+3",
        &[("y1+3", &[(WAY, -2.5), (CAPTURES_OWN, -15.0)]), ("r1+3", &[(SAFE, 10.0), (WAY, 0.6)])],
    );
}

#[test]
fn rule_6_may_still_be_the_best() {
    // Red cannot land on 46, which is full. It would leave 17 with blue and green behind it, and
    // green is still 6 behind 20: -5 - 18 - 9 + 1 - 4.6 = -35.6. Yellow takes red: -17.5.
    classic(
        r#"{"yellow": [40], "red": [43, 17], "blue": [46, 13], "green": [46, 14], "dice": [3]}"#,
        "y1+3",
        &[
            ("y1+3", &[(WAY, -2.5), (CAPTURES_OWN, -15.0)]),
            ("r2+3", &[(STANDS, -5.0), (BEHIND_IT, -18.0), (BEHIND, -9.0), (WAY, -3.6)]),
        ],
    );
}
