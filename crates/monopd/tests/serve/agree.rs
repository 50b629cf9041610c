//! What the client was told is what the table has.

use std::collections::BTreeMap;

use ludoteca_core::Seat;
use ludoteca_monopd::client::{Mirror, Trade};
use ludoteca_monopoly::Position;
use ludoteca_monopoly::position::{Business, JailCards, Leg, Wares};

/// Compares everything that both of them know; the client has seat 0.
pub(crate) fn agree(mirror: &Mirror, position: &Position) {
    let game = mirror.own().and_then(|own| own.game).expect("in a game");
    let id = |seat: usize| {
        if seat == 0 { 1 } else { game * 16 + i32::try_from(seat).expect("few") }
    };
    let mut cards = BTreeMap::new();
    for (seat, player) in position.players.iter().enumerate() {
        let known = &mirror.players[&id(seat)];
        assert_eq!(known.money, Some(player.cash.unwrap_or(0)), "seat {seat}");
        assert_eq!(known.bankrupt, Some(player.out), "seat {seat}");
        assert_eq!(known.jailed, Some(player.jail > 0), "seat {seat}");
        if !player.out && player.jail == 0 {
            let at = player.square.map_or(0, |square| i32::from(square.0));
            assert_eq!(known.location, Some(at), "seat {seat}");
        }
        for lot in &player.lots {
            let estate = &mirror.estates[&i32::from(lot.square.0)];
            assert_eq!(estate.owner, Some(id(seat)), "lot {}", lot.square);
            assert_eq!(estate.mortgaged, Some(lot.mortgaged), "lot {}", lot.square);
            let houses = if lot.hotel { 5 } else { i32::from(lot.houses) };
            assert_eq!(estate.houses, Some(houses), "lot {}", lot.square);
        }
        if let JailCards::These(held) = &player.jail_cards {
            cards.extend(held.iter().map(|card| (i32::from(card.deck) + 1, id(seat))));
        }
    }
    let owned: usize = position.players.iter().map(|player| player.lots.len()).sum();
    let told = mirror.estates.values().filter(|it| it.owner.is_some_and(|id| id > 0));
    assert_eq!(told.count(), owned);
    let held = mirror.cards.iter().filter_map(|(&card, it)| Some((card, it.owner?)));
    assert_eq!(held.filter(|&(_, owner)| owner > 0).collect::<BTreeMap<_, _>>(), cards);
    agree_on_the_auction(mirror, position, &id);
    agree_on_the_offer(mirror, position, &id);
}

fn agree_on_the_auction(mirror: &Mirror, position: &Position, id: &dyn Fn(usize) -> i32) {
    let open = match &position.business {
        Some(Business::Auction(auction)) => Some(auction),
        _ => None,
    };
    let open = open.and_then(|auction| match auction.wares {
        Wares::Lot(lot) => Some((i32::from(lot.0), auction)),
        _ => None,
    });
    let told = mirror.auction.as_ref();
    assert_eq!(told.and_then(|it| it.estate), open.map(|(lot, _)| lot));
    let Some((told, (_, auction))) = told.zip(open) else { return };
    assert_eq!(told.high_bid.unwrap_or(0), auction.bid);
    assert_eq!(told.high_bidder, auction.bidder.map(|seat| id(seat.idx())));
}

/// The offer on the table is one of the open trades, accepted by whoever need not be asked.
fn agree_on_the_offer(mirror: &Mirror, position: &Position, id: &dyn Fn(usize) -> i32) {
    let (maker, legs, to_ask) = match &position.business {
        Some(Business::Package(it)) if !it.to_ask.is_empty() => {
            (it.proposer, it.legs.clone(), it.to_ask.clone())
        }
        Some(Business::Trade(it)) => {
            let leg = |from, to, give: &Vec<_>, cards, cash: i32| Leg {
                from,
                to,
                give: give.clone(),
                cards,
                cash: cash.max(0),
            };
            let legs = vec![
                leg(it.from, it.to, &it.give, it.give_cards, it.cash),
                leg(it.to, it.from, &it.want, it.want_cards, -it.cash),
            ];
            (it.from, legs, vec![it.to])
        }
        _ => return,
    };
    let named = legs.iter().any(|leg| leg.from == Seat(0) || leg.to == Seat(0));
    if !named && maker != Seat(0) {
        return;
    }
    let (mut estates, mut money, mut cards) = (BTreeMap::new(), BTreeMap::new(), 0);
    for leg in &legs {
        let (from, to) = (id(leg.from.idx()), id(leg.to.idx()));
        estates.extend(leg.give.iter().map(|lot| (i32::from(lot.0), to)));
        if leg.cash > 0 {
            money.insert((from, to), leg.cash);
        }
        cards += usize::from(leg.cards);
    }
    let is_it = |trade: &&Trade| {
        trade.estates == estates
            && trade.money == money
            && trade.cards.len() == cards
            && trade.accepts.get(&id(maker.idx())) == Some(&true)
    };
    let trades = &mirror.trades;
    let found = trades.values().find(is_it);
    let trade = found.unwrap_or_else(|| panic!("{:?} in {trades:?}", position.business));
    for seat in to_ask.iter().filter(|seat| seat.0 > 0) {
        assert_eq!(trade.accepts.get(&id(seat.idx())), Some(&false), "{seat}: {trade:?}");
    }
}
