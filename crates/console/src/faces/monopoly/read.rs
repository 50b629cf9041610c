//! What people type at a table of Monopoly.

use ludoteca_core::Seat;

use super::facts::{square_name, token};
use crate::scene::{list, text};
use crate::{Colour, Scene};

/// Verbs as people say them, and the verb of the notation.
const VERBS: &[(&str, &str)] = &[
    ("tirar", "roll"),
    ("tira", "roll"),
    ("r", "roll"),
    ("t", "roll"),
    ("end", "done"),
    ("next", "done"),
    ("seguir", "done"),
    ("listo", "done"),
    ("fin", "done"),
    ("comprar", "buy"),
    ("compra", "buy"),
    ("declinar", "decline"),
    ("pujar", "bid"),
    ("ofrecer", "bid"),
    ("pasar", "pass"),
    ("paso", "pass"),
    ("retirarse", "leave"),
    ("construir", "build"),
    ("edificar", "build"),
    ("vender", "sell"),
    ("hipotecar", "mortgage"),
    ("levantar", "lift"),
    ("deshipotecar", "lift"),
    ("mantener", "keep"),
    ("vender-solar", "sell-lot"),
    ("subastar", "auction"),
    ("multa", "fine"),
    ("tarjeta", "card"),
    ("carta", "card"),
    ("pagar", "pay"),
    ("quiebra", "bankrupt"),
    ("bancarrota", "bankrupt"),
    ("aceptar", "accept"),
    ("yes", "accept"),
    ("sí", "accept"),
    ("si", "accept"),
    ("rechazar", "refuse"),
    ("no", "refuse"),
    ("cambiar", "trade"),
    ("trato", "trade"),
    ("offer", "trade"),
    ("proponer", "propose"),
    ("retirar", "withdraw"),
    ("reclamar", "claim"),
    ("elegir", "choose"),
    ("rendirse", "resign"),
    ("porcentaje", "percent"),
];

/// What people say for the verbs of the notation, short forms left out.
pub(super) fn verbs() -> impl Iterator<Item = &'static str> {
    VERBS.iter().map(|(said, _)| *said).filter(|said| said.len() > 2)
}

const ON_SQUARES: [&str; 7] = ["build", "sell", "mortgage", "lift", "keep", "sell-lot", "auction"];

/// Verbs that are handed on with whatever follows them.
const OTHERS: [&str; 25] = [
    "roll",
    "done",
    "buy",
    "decline",
    "pass",
    "leave",
    "fine",
    "card",
    "card-of",
    "tax-fixed",
    "tax-percent",
    "pay",
    "bankrupt",
    "accept",
    "refuse",
    "propose",
    "withdraw",
    "claim",
    "resign",
    "bid",
    "percent",
    "choose",
    "window",
    "leg",
    "sell-down",
];

pub(super) fn read(line: &str, scene: &Scene<'_>) -> Result<String, String> {
    let line = line.to_lowercase();
    let (said, rest) = line.split_once(' ').unwrap_or((&line, ""));
    let verb = VERBS.iter().find(|(known, _)| *known == said).map_or(said, |(_, verb)| verb);
    let verb = by_moment(verb, scene);
    let rest = rest.trim();
    if ON_SQUARES.contains(&verb) && rest.is_empty() {
        return Err(scene.say("play-monopoly-square-missing", &[("verb", said.into())]));
    }
    if ON_SQUARES.contains(&verb) {
        return Ok(format!("{verb} {}", square(rest, scene)?));
    }
    if verb == "trade" {
        return trade(rest, scene);
    }
    if !OTHERS.contains(&verb) {
        return Err(scene.say("play-monopoly-expected", &[("found", (&line).into())]));
    }
    Ok(format!("{verb} {rest}").trim().to_owned())
}

/// “Yes” and “no” mean something else when a lot is offered for sale.
fn by_moment<'a>(verb: &'a str, scene: &Scene<'_>) -> &'a str {
    let buying = text(&scene.view["phase"]) == "buying" && scene.view["business"].is_null();
    match verb {
        "accept" if buying => "buy",
        "refuse" if buying => "decline",
        other => other,
    }
}

/// A square by number, by name, or by the beginning of a word of its name.
pub(super) fn square(said: &str, scene: &Scene<'_>) -> Result<usize, String> {
    let squares = list(&scene.setting["squares"]);
    if let Ok(number) = said.parse::<usize>() {
        let most = (squares.len().saturating_sub(1)) as u64;
        let wrong = || scene.say("play-monopoly-no-square", &[("most", most.into())]);
        return if number < squares.len() { Ok(number) } else { Err(wrong()) };
    }
    let said = said.to_lowercase();
    let fits = |n: usize| {
        let names = [text(&squares[n]["name"]), text(&squares[n]["short"])];
        names.iter().any(|name| {
            let name = name.to_lowercase();
            let starts = name
                .match_indices(&said)
                .any(|(at, _)| at == 0 || !name[..at].ends_with(char::is_alphanumeric));
            !said.is_empty() && starts
        })
    };
    let found: Vec<usize> = (0..squares.len()).filter(|&n| fits(n)).collect();
    match found[..] {
        [only] => Ok(only),
        [] => Err(scene.say("play-monopoly-unknown-square", &[("found", (&said).into())])),
        _ => {
            let names: Vec<String> =
                found.iter().map(|&n| format!("{n} {}", square_name(scene, n))).collect();
            let names = names.join(", ");
            let args = [("found", (&said).into()), ("names", (&names).into())];
            Err(scene.say("play-monopoly-which-square", &args))
        }
    }
}

/// `trade B give 1,3 want boardwalk cash -50`: partners by letter, name or seat.
fn trade(rest: &str, scene: &Scene<'_>) -> Result<String, String> {
    let how = || scene.say("play-monopoly-trade-how", &[]);
    let mut words = rest.split_whitespace().peekable();
    let partner = words.next().ok_or_else(how)?;
    let to = partner_seat(partner, scene).ok_or_else(how)?;
    let mut action = format!("trade {to}");
    while let Some(word) = words.next() {
        let key = match word {
            "give" | "doy" => "give",
            "want" | "quiero" => "want",
            "cash" | "dinero" => "cash",
            "give-cards" | "doy-tarjetas" => "give-cards",
            "want-cards" | "quiero-tarjetas" => "want-cards",
            _ => return Err(how()),
        };
        let mut value = String::new();
        while let Some(next) = words.peek().filter(|next| !is_key(next)) {
            if !value.is_empty() {
                value.push(' ');
            }
            value.push_str(next);
            words.next();
        }
        if key == "give" || key == "want" {
            let lots: Result<Vec<String>, String> = value
                .split(',')
                .map(|lot| square(lot.trim(), scene).map(|square| square.to_string()))
                .collect();
            value = lots?.join(",");
        }
        action = format!("{action} {key} {value}");
    }
    Ok(action)
}

fn is_key(word: &str) -> bool {
    [
        "give",
        "doy",
        "want",
        "quiero",
        "cash",
        "dinero",
        "give-cards",
        "doy-tarjetas",
        "want-cards",
        "quiero-tarjetas",
    ]
    .contains(&word)
}

/// A player by letter, seat, name or colour.
pub(super) fn partner_seat(said: &str, scene: &Scene<'_>) -> Option<Seat> {
    let seats = || (0..).map(Seat).zip(scene.seats);
    let by_letter = seats().find(|(seat, _)| said == token(*seat).to_lowercase().to_string());
    let by_number = seats().find(|(seat, _)| said == seat.to_string());
    let by_name = || {
        let mut named = seats().filter(|(_, sitter)| sitter.name.to_lowercase().starts_with(said));
        named.next().filter(|_| named.next().is_none())
    };
    let by_colour = || {
        let colour = Colour::read(said)?;
        seats().find(|(_, sitter)| sitter.colour == Some(colour))
    };
    by_letter.or(by_number).or_else(by_name).or_else(by_colour).map(|(seat, _)| seat)
}
