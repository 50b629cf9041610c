//! Tables and terminals for tests.

use ludoteca_catalog::{AnyGame, Opening, Start, find};
use ludoteca_console::{
    Ending, LocalTable, Piped, Sitter, Style, Terminal, face_of, play, seat_names,
};
use ludoteca_core::Seat;
use ludoteca_words::{Lang, Words};

/// A game under some rules.
pub(crate) fn open(game: &str, rules: &str) -> Box<dyn AnyGame> {
    find(game).unwrap().open(&Opening::rules(rules)).unwrap()
}

/// A table at which people have the names that begin with a capital, and the others are agents.
pub(crate) fn table(game: &dyn AnyGame, names: &[&str], seed: u64) -> LocalTable {
    let is_person = |name: &str| name.starts_with(char::is_uppercase);
    let seats = names.iter().map(|&name| name.to_owned()).collect();
    let mut table = game.begin(seats, &Start::players(names.len()), seed).unwrap();
    for (seat, name) in (0..).map(Seat).zip(names) {
        if !is_person(name) {
            table.sit(seat, name).unwrap();
        }
    }
    let called = seat_names(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
    let sitter = |(&name, called): (&&str, String)| Sitter {
        name: called,
        here: is_person(name),
        colour: None,
    };
    let sitters = names.iter().zip(called).map(sitter).collect();
    LocalTable::new(game.key(), game.setting(), sitters, "uniform", table)
}

/// Who sits there, what is typed, and how it is shown.
pub(crate) struct Script<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules: &'a str,
    pub(crate) names: &'a [&'a str],
    pub(crate) lang: Lang,
    pub(crate) style: Style,
    pub(crate) typed: &'a str,
}

impl Script<'_> {
    /// What the terminal shows, and how it ended.
    pub(crate) fn run(&self) -> (String, Ending) {
        let game = open(self.game, self.rules);
        let mut table = table(game.as_ref(), self.names, 1);
        let words = Words::new(self.lang);
        let (mut lines, mut out) = (Piped(self.typed.as_bytes()), Vec::new());
        let terminal =
            Terminal { lines: &mut lines, out: &mut out, words: &words, style: self.style };
        let ending = play(&mut table, face_of(self.game).unwrap(), terminal, None).unwrap();
        (String::from_utf8(out).unwrap(), ending)
    }
}
