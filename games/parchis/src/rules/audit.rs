//! What holds in every state.

use ludoteca_core::Seat;

use crate::state::{NO_PIECE, Phase};
use crate::{Parchis, Piece, State};

impl Parchis {
    /// What is wrong with a state, in words for the one who has to mend the rules.
    pub(crate) fn find_fault(&self, state: &State) -> Result<(), String> {
        let must = |holds: bool, what: &str| {
            if holds { Ok(()) } else { Err(format!("{what}: {state:?}")) }
        };
        must(self.seat_range().contains(&state.n_seats), "the number of seats is not playable")?;
        must(state.on_turn.0 < state.n_seats, "the seat on turn is not at the table")?;
        self.audit_places(state)?;
        self.audit_ring(state)?;
        self.audit_finish(state)?;
        self.audit_turn(state)
    }

    fn audit_places(&self, state: &State) -> Result<(), String> {
        let (board, table) = (self.board(), self.table(state));
        for (idx, &place) in state.places.iter().enumerate() {
            let piece = Piece::of_idx(idx);
            if place > board.goal() {
                return Err(format!("{piece} is beyond the goal: {state:?}"));
            }
            let plays = table.owner(piece.colour()).is_some();
            if place != 0 && !plays {
                return Err(format!("{piece} is out, but nobody plays its colour: {state:?}"));
            }
            let in_corridor = place > board.track() && place < board.goal();
            if in_corridor && state.count(piece.colour(), place) > 2 {
                return Err(format!("three pieces share a corridor square: {state:?}"));
            }
        }
        Ok(())
    }

    /// Puts everything on an empty board and compares.
    fn audit_ring(&self, state: &State) -> Result<(), String> {
        let board = self.board();
        let (mut taken, mut full, mut pairs) = (0_u128, 0_u128, 0_u128);
        let mut order_matters = 0;
        for idx in 0..board.ring() {
            let standing: Vec<Piece> = state.standing_on(board, idx).collect();
            let square = 1 << idx;
            match standing[..] {
                [] => continue,
                [_] => {}
                [one, other] => {
                    full |= square;
                    if one.colour() == other.colour() {
                        pairs |= square;
                    } else if self.safe_squares().0 & square == 0 {
                        return Err(format!("two colours share square {}: {state:?}", idx + 1));
                    } else if let Some(start) = board.starts_among(square)
                        && one.colour() != start
                        && other.colour() != start
                    {
                        order_matters |= 1 << start.0;
                    }
                }
                [_, _, _, ..] => {
                    return Err(format!("three pieces share square {}: {state:?}", idx + 1));
                }
            }
            taken |= square;
        }
        if (state.taken, state.full, state.pairs) != (taken, full, pairs) {
            return Err(format!("the sets of squares are not those of the pieces: {state:?}"));
        }
        if state.lower_came_last & !order_matters != 0 {
            return Err(format!("an order of arrival is kept where none matters: {state:?}"));
        }
        Ok(())
    }

    fn audit_finish(&self, state: &State) -> Result<(), String> {
        let table = self.table(state);
        let mut places: Vec<u8> = Vec::new();
        for seat in Seat::all(state.n_seats) {
            let done = table.side_colours(seat).all(|colour| self.has_finished(state, colour));
            if done != (state.ranks[seat.idx()] > 0) {
                return Err(format!(
                    "those who are done, and nobody else, have a place: {state:?}"
                ));
            }
            if done && table.is_first_of_side(seat) {
                places.push(state.ranks[seat.idx()]);
            }
            let of_side = state.ranks[usize::from(table.sides[seat.idx()])];
            if state.ranks[seat.idx()] != of_side {
                return Err(format!("partners have different places: {state:?}"));
            }
        }
        if state.ranks[usize::from(state.n_seats)..].iter().any(|&rank| rank > 0) {
            return Err(format!("somebody who does not play has a place: {state:?}"));
        }
        places.sort_unstable();
        if !places.iter().copied().eq((1..).take(places.len())) {
            return Err(format!("the places are not 1, 2, 3 and so on: {state:?}"));
        }
        let left = usize::from(table.n_sides) - places.len();
        let over = if self.rules().places { left <= 1 } else { !places.is_empty() };
        if over != state.is_over() {
            return Err(format!("the game is over when the places are taken: {state:?}"));
        }
        Ok(())
    }

    fn audit_turn(&self, state: &State) -> Result<(), String> {
        let must = |holds: bool, what: &str| {
            if holds { Ok(()) } else { Err(format!("{what}: {state:?}")) }
        };
        let idle = state.dice == [0, 0] && state.bonus == 0 && state.movable == [0, 0];
        must(state.repeats < 3, "the turn went on after the third in a row")?;
        match state.phase {
            Phase::Over => must(idle && state.last_moved == NO_PIECE, "moves are left at the end"),
            Phase::Rolling => {
                must(idle && !state.again, "moves are left while the dice roll")?;
                must(state.ranks[state.on_turn.idx()] == 0, "who has finished rolls")?;
                let first = state.repeats == 0;
                must(!first || state.last_moved == NO_PIECE, "the first roll follows a move")
            }
            Phase::Moving => {
                let [low, high] = state.dice;
                let is_die = |die: u8| die <= 6;
                let sorted = is_die(low) && is_die(high) && (high == 0 || low != 0 && low <= high);
                must(sorted, "the dice are not in order")?;
                must(high == 0 || self.rules().dice == 2, "there are too many dice")?;
                must(matches!(state.bonus, 0 | 10 | 20), "there is no such bonus")?;
                must(!state.again || state.repeats > 0, "another roll is given for nothing")?;
                if state.unused_dice() == self.rules().dice {
                    self.audit_fresh_roll(state)?;
                }
                let movable = if state.bonus > 0 {
                    [self.movable_by_bonus(state, state.bonus), 0]
                } else {
                    must(low != 0, "nothing is left to move with")?;
                    self.movable_by_dice(state)
                };
                must(movable == state.movable, "the movable pieces are others")?;
                must(movable != [0, 0], "a seat decides without a move")
            }
        }
    }

    /// Nothing of the roll has been used.
    fn audit_fresh_roll(&self, state: &State) -> Result<(), String> {
        let must = |holds: bool, what: &str| {
            if holds { Ok(()) } else { Err(format!("{what}: {state:?}")) }
        };
        let [low, high] = state.dice;
        let repeats = if self.rules().dice == 1 { low == 6 } else { low == high };
        must(state.again == repeats, "a 6 or a double, and nothing else, gives another roll")?;
        must(state.bonus == 0, "a bonus was won without a die")?;
        let is_first = state.repeats == u8::from(state.again);
        must(!is_first || state.last_moved == NO_PIECE, "something moved without a die")
    }
}
