//! A table in one line, for whoever asks, without waking it up.

use ludoteca_host::wire::{Summary, TurnInfo};
use ludoteca_host::{PersonId, Sitter, Table};
use serde::{Deserialize, Serialize};

/// A table in one line, and what is needed to tell it to anybody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Brief {
    /// The line as nobody in particular sees it.
    summary: Summary,
    /// Whose each seat is.
    owners: Vec<Option<PersonId>>,
    /// Those who gave their seats to computer players for good.
    #[serde(default)]
    resigned: Vec<PersonId>,
    maker: PersonId,
    invitation: String,
}

impl Brief {
    pub(crate) fn of(table: &Table, here: &dyn Fn(&PersonId) -> bool, watchers: u32) -> Self {
        let resigned = table.sitters().iter().filter(|it| it.owner().is_none());
        let resigned = resigned.filter_map(Sitter::belongs_to);
        Self {
            summary: table.summary(None, here, watchers),
            owners: table.sitters().iter().map(|sitter| sitter.owner().cloned()).collect(),
            resigned: resigned.cloned().collect(),
            maker: table.about().maker.id.clone(),
            invitation: table.about().invitation.clone(),
        }
    }

    /// The line as this person sees it.
    pub(crate) fn seen_by(&self, person: Option<&PersonId>) -> Summary {
        let own = |owner: &Option<PersonId>| person.is_some() && owner.as_ref() == person;
        let yours = (0..).zip(&self.owners).filter(|(_, owner)| own(owner)).map(|(seat, _)| seat);
        let yours: Vec<u8> = yours.collect();
        let made = person == Some(&self.maker);
        let resigned = person.is_some_and(|person| self.resigned.contains(person));
        let invitation = (made || resigned || !yours.is_empty()).then(|| self.invitation.clone());
        Summary { yours, made, invitation, ..self.summary.clone() }
    }

    /// The people who sit or sat there.
    pub(crate) fn people(&self) -> Vec<String> {
        let mut people: Vec<String> = self
            .owners
            .iter()
            .flatten()
            .chain(&self.resigned)
            .chain([&self.maker])
            .map(|id| id.0.clone())
            .collect();
        people.sort();
        people.dedup();
        people
    }

    /// The shelf on which the table lies, as a word. One that everybody has left before the game
    /// is found by whoever made it and nobody else.
    pub(crate) fn state(&self) -> &'static str {
        use ludoteca_host::wire::TableState::{Over, Playing, Waiting};
        match self.summary.state {
            Waiting if self.owners.iter().all(Option::is_none) => "deserted",
            Waiting => "waiting",
            Playing => "playing",
            Over => "over",
        }
    }
}

/// Whether something will happen at the table though nobody comes: chance or a computer player is
/// to move, or a clock runs.
pub(crate) fn is_busy(table: &Table) -> bool {
    let playing = table.state() == ludoteca_host::wire::TableState::Playing;
    let computer = match TurnInfo::from(table.turn()) {
        TurnInfo::Chance => true,
        TurnInfo::Decide { seat } => {
            table.sitters().get(usize::from(seat)).and_then(Sitter::agent).is_some()
        }
        TurnInfo::Over => false,
    };
    playing && (computer || table.plan().clock.is_some())
}
