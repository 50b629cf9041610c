//! Boards back to `.tab` text.

use std::fmt::{self, Write as _};

use crate::{Board, DeedId, DeedKind, Square, SquareKind};

pub(super) fn write(board: &Board) -> String {
    let mut text = String::new();
    for (number, square) in board.squares.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = line(&mut text, board, number, square);
    }
    text
}

fn line(out: &mut String, board: &Board, number: usize, square: &Square) -> fmt::Result {
    let Square { name, short, kind } = square;
    let head = format!("{number}|{name}|{short}");
    match *kind {
        SquareKind::Lot(deed) => lot(out, board, &head, deed),
        SquareKind::Cards(deck) => {
            writeln!(out, "tarjeta|{head}|{}", board.deck_names[usize::from(deck)])
        }
        SquareKind::Tax(amount) => writeln!(out, "impuesto|{head}|{amount}"),
        SquareKind::IncomeTax { percent, fixed } => {
            writeln!(out, "impuesto_especial|{head}|{percent}|{fixed}")
        }
        SquareKind::Go(salary) => writeln!(out, "salida|{head}|{salary}"),
        SquareKind::Jail { turns, fine } => writeln!(out, "carcel|{head}|{turns}|{fine}"),
        SquareKind::GoToJail => writeln!(out, "a_la_carcel|{head}"),
        SquareKind::Parking => writeln!(out, "parking|{head}"),
    }
}

fn lot(out: &mut String, board: &Board, head: &str, deed: DeedId) -> fmt::Result {
    let deed = &board.deeds[deed.idx()];
    let price = format!("{}|{}", deed.price, deed.mortgage);
    match deed.kind {
        DeedKind::Street { rents, house_price, hotel_price } => {
            let (colour, rents) = (&board.groups[usize::from(deed.group)].name, fields(&rents));
            writeln!(out, "calle|{head}|{colour}|{price}|{rents}|{house_price}|{hotel_price}")
        }
        DeedKind::Station { rents } => writeln!(out, "estacion|{head}|{price}|{}", fields(&rents)),
        DeedKind::Utility { multipliers } => {
            writeln!(out, "servicio|{head}|{price}|{}", fields(&multipliers))
        }
    }
}

fn fields(numbers: &[i32]) -> String {
    numbers.iter().map(i32::to_string).collect::<Vec<_>>().join("|")
}
