//! The players of The Rift on the shelf.

use ludoteca_rift::Rift;
use ludoteca_rift::agents::Random;

use crate::agent::AgentSpec;

pub(super) fn all() -> Vec<AgentSpec<Rift>> {
    vec![AgentSpec::uniform(), AgentSpec::new("random", &[], |_| Random)]
}
