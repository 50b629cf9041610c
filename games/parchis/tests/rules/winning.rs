//! Who wins, and who plays on.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal, Rules};

use super::table::{classic, four, with_rules};

#[test]
fn a_player_wins_when_all_pieces_of_both_colours_are_home() {
    let mut t = classic("y goal goal goal goal r goal goal goal c7");
    t.play("* 1; r4+1");
    assert!(t.is_over());
    assert_eq!(t.scores(), [1.0, 0.0]);
    assert!(t.saw(Event::Finished { seat: Seat(0), place: 1 }));
    assert!(t.saw(Event::GameOver));
    assert_eq!(t.refused("y1+1"), Illegal::GameIsOver);
}

#[test]
fn one_finished_colour_is_not_enough() {
    let mut t = classic("y goal goal goal c7 r 39");
    t.play("* 1; y4+1; r1+10");
    assert!(t.rolls(1));
}

#[test]
fn the_first_to_bring_four_home_wins() {
    let mut t = four("y goal goal goal c7 b goal goal goal c7");
    t.play("* 1; y4+1");
    assert!(t.is_over());
    assert_eq!(t.scores(), [1.0, 0.0, 0.0, 0.0]);
}

#[test]
fn the_last_goal_gives_no_10_and_a_6_no_roll() {
    let mut t = four("y goal goal goal c1");
    t.play("* 6; y4+7");
    assert!(t.is_over());
    assert_eq!(t.bonuses(10), 0);
}

#[test]
fn the_winning_turn_is_a_turn_taken() {
    use ludoteca_core::Game as _;
    let mut t = four("y goal goal goal c7");
    t.play("* 1; y4+1");
    assert_eq!(t.game.turns_taken(&t.state), 1);
}

#[test]
fn the_rest_play_on_for_places_if_wished() {
    let rules = Rules { places: true, ..Rules::FOUR };
    let mut t = with_rules(
        rules,
        "y goal goal goal c7 b goal goal goal c7 r goal goal goal c7 g goal goal goal c7",
    );
    t.play("* 1; y4+1");
    assert!(t.rolls(1), "without the 10, and yellow is done");
    assert!(!t.is_over());
    t.play("* 2; * 1; r4+1; * 2");
    assert!(t.rolls(1), "yellow and red are skipped");
    t.play("* 1; b4+1");
    assert!(t.is_over());
    let ranks = [0, 1, 2, 3].map(|seat| t.state.rank(Seat(seat)));
    assert_eq!(ranks, [Some(1), Some(3), Some(2), None]);
    assert_eq!(t.scores(), [1.0, 0.0, 0.0, 0.0]);
}

#[test]
fn an_unfinished_game_scores_by_progress() {
    let t = four("y goal goal b 22");
    let scores = t.scores();
    assert!((scores[0] - 0.5).abs() < 1e-6, "{scores:?}");
    assert!(scores[1] > 0.0 && scores[1] < 0.01 && scores[2] == 0.0, "{scores:?}");
}
