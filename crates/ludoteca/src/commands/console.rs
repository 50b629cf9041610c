//! `ludoteca console`: the console of Street Master's.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_console::{Console, Manner, Outside, Terminal};
use ludoteca_lab::CLOCK;
use ludoteca_words::Words;

use crate::options::{flag, number, option, whole};
use crate::output::Output;
use crate::terminal;

/// The variable that names the folder of saved games.
const SAVES: &str = "LUDOTECA_SAVES";
/// The variables that name a browser, the one of the document first.
const BROWSERS: [&str; 2] = ["MONOPOLY_BROWSER", "BROWSER"];

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let load = option("load", "value-name", words).help(words.plain("option-load-console"));
    let seed = option("seed", "value-number", words)
        .help(words.plain("option-seed-play"))
        .value_parser(whole(words, 0..=u64::MAX));
    let auto = flag("auto", words).help(words.plain("option-auto-console"));
    let saves = option("saves", "value-folder", words).value_hint(ValueHint::DirPath);
    command.arg(load).arg(saves).arg(seed).arg(auto).arg(flag("ascii", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    out.flush()?;
    let style = terminal::style(matches.get_flag("ascii"));
    let mut lines = terminal::lines(style, "console")?;
    let mut stdout = io::stdout();
    let terminal = Terminal { lines: lines.as_mut(), out: &mut stdout, words: out.words, style };
    let given = matches.get_one::<String>("saves").map(PathBuf::from);
    let named = || env::var_os(SAVES).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let manner = Manner {
        auto: matches.get_flag("auto"),
        seed: number(matches, "seed"),
        saves: given.or_else(named).unwrap_or_else(|| PathBuf::from(".")),
        load: matches.get_one::<String>("load").cloned(),
        clock: Some(&CLOCK),
    };
    Ok(Console::new(terminal, &mut System, manner).run()?)
}

/// The system that the program runs on.
struct System;

impl Outside for System {
    fn shell(&mut self, command: &str) -> io::Result<()> {
        let status = if cfg!(windows) {
            Process::new("cmd").args(["/C", command]).status()?
        } else {
            Process::new("sh").args(["-c", command]).status()?
        };
        if status.success() { Ok(()) } else { Err(io::Error::other(status.to_string())) }
    }

    fn browse(&mut self, html: &str, place: &str) -> Option<io::Result<()>> {
        let named = |name| env::var(name).ok().filter(|browser| !browser.trim().is_empty());
        let browser = BROWSERS.into_iter().find_map(named)?;
        Some(open_in(browser.trim(), html, place))
    }

    fn any_seed(&mut self) -> u64 {
        terminal::any_seed()
    }
}

/// Writes a page where browsers find it, and opens it. The browser is left to itself.
fn open_in(browser: &str, html: &str, place: &str) -> io::Result<()> {
    let folder = env::temp_dir().join(format!("ludoteca-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let file = folder.join("manual.html");
    fs::write(&file, html)?;
    // The variable may name a program with options, as it does for other programs.
    let mut words = browser.split_whitespace();
    let program = words.next().unwrap_or(browser);
    let address = format!("file://{}#{place}", file.display());
    Process::new(program)
        .args(words)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map(|_| ())
}
