//! Plans made into games, shared between the tables that play the same.

mod arrange;
mod error;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use ludoteca_catalog::{
    AnyGame, BoardFiles, BoardSource, GameEntry, Opening, RulesSource, Start, find,
};
use ludoteca_core::Clock;
use serde_json::Value;

use crate::wire::{BoardPlan, Plan};
pub use error::PlanError;

pub(crate) use arrange::{arrange, check_agent};

/// An opened game, and what all tables that play it share.
pub struct SharedGame {
    /// The game as it was opened.
    pub game: Box<dyn AnyGame>,
    /// What stays the same through every game of it.
    pub setting: Arc<Value>,
    /// The name of the board, for games that have boards.
    pub board: Option<String>,
    entry: &'static dyn GameEntry,
}

impl fmt::Debug for SharedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedGame").field("game", &self.game).finish_non_exhaustive()
    }
}

impl SharedGame {
    /// The game on the shelf of the house.
    pub fn entry(&self) -> &'static dyn GameEntry {
        self.entry
    }
}

/// Makes games of plans. Tables that play the same game by the same rules share it.
pub struct Library {
    clock: Option<&'static dyn Clock>,
    opened: Mutex<BTreeMap<String, Weak<SharedGame>>>,
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").finish_non_exhaustive()
    }
}

impl Library {
    /// A library whose computer players may look at a clock.
    pub fn new(clock: Option<&'static dyn Clock>) -> Arc<Self> {
        Arc::new(Self { clock, opened: Mutex::default() })
    }

    /// Opens the game of a plan: rules, board, cards and decks. Who sits there is not looked at.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn open(&self, plan: &Plan) -> Result<Arc<SharedGame>, PlanError> {
        let entry = find(&plan.game)?;
        let mut game = entry.open(&opening(entry, plan)?)?;
        let key = format!("{} {}", game.key(), game.options());
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(shared) = opened.get(&key).and_then(Weak::upgrade) {
            return Ok(shared);
        }
        opened.retain(|_, shared| shared.strong_count() > 0);
        if let Some(clock) = self.clock {
            game.set_clock(clock);
        }
        let setting = Arc::new(game.setting());
        let board = board_name(game.options());
        let shared = Arc::new(SharedGame { game, setting, board, entry });
        opened.insert(key, Arc::downgrade(&shared));
        Ok(shared)
    }

    /// Opens the game of a plan and puts its seats in order.
    pub(crate) fn prepare(&self, plan: Plan) -> Result<(Arc<SharedGame>, Plan), PlanError> {
        let shared = self.open(&plan)?;
        let plan = arrange(&shared, plan)?;
        shared.game.seats(&Start::players(plan.seats.len()))?;
        Ok((shared, plan))
    }
}

/// The name of the board that the options of a game tell.
fn board_name(options: &str) -> Option<String> {
    let options: Value = serde_json::from_str(options).ok()?;
    let board = &options["board"];
    board.as_str().or(board["file"].as_str()).map(str::to_owned)
}

/// Switches of the rules that say what one seat alone may know: they would stand in the name of
/// the rules, which everybody reads.
const SECRET_SWITCHES: [&str; 2] = ["deck1", "deck2"];

fn opening(entry: &dyn GameEntry, plan: &Plan) -> Result<Opening, PlanError> {
    let named = plan.rules.as_deref();
    let switches = named.and_then(|rules| rules.split_once(':')).map_or("", |(_, rest)| rest);
    let switches = switches.split(',').map(|switch| switch.split('=').next().unwrap_or_default());
    let own = plan.options.iter().flatten().map(|(name, _)| name.as_str());
    if let Some(secret) = switches.chain(own).find(|name| SECRET_SWITCHES.contains(&name.trim())) {
        return Err(PlanError::SecretSwitch { switch: secret.trim().to_owned() });
    }
    let rules = match (named, &plan.options) {
        (named, None) => named.map(|name| RulesSource::Named(name.to_owned())),
        (Some(name), Some(_)) if name.contains(':') => {
            return Err(PlanError::RulesTwice { rules: name.chars().take(60).collect() });
        }
        (named, Some(options)) => {
            let mut options = options.clone();
            if let Some(preset) = named {
                options.insert("preset".to_owned(), preset.into());
            }
            let text = serde_json::to_string_pretty(&options).unwrap_or_default();
            let name = named.map_or_else(|| "own".to_owned(), |preset| format!("{preset}+"));
            Some(RulesSource::File { name, text })
        }
    };
    let board = plan.board.as_ref().map(|board| board_source(entry, board)).transpose()?;
    let cards = plan.cards.clone().map(|text| ("cards".to_owned(), text));
    let decks = plan.decks.clone().unwrap_or_default();
    Ok(Opening { rules, board, cards, decks })
}

fn board_source(entry: &dyn GameEntry, board: &BoardPlan) -> Result<BoardSource, PlanError> {
    let Some(text) = &board.text else {
        let name = board.name.clone().ok_or(PlanError::NoBoard)?;
        return Ok(BoardSource::Shipped(name));
    };
    let file = format!("{}.tab", board.name.as_deref().unwrap_or("board"));
    let mut decks = Vec::new();
    for name in entry.deck_names(&file, text)? {
        let own = board.decks.iter().find(|deck| deck.name == name);
        let text = own.map(|deck| deck.text.clone()).or_else(|| entry.shipped_deck(&name));
        decks.extend(text.map(|text| (name.clone(), format!("{name}.tjt"), text)));
    }
    Ok(BoardSource::Files(BoardFiles { file, text: text.clone(), decks }))
}
