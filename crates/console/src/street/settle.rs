//! What happens between two commands: dice, cards, computer players, questions.

use ludoteca_core::{Seat, Turn};
use serde_json::Value;

use super::Console;
use super::dialogue::{Stop, Told, answer};
use super::game::{Moment, Open, Said};
use crate::scene::{list, seat};
use crate::{Completion, LinkError, TableLink as _};

/// Turns without a person's decision after which the console asks what to do.
const ENDLESS: u32 = 2_000;

impl Console<'_> {
    /// Lets everything happen that needs no command.
    pub(super) fn settle(&mut self) -> Told<()> {
        let Some(mut game) = self.game.take() else { return Ok(()) };
        let settled = self.settle_game(&mut game);
        if let Err(Stop::Cancelled) = settled {
            game.put_off = game.moment() == Moment::Question;
        }
        self.game = Some(game);
        match settled {
            Err(Stop::Cancelled) => Ok(self.say("console-put-off", &[])?),
            other => other,
        }
    }

    fn settle_game(&mut self, game: &mut Open) -> Told<()> {
        loop {
            let view = game.view();
            let moment = game.moment_of(&view);
            let Some(seat) = game.holder() else {
                if moment == Moment::Over {
                    return self.conclude(game);
                }
                self.let_chance_fall(game, &view)?;
                continue;
            };
            let goes_on = if game.is_person(seat) {
                self.person(game, seat, moment)?
            } else {
                self.computer(game, moment, view)?
            };
            if !goes_on {
                return Ok(());
            }
        }
    }

    /// A person's moment: what nobody asked for is passed over, questions are asked. Whether the
    /// game goes on without a command.
    fn person(&mut self, game: &mut Open, seat: Seat, moment: Moment) -> Told<bool> {
        match moment {
            Moment::Others => self.silently(game, seat, "done"),
            // Whoever wants more takes the console again; computer players who go on by
            // themselves would not leave the time for that.
            Moment::After { doubles: false } if !self.manner.auto => {
                self.silently(game, seat, "done")
            }
            Moment::Question if game.put_off => Ok(false),
            Moment::Question => self.question(game, seat).map(|()| true),
            Moment::Debt => self.tell_debt(game, seat).map(|()| false),
            Moment::Before | Moment::After { .. } | Moment::Window => Ok(false),
            Moment::Chance | Moment::Over => unreachable!("nobody holds the console then"),
        }
    }

    /// A computer player's moment: it decides, but each roll waits for a command.
    fn computer(&mut self, game: &mut Open, moment: Moment, view: Value) -> Told<bool> {
        let rolls = matches!(moment, Moment::Before | Moment::After { doubles: true });
        let told_to = self.manner.auto || game.go == Some(game.table.turns_taken());
        if rolls && !told_to {
            return Ok(false);
        }
        if game.table.turns_taken().saturating_sub(game.asked) > ENDLESS {
            game.asked = game.table.turns_taken();
            self.say("play-endless", &[("turns", u64::from(ENDLESS).into())])?;
            return Ok(false);
        }
        let before = (game.table.turn(), view);
        let news = game.table.advance();
        heed(game, before);
        self.tell_or_give_up(game, news)?;
        Ok(true)
    }

    fn let_chance_fall(&mut self, game: &mut Open, view: &Value) -> Told<()> {
        if let Some(roller) = list(&view["business"]["opening"]["to_roll"]).first().and_then(seat) {
            self.opening_roll(game, roller)?;
        }
        // The dice have been thrown: a computer player waits for the next command.
        game.go = None;
        let news = game.table.advance();
        self.tell_or_give_up(game, news)
    }

    /// Everybody throws the dice for who begins.
    fn opening_roll(&mut self, game: &Open, roller: Seat) -> Told<()> {
        if !game.is_person(roller) {
            return Ok(());
        }
        let name = game.name(roller);
        let prompt = self.terminal.words.say("console-opening", &[("name", (&name).into())]);
        match answer(&mut self.terminal, &prompt, &Completion::Nothing) {
            Ok(_) | Err(Stop::Cancelled) => Ok(()),
            Err(other) => Err(other),
        }
    }

    /// Plays what a person would say without being asked.
    fn silently(&mut self, game: &mut Open, seat: Seat, action: &str) -> Told<bool> {
        let news = game.table.play(seat, action);
        self.tell_or_give_up(game, news)?;
        Ok(true)
    }

    fn tell_or_give_up(
        &mut self,
        game: &Open,
        news: Result<Vec<crate::News>, LinkError>,
    ) -> Told<()> {
        match news {
            Ok(news) => Ok(self.tell(game, &news)?),
            // A computer player that breaks the rules is a bug; nothing can go on without it.
            Err(error) => Err(Stop::Broken(std::io::Error::other(error.to_string()))),
        }
    }

    fn conclude(&mut self, game: &mut Open) -> Told<()> {
        if game.said == Said::Over {
            return Ok(());
        }
        game.said = Said::Over;
        let scores = game.table.scores();
        let best: Vec<String> = (0..)
            .map(Seat)
            .zip(&scores)
            .filter(|(_, score)| **score > 0.0)
            .map(|(seat, _)| game.name(seat))
            .collect();
        let names = best.join(", ");
        self.say(
            "console-over",
            &[("names", (&names).into()), ("count", (best.len() as u64).into())],
        )?;
        Ok(())
    }
}

/// Keeps what a computer player thought, if there was anything to think about.
fn heed(game: &mut Open, (turn, view): (Turn, Value)) {
    let thought = game.table.thought().filter(|thought| {
        let plain = ["done", "roll"].contains(&thought.action.as_str());
        !plain || thought.candidates.len() > 1
    });
    if let Some(thought) = thought {
        game.why = Some((thought.clone(), turn, view));
    }
}
