//! The one message catalogue: every word that the program says, in Spanish and in English.
//!
//! Messages are [Fluent](https://projectfluent.org) texts in `messages/**/*.ftl`, compiled into the
//! program, so that plurals are right in each language and a translator needs no Rust. Numbers
//! are written as the language writes them.
//!
//! ```
//! use ludoteca_words::{Arg, Lang, Words};
//!
//! let words = Words::new(Lang::Spanish);
//! assert_eq!(words.number(1_234_567), "1\u{202f}234\u{202f}567");
//! assert_eq!(words.say("sim-blocks", &[("blocks", Arg::Count(1))]), "1 bloque");
//! assert_eq!(words.say("sim-blocks", &[("blocks", Arg::Count(4))]), "4 bloques");
//! ```
//!
//! **Invariant:** this crate knows no game and no command; it turns keys into words.

mod lang;
mod number;
mod words;

pub use lang::Lang;
pub use words::{Arg, Words};
