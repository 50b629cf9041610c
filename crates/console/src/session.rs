//! The loop of a game in a terminal.

mod again;
mod decide;
mod save;
mod show;
mod watch;

use std::io;
use std::path::PathBuf;

use ludoteca_core::{Seat, Turn};
use ludoteca_words::Arg;
use serde_json::Value;

use again::Begun;

use crate::{Asked, Completion, Face, LinkError, News, Scene, TableLink, Terminal, refusal};

/// How a game in a terminal stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over,
    /// The people left before it was.
    Left,
    /// The table is gone.
    Lost(String),
}

/// Plays a game in a terminal until it is over or the people leave. `save` is the file that always
/// holds the game so far, if there is to be one.
///
/// # Errors
/// The terminal cannot be read or written.
pub fn play<'a>(
    table: &'a mut dyn TableLink,
    face: &'a dyn Face,
    terminal: Terminal<'a>,
    save: Option<PathBuf>,
) -> io::Result<Ending> {
    let seats = table.seats().len();
    let heard = vec![0; seats];
    let mut session = Session {
        table,
        face,
        terminal,
        save,
        log: Vec::new(),
        heard,
        windows: false,
        at_keyboard: None,
        before: None,
        asked: 0,
        begun: vec![Begun::default(); seats + 1],
    };
    session.run()
}

/// A game being played.
struct Session<'a> {
    table: &'a mut dyn TableLink,
    face: &'a dyn Face,
    terminal: Terminal<'a>,
    /// The file that always holds the game so far.
    save: Option<PathBuf>,
    /// Everything that happened since the game began here.
    log: Vec<News>,
    /// How much of it each seat has been told.
    heard: Vec<usize>,
    /// Whether people want to be asked what hardly anybody wants to be asked.
    windows: bool,
    /// Who saw the screen last, where hands are hidden.
    at_keyboard: Option<Seat>,
    /// The table before the last computer player decided: its actions have their names from there.
    before: Option<(Turn, Value)>,
    /// The turn in which a person was asked last.
    asked: u32,
    /// Where the last turns of each seat began; for those who watch, the last turn of anybody.
    begun: Vec<Begun>,
}

/// Turns without a person's decision after which a game is given up.
const ENDLESS: u32 = 10_000;

/// Whether a session goes on.
enum Next {
    Go,
    Stop(Ending),
}

impl Session<'_> {
    fn run(&mut self) -> io::Result<Ending> {
        let watching = self.table.seats().iter().all(|sitter| !sitter.here);
        loop {
            let next = match self.table.turn() {
                Turn::Over => {
                    self.conclude()?;
                    return Ok(Ending::Over);
                }
                Turn::Decide(seat) if self.is_here(seat) => self.decide(seat)?,
                // What happens elsewhere does not wait for those who watch.
                _ if watching && !self.table.is_live() => self.watch()?,
                Turn::Decide(_) | Turn::Chance => self.advance()?,
            };
            if let Next::Stop(ending) = next {
                return Ok(ending);
            }
        }
    }

    /// Lets the next thing happen that nobody at this terminal does.
    fn advance(&mut self) -> io::Result<Next> {
        let turn = self.table.turn();
        if matches!(turn, Turn::Decide(_)) {
            self.before = Some((turn, self.view(self.anybody())));
        }
        if self.table.turns_taken().saturating_sub(self.asked) > ENDLESS {
            let turns = ("turns", u64::from(ENDLESS).into());
            let endless = self.terminal.words.say("play-endless", &[turns]);
            return Ok(Next::Stop(Ending::Lost(endless)));
        }
        match self.table.advance() {
            Ok(news) => {
                self.log.extend(news);
                if self.table.is_live() {
                    self.tell_at_once()?;
                }
                Ok(Next::Go)
            }
            Err(error) => Ok(Next::Stop(Ending::Lost(error.to_string()))),
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.table.seats().get(seat.idx()).is_some_and(|sitter| sitter.here)
    }

    /// How many people share this terminal.
    fn people(&self) -> usize {
        self.table.seats().iter().filter(|sitter| sitter.here).count()
    }

    /// Whose eyes look when nobody in particular does: the one person's, if there is just one.
    fn anybody(&self) -> Option<Seat> {
        let here = self.table.seats().iter().position(|sitter| sitter.here)?;
        u8::try_from(here).ok().map(Seat).filter(|_| self.people() == 1)
    }

    /// What a seat, or those who watch, may know.
    fn view(&self, looks: Option<Seat>) -> Value {
        looks.map_or_else(|| self.table.watch(), |seat| self.table.view(seat))
    }

    fn scene<'s>(&'s self, view: &'s Value, looks: Option<Seat>) -> Scene<'s> {
        Scene {
            setting: self.table.setting(),
            view,
            seats: self.table.seats(),
            looks,
            turn: self.table.turn(),
            words: self.terminal.words,
            style: &self.terminal.style,
        }
    }

    /// Writes lines.
    fn write(&mut self, text: &str) -> io::Result<()> {
        self.terminal.write(text)
    }

    /// Writes a message.
    fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        self.terminal.say(key, args)
    }

    /// Asks for a line that is the answer to a question.
    fn ask(&mut self, prompt: &str) -> io::Result<Asked> {
        self.terminal.ask(prompt, &Completion::Nothing, false)
    }

    /// Says something to the other people at the table.
    fn say_to_others(&mut self, text: &str) -> io::Result<()> {
        match self.table.say(text) {
            Ok(()) => Ok(()),
            Err(error) => self.refuse(&error),
        }
    }

    /// Says what the table would not do.
    fn refuse(&mut self, error: &LinkError) -> io::Result<()> {
        let looks = if let Turn::Decide(seat) = self.table.turn() { Some(seat) } else { None };
        let view = self.view(looks);
        let text = refusal::say(error, self.table.game(), self.face, &self.scene(&view, looks));
        self.write(&text)
    }
}
