//! `construir`, `vender`, `hipotecar`, `deshipotecar`.

use ludoteca_core::Seat;

use super::Console;
use super::command::Id;
use super::dialogue::{Stop, Told};
use super::game::{Moment, Open};
use crate::scene::{number, whole};
use crate::style::fit;
use crate::{Completion, TableLink as _, Word};

/// Columns in which the name of a square stands.
const NAMES: usize = 34;

impl Console<'_> {
    /// Does something with a property: the one that is named, or one of the list of those with
    /// which it can be done.
    pub(super) fn manage(&mut self, game: &mut Open, id: Id, said: &str) -> Told<()> {
        let Some(seat) = self.manager(game)? else { return Ok(()) };
        let verb = verb(id);
        let lots = listed(game, verb);
        let lot = if said.is_empty() {
            if lots.is_empty() {
                return Ok(self.say(&format!("console-no-{verb}"), &[])?);
            }
            self.choose_lot(game, id, &lots)?
        } else {
            let view = game.view();
            let scene = game.scene(&view, Some(seat), self.terminal.words, &self.terminal.style);
            let read = super::face().read(&format!("{verb} {said}"), &scene);
            let lot = read.map(|action| action.rsplit(' ').next().and_then(|lot| lot.parse().ok()));
            match lot {
                Ok(Some(lot)) => lot,
                Ok(None) => return Ok(self.say("console-not-listed", &[("found", said.into())])?),
                Err(wrong) => return Ok(self.terminal.write(&wrong)?),
            }
        };
        game.mark();
        // Where the bank has too few houses for a hotel, the whole group is sold down.
        if id == Id::Sell
            && !lots.contains(&lot)
            && let Some(action) = sell_down(game, lot)
        {
            if self.asks_yes(game, seat, "console-sell-down", &action)? {
                self.play(game, seat, &action)?;
            }
            return Ok(());
        }
        self.play(game, seat, &format!("{verb} {lot}"))?;
        Ok(())
    }

    /// Whoever may manage property now: a person who holds the console. Otherwise it was said
    /// why nobody may.
    pub(super) fn manager(&mut self, game: &Open) -> Told<Option<Seat>> {
        let key = match (game.moment(), game.holder()) {
            (Moment::Over, _) | (_, None) => "console-is-over",
            (Moment::Question, _) => "console-question-first",
            (_, Some(seat)) if game.is_person(seat) => return Ok(Some(seat)),
            (_, Some(seat)) => {
                let name = game.name(seat);
                self.say("console-take-over", &[("name", (&name).into())])?;
                return Ok(None);
            }
        };
        self.say(key, &[])?;
        Ok(None)
    }

    fn choose_lot(&mut self, game: &mut Open, id: Id, lots: &[usize]) -> Told<usize> {
        let lines: Vec<String> = lots.iter().map(|&lot| self.lot_line(game, id, lot)).collect();
        let cancel = self.terminal.words.plain("console-cancel-line");
        self.terminal.write(&format!("{}\n{cancel}", lines.join("\n")))?;
        let word = |&lot: &usize| Word::about(lot.to_string(), game.square(lot));
        let completion = Completion::Words(lots.iter().map(word).collect());
        let find = |line: &str| line.parse().ok().filter(|lot| lots.contains(lot));
        self.choose(game, &completion, find)?.ok_or(Stop::Cancelled)
    }

    /// A property with what matters for what is to be done with it.
    fn lot_line(&self, game: &Open, id: Id, lot: usize) -> String {
        let words = self.terminal.words;
        let mortgage = whole(&game.table.setting()["squares"][lot]["mortgage"]);
        let amount = match id {
            Id::Lift => mortgage + (mortgage + 9) / 10,
            _ => mortgage,
        };
        let amount = number(words, amount);
        let built = game.built(lot, words, &self.terminal.style);
        let key = format!("console-list-{}", verb(id));
        let fact = words.say(&key, &[("amount", (&amount).into()), ("built", (&built).into())]);
        let name = format!("({lot}) {}", game.square(lot));
        format!("{} {fact}", fit(&name, NAMES))
    }
}

/// The verb of the notation.
fn verb(id: Id) -> &'static str {
    match id {
        Id::Build => "build",
        Id::Sell => "sell",
        Id::Mortgage => "mortgage",
        _ => "lift",
    }
}

/// The squares on which the game lists an action.
pub(super) fn listed(game: &Open, verb: &str) -> Vec<usize> {
    let lot = |action: &String| {
        let (said, lot) = action.split_once(' ')?;
        (said == verb).then(|| lot.parse().ok()).flatten()
    };
    game.table.actions().iter().filter_map(lot).collect()
}

/// The action that sells as little as possible of the group of a lot.
fn sell_down(game: &Open, lot: usize) -> Option<String> {
    let group = |lot: usize| &game.table.setting()["squares"][lot]["group"];
    let read = |action: &String| {
        let mut words = action.strip_prefix("sell-down ")?.split(' ');
        let (of, houses) = (words.next()?.parse().ok()?, words.next()?.parse::<usize>().ok()?);
        (group(of) == group(lot) && !group(lot).is_null()).then(|| (houses, action.clone()))
    };
    let ways: Vec<_> = game.table.actions().iter().filter_map(read).collect();
    ways.into_iter().max_by_key(|(houses, _)| *houses).map(|(_, action)| action)
}
