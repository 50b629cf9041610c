//! Auctions, negotiations and debts, from positions that make them happen.

use std::fs;

use ludoteca_catalog::{Opening, Start, find};
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::Lang;

use crate::terminal::{Desk, Tty};

/// Saves a game that begins with a position: people are capitalised, the others are agents.
pub(crate) fn prepare(desk: &Desk, seats: &[&str], position: &str) {
    let game = find("monopoly").unwrap().open(&Opening::rules("street-masters")).unwrap();
    let start = Start { players: seats.len(), position: Some(("p.json".into(), position.into())) };
    let is_person = |seat: &str| seat.starts_with(char::is_uppercase);
    let name = |&seat: &&str| if is_person(seat) { format!("you:{seat}") } else { seat.into() };
    let table = game.begin(seats.iter().map(name).collect(), &start, 11).unwrap();
    fs::write(desk.path("x.sav"), table.save()).unwrap();
}

/// Types lines into the prepared game, and leaves without saving.
fn typed(desk: &Desk, lines: &[&str]) -> Tty {
    let mut tty = desk.start("console --load x");
    tty.answer_all(lines);
    let words = desk.words();
    // Whatever is still asked is refused.
    while tty.question().is_some_and(|prompt| !prompt.trim_end().ends_with('>')) {
        tty.answer(&words.plain("console-no"));
    }
    let leave = if words.lang().code() == "es" { "salir" } else { "quit" };
    tty.answer_all(&[leave, &words.plain("console-no")]);
    tty.end();
    tty
}

/// What must be read on a page.
#[track_caller]
fn assert_says(page: &str, lines: &[&str]) {
    let page = page.replace('\u{202f}', " ");
    for line in lines {
        assert!(page.contains(line), "expected {line:?} in:\n{page}");
    }
}

#[test]
fn an_auction_with_bids_passes_and_leaving() {
    let position = r#"{"players":[{"cash":60000,"square":11},{"cash":50000,"square":0},
        {"cash":50000,"square":0},{"cash":50000,"square":0}],
        "on_turn":0,"turns":9,"phase":"buying","dice":[5,6]}"#;
    let desk = Desk::new(Lang::Spanish, 100, 40);
    prepare(&desk, &["Ana", "Luis", "Eva", "rules"], position);
    let bids = ["n", "5000", "mucho", "paso", "ver -jugador rojo", "salir", "18000", "salir"];
    let page = typed(&desk, &bids).transcript();
    assert_says(&page, &["Subasta: Glorieta de Bilbao", "ha dejado la subasta", "ha ganado"]);
    check_golden("tests/pty/golden/auction-es.txt", &page);
}

const LOTS: &str = r#"{"players":[
    {"cash":60000,"square":0,"lots":[6,8,39],"jail_cards":1},
    {"cash":60000,"square":0,"lots":[9,37]},
    {"cash":60000,"square":0,"lots":[5,14]}],"on_turn":0,"turns":9}"#;

#[test]
fn people_negotiate_with_people_and_with_computer_players() {
    let desk = Desk::new(Lang::Spanish, 100, 40);
    prepare(&desk, &["Ana", "Luis", "gnome-a"], LOTS);
    // Ana gives Paseo del Prado and money for what completes her group; then a good and a bad
    // offer to the computer player.
    let to_luis = ["negociar", "Luis", "5000", "s", "39", "n", "n", "0", "s", "9", "n", "ver", "s"];
    let good = ["negociar", "2", "50000", "n", "n", "0", "s", "14", "n"];
    let bad = ["negociar", "2", "0", "n", "n", "5000", "n"];
    let lines = [&to_luis[..], &good, &bad].concat();
    let page = typed(&desk, &lines).transcript();
    assert_says(&page, &["Luis ha aceptado", "gnome-a ha aceptado", "gnome-a ha rechazado"]);
    check_golden("tests/pty/golden/negotiation-es.txt", &page);
}

#[test]
fn a_computer_player_makes_an_offer() {
    // What it lacks of a group is in the hands of somebody who can be paid well.
    let position = r#"{"players":[
        {"cash":60000,"square":0,"lots":[9,37,14]},
        {"cash":200000,"square":0,"lots":[6,8,39,11,13]}],"on_turn":1,"turns":9}"#;
    for (lang, lines, said) in [
        (Lang::Spanish, ["tirar", "pista", "s", "porque"], ["te ofrece", "Ana ha aceptado"]),
        (Lang::English, ["roll", "hint", "n", "why"], ["offers you", "Ana has refused"]),
    ] {
        let desk = Desk::new(lang, 100, 40);
        prepare(&desk, &["Ana", "gnome-a"], position);
        let page = typed(&desk, &lines).transcript();
        assert_says(&page, &said);
        let code = desk.words().lang().code();
        check_golden(format!("tests/pty/golden/offer-{code}.txt"), &page);
    }
}

#[test]
fn a_debt_is_solved_by_selling_and_mortgaging() {
    let position = r#"{"players":[
        {"cash":1000,"square":39,"lots":[5,15,{"square":1,"houses":1},{"square":3,"houses":1}]},
        {"cash":60000,"square":0,"lots":[37,39]}],
        "on_turn":0,"turns":9,"phase":"after","dice":[1,2],
        "debts":[{"amount":10000,"debtors":[0],"creditors":[1],"cause":"rent"}]}"#;
    let lines = [
        "roll",
        "pay",
        "bankrupt",
        "",
        "show -player yellow",
        "sell",
        "1",
        "sell 3",
        "mortgage",
        "5",
        "bankrupt",
        "pay",
    ];
    let desk = Desk::new(Lang::English, 100, 40);
    prepare(&desk, &["Ana", "Luis"], position);
    let page = typed(&desk, &lines).transcript();
    assert_says(&page, &["Ana: ", "You have the money to pay what you owe"]);
    check_golden("tests/pty/golden/debt-en.txt", &page);
}
