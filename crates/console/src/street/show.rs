//! `ver`: the board, the legend, a square, the players, the bank.

use super::Console;
use super::dialogue::Told;
use super::game::Open;

impl Console<'_> {
    /// Shows how the game stands.
    pub(super) fn show(&mut self, game: &Open, option: Option<&str>, said: &str) -> Told<()> {
        let what = match option {
            None => None,
            Some("legend") => Some("legend".to_owned()),
            Some("bank") => Some("bank".to_owned()),
            Some("square") => {
                if said.is_empty() {
                    return Ok(self.say("console-which-square", &[])?);
                }
                Some(format!("square {said}"))
            }
            // A colour, as in the document; a name or a letter is as good.
            Some(_) => Some(format!("player {said}")),
        };
        let view = game.view();
        let scene = game.scene(&view, None, self.terminal.words, &self.terminal.style);
        let text = match &what {
            None => super::face().draw(&scene),
            Some(what) => super::face().look(what.trim(), &scene).unwrap_or_default(),
        };
        self.terminal.write(&text)?;
        if option == Some("player") {
            self.say("console-money-in", &[("currency", (&game.currency).into())])?;
        }
        Ok(())
    }
}
