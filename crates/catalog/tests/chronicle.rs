//! The chronicle of a game tells what everybody could see, turn by turn.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ludoteca_catalog::{
    AnyGame, AnyMatch, Chronicle, Deal, GAMES, Moment, Opening, Shelved, Start, find, open_record,
};
use ludoteca_core::{Determinize, Game, Match, Purpose, Rng, Seat, Turn};
use ludoteca_rift::Rift;

fn open(key: &str, rules: &str) -> Box<dyn AnyGame> {
    find(key).unwrap().open(&Opening::rules(rules)).unwrap()
}

/// Pig to 30 by hand: seat 0 takes 6, seat 1 loses its turn, and so on.
#[test]
fn a_little_game_of_pig_is_told_turn_by_turn() {
    let steps = "0 roll\n* 6\n0 hold\n1 roll\n* 5\n1 roll\n* 1\n0 roll\n* 4\n0 hold\n1 roll\n* 3\n";
    let pig = open("pig", "quick");
    let saved = pig.begin(vec!["Ana".into(), String::new()], &Start::players(2), 1).unwrap().save();
    let head = saved.split_once("steps\n").unwrap().0;
    let body = format!("{head}steps\n{steps}");
    let text = format!("{body}end 12 {}\n", ludoteca_core::Fingerprint::of(&body));
    let table = open_record("pig.rec", &text).unwrap();
    let moment = |turn, ana, other| Moment { turn, values: vec![ana, other] };
    let expected = Chronicle {
        measures: &["score"],
        seats: vec!["Ana".into(), String::new()],
        // The last turn is in progress, and nobody has got anything from it yet.
        moments: vec![moment(0, 0., 0.), moment(1, 6., 0.), moment(2, 6., 0.), moment(3, 10., 0.)],
    };
    let told = table.chronicle("pig.rec", &text).unwrap();
    assert_eq!(told, expected);
    assert_eq!(told.line(0, 0).collect::<Vec<_>>(), [(0, 0.), (1, 6.), (2, 6.), (3, 10.)]);
    let broken = text.replace("0 roll", "1 roll");
    let error = table.chronicle("pig.rec", &broken).unwrap_err().to_string();
    assert!(error.starts_with("pig.rec:"), "{error}");
}

/// Every measure of Monopoly at a position that can be counted by hand.
#[test]
fn the_measures_of_monopoly_are_those_of_the_figures() {
    let game = open("monopoly", "street-masters");
    // Dark blue is complete with a hotel and four houses; light blue is complete, but one lot is
    // mortgaged; the first station is one property more.
    let position = r#"{"players":[
        {"cash":1000,"lots":[{"square":1,"hotel":true},{"square":3,"houses":4},5,6,
            {"square":8,"mortgaged":true},9]},
        {"cash":2000,"lots":[11]}]}"#;
    let start = Start { players: 2, position: Some(("p.json".into(), position.into())) };
    let told = game.begin(vec![String::new(); 2], &start, 1).unwrap().chronicle();
    assert_eq!(told.measures, ["money", "properties", "buildable", "buildings", "worth"]);
    // Prices of 64 000 and nine buildings at 5000; a price of 14 000.
    let values = [1000., 2000., 6., 1., 2., 0., 9., 0., 110_000., 16_000.];
    assert_eq!(told.moments, [Moment { turn: 0, values: values.to_vec() }]);
}

fn step(table: &mut dyn AnyMatch) -> bool {
    match table.turn() {
        Turn::Over => false,
        Turn::Chance => table.let_chance_fall().is_some(),
        Turn::Decide(seat) => {
            let action = table.ask().unwrap().action;
            table.play(seat, &action).is_ok()
        }
    }
}

#[test]
fn every_game_has_measures_and_both_ways_tell_the_same() {
    for entry in GAMES {
        assert!(!entry.measures().is_empty(), "{}", entry.key());
        let game = entry.open(&Opening::default()).unwrap();
        let seats = game.usual_players();
        let start = Start::players(seats);
        let mut table = game.begin(vec![String::new(); seats], &start, 7).unwrap();
        (0..).take(seats).for_each(|seat| table.sit(Seat(seat), "uniform").unwrap());
        for number in 0..700 {
            if number % 100 == 0 {
                let told = table.chronicle();
                assert_eq!(told, game.chronicle("r", &table.save()).unwrap());
                check(&told, entry.measures().len() * seats);
            }
            if !step(table.as_mut()) {
                break;
            }
        }
    }
}

fn check(told: &Chronicle, width: usize) {
    assert!(told.moments.is_sorted_by(|one, next| one.turn < next.turn), "{:?}", told.moments);
    for moment in &told.moments {
        assert_eq!(moment.values.len(), width);
        assert!(moment.values.iter().all(|value| value.is_finite() && *value >= 0.0), "{moment:?}");
    }
}

#[test]
fn a_whole_game_has_a_moment_for_every_turn() {
    for (key, agent) in [("pig", "hold-at"), ("parchis", "random"), ("monopoly", "quick")] {
        let game = find(key).unwrap().open(&Opening::default()).unwrap();
        let seats = vec![agent; 2];
        let mut table = game.table(&seats, &Start::players(2)).unwrap();
        let cap = game.default_cap();
        let (played, text) = table.record(&Deal { seed: 5, number: 0, rotation: 0, cap });
        let told = game.chronicle("r", &text).unwrap();
        let turns: Vec<u32> = told.moments.iter().map(|moment| moment.turn).collect();
        assert!(played.finished, "{key}");
        assert_eq!(turns, (0..=played.turns).collect::<Vec<_>>(), "{key}");
    }
}

/// A match of The Rift: points never get lost between its games, and the end is the result.
#[test]
fn a_match_of_the_rift_adds_up_its_games() {
    let game = open("rift", "standard");
    let mut table = game.table(&["random", "random"], &Start::players(2)).unwrap();
    for number in 0..20 {
        let (played, text) = table.record(&Deal { seed: 2, number, rotation: 0, cap: 1000 });
        let told = game.chronicle("r", &text).unwrap();
        let last = &told.moments.last().unwrap();
        assert_eq!((last.turn, told.moments.len()), (played.turns, 1 + played.turns as usize));
        let [one, other] = [last.values[0], last.values[1]];
        let by_points = one.total_cmp(&other);
        let by_wins = last.values[2].total_cmp(&last.values[3]);
        let order = played.scores[0].total_cmp(&played.scores[1]);
        assert_eq!(order, by_wins.then(by_points), "{last:?}");
        // A card never leaves the board: together both have one point more at every turn, but for
        // the unplayed card that counts from the beginning of each game.
        for pair in told.moments.windows(2) {
            let sum = |moment: &Moment| moment.values[0] + moment.values[1];
            let more = sum(&pair[1]) - sum(&pair[0]);
            assert!((1.0..=2.0).contains(&more), "{pair:?}");
        }
    }
}

/// What a seat cannot know does not show in the measures.
#[test]
fn measures_tell_nothing_that_is_hidden() {
    let rift = Rift::preset("standard").unwrap();
    let mut rng = Rng::stream(3, 0, Purpose::Chance);
    let mut table = Match::new(&rift, rift.start(2), 3, 0);
    let measured = |state: &_| {
        [0, 1].map(|seat| {
            let mut out = [0.0; 2];
            rift.measure(state, Seat(seat), &mut out);
            out
        })
    };
    let mut decisions = 0;
    loop {
        match rift.turn(table.state()) {
            Turn::Over => break,
            Turn::Chance => assert!(table.let_chance_fall(&mut ()).is_some()),
            Turn::Decide(seat) => {
                decisions += 1;
                let guess = rift.guess(&rift.view(table.state(), seat), &mut rng);
                assert_eq!(measured(&guess), measured(table.state()));
                let mut actions = Vec::new();
                rift.actions(table.state(), &mut actions);
                table.play(seat, actions[decisions % actions.len()], &mut ()).unwrap();
            }
        }
    }
    assert!(decisions > 16);
}
