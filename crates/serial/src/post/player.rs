//! Who decides at a post.

use ludoteca_core::Rng;
use ludoteca_monopoly::{Action, Event, Illegal};
use ludoteca_ring::{Body, NotDecided, Pilot, Refusal, Replica};

/// Who decides at a post.
#[derive(Debug)]
pub enum Player {
    /// An agent of the house.
    Agent(Box<Pilot>),
    /// A person, for whom dice and cards fall from here.
    Person(Box<Rng>),
}

/// Why a decision of a person was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Nothing is asked.
    #[error("nothing is to be decided now")]
    NotNow,
    /// The ring has no words for it.
    #[error("it cannot be said on the ring")]
    Unspeakable,
    /// The rules forbid it.
    #[error("against the rules: {0}")]
    Illegal(Illegal),
    /// The station does not send it.
    #[error(transparent)]
    Station(NotDecided),
}

impl From<NotDecided> for Refused {
    fn from(why: NotDecided) -> Self {
        match why {
            NotDecided::Refused(Refusal::Illegal(illegal)) => Self::Illegal(illegal),
            other => Self::Station(other),
        }
    }
}

impl Player {
    pub(super) fn hear(&mut self, events: &[Event]) {
        if let Self::Agent(pilot) = self {
            pilot.hear(events);
        }
    }

    /// What this player sends now; none where a person has to be asked.
    pub(super) fn decide(&mut self, replica: &Replica) -> Option<Body> {
        match self {
            Self::Agent(pilot) => pilot.decide(replica),
            Self::Person(chance) => {
                let alone = replica.actions().is_empty();
                let choice = *replica.choices().first().filter(|_| alone)?;
                Some(replica.say(choice, chance))
            }
        }
    }

    /// What a person's action is on the wire.
    pub(super) fn say(&mut self, replica: &Replica, action: Action) -> Result<Body, Refused> {
        let Self::Person(chance) = self else { return Err(Refused::NotNow) };
        let sender = replica.sender().ok_or(Refused::NotNow)?;
        let forbidden = replica.view(sender).check(action).err().map(Refused::Illegal);
        let choice = replica.choice(action).ok_or(forbidden.unwrap_or(Refused::Unspeakable))?;
        Ok(replica.say(choice, chance))
    }
}
