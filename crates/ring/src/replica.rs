//! One copy of the game, driven by messages alone.
//!
//! A message becomes the engine's actions and outcomes. What the engine asks seat by seat and
//! the ring does not (windows of others, `done`) does not exist in the rules of the ring; what
//! the ring says and the engine does by itself (proposing an auction of what nobody can pay,
//! handing over what was sold) is kept beside the state.

use std::fmt;

use ludoteca_core::{Fingerprint, Game as _, Seat, Turn};
use ludoteca_monopoly::{Event, Phase, Question, SeatSet, State, View};

use crate::message::{Body, Lot, Message, Profile, WireDeck};
use crate::rules::RingRules;

mod apply;
mod choices;
mod refusal;

pub use choices::Choice;
pub use refusal::Refusal;

/// One copy of the game.
#[derive(Clone)]
pub struct Replica {
    rules: RingRules,
    profile: Profile,
    state: State,
    sale: Sale,
    /// Messages applied so far, the announcement counted in.
    applied: u32,
    victory: bool,
    hash: u64,
}

/// How far an auction is on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sale {
    None,
    /// The player on turn cannot pay for the lot, and has to propose it.
    ToPropose,
    /// Answers are awaited, the last of them from the proposer if the bank sells.
    Open {
        proposer: Seat,
        own: bool,
    },
    /// All have answered, the last one so; the proposer has to hand the lot over.
    ToTransfer {
        proposer: Seat,
        last_share: u8,
        buyer: Option<Seat>,
    },
}

/// What the sender has to send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Owed {
    /// How many play.
    Announcement,
    /// Anything about property, and at last the dice.
    Roll,
    /// Whether the lot is bought: buy it, or propose it.
    Purchase { lot: Lot },
    /// The card that was drawn.
    Card { deck: WireDeck },
    /// The auction of a lot that the player cannot pay.
    Proposal { lot: Lot },
    /// What the sender offers for a lot.
    Answer { lot: Lot },
    /// Who gets the lot; nobody: the bank.
    Transfer { lot: Lot, buyer: Option<Seat> },
    /// Money: sell, mortgage, auction, or leave.
    Debt { amount: i64 },
    /// That the game is won.
    Victory,
}

impl Replica {
    /// The game before its announcement, for so many players.
    ///
    /// Players are those that an announcement can name: 2 to 4.
    pub fn new(rules: RingRules, profile: Profile, players: u8) -> Self {
        let state = rules.game().start(players);
        let mut replica =
            Self { rules, profile, state, sale: Sale::None, applied: 0, victory: false, hash: 0 };
        replica.hash = replica.fresh_hash();
        replica
    }

    /// The rules.
    pub fn rules(&self) -> &RingRules {
        &self.rules
    }

    /// The profile.
    pub fn profile(&self) -> Profile {
        self.profile
    }

    /// How many play, those included that are out.
    pub fn players(&self) -> u8 {
        self.rules.game().seats(&self.state)
    }

    /// How many messages have been applied, the announcement counted in: the number of the next.
    pub fn applied(&self) -> u32 {
        self.applied
    }

    /// What a seat sees: everything that is on the table.
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.rules.game().view(&self.state, seat)
    }

    /// The engine's state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Turns taken by all together.
    pub fn turns_taken(&self) -> u32 {
        self.rules.game().turns_taken(&self.state)
    }

    /// Who is still in the game.
    pub fn live(&self) -> SeatSet {
        self.view(Seat(0)).live()
    }

    /// The winner, once the victory has been told.
    pub fn winner(&self) -> Option<Seat> {
        self.victory.then(|| self.last_live())
    }

    /// The richest of those who are still in the game, the first of them if they are equal: who
    /// wins when the time is up.
    pub fn richest(&self) -> Seat {
        let worth = |seat: &Seat| self.view(*seat).worth(*seat);
        let live: Vec<Seat> = self.live().iter().collect();
        live.into_iter().rev().max_by_key(worth).unwrap_or_default()
    }

    /// The hash of everything that all copies have to agree on.
    ///
    /// It is made from the position as text, so that it is the same on every machine.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Who sends next; nobody once the game is over.
    pub fn sender(&self) -> Option<Seat> {
        let on_turn = self.view(Seat(0)).on_turn();
        if self.victory {
            return None;
        }
        if self.applied == 0 {
            return Some(Seat(0));
        }
        match self.sale {
            Sale::ToPropose => return Some(on_turn),
            Sale::ToTransfer { proposer, .. } => return Some(proposer),
            Sale::None | Sale::Open { .. } => {}
        }
        Some(match self.rules.game().turn(&self.state) {
            Turn::Decide(seat) => seat,
            Turn::Chance => on_turn,
            Turn::Over => self.last_live(),
        })
    }

    /// What the sender has to send; nothing once the game is over.
    pub fn owed(&self) -> Option<Owed> {
        let sender = self.sender()?;
        if self.applied == 0 {
            return Some(Owed::Announcement);
        }
        let view = self.view(sender);
        let auctioned = || view.auction().and_then(|auction| auction.lot);
        let lot_of = |deed: ludoteca_monopoly::DeedId| {
            let place = view.game().board().deeds()[deed.idx()].place;
            self.rules.atlas().lot(place)
        };
        let lot = || auctioned().and_then(lot_of).unwrap_or(Lot(0));
        match self.sale {
            Sale::ToPropose => return Some(Owed::Proposal { lot: lot() }),
            Sale::ToTransfer { buyer, .. } => return Some(Owed::Transfer { lot: lot(), buyer }),
            Sale::Open { .. } => return Some(Owed::Answer { lot: lot() }),
            Sale::None => {}
        }
        Some(match (view.phase(), view.question()) {
            (Phase::Over, _) => Owed::Victory,
            (Phase::Drawing(deck), _) => Owed::Card { deck: self.rules.atlas().wire_deck(deck) },
            (_, Question::Buy) => {
                let stands_on = self.rules.atlas().lot(view.place(sender));
                Owed::Purchase { lot: stands_on.unwrap_or(Lot(0)) }
            }
            (_, Question::Debt) => {
                let debt = view.debt().map_or(0, |debt| debt.total());
                Owed::Debt { amount: debt - i64::from(view.cash(sender)) }
            }
            _ => Owed::Roll,
        })
    }

    /// The message by which the sender says this.
    ///
    /// # Errors
    /// It cannot be said now.
    pub fn message(&self, body: Body) -> Result<Message, Refusal> {
        let origin = self.sender().ok_or(Refusal::Over)?;
        let (next, _) = self.told(body)?;
        Ok(Message { origin, destination: self.destination(body, &next), body })
    }

    /// The copy after a message, and what happened by it.
    ///
    /// # Errors
    /// The message is not possible now.
    pub fn after(&self, message: Message) -> Result<(Self, Vec<Event>), Refusal> {
        let expected = self.sender().ok_or(Refusal::Over)?;
        if message.origin != expected {
            return Err(Refusal::NotTheSender { found: message.origin, expected });
        }
        let (next, events) = self.told(message.body)?;
        let expected = self.destination(message.body, &next);
        if message.destination != expected {
            return Err(Refusal::Destination { found: message.destination, expected });
        }
        Ok((next, events))
    }

    /// The destination that goes with a body: who sends next, but of a transfer the buyer.
    fn destination(&self, body: Body, next: &Self) -> Seat {
        let origin = self.sender().unwrap_or_default();
        match (body, self.sale) {
            (Body::Transfer(_), Sale::ToTransfer { buyer, .. }) => buyer.unwrap_or(origin),
            _ => next.sender().unwrap_or(origin),
        }
    }

    fn last_live(&self) -> Seat {
        self.live().iter().next().unwrap_or_default()
    }

    fn fresh_hash(&self) -> u64 {
        let sale = match self.sale {
            Sale::None => [0; 4],
            Sale::ToPropose => [1, 0, 0, 0],
            Sale::Open { proposer, own } => [2, proposer.0, own.into(), 0],
            Sale::ToTransfer { proposer, last_share, buyer } => {
                [3, proposer.0, last_share, buyer.map_or(u8::MAX, |seat| seat.0)]
            }
        };
        let position = self.view(Seat(0)).position();
        let text = serde_json::to_string(&(self.applied, sale, self.victory, position));
        let text = text.unwrap_or_else(|fault| unreachable!("a position is plain data: {fault}"));
        std::hash::Hasher::finish(&Fingerprint::of(&text))
    }
}

impl fmt::Debug for Replica {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replica")
            .field("applied", &self.applied)
            .field("sale", &self.sale)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
