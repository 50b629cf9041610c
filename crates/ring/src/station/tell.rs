//! What a station tells whoever sits there: facts, worded above.

use ludoteca_core::Seat;
use ludoteca_monopoly::Event;

use crate::frame::Frame;
use crate::message::{CodeError, Message, Profile};
use crate::replica::Refusal;

/// Something that the player of a station should know.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Tell {
    /// The station was counted.
    Numbered { station: Seat, profile: Profile },
    /// Four stations were counted before this one: it cannot play.
    NoPlaceLeft,
    /// A game begins or goes on that this station was not counted for.
    NotCounted,
    /// The count did not come back, so often by now; it goes round again.
    CountLost { tries: u32 },
    /// The start is given up: counts do not come back, or another station is starting, too.
    StartFailed { other_starter: bool },
    /// A message was applied, and this happened by it.
    Applied { message: Message, events: Vec<Event> },
    /// A frame came that is no message.
    Unreadable { frame: Frame, why: CodeError },
    /// A message came that is not possible now; nothing was changed and it was not passed on.
    Refused { message: Message, why: Refusal },
    /// A count came in the middle of a game.
    AlreadyPlaying,
    /// A message of this station came back with other bytes.
    CameBackChanged { sent: Frame, came: Frame },
    /// A message with the number of this station that it has not sent.
    NotMine { frame: Frame },
    /// A confirmation that fits nothing this station knows of; it was not passed on.
    Unconfirmed { frame: Frame },
    /// A message of this station did not come back, so often by now.
    NotReturned { frame: Frame, tries: u32 },
    /// Nothing was heard for a long time: the ring is broken before this station.
    Silent,
    /// The ring is whole again.
    Mended,
}
