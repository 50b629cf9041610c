//! The switches.

use ludoteca_core::Seat;
use ludoteca_parchis::{
    Event, GoalRule, Illegal, Parchis, Rules, SafeSquares, Spot, Square, SquareSet,
};

use super::table::{piece, with_rules};

const FOUR: Rules = Rules::FOUR;

#[test]
fn none_one_or_two_pieces_begin_outside() {
    use ludoteca_core::Game as _;
    for out in 0..=2 {
        let game = Parchis::new(Rules { out_at_start: out, ..FOUR }).unwrap();
        let state = game.start(4);
        let view = game.view(&state, Seat(0));
        assert!(view.colours().all(|colour| view.at_home(colour) == 4 - out));
        assert_eq!(view.is_barrier(Square(5)), out == 2);
    }
}

#[test]
fn a_6_may_count_6() {
    let rules = Rules { six_counts: 6, ..FOUR };
    assert_eq!(with_rules(rules, "y 10 goal goal goal").after("* 6"), ["y1+6"]);
}

#[test]
fn a_6_may_count_12_when_nobody_is_at_home() {
    let rules = Rules { six_counts: 12, ..FOUR };
    assert_eq!(with_rules(rules, "y 10 goal goal goal").after("* 6"), ["y1+12"]);
    assert_eq!(with_rules(rules, "y 10 goal goal").after("* 6"), ["y1+6"]);
}

#[test]
fn a_12_opens_barriers_and_stops_at_them() {
    let rules = Rules { six_counts: 12, ..FOUR };
    assert_eq!(with_rules(rules, "y 10 30 30 goal").after("* 6"), ["y2+12"]);
    assert_eq!(with_rules(rules, "y 10 30 30 goal b 40 40").after("* 6"), ["y1+12"]);
}

const BOUNCE: Rules = Rules { goal: GoalRule::Bounce, ..FOUR };

#[test]
fn a_move_beyond_the_goal_may_bounce_back() {
    // From c5 three steps lead into the goal, and two back to c6.
    let mut t = with_rules(BOUNCE, "y c5 goal goal goal");
    t.play("* 5; y1+5");
    assert_eq!(t.at("y1"), "corridor 6");
    let mut t = with_rules(BOUNCE, "y c5 goal goal goal");
    t.play("* 3; y1+3");
    assert!(t.is_over());
}

#[test]
fn a_bounce_may_end_where_it_began() {
    let mut t = with_rules(BOUNCE, "y c6 goal goal home");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "corridor 6");
    assert!(t.rolls(1));
}

#[test]
fn a_bounce_does_not_lead_out_of_the_corridor() {
    let mut t = with_rules(BOUNCE, "bonus=20 y c1 10");
    assert_eq!(t.listed(), ["y2+20"]);
    let too_far = Illegal::TooFar { piece: piece("y1"), steps: 20, left: 7 };
    assert_eq!(t.refused("y1+20"), too_far);
    t.play("y2+20");
    // From c5 three lead into the goal and seven back to c1, the last square that is possible;
    // from c6 two lead into the goal, and eight would lead out.
    assert_eq!(with_rules(BOUNCE, "bonus=10 y c5 c6").listed(), ["y1+10"]);
}

#[test]
fn a_bounce_is_stopped_by_a_pair_on_its_way_there_and_back() {
    let mut t = with_rules(BOUNCE, "y c5 c7 c7 10");
    t.play("* 5");
    assert_eq!(t.refused("y1+5"), Illegal::Barrier { on: Spot::Corridor(7) });
    // Back past the piece that it leaves behind: that one alone is no pair.
    let mut t = with_rules(BOUNCE, "y c6 c6 10 goal");
    t.play("* 5; y1+5");
    assert_eq!(t.where_are("y1 y2"), "corridor 5, corridor 6");
    // Back to a pair of others, which is full.
    let mut t = with_rules(BOUNCE, "y c6 c5 c5 10");
    t.play("* 5");
    assert_eq!(t.refused("y1+5"), Illegal::Barrier { on: Spot::Corridor(5) });
}

#[test]
fn without_bonuses_captures_and_goals_give_nothing() {
    let rules = Rules { bonuses: false, ..FOUR };
    let mut t = with_rules(rules, "y 10 b 13");
    t.play("* 3; y1+3");
    assert_eq!(t.at("b1"), "home");
    assert!(t.rolls(1));
    let mut t = with_rules(rules, "y c7 10");
    t.play("* 1; y1+1");
    assert!(t.rolls(1));
}

const NO_BARRIERS: Rules = Rules { barriers: false, ..FOUR };

#[test]
fn without_barriers_pairs_are_passed() {
    let mut t = with_rules(NO_BARRIERS, "y 11 b 14 14");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "15");
    let mut t = with_rules(NO_BARRIERS, "y 67 c2 c2");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "corridor 3");
}

#[test]
fn without_barriers_two_pieces_still_fill_a_square() {
    let mut t = with_rules(NO_BARRIERS, "y 11 b 14 14");
    t.play("* 3");
    assert!(t.saw(Event::DieLost { seat: Seat(0), die: 3 }));
    let mut t = with_rules(NO_BARRIERS, "y 67 c2 c2");
    t.play("* 3");
    assert_eq!(t.refused("y1+3"), Illegal::Full { on: Spot::Corridor(2) });
}

#[test]
fn without_barriers_a_6_opens_nothing() {
    assert_eq!(with_rules(NO_BARRIERS, "y 10 30 30").after("* 6"), ["y1+6", "y2+6"]);
}

#[test]
fn the_safe_squares_can_be_chosen() {
    let safe = SquareSet::of(&[5, 13, 22, 39, 56]);
    let rules = Rules { safe_squares: SafeSquares::These(safe), ..FOUR };
    let mut t = with_rules(rules, "y 10 b 13");
    t.play("* 3; y1+3");
    assert_eq!(t.at("b1"), "13");
    let mut t = with_rules(rules, "y 10 b 12");
    t.play("* 2; y1+2");
    assert_eq!(t.at("b1"), "home");
}

#[test]
fn a_6_may_count_7_with_two_dice() {
    let rules = Rules { six_counts: 7, ..Rules::FAST };
    assert_eq!(with_rules(rules, "y 10 goal goal goal").after("* 1+6"), ["y1+1", "y1+7"]);
    let mut t = with_rules(rules, "y 10 goal goal goal");
    t.play("* 1+6; y1+7; y1+1");
    assert_eq!(t.at("y1"), "18");
}
