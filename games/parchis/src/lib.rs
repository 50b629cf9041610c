//! Parchís: boards and rules as data, for two to six players.
//!
//! ```
//! use ludoteca_core::{Game as _, Turn};
//! use ludoteca_parchis::{Parchis, Rules};
//!
//! let game = Parchis::new(Rules::FOUR).unwrap();
//! let mut state = game.start(4);
//! // All pieces are at home: only a 5 brings one out.
//! game.resolve(&mut state, "3".parse().unwrap(), &mut ());
//! game.resolve(&mut state, "5".parse().unwrap(), &mut ());
//! let mut actions = Vec::new();
//! game.actions(&state, &mut actions);
//! assert_eq!(actions, ["b1 out".parse().unwrap()]);
//! game.play(&mut state, actions[0], &mut ());
//! assert_eq!(game.turn(&state), Turn::Chance);
//! ```

mod action;
mod board;
mod chance;
mod colour;
mod event;
mod illegal;
mod options;
mod position;
mod rules;
mod safe;
mod seating;
mod squares;
mod state;
mod view;

#[cfg(feature = "agents")]
pub mod agents;

pub use action::Action;
pub use board::{Board, BoardFault, MAX_RING};
pub use chance::Outcome;
pub use colour::{Colour, MAX_COLOURS, MAX_PIECES, PIECES, Piece, Spot, Square};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{BoardName, GoalRule, OptionsError, OptionsFault, Rules};
pub use position::{Position, PositionFault};
pub use rules::Parchis;
pub use rules::moves::{CAPTURE_BONUS, GOAL_BONUS, Move};
pub use safe::SafeSquares;
pub use seating::{Pairing, Seating};
pub use squares::SquareSet;
pub use state::State;
pub use view::{Pending, View};

/// Raised when the same record would replay to another state.
pub const RULES_VERSION: u32 = 1;
