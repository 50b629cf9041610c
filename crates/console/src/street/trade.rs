//! `negociar`: an offer, put together question by question.

use std::fmt::Write as _;

use ludoteca_core::Seat;
use ludoteca_words::Arg;

use super::Console;
use super::dialogue::Told;
use super::game::Open;
use crate::scene::text;
use crate::style::fit;
use crate::{Completion, Word};

/// What one side gives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Side {
    cash: i64,
    lots: Vec<usize>,
    cards: usize,
}

impl Console<'_> {
    /// Puts an offer together and makes it.
    pub(super) fn trade(&mut self, game: &mut Open) -> Told<()> {
        let Some(from) = self.manager(game)? else { return Ok(()) };
        let seats = (0..).map(Seat).take(game.players.len());
        let partners: Vec<Seat> = seats.filter(|&seat| seat != from && game.is_in(seat)).collect();
        let to = self.choose_player(game, &partners, "console-trade-with")?;
        let (mine, theirs) = (game.name(from), game.name(to));
        let names = [("from", Arg::Text(&mine)), ("to", Arg::Text(&theirs))];
        self.say("console-trade-begins", &names)?;
        self.say("console-trade-give", &names)?;
        let give = self.side(game, from, from)?;
        self.say("console-trade-want", &names)?;
        let want = self.side(game, from, to)?;
        game.mark();
        self.play(game, from, &offer(to, &give, &want))?;
        Ok(())
    }

    /// What one of the two gives: money, properties, jail cards; `asked` answers.
    fn side(&mut self, game: &mut Open, asked: Seat, owner: Seat) -> Told<Side> {
        let name = game.name(asked);
        let key = if asked == owner { "console-trade-cash" } else { "console-trade-cash-wanted" };
        let prompt = self.terminal.words.say(key, &[("name", (&name).into())]);
        let cash = self.number(&prompt, &(0..=game.cash(owner)), Some(0))?;
        let lots = self.choose_lots(game, owner)?;
        let held = game.jail_cards(owner);
        let cards = match held {
            0 => 0,
            1 => usize::from(self.is_yes("console-trade-card", &[], Some(false))?),
            _ => {
                let most = i64::try_from(held).unwrap_or(i64::MAX);
                let prompt = self
                    .terminal
                    .words
                    .say("console-trade-cards", &[("most", (held as u64).into())]);
                usize::try_from(self.number(&prompt, &(0..=most), Some(0))?).unwrap_or(0)
            }
        };
        Ok(Side { cash, lots, cards })
    }

    fn choose_lots(&mut self, game: &mut Open, owner: Seat) -> Told<Vec<usize>> {
        let mut chosen: Vec<usize> = Vec::new();
        loop {
            let mut left = game.lots(owner);
            left.retain(|lot| !chosen.contains(lot));
            if left.is_empty() {
                return Ok(chosen);
            }
            let key = if chosen.is_empty() { "console-trade-lot" } else { "console-trade-more" };
            if !self.is_yes(key, &[], Some(false))? {
                return Ok(chosen);
            }
            let list: Vec<String> = left.iter().map(|&lot| lot_line(game, lot)).collect();
            let cancel = self.terminal.words.plain("console-cancel-line");
            self.terminal.write(&format!("{}\n{cancel}", list.join("\n")))?;
            let word = |&lot: &usize| Word::about(lot.to_string(), game.square(lot));
            let completion = Completion::Words(left.iter().map(word).collect());
            // Giving up this list does not give up the whole offer.
            let find = |line: &str| line.parse().ok().filter(|lot| left.contains(lot));
            chosen.extend(self.choose(game, &completion, find)?);
            let names: Vec<String> = chosen.iter().map(|&lot| game.square(lot)).collect();
            let names = names.join(", ");
            if !names.is_empty() {
                self.say("console-trade-chosen", &[("names", (&names).into())])?;
            }
        }
    }
}

fn lot_line(game: &Open, lot: usize) -> String {
    let setting = crate::TableLink::setting(&game.table);
    let group = crate::scene::count(&setting["squares"][lot]["group"]);
    let group = text(&setting["groups"][group]["name"]);
    format!("{} {group}", fit(&format!("({lot}) {}", game.square(lot)), 34))
}

/// The offer in notation.
fn offer(to: Seat, give: &Side, want: &Side) -> String {
    let mut action = format!("trade {to}");
    let squares = |lots: &[usize]| lots.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    // Writing to a string cannot fail.
    for (word, side) in [("give", give), ("want", want)] {
        if !side.lots.is_empty() {
            let _ = write!(action, " {word} {}", squares(&side.lots));
        }
    }
    if give.cash != want.cash {
        let _ = write!(action, " cash {}", give.cash - want.cash);
    }
    for (word, side) in [("give-cards", give), ("want-cards", want)] {
        if side.cards > 0 {
            let _ = write!(action, " {word} {}", side.cards);
        }
    }
    action
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_is_written_in_notation() {
        let give = Side { cash: 500, lots: vec![1, 3], cards: 1 };
        let want = Side { cash: 200, lots: vec![39], cards: 0 };
        assert_eq!(offer(Seat(2), &give, &want), "trade 2 give 1,3 want 39 cash 300 give-cards 1");
        assert_eq!(offer(Seat(0), &Side::default(), &Side::default()), "trade 0");
    }
}
