//! Whole games from `nuevo` to the last bankruptcy, in one go and saved in the middle.

use ludoteca_testkit::golden::check_golden;
use ludoteca_words::Lang;

use crate::person::People;
use crate::terminal::{Desk, Tty};

/// More than any of these games needs: a game that does not end is a failure, not a wait.
const MANY: usize = 3000;

/// Own rules with little money, two people, `rules` and `random`.
fn begin(tty: &mut Tty, [yes, no, yellow, red]: [&str; 4]) {
    let new = if yes == "s" { "nuevo" } else { "new" };
    tty.answer_all(&[new, no]);
    // The usual board and decks, 40 000 pesetas each, the usual houses and hotels, auctions.
    tty.answer_all(&["", "", "", "", "40000", "", "", yes, "4"]);
    tty.answer_all(&[no, "Ana", yellow, no, "Luis", red, yes, "rules", yes, "random", "", ""]);
}

const SPANISH: [&str; 4] = ["s", "n", "amarillo", "rojo"];
const ENGLISH: [&str; 4] = ["y", "n", "yellow", "red"];

#[test]
fn a_game_of_four_from_the_first_question_to_the_last_bankruptcy() {
    let desk = Desk::new(Lang::Spanish, 100, 40);
    let mut tty = desk.start("console --seed 3");
    begin(&mut tty, SPANISH);
    People::new(desk.words()).play(&mut tty, MANY);
    tty.answer_all(&["ver -banca", "grafica", "salir", "n"]);
    tty.end();
    let transcript = tty.transcript();
    assert_eq!(transcript.matches("ha quebrado").count(), 3, "the last one standing wins");
    check_golden("tests/pty/golden/four-players-es.txt", &transcript);
}

#[test]
fn saved_in_the_middle_and_loaded_by_another_process_it_ends_the_same() {
    let desk = Desk::new(Lang::English, 100, 40);
    let mut whole = desk.start("console --seed 4");
    begin(&mut whole, ENGLISH);
    People::new(desk.words()).play(&mut whole, MANY);
    whole.answer_all(&["save whole", "quit"]);
    whole.end();

    let mut people = People::new(desk.words());
    let mut first = desk.start("console --seed 4");
    begin(&mut first, ENGLISH);
    people.play(&mut first, 40);
    first.answer_all(&["show -player yellow", "save middle", "quit"]);
    first.end();
    let mut second = desk.start("console --load middle");
    people.play(&mut second, MANY);
    second.answer_all(&["save parts", "quit"]);
    second.end();

    assert_eq!(desk.read("parts.sav"), desk.read("whole.sav"));
    let outcome = whole.transcript();
    let outcome = outcome.lines().find(|line| line.contains("The game is over")).unwrap();
    let (first, second) = (first.transcript(), second.transcript());
    assert!(second.contains(outcome), "{outcome}");
    check_golden("tests/pty/golden/saved-and-loaded-en.txt", &format!("{first}\n{second}"));
}
