//! `ludoteca join`: at a table of a lobby, from this terminal.

mod choose;
mod identity;
mod table;

use std::io::Write as _;

use clap::{Arg, ArgMatches, Command};
use ludoteca_client::{Address, Desk, DeskError, Heard, Line};
use ludoteca_console::{Aside, Ending, Lines, Style, Terminal, face_of, play};
use ludoteca_host::wire::{ClientMessage, ServerMessage, Sit, Summary, TableState};
use ludoteca_words::Words;

use crate::options::{flag, whole};
use crate::output::Output;
use crate::problem::Problem;
use crate::terminal;
use table::RemoteTable;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let url = Arg::new("url")
        .required(true)
        .value_name(words.plain("value-url"))
        .help(words.plain("argument-join-url"))
        .help_heading(words.plain("heading-arguments"));
    let join = |name: &'static str, value: &str, help: &str| option_with(name, value, help, words);
    command
        .arg(url)
        .arg(join("name", "value-name", "option-join-name"))
        .arg(join("seat", "value-number", "option-join-seat").value_parser(whole(words, 1..=8)))
        .arg(join("new", "value-game", "option-join-new").conflicts_with("watch"))
        .arg(join("seats", "value-join-seats", "option-join-seats").requires("new"))
        .arg(join("rules", "value-rules", "option-rules").requires("new"))
        .arg(join("deck", "value-code", "option-join-deck"))
        .arg(flag("watch", words).conflicts_with("seat"))
        .arg(flag("ascii", words))
}

fn option_with(name: &'static str, value: &str, help: &str, words: &Words) -> Arg {
    Arg::new(name).long(name).value_name(words.plain(value)).help(words.plain(help))
}

/// Where somebody is about to sit.
struct Place {
    desk: Desk,
    token: String,
    table: String,
    invitation: Option<String>,
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let words = out.words;
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let address = Address::read(text("url").unwrap_or_default())
        .map_err(|error| Problem::Usage(error.to_string()))?;
    let style = terminal::style(matches.get_flag("ascii"));
    let mut lines = terminal::lines(style, "join")?;
    let name = text("name").map_or_else(identity::own_name, str::to_owned);
    let desk = Desk::new(address.clone(), words.lang().code());
    let me = identity::find(&desk, &name).map_err(|error| refused(words, &error))?;
    let desk = desk.with_token(&me.token);
    let (table, invitation) = match (text("new"), &address.table) {
        (Some(game), _) => choose::open(out, &desk, game, matches)?,
        (None, Some(table)) => (table.clone(), address.invitation.clone()),
        (None, None) => match choose::ask(out, &desk, lines.as_mut())? {
            Some(table) => (table, None),
            None => return Ok(()),
        },
    };
    let place = Place { desk, token: me.token, table, invitation };
    let summary = sit(out, &place, matches)?;
    let face = face_of(&summary.game).ok_or_else(|| {
        Problem::Failed(words.say("play-no-face", &[("game", (&summary.game).into())]))
    })?;
    let line = listen(&place, words, lines.as_mut());
    let mut table = wait(out, line, style, &place)?;
    let mut stdout = std::io::stdout();
    let terminal = Terminal { lines: lines.as_mut(), out: &mut stdout, words, style };
    match play(&mut table, face, terminal, None)? {
        Ending::Over => Ok(()),
        Ending::Left => {
            let url = place.desk.address().to_string();
            out.say("join-left", &[("url", (&url).into()), ("table", (&place.table).into())])
        }
        Ending::Lost(reason) => {
            Err(Problem::Failed(words.say("play-lost", &[("reason", (&reason).into())])).into())
        }
    }
}

/// Why the lobby did not do something.
fn refused(words: &Words, error: &DeskError) -> anyhow::Error {
    let reason = error.to_string();
    let key = match error {
        DeskError::Refused(_) => "join-refused",
        DeskError::Unreachable(_) => "join-unreachable",
    };
    Problem::Failed(words.say(key, &[("reason", (&reason).into())])).into()
}

/// Takes a seat, unless one is theirs already, all are taken, or they only want to watch.
fn sit(out: &mut Output, place: &Place, matches: &ArgMatches) -> anyhow::Result<Summary> {
    let words = out.words;
    let Place { desk, table, invitation, .. } = place;
    let summary =
        desk.summary(table, invitation.as_deref()).map_err(|error| refused(words, &error))?;
    let seat = matches.get_one::<u64>("seat").and_then(|n| u8::try_from(n - 1).ok());
    let free = summary.state == TableState::Waiting && summary.seats.iter().any(is_open);
    let back = summary.seats.iter().any(|one| summary.yours.contains(&one.seat) && one.away);
    let wants = seat.is_some() || (summary.yours.is_empty() && free) || back;
    if matches.get_flag("watch") || !wants {
        if summary.yours.is_empty() {
            out.say("join-watching", &[])?;
        }
        return Ok(summary);
    }
    let deck = matches.get_one::<String>("deck").cloned();
    let sit = Sit { seat, invitation: invitation.clone(), deck };
    desk.sit(table, &sit).map_err(|error| refused(words, &error))
}

fn is_open(seat: &ludoteca_host::wire::SeatInfo) -> bool {
    seat.kind == ludoteca_host::wire::SeatKind::Open
}

/// The connection; what others say, and whether it holds, is told at once.
fn listen(place: &Place, words: &'static Words, lines: &mut dyn Lines) -> Line {
    let plain: Aside = Box::new(|line| {
        let mut stdout = std::io::stdout();
        writeln!(stdout, "{line}")?;
        stdout.flush()
    });
    let mut aside = lines.aside().unwrap_or(plain);
    let hello = ClientMessage::Hello {
        token: Some(place.token.clone()),
        invitation: place.invitation.clone(),
        lang: Some(words.lang().code().to_owned()),
    };
    let mut lost = false;
    let witness = move |heard: &Heard| {
        let line = match heard {
            Heard::Lost(reason) => {
                lost = true;
                words.say("join-lost", &[("reason", reason.into())])
            }
            Heard::Message(message) => match &**message {
                ServerMessage::Said { said } => words.say(
                    "join-said",
                    &[("name", (&said.name).into()), ("text", (&said.text).into())],
                ),
                ServerMessage::Table { .. } if lost => {
                    lost = false;
                    words.plain("join-back")
                }
                _ => return,
            },
            Heard::Ended(_) => return,
        };
        // Nobody is left to tell when the terminal is gone.
        let _ = aside(&line);
    };
    Line::open(place.desk.address().socket(&place.table), hello, Box::new(witness))
}

/// Waits until the game begins, and says for whom.
fn wait(out: &mut Output, line: Line, style: Style, place: &Place) -> anyhow::Result<RemoteTable> {
    let words = out.words;
    let mut table = RemoteTable::new(line, words);
    let mut told = String::new();
    loop {
        let ended = |reason: String| {
            Problem::Failed(words.say("join-refused", &[("reason", (&reason).into())]))
        };
        let Some(summary) = table.wait().map_err(ended)? else {
            out.flush()?;
            return Ok(table);
        };
        let names: Vec<String> = summary
            .seats
            .iter()
            .map(
                |seat| {
                    if is_open(seat) { words.plain("join-open-seat") } else { seat.name.clone() }
                },
            )
            .collect();
        let line = words.say("join-waiting", &[("names", (&names.join(", ")).into())]);
        if line != told {
            if told.is_empty()
                && let Some(invitation) = &summary.invitation
            {
                let url = place.desk.address().invitation(&place.table, invitation);
                out.say("join-invite", &[("url", (&url).into())])?;
            }
            out.line(style.wrap(&line, 0))?;
            out.flush()?;
            told = line;
        }
    }
}
