//! What follows from what is shown: who owns what, what it is worth, what the bank has left.

use ludoteca_core::Seat;
use serde_json::Value;

use crate::scene::{count, list, seat, text, whole};
use crate::style::fit_right;
use crate::{Ink, Scene};

/// What a square is called.
pub(super) fn square_name<'s>(scene: &Scene<'s>, square: usize) -> &'s str {
    text(&scene.setting["squares"][square]["name"])
}

/// How many squares the board has.
pub(super) fn squares(scene: &Scene<'_>) -> usize {
    list(&scene.setting["squares"]).len()
}

/// The number of a square, as wide as the widest of the board.
pub(super) fn number(scene: &Scene<'_>, square: usize) -> String {
    let digits = squares(scene).saturating_sub(1).to_string().len().max(2);
    scene.paint(Ink::Dim, &fit_right(&square.to_string(), digits))
}

/// The players by seat.
pub(super) fn players<'s>(scene: &Scene<'s>) -> impl Iterator<Item = (Seat, &'s Value)> + Clone {
    (0..).map(Seat).zip(list(&scene.view["players"]))
}

/// What somebody has on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Owned {
    pub(crate) by: Seat,
    pub(crate) square: usize,
    pub(super) houses: usize,
    pub(super) hotel: bool,
    pub(super) mortgaged: bool,
}

/// Everything that a player owns, in the order of the board.
pub(crate) fn lots(by: Seat, player: &Value) -> Vec<Owned> {
    let lot = |lot: &Value| Owned {
        by,
        square: if lot.is_u64() { count(lot) } else { count(&lot["square"]) },
        houses: count(&lot["houses"]),
        hotel: lot["hotel"] == true,
        mortgaged: lot["mortgaged"] == true,
    };
    let mut lots: Vec<Owned> = list(&player["lots"]).iter().map(lot).collect();
    lots.sort_by_key(|lot| lot.square);
    lots
}

/// Who owns a square, and what is on it.
pub(crate) fn owned(scene: &Scene<'_>, square: usize) -> Option<Owned> {
    players(scene)
        .find_map(|(by, player)| lots(by, player).into_iter().find(|lot| lot.square == square))
}

/// The seats of a set that is written as bits.
pub(super) fn seats_of(value: &Value) -> Vec<Seat> {
    let bits = value.as_u64().unwrap_or(0);
    (0..64).filter(|bit| bits >> bit & 1 == 1).map(Seat).collect()
}

/// How many jail cards a player holds.
pub(crate) fn jail_cards(player: &Value) -> usize {
    match &player["jail_cards"] {
        Value::Array(cards) => cards.len(),
        number => count(number),
    }
}

fn houses_before_hotel(scene: &Scene<'_>) -> usize {
    count(&scene.setting["rules"]["houses_before_hotel"])
}

/// What a player has put into lots and buildings: printed prices, and what the buildings cost.
pub(super) fn invested(scene: &Scene<'_>, by: Seat, player: &Value) -> i64 {
    let cost = |lot: Owned| {
        let facts = &scene.setting["squares"][lot.square];
        let houses = if lot.hotel { houses_before_hotel(scene) } else { lot.houses };
        let houses = i64::try_from(houses).unwrap_or(0) * whole(&facts["house_price"]);
        let hotel = if lot.hotel { whole(&facts["hotel_price"]) } else { 0 };
        whole(&facts["price"]) + houses + hotel
    };
    lots(by, player).into_iter().map(cost).sum()
}

/// What others owe to a seat, less what it owes.
pub(super) fn balance(scene: &Scene<'_>, of: Seat) -> i64 {
    let one = |debt: &Value| {
        let seats = |side: &str| list(&debt[side]).iter().filter_map(seat).collect::<Vec<_>>();
        let (debtors, creditors) = (seats("debtors"), seats("creditors"));
        let amount = whole(&debt["amount"]);
        let times = |others: usize| amount * i64::try_from(others).unwrap_or(0);
        let owes = if debtors.contains(&of) { times(creditors.len().max(1)) } else { 0 };
        let gets = if creditors.contains(&of) { times(debtors.len()) } else { 0 };
        gets - owes
    };
    list(&scene.view["debts"]).iter().map(one).sum()
}

/// Buildings that the bank has left; `None` when it never runs out.
pub(super) fn stock(scene: &Scene<'_>) -> Option<(usize, usize)> {
    let rules = &scene.setting["rules"];
    if rules["unlimited_buildings"] == true {
        return None;
    }
    let lots = || players(scene).flat_map(|(by, player)| lots(by, player));
    let houses: usize = lots().map(|lot| lot.houses).sum();
    let hotels = lots().filter(|lot| lot.hotel).count();
    let left = |of: &str, used: usize| count(&rules[of]).saturating_sub(used);
    Some((left("houses", houses), left("hotels", hotels)))
}

/// Lots that nobody owns.
pub(super) fn unsold(scene: &Scene<'_>) -> Vec<usize> {
    let priced = |&square: &usize| scene.setting["squares"][square]["price"].is_i64();
    let mut free: Vec<usize> = (0..squares(scene)).filter(priced).collect();
    let taken: Vec<usize> =
        players(scene).flat_map(|(by, player)| lots(by, player)).map(|lot| lot.square).collect();
    free.retain(|square| !taken.contains(square));
    free
}

/// How an owned lot is written: the letter of the owner
/// with the number of houses, `H` for a hotel, `m` when mortgaged.
pub(super) fn tag(lot: Owned) -> String {
    let letter = token(lot.by);
    match (lot.mortgaged, lot.hotel, lot.houses) {
        (true, ..) => format!("{letter}m"),
        (_, true, _) => format!("{letter}H"),
        (_, _, 0) => letter.to_string(),
        (_, _, houses) => format!("{letter}{houses}"),
    }
}

/// The letter of a seat's token.
pub(crate) fn token(seat: Seat) -> char {
    char::from(b'A' + seat.0 % 26)
}
