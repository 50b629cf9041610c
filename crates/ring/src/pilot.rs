//! An agent of the house at a station: its actions as messages.

use std::fmt;

use ludoteca_core::{Agent, Game as _, Rng, Seat, Thinking};
use ludoteca_monopoly::{Action, Event, Monopoly};

use crate::message::{Body, WireDeck};
use crate::replica::{Choice, Owed, Replica};

/// A player made of an agent, with the dice of its station.
pub struct Pilot {
    agent: Box<dyn Agent<Monopoly>>,
    thoughts: Rng,
    chance: Rng,
}

impl fmt::Debug for Pilot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pilot").finish_non_exhaustive()
    }
}

impl Pilot {
    /// A pilot that thinks with one stream and throws dice with the other.
    pub fn new(agent: Box<dyn Agent<Monopoly>>, thoughts: Rng, chance: Rng) -> Self {
        Self { agent, thoughts, chance }
    }

    /// Tells the agent what happened.
    pub fn hear(&mut self, events: &[Event]) {
        if self.agent.listens() {
            for event in events {
                self.agent.hear(event);
            }
        }
    }

    /// What the sender says; nothing once the game is over.
    pub fn decide(&mut self, replica: &Replica) -> Option<Body> {
        let sender = replica.sender()?;
        let choice = match replica.owed()? {
            Owed::Roll | Owed::Debt { .. } => self.manage(replica, sender),
            Owed::Purchase { lot } => {
                let buys = self.ask(replica, sender) == Action::Buy;
                Choice::Say(if buys { Body::Buy(lot) } else { Body::Propose(lot) })
            }
            Owed::Answer { .. } => {
                let Action::Percent(share) = self.ask(replica, sender) else {
                    return Some(Body::Answer(0));
                };
                Choice::Say(Body::Answer(share.min(replica.profile().highest_share())))
            }
            Owed::Announcement
            | Owed::Card { .. }
            | Owed::Proposal { .. }
            | Owed::Transfer { .. }
            | Owed::Victory => *replica.choices().first()?,
        };
        Some(replica.say(choice, &mut self.chance))
    }

    fn ask(&mut self, replica: &Replica, seat: Seat) -> Action {
        let mut thinking = Thinking::silent(&mut self.thoughts);
        self.agent.choose(&replica.view(seat), &mut thinking)
    }

    fn manage(&mut self, replica: &Replica, seat: Seat) -> Choice {
        const ROLL: Choice = Choice::Roll { fine: false };
        match self.ask(replica, seat) {
            Action::UseCard => held_card(replica, seat).map_or(ROLL, Choice::Say),
            Action::PayFine => self.pay_fine(replica, seat),
            // What the profile has no words for (lifting a mortgage) is left undone.
            action => replica.choice_of(action).unwrap_or(ROLL),
        }
    }

    /// On the ring the fine is paid with the roll: what the agent does in between comes first.
    fn pay_fine(&mut self, replica: &Replica, seat: Seat) -> Choice {
        let Some(fined) = replica.choice_of(Action::PayFine) else {
            return Choice::Roll { fine: false };
        };
        let game = replica.rules().game();
        let mut paid = replica.state().clone();
        game.play(&mut paid, Action::PayFine, &mut ());
        let mut thinking = Thinking::silent(&mut self.thoughts);
        let then = self.agent.choose(&game.view(&paid, seat), &mut thinking);
        match then {
            Action::Roll => fined,
            then => replica.choice_of(then).unwrap_or(fined),
        }
    }
}

/// The jail card that a seat can use, as a message.
fn held_card(replica: &Replica, seat: Seat) -> Option<Body> {
    let atlas = replica.rules().atlas();
    let held =
        |deck: &WireDeck| replica.view(seat).check(Action::UseCardOf(atlas.deck(*deck))).is_ok();
    let deck = WireDeck::BOTH.into_iter().find(held)?;
    Some(Body::Card { deck, card: atlas.jail_card(deck) })
}
