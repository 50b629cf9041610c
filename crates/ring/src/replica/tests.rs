//! What a copy makes of messages.

mod auctions;
mod debts;
mod listed;
mod turns;

use ludoteca_core::Seat;
use ludoteca_monopoly::Position;
use ludoteca_monopoly::position::{JailCards, Lot as Owned, Player};

use super::*;

/// A copy in play, with the destinations of what was said.
struct Copy(Replica);

/// A position of the ring before the roll of the first player.
fn copy(players: Vec<Player>) -> Copy {
    prepared(&Position { players, ..Position::default() })
}

fn prepared(position: &Position) -> Copy {
    let rules = RingRules::serial();
    let players = u8::try_from(position.players.len()).unwrap();
    let state = position.to_state(rules.game()).unwrap();
    let mut replica = Replica::new(rules, Profile::Safe, players);
    (replica.state, replica.applied) = (state, 1);
    replica.hash = replica.fresh_hash();
    Copy(replica)
}

fn player(cash: i32, square: u8) -> Player {
    let square = Some(ludoteca_monopoly::Place(square));
    Player { cash: Some(cash), square, ..Player::default() }
}

impl Copy {
    /// The sender says this; who is named, and who sends next.
    #[track_caller]
    fn say(&mut self, body: Body) -> (u8, Option<u8>) {
        let message = self.0.message(body).unwrap_or_else(|why| panic!("{body}: {why}"));
        let (next, _) = self.0.after(message).unwrap();
        self.0 = next;
        (message.destination.0, self.0.sender().map(|seat| seat.0))
    }

    #[track_caller]
    fn refuses(&self, body: Body) -> String {
        self.0.message(body).expect_err("it should be refused").to_string()
    }

    fn roll(&mut self, first: u8, second: u8) -> (u8, Option<u8>) {
        self.say(Body::Roll { fine: false, dice: [first, second] })
    }

    fn cash(&self) -> Vec<i32> {
        Seat::all(self.0.players()).map(|seat| self.0.view(seat).cash(seat)).collect()
    }

    fn owner(&self, lot: Lot) -> Option<u8> {
        let place = self.0.rules.atlas().place(lot).unwrap();
        let deed = self.0.rules.game().board().deed_at(place).unwrap();
        self.0.view(Seat(0)).owner(deed).map(|seat| seat.0)
    }

    fn level(&self, lot: Lot) -> u8 {
        let place = self.0.rules.atlas().place(lot).unwrap();
        let deed = self.0.rules.game().board().deed_at(place).unwrap();
        self.0.view(Seat(0)).level(deed)
    }
}

/// Somebody who owns these squares.
fn owner_of(cash: i32, square: u8, lots: &[u8]) -> Player {
    let bare = |&place: &u8| Owned::bare(ludoteca_monopoly::Place(place));
    Player { lots: lots.iter().map(bare).collect(), ..player(cash, square) }
}

fn jailed(cash: i32, roll: u8, cards: u8) -> Player {
    Player { jail: roll, jail_cards: JailCards::Count(cards), ..player(cash, 10) }
}

const TABLADO: Lot = Lot(21);
const PARQUE: Lot = Lot(20);
const ELECTRIC: Lot = Lot(22);
const READING: Lot = Lot(24);
