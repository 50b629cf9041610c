//! From a state to its position.

use ludoteca_core::Seat;

use super::{
    Auction, Business, Debt, JailCards, KeptCard, Leg, Lot, Package, Pile, Player, Position, Trade,
    Wares,
};
use crate::deeds::HOTEL;
use crate::state::{self, NOBODY};
use crate::{DeedSet, Monopoly, Place, SeatSet, State};

impl Position {
    /// The position of a state.
    pub fn of(game: &Monopoly, state: &State) -> Self {
        let pen = Pen { game, state };
        Self {
            players: Seat::all(state.players).map(|seat| pen.player(seat)).collect(),
            on_turn: state.seat,
            phase: state.phase,
            turns: state.turns,
            dice: state.dice,
            doubles: state.doubles,
            to_ask: seats(state.to_ask),
            offers: state.offers,
            debts: state.debts.iter().copied().map(debt).collect(),
            business: pen.business(),
            pot: state.pot,
            decks: (0..).zip(game.decks()).map(|(deck, _)| pen.pile(deck)).collect(),
        }
    }
}

struct Pen<'a> {
    game: &'a Monopoly,
    state: &'a State,
}

fn seats(set: SeatSet) -> Vec<Seat> {
    set.iter().collect()
}

fn debt(debt: crate::Debt) -> Debt {
    Debt {
        amount: debt.amount,
        debtors: seats(debt.debtors),
        creditors: seats(debt.creditors),
        cause: debt.cause,
    }
}

fn somebody(seat: u8) -> Option<Seat> {
    (seat != NOBODY).then_some(Seat(seat))
}

impl Pen<'_> {
    fn squares(&self, lots: DeedSet) -> Vec<Place> {
        lots.into_iter().map(|lot| self.game.place_of(lot)).collect()
    }

    fn player(&self, seat: Seat) -> Player {
        let s = self.state;
        let cards: Vec<KeptCard> = self
            .game
            .track
            .kept_cards
            .iter()
            .enumerate()
            .filter(|&(slot, _)| s.holder(slot) == Some(seat))
            .map(|(_, &(deck, card))| KeptCard { deck, card })
            .collect();
        let lot = |lot| {
            let level = s.deeds.level(lot);
            let hotel = level == HOTEL;
            let houses = if hotel { 0 } else { level };
            let mortgaged = s.deeds.is_mortgaged(lot);
            Lot { square: self.game.place_of(lot), houses, hotel, mortgaged }
        };
        Player {
            cash: Some(s.cash[seat.idx()]),
            square: Some(Place(s.places[seat.idx()])),
            jail: s.jail_turn(seat),
            jail_cards: if cards.is_empty() {
                JailCards::default()
            } else {
                JailCards::These(cards)
            },
            lots: s.deeds.owned_by(seat).into_iter().map(lot).collect(),
            out: !s.live.has(seat),
        }
    }

    fn pile(&self, deck: u8) -> Pile {
        let unseen = self.state.piles.unseen(deck);
        Pile {
            unseen: Some((0..32).filter(|card| unseen >> card & 1 != 0).collect()),
            seen: self.state.piles.queue(deck).collect(),
        }
    }

    fn business(&self) -> Option<Business> {
        Some(match self.state.business {
            state::Business::None => return None,
            state::Business::Opening { to_roll, tied, best } => {
                Business::Opening { to_roll: seats(to_roll), tied: seats(tied), best }
            }
            state::Business::Auction(auction) => Business::Auction(self.auction(&auction)),
            state::Business::Trade(trade) => Business::Trade(Trade {
                from: trade.from,
                to: trade.to,
                give: self.squares(trade.give),
                want: self.squares(trade.want),
                cash: trade.cash,
                give_cards: trade.give_cards,
                want_cards: trade.want_cards,
            }),
            state::Business::Package(package) => Business::Package(Package {
                proposer: package.proposer,
                legs: package.legs(self.state).iter().map(|leg| self.leg(leg)).collect(),
                to_ask: seats(package.to_ask),
            }),
            state::Business::Interest { lots, interest_paid } => {
                Business::Interest { lots: self.squares(lots), interest_paid }
            }
            state::Business::Claim { builder, lot, to_ask, wanting } => Business::Claim {
                builder,
                square: self.game.place_of(lot),
                to_ask: seats(to_ask),
                wanting: seats(wanting),
            },
            state::Business::Placing { seat, hotel } => Business::Placing { seat, hotel },
        })
    }

    fn auction(&self, auction: &state::Auction) -> Auction {
        Auction {
            wares: match auction.wares {
                state::Wares::Lot(lot) => Wares::Lot(self.game.place_of(lot)),
                state::Wares::House => Wares::House,
                state::Wares::Hotel => Wares::Hotel,
            },
            bid: auction.bid,
            bidder: somebody(auction.bidder),
            asked: Some(Seat(self.state.actor)),
            to_ask: seats(auction.to_ask),
            bidding: seats(auction.bidding),
            allowed: seats(auction.allowed),
            later: self.squares(auction.later),
            seller: somebody(auction.seller),
        }
    }

    fn leg(&self, leg: &state::PackageLeg) -> Leg {
        Leg {
            from: leg.from,
            to: leg.to,
            give: self.squares(leg.lots),
            cards: leg.cards,
            cash: leg.cash,
        }
    }
}
