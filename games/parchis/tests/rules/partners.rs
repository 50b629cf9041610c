//! Two against two.

use ludoteca_core::Seat;
use ludoteca_parchis::{Colour, Event, Illegal, Pairing, Rules, Spot, Square};

use super::table::{beginning, preset, with_rules};

fn partners(text: &str) -> super::table::Table {
    preset("partners", text)
}

#[test]
fn opposite_colours_play_together_one_colour_each() {
    let t = beginning("partners", 4);
    let enemies: Vec<_> = t.view().enemies().map(Colour::name).collect();
    assert_eq!(enemies, ["blue", "green"]);
    assert_eq!(t.view().colours_of(Seat(0)).count(), 1);
}

#[test]
fn partners_do_not_capture_each_other() {
    let mut t = partners("y 10 30 r 13");
    t.play("* 3");
    assert_eq!(t.listed(), ["y2+3"]);
    let on = Spot::Ring(Square(13));
    assert_eq!(t.refused("y1+3"), Illegal::PartnerStandsThere { on });
}

#[test]
fn partners_share_safe_squares() {
    let mut t = partners("y 10 r 12");
    t.play("* 2; y1+2");
    assert_eq!(t.where_are("y1 r1"), "12, 12");
}

#[test]
fn an_exit_does_not_capture_the_partner() {
    let mut t = partners("y 5 30 r 5");
    t.play("* 5");
    assert_eq!(t.refused("y3 out"), Illegal::StartIsFull { start: Spot::Ring(Square(5)) });
    assert_eq!(t.listed(), ["y1+5", "y2+5"]);
}

#[test]
fn an_exit_captures_the_opponent_beside_the_partner_whoever_came_last() {
    for came in ["came=b1", "came=r1"] {
        let mut t = partners(&format!("b 5 r 5 {came}"));
        t.play("* 5; y1 out");
        assert_eq!(t.where_are("y1 b1 r1"), "5, home, 5");
    }
}

#[test]
fn two_pieces_of_the_partner_on_the_start_square_leave_no_exit() {
    let mut t = partners("y 30 r 5 5");
    t.play("* 5");
    assert_eq!(t.listed(), ["y1+5"]);
}

#[test]
fn opponents_are_captured_as_ever() {
    let mut t = partners("y 10 b 13");
    t.play("* 3; y1+3; y1+20");
    assert_eq!(t.at("b1"), "home");
}

#[test]
fn a_partners_barrier_stops_like_any_other() {
    let mut t = partners("y 10 r 12 12");
    t.play("* 4");
    assert!(t.rolls(1));
}

#[test]
fn a_side_wins_when_all_eight_are_home() {
    let mut t = partners("y goal goal goal goal r goal goal goal c7 turn=2");
    t.play("* 1; r4+1");
    assert!(t.is_over());
    assert_eq!(t.scores(), [0.5, 0.0, 0.5, 0.0]);
    for seat in [Seat(0), Seat(2)] {
        assert!(t.saw(Event::Finished { seat, place: 1 }));
    }
}

#[test]
fn four_home_are_not_enough() {
    let mut t = partners("y goal goal goal c7 r 39");
    t.play("* 1; y4+1");
    assert!(!t.is_over());
}

#[test]
fn a_finished_partners_rolls_are_played_with_the_others_pieces() {
    let mut t = partners("y goal goal goal goal r 40");
    t.play("* 3");
    assert_eq!(t.listed(), ["r1+3"]);
    t.play("0: r1+3; * 1; * 2; r1+2");
    assert_eq!(t.at("r1"), "45");
}

#[test]
fn a_finished_partners_5_brings_the_others_pieces_out() {
    assert_eq!(partners("y goal goal goal goal r 40").after("* 5"), ["r2 out"]);
}

#[test]
fn the_10_of_the_last_own_piece_is_played_with_the_partners() {
    let mut t = partners("y goal goal goal c7 r 40");
    t.play("* 1; y4+1");
    assert_eq!(t.listed(), ["r1+10"]);
}

#[test]
fn a_finished_partner_can_win_for_both() {
    let mut t = partners("y goal goal goal goal r goal goal goal c7");
    t.play("* 1; r4+1");
    assert!(t.is_over());
}

#[test]
fn a_player_with_pieces_left_does_not_move_the_partners() {
    let mut t = partners("y goal goal goal home r 40");
    t.play("* 3");
    assert!(t.rolls(1));
}

#[test]
fn the_third_6_of_a_finished_partner_hits_the_others_piece() {
    let mut t = partners("y goal goal goal goal r 40");
    t.play("* 6; r1+6; * 6; r1+6; * 6");
    assert_eq!(t.at("r1"), "home");
}

#[test]
fn neighbours_play_together_with_another_pairing() {
    // Yellow's partner, and one who is not.
    for (pairing, mate, mate_start, other, scores) in [
        (Pairing::Next, "b", 22, "g", [0.5, 0.5, 0.0, 0.0]),
        (Pairing::Previous, "g", 56, "b", [0.5, 0.0, 0.0, 0.5]),
    ] {
        let rules = Rules { pairing, ..Rules::PARTNERS };
        let mut t = with_rules(rules, &format!("y 10 30 r 50 {mate} 13"));
        t.play("* 3");
        assert_eq!(t.listed(), ["y2+3"], "a partner is not captured");
        for enemy in ["r", other] {
            let mut t = with_rules(rules, &format!("y 10 {enemy} 13"));
            t.play("* 3; y1+3");
            assert_eq!(t.at(&format!("{enemy}1")), "home");
        }
        let done = "goal goal goal goal";
        let mut t = with_rules(rules, &format!("y {done} {mate} {mate_start}"));
        t.play("* 3");
        assert_eq!(t.listed(), [format!("{mate}1+3")], "rolls are played for the partner");
        let mut t = with_rules(rules, &format!("y {done} {mate} goal goal goal c7"));
        t.play(&format!("* 1; {mate}4+1"));
        assert_eq!(t.scores(), scores, "both win");
    }
}
