//! Why something was not done, as a word that programs can rely on.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The table has moved on since the version that the command was made for.
    Stale,
    /// The seat is somebody else's.
    NotYourSeat,
    /// Somebody else moves now.
    NotYourTurn,
    /// A computer player is thinking.
    Thinking,
    /// It is not written as actions of this game are.
    Notation,
    /// The rules forbid it.
    Illegal,
    /// The game is over.
    Over,
    /// The game has not begun.
    Waiting,
    /// The game has begun already.
    Begun,
    /// The game is not over yet.
    NotOver,
    /// There is no decision of one's own to take back.
    NothingToUndo,
    /// Too many messages in too short a time.
    TooFast,
    /// The text is too long, or empty.
    TooLong,
    /// There is no such computer player, or not for this table.
    UnknownAgent,
    /// The message is not one that this server knows.
    Malformed,
    /// It is not for this person.
    Forbidden,
    /// There is no such thing.
    NotFound,
    /// No seat is free.
    Full,
    /// The plan of a table has a fault.
    BadPlan,
    /// The name cannot be used.
    BadName,
    /// There is no such moment in the game, or no computer player decided there.
    NoSuchMoment,
    /// Only somebody who is known may do it.
    TokenNeeded,
    /// Nobody has this token.
    UnknownToken,
    /// The message or file is too large.
    TooLarge,
    /// There are too many of them already: tables of one person, sockets, watchers.
    TooMany,
    /// The client did not keep up with what happens.
    Slow,
    /// It could not be kept, and so was not done.
    NotKept,
    /// The server ends; whoever comes back finds everything as it was.
    Restarting,
    /// Something broke on our side.
    Broken,
}

impl Code {
    /// Whether whoever was told to go may come back at once: it was not their fault.
    pub const fn is_passing(self) -> bool {
        matches!(self, Self::Restarting | Self::Slow | Self::NotKept)
    }

    /// The word, as it stands on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stale => "stale",
            Self::NotYourSeat => "not-your-seat",
            Self::NotYourTurn => "not-your-turn",
            Self::Thinking => "thinking",
            Self::Notation => "notation",
            Self::Illegal => "illegal",
            Self::Over => "over",
            Self::Waiting => "waiting",
            Self::Begun => "begun",
            Self::NotOver => "not-over",
            Self::NothingToUndo => "nothing-to-undo",
            Self::TooFast => "too-fast",
            Self::TooLong => "too-long",
            Self::UnknownAgent => "unknown-agent",
            Self::Malformed => "malformed",
            Self::Forbidden => "forbidden",
            Self::NotFound => "not-found",
            Self::Full => "full",
            Self::BadPlan => "bad-plan",
            Self::BadName => "bad-name",
            Self::NoSuchMoment => "no-such-moment",
            Self::TokenNeeded => "token-needed",
            Self::UnknownToken => "unknown-token",
            Self::TooLarge => "too-large",
            Self::TooMany => "too-many",
            Self::Slow => "slow",
            Self::NotKept => "not-kept",
            Self::Restarting => "restarting",
            Self::Broken => "broken",
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
