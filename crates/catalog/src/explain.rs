//! Why an agent does what it does.

use ludoteca_core::{Seat, Turn};

use crate::game::Opened;
use crate::live::{Reason, reasons};
use crate::{CatalogError, Shelved, Start, agent};

/// What an agent weighs in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation {
    /// The seat that decides.
    pub seat: Seat,
    /// What the agent does.
    pub action: String,
    /// The candidates in the order in which it looked at them.
    pub candidates: Vec<Reason>,
    /// The candidate that became its decision; an agent that gives no reasons has none.
    pub chosen: Option<usize>,
    /// Listed actions that it did not look at.
    pub passed_over: Vec<String>,
    /// What it has studied besides, in its own words.
    pub study: Option<String>,
}

/// Asks an agent for its decision at this start.
///
/// At a game's own beginning chance may have to fall before anybody decides; at a position it may
/// not, for then the question is not about that position.
pub(crate) fn explain<G: Shelved>(
    open: &Opened<G>,
    agent: &str,
    start: &Start,
    seed: u64,
) -> Result<Explanation, CatalogError> {
    let specs = G::agents();
    let (spec, given) = agent::read(&specs, agent)?;
    let (state, _) = open.start(start)?;
    let mut table = open.start_match(state, seed, 0);
    if start.position.is_none() {
        while table.let_chance_fall(&mut ()).is_some() {}
    }
    let Turn::Decide(seat) = open.game.turn(table.state()) else {
        return Err(CatalogError::NothingToDecide);
    };
    let choice = table.ask(seat, &mut spec.maker.alone(&given));
    let mut listed = Vec::new();
    open.game.actions(table.state(), &mut listed);
    listed.retain(|action| choice.why.iter().all(|weighed| weighed.action != *action));
    let study = spec.study.map(|study| study(&given, &open.game.view(table.state(), seat)));
    Ok(Explanation {
        seat,
        action: choice.action.to_string(),
        chosen: chosen(&choice),
        candidates: reasons::<G>(&choice),
        passed_over: listed.iter().map(ToString::to_string).collect(),
        study,
    })
}

/// The candidate that was chosen. Several rules may speak for or against the same action: the
/// one that counts is the best of them, and of equals the first.
fn chosen<A: PartialEq>(choice: &ludoteca_core::Choice<A>) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (n, weighed) in choice.why.iter().enumerate() {
        let better = best.is_none_or(|best| weighed.value > choice.why[best].value);
        if weighed.action == choice.action && better {
            best = Some(n);
        }
    }
    best
}
