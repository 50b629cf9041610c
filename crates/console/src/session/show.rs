//! What people are shown.

use std::io;

use ludoteca_core::{Seat, Turn};
use serde_json::Value;

use super::Session;
use crate::style::{fit_right, wrap};
use crate::{Ink, Menu, Scene, Thought, pages, thoughts};

/// News that are told at once; of more only the latest.
const MOST_NEWS: usize = 40;
/// Actions that are shown before somebody asks for all of them, where there is room for so many.
const MOST_ACTIONS: usize = 12;
/// Actions that are shown in any case.
const FEWEST: usize = 5;

impl Session<'_> {
    /// Where the game stands, for a person who is asked: what happened, the board, the actions.
    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        self.write("")?;
        self.tell_news(Some(seat))?;
        let view = self.view(Some(seat));
        let board = self.face.draw(&self.scene(&view, Some(seat)));
        self.write(&board)?;
        // The board, what is asked and the actions should be seen at once.
        let left = self.terminal.style.height.saturating_sub(board.lines().count() + 4);
        self.show_menu(seat, left.clamp(FEWEST, MOST_ACTIONS))
    }

    /// Tells what a seat has not heard yet; without a seat, what everybody may know and nobody
    /// has been told.
    pub(super) fn tell_news(&mut self, looks: Option<Seat>) -> io::Result<()> {
        let from = match looks {
            Some(seat) => self.heard[seat.idx()],
            None => self.heard.iter().copied().max().unwrap_or(0),
        };
        let lines = self.told(from, looks);
        let now = self.log.len();
        match looks {
            Some(seat) => self.heard[seat.idx()] = now,
            None => self.heard.fill(now),
        }
        let passed = lines.len().saturating_sub(MOST_NEWS);
        if passed > 0 {
            self.say("play-earlier-news", &[("lines", (passed as u64).into())])?;
        }
        for line in &lines[passed..] {
            self.write(line)?;
        }
        if lines.is_empty() { Ok(()) } else { self.write("") }
    }

    /// Tells what has just happened to the one person here, who waits for others, or to those who
    /// watch; people who share the terminal are told when it is their turn.
    pub(super) fn tell_at_once(&mut self) -> io::Result<()> {
        let looks = self.anybody();
        if looks.is_none() && self.people() > 0 {
            return Ok(());
        }
        let place = looks.map_or(0, Seat::idx);
        let lines = self.told(self.heard[place], looks);
        self.heard[place] = self.log.len();
        lines.iter().try_for_each(|line| self.write(line))
    }

    /// What has happened from some moment on, as far as these eyes may know it.
    pub(super) fn told(&self, from: usize, looks: Option<Seat>) -> Vec<String> {
        let view = self.view(looks);
        let scene = self.scene(&view, looks);
        let sign = scene.paint(Ink::Dim, "·");
        let news = self.log.iter().skip(from).filter(|news| news.to.includes(looks));
        let lines = news.filter_map(|news| self.face.tell(&news.event, &scene));
        lines.map(|line| wrap(&format!("{sign} {line}"), scene.style.width, 2)).collect()
    }

    /// What is asked, and what can be done.
    pub(super) fn show_menu(&mut self, seat: Seat, most: usize) -> io::Result<()> {
        let actions = self.table.actions();
        let view = self.view(Some(seat));
        let scene = self.scene(&view, Some(seat));
        let mut lines = Vec::new();
        if let Some(question) = self.face.question(&scene) {
            let question = wrap(&question, self.terminal.style.width, 0);
            lines.push(scene.paint(Ink::Bold, &question));
        }
        match self.face.menu(&scene, &actions) {
            Menu::Words(how) => lines.push(wrap(&how, self.terminal.style.width, 0)),
            Menu::List(order) => {
                lines.insert(0, String::new());
                let digits = order.len().min(most).to_string().len();
                let enter =
                    if order.len() == 1 { scene.say("play-enter", &[]) } else { String::new() };
                let enter = scene.paint(Ink::Dim, &enter);
                for (n, &action) in order.iter().enumerate().take(most) {
                    let number = scene.paint(Ink::Bold, &fit_right(&(n + 1).to_string(), digits));
                    let name = self.face.name_action(&actions[action], &scene);
                    let line = format!("  {number} {name}{enter}");
                    lines.push(wrap(&line, self.terminal.style.width, digits + 3));
                }
                if order.len() > most {
                    let left = (order.len() - most) as u64;
                    lines.push(format!(
                        "  {}",
                        scene.say("play-more-actions", &[("left", left.into())])
                    ));
                }
            }
        }
        self.write(&lines.join("\n"))
    }

    /// What a strong player would do.
    pub(super) fn hint(&mut self, seat: Seat) -> io::Result<()> {
        match self.table.hint() {
            Err(error) => self.refuse(&error),
            Ok(None) => self.say("play-no-hint", &[]),
            Ok(Some(thought)) => {
                let now = (self.table.turn(), self.view(Some(seat)));
                self.show_thought("play-hint", &thought, &now, Some(seat), true)
            }
        }
    }

    /// Why the last computer player did what it did.
    pub(super) fn why(&mut self, looks: Option<Seat>) -> io::Result<()> {
        let thought = match self.table.why() {
            Ok(thought) => thought,
            Err(error) => return self.refuse(&error),
        };
        let (Some(thought), Some(before)) = (thought, self.before.clone()) else {
            return self.say("play-no-why", &[]);
        };
        // What it weighed besides would show its hand.
        let all = !self.face.has_hands() || looks.is_none();
        self.show_thought("play-why", &thought, &before, looks, all)
    }

    fn show_thought(
        &mut self,
        key: &str,
        thought: &Thought,
        (turn, view): &(Turn, Value),
        looks: Option<Seat>,
        all: bool,
    ) -> io::Result<()> {
        let scene = Scene { turn: *turn, ..self.scene(view, looks) };
        let text = thoughts::explain(key, thought, self.face, &scene, all);
        self.write(&text)
    }

    /// A closer look at something.
    pub(super) fn look(&mut self, what: &str, looks: Option<Seat>) -> io::Result<()> {
        let view = self.view(looks);
        match self.face.look(what, &self.scene(&view, looks)) {
            Some(text) => self.write(&text),
            None => self.say("play-nothing-to-see", &[("what", what.into())]),
        }
    }

    /// How the game is typed; or the page about it, or about another one.
    pub(super) fn help(&mut self, what: &str) -> io::Result<()> {
        if what.is_empty() {
            self.say(self.face.help(), &[])?;
            return self.say("play-help", &[]);
        }
        let own = ["game", "juego", "rules", "reglas"].contains(&what);
        let key = if own { self.table.game() } else { what };
        match pages::find(pages::games(self.terminal.words.lang()), key) {
            Some(page) => {
                let text = page.render(&self.terminal.style);
                self.write(&text)
            }
            None => self.say("play-no-page", &[("what", what.into())]),
        }
    }

    /// The end of a game: what led to it, the board, who won.
    pub(super) fn conclude(&mut self) -> io::Result<()> {
        let looks = self.anybody();
        self.keep_saved()?;
        if self.people() > 0 {
            self.write("")?;
        }
        self.tell_news(looks)?;
        let view = self.view(looks);
        let scene = self.scene(&view, looks);
        let board = self.face.draw(&scene);
        let scores = self.table.scores();
        let seats = (0..).map(Seat).zip(&scores);
        let winners: Vec<Seat> =
            seats.filter(|(_, score)| **score > 0.0).map(|(seat, _)| seat).collect();
        let result = if let [winner] = winners[..] {
            scene.tell("play-won", winner, &[])
        } else {
            let names: Vec<String> = winners.iter().map(|&seat| scene.whom(seat)).collect();
            scene.say("play-drawn", &[("names", (&names.join(", ")).into())])
        };
        let result = scene.paint(Ink::Bold, &result);
        self.write(&format!("{board}\n\n{result}"))
    }
}
