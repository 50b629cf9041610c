//! The game that a server plays, as rules of ours.
//!
//! A server tells names, prices and rents of streets. It does not tell what stations and utilities
//! earn, nor which spaces draw cards: there the numbers of the classic game are taken.

use std::fmt::Write as _;

use ludoteca_monopoly::{Auctions, Board, IncomeTax, Monopoly, Rules, SquareKind, shipped};

use super::mirror::Mirror;
use crate::wire::EstateUpdate;

/// The board whose cards are taken where a server's lots lie like its own.
const CLASSIC: &str = "atlantic-city";
/// Houses and hotels in the bank of a server.
const STOCK: (u8, u8) = (32, 16);
/// Offers that we make in one turn at the most.
pub(super) const OFFERS: u8 = 3;

/// The game that the mirror shows; none while too little of it is known.
pub(super) fn game_of(mirror: &Mirror) -> Option<Monopoly> {
    let shipped = shipped::find(CLASSIC)?;
    let (classic, decks) = shipped.load();
    let like_classic = is_like(mirror, &classic);
    let text = tab(mirror, like_classic.then_some(&classic))?;
    let board = Board::read("the server's board", &text).into_result().ok()?;
    let decks = if board.deck_names().is_empty() { Vec::new() } else { decks };
    Monopoly::new(board, decks, rules_of(mirror)).ok()
}

fn is_like(mirror: &Mirror, board: &Board) -> bool {
    let is_lot = |n: usize| {
        let estate = i32::try_from(n).ok().and_then(|n| mirror.estates.get(&n));
        estate.is_some_and(|estate| estate.can_be_owned == Some(true))
    };
    let squares = board.squares();
    let lots = |(n, kind): (usize, SquareKind)| matches!(kind, SquareKind::Lot(_)) == is_lot(n);
    squares.len() == mirror.estates.len()
        && squares.iter().map(|square| square.kind).enumerate().all(lots)
}

/// The board as a text of ours.
fn tab(mirror: &Mirror, classic: Option<&Board>) -> Option<String> {
    let mut text = String::new();
    for (n, (&id, estate)) in (0..).zip(&mirror.estates) {
        if id != n {
            return None;
        }
        let known = classic.and_then(|board| board.squares().get(usize::try_from(n).ok()?));
        let deck = known.and_then(|square| match square.kind {
            SquareKind::Cards(deck) => classic?.deck_names().get(usize::from(deck)),
            _ => None,
        });
        let name = clean(estate.name.as_deref().unwrap_or("?"));
        let line = line(mirror, estate, deck);
        let (kind, rest) = line.split_once('|').unwrap_or((&line, ""));
        let short: String = name.chars().take(10).collect();
        let bar = if rest.is_empty() { "" } else { "|" };
        writeln!(text, "{kind}|{n}|{name}|{short}{bar}{rest}").ok()?;
    }
    Some(text)
}

/// A name without what a board file would read as something else.
fn clean(name: &str) -> String {
    let name = name.replace(['|', '#'], " ");
    let name = name.trim();
    if name.is_empty() { "?".to_owned() } else { name.to_owned() }
}

/// The kind of a space, and its numbers.
fn line(mirror: &Mirror, estate: &EstateUpdate, deck: Option<&String>) -> String {
    let price = estate.price.unwrap_or(0);
    let mortgage = estate.mortgage_price.unwrap_or(price / 2);
    if estate.can_be_owned == Some(true) {
        let group = estate.group.unwrap_or(-1);
        let house = estate.house_price.unwrap_or(0);
        let rents =
            [estate.rent0, estate.rent1, estate.rent2, estate.rent3, estate.rent4, estate.rent5]
                .map(|rent| rent.unwrap_or(0));
        if house > 0 {
            let [bare, one, two, three, four, hotel] = rents;
            return format!(
                "calle|group {group}|{price}|{mortgage}|{bare}|{one}|{two}|{three}|{four}|{hotel}|{house}|{house}"
            );
        }
        let members = mirror.estates.values().filter(|other| other.group == estate.group).count();
        return if members == 2 {
            format!("servicio|{price}|{mortgage}|4|10")
        } else {
            format!("estacion|{price}|{mortgage}|25|50|100|200")
        };
    }
    let tax = estate.tax.unwrap_or(0);
    match estate {
        EstateUpdate { jail: Some(true), pay_amount, .. } => {
            format!("carcel|3|{}", pay_amount.unwrap_or(50))
        }
        EstateUpdate { to_jail: Some(true), .. } => "a_la_carcel".into(),
        EstateUpdate { pass_money: Some(salary), .. } if *salary > 0 => format!("salida|{salary}"),
        EstateUpdate { tax_percentage: Some(percent), .. } if *percent > 0 => {
            format!("impuesto_especial|{percent}|{tax}")
        }
        _ if tax > 0 => format!("impuesto|{tax}"),
        _ => deck.map_or_else(|| "parking".into(), |deck| format!("tarjeta|{deck}")),
    }
}

/// The rules of a monopd server with the options of the game.
fn rules_of(mirror: &Mirror) -> Rules {
    let is = |name: &str, usual: bool| mirror.option(name).unwrap_or(usual);
    let auctions = if is("auctionsenabled", true) { Auctions::Open } else { Auctions::None };
    let tax = if is("automatetax", false) { IncomeTax::Smaller } else { IncomeTax::Choice };
    Rules {
        houses: STOCK.0,
        hotels: STOCK.1,
        unlimited_buildings: is("unlimitedhouses", false),
        building_auctions: false,
        auctions,
        sell_lots: is("allowestatesales", false),
        offers_per_window: OFFERS,
        transfer_interest: false,
        income_tax: tax,
        free_parking_pot: is("collectfines", false),
        double_salary: is("doublepassmoney", false),
        fine_any_turn: true,
        rent_in_jail: !is("norentinjail", false),
        reshuffle_decks: is("alwaysshuffle", false),
        opening_roll: false,
        ..Rules::OFFICIAL
    }
}
