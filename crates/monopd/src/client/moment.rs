//! A moment of the server's game as a position of ours.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::{Auction, Business, Debt, JailCards, Lot, Player, Trade, Wares};
use ludoteca_monopoly::{Cause, Phase, Place, Position};

use super::mirror::Mirror;
use crate::wire::PlayerUpdate;

/// Who sits where: the players of our game in the order of their turns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Seats(Vec<i32>);

impl Seats {
    /// The seats of the mirror's game: whoever was there at the start keeps their place.
    pub(super) fn of(mirror: &Mirror) -> Self {
        let Some(game) = mirror.own().and_then(|own| own.game) else { return Self::default() };
        let mut players: Vec<(i32, i32)> = mirror
            .players
            .values()
            .filter(|player| player.game == Some(game) && player.spectator != Some(true))
            .filter_map(|player| Some((player.turn_order.unwrap_or(0), player.player?)))
            .collect();
        players.sort_unstable();
        Self(players.into_iter().map(|(_, player)| player).collect())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn seat(&self, player: i32) -> Option<Seat> {
        let at = self.0.iter().position(|&other| other == player)?;
        u8::try_from(at).ok().map(Seat)
    }

    pub(super) fn player(&self, seat: Seat) -> Option<i32> {
        self.0.get(seat.idx()).copied()
    }
}

/// What we are asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// What to do before the roll.
    Before { offers: u8 },
    /// Whether to buy.
    Buying,
    /// Which tax to pay.
    Taxing,
    /// How to raise the money for a debt of at least so much.
    Debt { amount: i32, creditor: Option<i32> },
    /// What to bid above this.
    Bid { highest: i32 },
    /// Whether to accept this trade.
    Trade(Trade),
}

/// The position in which we are asked.
pub(super) fn position(
    mirror: &Mirror,
    seats: &Seats,
    decks: usize,
    asked: Asked,
) -> Option<Position> {
    let me = seats.seat(mirror.me?)?;
    let players: Vec<Player> = seats.0.iter().map(|&id| player(mirror, id, decks)).collect();
    let has_turn = |id: &i32| mirror.players.get(id).is_some_and(|p| p.has_turn == Some(true));
    let on_turn = seats.0.iter().find(|id| has_turn(id)).and_then(|&id| seats.seat(id));
    let round = mirror.game()?.turn.unwrap_or(1).max(1);
    let turns = u32::try_from(round).unwrap_or(1).saturating_mul(u32::try_from(seats.len()).ok()?);
    let mut position = Position {
        players,
        on_turn: on_turn.unwrap_or(me),
        phase: Phase::After,
        turns: turns.min(1_000_000),
        doubles: u8::try_from(mirror.own()?.double_count.unwrap_or(0)).unwrap_or(0).min(2),
        ..Position::default()
    };
    match asked {
        Asked::Before { offers } => {
            position.phase = Phase::Before;
            position.on_turn = me;
            position.offers = offers;
        }
        Asked::Buying => {
            position.phase = Phase::Buying;
            position.on_turn = me;
        }
        Asked::Taxing => {
            position.phase = Phase::Taxing;
            position.on_turn = me;
            // The question comes before the news that a card has moved us there.
            let here = mirror.shown.and_then(|shown| u8::try_from(shown).ok()).map(Place);
            let player = position.players.get_mut(me.idx())?;
            player.square = here.or(player.square);
        }
        Asked::Debt { amount, creditor } => {
            let creditors = creditor.and_then(|id| seats.seat(id)).into_iter().collect();
            let debtors = vec![me];
            position.debts = vec![Debt { amount, debtors, creditors, cause: Cause::Rent }];
        }
        Asked::Bid { highest } => auction(mirror, seats, me, highest, &mut position)?,
        Asked::Trade(trade) => {
            position.on_turn = trade.from;
            position.business = Some(Business::Trade(trade));
        }
    }
    Some(position)
}

fn auction(
    mirror: &Mirror,
    seats: &Seats,
    me: Seat,
    bid: i32,
    position: &mut Position,
) -> Option<()> {
    let auction = mirror.auction.as_ref()?;
    let lot = Place(u8::try_from(auction.estate?).ok()?);
    let bidder = auction.high_bidder.and_then(|id| seats.seat(id)).filter(|_| bid > 0);
    if let Some(bidder) = bidder {
        // Servers take bids beyond the cash: whoever made one is good for it.
        let cash = &mut position.players.get_mut(bidder.idx())?.cash;
        *cash = (*cash).max(Some(bid));
    }
    position.business = Some(Business::Auction(Auction {
        bid: if bidder.is_some() { bid } else { 0 },
        bidder,
        asked: Some(me),
        to_ask: vec![me],
        ..Auction::of(Wares::Lot(lot))
    }));
    Some(())
}

fn player(mirror: &Mirror, id: i32, decks: usize) -> Player {
    let unknown = PlayerUpdate::default();
    let known = mirror.players.get(&id).unwrap_or(&unknown);
    if known.bankrupt == Some(true) {
        return Player { out: true, ..Player::default() };
    }
    let jailed = known.jailed == Some(true);
    // Of others the wire does not tell how long they have been there.
    let turn = u8::try_from(known.jail_count.unwrap_or(1)).unwrap_or(1).clamp(1, 3);
    // A board of which we know no decks has no cards for us; otherwise each deck has one to keep.
    let cards = mirror.cards.values().filter(|card| card.owner == Some(id)).count().min(decks);
    let owned = mirror.estates.values().filter(|estate| estate.owner == Some(id));
    let lots = owned.filter_map(|estate| {
        let houses = u8::try_from(estate.houses.unwrap_or(0)).ok()?.min(5);
        Some(Lot {
            square: Place(u8::try_from(estate.estate?).ok()?),
            houses: if houses == 5 { 0 } else { houses },
            hotel: houses == 5,
            mortgaged: estate.mortgaged == Some(true),
        })
    });
    let square = known.location.and_then(|at| u8::try_from(at).ok()).map(Place);
    Player {
        cash: Some(known.money.unwrap_or(0).max(0)),
        square: square.filter(|_| !jailed),
        jail: if jailed { turn } else { 0 },
        jail_cards: JailCards::Count(u8::try_from(cards).unwrap_or(0)),
        lots: lots.collect(),
        out: false,
    }
}
