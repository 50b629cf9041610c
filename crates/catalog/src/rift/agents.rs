//! The players of The Rift on the shelf.

use ludoteca_core::{Agent, Limit, Thinking};
use ludoteca_rift::agents::{Bold, Classic, Open, Random, Search};
use ludoteca_rift::{Action, Rift, View};

use crate::agent::{AgentSpec, Given, Parameter};

const CLASSIC: &[Parameter] = &[Parameter::flag("bold")];
#[expect(clippy::cast_precision_loss, reason = "some hundred thousand nodes")]
const SEARCH: &[Parameter] =
    &[Parameter::whole("nodes", Search::NODES as f64, 1.0, 1e9), Parameter::millis()];
const OPEN: &[Parameter] = &[Parameter::whole("nodes", 3_000_000.0, 1.0, 1e12)];

pub(super) fn all() -> Vec<AgentSpec<Rift>> {
    vec![
        AgentSpec::uniform(),
        AgentSpec::new("random", &[], |_| Random),
        AgentSpec::new("classic", CLASSIC, Document::new),
        AgentSpec::new("search", SEARCH, |given| Search::new(given.limit())),
        AgentSpec::new("open", OPEN, |given| Open::new(Limit::Nodes(given.whole("nodes"))))
            .reference(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::read;

    #[test]
    fn whoever_sees_everything_is_labelled() {
        let specs = all();
        for spec in &specs {
            let (_, given) = read(&specs, spec.entry.name).unwrap();
            let agent = spec.maker.alone(&given);
            assert_eq!(agent.sees_everything(), spec.entry.sees_everything, "{spec:?}");
        }
        assert!(specs.iter().any(|spec| spec.entry.sees_everything));
    }
}
