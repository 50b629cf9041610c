//! Which table: a new one, or one of those that there are.

use clap::ArgMatches;
use ludoteca_catalog::{find, split_agents};
use ludoteca_client::Desk;
use ludoteca_console::{Asked, Completion, Lines, PERSON, Prompt, is_person, own_name, rival_of};
use ludoteca_host::wire::{Plan, SeatKind, SeatPlan, Summary, Visibility};

use super::refused;
use crate::output::Output;
use crate::problem::Problem;

/// What a seat is called that waits for somebody.
const OPEN: &str = "open";

/// Makes a table: its name, and its invitation.
pub(super) fn open(
    out: &Output,
    desk: &Desk,
    game: &str,
    matches: &ArgMatches,
) -> anyhow::Result<(String, Option<String>)> {
    let text = |name: &str| matches.get_one::<String>(name);
    let entry = find(game).map_err(|error| out.problem(&error))?;
    let seats = text("seats").map_or_else(
        || vec![PERSON.to_owned(), rival_of(entry).to_owned()],
        |seats| split_agents(seats),
    );
    let mut mine = true;
    let seat = |name: &String| match own_name(name) {
        _ if name == OPEN => SeatPlan::Open {},
        Some(own) => SeatPlan::Person { name: own.to_owned() },
        None if is_person(name) && std::mem::take(&mut mine) => SeatPlan::Me {},
        None if is_person(name) => SeatPlan::Person { name: out.words.plain("play-person") },
        None => SeatPlan::Computer { agent: name.clone(), name: None },
    };
    let seats: Vec<SeatPlan> = seats.iter().map(seat).collect();
    let decks = text("deck").map(|deck| {
        let mine = |seat: &SeatPlan| matches!(seat, SeatPlan::Me {}).then(|| deck.clone());
        seats.iter().map(mine).collect()
    });
    let plan = Plan {
        game: game.to_owned(),
        rules: text("rules").cloned(),
        decks,
        seats,
        visibility: Visibility::Public,
        ..Plan::default()
    };
    let made = desk.open(&plan).map_err(|error| refused(out.words, &error))?;
    Ok((made.table, Some(made.invitation)))
}

/// Shows the tables of the lobby and asks for one; none when nobody chose.
pub(super) fn ask(
    out: &mut Output,
    desk: &Desk,
    lines: &mut dyn Lines,
) -> anyhow::Result<Option<String>> {
    let words = out.words;
    let lobby = desk.tables().map_err(|error| refused(words, &error))?;
    let mut tables: Vec<(&str, &Summary)> = Vec::new();
    for (key, list) in
        [("join-mine", &lobby.mine), ("join-open", &lobby.open), ("join-running", &lobby.running)]
    {
        for table in list {
            if tables.iter().all(|(_, known)| known.table != table.table) {
                tables.push((key, table));
            }
        }
    }
    if tables.is_empty() {
        let url = desk.address().to_string();
        out.say("join-nothing", &[("url", (&url).into())])?;
        return Ok(None);
    }
    let row = |(n, (key, table)): (usize, &(&str, &Summary))| {
        let name = |seat: &ludoteca_host::wire::SeatInfo| match seat.kind {
            SeatKind::Open => words.plain("join-open-seat"),
            SeatKind::Person | SeatKind::Computer => seat.name.clone(),
        };
        let names: Vec<String> = table.seats.iter().map(name).collect();
        let game = table.title.as_ref().unwrap_or(&table.game);
        vec![
            (n + 1).to_string(),
            words.plain(key),
            game.clone(),
            table.rules.clone(),
            names.join(", "),
        ]
    };
    let rows: Vec<Vec<String>> = tables.iter().enumerate().map(row).collect();
    let head = ["join-head-number", "join-head-what", "head-game", "head-rules", "join-head-seats"];
    out.table(&head, &[0], &rows)?;
    out.flush()?;
    if !lines.is_interactive() {
        return Err(Problem::Usage(words.plain("join-say-which")).into());
    }
    let prompt = words.plain("join-which");
    loop {
        let prompt = Prompt { text: &prompt, completion: &Completion::Nothing, remember: false };
        match lines.ask(prompt)? {
            Asked::End => return Ok(None),
            Asked::Cancelled => {}
            Asked::Line(line) if line.trim().is_empty() => return Ok(None),
            Asked::Line(line) => {
                let number = line.trim().parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                if let Some((_, table)) = number.and_then(|n| tables.get(n)) {
                    return Ok(Some(table.table.clone()));
                }
                out.say("join-no-such", &[("most", (tables.len() as u64).into())])?;
                out.flush()?;
            }
        }
    }
}
