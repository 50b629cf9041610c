//! The seats of a plan put in order: names, players, colours and pieces.

use ludoteca_catalog::GameEntry;

use super::{PlanError, SharedGame};
use crate::clean_name;
use crate::person::clean_line;
use crate::wire::{Plan, SeatPlan};

/// The most letters of a title.
const MAX_TITLE: usize = 60;
/// The most milliseconds that a computer player may think about one decision.
const MOST_MILLIS: f64 = 5_000.0;
/// The most nodes.
const MOST_NODES: f64 = 2_000_000.0;

/// The plan as the table keeps it: everything checked, names cleaned, colours and pieces given.
pub(crate) fn arrange(shared: &SharedGame, mut plan: Plan) -> Result<Plan, PlanError> {
    let entry = shared.entry();
    let seats = plan.seats.len();
    let people = plan.seats.iter().any(|seat| !matches!(seat, SeatPlan::Computer { .. }));
    for seat in &mut plan.seats {
        match seat {
            SeatPlan::Me {} | SeatPlan::Open {} => {}
            SeatPlan::Person { name } => *name = clean_name(name)?,
            SeatPlan::Computer { agent, name } => {
                check_agent(entry, agent, people)?;
                if let Some(name) = name {
                    *name = clean_name(name)?;
                }
            }
        }
    }
    if let Some(title) = &mut plan.title {
        *title = clean_line(title);
        let found = title.chars().count();
        if found > MAX_TITLE {
            return Err(PlanError::Title { found });
        }
    }
    plan.title = plan.title.filter(|title| !title.is_empty());
    if let Some(clock) = plan.clock
        && !(5..=86_400).contains(&clock.seconds)
    {
        return Err(PlanError::Clock { found: clock.seconds });
    }
    let length = |what, found| {
        if found == seats { Ok(()) } else { Err(PlanError::Length { what, seats, found }) }
    };
    if let Some(decks) = &plan.decks {
        length("decks", decks.len())?;
    }
    if let Some(tokens) = &plan.tokens {
        length("pieces", tokens.len())?;
        distinct("piece", tokens, entry.tokens())?;
    } else if !entry.tokens().is_empty() {
        plan.tokens = Some(first(entry.tokens(), seats));
    }
    if let Some(colours) = &plan.colours {
        length("colours", colours.len())?;
        distinct("colour", colours, entry.colours())?;
    }
    let fixed = u8::try_from(seats).ok().filter(|n| shared.game.players().contains(n));
    if let Some(fixed) = fixed.and_then(|players| shared.game.seat_colours(players)) {
        return by_colour(plan, &fixed);
    }
    plan.colours = plan.colours.or_else(|| Some(first(entry.colours(), seats)));
    Ok(plan)
}

/// Where the board says which seat has which colour, whoever chose a colour sits there.
fn by_colour(mut plan: Plan, fixed: &[&'static str]) -> Result<Plan, PlanError> {
    if let Some(wanted) = plan.colours.take() {
        let mut order = Vec::new();
        for colour in fixed {
            let seat = wanted.iter().position(|other| other == colour);
            order.push(seat.ok_or_else(|| {
                let strange = wanted.iter().find(|other| !fixed.contains(&other.as_str()));
                let found = strange.cloned().unwrap_or_default();
                PlanError::Mark { what: "colour", found, known: fixed.to_vec() }
            })?);
        }
        plan.seats = order.iter().map(|&seat| plan.seats[seat].clone()).collect();
        let tokens = plan.tokens.take();
        plan.tokens = tokens.map(|tokens| order.iter().map(|&seat| tokens[seat].clone()).collect());
        let decks = plan.decks.take();
        plan.decks = decks.map(|decks| order.iter().map(|&seat| decks[seat].clone()).collect());
    }
    plan.colours = Some(fixed.iter().map(|&colour| colour.to_owned()).collect());
    Ok(plan)
}

fn first(known: &[&'static str], seats: usize) -> Vec<String> {
    known.iter().take(seats).map(|&mark| mark.to_owned()).collect()
}

fn distinct(
    what: &'static str,
    marks: &[String],
    known: &'static [&'static str],
) -> Result<(), PlanError> {
    for (seat, mark) in marks.iter().enumerate() {
        let found: String = mark.chars().take(40).collect();
        if !known.contains(&mark.as_str()) {
            return Err(PlanError::Mark { what, found, known: known.to_vec() });
        }
        if marks[..seat].contains(mark) {
            return Err(PlanError::Shared { what, found });
        }
    }
    Ok(())
}

/// Whether a computer player of this name may sit at a table, beside people or without any.
pub(crate) fn check_agent(
    entry: &dyn GameEntry,
    agent: &str,
    people: bool,
) -> Result<(), PlanError> {
    let facts = entry.check_agent(agent)?;
    if people && facts.sees_everything {
        return Err(PlanError::SeesEverything { agent: agent.to_owned() });
    }
    let settings = agent.split_once(':').map_or("", |(_, settings)| settings).split(',');
    for (name, value) in settings.filter_map(|setting| setting.split_once('=')) {
        let limit = match name.trim() {
            "ms" => Some(("ms", MOST_MILLIS)),
            "nodes" => Some(("nodes", MOST_NODES)),
            _ => None,
        };
        if let Some((parameter, most)) = limit
            && value.trim().parse::<f64>().is_ok_and(|value| value > most)
        {
            return Err(PlanError::TooSlow { agent: agent.to_owned(), parameter, most });
        }
    }
    Ok(())
}
