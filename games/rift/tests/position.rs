//! Positions: they read back, faults are told all at once, and the printed game fits into them.

use ludoteca_core::{Audience, Game as _, Match, Purpose, Rng, Seat, Step, Turn, Witness};
use ludoteca_rift::{Action, CardBase, DeckList, Event, Format, Position, Rift, Rules, State};
use ludoteca_testkit::effort;

fn rift(rules: Rules) -> Rift {
    Rift::new(CardBase::the_rift(), rules).expect("playable rules")
}

fn read(text: &str) -> Position {
    serde_json::from_str(text).expect("a position")
}

/// Writes every state down and reads it back.
struct Scribe<'a>(&'a Rift, u32);

impl Witness<Rift> for Scribe<'_> {
    const EVENTS: bool = false;

    fn step(&mut self, state: &State, _: Step<Rift>, _: &[(Audience, Event)]) {
        let game = self.0;
        let position = Position::of(game, state);
        let text = serde_json::to_string(&position).expect("JSON");
        assert_eq!(read(&text), position, "{text}");
        let back = position.to_state(game).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert_eq!(Position::of(game, &back), position);
        // Neither seat can tell the two apart, and the rules go on in the same way.
        for seat in [Seat(0), Seat(1)] {
            let views = [state, &back].map(|state| format!("{:?}", game.view(state, seat)));
            assert_eq!(views[0], views[1]);
            assert_eq!(state.undrawn(seat), back.undrawn(seat));
        }
        assert_eq!(game.turn(state), game.turn(&back));
        assert_eq!(game.turns_taken(state), game.turns_taken(&back));
        self.1 += 1;
    }
}

#[test]
fn every_state_of_every_kind_of_game_reads_back() {
    let standard = Rules::STANDARD;
    let mut rng = Rng::stream(3, 0, Purpose::Setup);
    let deck1 = DeckList::random(&CardBase::the_rift(), Format::default(), &mut rng);
    let rules = [
        standard,
        Rules { pie: true, games: 3, unplayed_counts: true, ..standard },
        Rules { board: "..../.##./....".parse().unwrap(), games: 2, ..standard },
        Rules { deck1, games: 2, ..standard },
        Rules { value_limit: 50, ..standard },
    ];
    let mut seen = 0;
    for rules in rules {
        let game = rift(rules);
        for game_no in 0..effort(10, 200) {
            let mut scribe = Scribe(&game, 0);
            let mut table = Match::new(&game, game.start(2), 11, game_no);
            play_at_random(&game, &mut table, &mut scribe);
            seen += scribe.1;
        }
    }
    assert!(seen > 2000, "{seen} states");
}

/// Plays a game by random listed actions and shows every state.
fn play_at_random(game: &Rift, table: &mut Match<'_, Rift>, scribe: &mut Scribe<'_>) {
    let mut rng = Rng::stream(12, 0, Purpose::Setup);
    let mut actions = Vec::new();
    loop {
        let step = match game.turn(table.state()) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(table.let_chance_fall(&mut ()).expect("chance falls")),
            Turn::Decide(seat) => {
                actions.clear();
                game.actions(table.state(), &mut actions);
                let action = rng.pick(&actions).expect("some action");
                table.play(seat, action, &mut ()).expect("a listed action");
                Step::Play(seat, action)
            }
        };
        scribe.step(table.state(), step, &[]);
    }
}

#[test]
fn all_faults_are_told_at_once() {
    let position = read(
        r##"{"players": [{"hand": ["Renegado", "Renegado", "Renegado", "Nadie"]},
                        {"hand": ["Alimana"], "known": ["Acechador", "Alimana", "Alimana"]}],
            "board": [["2 Renegado", "", "#"], ["0 Ninguno", "", ""], ["", "", "1"]],
            "order": ["0,0", "7,7"],
            "starter": 3}"##,
    );
    let faults = position.to_state(&rift(Rules::STANDARD)).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "cell 0,0: expected \"\", \"#\" or a seat and a card like \"0 Renegado\", found \
             \"2 Renegado\"",
            "cell 2,0: expected \"#\" exactly where the rules block a cell",
            "cell 0,1: expected a card of the base, found \"Ninguno\"",
            "cell 2,2: expected \"\", \"#\" or a seat and a card like \"0 Renegado\", found \"1\"",
            "order: expected a cell like 2,1, found \"7,7\"",
            "expected seat 0 or 1, found 3",
            "hand of seat 0: expected a card of the base, found \"Nadie\"",
            "seat 0: expected at most 2 copies of \"Renegado\", found 3",
            "seat 1: \"Acechador\" is known but not in the deck",
            "seat 1: \"Alimana\" is known but not in the deck",
        ]
    );
}

#[test]
fn other_faults_are_told() {
    let game = rift(Rules::STANDARD);
    let told = |text: &str| {
        let faults = read(text).to_state(&game).unwrap_err();
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(told("{}"), "expected 2 players, found 0");
    assert_eq!(
        told(r#"{"players": [{}, {}]}"#),
        "seat 0: expected a card in hand to play, found none"
    );
    assert!(
        told(r#"{"players":[{},{}],"board":[["",""],["","",""]]}"#).contains("3 rows of 3 cells")
    );
    let placed = r#""board":[["0 Renegado","",""],["","",""],["","",""]]"#;
    assert!(
        told(&format!(r#"{{"players":[{{}},{{"hand":["Alimana"]}}],{placed},"order":["1,1"]}}"#))
            .contains("each of the 1 cells with a card once")
    );
    assert!(
        told(&format!(r#"{{"players":[{{}},{{}}],{placed},"dealt":3}}"#))
            .contains("an empty board while decks are dealt")
    );
    assert!(
        told(&format!(r#"{{"players":[{{}},{{"hand":["Alimana"]}}],{placed},"echo":["1,0"]}}"#))
            .contains("expected flipped cards to be controlled by who flipped them")
    );
    assert!(
        told(r#"{"players":[{"hand":["Alimana"]},{}],"wins":[1,0]}"#)
            .contains("no more games are won than played")
    );
}

#[test]
fn cards_that_nobody_names_are_filled_in_in_order() {
    let game = rift(Rules { deck2: deck(), ..Rules::STANDARD });
    let text = r#"{"players": [{"hand": ["Soldado entrenado"], "deck": ["Locura encarnada"]},
                               {"hand": ["Alimana"]}]}"#;
    let state = read(text).to_state(&game).unwrap();
    let name = |card| game.base().card(card).name.as_str();
    let next: Vec<&str> = state.undrawn(Seat(0)).iter().map(|&card| name(card)).collect();
    assert_eq!(next[..3], ["Locura encarnada", "Soldado entrenado", "Ratido de biblioteca"]);
    assert_eq!(next.len(), 19);
    // With a given deck the rest of it is filled in.
    let mut list: Vec<_> = state.hand(Seat(1)).chain(state.undrawn(Seat(1)).to_vec()).collect();
    list.sort_unstable();
    assert_eq!(Some(list.as_slice()), deck().as_ref().map(|deck| deck.cards().as_slice()));
}

/// A deck with both copies of the first ten cards that cost nothing much, Alimana among them.
fn deck() -> Option<DeckList> {
    let base = CardBase::the_rift();
    let cards: Vec<_> = base.ids().skip(5).take(10).flat_map(|card| [card; 2]).collect();
    DeckList::new(&base, &cards)
}

/// The printed game by turns: the hand, the card, its cell, and who controls what after it, as the
/// document shows it. Seat 0 is the document's player b, who starts.
///
/// ```text
/// 9 b Brujo      8 a Estratega  4 a Soldado       the turn, the player and the card
/// 6 a Alimana    5 b Asesino    3 b Cabecilla
/// 7 b Alimaña s. 2 a Tirador    1 b Historiador
/// ```
const TURNS: [(&[&str], &str, &str, [&str; 3]); 9] = [
    (
        &[
            "Historiador treciano",
            "Asesino contratado",
            "Renegado",
            "Alimaña sedienta",
            "Cabecilla ratido",
        ],
        "Historiador treciano",
        "2,2",
        ["...", "...", "..0"],
    ),
    (
        &[
            "Renegado",
            "Bardo temeroso",
            "Soldado aguerrido",
            "Tirador novato",
            "Homunculo",
            "Estratega de Landuin",
        ],
        "Tirador novato",
        "1,2",
        ["...", "...", ".11"],
    ),
    (
        &[
            "Asesino contratado",
            "Renegado",
            "Alimaña sedienta",
            "Cabecilla ratido",
            "Esclavo ignorante",
            "Tirador de Landuin",
        ],
        "Cabecilla ratido",
        "2,1",
        ["...", "..0", ".10"],
    ),
    (
        &[
            "Renegado",
            "Bardo temeroso",
            "Soldado aguerrido",
            "Homunculo",
            "Estratega de Landuin",
            "Alimana",
        ],
        "Soldado aguerrido",
        "2,0",
        ["..1", "..1", ".10"],
    ),
    (
        &[
            "Asesino contratado",
            "Renegado",
            "Alimaña sedienta",
            "Esclavo ignorante",
            "Tirador de Landuin",
            "Brujo del olvido",
        ],
        "Asesino contratado",
        "1,1",
        ["..1", ".00", ".10"],
    ),
    (
        &[
            "Renegado",
            "Bardo temeroso",
            "Homunculo",
            "Estratega de Landuin",
            "Alimana",
            "Tirador de Landuin",
        ],
        "Alimana",
        "0,1",
        ["..1", "110", ".10"],
    ),
    (
        &[
            "Renegado",
            "Alimaña sedienta",
            "Esclavo ignorante",
            "Tirador de Landuin",
            "Brujo del olvido",
            "Acechador",
        ],
        "Alimaña sedienta",
        "0,2",
        ["..1", "010", "010"],
    ),
    (
        &[
            "Renegado",
            "Bardo temeroso",
            "Homunculo",
            "Estratega de Landuin",
            "Tirador de Landuin",
            "Locura encarnada",
        ],
        "Estratega de Landuin",
        "1,0",
        [".11", "010", "010"],
    ),
    (
        &[
            "Renegado",
            "Esclavo ignorante",
            "Tirador de Landuin",
            "Brujo del olvido",
            "Acechador",
            "Historiador treciano",
            "Locura encarnada",
        ],
        "Brujo del olvido",
        "0,0",
        ["011", "010", "010"],
    ),
];

fn action(game: &Rift, card: &str, cell: &str) -> Action {
    let card = game.base().find(card).expect("a card");
    Action::Play { card, cell: cell.parse().expect("a cell") }
}

fn control(game: &Rift, state: &State) -> Vec<String> {
    let board = game.rules().board;
    let letter = |idx| state.at(idx).map_or('.', |(_, seat)| char::from(b'0' + seat.0));
    let letters: Vec<char> = (0..board.len().into()).map(letter).collect();
    letters.chunks(board.width().into()).map(|row| row.iter().collect()).collect()
}

/// Each turn as a position of its own: the board so far and one hand, all else left out.
#[test]
fn every_turn_of_the_printed_game_is_a_position() {
    let game = rift(Rules::CLASSIC);
    let mut board = vec![vec![String::new(); 3]; 3];
    let mut order: Vec<String> = Vec::new();
    for (turn, (hand, card, cell, after)) in TURNS.into_iter().enumerate() {
        let mut position =
            Position { board: board.clone(), order: order.clone(), ..Position::default() };
        position.players = vec![ludoteca_rift::position::Player::default(); 2];
        position.players[turn % 2].hand = hand.iter().map(|&name| name.to_owned()).collect();
        let mut state = position.to_state(&game).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(game.turn(&state), Turn::Decide(Seat(u8::from(turn % 2 == 1))));
        let action = action(&game, card, cell);
        assert_eq!(game.check(&state, action), Ok(()), "turn {}", turn + 1);
        game.play(&mut state, action, &mut ());
        assert_eq!(control(&game, &state), after, "after turn {}", turn + 1);
        board = Position::of(&game, &state).board;
        order.push(cell.to_owned());
    }
}

/// The whole game from its first turn, with the draws that the hands show.
#[test]
fn the_printed_game_can_be_played_from_its_beginning() {
    let game = rift(Rules::CLASSIC);
    let text = r#"{"players": [
        {"hand": ["Historiador treciano", "Asesino contratado", "Renegado", "Alimaña sedienta",
                  "Cabecilla ratido"],
         "deck": ["Esclavo ignorante", "Tirador de Landuin", "Brujo del olvido", "Acechador",
                  "Historiador treciano", "Locura encarnada"]},
        {"hand": ["Renegado", "Bardo temeroso", "Soldado aguerrido", "Tirador novato", "Homunculo"],
         "deck": ["Estratega de Landuin", "Alimana", "Tirador de Landuin", "Locura encarnada"]}]}"#;
    let mut state = read(text).to_state(&game).unwrap();
    for (turn, (hand, card, cell, after)) in TURNS.into_iter().enumerate() {
        let seat = Seat(u8::from(turn % 2 == 1));
        let name = |card| game.base().card(card).name.as_str();
        let held: Vec<&str> = state.hand(seat).map(name).collect();
        assert_eq!(held, hand, "hand of turn {}", turn + 1);
        let action = action(&game, card, cell);
        assert_eq!(game.check(&state, action), Ok(()));
        game.play(&mut state, action, &mut ());
        assert_eq!(control(&game, &state), after, "after turn {}", turn + 1);
    }
    assert_eq!((game.turn(&state), state.points()), (Turn::Over, [5, 4]));
    assert_eq!(state.leader(), Some(Seat(0)));
}
