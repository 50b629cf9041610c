//! Who sits where.

use ludoteca_catalog::{person_seat, seat_names};

use crate::wire::SeatPlan;
use crate::{Person, PersonId};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Whose seat it is; several seats of one person are a hot seat.
        owner: PersonId,
        /// What to call whoever sits there.
        name: String,
        /// The computer player that decides while they are away.
        stand_in: Option<String>,
    },
    /// A computer player.
    Computer {
        /// Which, with its parameters.
        agent: String,
        /// What to call it, if somebody said.
        name: Option<String>,
        /// Whoever gave it the seat for good.
        was: Option<PersonId>,
    },
}

impl Sitter {
    /// A person who is there.
    pub(crate) fn of(person: &Person) -> Self {
        Self::Person { owner: person.id.clone(), name: person.name.clone(), stand_in: None }
    }

    /// Whoever a plan wants at a seat.
    pub(crate) fn planned(seat: &SeatPlan, maker: &Person) -> Self {
        match seat {
            SeatPlan::Open {} => Self::Open,
            SeatPlan::Me {} => Self::of(maker),
            SeatPlan::Person { name } => {
                Self::of(&Person { id: maker.id.clone(), name: name.clone() })
            }
            SeatPlan::Computer { agent, name } => {
                Self::Computer { agent: agent.clone(), name: name.clone(), was: None }
            }
        }
    }

    /// A computer player at a seat that nobody took.
    pub(crate) fn filled(agent: &str) -> Self {
        Self::Computer { agent: agent.to_owned(), name: None, was: None }
    }

    /// Whose seat it is, if it is a person's.
    pub fn owner(&self) -> Option<&PersonId> {
        match self {
            Self::Person { owner, .. } => Some(owner),
            Self::Open | Self::Computer { .. } => None,
        }
    }

    /// Who sits or sat there, if it is or was a person.
    pub fn belongs_to(&self) -> Option<&PersonId> {
        match self {
            Self::Person { owner, .. } => Some(owner),
            Self::Computer { was, .. } => was.as_ref(),
            Self::Open => None,
        }
    }

    /// The computer player that decides there now.
    pub fn agent(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Person { stand_in, .. } => stand_in.as_deref(),
            Self::Computer { agent, .. } => Some(agent),
        }
    }

    /// Whether a person decides there now.
    pub fn is_person_deciding(&self) -> bool {
        matches!(self, Self::Person { stand_in: None, .. })
    }

    /// What it is called before names that are shared are numbered.
    fn name(&self) -> &str {
        match self {
            Self::Open => "",
            Self::Person { name, .. } => name,
            Self::Computer { agent, name, .. } => {
                name.as_deref().unwrap_or_else(|| agent.split(':').next().unwrap_or_default())
            }
        }
    }

    /// What the record calls it.
    pub(crate) fn label(&self) -> String {
        match self {
            Self::Open => String::new(),
            Self::Person { stand_in: Some(agent), .. } | Self::Computer { agent, .. } => {
                agent.clone()
            }
            Self::Person { name, .. } => person_seat(name),
        }
    }
}

/// What to call each seat; different for every seat, empty for those that are open.
pub(crate) fn names(seats: &[Sitter]) -> Vec<String> {
    let taken: Vec<String> =
        seats.iter().map(Sitter::name).filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let mut numbered = seat_names(&taken).into_iter();
    let name = |sitter: &Sitter| {
        if sitter.name().is_empty() { String::new() } else { numbered.next().unwrap_or_default() }
    };
    seats.iter().map(name).collect()
}
