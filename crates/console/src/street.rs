//! The console of Street Master's: a line is a command, and the commands play Monopoly.
//!
//! Everything stands on the same [`LocalTable`](crate::LocalTable) and the same face as `play`;
//! what is here is the way of talking: commands with options ([`command`]), dialogues that ask
//! again ([`dialogue`]), who holds the console ([`game`]), and games kept in files ([`saves`]).

mod advice;
mod auction;
mod beginning;
mod board;
mod card;
mod chart;
mod command;
mod complete;
mod debt;
mod dialogue;
mod follow;
mod game;
mod pages;
mod people;
mod property;
mod question;
mod saves;
mod settle;
mod show;
mod tell;
mod trade;
mod turn;

use std::fmt;
use std::io;
use std::path::PathBuf;

use ludoteca_catalog::{GameEntry, find};
use ludoteca_core::{Clock, Fingerprint};

use crate::{Asked, Face, Terminal, face_of};
use command::Id;
use dialogue::Stop;
use game::Open;

/// What the console does beyond its own lines.
pub trait Outside {
    /// Gives a line to the shell of the system, which writes by itself.
    ///
    /// # Errors
    /// There is no shell, or the command failed.
    fn shell(&mut self, command: &str) -> io::Result<()>;
    /// Shows a page of HTML at this place in the browser that the person named; `None` when none
    /// is named.
    fn browse(&mut self, html: &str, place: &str) -> Option<io::Result<()>>;
    /// A seed that nobody chose.
    fn any_seed(&mut self) -> u64;
}

/// How the console was asked to run.
#[derive(Clone, Debug)]
pub struct Manner {
    /// Whether computer players go on by themselves; otherwise each waits for a `tirar`.
    pub auto: bool,
    /// The seed of the first game; the next ones take the numbers after it.
    pub seed: Option<u64>,
    /// The folder of saved games.
    pub saves: PathBuf,
    /// A saved game to begin with.
    pub load: Option<String>,
    /// What computer players may look at.
    pub clock: Option<&'static dyn Clock>,
}

/// The console of Street Master's.
pub struct Console<'a> {
    terminal: Terminal<'a>,
    outside: &'a mut dyn Outside,
    manner: Manner,
    game: Option<Open>,
    /// Games begun so far.
    begun: u64,
    /// The page of the tutorial that was read last.
    page: Option<usize>,
}

impl fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Console").field("manner", &self.manner).finish_non_exhaustive()
    }
}

/// Whether the console goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    Go,
    Quit,
}

impl<'a> Console<'a> {
    /// A console without a game.
    pub fn new(terminal: Terminal<'a>, outside: &'a mut dyn Outside, manner: Manner) -> Self {
        Self { terminal, outside, manner, game: None, begun: 0, page: None }
    }

    /// Follows commands until somebody leaves or there are no more lines.
    ///
    /// # Errors
    /// The terminal cannot be read or written.
    pub fn run(&mut self) -> io::Result<()> {
        self.greet()?;
        let first = self.manner.load.take().map(|name| format!("{} {name}", Id::Load.name("en")));
        let mut next = first;
        loop {
            let done = match next.take() {
                Some(line) => self.follow(&line),
                None => Ok(Flow::Go),
            };
            let done = done.and_then(|flow| match flow {
                Flow::Go => self.settle().map(|()| Flow::Go),
                Flow::Quit => Ok(Flow::Quit),
            });
            match done {
                Ok(Flow::Go) => {}
                Ok(Flow::Quit) => return Ok(()),
                Err(Stop::Cancelled) => self.say("console-cancelled", &[])?,
                Err(Stop::End) => return self.farewell(),
                Err(Stop::Broken(error)) => return Err(error),
            }
            let (prompt, completion) = (self.prompt(), self.completion());
            next = match self.terminal.ask(&prompt, &completion, true)? {
                Asked::Line(line) => Some(line),
                Asked::Cancelled => None,
                // Somebody who sits there can still be asked whether to save.
                Asked::End if self.terminal.lines.is_interactive() => {
                    Some(Id::Quit.name("en").to_owned())
                }
                Asked::End => return self.farewell(),
            };
        }
    }

    /// The record of the open game, if there is one.
    pub fn record(&self) -> Option<String> {
        self.game.as_ref().map(Open::record)
    }

    /// A hash of where the open game stands, if there is one.
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        self.game.as_ref().map(|game| game.table.fingerprint())
    }

    fn greet(&mut self) -> io::Result<()> {
        let stars = "*".repeat(self.terminal.style.width.min(60));
        let title = self.terminal.words.plain("console-title");
        let title = format!("{title:^width$}", width = stars.len());
        self.terminal.write(&format!("{stars}\n{}\n{stars}\n", title.trim_end()))?;
        self.say("console-greeting", &[])
    }

    /// The lines have come to an end.
    fn farewell(&mut self) -> io::Result<()> {
        if self.game.as_ref().is_some_and(Open::has_changed) {
            self.say("console-not-saved", &[])?;
        }
        self.terminal.out.flush()
    }

    fn prompt(&self) -> String {
        let name = self.terminal.words.plain("console-prompt");
        let who = self.game.as_ref().map_or_else(String::new, Open::prompt);
        format!("{name}{who}> ")
    }
}

/// The game that is played here.
fn monopoly() -> &'static dyn GameEntry {
    find("monopoly").unwrap_or_else(|_| unreachable!("Monopoly is on the shelf"))
}

/// What it looks like.
fn face() -> &'static dyn Face {
    face_of("monopoly").unwrap_or_else(|| unreachable!("every game has a face"))
}
