//! Every fault that a deck file can have, with its line and its words.

use crate::{Board, CardAction, Deck, misfits};

const GOOD: &str = "[Last]\nnumero= 99\n{ACCION\n    pagar= 5\n}\n;\n";

fn faults(text: &str) -> Vec<String> {
    Deck::read("d.tjt", text).faults.iter().map(ToString::to_string).collect()
}

/// Expects these faults, and that the card behind the bad one is still read.
#[track_caller]
fn check(bad: &str, expected: &[&str]) {
    let reading = Deck::read("d.tjt", &format!("{bad}\n{GOOD}"));
    let shown: Vec<String> = reading.faults.iter().map(ToString::to_string).collect();
    assert_eq!(shown, expected);
    let numbers: Vec<u32> = reading.value.unwrap().cards.iter().map(|card| card.number).collect();
    assert_eq!(numbers, [99]);
}

/// A card whose block has these lines, from line 4 on.
fn card(lines: &str) -> String {
    format!("[A card]\nnumero= 1\n{{ACCION\n{lines}\n}}\n;")
}

#[test]
fn every_name_is_read() {
    let lines = "sgtServicio= 1\nSGTESTACION= 1\nsgtpropiedad= 1\nencarcelar= 1\navanzarA= 127\n\
                 avanzar= -127\npagar= -10000000\npagarPorCasa= 1\npagarPorHotel= 2\n\
                 pagarATodos= -3\nmultiPago= 4\nmultiPagoDado= 1\ncobrarSalida= 0\n\
                 tarjetaCarcel= 1";
    let deck = Deck::read("d.tjt", &card(lines)).into_result().unwrap();
    let action = CardAction {
        pay: -10_000_000,
        pay_per_house: 1,
        pay_per_hotel: 2,
        pay_each: -3,
        keep: true,
        advance_to: Some(127),
        advance: -127,
        next_station: true,
        next_utility: true,
        next_street: true,
        jail: true,
        collect_salary: false,
        rent_factor: 4,
        rent_by_dice: true,
    };
    assert_eq!(deck.cards[0].alternatives, [action]);
    assert_eq!(Deck::read("d.tjt", &deck.to_tjt()).into_result(), Ok(deck));
}

#[test]
fn layout_is_free() {
    let text = "\u{feff}# deck\r\n[  Pay;\r\n\r\n  or {go}\r\n # not said\r\n= back [3]\r\n\
                NUMERO=7{acción pagar=5}\r\n{ACCION avanzar = -3 cobrarSalida= 1 };\
                [B] numero= 8 {ACCION pagar= 0};";
    let deck = Deck::read("d.tjt", text).into_result().unwrap();
    assert_eq!(deck.cards[0].text, "Pay; or {go} = back [3");
    assert_eq!(deck.cards[0].number, 7);
    let pay = CardAction { pay: 5, ..CardAction::default() };
    let back = CardAction { advance: -3, ..CardAction::default() };
    assert_eq!(deck.cards[0].alternatives, [pay, back]);
    assert_eq!(deck.cards[1].alternatives, [CardAction::default()]);
    assert_eq!(Deck::read("d.tjt", &deck.to_tjt()).into_result(), Ok(deck));
}

#[test]
fn bad_entries() {
    check(&card("pagarr= 1"), &["d.tjt:4: unknown action `pagarr`: did you mean `pagar`?"]);
    check(
        &card("\npagar= 1\nencarcelar= 2"),
        &["d.tjt:6: encarcelar: expected a number from 0 to 1, found 2"],
    );
    check(
        &card("pagar= mucho\navanzar= 128\navanzarA= 128\nmultiPago= 1000001\npagarPorCasa= -1"),
        &[
            "d.tjt:4: pagar: expected a number from -10000000 to 10000000, but `mucho` is not a \
             whole number",
            "d.tjt:5: avanzar: expected a number from -127 to 127, found 128",
            "d.tjt:6: avanzarA: expected a number from 0 to 127, found 128",
            "d.tjt:7: multiPago: expected a number from 0 to 1000000, found 1000001",
            "d.tjt:8: pagarPorCasa: expected a number from 0 to 10000000, found -1",
        ],
    );
    check(
        &card("pagar= 1\navanzar= 2\nPAGAR= 3"),
        &["d.tjt:6: PAGAR: expected once in a block, found again"],
    );
    check(
        &card("pagar\navanzar=\nmultiPago 3\n= 4"),
        &[
            "d.tjt:4: expected `pagar= value`, found the end of the line",
            "d.tjt:5: expected `avanzar= value`, found the end of the line",
            "d.tjt:6: expected `multiPago= value`, found `3`",
            "d.tjt:7: expected the name of an action before `=`, found none",
            "d.tjt:7: expected `name= value`, found `4`",
        ],
    );
    let all = faults(&card("qwertyuiop= 1"));
    assert!(all[0].contains("expected one of `pagar`, `pagarPorCasa`, "), "{all:?}");
}

#[test]
fn bad_blocks() {
    check(
        "[A]\nnumero= 1\n{\npagar= 1 }\n;",
        &["d.tjt:4: expected `ACCION` after `{`, found `pagar`"],
    );
    check(
        "[A]\nnumero= 1\n{ACCION\n}\n;",
        &["d.tjt:3: expected at least one `name= value` in the block, found none"],
    );
    check(
        "[A]\nnumero= 1\n;",
        &["d.tjt:1: expected an `{ACCION … }` block on the card, found none"],
    );
    check(
        "[A]\nnumero= 1\n{ACCION\npagar= 1\n;",
        &["d.tjt:3: expected `}` at the end of the block, found `;` on line 5"],
    );
    check(
        "[A]\nnumero= 1\n{ACCION\npagar= 1\n{ACCION\npagar= 2\n}\n;",
        &["d.tjt:3: expected `}` at the end of the block, found `{` on line 5"],
    );
    let nine = "{ACCION pagar= 1}\n".repeat(9);
    check(
        &format!("[A]\nnumero= 1\n{nine};"),
        &["d.tjt:11: expected at most 8 blocks, found more"],
    );
}

#[test]
fn bad_numbers_of_cards() {
    let number = "numero: expected a number from 0 to 4294967295";
    check("[A]\n{ACCION pagar= 1};", &["d.tjt:1: expected the card's `numero= N`, found none"]);
    check(
        "[A]\nnumero= uno\n{ACCION pagar= 1};",
        &[&format!("d.tjt:2: {number}, but `uno` is not a whole number")],
    );
    check("[A]\nnumero= -1\n{ACCION pagar= 1};", &[&format!("d.tjt:2: {number}, found -1")]);
    check(
        "[A]\nnumero= 1\nnumero= 2\n{ACCION pagar= 1};",
        &["d.tjt:3: expected one `numero` on the card, found another"],
    );
    check(
        "[A]\nnumero\n{ACCION pagar= 1};",
        &["d.tjt:2: expected `numero= value`, found the end of the line"],
    );
    let twice = format!("{GOOD}[B]\nnumero= 99\n{{ACCION pagar= 1}};");
    assert_eq!(faults(&twice), ["d.tjt:8: numero: card 99 is already on line 2"]);
    assert_eq!(Deck::read("d.tjt", &twice).value.unwrap().cards[0].text, "Last");
}

#[test]
fn bad_cards() {
    check(
        "[A]\nnumero= 1\n{ACCION pagar= 1}",
        &["d.tjt:1: expected `;` after the card, found `[` on line 4"],
    );
    check(
        "[A\nnumero= 1\n{ACCION pagar= 1};",
        &["d.tjt:1: expected `]` at the end of the card's text, found none"],
    );
    check(
        "[ ]\nnumero= 1\n{ACCION pagar= 1};",
        &["d.tjt:1: expected what the card says between `[` and `]`, found nothing"],
    );
    check(
        "[A\u{7}]\nnumero= 1\n{ACCION pagar= 1};",
        &["d.tjt:1: expected plain text, found a control character in `A\\u{7}`"],
    );
    check("hello you\n;", &["d.tjt:1: expected the `[text]` of a card, found `hello`"]);
    check(";", &["d.tjt:1: expected the `[text]` of a card, found `;`"]);
    check(
        "[A]\nnumero= 1\nwhat is this\n{ACCION pagar= 1}\n;",
        &["d.tjt:3: expected `numero`, `{ACCION` or `;`, found `what`"],
    );
    assert_eq!(
        faults(&format!("{GOOD}[A]\nnumero= 1\n{{ACCION pagar= 1")),
        [
            "d.tjt:7: expected `;` after the card, found the end of the file",
            "d.tjt:9: expected `}` at the end of the block, found the end of the file",
        ]
    );
    assert_eq!(faults("[A"), ["d.tjt:1: expected `]` at the end of the card's text, found none"]);
}

#[test]
fn how_many_cards() {
    for text in ["", "\u{feff}", "# nothing\n\n"] {
        let reading = Deck::read("d.tjt", text);
        assert_eq!(reading.faults[0].to_string(), "d.tjt: expected at least one card, found none");
        assert_eq!(reading.value, None);
    }
    let cards = |n| -> String {
        let card = |i| format!("[A]\nnumero= {i}\n{{ACCION pagar= 1}};\n");
        (0..n).map(card).collect()
    };
    assert_eq!(faults(&cards(32)), [""; 0]);
    assert_eq!(faults(&cards(34)), ["d.tjt:97: expected at most 32 cards, found more"]);
    assert_eq!(Deck::read("d.tjt", &cards(34)).value.unwrap().cards.len(), 32);
}

#[test]
fn faults_of_several_cards_are_all_told() {
    let text = format!("{}\n[B]\nnumero= x\n;\n{GOOD}[C]\nfoo\n;", card("pagar= x\nfoo= 1"));
    let lines: Vec<_> = Deck::read("d.tjt", &text).faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [4, 5, 8, 9, 18]);
}

#[test]
fn texts_that_no_file_can_hold_are_tamed() {
    let mut deck = Deck::read("d.tjt", GOOD).value.unwrap();
    deck.cards[0].text = " a\n#b [c]; ".to_owned();
    let back = Deck::read("d.tjt", &deck.to_tjt()).into_result().unwrap();
    assert_eq!(back.cards[0].text, "a #b [c);");
}

#[test]
fn decks_that_do_not_fit() {
    let board = |lines: &str| Board::read("b", lines).into_result().unwrap();
    let bare = board("salida|0|S|S|1\ntarjeta|1|T|T|suerte");
    let text = "[A]\nnumero= 5\n{ACCION avanzarA= 2}\n{ACCION encarcelar= 1 sgtEstacion= 1}\n\
                {ACCION sgtServicio= 1 sgtPropiedad= 1};";
    let deck = Deck::read("d", text).into_result().unwrap();
    let shown = |board, decks: &[Deck]| -> Vec<String> {
        misfits(board, decks).iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        shown(&bare, std::slice::from_ref(&deck)),
        [
            "deck `suerte`, card 5: `avanzarA= 2`, but the last square is 1",
            "deck `suerte`, card 5: `encarcelar`, but the board has no `carcel`",
            "deck `suerte`, card 5: `sgtEstacion`, but the board has no `estacion`",
            "deck `suerte`, card 5: `sgtServicio`, but the board has no `servicio`",
            "deck `suerte`, card 5: `sgtPropiedad`, but the board has no `calle`",
        ]
    );
    assert_eq!(
        shown(&bare, &[]),
        ["expected 1 decks for the squares that draw (`suerte`), found 0"]
    );
    let silent = board("salida|0|S|S|1\nparking|1|T|T");
    assert_eq!(
        shown(&silent, &[Deck { cards: Vec::new() }]),
        ["expected no deck, because no square draws cards, found 1"]
    );
    let keep = |i| format!("[A]\nnumero= {i}\n{{ACCION tarjetaCarcel= 1}};");
    let kept: String = (0..9).map(keep).collect();
    let kept = Deck::read("d", &kept).into_result().unwrap();
    assert_eq!(
        shown(&bare, &[kept]),
        ["expected at most 8 cards with `tarjetaCarcel` in all decks together, found 9"]
    );
}
