//! Questions of the game to a person, asked until they are answered.

use ludoteca_core::Seat;
use ludoteca_words::{Arg, Words};

use super::Console;
use super::command::Line;
use super::dialogue::{Told, answer, read_yes, yes_completion, yes_prompt};
use super::game::Open;
use crate::{Completion, LinkError, TableLink as _, Word, refusal};

impl Console<'_> {
    /// Asks whatever the game wants to know of this person, and plays the answer.
    pub(super) fn question(&mut self, game: &mut Open, seat: Seat) -> Told<()> {
        let actions = game.table.actions();
        let has = |action: &str| actions.iter().any(|listed| listed == action);
        if has("leave") {
            return self.bid(game, seat);
        }
        self.pose(game, seat)?;
        if has("decline") {
            return self.buy(game, seat, has("buy"));
        }
        let action = if has("accept") {
            let yes = self.asks_yes(game, seat, "console-accept", "")?;
            if yes { "accept" } else { "refuse" }.to_owned()
        } else if has("claim") {
            let yes = self.asks_yes(game, seat, "console-claim", "")?;
            if yes { "claim" } else { "pass" }.to_owned()
        } else {
            self.one_of(game, seat, &actions)?
        };
        self.play(game, seat, &action)?;
        Ok(())
    }

    /// Says who is asked what.
    fn pose(&mut self, game: &Open, seat: Seat) -> Told<()> {
        let view = game.view();
        let scene = game.scene(&view, Some(seat), self.terminal.words, &self.terminal.style);
        let question = super::face().question(&scene).unwrap_or_default();
        let name = game.name(seat);
        let text = self
            .terminal
            .words
            .say("console-asked", &[("name", (&name).into()), ("question", (&question).into())]);
        Ok(self.terminal.write(&crate::style::wrap(&text, self.terminal.style.width, 0))?)
    }

    fn buy(&mut self, game: &mut Open, seat: Seat, can: bool) -> Told<()> {
        let buys = if can {
            self.asks_yes_usually(game, seat, "console-buy", true)?
        } else {
            self.say("console-cannot-buy", &[])?;
            false
        };
        self.play(game, seat, if buys { "buy" } else { "decline" })?;
        Ok(())
    }

    /// A question that is answered by yes or no, no unless said; commands that only look are
    /// followed first. The message may use what the action `about` costs.
    pub(super) fn asks_yes(
        &mut self,
        game: &mut Open,
        seat: Seat,
        key: &str,
        about: &str,
    ) -> Told<bool> {
        let view = game.view();
        let scene = game.scene(&view, Some(seat), self.terminal.words, &self.terminal.style);
        let action = super::face().name_action(about, &scene);
        let name = game.name(seat);
        let args = [("name", Arg::Text(&name)), ("action", Arg::Text(&action))];
        let prompt = yes_prompt(self.terminal.words, key, &args, Some(false));
        self.asks(game, &prompt, &yes_completion(self.terminal.words), |line, words| {
            read_yes(line, Some(false), words)
        })
    }

    fn asks_yes_usually(
        &mut self,
        game: &mut Open,
        seat: Seat,
        key: &str,
        usual: bool,
    ) -> Told<bool> {
        let name = game.name(seat);
        let args = [("name", Arg::Text(&name))];
        let prompt = yes_prompt(self.terminal.words, key, &args, Some(usual));
        self.asks(game, &prompt, &yes_completion(self.terminal.words), |line, words| {
            read_yes(line, Some(usual), words)
        })
    }

    /// Asks until the answer is understood. Commands that only look are followed in between.
    pub(super) fn asks<T>(
        &mut self,
        game: &mut Open,
        prompt: &str,
        completion: &Completion,
        mut read: impl FnMut(&str, &Words) -> Result<T, String>,
    ) -> Told<T> {
        loop {
            let line = answer(&mut self.terminal, prompt, completion)?;
            if let Some(look) = Line::look(&line) {
                self.look(Some(game), &look)?;
                continue;
            }
            match read(&line, self.terminal.words) {
                Ok(value) => return Ok(value),
                Err(expected) => self.terminal.write(&expected)?,
            }
        }
    }

    /// One of the listed actions, by its number.
    fn one_of(&mut self, game: &mut Open, seat: Seat, actions: &[String]) -> Told<String> {
        let view = game.view();
        let scene = game.scene(&view, Some(seat), self.terminal.words, &self.terminal.style);
        let names: Vec<String> =
            actions.iter().map(|action| super::face().name_action(action, &scene)).collect();
        let numbered = (1..).zip(&names).map(|(n, name)| format!("  ({n}) {name}"));
        let list = numbered.collect::<Vec<_>>().join("\n");
        self.terminal.write(&list)?;
        let words = (1..).zip(&names).map(|(n, name)| Word::about(n.to_string(), name));
        let completion = Completion::Words(words.collect());
        let prompt = self.terminal.words.plain("console-choose");
        self.asks(game, &prompt, &completion, |line, words| {
            let chosen = line.parse::<usize>().ok().and_then(|n| actions.get(n.checked_sub(1)?));
            chosen.cloned().ok_or_else(|| {
                let most = actions.len().to_string();
                let args = [("low", "1".into()), ("high", (&most).into()), ("found", line.into())];
                words.say("console-expected-number", &args)
            })
        })
    }

    /// Something of a list that was shown; `C` is none of it.
    pub(super) fn choose<T>(
        &mut self,
        game: &mut Open,
        completion: &Completion,
        mut find: impl FnMut(&str) -> Option<T>,
    ) -> Told<Option<T>> {
        let prompt = self.terminal.words.plain("console-choose");
        self.asks(game, &prompt, completion, |line, words| {
            if line.eq_ignore_ascii_case("c") || line.is_empty() {
                return Ok(None);
            }
            let unknown = || words.say("console-not-listed", &[("found", line.into())]);
            find(line).map(Some).ok_or_else(unknown)
        })
    }

    /// Plays for a person and tells what came of it; whether it was allowed.
    pub(super) fn play(&mut self, game: &mut Open, seat: Seat, action: &str) -> Told<bool> {
        match game.table.play(seat, action) {
            Ok(news) => {
                game.asked = game.table.turns_taken();
                self.tell(game, &news)?;
                Ok(true)
            }
            Err(error) => {
                self.refuse(game, &error)?;
                Ok(false)
            }
        }
    }

    /// Says what the table would not do.
    pub(super) fn refuse(&mut self, game: &Open, error: &LinkError) -> Told<()> {
        let view = game.view();
        let scene = game.scene(&view, game.holder(), self.terminal.words, &self.terminal.style);
        let text = refusal::say(error, game.table.game(), super::face(), &scene);
        Ok(self.terminal.write(&text)?)
    }
}
