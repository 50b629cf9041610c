//! A moment of a table as elements of the wire, and what of it is new to a client.

use std::collections::BTreeMap;

use ludoteca_core::Seat;
use ludoteca_monopoly::position::{Business, JailCards, Player, Wares};
use ludoteca_monopoly::{Phase, Position};
use ludoteca_words::Words;
use serde_json::Value;

use super::ME;
use super::seated::{Seated, card_number};
use crate::wire::{
    AuctionUpdate, CardUpdate, Element, EstateUpdate, GroupUpdate, MAX_NAME, PlayerUpdate,
    first_chars,
};

/// Everything that a client can be told of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Picture {
    pub(super) players: BTreeMap<i32, PlayerUpdate>,
    groups: BTreeMap<i32, GroupUpdate>,
    pub(super) estates: BTreeMap<i32, EstateUpdate>,
    cards: BTreeMap<i32, CardUpdate>,
    pub(super) auction: Option<AuctionUpdate>,
}

/// Colours of the groups of the classic board, in its order.
const COLOURS: [&str; 8] =
    ["#6a346a", "#9cceff", "#9c0062", "#ff9900", "#ff0000", "#ffff39", "#009900", "#0000ff"];
const GROUND: &str = "#d5ffd5";
/// The status of an auction that is over.
const SOLD: i32 = 3;
/// A hotel, in houses.
const HOTEL: i32 = 5;

impl Picture {
    /// The picture of a table at which a game is played.
    pub(super) fn of(seated: &Seated, words: &Words) -> Option<Self> {
        let position = seated.position.as_ref()?;
        let mut picture = Self { auction: auction(seated, position), ..Self::default() };
        for (seat, player) in (0..).zip(&position.players) {
            let known = of_player(seated, position, seat, player);
            picture.players.insert(seated.player(seat), known);
            picture.cards.extend(cards(seated, seat, player));
        }
        let groups = seated.setting["groups"].as_array().into_iter().flatten();
        for (n, group) in (0..).zip(groups) {
            let name = Some(group_name(&seated.setting, group, words));
            picture.groups.insert(n, GroupUpdate { group: Some(n), name });
        }
        let squares = seated.setting["squares"].as_array().into_iter().flatten();
        for (n, square) in (0..).zip(squares) {
            picture.estates.insert(n, of_estate(seated, position, n, square));
        }
        Some(picture)
    }

    /// What somebody who was told the other picture does not know; players come first, so that
    /// every owner is known.
    pub(super) fn since(&self, told: &Self) -> Vec<Element> {
        let mut elements = Vec::new();
        for (&id, player) in &self.players {
            let news = player.since(told.players.get(&id).unwrap_or(&PlayerUpdate::default()));
            if news != PlayerUpdate::default() {
                elements.push(Element::Player(PlayerUpdate { player: Some(id), ..news }));
            }
        }
        for (&id, group) in &self.groups {
            if told.groups.get(&id) != Some(group) {
                elements.push(Element::Group(group.clone()));
            }
        }
        for (&id, estate) in &self.estates {
            let news = estate.since(told.estates.get(&id).unwrap_or(&EstateUpdate::default()));
            if news != EstateUpdate::default() {
                let news = EstateUpdate { estate: Some(id), ..news };
                elements.push(Element::Estate(Box::new(news)));
            }
        }
        for (&id, card) in &self.cards {
            if told.cards.get(&id) != Some(card) {
                elements.push(Element::Card(card.clone()));
            }
        }
        for (&id, card) in told.cards.iter().filter(|(id, _)| !self.cards.contains_key(id)) {
            let back = CardUpdate { card: Some(id), owner: Some(-1), ..card.clone() };
            elements.push(Element::Card(back));
        }
        elements.extend(self.auction_since(told));
        elements
    }

    fn auction_since(&self, told: &Self) -> Vec<Element> {
        let over = |auction: &AuctionUpdate| {
            let (auction, status) = (auction.auction, Some(SOLD));
            Element::Auction(AuctionUpdate { auction, status, ..AuctionUpdate::default() })
        };
        match (&told.auction, &self.auction) {
            (Some(before), None) => vec![over(before)],
            (None, Some(now)) => vec![Element::Auction(now.clone())],
            (Some(before), Some(now)) if before.estate != now.estate => {
                vec![over(before), Element::Auction(now.clone())]
            }
            (Some(before), Some(now)) if before != now => {
                let news = AuctionUpdate { auction: now.auction, ..now.since(before) };
                vec![Element::Auction(news)]
            }
            _ => Vec::new(),
        }
    }
}

fn of_player(seated: &Seated, position: &Position, seat: u8, player: &Player) -> PlayerUpdate {
    let names = seated.taken();
    let on_turn = position.on_turn == Seat(seat) && position.phase != Phase::Over;
    let location = player.square.map_or(0, |square| i32::from(square.0));
    let jail = jail(&seated.setting);
    let mut known = PlayerUpdate {
        player: Some(seated.player(seat)),
        name: names.get(&seat).map(|name| first_chars(name, MAX_NAME)),
        host: Some(String::new()),
        game: Some(seated.game),
        money: Some(player.cash.unwrap_or(0)),
        location: Some(if player.jail > 0 { jail } else { location }),
        turn_order: Some(i32::from(seat) + 1),
        bankrupt: Some(player.out),
        jailed: Some(player.jail > 0),
        has_turn: Some(on_turn && !player.out),
        spectator: Some(false),
        ..PlayerUpdate::default()
    };
    if seated.looks == Some(seat) {
        let buying = seated.may("buy") || seated.may("decline");
        let auctions = seated.setting["rules"]["auctions"].as_str() != Some("none");
        // Clients in jail act as soon as they have the turn: it begins when the others are done.
        known.has_turn = known.has_turn.map(|has| has && position.phase != Phase::Others);
        known.double_count = Some(position.doubles.into());
        known.jail_count = Some(player.jail.into());
        let rolls = seated.may("roll") || seated.rolls_again();
        known.can_roll = Some(rolls && player.jail == 0);
        known.can_roll_again = Some(false);
        known.can_buy = Some(buying);
        known.can_auction = Some(buying && auctions);
        // Tables of this network pay as soon as the money is there: a debt that is still open
        // has nothing to be played but ways to raise it.
        let owes = position.debts.first().is_some_and(|debt| debt.debtors.contains(&Seat(seat)));
        known.has_debt = Some(owes && !seated.actions.is_empty());
        known.can_use_card = Some(seated.may_some("card"));
    }
    known
}

/// What a group is called; stations and utilities have no name that would be in the language.
fn group_name(setting: &Value, group: &Value, words: &Words) -> String {
    let first = group["squares"][0].as_u64().and_then(|at| usize::try_from(at).ok());
    match setting["squares"][first.unwrap_or(0)]["kind"].as_str() {
        Some("station") => words.plain("play-monopoly-kind-station"),
        Some("utility") => words.plain("play-monopoly-kind-utility"),
        _ => group["name"].as_str().unwrap_or_default().to_owned(),
    }
}

/// Where the jail is.
fn jail(setting: &Value) -> i32 {
    let squares = setting["squares"].as_array().into_iter().flatten();
    let mut jails = (0..).zip(squares).filter(|(_, square)| square["kind"] == "jail");
    jails.next().map_or(10, |(n, _)| n)
}

fn cards(seated: &Seated, seat: u8, player: &Player) -> Vec<(i32, CardUpdate)> {
    let JailCards::These(held) = &player.jail_cards else { return Vec::new() };
    let card = |card: &ludoteca_monopoly::position::KeptCard| {
        let number = card_number(*card);
        let deck = &seated.setting["decks"][usize::from(card.deck)]["cards"];
        let title = deck[usize::from(card.card)]["text"].as_str().unwrap_or_default();
        let owner = Some(seated.player(seat));
        (number, CardUpdate { card: Some(number), title: Some(title.to_owned()), owner })
    };
    held.iter().map(card).collect()
}

fn auction(seated: &Seated, position: &Position) -> Option<AuctionUpdate> {
    let Some(Business::Auction(auction)) = &position.business else { return None };
    let Wares::Lot(lot) = auction.wares else { return None };
    Some(AuctionUpdate {
        auction: Some(0),
        actor: Some(seated.player(position.on_turn.0)),
        estate: Some(lot.0.into()),
        high_bid: (auction.bid > 0).then_some(auction.bid),
        high_bidder: auction.bidder.map(|seat| seated.player(seat.0)),
        status: Some(seated.going),
    })
}

fn of_estate(seated: &Seated, position: &Position, n: i32, square: &Value) -> EstateUpdate {
    let number = |key: &str| square[key].as_i64().and_then(|value| i32::try_from(value).ok());
    let name = square["name"].as_str().map(str::to_owned);
    let kind = square["kind"].as_str().unwrap_or_default();
    let price = number("price");
    let group = number("group");
    let mut known = EstateUpdate {
        estate: Some(n),
        name,
        color: Some(String::new()),
        background: Some(GROUND.into()),
        owner: Some(-1),
        group: Some(group.unwrap_or(-1)),
        houses: Some(0),
        money: Some(if kind == "parking" { position.pot } else { 0 }),
        price: Some(price.unwrap_or(0)),
        house_price: Some(number("house_price").unwrap_or(0)),
        sell_house_price: Some(number("house_price").unwrap_or(0) / 2),
        mortgage_price: Some(number("mortgage").unwrap_or(0)),
        unmortgage_price: Some(number("mortgage").map_or(0, |sum| sum + (sum + 9) / 10)),
        mortgaged: Some(false),
        can_be_owned: Some(price.is_some()),
        can_toggle_mortgage: Some(false),
        can_buy_houses: Some(false),
        can_sell_houses: Some(false),
        ..EstateUpdate::default()
    };
    match kind {
        "street" => {
            let rent = |at: usize| square["rents"][at].as_i64().and_then(|it| it.try_into().ok());
            [known.rent0, known.rent1, known.rent2] = [rent(0), rent(1), rent(2)];
            [known.rent3, known.rent4, known.rent5] = [rent(3), rent(4), rent(5)];
            let colour = group.and_then(|group| COLOURS.get(street(seated, group)));
            known.color = colour.map(|&colour| colour.to_owned());
        }
        "go" => known.pass_money = number("salary"),
        "tax" => known.tax = number("amount"),
        "income-tax" => {
            known.tax = number("fixed");
            known.tax_percentage = number("percent");
        }
        "jail" => {
            known.jail = Some(true);
            known.pay_amount = number("fine");
        }
        "go-to-jail" => known.to_jail = Some(true),
        _ => {}
    }
    own(seated, position, n, &mut known);
    known
}

/// Which of the groups of streets a group is.
fn street(seated: &Seated, group: i32) -> usize {
    let before = usize::try_from(group).unwrap_or(0);
    let groups = seated.setting["groups"].as_array().into_iter().flatten().take(before);
    groups.filter(|group| group["streets"] == true).count()
}

/// Who owns an estate, and what can be done with it.
fn own(seated: &Seated, position: &Position, n: i32, known: &mut EstateUpdate) {
    for (seat, player) in (0..).zip(&position.players) {
        let Some(lot) = player.lots.iter().find(|lot| i32::from(lot.square.0) == n) else {
            continue;
        };
        known.owner = Some(seated.player(seat));
        known.houses = Some(if lot.hotel { HOTEL } else { lot.houses.into() });
        known.mortgaged = Some(lot.mortgaged);
        if seated.player(seat) == ME {
            // What the last window allowed: what is asked for out of it waits for the next.
            let could = |word: &str| seated.manageable.contains(&format!("{word} {n}"));
            known.can_toggle_mortgage =
                Some(if lot.mortgaged { could("lift") } else { could("mortgage") });
            known.can_buy_houses = Some(could("build"));
            known.can_sell_houses =
                Some(lot.houses > 0 || lot.hotel).map(|built| built && seated.selling(n).is_some());
        }
    }
}
