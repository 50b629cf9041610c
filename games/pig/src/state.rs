//! One moment of a game.

use ludoteca_core::{MAX_SEATS, Seat};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The seat to move decides.
    Deciding,
    /// The die falls.
    Rolling,
    /// The seat to move has won.
    Won,
}

/// One moment of a game: a flat value without history or options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) scores: [u16; MAX_SEATS],
    pub(crate) n_seats: u8,
    pub(crate) to_move: Seat,
    pub(crate) phase: Phase,
    /// The points of this turn, not yet held.
    pub(crate) turn_total: u16,
    pub(crate) turns_taken: u32,
}

// Searches copy states by the million.
const _: () = assert!(size_of::<State>() <= 32);

impl State {
    /// Nobody has points, and the first seat decides.
    pub(crate) fn new(players: u8) -> Self {
        Self {
            scores: [0; MAX_SEATS],
            n_seats: players,
            to_move: Seat(0),
            phase: Phase::Deciding,
            turn_total: 0,
            turns_taken: 0,
        }
    }

    /// The points that a seat holds.
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores[seat.idx()]
    }

    /// The points of this turn, not yet held.
    pub fn turn_total(&self) -> u16 {
        self.turn_total
    }

    /// Whose turn it is, or was when the game ended.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Seat> {
        (self.phase == Phase::Won).then_some(self.to_move)
    }

    /// What the seat to move would have if it held now.
    pub(crate) fn points_at_stake(&self) -> u16 {
        self.score(self.to_move) + self.turn_total
    }

    /// Ends the turn and hands out its points: who had it, and what it had gained.
    pub(crate) fn end_turn(&mut self) -> (Seat, u16) {
        let ended = (self.to_move, self.turn_total);
        self.turn_total = 0;
        self.turns_taken = self.turns_taken.saturating_add(1);
        self.phase = Phase::Deciding;
        self.to_move = Seat((self.to_move.0 + 1) % self.n_seats);
        ended
    }

    /// Whether the state can come about at all with this target.
    pub(crate) fn audit(&self, target: u16) -> Result<(), String> {
        let broken = |what: &str| Err(format!("{what}: {self:?}"));
        if !(2..=MAX_SEATS).contains(&usize::from(self.n_seats)) || self.to_move.0 >= self.n_seats {
            return broken("the seat to move is not at the table");
        }
        if self.scores[usize::from(self.n_seats)..].iter().any(|&score| score > 0) {
            return broken("an empty place has points");
        }
        let has_won = |seat| Some(seat) == self.winner();
        if Seat::all(self.n_seats).any(|seat| (self.score(seat) >= target) != has_won(seat)) {
            return broken("the winner, and nobody else, has the target");
        }
        // One throw may overshoot by up to 5; after that there is no other.
        if self.phase != Phase::Won && self.points_at_stake() > target + 5 {
            return broken("the turn went on with enough points to win");
        }
        if self.phase == Phase::Rolling && self.points_at_stake() >= target {
            return broken("the die rolls though there are enough points to win");
        }
        Ok(())
    }
}
