//! Boards of any size play through.

use std::fmt::Write as _;

use ludoteca_core::{Game as _, Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::{Board, Event, Monopoly, Phase, Rules};

use super::table::{position, table};

fn game(text: &str, rules: Rules) -> Monopoly {
    let board = Board::read("test", text).into_result().unwrap_or_else(|why| panic!("{why:?}"));
    Monopoly::new(board, Vec::new(), rules).expect("a sound game")
}

/// Six squares: a group of two, a station, a jail and the way to it.
fn tiny() -> Monopoly {
    let text = "salida|0|Go|Go|20
calle|1|First|First|red|40|20|30|60|90|120|150|180|10|10
carcel|2|Jail|Jail|2|15
calle|3|Second|Second|red|60|30|40|80|120|160|200|240|10|10
estacion|4|Station|Station|100|50|60|80|100|200
a_la_carcel|5|To jail|To jail
";
    game(text, Rules { start_cash: 200, ..Rules::OFFICIAL })
}

/// 128 squares, of which 64 are lots in groups of two.
fn huge() -> Monopoly {
    let mut text = String::from("salida|0|Go|Go|200\ncarcel|1|Jail|Jail|3|50\n");
    for square in 2..128 {
        let line = match square {
            2..66 => {
                let (group, price) = (square / 2, 50 + square);
                let mortgage = price / 2;
                let name = format!("calle|{square}|S{square}|S{square}|g{group}");
                format!("{name}|{price}|{mortgage}|9|40|90|250|350|500|50|50")
            }
            127 => "a_la_carcel|127|To jail|To jail".to_owned(),
            _ => format!("parking|{square}|P{square}|P{square}"),
        };
        writeln!(text, "{line}").expect("strings take everything");
    }
    game(&text, Rules::OFFICIAL)
}

/// Plays random games to their end or to 300 turns; every state is sound.
fn play_through(game: &Monopoly, games: u64) -> usize {
    let mut finished = 0;
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    for game_no in 0..games {
        let mut rng = Rng::stream(5, game_no, Purpose::Setup);
        let mut state = game.start(3);
        while game.turns_taken(&state) < 300 {
            match game.turn(&state) {
                Turn::Over => {
                    finished += 1;
                    break;
                }
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
            assert_eq!(game.audit(&state), Ok(()));
        }
    }
    finished
}

#[test]
fn a_tiny_board_plays_through() {
    assert!(play_through(&tiny(), 20) > 0, "some games end");
}

#[test]
fn a_huge_board_plays_through() {
    play_through(&huge(), 4);
    assert_eq!(huge().board().squares().len(), 128);
    assert_eq!(huge().board().deeds().len(), 64);
}

#[test]
fn a_long_roll_goes_round_a_tiny_board_twice() {
    let mut t = table(tiny(), &position(&["@4", ""]));
    t.play("roll; * 6+6; buy");
    assert_eq!((t.square(0), t.cash()[0]), (4, 200 + 2 * 20 - 100));
    assert!(t.saw(Event::Salary { seat: Seat(0), amount: 40 }));
}

#[test]
fn the_jail_of_the_board_says_how_long_and_how_much() {
    let mut t = table(tiny(), &position(&["jail2", ""]));
    assert_eq!(t.refused("fine"), ludoteca_monopoly::Illegal::FineTooLate);
    t.play("roll; * 1+2");
    assert_eq!((t.square(0), t.cash()[0], t.phase()), (2, 185, Phase::Before));
}

#[test]
fn without_a_jail_three_doubles_end_the_turn() {
    let text = "salida|0|Go|Go|5\nparking|1|A|A\nparking|2|B|B\nparking|3|C|C\n";
    let mut t = table(game(text, Rules::OFFICIAL), &position(&["", ""]));
    t.play("roll; * 1+1; done; * 2+2; done; * 1+1");
    assert_eq!((t.on_turn(), t.square(0), t.jail(0)), (1, 2, 0));
}

#[test]
fn the_last_squares_of_a_huge_board_lead_to_go_and_to_jail() {
    let mut t = table(huge(), &position(&["@120", ""]));
    t.play("roll; * 4+4; done");
    assert_eq!((t.square(0), t.cash()[0]), (0, 1700));
    let mut t = table(huge(), &position(&["@120", ""]));
    t.play("roll; * 3+4");
    assert_eq!((t.square(0), t.jail(0)), (1, 1));
}
