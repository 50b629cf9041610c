//! The board: squares, corridors, turn order.

use ludoteca_parchis::{Board, Colour};

use super::table::{beginning, classic, four};

#[test]
fn squares_are_walked_counter_clockwise_by_ascending_numbers() {
    let mut t = four("y 60");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "64");
}

#[test]
fn after_square_68_the_others_go_on_with_square_1() {
    let mut t = four("turn=1 b 66");
    t.play("* 4; b1+4");
    assert_eq!(t.at("b1"), "2");
}

#[test]
fn each_colour_turns_into_its_corridor_after_its_last_square() {
    for (colour, last) in ["y 68", "b 17", "r 34", "g 51"].iter().zip(0..) {
        let mut t = four(&format!("turn={last} {colour}"));
        let name = &colour[..1];
        t.play(&format!("* 1; {name}1+1"));
        assert_eq!(t.at(&format!("{name}1")), "corridor 1");
    }
}

#[test]
fn it_is_71_steps_from_the_start_square_to_the_goal() {
    let board = Board::FOUR;
    assert_eq!(board.goal() - 1, 71);
    let mut t = four("y 5");
    // 17 times a 4, and a 3; the others never get out.
    for _ in 0..17 {
        t.play("* 4; y1+4; * 1; * 1; * 1");
    }
    assert_eq!(t.at("y1"), "corridor 5");
    t.play("* 3; y1+3");
    assert_eq!(t.at("y1"), "goal");
}

#[test]
fn the_corridor_has_seven_squares_and_the_goal() {
    let mut t = four("y 68 goal goal goal");
    // Nobody of yellow is at home, so that a 6 moves 7.
    t.play("* 6; y1+7");
    assert_eq!(t.at("y1"), "corridor 7");
    t.play("* 1; y1+1");
    assert!(t.is_over());
}

#[test]
fn the_turn_goes_from_yellow_to_blue_red_and_green() {
    let mut t = beginning("four", 4);
    for seat in [0, 1, 2, 3, 0] {
        assert!(t.rolls(seat));
        let colours: Vec<Colour> = t.view().colours_of(t.view().on_turn()).collect();
        assert_eq!(colours, [Colour(seat)]);
        t.play("* 1");
    }
}

#[test]
fn the_twelve_safe_squares_are_safe_and_no_others() {
    let safe = [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68];
    let t = classic("y 5");
    for square in 1..=68 {
        assert_eq!(
            t.view().is_safe(ludoteca_parchis::Square(square)),
            safe.contains(&square),
            "{square}"
        );
    }
}
