//! What the shelf must know of a game beyond its rules.

use std::ops::RangeInclusive;

use ludoteca_core::{Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::agent::AgentSpec;
use crate::rules::Book;
use crate::{AnyLearner, Beside, BoardInfo, CatalogError, Course, Fault};

/// What a game is to be opened with; nothing given means the game's own defaults.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The rules.
    pub rules: Option<RulesSource>,
    /// The board, for games that have boards.
    pub board: Option<BoardSource>,
    /// The cards as a file, for games whose cards are data: its name, and its text.
    pub cards: Option<(String, String)>,
    /// The deck that each seat brings, as a code, for games in which seats bring decks; the game
    /// finds one for those that bring none.
    pub decks: Vec<Option<String>>,
}

impl Opening {
    /// The rules of this name, `PRESET[:switch[=value],…]`, and all else as usual.
    pub fn rules(name: &str) -> Self {
        Self { rules: Some(RulesSource::Named(name.to_owned())), ..Self::default() }
    }
}

/// Where rules come from.
#[derive(Clone, Debug)]
pub enum RulesSource {
    /// `PRESET[:switch[=value],…]`.
    Named(String),
    /// A JSON file of switches.
    File {
        /// Its name, for messages and the line of options.
        name: String,
        /// Its text.
        text: String,
    },
}

/// Where a board comes from.
#[derive(Clone, Debug)]
pub enum BoardSource {
    /// One that is shipped, by name.
    Shipped(String),
    /// One of the player's own.
    Files(BoardFiles),
}

/// A board and its decks as texts, with the file names for messages.
#[derive(Clone, Debug)]
pub struct BoardFiles {
    /// The file of the board.
    pub file: String,
    /// The text of the board.
    pub text: String,
    /// For each deck: the board's name for it, its file, its text.
    pub decks: Vec<(String, String, String)>,
}

/// How decks fit a board.
#[derive(Clone, Debug)]
pub struct Fit {
    /// Everything that does not fit.
    pub faults: Vec<Fault>,
    /// The same files without the cards that do not fit; `None` when that is of no use.
    pub mended: Option<BoardFiles>,
}

/// A game made ready: the rules as a value, and how to tell others which they are.
#[derive(Clone, Debug)]
pub struct Setup<G> {
    /// The game.
    pub game: G,
    /// The rules as they were asked for, such as `official:short`.
    pub rules: String,
    /// Everything that is needed to make the same game again, for one line of a record.
    pub options: Value,
}

/// What a game tells the shelf.
///
/// Everything here is text or JSON at the border and typed inside; there is a default for what
/// not every game has.
pub trait Shelved: Game + Sized + 'static {
    /// The rules as a value, with names for their switches.
    type Rules: Copy + Serialize + DeserializeOwned + 'static;

    /// The numbers of players for which it can be played, whatever the rules.
    const PLAYERS: RangeInclusive<u8>;
    /// How many sit down unless somebody says otherwise.
    const DEFAULT_PLAYERS: u8;
    /// The player that benchmarks use: cheap, and knows the game.
    const DEFAULT_AGENT: &'static str;
    /// A strong player, who needs no long time to think.
    const RIVAL: &'static str;
    /// Players from the weakest to the strongest, for people who want to choose by strength.
    const LEVELS: [&'static str; 5];
    /// Whether seats know things that others may not know while the game lasts.
    const SECRETS: bool = false;
    /// The colours by which seats can be told apart.
    const COLOURS: &'static [&'static str] =
        &["red", "blue", "green", "yellow", "purple", "orange", "white", "black"];
    /// The pieces that seats can choose, where they choose any.
    const TOKENS: &'static [&'static str] = &[];
    /// How files of this game's own kinds end.
    const EXTENSIONS: &'static [&'static str] = &[];

    /// The colour of each seat, where the board says who has which.
    fn seat_colours(&self, _players: u8) -> Option<Vec<&'static str>> {
        None
    }

    /// How many sit down under these rules unless somebody says otherwise.
    fn usual_players(&self) -> u8 {
        let (low, high) = self.players().into_inner();
        Self::DEFAULT_PLAYERS.clamp(low, high)
    }

    /// What of a seat can be told in a number at any moment, and everybody may know: keys, whose
    /// names are messages `measure-KEY`.
    const MEASURES: &'static [&'static str];
    /// Keys of which every position as JSON has one.
    const POSITION_MARKS: &'static [&'static str] = &[];

    /// What the rules can be called.
    fn book() -> Book<Self::Rules>;
    /// The shipped boards, if the game has boards.
    fn boards() -> Vec<BoardInfo> {
        Vec::new()
    }
    /// Who can play it.
    fn agents() -> Vec<AgentSpec<Self>>;

    /// Refuses what this opening gives and the game does not have.
    ///
    /// # Errors
    /// Says what that is.
    fn refuse(opening: &Opening, has_boards: bool, has_cards: bool) -> Result<(), CatalogError> {
        match opening {
            Opening { board: Some(_), .. } if !has_boards => {
                Err(CatalogError::NoBoards { game: Self::KEY })
            }
            Opening { cards: Some(_), .. } if !has_cards => {
                Err(CatalogError::NoCards { game: Self::KEY })
            }
            Opening { decks, .. } if !has_cards && decks.iter().any(Option::is_some) => {
                Err(CatalogError::NoCards { game: Self::KEY })
            }
            _ => Ok(()),
        }
    }

    /// Makes the game.
    ///
    /// # Errors
    /// Names of rules, switches or boards that there are not; faults of files.
    fn open(opening: &Opening) -> Result<Setup<Self>, CatalogError>;
    /// Makes the game again from the options of a record.
    ///
    /// # Errors
    /// The options are not such as [`Shelved::open`] writes.
    fn reopen(options: &Value) -> Result<Setup<Self>, CatalogError>;

    /// Reads a position from JSON.
    ///
    /// # Errors
    /// Everything that is wrong with it, as reasons.
    fn read_position(&self, _text: &str) -> Result<Self::State, CatalogError> {
        Err(CatalogError::NoPositions { game: Self::KEY })
    }
    /// The position as JSON, if positions of this game can be written down.
    fn write_position(&self, _state: &Self::State) -> Option<Value> {
        None
    }
    /// What stays the same through the whole game and everybody may know, as JSON: the board, the
    /// texts of cards. Views tell the rest.
    fn write_setting(&self) -> Value {
        Value::Null
    }
    /// What a seat may know, as JSON: the page, the terminal and the wire all draw from it.
    fn write_view(&self, view: &Self::View<'_>) -> Value;
    /// What somebody who watches may know, as JSON: the shape of a view, without what seats keep
    /// to themselves.
    fn write_watch(&self, state: &Self::State) -> Value {
        self.write_view(&self.view(state, Seat(0)))
    }
    /// The plainest of the listed actions: what is played for somebody who does not decide in time.
    fn plainest(&self, _state: &Self::State, listed: &[Self::Action]) -> Option<Self::Action> {
        listed.first().copied()
    }
    /// A learner for the weights of a player, where there is one that learns.
    ///
    /// # Errors
    /// Nobody learns here, or the course makes no sense.
    fn learner<'g>(&'g self, _course: &Course) -> Result<Box<dyn AnyLearner + 'g>, CatalogError> {
        Err(CatalogError::NoLearning { game: Self::KEY })
    }
    /// What a seat is worth, in games that have money.
    fn worth(&self, _state: &Self::State, _seat: Seat) -> Option<i64> {
        None
    }
    /// Writes one value for each of [`Shelved::MEASURES`].
    fn measure(&self, state: &Self::State, seat: Seat, out: &mut [f64]);
    /// Whether all that belongs to the turn counted last has happened: a game may count a turn
    /// before its last decision.
    fn is_turn_complete(&self, _state: &Self::State) -> bool {
        true
    }
    /// An event as JSON.
    fn write_event(event: &Self::Event) -> Value {
        Value::String(format!("{event:?}"))
    }

    /// Why an action is refused, as JSON: `why` with the numbers behind it.
    fn write_illegal(why: &Self::Illegal) -> Value;

    /// The names of the decks that a board file draws from.
    ///
    /// # Errors
    /// The faults of the file, or the game has no boards.
    fn deck_names(_file: &str, _text: &str) -> Result<Vec<String>, CatalogError> {
        Err(CatalogError::NoBoards { game: Self::KEY })
    }
    /// The text of a shipped deck, by the name that boards have for it.
    fn shipped_deck(_name: &str) -> Option<String> {
        None
    }
    /// The text of a shipped board.
    fn shipped_board(_name: &str) -> Option<String> {
        None
    }
    /// What is left of a file with one of [`Shelved::EXTENSIONS`] when its bad lines are dropped;
    /// `None` when that is of no use.
    fn mend_file(_file: &str, _extension: &str, _text: &str) -> Option<String> {
        None
    }
    /// How the decks of a board fit it, each of them being sound by itself.
    fn fit_decks(_files: &BoardFiles) -> Fit {
        Fit { faults: Vec::new(), mended: None }
    }
    /// Every fault of a file with one of [`Shelved::EXTENSIONS`].
    fn check_file(_file: &str, _extension: &str, _text: &str, _beside: Beside<'_>) -> Vec<Fault> {
        Vec::new()
    }
    /// Every fault of a position by itself; `None` when the text is no position of this game.
    ///
    /// A position does not say under which rules it came about: it is sound when one of the
    /// presets could have led to it. Otherwise the faults are those of the preset with the fewest.
    fn check_position(file: &str, text: &str) -> Option<Vec<Fault>> {
        let value: Value = serde_json::from_str(text).ok()?;
        Self::POSITION_MARKS.iter().find(|mark| value.get(mark).is_some())?;
        let faults =
            |preset| match Self::open(&Opening::rules(preset)).ok()?.game.read_position(text) {
                Err(CatalogError::Files(faults)) => Some(faults),
                _ => Some(Vec::new()),
            };
        let presets = Self::book().presets;
        let fewest = presets.iter().filter_map(|(name, _)| faults(name)).min_by_key(Vec::len)?;
        Some(fewest.into_iter().map(|fault| Fault { file: file.to_owned(), ..fault }).collect())
    }
}
