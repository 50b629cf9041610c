//! Positions: every state has one that leads back to it, and bad ones say all that is wrong.
//!
//! Needs the feature `serde`: run the tests with `--all-features`.

use std::collections::BTreeSet;

use ludoteca_core::{Game as _, Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::position::{Business, PositionFault};
use ludoteca_monopoly::{Monopoly, Phase, Place, Position, Rules, State};

/// What a state is about, for counting what was met.
fn kind(position: &Position) -> String {
    let phase = format!("{:?}", position.phase);
    let phase = phase.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let business = position.business.as_ref().map_or("", |business| match business {
        Business::Opening { .. } => "opening",
        Business::Auction(_) => "auction",
        Business::Trade(_) => "trade",
        Business::Package(package) if package.to_ask.is_empty() => "draft",
        Business::Package(_) => "package",
        Business::Interest { .. } => "interest",
        Business::Claim { .. } => "claim",
        Business::Placing { .. } => "placing",
    });
    let debt = if position.debts.is_empty() { "" } else { "debt" };
    format!("{phase} {business}{debt}")
}

fn back_and_forth(game: &Monopoly, state: &State) -> String {
    let position = Position::of(game, state);
    let back = position.to_state(game);
    assert_eq!(back.as_ref(), Ok(state), "{position:#?}");
    let text = serde_json::to_string(&position).expect("a position is plain data");
    let read: Position = serde_json::from_str(&text).expect("what was written reads back");
    assert_eq!(read, position, "{text}");
    kind(&position)
}

/// Plays random games and takes every state to its position and back.
fn check(game: &Monopoly, games: u64, cap: u32, met: &mut BTreeSet<String>) {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    for game_no in 0..games {
        let mut rng = Rng::stream(11, game_no, Purpose::Setup);
        let players = [2, 3, 4, 5, 6][rng.below(5) as usize];
        let mut state = game.start(players);
        loop {
            let kind = back_and_forth(game, &state);
            met.insert(kind);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Decide(_) if game.turns_taken(&state) >= cap => break,
                Turn::Decide(_) => {
                    actions.clear();
                    game.actions(&state, &mut actions);
                    let action = rng.pick(&actions).expect("somebody can move");
                    game.play(&mut state, action, &mut ());
                }
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&state, &mut outcomes);
                    let outcome = rng.pick_weighted(&outcomes).expect("something can happen");
                    game.resolve(&mut state, outcome, &mut ());
                }
            }
        }
    }
}

#[test]
fn every_state_has_a_position_that_leads_back_to_it() {
    let mut met = BTreeSet::new();
    for (preset, rules, _) in Rules::PRESETS {
        let game = Monopoly::preset(preset).unwrap();
        check(&game, 6, 60, &mut met);
        let scarce = Rules { houses: 5, hotels: 2, start_cash: 4000, ..rules };
        let variant =
            Rules { packages: true, trade_buildings: true, reshuffle_decks: true, ..scarce };
        check(&game.with_rules(variant).unwrap(), 3, 80, &mut met);
    }
    let short = Rules { start_cash: 750, ..Rules::OFFICIAL.short() };
    let game = Monopoly::preset("official").unwrap().with_rules(short).unwrap();
    check(&game, 6, 80, &mut met);
    let kinds: Vec<&str> = met.iter().map(String::as_str).collect();
    for wanted in [
        "Opening opening",
        "Dealing ",
        "Others ",
        "Others trade",
        "Before ",
        "Before trade",
        "Before draft",
        "Before package",
        "Before interest",
        "Rolling ",
        "Buying ",
        "Taxing ",
        "Drawing ",
        "Choosing ",
        "After ",
        "After auction",
        "After debt",
        "Over ",
    ] {
        assert!(kinds.contains(&wanted), "{wanted:?} was not met: {kinds:?}");
    }
}

fn read(text: &str) -> Position {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn faults(text: &str) -> Vec<PositionFault> {
    let game = Monopoly::preset("street-masters").expect("a shipped preset");
    read(text).to_state(&game).err().unwrap_or_default()
}

#[test]
fn a_short_position_is_filled_in() {
    let game = Monopoly::preset("street-masters").unwrap();
    let position = read(
        r#"{"players":[{"cash":60000,"lots":[6,{"square":5,"mortgaged":true},{"square":37,"houses":2},{"square":39,"hotel":false,"houses":3}]},{"jail":2,"jail_cards":1}]}"#,
    );
    let state = position.to_state(&game).unwrap();
    let view = game.view(&state, Seat(0));
    assert_eq!(view.phase(), Phase::Before);
    assert_eq!((view.on_turn(), view.turns()), (Seat(0), 1));
    assert_eq!((view.cash(Seat(0)), view.cash(Seat(1))), (60_000, 250_000));
    assert_eq!((view.place(Seat(0)), view.place(Seat(1))), (Place(0), Place(10)));
    assert_eq!((view.jail_turn(Seat(1)), view.jail_cards(Seat(1))), (2, 1));
    assert_eq!(view.stock(), (27, 12));
    assert_eq!(game.turn(&state), Turn::Decide(Seat(0)));
    let full = Position::of(&game, &state);
    assert_eq!(full.decks[0].unseen.as_ref().map(Vec::len), Some(15), "one card is in a hand");
    assert_eq!(full.to_state(&game), Ok(state));
}

#[test]
fn all_faults_are_told_at_once() {
    let place = Place;
    let found = faults(
        r#"{"players":[{"cash":-5,"lots":[6,6,2,77,{"square":39,"houses":1}],"jail":9},
            {"lots":[{"square":1,"houses":7},3,{"square":5,"houses":1}],"square":40,
             "jail_cards":[{"deck":0,"card":0},{"deck":5,"card":1}]}],
           "on_turn":4,"dice":[6,1],"doubles":9,"pot":-1,
           "decks":[{"seen":[1,1,99]}],
           "debts":[{"amount":0,"debtors":[],"cause":"rent"}]}"#,
    );
    for fault in [
        PositionFault::Cash { seat: Seat(0), cash: -5 },
        PositionFault::OwnedTwice { square: place(6) },
        PositionFault::NoLot { square: place(2) },
        PositionFault::UnknownSquare { square: place(77) },
        PositionFault::IncompleteGroup { square: place(39) },
        PositionFault::JailTurn { seat: Seat(0), most: 3 },
        PositionFault::TooManyHouses { square: place(1), most: 4 },
        PositionFault::NoStreet { square: place(5) },
        PositionFault::UnknownSquare { square: place(40) },
        PositionFault::NotKept { deck: 0, card: 0 },
        PositionFault::UnknownDeck { deck: 5 },
        PositionFault::NoSuchSeat { seat: Seat(4) },
        PositionFault::Dice,
        PositionFault::Doubles { doubles: 9 },
        PositionFault::Pot { pot: -1 },
        PositionFault::CardTwice { deck: 0, card: 1 },
        PositionFault::UnknownCard { deck: 0, card: 99 },
        PositionFault::DebtMakesNoSense,
    ] {
        assert!(found.contains(&fault), "{fault:?} is not among {found:#?}");
    }
    let words: BTreeSet<String> = found.iter().map(ToString::to_string).collect();
    assert!(words.contains("seat 0: expected cash between 0 and 1000000000, found -5"));
}

#[test]
fn a_position_that_no_game_could_reach_is_refused() {
    let because = |text: &str| match &*faults(text) {
        [PositionFault::Phase { because } | PositionFault::Business { because }] => *because,
        other => panic!("{text}: {other:?}"),
    };
    let two = r#""players":[{"lots":[1,3]},{"lots":[5]}]"#;
    for (rest, reason) in [
        (r#""phase":"buying""#, "there is nothing that could be bought"),
        (r#""phase":"taxing""#, "there is no tax to choose"),
        (r#""phase":{"drawing":7}"#, "there is no card to draw"),
        (r#""phase":"leaving-jail""#, "no fine is open"),
        (r#""phase":"opening""#, "nobody rolls for the start"),
        (r#""phase":"dealing""#, "no lots are to be dealt"),
        (r#""phase":{"window":{"seat":0,"before_roll":true}}"#, "no such seat can have a window"),
        (r#""phase":{"window":{"seat":9,"before_roll":true}}"#, "no such seat can have a window"),
        (r#""business":{"auction":{"wares":{"lot":5}}}"#, "the bank does not have that to sell"),
        (r#""business":{"auction":{"wares":{"lot":39},"bid":9}}"#, "nobody made the bid"),
        (
            r#""business":{"auction":{"wares":{"lot":39},"bid":900000,"bidder":1}}"#,
            "the bidder could not have made the bid",
        ),
        (r#""business":{"trade":{"from":1,"to":0,"cash":5}}"#, "it is not this seat's window"),
        (r#""business":{"interest":{"lots":[5]}}"#, "interest is due on mortgaged lots"),
        (r#""business":{"placing":{"seat":1}}"#, "there is no place for the building"),
        (
            r#""business":{"claim":{"builder":0,"square":1,"to_ask":[1]}}"#,
            "nobody else could want the building",
        ),
    ] {
        assert_eq!(because(&format!("{{{two},{rest}}}")), reason, "{rest}");
    }
    let too_poor = r#"{"players":[{"cash":5},{}],"business":{"trade":{"from":0,"to":1,"cash":9}}}"#;
    assert!(matches!(&*faults(too_poor), [PositionFault::Illegal(_)]));
    assert_eq!(faults(r#"{"players":[{}]}"#), [PositionFault::Players { found: 1 }]);
    let uneven = r#"{"players":[{"lots":[{"square":1,"houses":3},3]},{}]}"#;
    assert!(matches!(&*faults(uneven), [PositionFault::Audit(_)]));
}

#[test]
fn a_misspelt_file_is_refused_with_what_was_expected() {
    let message = |text: &str| serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(message(r#"{"playrs":[]}"#).contains("unknown field `playrs`"));
    assert!(message(r#"{"players":[{"lots":["x"]}]}"#).contains("the number of a square or {"));
    assert!(message(r#"{"players":[{"jail_cards":"x"}]}"#).contains("a number of jail cards or"));
    assert!(message(r#"{"phase":"later"}"#).contains("unknown variant `later`"));
}

/// What play never leads to would break what the rules rely on.
#[test]
fn positions_that_play_cannot_reach_are_refused() {
    let official = Monopoly::preset("official").expect("a shipped preset");
    let short = official.with_rules(Rules::OFFICIAL.short()).expect("sound rules");
    let seats = r#""players":[{},{},{},{},{}]"#;
    let odd_debts = r#""debts":[{"amount":5,"debtors":[3],"creditors":[4],"cause":"card"},
        {"amount":5,"debtors":[1,2],"creditors":[0],"cause":"card"}]"#;
    let mortgaged = r#""players":[{"square":12},{"lots":[{"square":12,"mortgaged":true}]}]"#;
    let cases = [
        (&official, format!("{{{seats},\"turns\":4294967295}}"), "turns"),
        (&official, format!("{{{seats},\"doubles\":3}}"), "doubles"),
        (&official, format!("{{{seats},{odd_debts}}}"), "debt"),
        (&short, r#"{"players":[{"cash":0},{"cash":0}],"phase":"dealing"}"#.to_owned(), "dealt"),
        (&short, r#"{"players":[{},{},{"out":true}],"phase":"dealing"}"#.to_owned(), "dealt"),
        (&short, r#"{"players":[{"lots":[1,3]},{}],"phase":"dealing"}"#.to_owned(), "dealt"),
        (
            &official,
            format!(
                "{{{mortgaged},\"phase\":{{\"throwing\":{{\"deck\":1,\"card\":3,\"choice\":0}}}}}}"
            ),
            "throw",
        ),
    ];
    for (game, text, expected) in cases {
        let position: Position = serde_json::from_str(&text).expect("it reads");
        let faults = position.to_state(game).expect_err(&text);
        assert!(faults.iter().any(|fault| fault.to_string().contains(expected)), "{faults:?}");
    }
}
