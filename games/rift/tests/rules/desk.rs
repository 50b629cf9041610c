//! A table for cases: cards named by what they are, boards as rows of text.

use ludoteca_core::{Audience, Game as _, Seat, Turn};
use ludoteca_rift::position::Player;
use ludoteca_rift::{
    Abilities, Action, Card, CardBase, CardId, Event, Illegal, Position, Rarity, Rift, Rules, State,
};

/// Cards that fill decks up and do nothing: nobody beats anything with a nought.
const FILLERS: u8 = 10;

pub(crate) struct Desk {
    pub(crate) game: Rift,
    pub(crate) state: State,
    pub(crate) log: Vec<(Audience, Event)>,
}

/// A card by its description: `5-4-3-2 Eco, Robar 1`.
fn card(name: &str) -> Card {
    let (values, abilities) = name.split_once(' ').unwrap_or((name, ""));
    let numbers: Vec<u8> = values.split('-').map(|text| text.parse().expect("a value")).collect();
    let mut list = Abilities::default();
    for word in abilities.split(", ").filter(|word| !word.is_empty()) {
        assert!(list.add(word.parse().expect("an ability")));
    }
    Card {
        name: name.to_owned(),
        values: numbers.try_into().expect("four values"),
        abilities: list,
        value: 1,
        rarity: Rarity::Common,
        faction: String::new(),
    }
}

impl Desk {
    /// A table under rules, with rows of cells (`.`, or the seat and the card), in which seat 0
    /// and seat 1 hold these cards. Cells are separated by `|`.
    pub(crate) fn new(rules: Rules, rows: &[&str], hands: [&[&str]; 2]) -> Self {
        // One board: what comes after it is for the tests of matches.
        Self::with(Rules { games: 1, ..rules }, rows, hands, Position::default())
    }

    /// The same with more of a position said.
    pub(crate) fn with(
        rules: Rules,
        rows: &[&str],
        hands: [&[&str]; 2],
        position: Position,
    ) -> Self {
        let rows: Vec<Vec<String>> = rows.iter().map(|row| cells(row)).collect();
        let on_board = rows.iter().flatten().filter_map(|cell| cell.split_once(' '));
        let named = on_board.map(|(_, name)| name).chain(hands.into_iter().flatten().copied());
        let mut cards: Vec<Card> = Vec::new();
        for name in named {
            if cards.iter().all(|known| known.name != name) {
                cards.push(card(name));
            }
        }
        let filler = |number| Card { name: format!("filler {number}"), ..card("0-0-0-0") };
        cards.extend((0..FILLERS).map(filler));
        let base = CardBase::new("test", cards).expect("sound cards");
        let game = Rift::new(base, rules).expect("playable rules");
        let player = |hand: &[&str]| Player {
            hand: hand.iter().map(|&name| name.to_owned()).collect(),
            ..Player::default()
        };
        let players = hands.map(player).into();
        let position = Position { players, board: rows, ..position };
        let state = position.to_state(&game).unwrap_or_else(|faults| panic!("{faults:?}"));
        Self { game, state, log: Vec::new() }
    }

    /// Plays for whoever is to move: `card@column,row`, `echo@column,row` or `take-over`.
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        let action = self.read(text);
        if let Err(why) = self.game.check(&self.state, action) {
            panic!("{text}: {why}");
        }
        self.game.play(&mut self.state, action, &mut self.log);
        self
    }

    /// Why an action is refused.
    pub(crate) fn refused(&self, text: &str) -> Illegal {
        self.game.check(&self.state, self.read(text)).expect_err("refused")
    }

    pub(crate) fn read(&self, text: &str) -> Action {
        match text.split_once('@') {
            Some((name, cell)) if name != "echo" => {
                let card = self.game.base().find(name).expect("a card of the base");
                Action::Play { card, cell: cell.parse().expect("a cell") }
            }
            _ => text.parse().expect("an action"),
        }
    }

    /// Compares who controls what: a row is a line of `.`, `#`, `0` and `1`.
    #[track_caller]
    pub(crate) fn expect(&mut self, rows: &[&str]) -> &mut Self {
        assert_eq!(self.control(), rows, "control of the board");
        self
    }

    pub(crate) fn control(&self) -> Vec<String> {
        let board = self.game.rules().board;
        let letter = |idx: usize| match self.state.at(idx) {
            Some((_, seat)) => char::from(b'0' + seat.0),
            None if board.is_blocked(board.cell(idx)) => '#',
            None => '.',
        };
        let letters: Vec<char> = (0..board.len().into()).map(letter).collect();
        letters.chunks(board.width().into()).map(|row| row.iter().collect()).collect()
    }

    /// The names of a hand in order.
    pub(crate) fn hand(&self, seat: u8) -> Vec<&str> {
        let name = |card: CardId| self.game.base().card(card).name.as_str();
        self.state.hand(Seat(seat)).map(name).collect()
    }

    pub(crate) fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The actions that are listed, as text.
    pub(crate) fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(&self.state, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }
}

fn cells(row: &str) -> Vec<String> {
    let text = |cell: &str| if cell == "." { String::new() } else { cell.to_owned() };
    row.split('|').map(|cell| text(cell.trim())).collect()
}
