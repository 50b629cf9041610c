//! What a table has to keep so that nothing is lost.

use ludoteca_core::Seat;
use serde::{Deserialize, Serialize};

use crate::PersonId;
use crate::wire::{Plan, Said};

/// One thing that happened at a table; all of them in order make the same table again.
///
/// The letters on disk are short because there are many.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Entry {
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
        /// The deck that they brought.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deck: Option<String>,
    },
    /// A person got up before the game began.
    Left {
        /// From where.
        seat: Seat,
    },
    /// The table was arranged by another plan before the game began.
    Arranged {
        /// The plan.
        plan: Box<Plan>,
    },
    /// A computer player has got an open seat.
    Filled {
        /// Where.
        seat: Seat,
        /// Which.
        agent: String,
    },
    /// The game began.
    Begun {
        /// The seed of its dice.
        seed: u64,
        /// The record that it goes on from, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
    },
    /// A seat decided.
    Played {
        /// Which.
        #[serde(rename = "s")]
        seat: Seat,
        /// What, in notation.
        #[serde(rename = "a")]
        action: String,
        /// Who decided for it.
        #[serde(rename = "b", default, skip_serializing_if = "is_person")]
        by: Decider,
    },
    /// Chance fell.
    Fell {
        /// What came, in notation.
        #[serde(rename = "o")]
        outcome: String,
    },
    /// The last decision was taken back.
    Undone {},
    /// A computer player stands in for a person.
    StoodIn {
        /// Where.
        seat: Seat,
        /// Which.
        agent: String,
    },
    /// A person is back and decides again.
    Back {
        /// Where.
        seat: Seat,
    },
    /// A person gave their seat to a computer player for good.
    Resigned {
        /// Which seat.
        seat: Seat,
        /// Which player.
        agent: String,
    },
    /// A computer player broke down, and another took over.
    Failed {
        /// At which seat.
        seat: Seat,
        /// Who took over.
        agent: String,
    },
    /// Somebody said something.
    Said(Said),
    /// Somebody asked for a rematch.
    Rematch {
        /// The table where it is played.
        table: String,
    },
}

/// Who took a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Decider {
    /// The person of the seat.
    #[default]
    #[serde(rename = "p")]
    Person,
    /// A computer player.
    #[serde(rename = "c")]
    Computer,
    /// Nobody in time.
    #[serde(rename = "t")]
    Clock,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_person(by: &Decider) -> bool {
    *by == Decider::Person
}
