//! A person decides.

use std::io;

use ludoteca_core::{Seat, Turn};

use super::again::Begun;
use super::{Ending, Next, Session};
use crate::command::Command;
use crate::{Asked, Completion, Menu};

/// What came of a line.
enum Done {
    /// Something was played: the game goes on.
    Played,
    /// The same person is asked again.
    Again,
    /// The position is another one, or was asked for: show it, then ask again.
    Show,
    /// The people leave.
    Leave,
}

impl Session<'_> {
    /// Shows a person where the game stands, and asks until something is played.
    pub(super) fn decide(&mut self, seat: Seat) -> io::Result<Next> {
        if let Some(action) = self.idle(seat) {
            if let Ok(news) = self.table.play(seat, &action) {
                self.log.extend(news);
                return Ok(Next::Go);
            }
            debug_assert!(false, "an idle action is a listed one: {action}");
        }
        self.keep_saved()?;
        self.asked = self.table.turns_taken();
        if self.pass_keyboard(seat)?.is_none() {
            return self.leave();
        }
        self.remember_turn(Some(seat));
        self.show(seat)?;
        loop {
            let prompt = format!("{}> ", self.prompt(seat));
            let completion = self.completion(seat);
            let done = match self.terminal.ask(&prompt, &completion, true)? {
                Asked::End => return self.leave(),
                Asked::Cancelled => Done::Again,
                Asked::Line(line) if line.is_empty() => self.do_the_only_thing(seat)?,
                Asked::Line(line) => self.follow(seat, &line)?,
            };
            match done {
                Done::Again => {}
                Done::Show if self.table.turn() == Turn::Decide(seat) => self.show(seat)?,
                Done::Played | Done::Show => return Ok(Next::Go),
                Done::Leave => return self.quit(),
            }
        }
    }

    fn prompt(&self, seat: Seat) -> String {
        if self.people() == 1 {
            return self.terminal.words.plain("play-you");
        }
        self.table.seats()[seat.idx()].name.clone()
    }

    /// What is played for a person who does not want to be asked such things.
    fn idle(&self, seat: Seat) -> Option<String> {
        if self.windows {
            return None;
        }
        let view = self.view(Some(seat));
        self.face.idle(&self.scene(&view, Some(seat)), &self.table.actions())
    }

    /// Where hands are hidden and people share the terminal: nobody sees the screen of another.
    /// `None` when there are no more lines.
    fn pass_keyboard(&mut self, seat: Seat) -> io::Result<Option<()>> {
        let stays = self.at_keyboard == Some(seat);
        if self.people() < 2 || !self.face.has_hands() || stays {
            return Ok(Some(()));
        }
        self.at_keyboard = Some(seat);
        let lines = self.terminal.style.height;
        if self.terminal.lines.is_interactive() {
            self.write(&"\n".repeat(lines))?;
            // Also what can be scrolled back to.
            self.write("\x1b[3J\x1b[2J\x1b[H")?;
        }
        let name = self.table.seats()[seat.idx()].name.clone();
        let prompt = self.terminal.words.say("play-pass-keyboard", &[("name", (&name).into())]);
        loop {
            match self.ask(&prompt)? {
                Asked::End => return Ok(None),
                Asked::Cancelled => {}
                Asked::Line(_) => return Ok(Some(())),
            }
        }
    }

    fn completion(&self, seat: Seat) -> Completion {
        let view = self.view(Some(seat));
        let scene = self.scene(&view, Some(seat));
        let mut words = self.face.completions(&scene, &self.table.actions());
        words.extend(Command::names().map(str::to_owned));
        Completion::words(words)
    }

    /// Does what a line says.
    fn follow(&mut self, seat: Seat, line: &str) -> io::Result<Done> {
        match Command::read(line) {
            None => self.try_action(seat, line),
            Some(Command::Help(what)) => self.help(&what).map(|()| Done::Again),
            Some(Command::Hint) => self.hint(seat).map(|()| Done::Again),
            Some(Command::Why) => self.why(Some(seat)).map(|()| Done::Again),
            Some(Command::Undo) => self.undo(seat),
            Some(Command::Save(file)) => self.save_as(&file).map(|()| Done::Again),
            Some(Command::Board) => Ok(Done::Show),
            Some(Command::Actions) => self.show_menu(seat, usize::MAX).map(|()| Done::Again),
            Some(Command::Again) => self.again(Some(seat)).map(|()| Done::Again),
            Some(Command::Look(what)) => self.look(&what, Some(seat)).map(|()| Done::Again),
            Some(Command::Windows) => {
                self.windows = !self.windows;
                let key = if self.windows { "play-windows-on" } else { "play-windows-off" };
                self.say(key, &[]).map(|()| Done::Again)
            }
            Some(Command::Say(text)) => self.say_to_others(&text).map(|()| Done::Again),
            Some(Command::Quit) => Ok(Done::Leave),
        }
    }

    /// Where there is just one thing to do, nothing has to be typed for it.
    fn do_the_only_thing(&mut self, seat: Seat) -> io::Result<Done> {
        if self.only_action(seat) { self.try_action(seat, "1") } else { Ok(Done::Again) }
    }

    /// Whether a person is shown a list of one action.
    pub(super) fn only_action(&self, seat: Seat) -> bool {
        let view = self.view(Some(seat));
        let menu = self.face.menu(&self.scene(&view, Some(seat)), &self.table.actions());
        matches!(menu, Menu::List(order) if order.len() == 1)
    }

    /// Plays what a line means: a number of the list, or an action in words.
    fn try_action(&mut self, seat: Seat, line: &str) -> io::Result<Done> {
        let actions = self.table.actions();
        let view = self.view(Some(seat));
        let scene = self.scene(&view, Some(seat));
        let listed = match self.face.menu(&scene, &actions) {
            Menu::List(order) => order,
            Menu::Words(_) => Vec::new(),
        };
        let action = match line.parse::<usize>() {
            Ok(number) if !listed.is_empty() => {
                let chosen = number.checked_sub(1).and_then(|n| listed.get(n));
                chosen.map(|&n| actions[n].clone()).ok_or_else(|| {
                    let most = listed.len() as u64;
                    scene.say("play-no-such-number", &[("most", most.into())])
                })
            }
            _ => self.face.read(line, &scene),
        };
        let action = match action {
            Ok(action) => action,
            Err(expected) => {
                self.write(&expected)?;
                return Ok(Done::Again);
            }
        };
        match self.table.play(seat, &action) {
            Ok(news) => {
                self.log.extend(news);
                Ok(Done::Played)
            }
            Err(error) => self.refuse(&error).map(|()| Done::Again),
        }
    }

    /// Back to the last decision that this person was asked for.
    fn undo(&mut self, seat: Seat) -> io::Result<Done> {
        loop {
            match self.table.undo(seat) {
                Err(error) => return self.refuse(&error).map(|()| Done::Again),
                Ok(false) => {
                    self.say("play-nothing-to-undo", &[])?;
                    return Ok(Done::Again);
                }
                // What was decided without asking is no decision to go back to.
                Ok(true) if self.idle(seat).is_some() => {}
                Ok(true) => break,
            }
        }
        self.log.clear();
        self.heard.fill(0);
        self.begun.fill(Begun::default());
        self.say("play-undone", &[])?;
        Ok(Done::Show)
    }

    /// Leaves because there are no more lines.
    pub(super) fn leave(&mut self) -> io::Result<Next> {
        self.keep_saved()?;
        self.say_how_to_go_on()?;
        Ok(Next::Stop(Ending::Left))
    }

    /// Leaves because somebody said so.
    pub(super) fn quit(&mut self) -> io::Result<Next> {
        let kept = self.save.is_some() || self.table.is_kept();
        if !kept && self.terminal.lines.is_interactive() {
            let prompt = self.terminal.words.plain("play-save-before-leaving");
            if let Asked::Line(file) = self.ask(&prompt)?
                && !file.is_empty()
            {
                self.save_as(&file)?;
            }
        }
        self.leave()
    }
}
