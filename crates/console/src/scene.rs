//! A moment of a game as one pair of eyes sees it, with the words and the ink to show it.

use ludoteca_core::{Seat, Turn};
use ludoteca_words::{Arg, Words};
use serde_json::Value;

use crate::{Colour, Ink, Sitter, Style};

/// A moment of a game, and who looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What stays the same through the whole game.
    pub setting: &'a Value,
    /// What the one who looks may know.
    pub view: &'a Value,
    /// Who sits where.
    pub seats: &'a [Sitter],
    /// The seat that looks; none: somebody who watches, and may see no hand.
    pub looks: Option<Seat>,
    /// Who moves next.
    pub turn: Turn,
    /// The language.
    pub words: &'a Words,
    /// The terminal.
    pub style: &'a Style,
}

/// The inks of seats, where a game has no colours of its own.
const SEATS: [Ink; 8] = [
    Ink::CYAN,
    Ink::YELLOW,
    Ink::GREEN,
    Ink::PURPLE,
    Ink::RED,
    Ink::BLUE,
    Ink::Colour(97),
    Ink::Colour(33),
];

impl Scene<'_> {
    /// A message.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// A message about what a seat has done: `$who` and `$has` are put in.
    pub fn tell(&self, key: &str, seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let who = self.who(seat);
        let has = self.words.plain(if self.is_me(seat) { "play-have" } else { "play-has" });
        let mut all = vec![("who", Arg::Text(&who)), ("has", Arg::Text(&has))];
        all.extend_from_slice(args);
        self.words.say(key, &all)
    }

    /// Who decides: the seat to move, or the one who looks when nobody does.
    pub fn actor(&self) -> Option<Seat> {
        if let Turn::Decide(seat) = self.turn { Some(seat) } else { self.looks }
    }

    /// Whether this is the seat that looks.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.looks == Some(seat)
    }

    /// What to call a seat at the beginning of a sentence: "You" for the one who looks.
    pub fn who(&self, seat: Seat) -> String {
        if self.is_me(seat) { self.words.plain("play-you") } else { self.name(seat) }
    }

    /// What to call a seat that something is done to.
    pub fn whom(&self, seat: Seat) -> String {
        if self.is_me(seat) { self.words.plain("play-to-you") } else { self.name(seat) }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        let known = self.seats.get(seat.idx()).map(|sitter| sitter.name.clone());
        known.unwrap_or_else(|| seat.to_string())
    }

    /// The ink of a seat: the colour that it chose, or one by its number.
    pub fn ink(&self, seat: Seat) -> Ink {
        let chosen = self.seats.get(seat.idx()).and_then(|sitter| sitter.colour);
        chosen.map_or(SEATS[seat.idx() % SEATS.len()], Colour::ink)
    }

    /// Text in some ink.
    pub fn paint(&self, ink: Ink, text: &str) -> String {
        self.style.paint(ink, text)
    }

    /// A whole number as the language writes it.
    pub fn number(&self, value: i64) -> String {
        number(self.words, value)
    }
}

/// A whole number as a language writes it.
pub(crate) fn number(words: &Words, value: i64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "people do not read the last digits of 2^53")]
    let value = value as f64;
    words.decimal(value, 0)
}

/// A whole number of JSON; 0 where there is none.
pub(crate) fn whole(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

/// A number of JSON that counts or indexes something; 0 where there is none.
pub(crate) fn count(value: &Value) -> usize {
    value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
}

/// A seat of JSON.
pub(crate) fn seat(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).map(Seat)
}

/// The elements of a JSON list; none where there is no list.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A text of JSON; empty where there is none.
pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}
