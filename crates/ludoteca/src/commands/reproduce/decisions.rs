//! How many decisions change when document 004's player follows what a move sets off.

use ludoteca_catalog::{AnyGame, AnyMatch, Opening, Start, find};
use ludoteca_core::Turn;
use ludoteca_lab::Share;
use ludoteca_report::reproduction::{Experiment, Figure, State};

use super::experiments::{Spec, blank};
use super::lab::Lab;
use super::trades::FEW;

pub(super) const GAMES: u64 = 200;
const PLAYER: &str = "rating";
const CHAIN: &str = "rating:chain";

pub(super) fn run(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let problem = |error| lab.out.problem(&error);
    let opening = Opening::rules("classic");
    let game = find("parchis").and_then(|entry| entry.open(&opening)).map_err(problem)?;
    let all = lab.size.of(GAMES);
    let mut games: Vec<(u64, u64)> = Vec::new();
    for number in 0..all {
        if lab.is_stopped() {
            break;
        }
        games.push(play(lab, game.as_ref(), lab.seed.wrapping_add(number))?);
        lab.add(1);
    }
    if games.is_empty() {
        return Ok(None);
    }
    let mut experiment = blank(lab, spec);
    let share = Share::of_blocks(games.iter().copied());
    let decisions: u64 = games.iter().map(|(_, of)| of).sum();
    experiment.figures = vec![Figure {
        document: lab.plain("decisions-few"),
        agrees: Some(share.high < FEW),
        ..lab.share(lab.plain("decisions-what"), share)
    }];
    let args = [("games", (games.len() as u64).into()), ("decisions", decisions.into())];
    experiment.facts = vec![words.say("reproduce-decisions-facts", &args)];
    experiment.state = if (games.len() as u64) < all { State::CutShort } else { State::Whole };
    Ok(Some(experiment))
}

/// One game of the document's player against itself: how many of its choices the other would not
/// have made, of how many where there was something to choose.
fn play(lab: &Lab<'_>, game: &dyn AnyGame, seed: u64) -> anyhow::Result<(u64, u64)> {
    let problem = |error| lab.out.problem(&error);
    let seats = vec![PLAYER.to_owned(); 2];
    let mut table = game.begin(seats, &Start::players(2), seed).map_err(problem)?;
    let (mut other, mut of) = (0, 0);
    loop {
        match table.turn() {
            Turn::Over => return Ok((other, of)),
            Turn::Chance => {
                table.let_chance_fall();
            }
            Turn::Decide(seat) => {
                let choice = hint(lab, table.as_mut(), PLAYER)?;
                if table.actions().len() > 1 {
                    of += 1;
                    other += u64::from(hint(lab, table.as_mut(), CHAIN)? != choice);
                }
                table.play(seat, &choice)?;
            }
        }
    }
}

fn hint(lab: &Lab<'_>, table: &mut dyn AnyMatch, agent: &str) -> anyhow::Result<String> {
    let decision = table.hint(agent).map_err(|error| lab.out.problem(&error))?;
    Ok(decision.unwrap_or_else(|| unreachable!("a seat has to decide")).action)
}
