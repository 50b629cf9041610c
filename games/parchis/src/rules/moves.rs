//! What a move does.

use ludoteca_core::{Audience, EventSink};

use crate::{Action, Colour, Event, Parchis, Piece, Spot, State};

/// Steps that a capture gives.
pub const CAPTURE_BONUS: u8 = 20;
/// Steps that a piece in the goal gives.
pub const GOAL_BONUS: u8 = 10;

/// A move with what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// As it is played.
    pub action: Action,
    /// Where the piece stands, as a place on the path of its colour.
    pub from: u8,
    /// Where it gets.
    pub to: u8,
    /// What it captures there.
    pub captures: Option<Piece>,
    /// Whether it gets into the goal.
    pub reaches_goal: bool,
}

impl Move {
    /// The piece that moves.
    #[inline]
    pub const fn piece(&self) -> Piece {
        self.action.piece()
    }

    /// Whether the piece comes out of its home.
    #[inline]
    pub const fn is_exit(&self) -> bool {
        self.action.is_exit()
    }
}

impl Parchis {
    /// What comes of a legal action.
    #[inline]
    pub fn foresee(&self, state: &State, action: Action) -> Move {
        let piece = action.piece();
        let from = state.place(piece);
        let (to, captures) = match action.steps() {
            None => (1, self.captured_by_exit(state, piece.colour())),
            Some(steps) => {
                let to = self.destination(from, steps);
                (to, self.captured_by_walk(state, piece.colour(), to))
            }
        };
        Move { action, from, to, captures, reaches_goal: to == self.board().goal() }
    }

    /// What a piece of a colour captures when it walks to a place: a single foreign piece on an
    /// unsafe square.
    #[inline]
    fn captured_by_walk(&self, state: &State, colour: Colour, to: u8) -> Option<Piece> {
        if to > self.board().track() {
            return None;
        }
        let idx = self.board().ring_idx(colour, to);
        let square = 1 << idx;
        if state.taken & !self.safe_squares().0 & square == 0 {
            return None;
        }
        state.standing_on(self.board(), idx).find(|other| other.colour() != colour)
    }

    /// What a piece of a colour captures when it comes out: of two pieces on its start square the
    /// foreign one that came last, partners excepted.
    pub(crate) fn captured_by_exit(&self, state: &State, colour: Colour) -> Option<Piece> {
        let idx = self.board().ring_idx(colour, 1);
        if state.full & 1 << idx == 0 {
            return None;
        }
        let table = self.table(state);
        let owner = table.owner(colour)?;
        let is_prey = |piece: &Piece| {
            let other = piece.colour();
            let is_partner = self.has_partners()
                && table.owner(other).is_some_and(|other| table.are_together(owner, other));
            other != colour && !is_partner
        };
        let mut standing = state.standing_on(self.board(), idx);
        let (lower, higher) = (standing.next()?, standing.next()?);
        match (is_prey(&lower), is_prey(&higher)) {
            (false, false) => None,
            (true, false) => Some(lower),
            (false, true) => Some(higher),
            (true, true) => {
                let lower_last = state.lower_came_last >> colour.0 & 1 == 1;
                Some(if lower_last { lower } else { higher })
            }
        }
    }

    /// Moves the piece, sends home what it captures, and says what is gained.
    #[inline]
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl EventSink<Event>,
    ) {
        let board = self.board();
        let piece = action.piece();
        let Move { from, to, captures, reaches_goal, .. } = self.foresee(state, action);
        let seat = state.on_turn;
        let spot = |place| board.spot(piece.colour(), place);
        state.lift(board, piece);
        if let Some(prey) = captures {
            state.lift(board, prey);
        }
        state.put(board, piece, to);
        state.last_moved = piece.byte();
        log.push(
            Audience::Table,
            match action.steps() {
                None => Event::CameOut { seat, piece, to: spot(to) },
                Some(steps) => Event::Moved { seat, piece, steps, from: spot(from), to: spot(to) },
            },
        );
        if let Some(prey) = captures {
            let on: Spot = spot(to);
            log.push(Audience::Table, Event::Captured { by: piece, piece: prey, on });
            state.bonus = if self.rules().bonuses { CAPTURE_BONUS } else { 0 };
        } else if reaches_goal {
            log.push(Audience::Table, Event::ReachedGoal { piece });
            state.bonus = if self.rules().bonuses { GOAL_BONUS } else { 0 };
        }
    }
}
