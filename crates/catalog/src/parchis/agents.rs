//! The players of Parchís on the shelf.

use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::Random;

use crate::agent::AgentSpec;

pub(super) fn all() -> Vec<AgentSpec<Parchis>> {
    vec![AgentSpec::uniform(), AgentSpec::new("random", &[], |_| Random)]
}
