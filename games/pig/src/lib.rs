//! Pig: roll as often as you dare, but a 1 loses what the turn has gained.
//!
//! This is the game to copy when adding another: it has every part that a game has, and as little
//! as possible in each. The rules as we play them are in `README.md`.
//!
//! ```
//! use ludoteca_core::{Game, Match, Turn};
//! use ludoteca_pig::{Action, Options, Pig};
//!
//! let pig = Pig::new(Options { target: 30 })?;
//! let mut table = Match::new(&pig, pig.start(2), 7, 0);
//! let winner = loop {
//!     match pig.turn(table.state()) {
//!         Turn::Chance => {
//!             table.let_chance_fall(&mut ());
//!         }
//!         Turn::Decide(seat) => {
//!             let view = pig.view(table.state(), seat);
//!             let content = view.turn_total() >= 10 || view.has_enough();
//!             let action = if content { Action::Hold } else { Action::Roll };
//!             table.play(seat, action, &mut ())?;
//!         }
//!         Turn::Over => break table.state().winner(),
//!     }
//! };
//! assert!(winner.is_some_and(|seat| table.state().score(seat) >= 30));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod chance;
mod event;
mod illegal;
mod options;
mod rules;
mod state;
mod view;

#[cfg(feature = "agents")]
pub mod agents;

pub use action::Action;
pub use chance::Face;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Options, OptionsError};
pub use rules::Pig;
pub use state::State;
pub use view::View;

/// Raised when the same record would replay to another state.
pub const RULES_VERSION: u32 = 1;
