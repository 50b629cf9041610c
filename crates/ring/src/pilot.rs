//! An agent of the house at a station: its actions as messages.

use std::fmt;

use ludoteca_core::{Agent, Game as _, Rng, Seat, Thinking};
use ludoteca_monopoly::{Action, Event, Monopoly};

use crate::message::Body;
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
                let action = self.ask(replica, sender);
                replica.choice(action).unwrap_or(Choice::Say(Body::Propose(lot)))
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
            Action::PayFine => self.pay_fine(replica, seat),
            // What the profile has no words for (lifting a mortgage) is left undone.
            action => replica.choice(action).unwrap_or(ROLL),
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
