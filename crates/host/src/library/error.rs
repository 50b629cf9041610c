//! Why no table can be made of a plan.

use ludoteca_catalog::{CatalogError, Fault};

use crate::NameError;
use crate::wire::FileFault;

/// Why no table can be made of a plan.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlanError {
    /// The shelf has no such game, rules, board, cards or player.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    /// Rules with switches, and switches besides.
    #[error("switches stand in the rules {rules:?} and under options: expected a preset alone")]
    RulesTwice {
        /// The rules.
        rules: String,
    },
    /// A switch that says what one seat alone may know.
    #[error("the switch {switch} cannot be set here: decks stand under \"decks\", by seat")]
    SecretSwitch {
        /// The switch.
        switch: String,
    },
    /// A board without a name and without a text.
    #[error("expected the name of a board, or its text")]
    NoBoard,
    /// A list by seat is not as long as there are seats.
    #[error("expected {what} for {seats} seats, found {found}")]
    Length {
        /// Of what.
        what: &'static str,
        /// How many seats there are.
        seats: usize,
        /// How long the list is.
        found: usize,
    },
    /// A colour or piece that there is not.
    #[error("there is no {what} {found:?}: expected one of {}", known.join(", "))]
    Mark {
        /// A colour or a piece.
        what: &'static str,
        /// What was asked for.
        found: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// Two seats want the same.
    #[error("two seats want the {what} {found:?}")]
    Shared {
        /// A colour or a piece.
        what: &'static str,
        /// What both want.
        found: String,
    },
    /// A name cannot be used.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A computer player that may not sit at a table like this.
    #[error("{agent:?} is shown what is hidden from its seat: no table of people lets it sit down")]
    SeesEverything {
        /// Which.
        agent: String,
    },
    /// A computer player that would think for too long.
    #[error("{agent:?} would think too long: at most {most} for {parameter}")]
    TooSlow {
        /// Which.
        agent: String,
        /// What is set too high.
        parameter: &'static str,
        /// How high it may be set.
        most: f64,
    },
    /// The clock is too short or too long.
    #[error("expected 5 to 86,400 seconds for one decision, found {found}")]
    Clock {
        /// How long it would be.
        found: u32,
    },
    /// The title is too long.
    #[error("expected a title of at most 60 letters, found {found}")]
    Title {
        /// How many letters it has.
        found: usize,
    },
}

impl PlanError {
    /// The faults of files behind it, if it is about files.
    pub fn faults(&self) -> Vec<FileFault> {
        let own = |fault: &Fault| FileFault {
            file: fault.file.clone(),
            line: u32::try_from(fault.line).unwrap_or(u32::MAX),
            reason: fault.reason.clone(),
        };
        match self {
            Self::Catalog(CatalogError::Files(faults)) => faults.iter().map(own).collect(),
            other => {
                vec![FileFault { file: "plan".to_owned(), line: 0, reason: other.to_string() }]
            }
        }
    }
}
