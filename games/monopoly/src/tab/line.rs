//! One line of a `.tab` file.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::reading::{Faults, fold, hint, integer, nearest, quote};
use super::{STATIONS, UTILITIES};
use crate::{DeedKind, MAX_AMOUNT, MAX_FACTOR, MAX_SQUARES, SquareKind};

/// The highest number of a square.
const LAST_SQUARE: u8 = 127;
const _: () = assert!(LAST_SQUARE as usize + 1 == MAX_SQUARES);

/// The longest stay in jail that a board may state, in turns.
const MAX_JAIL_TURNS: u8 = crate::MAX_JAIL_TURNS;

/// The first field of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Street,
    Utility,
    Station,
    Parking,
    Tax,
    IncomeTax,
    Cards,
    Go,
    Jail,
    GoToJail,
}

/// Keywords, and the fields that follow `kind|number|name|short name`.
static KINDS: [(&str, Kind, &[&str]); 10] = [
    (
        "calle",
        Kind::Street,
        &[
            "colour",
            "price",
            "mortgage",
            "base rent",
            "rent with 1 house",
            "rent with 2 houses",
            "rent with 3 houses",
            "rent with 4 houses",
            "rent with hotel",
            "house price",
            "hotel price",
        ],
    ),
    (
        "servicio",
        Kind::Utility,
        &["price", "mortgage", "multiplier with 1 utility", "multiplier with 2 utilities"],
    ),
    (
        "estacion",
        Kind::Station,
        &[
            "price",
            "mortgage",
            "rent with 1 station",
            "rent with 2 stations",
            "rent with 3 stations",
            "rent with 4 stations",
        ],
    ),
    ("parking", Kind::Parking, &[]),
    ("impuesto", Kind::Tax, &["amount"]),
    ("impuesto_especial", Kind::IncomeTax, &["percent", "fixed amount"]),
    ("tarjeta", Kind::Cards, &["deck"]),
    ("salida", Kind::Go, &["salary"]),
    ("carcel", Kind::Jail, &["turns", "fine"]),
    ("a_la_carcel", Kind::GoToJail, &[]),
];

const COMMON: [&str; 4] = ["kind", "number", "name", "short name"];

/// What a line says, as far as it can be understood.
#[derive(Debug)]
pub(super) struct Line {
    /// Its number in the file, from 1.
    pub(super) at: usize,
    /// The number of the square.
    pub(super) number: Option<u8>,
    /// What it is, or what a misspelt keyword was probably meant to be.
    pub(super) kind: Option<Kind>,
    /// The square, when nothing is wrong with the line.
    pub(super) square: Option<Draft>,
}

/// A square before it has its place among the others.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) name: String,
    pub(super) short: String,
    pub(super) what: What,
}

/// What happens on a [`Draft`].
#[derive(Debug)]
pub(super) enum What {
    Lot { group: String, price: i32, mortgage: i32, kind: DeedKind },
    Cards(String),
    Plain(SquareKind),
}

/// Reads the line with number `at`, and notes everything that is wrong with it.
pub(super) fn read(at: usize, text: &str, faults: &mut Faults<'_>) -> Line {
    let fields: Vec<&str> = text.split('|').map(str::trim).collect();
    let number = fields.get(1).and_then(|text| integer(text, &(0..=LAST_SQUARE)).ok());
    let keyword = fold(fields[0]);
    let Some(&(keyword, kind, names)) = KINDS.iter().find(|(known, ..)| *known == keyword) else {
        let known = KINDS.iter().map(|&(known, ..)| known);
        let near = nearest(&keyword, known.clone());
        let kind = KINDS.iter().find(|(known, ..)| Some(*known) == near).map(|&(_, kind, _)| kind);
        let hint = hint(&keyword, known);
        faults.push(at, format!("unknown kind of square {}: {hint}", quote(fields[0])));
        return Line { at, number, kind, square: None };
    };
    let wanted = COMMON.len() + names.len();
    if fields.len() != wanted {
        let names = [&COMMON[1..], names].concat().join("|");
        let found = fields.len();
        let reason = format!("expected {wanted} fields ({keyword}|{names}), found {found}");
        faults.push(at, reason);
        return Line { at, number, kind: Some(kind), square: None };
    }
    let mut fields = Fields { at, texts: &fields, names, next: 1, good: true, faults };
    fields.number(0..=LAST_SQUARE);
    let draft = Draft { name: fields.text(), short: fields.text(), what: fields.what(kind) };
    let square = fields.good.then_some(draft);
    Line { at, number, kind: Some(kind), square }
}

/// The fields of a line, read one after another. A bad one is noted and stands for any value:
/// so all of them are looked at.
struct Fields<'a, 'f> {
    at: usize,
    texts: &'a [&'a str],
    /// The names of the fields after the common ones.
    names: &'static [&'static str],
    next: usize,
    good: bool,
    faults: &'a mut Faults<'f>,
}

impl<'a> Fields<'a, '_> {
    fn what(&mut self, kind: Kind) -> What {
        match kind {
            Kind::Street => {
                let group = self.colour();
                let (price, mortgage) = (self.amount(), self.amount());
                let kind = DeedKind::Street {
                    rents: std::array::from_fn(|_| self.amount()),
                    house_price: self.amount(),
                    hotel_price: self.amount(),
                };
                What::Lot { group, price, mortgage, kind }
            }
            Kind::Utility => {
                let (price, mortgage) = (self.amount(), self.amount());
                let multipliers = std::array::from_fn(|_| self.number(0..=MAX_FACTOR));
                let kind = DeedKind::Utility { multipliers };
                What::Lot { group: UTILITIES.to_owned(), price, mortgage, kind }
            }
            Kind::Station => {
                let (price, mortgage) = (self.amount(), self.amount());
                let kind = DeedKind::Station { rents: std::array::from_fn(|_| self.amount()) };
                What::Lot { group: STATIONS.to_owned(), price, mortgage, kind }
            }
            Kind::Cards => What::Cards(self.deck()),
            Kind::Parking => What::Plain(SquareKind::Parking),
            Kind::Tax => What::Plain(SquareKind::Tax(self.amount())),
            Kind::IncomeTax => What::Plain(SquareKind::IncomeTax {
                percent: self.number(0..=100),
                fixed: self.amount(),
            }),
            Kind::Go => What::Plain(SquareKind::Go(self.amount())),
            Kind::Jail => What::Plain(SquareKind::Jail {
                turns: self.number(1..=MAX_JAIL_TURNS),
                fine: self.amount(),
            }),
            Kind::GoToJail => What::Plain(SquareKind::GoToJail),
        }
    }

    /// The name and the text of the next field.
    fn take(&mut self) -> (&'static str, &'a str) {
        let i = self.next;
        self.next += 1;
        let name = COMMON.get(i).unwrap_or_else(|| &self.names[i - COMMON.len()]);
        (name, self.texts[i])
    }

    fn wrong(&mut self, field: &str, reason: &str) {
        self.good = false;
        self.faults.push(self.at, format!("{field}: {reason}"));
    }

    fn number<T>(&mut self, range: RangeInclusive<T>) -> T
    where
        T: TryFrom<i64> + PartialOrd + Display,
    {
        let (name, text) = self.take();
        integer(text, &range).unwrap_or_else(|reason| {
            self.wrong(name, &reason);
            range.into_inner().0
        })
    }

    fn amount(&mut self) -> i32 {
        self.number(0..=MAX_AMOUNT)
    }

    fn text(&mut self) -> String {
        let (name, text) = self.take();
        if text.is_empty() {
            self.wrong(name, "expected some text, found nothing");
        } else if text.chars().any(char::is_control) {
            let reason =
                format!("expected plain text, found a control character in {}", quote(text));
            self.wrong(name, &reason);
        }
        text.to_owned()
    }

    fn colour(&mut self) -> String {
        let colour = self.text();
        let folded = fold(&colour);
        if [STATIONS, UTILITIES].iter().any(|taken| fold(taken) == folded) {
            let reason = format!(
                "expected a colour of streets, but {} is the group of another kind of lot",
                quote(&colour)
            );
            self.wrong("colour", &reason);
        }
        colour
    }

    fn deck(&mut self) -> String {
        let (name, text) = self.take();
        let letters = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        if !text.starts_with(char::is_alphabetic) || !text.chars().all(letters) {
            let reason = format!(
                "expected a name of letters, digits, `_` and `-` that begins with a letter, found {}",
                quote(text)
            );
            self.wrong(name, &reason);
        }
        text.to_owned()
    }
}
