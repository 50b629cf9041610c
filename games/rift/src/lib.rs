//! The Rift: two players, a small board, decks of twenty cards and hidden hands.
//!
//! Who controls more cards on the full board wins. The rules as we play them, the card base and
//! the file formats are in `README.md`.
//!
//! ```
//! use ludoteca_core::{Game as _, Match, SeatView as _, Turn};
//! use ludoteca_rift::Rift;
//!
//! let rift = Rift::preset("classic").expect("a shipped preset");
//! let mut table = Match::new(&rift, rift.start(2), 7, 0);
//! let winner = loop {
//!     match rift.turn(table.state()) {
//!         Turn::Chance => {
//!             table.let_chance_fall(&mut ());
//!         }
//!         Turn::Decide(seat) => {
//!             let mut actions = Vec::new();
//!             rift.view(table.state(), seat).actions(&mut actions);
//!             table.play(seat, actions[0], &mut ())?;
//!         }
//!         Turn::Over => break table.state().leader(),
//!     }
//! };
//! assert!(winner.is_some(), "nine cells cannot be shared evenly");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(
    clippy::inline_always,
    reason = "the step of a playout: `cargo bench` went from 1.01 to 1.17 M random games/s by it"
)]
#![expect(
    clippy::cast_possible_truncation,
    reason = "cards, cells, seats and counts are bounded by the limits of base, board and deck"
)]

mod action;
#[cfg(feature = "agents")]
pub mod agents;
mod audit;
mod base;
mod board;
mod card;
mod chance;
mod deck;
mod event;
mod fault;
mod game;
mod guess;
mod illegal;
mod options;
pub mod position;
mod rules;
mod sheet;
#[cfg(feature = "agents")]
pub mod solver;
mod state;
mod view;

pub use action::Action;
pub use base::{CardBase, MAX_CARDS, ReadBaseError};
pub use board::{Board, Cell, MAX_CELLS, Side};
pub use card::{Abilities, Ability, Card, CardId, Rarity};
pub use chance::Outcome;
pub use deck::{DECK_SIZE, DeckCodeError, DeckFault, DeckList, Format, ReadDeckError};
pub use event::Event;
pub use fault::LineFault;
pub use game::Rift;
pub use illegal::Illegal;
pub use options::{OptionsError, OptionsFault, Rules, TieBreak};
pub use position::{Position, PositionFault};
pub use state::{Placed, State};
pub use view::{EchoQuestion, View};

/// Raised when the same record would replay to another state.
pub const RULES_VERSION: u32 = 1;

/// Cards that each player holds before the first turn.
pub const OPENING_HAND: u8 = 5;
