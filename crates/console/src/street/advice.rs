//! `pista` and `porque`.

use super::Console;
use super::dialogue::Told;
use super::game::Open;
use crate::{Scene, TableLink as _, thoughts};

impl Console<'_> {
    /// What a strong player would do, and why.
    pub(super) fn hint(&mut self, game: &mut Open) -> Told<()> {
        let seat = game.holder();
        match game.table.hint() {
            Err(error) => self.refuse(game, &error),
            Ok(None) => Ok(self.say("play-no-hint", &[])?),
            Ok(Some(thought)) => {
                let view = game.view();
                let scene = game.scene(&view, seat, self.terminal.words, &self.terminal.style);
                let text = thoughts::explain("play-hint", &thought, super::face(), &scene, true);
                Ok(self.terminal.write(&text)?)
            }
        }
    }

    /// Why the last computer player did what it did.
    pub(super) fn why(&mut self, game: &Open) -> Told<()> {
        let Some((thought, turn, view)) = &game.why else {
            return Ok(self.say("play-no-why", &[])?);
        };
        let scene = game.scene(view, None, self.terminal.words, &self.terminal.style);
        let scene = Scene { turn: *turn, ..scene };
        let text = thoughts::explain("play-why", thought, super::face(), &scene, true);
        Ok(self.terminal.write(&text)?)
    }
}
