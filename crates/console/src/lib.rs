//! Playing in a terminal: the loop of a game, and what the games look like there.
//!
//! The loop ([`play`]) speaks to a [`TableLink`] and does not know where the table stands: in
//! this program ([`LocalTable`]) or somewhere else. Everything that is drawn comes from JSON
//! (views, events, settings) and everything that is played is notation, so that a [`Face`] is all
//! that a game needs to be played here.
//!
//! **Invariant:** nothing here prints by itself; lines go to the writer that the caller gives.
//! (The line editor of a terminal is the one exception: it has to own the line.)

mod ascii;
mod canvas;
mod colour;
mod command;
mod completion;
mod face;
mod faces;
mod keeping;
mod lines;
mod link;
mod local;
pub mod pages;
mod problem;
mod refusal;
mod scene;
mod session;
mod street;
mod style;
mod terminal;
mod thoughts;

pub use canvas::Canvas;
pub use colour::Colour;
pub use completion::{Completion, Suggestion, Word};
pub use face::{Face, Menu};
pub use faces::{face_of, rival_of};
pub use keeping::{is_ours, write_whole};
pub use lines::{Aside, Asked, Lines, Piped, Prompt, Typed};
pub use link::{Candidate, LinkError, News, Sitter, TableLink, Thought};
pub use local::LocalTable;
pub use ludoteca_catalog::{PERSON, is_person, own_name, person_seat, seat_names};
pub use problem::describe;
pub use refusal::why_illegal;
pub use scene::Scene;
pub use session::{Ending, play};
pub use street::{Console, Manner, Outside};
pub use style::{Ink, Style};
pub use terminal::Terminal;
