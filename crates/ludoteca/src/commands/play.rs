//! `ludoteca play`: a game in this terminal.

mod seats;

use std::path::PathBuf;

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_catalog::{AnyGame, AnyMatch, GameEntry, Start, open_record};
use ludoteca_console::{Ending, Face, LocalTable, face_of, is_ours, is_person, play, rival_of};
use ludoteca_core::{Header, Seat};
use ludoteca_lab::CLOCK;
use ludoteca_words::Words;

use crate::files;
use crate::options::{self, flag, option, whole};
use crate::output::Output;
use crate::problem::Problem;
use crate::terminal;
use seats::Places;

/// What a saved game says itself.
const NOT_WITH_LOAD: [&str; 4] = ["rules", "board", "cards", "seed"];

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let file = |name| option(name, "value-file", words).value_hint(ValueHint::FilePath);
    let seed = option("seed", "value-number", words)
        .help(words.plain("option-seed-play"))
        .value_parser(whole(words, 0..=u64::MAX));
    options::opening(command, words)
        .arg(option("seats", "value-seats", words))
        .arg(seed)
        .arg(file("load").conflicts_with_all(NOT_WITH_LOAD))
        .arg(file("save"))
        .arg(flag("auto", words).conflicts_with("seats"))
        .arg(flag("ascii", words))
}

/// What was chosen on the command line.
struct Chosen<'a> {
    matches: &'a ArgMatches,
    entry: &'static dyn GameEntry,
    face: &'static dyn Face,
    rival: &'static str,
    save: Option<PathBuf>,
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let words = out.words;
    let entry = options::entry(out, matches)?;
    let no_face = || Problem::Failed(words.say("play-no-face", &[("game", entry.key().into())]));
    let face = face_of(entry.key()).ok_or_else(no_face)?;
    let save = matches.get_one::<String>("save").map(PathBuf::from);
    if let Some(file) = save.as_ref().filter(|file| !is_ours(file)) {
        let file = file.display().to_string();
        let text = words.say("play-save-not-ours", &[("file", (&file).into())]);
        return Err(Problem::Failed(text).into());
    }
    let chosen = Chosen { matches, entry, face, rival: rival_of(entry), save };
    match matches.get_one::<String>("load") {
        Some(file) => go_on(out, chosen, file),
        None => begin(out, chosen),
    }
}

/// A new game.
fn begin(out: &mut Output, chosen: Chosen<'_>) -> anyhow::Result<()> {
    let (_, game) = options::open(out, chosen.matches)?;
    let places = Places::find(out, &chosen, game.as_ref(), &[])?;
    let seed = options::number(chosen.matches, "seed").unwrap_or_else(terminal::any_seed);
    let table = game.begin(places.names.clone(), &Start::players(places.names.len()), seed);
    let table = table.map_err(|error| out.problem(&error))?;
    let seed = seed.to_string();
    let args =
        [("game", game.key().into()), ("rules", game.rules().into()), ("seed", (&seed).into())];
    out.title(&out.words.say("play-begins", &args))?;
    sit_and_play(out, chosen, &places, game.as_ref(), table)
}

/// A game that was saved.
fn go_on(out: &mut Output, mut chosen: Chosen<'_>, file: &String) -> anyhow::Result<()> {
    let text = files::text(out, file)?;
    let (game, header) = reopen(out, file, &text, chosen.entry.key())?;
    let places = Places::find(out, &chosen, game.as_ref(), &header.seats)?;
    let table = game.resume(file, &text).map_err(|error| out.problem(&error))?;
    let args = [("game", game.key().into()), ("rules", game.rules().into()), ("file", file.into())];
    out.title(&out.words.say("play-goes-on", &args))?;
    chosen.save.get_or_insert_with(|| PathBuf::from(file));
    sit_and_play(out, chosen, &places, game.as_ref(), table)
}

/// Opens the game that was saved, if it is the one that was asked for.
fn reopen(
    out: &Output,
    file: &str,
    text: &str,
    asked: &str,
) -> anyhow::Result<(Box<dyn AnyGame>, Header)> {
    let mut game = open_record(file, text).map_err(|error| out.problem(&error))?;
    game.set_clock(&CLOCK);
    if game.key() != asked {
        let args = [("file", file.into()), ("found", game.key().into()), ("game", asked.into())];
        return Err(Problem::Usage(out.words.say("play-other-game", &args)).into());
    }
    let header = Header::parse(text).map_err(|error| Problem::Failed(error.to_string()))?;
    Ok((game, header))
}

/// Lets everybody sit down, and plays.
fn sit_and_play(
    out: &mut Output,
    chosen: Chosen<'_>,
    places: &Places,
    game: &dyn AnyGame,
    mut table: Box<dyn AnyMatch>,
) -> anyhow::Result<()> {
    for (seat, name) in (0..).map(Seat).zip(&places.names) {
        let seated =
            if is_person(name) { table.sit_person(seat, name) } else { table.sit(seat, name) };
        seated.map_err(|error| out.problem(&error))?;
    }
    out.flush()?;
    let sitters = places.sitters(out.words);
    let mut table = LocalTable::new(game.key(), game.setting(), sitters, chosen.rival, table);
    let style = terminal::style(chosen.matches.get_flag("ascii"));
    let mut lines = terminal::lines(style, "play")?;
    let mut stdout = std::io::stdout();
    let terminal = ludoteca_console::Terminal {
        lines: lines.as_mut(),
        out: &mut stdout,
        words: out.words,
        style,
    };
    match play(&mut table, chosen.face, terminal, chosen.save)? {
        Ending::Over | Ending::Left => Ok(()),
        Ending::Lost(reason) => {
            let text = out.words.say("play-lost", &[("reason", (&reason).into())]);
            Err(Problem::Failed(text).into())
        }
    }
}
