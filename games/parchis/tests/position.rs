//! Positions as JSON.
//!
//! Needs the feature `serde`: run the tests with `--all-features`.

use ludoteca_core::{Game as _, Purpose, Rng, Turn};
use ludoteca_parchis::{
    Parchis, Position, PositionFault, Rules, SafeSquares, Spot, Square, SquareSet,
};
use proptest::prelude::*;

fn read(text: &str) -> Position {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn faults(game: &Parchis, text: &str) -> Vec<String> {
    let faults: Vec<PositionFault> = read(text).to_state(game).expect_err(text);
    faults.iter().map(ToString::to_string).collect()
}

fn four() -> Parchis {
    Parchis::preset("four").expect("a shipped preset")
}

#[test]
fn a_position_is_as_short_as_what_it_says() {
    let text = r#"{"yellow":[5,17,"corridor 3","goal"],"blue":[22],"dice":[6]}"#;
    let game = four();
    let state = read(text).to_state(&game).unwrap();
    let whole = serde_json::to_string(&Position::of(&game, &state)).unwrap();
    assert_eq!(
        whole,
        r#"{"seats":4,"yellow":[5,17,"corridor 3","goal"],"blue":[22,"home","home","home"],"on_turn":0,"dice":[6],"again":true,"repeats":1}"#
    );
    assert_eq!(read(&whole).to_state(&game), Ok(state));
}

#[test]
fn home_is_a_word_or_0() {
    assert_eq!(
        read(r#"{"red":[0,"home",39]}"#).red,
        [Spot::Home, Spot::Home, Spot::Ring(Square(39))]
    );
}

#[test]
fn every_state_of_random_games_reads_back() {
    for (_, rules) in Rules::PRESETS {
        let game = Parchis::new(Rules { places: true, ..rules }).unwrap();
        let mut rng = Rng::stream(5, 0, Purpose::Setup);
        let mut state = game.start(*game.players().end());
        for _ in 0..3000 {
            let text = serde_json::to_string(&Position::of(&game, &state)).unwrap();
            assert_eq!(read(&text).to_state(&game), Ok(state), "{text}");
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let roll = game.sample(&state, &mut rng);
                    game.resolve(&mut state, roll, &mut ());
                }
                Turn::Decide(_) => {
                    let mut actions = Vec::new();
                    game.actions(&state, &mut actions);
                    game.play(&mut state, rng.pick(&actions).unwrap(), &mut ());
                }
            }
        }
    }
}

#[test]
fn all_faults_are_named_at_once() {
    let text = r#"{"yellow":[3,5,5,5,10],"blue":[19,"corridor 8"],"orange":[5],"red":[13],"green":[13],
        "came_last":["y1"],"dice":[7],"bonus":15,"repeats":3,"last_moved":"b4","on_turn":0}"#;
    assert_eq!(
        faults(&four(), text),
        [
            "expected at most 4 pieces of yellow, found 5",
            "y1 cannot stand on 3: its colour never comes there",
            "expected at most 2 pieces on 5, found more",
            "b1 cannot stand on 19: its colour never comes there",
            "b2 cannot stand on corridor 8: its colour never comes there",
            "nobody plays orange, but some of its pieces are out",
            "two colours share square 13, which is not safe",
            "y1 does not share the start square of a third colour with another colour, so that it does not matter who came last",
            "expected at most 1 dice from 1 to 6, found [7]",
            "expected a bonus of 0, or of 10 or 20 where these are played, found 15",
            "expected at most 2 sixes or doubles in a turn, found 3",
            "b4 cannot have moved last: it is at home or not the mover's",
        ]
    );
}

#[test]
fn single_faults_are_named() {
    let four = four();
    let goal = r#"["goal","goal","goal","goal"]"#;
    let done = format!(r#"{{"yellow":{goal},"dice":[3]}}"#);
    for (text, expected) in [
        (r#"{"seats":5}"#, "expected 2 to 4 seats, found 5"),
        (r#"{"on_turn":4}"#, "there is no seat 4"),
        (r#"{"dice":[3]}"#, "no piece can use the dice or the bonus, so that the turn has gone on"),
        (r#"{"dice":[3,4],"yellow":[5]}"#, "expected at most 1 dice from 1 to 6, found [3, 4]"),
        (r#"{"finished":[1]}"#, "seat 1 is named as finished without being so, or twice"),
        (r#"{"finished":[9]}"#, "seat 9 is named as finished without being so, or twice"),
        (
            r#"{"yellow":[9],"last_moved":"y1"}"#,
            "y1 cannot have moved last: no die of this turn has been used",
        ),
        (
            r#"{"yellow":[9],"dice":[3],"last_moved":"y1"}"#,
            "y1 cannot have moved last: no die of this turn has been used",
        ),
        (
            r#"{"yellow":[9],"dice":[6],"last_moved":"y1"}"#,
            "y1 cannot have moved last: no die of this turn has been used",
        ),
        (
            r#"{"yellow":[9],"dice":[3],"bonus":20}"#,
            "expected a die to be used where a bonus of 20 was won, found all left: [3]",
        ),
        (
            r#"{"yellow":[9],"dice":[3],"again":true}"#,
            "expected a 6, or a double of two dice, to roll again, found [3]",
        ),
        (&done, "the game is over, but dice or a bonus are left"),
    ] {
        assert_eq!(faults(&four, text), [expected], "{text}");
    }
    let classic = Parchis::default();
    assert_eq!(faults(&classic, r#"{"seats":3}"#), ["expected 2 seats, found 3"]);
    let places = Parchis::new(Rules { places: true, ..Rules::FOUR }).unwrap();
    let turn = faults(&places, &format!(r#"{{"yellow":{goal}}}"#));
    assert_eq!(turn, ["it cannot be the turn of seat 0, who has finished"]);
}

#[test]
fn what_is_left_of_a_roll_may_follow_moves_of_it() {
    let (four, fast) = (four(), Parchis::preset("fast").expect("a shipped preset"));
    for (game, text) in [
        (&four, r#"{"yellow":[9],"dice":[3],"repeats":1,"last_moved":"y1"}"#),
        (&four, r#"{"yellow":[9],"dice":[6],"repeats":2,"last_moved":"y1"}"#),
        (&four, r#"{"yellow":[9],"bonus":20,"again":true,"last_moved":"y1"}"#),
        (&fast, r#"{"yellow":[9],"dice":[3],"bonus":20,"last_moved":"y1"}"#),
        (&fast, r#"{"yellow":[9],"dice":[3],"again":true,"last_moved":"y1"}"#),
    ] {
        let state = read(text).to_state(game).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        assert_eq!(Position::of(game, &state).to_state(game), Ok(state), "{text}");
    }
    for (text, expected) in [
        (
            r#"{"yellow":[9],"dice":[2,3],"bonus":20}"#,
            "expected a die to be used where a bonus of 20 was won, found all left: [2, 3]",
        ),
        (
            r#"{"yellow":[9],"dice":[2,6],"again":true}"#,
            "expected a 6, or a double of two dice, to roll again, found [2, 6]",
        ),
        (
            r#"{"yellow":[9],"dice":[3,3],"last_moved":"y1"}"#,
            "y1 cannot have moved last: no die of this turn has been used",
        ),
    ] {
        assert_eq!(faults(&fast, text), [expected], "{text}");
    }
}

#[test]
fn words_that_mean_nothing_are_refused_with_what_was_expected() {
    for (text, expected) in [
        (r#"{"yellow":["somewhere"]}"#, "the number of a square"),
        (r#"{"yellow":[300]}"#, "the number of a square"),
        (r#"{"yellow":[-1]}"#, "the number of a square"),
        (r#"{"last_moved":"z9"}"#, "a piece such as"),
        (r#"{"pink":[1]}"#, "unknown field `pink`"),
    ] {
        let error = serde_json::from_str::<Position>(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn rules_are_data() {
    for (_, rules) in Rules::PRESETS {
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), rules, "{text}");
    }
    let rules = |text: &str| serde_json::from_str::<Rules>(text);
    let own = rules(r#"{"safe_squares":[5,22,39,56]}"#).unwrap();
    let set = SafeSquares::These(SquareSet::of(&[5, 22, 39, 56]));
    assert_eq!(own, Rules { safe_squares: set, ..Rules::CLASSIC });
    assert_eq!(
        rules(r#"{"safe_squares":"5 22 39 56"}"#).unwrap(),
        own,
        "as the command line has it"
    );
    let text = serde_json::to_string(&own).unwrap();
    assert_eq!(rules(&text).unwrap(), own);
    for wrong in [r#"{"safe_squares":"most"}"#, r#"{"safe_squares":[0]}"#, r#"{"goal":"soft"}"#] {
        assert!(rules(wrong).is_err(), "{wrong}");
    }
}

/// Any spot in words or numbers, sound or not.
fn spot() -> impl Strategy<Value = Spot> {
    prop_oneof![
        Just(Spot::Home),
        Just(Spot::Goal),
        any::<u8>().prop_map(|nth| Spot::Corridor(nth % 10)),
        any::<u8>().prop_map(|square| Spot::Ring(Square(square))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// Whatever a file says, the answer is a sound state or faults, and never a panic.
    #[test]
    fn any_position_is_sound_or_refused(
        yellow in prop::collection::vec(spot(), 0..6),
        blue in prop::collection::vec(spot(), 0..6),
        purple in prop::collection::vec(spot(), 0..3),
        dice in prop::collection::vec(0_u8..8, 0..4),
        (seats, on_turn, bonus, repeats) in (0_u8..8, 0_u8..8, 0_u8..25, 0_u8..5),
        again in any::<bool>(),
        preset in 0_usize..6,
    ) {
        let game = Parchis::new(Rules::PRESETS[preset].1).unwrap();
        let seats = (seats > 0).then_some(seats);
        let on_turn = ludoteca_core::Seat(on_turn);
        let position = Position {
            seats, yellow, blue, purple, dice, on_turn, bonus, repeats, again, ..Position::default()
        };
        match position.to_state(&game) {
            Err(faults) => prop_assert!(!faults.is_empty()),
            Ok(state) => {
                prop_assert_eq!(game.audit(&state), Ok(()));
                prop_assert_eq!(Position::of(&game, &state).to_state(&game), Ok(state));
            }
        }
    }
}
