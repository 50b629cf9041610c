//! Messages as the two middle bytes of a frame, and back.

use ludoteca_core::Seat;

use super::{Body, CARDS, LOTS, Lot, MOST_STATIONS, Message, Profile, WireDeck};
use crate::frame::Frame;

/// Why bytes are no message, or a message cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum CodeError {
    /// No message has this instruction.
    #[error("expected an instruction from 0 to 8, found {found}")]
    Instruction { found: u8 },
    /// The information byte has bits that its instruction does not use.
    #[error("instruction {instruction} does not go with the information byte {info:02x}")]
    Information { instruction: u8, info: u8 },
    /// Dice show 1 to 6.
    #[error("expected dice from 1 to 6, found {first} and {second}")]
    Dice { first: u8, second: u8 },
    /// There are 28 lots.
    #[error("expected a lot from 0 to 27, found {found}")]
    Lot { found: u8 },
    /// More than can be offered, or than this profile can say.
    #[error("expected an offer from 0 to {most} percent, found {found}")]
    Share { most: u8, found: u8 },
    /// The other profile knows it, this one does not.
    #[error("the profile {profile} has no such message")]
    Profile { profile: Profile },
    /// A number that has no place in the byte.
    #[error("expected {expected}, found {found}")]
    Number { expected: &'static str, found: u8 },
}

const START: u8 = 0;
const ROLL: u8 = 1;
const AUCTION: u8 = 2;
const ANSWER: u8 = 3;
const PROPERTY: u8 = 4;
const CARD: u8 = 5;
const LEAVE: u8 = 6;
const VICTORY: u8 = 7;
const CONFIRM: u8 = 8;

/// Every information byte has its highest bit set, so that it can never be a flag.
const SET: u8 = 0x80;
const ALL: u8 = 0xff;

impl Message {
    /// The frame of this message.
    ///
    /// # Errors
    /// A number is out of bounds, or the profile has no such message.
    pub fn encode(self, profile: Profile) -> Result<Frame, CodeError> {
        let address = |seat: Seat| at_most(seat.0, MOST_STATIONS - 1, "a station from 0 to 3");
        let addresses = address(self.origin)? << 2 | address(self.destination)?;
        self.body.check(profile)?;
        let (instruction, info) = self.body.encode();
        let frame = Frame::new(addresses << 4 | instruction, info);
        Ok(frame.unwrap_or_else(|| unreachable!("no instruction is 14, and bit 8 is set")))
    }

    /// The message of a frame.
    ///
    /// # Errors
    /// It is none, or not in this profile.
    pub fn decode(frame: Frame, profile: Profile) -> Result<Self, CodeError> {
        let body = Body::decode(frame.head() & 0xf, frame.info())?;
        body.check(profile)?;
        let seat = |bits: u8| Seat(bits & 3);
        Ok(Self {
            origin: seat(frame.addresses() >> 2),
            destination: seat(frame.addresses()),
            body,
        })
    }
}

impl Body {
    fn encode(self) -> (u8, u8) {
        let safe = |profile: Profile| u8::from(profile == Profile::Safe) << 5;
        match self {
            Self::Count { profile, number } => (START, SET | safe(profile) | number),
            Self::Announce { profile, players } => {
                (START, SET | 0x40 | safe(profile) | (players - 1))
            }
            Self::Roll { fine, dice: [first, second] } => {
                (ROLL, SET | u8::from(fine) << 6 | first << 3 | second)
            }
            Self::Propose(lot) => (AUCTION, SET | lot.0),
            Self::Transfer(lot) => (AUCTION, SET | 1 << 5 | lot.0),
            Self::Answer(share) => (ANSWER, SET | share),
            Self::Buy(lot) => (PROPERTY, SET | lot.0),
            Self::Sell(lot) => (PROPERTY, SET | 1 << 5 | lot.0),
            Self::Mortgage(lot) => (PROPERTY, SET | 2 << 5 | lot.0),
            Self::Lift(lot) => (PROPERTY, SET | 3 << 5 | lot.0),
            Self::Card { deck, card } => {
                (CARD, SET | 3 << 5 | u8::from(deck == WireDeck::Arca) << 4 | card)
            }
            Self::Leave => (LEAVE, ALL),
            Self::Victory => (VICTORY, ALL),
            Self::Confirm(crc) => (CONFIRM, SET | crc),
        }
    }

    /// What the bits say, whether it makes sense or not.
    fn decode(instruction: u8, info: u8) -> Result<Self, CodeError> {
        let misfit = CodeError::Information { instruction, info };
        if info & SET == 0 && instruction <= CONFIRM {
            return Err(misfit);
        }
        let lot = Lot(info & 0x1f);
        let kind = info >> 5 & 3;
        Ok(match instruction {
            START if info & 0x1c == 0 => {
                let profile = if info & 0x20 == 0 { Profile::Document } else { Profile::Safe };
                let number = info & 3;
                if info & 0x40 == 0 {
                    Self::Count { profile, number }
                } else {
                    Self::Announce { profile, players: number + 1 }
                }
            }
            ROLL => Self::Roll { fine: info & 0x40 != 0, dice: [info >> 3 & 7, info & 7] },
            AUCTION if kind == 0 => Self::Propose(lot),
            AUCTION if kind == 1 => Self::Transfer(lot),
            ANSWER if info & 0x40 == 0 => Self::Answer(info & 0x3f),
            PROPERTY => [Self::Buy, Self::Sell, Self::Mortgage, Self::Lift][usize::from(kind)](lot),
            CARD if kind == 3 => {
                let deck = if info & 0x10 == 0 { WireDeck::Casualidad } else { WireDeck::Arca };
                Self::Card { deck, card: info & 0xf }
            }
            LEAVE if info == ALL => Self::Leave,
            VICTORY if info == ALL => Self::Victory,
            CONFIRM => Self::Confirm(info & 0x7f),
            START..=CONFIRM => return Err(misfit),
            found => return Err(CodeError::Instruction { found }),
        })
    }

    /// Whether the numbers are in bounds and the profile knows the message.
    fn check(self, profile: Profile) -> Result<(), CodeError> {
        let only_safe = match profile {
            Profile::Safe => Ok(()),
            Profile::Document => Err(CodeError::Profile { profile }),
        };
        match self {
            Self::Count { number, .. } => {
                at_most(number, MOST_STATIONS - 1, "a station from 0 to 3").map(drop)
            }
            // One player is no game, but the bits can say it.
            Self::Announce { players, .. } => {
                let expected = "2 to 4 players";
                let fits = (2..=MOST_STATIONS).contains(&players);
                if fits { Ok(()) } else { Err(CodeError::Number { expected, found: players }) }
            }
            Self::Roll { fine, dice: [first, second] } => {
                let die = |face: u8| (1..=6).contains(&face);
                if !(die(first) && die(second)) {
                    return Err(CodeError::Dice { first, second });
                }
                if fine { only_safe } else { Ok(()) }
            }
            Self::Propose(lot)
            | Self::Transfer(lot)
            | Self::Buy(lot)
            | Self::Sell(lot)
            | Self::Mortgage(lot) => lot.check(),
            Self::Lift(lot) => lot.check().and(only_safe),
            Self::Answer(found) => {
                let most = profile.highest_share();
                if found <= most { Ok(()) } else { Err(CodeError::Share { most, found }) }
            }
            Self::Card { card, .. } => at_most(card, CARDS - 1, "a card from 0 to 15").map(drop),
            Self::Leave | Self::Victory => Ok(()),
            Self::Confirm(crc) => at_most(crc, 0x7f, "seven bits").map(drop).and(only_safe),
        }
    }
}

impl Lot {
    fn check(self) -> Result<(), CodeError> {
        if self.0 < LOTS { Ok(()) } else { Err(CodeError::Lot { found: self.0 }) }
    }
}

fn at_most(found: u8, most: u8, expected: &'static str) -> Result<u8, CodeError> {
    if found <= most { Ok(found) } else { Err(CodeError::Number { expected, found }) }
}

#[cfg(test)]
mod tests;
