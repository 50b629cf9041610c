//! What is wrong with a position.

use std::fmt;

use ludoteca_core::Seat;

use crate::{Colour, Piece, Spot};

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum PositionFault {
    /// The rules are not played by so many.
    Seats { fewest: u8, most: u8, found: u8 },
    /// More than four pieces of a colour.
    TooManyPieces { colour: Colour, found: usize },
    /// A piece stands where its colour never comes.
    NotOnPath { piece: Piece, spot: Spot },
    /// A piece is out, but nobody plays its colour.
    NobodyPlays { colour: Colour },
    /// More than two pieces on one square.
    TooManyOn { spot: Spot },
    /// Two colours on a square that is not safe.
    TwoColours { spot: Spot },
    /// No such seat.
    NoSuchSeat { seat: Seat },
    /// It is the turn of somebody who has finished.
    HasFinished { seat: Seat },
    /// Named as finished, but not all pieces are in the goal, or named twice.
    NotFinished { seat: Seat },
    /// The game is over, but something is left to do.
    IsOver,
    /// Too many dice, or a number that is on no die.
    Dice { most: usize, found: Vec<u8> },
    /// No such bonus.
    Bonus { found: u8 },
    /// More sixes, or doubles, than a turn can have.
    Repeats { found: u8 },
    /// This piece cannot have moved last.
    LastMoved { piece: Piece },
    /// Nothing has moved as long as no die of the turn has been used.
    NotMovedYet { piece: Piece },
    /// A move gives a bonus, and a move uses a die; but all dice are left.
    BonusBesideDice { bonus: u8, dice: Vec<u8> },
    /// This roll gives no other.
    NotAgain { dice: Vec<u8> },
    /// This piece does not share the start square of a third colour with another one.
    CameLast { piece: Piece },
    /// No piece can use the dice or the bonus: the turn would have gone on.
    NothingToMove,
    /// An invariant of the game is broken.
    Audit(String),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { fewest, most, found } if fewest == most => {
                write!(f, "expected {most} seats, found {found}")
            }
            Self::Seats { fewest, most, found } => {
                write!(f, "expected {fewest} to {most} seats, found {found}")
            }
            Self::TooManyPieces { colour, found } => {
                write!(f, "expected at most 4 pieces of {colour}, found {found}")
            }
            Self::NotOnPath { piece, spot } => {
                write!(f, "{piece} cannot stand on {spot}: its colour never comes there")
            }
            Self::NobodyPlays { colour } => {
                write!(f, "nobody plays {colour}, but some of its pieces are out")
            }
            Self::TooManyOn { spot } => {
                write!(f, "expected at most 2 pieces on {spot}, found more")
            }
            Self::TwoColours { spot } => {
                write!(f, "two colours share square {spot}, which is not safe")
            }
            Self::NoSuchSeat { seat } => write!(f, "there is no seat {seat}"),
            Self::HasFinished { seat } => {
                write!(f, "it cannot be the turn of seat {seat}, who has finished")
            }
            Self::NotFinished { seat } => {
                write!(f, "seat {seat} is named as finished without being so, or twice")
            }
            Self::IsOver => f.write_str("the game is over, but dice or a bonus are left"),
            Self::Dice { most, found } => {
                write!(f, "expected at most {most} dice from 1 to 6, found {found:?}")
            }
            Self::Bonus { found } => {
                write!(
                    f,
                    "expected a bonus of 0, or of 10 or 20 where these are played, found {found}"
                )
            }
            Self::Repeats { found } => {
                write!(f, "expected at most 2 sixes or doubles in a turn, found {found}")
            }
            Self::LastMoved { piece } => {
                write!(f, "{piece} cannot have moved last: it is at home or not the mover's")
            }
            Self::NotMovedYet { piece } => {
                write!(f, "{piece} cannot have moved last: no die of this turn has been used")
            }
            Self::BonusBesideDice { bonus, dice } => write!(
                f,
                "expected a die to be used where a bonus of {bonus} was won, found all left: \
                 {dice:?}"
            ),
            Self::NotAgain { dice } => {
                write!(f, "expected a 6, or a double of two dice, to roll again, found {dice:?}")
            }
            Self::CameLast { piece } => write!(
                f,
                "{piece} does not share the start square of a third colour with another colour, \
                 so that it does not matter who came last"
            ),
            Self::NothingToMove => {
                f.write_str("no piece can use the dice or the bonus, so that the turn has gone on")
            }
            Self::Audit(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for PositionFault {}
