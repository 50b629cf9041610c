//! Positions: a readable, complete picture of any state.
//!
//! A [`State`] is packed for search; a [`Position`] is written for people and files. Everything
//! that has a natural default may be left out: pieces that are not named are at home, so that
//! `{"yellow": [5, 17, "corridor 3", "goal"], "blue": [22], "dice": [6]}` is a whole position.
//! What follows from the rest (who can move what, what a 6 repeats) is worked out when it becomes
//! a state again.

use ludoteca_core::Seat;

use crate::{Colour, Parchis, Piece, Spot, State};

mod fault;
mod read;
#[cfg(feature = "serde")]
mod serial;

pub use fault::PositionFault;

/// A moment of a game, readable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Position {
    /// How many play; as many as can unless told otherwise.
    pub seats: Option<u8>,
    /// Where the yellow pieces stand, the first first; those not named are at home.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub yellow: Vec<Spot>,
    /// Where the blue pieces stand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub blue: Vec<Spot>,
    /// Where the red pieces stand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub red: Vec<Spot>,
    /// Where the green pieces stand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub green: Vec<Spot>,
    /// Where the orange pieces stand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub orange: Vec<Spot>,
    /// Where the purple pieces stand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub purple: Vec<Spot>,
    /// Where two strangers share the start square of a third colour, the piece that came last;
    /// the one of the later colour unless told otherwise.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub came_last: Vec<Piece>,
    /// The seat whose turn it is.
    pub on_turn: Seat,
    /// The dice that are still to be used; none, and no bonus: they are to be rolled.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub dice: Vec<u8>,
    /// The steps of a capture or a goal that are to be used before the dice.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub bonus: u8,
    /// Whether the present roll gives another; a 6, or a double, does without saying so.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub again: bool,
    /// Sixes, or doubles, of this turn so far, the present roll included.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub repeats: u8,
    /// The piece of the turn's latest move.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub last_moved: Option<Piece>,
    /// Those who have finished, in the order in which they did; partners are named by one of
    /// them. Who has finished and is not named comes after these.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub finished: Vec<Seat>,
    /// Turns that all seats together have taken.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub turns: u32,
}

impl Position {
    /// The picture of a state.
    pub fn of(game: &Parchis, state: &State) -> Self {
        let (board, table) = (game.board(), game.table(state));
        let mut position = Self {
            seats: Some(state.n_seats),
            came_last: game.last_arrivals(state),
            on_turn: state.on_turn,
            dice: state.dice.into_iter().filter(|&die| die != 0).collect(),
            bonus: state.bonus,
            again: state.again,
            repeats: state.repeats,
            last_moved: state.last_moved(),
            turns: state.turns_taken,
            ..Self::default()
        };
        for colour in board.colours() {
            let places = state.places(colour);
            if places != [0; 4] {
                let spots = places.map(|place| board.spot(colour, place)).to_vec();
                *position.pieces_mut(colour) = spots;
            }
        }
        let done = Seat::all(state.n_seats).filter(|&seat| table.is_first_of_side(seat));
        let done = done.filter(|&seat| state.rank(seat).is_some());
        position.finished = done.collect();
        position.finished.sort_by_key(|&seat| state.rank(seat));
        position
    }

    /// Where the pieces of a colour stand.
    pub fn pieces(&self, colour: Colour) -> &[Spot] {
        match colour.0 {
            0 => &self.yellow,
            1 => &self.blue,
            2 => &self.red,
            3 => &self.green,
            4 => &self.orange,
            5 => &self.purple,
            _ => &[],
        }
    }

    /// Where the pieces of a colour stand, to be changed.
    ///
    /// # Panics
    /// When there is no such colour.
    pub fn pieces_mut(&mut self, colour: Colour) -> &mut Vec<Spot> {
        match colour.0 {
            0 => &mut self.yellow,
            1 => &mut self.blue,
            2 => &mut self.red,
            3 => &mut self.green,
            4 => &mut self.orange,
            5 => &mut self.purple,
            _ => panic!("there is no colour {}", colour.0),
        }
    }
}

impl Parchis {
    /// Of two strangers on the start square of a third colour, the one that came last.
    fn last_arrivals(&self, state: &State) -> Vec<Piece> {
        self.strangers(state)
            .map(
                |(start, lower, higher)| {
                    if state.lower_came_last >> start.0 & 1 == 1 { lower } else { higher }
                },
            )
            .collect()
    }

    /// The start squares that two strangers of different colours share.
    pub(crate) fn strangers(&self, state: &State) -> impl Iterator<Item = (Colour, Piece, Piece)> {
        self.board().colours().filter_map(|start| {
            let mut standing = state.standing_on(self.board(), self.board().ring_idx(start, 1));
            let (lower, higher) = (standing.next()?, standing.next()?);
            let colours = [lower.colour(), higher.colour()];
            let strange = colours[0] != colours[1] && !colours.contains(&start);
            strange.then_some((start, lower, higher))
        })
    }
}

#[cfg(feature = "serde")]
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
