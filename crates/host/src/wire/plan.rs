//! What a table is to be.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a table is to be: the game, its rules, who sits where.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The key of the game.
    pub game: String,
    /// The rules, `PRESET[:switch[=value],…]`; the game's own unless said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Switches one by one, on top of the preset that `rules` names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown> | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub options: Option<Map<String, Value>>,
    /// The board, for games that have boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardPlan>,
    /// The text of a file of cards, for games whose cards are data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The code of each seat's deck, for games with decks; none is drawn at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<Vec<Option<String>>>,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatPlan>,
    /// The colour of each seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<Vec<String>>,
    /// The piece of each seat, for games with pieces to choose from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Vec<String>>,
    /// Who may find the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Visibility>"))]
    pub visibility: Visibility,
    /// How long one decision may take; as long as it likes unless said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockPlan>,
    /// What to call the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever makes the table.
    Me {},
    /// Somebody else at the same screen.
    Person {
        /// What to call them.
        name: String,
    },
    /// Whoever comes.
    Open {},
    /// A computer player.
    Computer {
        /// Its name with its parameters.
        agent: String,
        /// What to call it; by its agent unless said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}

/// The board of a table: a shipped one by its name, or texts of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardPlan {
    /// The name of a shipped board, or what to call one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The text of a board of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The decks of a board of one's own; shipped ones serve for those that are not here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<DeckText>>"))]
    pub decks: Vec<DeckText>,
}

/// A deck as text, under the name that its board has for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// The name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody: it stands in the lobby.
    Public,
    /// Those who have its link.
    #[default]
    Link,
}

/// How long one decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// Seconds for one decision.
    pub seconds: u32,
    /// What happens when they are over.
    pub then: Then,
}

/// What happens when somebody's time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// A computer player stands in until they are back.
    Computer,
    /// The plainest decision is taken for them.
    Pass,
}
