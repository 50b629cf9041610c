//! A deck in the rules: its code as a string, or an empty string for a random deck.

use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

use crate::DeckList;

#[expect(clippy::ref_option, reason = "serde hands fields over by reference")]
pub(crate) fn serialize<S: Serializer>(
    deck: &Option<DeckList>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&deck.map(|deck| deck.to_code()).unwrap_or_default())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<DeckList>, D::Error> {
    let code = String::deserialize(deserializer)?;
    if code.trim().is_empty() {
        return Ok(None);
    }
    DeckList::from_code(&code).map(Some).map_err(D::Error::custom)
}
