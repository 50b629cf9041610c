//! The boards and decks that come with the program, by name.

use crate::{Board, Deck, Reading};

/// A board with its decks, as text.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The name to ask for it by.
    pub name: &'static str,
    /// What it is, in a line.
    pub about: &'static str,
    /// The `.tab` text of the board.
    pub tab: &'static str,
    /// The decks: the board's name for each, and its `.tjt` text.
    pub decks: &'static [(&'static str, &'static str)],
}

/// Everything that is shipped, the default first.
pub static SHIPPED: &[Shipped] = &[
    Shipped {
        name: "madrid",
        about: "Madrid in pesetas: the board of Street Master's",
        tab: include_str!("../data/madrid.tab"),
        decks: &[
            ("suerte", include_str!("../data/suerte.tjt")),
            ("caja", include_str!("../data/caja.tjt")),
        ],
    },
    Shipped {
        name: "atlantic-city",
        about: "Atlantic City: the classic board of the United States",
        tab: include_str!("../data/atlantic-city.tab"),
        decks: &[
            ("chance", include_str!("../data/chance.tjt")),
            ("chest", include_str!("../data/chest.tjt")),
        ],
    },
    Shipped {
        name: "atlantic-city-es",
        about: "Atlantic City in Spanish: the board and the cards of Monopolio Serial",
        tab: include_str!("../data/atlantic-city-es.tab"),
        decks: &[
            ("casualidad", include_str!("../data/casualidad.tjt")),
            ("arca", include_str!("../data/arca.tjt")),
        ],
    },
];

/// The shipped board of this name.
pub fn find(name: &str) -> Option<&'static Shipped> {
    SHIPPED.iter().find(|shipped| shipped.name == name)
}

impl Shipped {
    /// The text of the deck that the board calls so.
    pub fn deck(&self, name: &str) -> Option<&'static str> {
        self.decks.iter().find(|(known, _)| *known == name).map(|&(_, text)| text)
    }

    /// The board and its decks, these in the order of [`Board::deck_names`].
    pub fn load(&self) -> (Board, Vec<Deck>) {
        let board = sound(Board::read(self.name, self.tab));
        let deck = |name: &String| {
            let text = self.deck(name).unwrap_or_else(|| unreachable!("no shipped deck {name}"));
            sound(Deck::read(name, text))
        };
        let decks = board.deck_names().iter().map(deck).collect();
        (board, decks)
    }
}

/// What was read from a shipped file, which the tests prove to be without fault.
fn sound<T>(reading: Reading<T>) -> T {
    reading
        .into_result()
        .unwrap_or_else(|faults| unreachable!("a shipped file is bad: {:?}", faults.first()))
}
