//! `tirar`, `cambiar`, `fin`, `deshacer`: whose turn it is, and who holds the console.

use ludoteca_core::Seat;

use super::Console;
use super::dialogue::{Stop, Told};
use super::game::{Moment, Open, Said};
use crate::scene::count;
use crate::{Colour, Completion, TableLink as _, Word};

impl Console<'_> {
    /// Throws the dice, or lets a computer player do it.
    pub(super) fn roll(&mut self, game: &mut Open) -> Told<()> {
        let moment = game.moment();
        let Some(seat) = game.holder() else { return Ok(self.say("console-is-over", &[])?) };
        match moment {
            Moment::Question => game.put_off = false,
            Moment::Debt => return self.tell_debt_again(game, seat),
            Moment::Window | Moment::Others => {
                let name = game.name(game.on_turn());
                self.say("console-not-on-turn", &[("name", (&name).into())])?;
            }
            Moment::Before | Moment::After { .. } if !game.is_person(seat) => {
                game.mark();
                game.go = Some(game.table.turns_taken());
            }
            Moment::Before => {
                game.mark();
                self.leave_jail(game, seat)?;
                self.play(game, seat, "roll")?;
            }
            // Doubles: being done means rolling again.
            Moment::After { doubles: true } => {
                game.mark();
                self.play(game, seat, "done")?;
            }
            Moment::After { doubles: false } => self.say("console-rolled-already", &[])?,
            Moment::Chance | Moment::Over => unreachable!("nobody holds the console then"),
        }
        Ok(())
    }

    /// Asks whoever is in jail whether they want to leave before they roll.
    fn leave_jail(&mut self, game: &mut Open, seat: Seat) -> Told<()> {
        let view = game.view();
        let jailed = count(&view["players"][seat.idx()]["jail"]) > 0;
        if jailed && game.lists("card") && self.asks_yes(game, seat, "console-use-card", "card")? {
            self.play(game, seat, "card")?;
            return Ok(());
        }
        if jailed && game.lists("fine") && self.asks_yes(game, seat, "console-pay-fine", "fine")? {
            self.play(game, seat, "fine")?;
        }
        Ok(())
    }

    /// Gives the console back, or ends the turn.
    pub(super) fn end(&mut self, game: &mut Open) -> Told<()> {
        let moment = game.moment();
        let Some(seat) = game.holder() else { return Ok(self.say("console-is-over", &[])?) };
        match moment {
            Moment::Window => {
                game.mark();
                self.play(game, seat, "done")?;
            }
            Moment::After { doubles: false } if game.is_person(seat) => {
                game.mark();
                self.play(game, seat, "done")?;
            }
            Moment::Question => game.put_off = false,
            Moment::Debt => return self.tell_debt_again(game, seat),
            _ => {
                let name = game.name(seat);
                self.say("console-nothing-to-end", &[("name", (&name).into())])?;
            }
        }
        Ok(())
    }

    /// Gives the console to somebody out of turn.
    pub(super) fn change(&mut self, game: &mut Open, option: Option<&str>, said: &str) -> Told<()> {
        let seat = match option {
            Some("colour") => self.by_colour(game, said)?,
            Some(_) => self.by_name(game, said)?,
            None => self.somebody_else(game)?,
        };
        let Some(seat) = seat else { return Ok(()) };
        self.hand_over(game, seat)
    }

    /// Whoever has a token of this colour; otherwise it was said that nobody has.
    pub(super) fn by_colour(&mut self, game: &Open, said: &str) -> Told<Option<Seat>> {
        let colour = Colour::read(said);
        let found =
            |player: &super::people::Player| player.colour.is_some() && player.colour == colour;
        let seat = (0..).map(Seat).zip(&game.players).find(|(_, player)| found(player));
        if seat.is_none() {
            let colours: Vec<String> = game
                .players
                .iter()
                .filter_map(|player| player.colour)
                .map(|colour| colour.name(self.terminal.words))
                .collect();
            let known = colours.join(", ");
            self.say("console-no-colour", &[("found", said.into()), ("known", (&known).into())])?;
        }
        Ok(seat.map(|(seat, _)| seat))
    }

    fn by_name(&mut self, game: &Open, said: &str) -> Told<Option<Seat>> {
        let same = |name: &str| name.to_lowercase() == said.to_lowercase();
        let seat = (0..).map(Seat).zip(&game.players).find(|(_, player)| same(&player.name));
        if seat.is_none() {
            let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
            let known = names.join(", ");
            self.say("console-no-name", &[("found", said.into()), ("known", (&known).into())])?;
        }
        Ok(seat.map(|(seat, _)| seat))
    }

    /// The only other person, or the one that is chosen.
    fn somebody_else(&mut self, game: &mut Open) -> Told<Option<Seat>> {
        let seats = (0..).map(Seat).take(game.players.len());
        let others: Vec<Seat> = seats
            .filter(|&seat| game.is_person(seat) && game.is_in(seat) && Some(seat) != game.holder())
            .collect();
        match others[..] {
            [] => {
                self.say("console-nobody-else", &[])?;
                Ok(None)
            }
            [only] => Ok(Some(only)),
            _ => self.choose_player(game, &others, "console-who-takes-over").map(Some),
        }
    }

    /// One of several players, from a list as the one for negotiations.
    pub(super) fn choose_player(
        &mut self,
        game: &mut Open,
        seats: &[Seat],
        key: &str,
    ) -> Told<Seat> {
        let words = self.terminal.words;
        let colour = |seat: Seat| {
            let colour = game.players[seat.idx()].colour;
            colour.map_or_else(String::new, |colour| format!(" [{}]", colour.name(words)))
        };
        let mut lines = vec![words.plain(key)];
        lines.extend(
            seats.iter().map(|&seat| format!("  ({seat}) {}{}", game.name(seat), colour(seat))),
        );
        lines.push(format!("  {}", words.plain("console-cancel-line")));
        self.terminal.write(&lines.join("\n"))?;
        let word = |&seat: &Seat| Word::about(seat.to_string(), game.name(seat));
        let completion = Completion::Words(seats.iter().map(word).collect());
        let called: Vec<String> =
            seats.iter().map(|&seat| game.name(seat).to_lowercase()).collect();
        let find = |line: &str| {
            let numbered = seats.iter().position(|seat| seat.to_string() == line);
            let named = || called.iter().position(|name| *name == line.to_lowercase());
            numbered.or_else(named).map(|n| seats[n])
        };
        self.choose(game, &completion, find)?.ok_or(Stop::Cancelled)
    }

    /// Opens a window of the game for somebody out of turn.
    fn hand_over(&mut self, game: &mut Open, seat: Seat) -> Told<()> {
        let name = game.name(seat);
        let name = [("name", (&name).into())];
        if !game.is_in(seat) {
            return Ok(self.say("console-is-out", &name)?);
        }
        if game.holder() == Some(seat) && game.is_person(seat) {
            return Ok(self.say("console-holds-already", &name)?);
        }
        if seat == game.on_turn() && game.moment() == Moment::Window {
            return self.end(game);
        }
        if !game.is_person(seat) {
            return Ok(self.say("console-is-computer", &name)?);
        }
        let moment = game.moment();
        if let (Moment::Window, Some(holder)) = (moment, game.holder()) {
            game.mark();
            self.play(game, holder, "done")?;
        }
        let (Moment::Before | Moment::After { .. }, Some(holder)) = (game.moment(), game.holder())
        else {
            let key = match game.moment() {
                Moment::Over => "console-is-over",
                Moment::Debt => "console-debt-first",
                _ => "console-question-first",
            };
            return Ok(self.say(key, &[])?);
        };
        game.mark();
        self.play(game, holder, &format!("window {seat}"))?;
        Ok(())
    }

    /// Back to before the last command that changed the game.
    pub(super) fn undo(&mut self, game: &mut Open) -> Told<()> {
        let now = game.table.steps();
        while game.marks.last().is_some_and(|&mark| mark >= now) {
            game.marks.pop();
        }
        let Some(mark) = game.marks.pop() else {
            return Ok(self.say("console-nothing-to-undo", &[])?);
        };
        game.table.rewind(mark);
        (game.put_off, game.go, game.why) = (false, None, None);
        game.said = Said::Nothing;
        Ok(self.say("console-undone", &[])?)
    }
}
