//! `pagar` and `bancarrota`.

use ludoteca_core::Seat;

use super::Console;
use super::dialogue::{Told, yes_completion, yes_prompt};
use super::game::{Moment, Open, Said};

impl Console<'_> {
    /// Says what is owed, once for each debt.
    pub(super) fn tell_debt(&mut self, game: &mut Open, seat: Seat) -> Told<()> {
        let debts = game.view()["debts"].clone();
        if game.said == Said::Debt(debts.clone()) {
            return Ok(());
        }
        game.said = Said::Debt(debts);
        self.tell_debt_again(game, seat)
    }

    pub(super) fn tell_debt_again(&mut self, game: &Open, seat: Seat) -> Told<()> {
        let view = game.view();
        let scene = game.scene(&view, Some(seat), self.terminal.words, &self.terminal.style);
        let debt = super::face().question(&scene).unwrap_or_default();
        let name = game.name(seat);
        let args = [("name", (&name).into()), ("debt", (&debt).into())];
        Ok(self.say("console-debt", &args)?)
    }

    /// Pays what is owed.
    pub(super) fn pay(&mut self, game: &mut Open) -> Told<()> {
        let (Moment::Debt, Some(seat)) = (game.moment(), game.holder()) else {
            return Ok(self.say("console-no-debt", &[])?);
        };
        if !game.lists("pay") {
            return self.tell_debt_again(game, seat);
        }
        game.mark();
        self.play(game, seat, "pay")?;
        Ok(())
    }

    /// Leaves the game: because a debt cannot be paid, or because somebody wants to.
    pub(super) fn bankrupt(&mut self, game: &mut Open) -> Told<()> {
        let Some(seat) = self.manager(game)? else { return Ok(()) };
        if game.moment() == Moment::Debt && game.lists("pay") {
            return Ok(self.say("console-can-pay", &[])?);
        }
        let name = game.name(seat);
        let key = if game.moment() == Moment::Debt { "console-bankrupt" } else { "console-resign" };
        let prompt = yes_prompt(self.terminal.words, key, &[("name", (&name).into())], Some(false));
        let completion = yes_completion(self.terminal.words);
        let sure = self.asks(game, &prompt, &completion, |line, words| {
            super::dialogue::read_yes(line, Some(false), words)
        })?;
        if !sure {
            return Ok(());
        }
        game.mark();
        let action = if game.moment() == Moment::Debt { "bankrupt" } else { "resign" };
        self.play(game, seat, action)?;
        Ok(())
    }
}
