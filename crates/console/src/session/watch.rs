//! Nobody at this terminal plays: people watch.

use std::io;

use ludoteca_core::Turn;

use super::{Next, Session};
use crate::Asked;
use crate::command::Command;

impl Session<'_> {
    /// Lets one turn be played and tells it. Somebody who sits there says when to go on; a pipe
    /// hears everything at once.
    pub(super) fn watch(&mut self) -> io::Result<Next> {
        let before = self.table.turns_taken();
        self.remember_turn(None);
        while self.table.turn() != Turn::Over && self.table.turns_taken() == before {
            if let Next::Stop(ending) = self.advance()? {
                return Ok(Next::Stop(ending));
            }
        }
        if self.table.turn() == Turn::Over {
            // The end is told by whoever concludes.
            return Ok(Next::Go);
        }
        self.keep_saved()?;
        self.tell_news(None)?;
        if !self.terminal.lines.is_interactive() {
            return Ok(Next::Go);
        }
        self.show_board()?;
        let prompt = self.terminal.words.plain("play-watch-prompt");
        loop {
            match self.ask(&prompt)? {
                Asked::End => return self.leave(),
                Asked::Cancelled => {}
                Asked::Line(line) => match Command::read(&line) {
                    None if line.is_empty() => return Ok(Next::Go),
                    Some(Command::Quit) => return self.quit(),
                    Some(Command::Why) => self.why(None)?,
                    Some(Command::Save(file)) => self.save_as(&file)?,
                    Some(Command::Board) => self.show_board()?,
                    Some(Command::Again) => self.again(None)?,
                    Some(Command::Say(text)) => self.say_to_others(&text)?,
                    Some(Command::Look(what)) => self.look(&what, None)?,
                    _ => self.say("play-watch-help", &[])?,
                },
            }
        }
    }

    fn show_board(&mut self) -> io::Result<()> {
        let view = self.view(None);
        let board = self.face.draw(&self.scene(&view, None));
        self.write(&board)?;
        self.write("")
    }
}
