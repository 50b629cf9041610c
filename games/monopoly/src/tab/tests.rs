//! Every fault that a board file can have, with its line and its words.

use crate::{Board, Place, SquareKind};

/// A small sound board of 12 lines and as many squares.
const SOUND: [&str; 12] = [
    "salida|0|Salida|Sal|200",
    "calle|1|Uno|U|rojo|60|30|2|10|30|90|160|250|50|40",
    "calle|2|Dos|D|rojo|80|40|4|20|60|180|320|450|50|50",
    "estacion|3|Tren|T|200|100|25|50|100|200",
    "servicio|4|Luz|L|150|75|4|10",
    "parking|5|Parque|P",
    "impuesto|6|Lujo|Lu|75",
    "impuesto_especial|7|Renta|R|10|200",
    "tarjeta|8|Suerte|S|suerte",
    "carcel|9|Cárcel|C|3|50",
    "a_la_carcel|10|Vaya|V",
    "tarjeta|11|Caja|Ca|caja",
];

/// The sound board with one line put in the place of another.
fn with(line: usize, text: &str) -> String {
    let mut lines = SOUND;
    lines[line - 1] = text;
    lines.join("\n")
}

/// The faults as they are shown.
fn faults(text: &str) -> Vec<String> {
    Board::read("b.tab", text).faults.iter().map(ToString::to_string).collect()
}

/// Expects one fault, and a board of all lines but that.
#[track_caller]
fn check(line: usize, text: &str, fault: &str) {
    let reading = Board::read("b.tab", &with(line, text));
    let shown: Vec<String> = reading.faults.iter().map(ToString::to_string).collect();
    assert_eq!(shown, [format!("b.tab:{line}: {fault}")]);
    assert_eq!(reading.value.unwrap().squares().len(), SOUND.len() - 1);
}

#[test]
fn a_sound_board_has_its_parts() {
    let board = Board::read("b.tab", &SOUND.join("\n")).into_result().unwrap();
    assert_eq!(board.squares().len(), 12);
    assert_eq!(board.go(), Some((Place(0), 200)));
    assert_eq!(board.jail(), Some((Place(9), 3, 50)));
    assert_eq!(board.deck_names(), ["suerte", "caja"]);
    assert_eq!(board.squares()[11].kind, SquareKind::Cards(1));
    let groups: Vec<_> =
        board.groups().iter().map(|g| (g.name.as_str(), g.members.0, g.streets)).collect();
    assert_eq!(groups, [("rojo", 0b11, true), ("estación", 0b100, false), ("servicio", 8, false)]);
    assert_eq!(board.deeds()[1].group_set.0, 0b11);
    assert_eq!(Board::read("b.tab", &board.to_tab()).into_result(), Ok(board));
}

#[test]
fn spelling_is_forgiven() {
    let mut lines = SOUND.map(str::to_owned);
    lines[2] = "  CALLE | 2 |Dos|D| ROJO |80|40|4|20|60|180|320|450|50|50 ".to_owned();
    lines[3] = lines[3].replace("estacion", "Estación");
    lines[9] = lines[9].replace("carcel", "cárcel");
    lines[10] = lines[10].replace("a_la_carcel", "A_la_cárcel");
    lines.reverse();
    let text = format!("\u{feff}# a comment\r\n\r\n{}\r\n   # more\r\n", lines.join("\r\n"));
    let board = Board::read("b.tab", &text).into_result().unwrap();
    assert_eq!(board, Board::read("b.tab", &SOUND.join("\n")).into_result().unwrap());
}

#[test]
fn unknown_kinds() {
    check(6, "parkin|5|Parque|P", "unknown kind of square `parkin`: did you mean `parking`?");
    check(
        6,
        "zoo|5|Parque|P",
        "unknown kind of square `zoo`: expected one of `calle`, `servicio`, `estacion`, `parking`, \
         `impuesto`, `impuesto_especial`, `tarjeta`, `salida`, `carcel`, `a_la_carcel`",
    );
    // The rest of the file is judged as if the word were right.
    let reading = Board::read("b.tab", &with(1, "salda|0|Salida|Sal|200"));
    assert_eq!((reading.faults.len(), reading.value), (1, None));
}

#[test]
fn wrong_number_of_fields() {
    check(
        7,
        "impuesto|6|Lujo|Lu",
        "expected 5 fields (impuesto|number|name|short name|amount), found 4",
    );
    check(
        2,
        "calle|1|Uno|U|rojo|60|30|2|10|30|90|160|250|50|40|",
        "expected 15 fields (calle|number|name|short name|colour|price|mortgage|base rent|\
         rent with 1 house|rent with 2 houses|rent with 3 houses|rent with 4 houses|\
         rent with hotel|house price|hotel price), found 16",
    );
    check(6, "parking", "expected 4 fields (parking|number|name|short name), found 1");
}

#[test]
fn bad_numbers() {
    let amount = "expected a number from 0 to 10000000";
    check(
        7,
        "impuesto|6|Lujo|Lu|75 €",
        &format!("amount: {amount}, but `75 €` is not a whole number"),
    );
    check(7, "impuesto|6|Lujo|Lu|", &format!("amount: {amount}, found nothing"));
    check(7, "impuesto|6|Lujo|Lu|-1", &format!("amount: {amount}, found -1"));
    check(7, "impuesto|6|Lujo|Lu|10000001", &format!("amount: {amount}, found 10000001"));
    let huge = "9".repeat(60);
    let shown = format!("{}…", "9".repeat(40));
    check(7, &format!("impuesto|6|Lujo|Lu|{huge}"), &format!("amount: {amount}, found {shown}"));
    check(
        8,
        "impuesto_especial|7|R|R|101|5",
        "percent: expected a number from 0 to 100, found 101",
    );
    check(
        5,
        "servicio|4|L|L|1|1|4|1000001",
        "multiplier with 2 utilities: expected a number from 0 to 1000000, found 1000001",
    );
    check(
        6,
        "parking|x|Parque|P",
        "number: expected a number from 0 to 127, but `x` is not a whole number",
    );
    check(12, "tarjeta|128|Caja|Ca|caja", "number: expected a number from 0 to 127, found 128");
}

#[test]
fn the_stay_in_jail_is_limited() {
    for turns in ["0", "101"] {
        let reading = Board::read("b.tab", &with(10, &format!("carcel|9|C|C|{turns}|50")));
        assert_eq!(reading.faults.len(), 1);
        assert_eq!(reading.faults[0].line, 10);
        assert!(reading.faults[0].reason.starts_with("turns: expected a number from 1 to "));
        // Without the jail there is nowhere to be sent to.
        assert_eq!(reading.value, None);
    }
}

#[test]
fn all_bad_fields_of_a_line_are_told() {
    let shown = faults(&with(4, "estacion|3||T|x|100|-1|50|100|y"));
    let fields: Vec<_> = shown.iter().map(|fault| fault.split(": ").nth(1).unwrap()).collect();
    assert_eq!(fields, ["name", "price", "rent with 1 station", "rent with 4 stations"]);
    assert!(shown.iter().all(|fault| fault.starts_with("b.tab:4: ")));
}

#[test]
fn bad_words() {
    check(6, "parking|5||P", "name: expected some text, found nothing");
    check(6, "parking|5|Parque| ", "short name: expected some text, found nothing");
    check(
        6,
        "parking|5|Par\u{1b}que|P",
        "name: expected plain text, found a control character in `Par\\u{1b}que`",
    );
    check(
        2,
        "calle|1|Uno|U|Estacion|60|30|2|10|30|90|160|250|50|40",
        "colour: expected a colour of streets, but `Estacion` is the group of another kind of lot",
    );
    check(
        9,
        "tarjeta|8|Suerte|S|mi suerte",
        "deck: expected a name of letters, digits, `_` and `-` that begins with a letter, \
         found `mi suerte`",
    );
}

#[test]
fn numbers_of_squares() {
    check(7, "impuesto|5|Lujo|Lu|75", "square 5 is already on line 6");
    let gap = [SOUND[0], SOUND[1], SOUND[3], SOUND[9]].join("\n");
    assert_eq!(
        faults(&gap),
        [
            "b.tab:3: expected square 2 before square 3: numbers run from 0 without gaps",
            "b.tab:4: expected squares 4 to 8 before square 9: numbers run from 0 without gaps"
        ]
    );
    let board = Board::read("b.tab", &gap).value.unwrap();
    assert_eq!(board.squares().len(), 4);
    assert_eq!(board.jail().unwrap().0, Place(3));
    let late = "salida|1|S|S|1\nparking|2|P|P";
    assert_eq!(
        faults(late),
        ["b.tab:1: expected square 0 before square 1: numbers run from 0 without gaps"]
    );
}

#[test]
fn what_the_whole_lacks() {
    let none = "b.tab: expected a `salida`, where the game begins, found none";
    for (text, lines) in [("", 0), ("\u{feff}# nothing\n\n", 0), ("parking|0|P|P", 1)] {
        let few = format!("b.tab: expected at least 2 squares, found {lines}");
        assert_eq!(faults(text), [few.as_str(), none]);
        assert_eq!(Board::read("b.tab", text).value, None);
    }
    assert_eq!(faults("parking|0|P|P\nparking|1|P|P"), [none]);
    assert_eq!(
        faults(&with(10, "parking|9|P|P")),
        ["b.tab:11: `a_la_carcel` needs a `carcel` on the board, found none"]
    );
    check(12, "carcel|11|Otra|O|3|50", "expected one `carcel`, but there is one on line 10");
}

#[test]
fn a_board_needs_no_jail() {
    let board = Board::read("b.tab", "salida|0|S|S|0\nparking|1|P|P").into_result().unwrap();
    assert_eq!(board.jail(), None);
}

#[test]
fn decks_are_numbered_by_square() {
    let text = "salida|0|S|S|1\ntarjeta|2|B|B|b\ntarjeta|1|A|A|a\ntarjeta|3|C|C|c";
    let reading = Board::read("b.tab", text);
    assert_eq!(
        reading.faults[0].to_string(),
        "b.tab:4: deck: expected at most 2 decks (`a`, `b`), found one more, `c`"
    );
    assert_eq!(reading.faults.len(), 1);
    assert_eq!(reading.value.unwrap().deck_names(), ["a", "b"]);
}

#[test]
fn lots_are_limited() {
    let lots = |n: usize| {
        let lot = |i| format!("servicio|{i}|L|L|1|1|1|1\n");
        "salida|0|S|S|1\n".to_owned() + &(1..=n).map(lot).collect::<String>()
    };
    assert_eq!(faults(&lots(64)), [""; 0]);
    let reading = Board::read("b.tab", &lots(65));
    assert_eq!(
        reading.faults[0].to_string(),
        "b.tab:66: expected at most 64 lots that can be owned, found one more"
    );
    let board = reading.value.unwrap();
    assert_eq!((board.squares().len(), board.deeds().len()), (65, 64));
    assert_eq!(board.groups()[0].members.0, u64::MAX);
}

#[test]
fn faults_come_in_order_and_all_at_once() {
    let text = "zoo|0|Z|Z\nparking|2|P\ncalle|x|C\nparking|2|P|P\nimpuesto|4|I|I|many";
    let lines: Vec<_> = Board::read("b.tab", text).faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [0, 1, 2, 3, 4, 5]);
}
