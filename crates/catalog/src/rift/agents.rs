//! The players of The Rift on the shelf.

use ludoteca_core::{Agent, Thinking};
use ludoteca_rift::agents::{Bold, Classic, Random};
use ludoteca_rift::{Action, Rift, View};

use crate::agent::{AgentSpec, Given, Parameter};

const CLASSIC: &[Parameter] = &[Parameter::flag("bold")];

pub(super) fn all() -> Vec<AgentSpec<Rift>> {
    vec![
        AgentSpec::uniform(),
        AgentSpec::new("random", &[], |_| Random),
        AgentSpec::new("classic", CLASSIC, Document::new),
    ]
}

/// The player of the document, as it is or as the document wished it to be.
enum Document {
    Classic(Classic),
    Bold(Bold),
}

impl Document {
    fn new(given: &Given) -> Self {
        if given.is_set("bold") { Self::Bold(Bold::default()) } else { Self::Classic(Classic) }
    }
}

impl Agent<Rift> for Document {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        match self {
            Self::Classic(player) => player.choose(view, thinking),
            Self::Bold(player) => player.choose(view, thinking),
        }
    }
}
