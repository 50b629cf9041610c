//! Bids: an amount, `paso`, or `salir`.

use ludoteca_core::Seat;

use super::Console;
use super::dialogue::{Told, amount};
use super::game::Open;
use crate::Completion;
use crate::scene::number;

/// What somebody says in an auction.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Said {
    Bid(i64),
    Pass,
    Leave,
}

impl Said {
    fn read(line: &str) -> Option<Self> {
        match line.to_lowercase().as_str() {
            "paso" | "pasar" | "pass" => Some(Self::Pass),
            "salir" | "retirarse" | "leave" | "quit" => Some(Self::Leave),
            // A bid of nothing is none.
            line => amount(line).map(|bid| if bid == 0 { Self::Pass } else { Self::Bid(bid) }),
        }
    }
}

impl Console<'_> {
    /// Asks for a bid.
    pub(super) fn bid(&mut self, game: &mut Open, seat: Seat) -> Told<()> {
        let (name, cash) = (game.name(seat), game.cash(seat));
        let most = number(self.terminal.words, cash);
        let args = [("name", (&name).into()), ("most", (&most).into())];
        let prompt = self.terminal.words.say("console-bid", &args);
        let completion = Completion::words(
            ["console-pass", "console-leave"].map(|key| self.terminal.words.plain(key)),
        );
        let said = self.asks(game, &prompt, &completion, |line, words| match Said::read(line) {
            Some(Said::Bid(bid)) if bid > cash => {
                Err(words.say("console-bid-too-high", &[("most", (&most).into())]))
            }
            Some(said) => Ok(said),
            None => Err(words.say("console-expected-bid", &[("found", line.into())])),
        })?;
        let action = match said {
            Said::Bid(bid) => format!("bid {bid}"),
            Said::Pass => "pass".to_owned(),
            Said::Leave => "leave".to_owned(),
        };
        self.play(game, seat, &action)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_are_amounts_or_words_of_both_languages() {
        assert_eq!(Said::read("12.000"), Some(Said::Bid(12_000)));
        assert_eq!(Said::read("Paso"), Some(Said::Pass));
        assert_eq!(Said::read("0"), Some(Said::Pass));
        assert_eq!(Said::read("salir"), Some(Said::Leave));
        assert_eq!(Said::read("leave"), Some(Said::Leave));
        assert_eq!(Said::read("-5"), None);
        assert_eq!(Said::read(""), None);
    }
}
