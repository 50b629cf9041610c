//! A game on the shelf.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::game::Opened;
use crate::{
    AgentEntry, AgentFacts, AnyGame, Beside, BoardFiles, CatalogError, Fault, Fit, Opening, Shelved,
};

/// A switch of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its name.
    pub name: String,
    /// Its value in each preset; none for a word that sets several switches at once.
    pub values: Vec<String>,
}

/// A shipped board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardInfo {
    /// Its name.
    pub name: &'static str,
    /// How many squares it has.
    pub squares: usize,
}

/// A game on the shelf: what there is to know before it is opened, and opening it.
pub trait GameEntry: Sync {
    /// The name by which it is asked for. Messages about it have the key `game-KEY`.
    fn key(&self) -> &'static str;
    /// Raised when old records would replay to another state.
    fn rules_version(&self) -> u32;
    /// The numbers of players for which it can be played.
    fn players(&self) -> RangeInclusive<u8>;
    /// How many sit down unless somebody says otherwise.
    fn default_players(&self) -> u8;
    /// The names of the ready-made rules, the default first.
    fn presets(&self) -> Vec<&'static str>;
    /// The switches of the rules.
    fn switches(&self) -> Vec<Switch>;
    /// The shipped boards, if the game has boards.
    fn boards(&self) -> Vec<BoardInfo>;
    /// Who can play it.
    fn agents(&self) -> Vec<AgentEntry>;
    /// The player that benchmarks use unless told otherwise.
    fn default_agent(&self) -> &'static str;
    /// A strong player, who needs no long time to think.
    fn rival(&self) -> &'static str;
    /// Players from the weakest to the strongest, for people who want to choose by strength.
    fn levels(&self) -> [&'static str; 5];
    /// Whether seats know things that others may not know while the game lasts.
    fn has_secrets(&self) -> bool;
    /// The colours by which seats can be told apart.
    fn colours(&self) -> &'static [&'static str];
    /// The pieces that seats can choose, where they choose any.
    fn tokens(&self) -> &'static [&'static str];
    /// What is known of the player of this name.
    ///
    /// # Errors
    /// It cannot be made; the error says what there is.
    fn check_agent(&self, name: &str) -> Result<AgentFacts, CatalogError>;
    /// What is measured at each seat as a game goes on; names have the keys `measure-KEY`.
    fn measures(&self) -> &'static [&'static str];
    /// Opens it.
    ///
    /// # Errors
    /// Names of rules, switches or boards that there are not; faults of files.
    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyGame>, CatalogError>;
    /// Opens it as it was for a record, from the options in its head.
    ///
    /// # Errors
    /// The options are not such as this game writes.
    fn reopen(&self, options: &str) -> Result<Box<dyn AnyGame>, CatalogError>;
    /// The names of the decks that a board file draws from.
    ///
    /// # Errors
    /// The faults of the file, or the game has no boards.
    fn deck_names(&self, file: &str, text: &str) -> Result<Vec<String>, CatalogError>;
    /// The text of a shipped deck, by the name that boards have for it.
    fn shipped_deck(&self, name: &str) -> Option<String>;
    /// The text of a shipped board.
    fn shipped_board(&self, name: &str) -> Option<String>;
    /// How files of this game's own kinds end.
    fn extensions(&self) -> &'static [&'static str];
    /// Every fault of a file with one of those endings.
    fn check_file(&self, file: &str, extension: &str, text: &str, beside: Beside<'_>)
    -> Vec<Fault>;
    /// What is left of such a file when its bad lines are dropped; `None` when that is of no use.
    fn mend_file(&self, file: &str, extension: &str, text: &str) -> Option<String>;
    /// How the decks of a board fit it, each of them being sound by itself.
    fn fit_decks(&self, files: &BoardFiles) -> Fit;
    /// Every fault of rules in a JSON file.
    fn check_rules(&self, file: &str, text: &str) -> Vec<Fault>;
    /// How many keys of a JSON object are switches of this game.
    fn known_switches(&self, object: &serde_json::Map<String, Value>) -> usize;
    /// Every fault of a position in a JSON file; `None` when it is no position of this game.
    fn check_position(&self, file: &str, text: &str) -> Option<Vec<Fault>>;
}

/// The one implementation, for any game.
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Shelved> GameEntry for Entry<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn default_players(&self) -> u8 {
        G::DEFAULT_PLAYERS
    }

    fn presets(&self) -> Vec<&'static str> {
        G::book().presets.iter().map(|&(name, _)| name).collect()
    }

    fn switches(&self) -> Vec<Switch> {
        G::book().switches()
    }

    fn boards(&self) -> Vec<BoardInfo> {
        G::boards()
    }

    fn agents(&self) -> Vec<AgentEntry> {
        G::agents().into_iter().map(|spec| spec.entry).collect()
    }

    fn default_agent(&self) -> &'static str {
        G::DEFAULT_AGENT
    }

    fn rival(&self) -> &'static str {
        G::RIVAL
    }

    fn levels(&self) -> [&'static str; 5] {
        G::LEVELS
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn colours(&self) -> &'static [&'static str] {
        G::COLOURS
    }

    fn tokens(&self) -> &'static [&'static str] {
        G::TOKENS
    }

    fn check_agent(&self, name: &str) -> Result<AgentFacts, CatalogError> {
        let specs = G::agents();
        crate::agent::read(&specs, name).map(|(spec, given)| spec.facts(&given))
    }

    fn measures(&self) -> &'static [&'static str] {
        G::MEASURES
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyGame>, CatalogError> {
        Ok(Box::new(Opened::new(G::open(opening)?)))
    }

    fn reopen(&self, options: &str) -> Result<Box<dyn AnyGame>, CatalogError> {
        let unreadable = |error: serde_json::Error| CatalogError::Unplayable(error.to_string());
        let options: Value = serde_json::from_str(options).map_err(unreadable)?;
        Ok(Box::new(Opened::new(G::reopen(&options)?)))
    }

    fn deck_names(&self, file: &str, text: &str) -> Result<Vec<String>, CatalogError> {
        G::deck_names(file, text)
    }

    fn shipped_deck(&self, name: &str) -> Option<String> {
        G::shipped_deck(name)
    }

    fn shipped_board(&self, name: &str) -> Option<String> {
        G::shipped_board(name)
    }

    fn extensions(&self) -> &'static [&'static str] {
        G::EXTENSIONS
    }

    fn check_file(
        &self,
        file: &str,
        extension: &str,
        text: &str,
        beside: Beside<'_>,
    ) -> Vec<Fault> {
        G::check_file(file, extension, text, beside)
    }

    fn mend_file(&self, file: &str, extension: &str, text: &str) -> Option<String> {
        G::mend_file(file, extension, text)
    }

    fn fit_decks(&self, files: &BoardFiles) -> Fit {
        G::fit_decks(files)
    }

    fn check_rules(&self, file: &str, text: &str) -> Vec<Fault> {
        G::book().read_json(file, text).err().unwrap_or_default()
    }

    fn known_switches(&self, object: &serde_json::Map<String, Value>) -> usize {
        G::book().known_keys(object)
    }

    fn check_position(&self, file: &str, text: &str) -> Option<Vec<Fault>> {
        G::check_position(file, text)
    }
}
