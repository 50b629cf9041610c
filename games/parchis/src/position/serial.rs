//! How pieces and spots stand in files: `"y2"`, and `17`, `"home"` (or `0`), `"corridor 3"`,
//! `"goal"`.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Piece, Spot, Square};

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(PieceText)
    }
}

struct PieceText;

impl Visitor<'_> for PieceText {
    type Value = Piece;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a piece such as \"y1\" or \"b4\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Piece, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ring(square) => square.serialize(serializer),
            Self::Home | Self::Corridor(_) | Self::Goal => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SpotText)
    }
}

struct SpotText;

impl Visitor<'_> for SpotText {
    type Value = Spot;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of a square, \"home\", \"corridor 3\" or \"goal\"")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Spot, E> {
        match u8::try_from(number) {
            Ok(0) => Ok(Spot::Home),
            Ok(number) => Ok(Spot::Ring(Square(number))),
            Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Spot, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Spot, E> {
        let corridor = || text.strip_prefix("corridor ")?.parse().ok().map(Spot::Corridor);
        match text {
            "home" => Ok(Spot::Home),
            "goal" => Ok(Spot::Goal),
            _ => corridor().ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self)),
        }
    }
}
