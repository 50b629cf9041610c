//! From a line to what it does.

use super::command::{Id, Line, Misread, nearest};
use super::dialogue::Told;
use super::game::Open;
use super::{Console, Flow};

impl Console<'_> {
    /// Does what a line says.
    pub(super) fn follow(&mut self, line: &str) -> Told<Flow> {
        if let Some(command) = line.trim_start().strip_prefix('!') {
            self.shell(command.trim())?;
            return Ok(Flow::Go);
        }
        match Line::read(line) {
            None => Ok(Flow::Go),
            Some(Err(misread)) => self.correct(&misread).map(|()| Flow::Go),
            Some(Ok(line)) => self.obey(&line),
        }
    }

    /// Says what was wrong with a line.
    fn correct(&mut self, misread: &Misread) -> Told<()> {
        let lang = self.terminal.words.lang().code();
        match misread {
            Misread::Command(found) => {
                let meant = nearest(found, lang).unwrap_or_default();
                let found = visible(found);
                let args = [("found", (&found).into()), ("meant", meant.into())];
                let key = if meant.is_empty() { "console-unknown" } else { "console-meant" };
                self.say(key, &args)?;
            }
            Misread::Option(spec, found) => {
                let options: Vec<&str> =
                    spec.options.iter().map(|option| option.name(lang)).collect();
                let (found, known) = (visible(found), options.join(", "));
                let command = spec.names(lang)[0];
                let args = [
                    ("command", command.into()),
                    ("found", (&found).into()),
                    ("known", (&known).into()),
                ];
                self.say("console-unknown-option", &args)?;
            }
            Misread::Surplus(spec, found) => {
                let found = visible(found);
                let args = [("command", spec.names(lang)[0].into()), ("found", (&found).into())];
                self.say("console-surplus", &args)?;
            }
        }
        Ok(())
    }

    fn obey(&mut self, line: &Line) -> Told<Flow> {
        let spec = line.spec;
        if spec.looks {
            let mut game = self.game.take();
            let done = self.look(game.as_mut(), line);
            self.game = game;
            return done.map(|()| Flow::Go);
        }
        match spec.id {
            Id::New => return self.begin().map(|()| Flow::Go),
            Id::Load => return self.load(&line.rest).map(|()| Flow::Go),
            Id::Quit => return self.quit(),
            _ => {}
        }
        if self.game.is_some() && spec.id == Id::Close {
            return self.close().map(|_| Flow::Go);
        }
        let Some(mut game) = self.game.take() else {
            self.say("console-no-game", &[])?;
            return Ok(Flow::Go);
        };
        let done = self.act(&mut game, line);
        self.game = Some(game);
        done.map(|()| Flow::Go)
    }

    /// Commands that change the open game, or its file.
    fn act(&mut self, game: &mut Open, line: &Line) -> Told<()> {
        match line.spec.id {
            Id::Save => self.save(game, &line.rest).map(|_| ()),
            Id::Roll => self.roll(game),
            Id::Change => self.change(game, line.option, &line.rest),
            Id::End => self.end(game),
            id @ (Id::Build | Id::Sell | Id::Mortgage | Id::Lift) => {
                self.manage(game, id, &line.rest)
            }
            Id::Trade => self.trade(game),
            Id::Pay => self.pay(game),
            Id::Bankrupt => self.bankrupt(game),
            Id::Undo => self.undo(game),
            Id::New
            | Id::Load
            | Id::Close
            | Id::Quit
            | Id::List
            | Id::Show
            | Id::Help
            | Id::Tutorial
            | Id::Next
            | Id::Previous
            | Id::Hint
            | Id::Why
            | Id::Chart => unreachable!("followed before"),
        }
    }

    /// Commands that only look, also in the middle of a question.
    pub(super) fn look(&mut self, game: Option<&mut Open>, line: &Line) -> Told<()> {
        match (line.spec.id, game) {
            (Id::List, _) => self.list(line.option.is_some()),
            (Id::Help, _) => self.help(&line.rest),
            (Id::Tutorial, _) => self.tutorial(),
            (Id::Next, _) => self.turn_page(1),
            (Id::Previous, _) => self.turn_page(-1),
            (_, None) => Ok(self.say("console-no-game", &[])?),
            (Id::Hint, Some(game)) => self.hint(game),
            (Id::Why, Some(game)) => self.why(game),
            (Id::Chart, Some(game)) => self.chart(game),
            (_, Some(game)) => self.show(game, line.option, &line.rest),
        }
    }

    fn shell(&mut self, command: &str) -> Told<()> {
        self.terminal.out.flush()?;
        if command.is_empty() {
            return Ok(self.say("console-empty-shell", &[])?);
        }
        match self.outside.shell(command) {
            Ok(()) => Ok(()),
            Err(error) => {
                let reason = error.to_string();
                Ok(self.say("console-shell-failed", &[("reason", (&reason).into())])?)
            }
        }
    }
}

/// What was typed, without anything that could upset a terminal.
pub(super) fn visible(text: &str) -> String {
    text.chars().map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect()
}
