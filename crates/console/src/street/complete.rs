//! What can be typed at the prompt, from the table of commands.

use super::Console;
use super::command::{COMMANDS, Follows, Spec};
use super::game::Open;
use super::property::listed;
use crate::pages::Page;
use crate::scene::list;
use crate::{Completion, TableLink as _, Word};

impl Console<'_> {
    /// Every command with what can follow it now.
    pub(super) fn completion(&self) -> Completion {
        let lang = self.terminal.words.lang();
        let pages = crate::pages::commands(lang);
        let about = |spec: &Spec| {
            crate::pages::find(pages, spec.page).map_or_else(String::new, Page::summary)
        };
        let fitting = COMMANDS.iter().filter(|spec| !spec.needs_game || self.game.is_some());
        let word = |spec: &Spec| {
            Word::about(spec.names(lang.code())[0], about(spec)).then(self.after(spec))
        };
        Completion::Words(fitting.map(word).collect())
    }

    /// What can follow a command: its options, or what it is about.
    fn after(&self, spec: &Spec) -> Completion {
        let code = self.terminal.words.lang().code();
        if spec.options.is_empty() {
            return self.thing(spec.follows);
        }
        let options = spec
            .options
            .iter()
            .map(|option| Word::plain(option.name(code)).then(self.thing(option.follows)));
        Completion::Words(options.collect())
    }

    fn thing(&self, follows: Follows) -> Completion {
        let code = self.terminal.words.lang().code();
        match (follows, &self.game) {
            (Follows::Saved, _) => Completion::words(self.saved_games()),
            (Follows::Command, _) => {
                Completion::words(COMMANDS.iter().map(|spec| spec.names(code)[0]))
            }
            (Follows::Nothing, _) | (_, None) => Completion::Nothing,
            (Follows::Lot(verb), Some(game)) => squares(game, &listed(game, verb)),
            (Follows::Square, Some(game)) => {
                let all = list(&game.table.setting()["squares"]).len();
                squares(game, &(0..all).collect::<Vec<_>>())
            }
            (Follows::Name, Some(game)) => {
                Completion::words(game.players.iter().map(|player| player.name.clone()))
            }
            (Follows::Colour, Some(game)) => {
                let words = self.terminal.words;
                let word = |player: &super::people::Player| {
                    Some(Word::about(player.colour?.name(words), player.name.clone()))
                };
                Completion::Words(game.players.iter().filter_map(word).collect())
            }
        }
    }
}

fn squares(game: &Open, squares: &[usize]) -> Completion {
    let word = |&square: &usize| Word::about(square.to_string(), game.square(square));
    Completion::Words(squares.iter().map(word).collect())
}
