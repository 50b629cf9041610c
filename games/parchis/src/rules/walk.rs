//! Walking: what stands on the way of a piece, and where it gets.

use crate::options::GoalRule;
use crate::rules::quartet::sort_out;
use crate::{Colour, Illegal, PIECES, Parchis, Piece, State};

/// What the pieces of one colour have on their path: bit `p - 1` stands for place `p`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    pub(super) colour: Colour,
    places: [u8; PIECES],
    /// Nothing lands here; nothing passes here either where two of one colour stand.
    full: u128,
    /// The pieces that are neither at home nor in the goal, four bits; of those on the same place
    /// the lowest.
    walkers: u8,
    /// Those among the walkers that have another of the colour beside them.
    pub(super) paired: u8,
    /// The lowest piece that is at home, as a bit; 0 when none is.
    pub(super) first_home: u8,
}

impl Parchis {
    /// What the pieces of a colour have on their path.
    #[inline]
    pub(super) fn path(&self, state: &State, colour: Colour) -> Path {
        let goal = self.board().goal();
        let places = state.places(colour);
        let (walkers, paired, first_home) = sort_out(places, goal);
        let mut full = 0;
        if state.full != 0 {
            full = self.board().along(colour, state.full);
        }
        if paired != 0 {
            full |= self.pairs_in_corridor(places, paired);
        }
        if self.has_partners() {
            full |= self.board().along(colour, self.partners_in_the_open(state, colour));
        }
        Path { colour, places, full, walkers, paired, first_home }
    }

    /// The squares of the corridor where two pieces stand.
    fn pairs_in_corridor(&self, places: [u8; PIECES], paired: u8) -> u128 {
        let is_paired = |&(number, place): &(usize, u8)| {
            paired >> number & 1 == 1 && place > self.board().track()
        };
        let pairs = places.into_iter().enumerate().filter(is_paired);
        pairs.fold(0, |squares, (_, place)| squares | 1 << (place - 1))
    }

    /// The places where nothing passes.
    fn closed(&self, state: &State, path: &Path) -> u128 {
        if !self.rules().barriers {
            return 0;
        }
        let in_corridor = self.pairs_in_corridor(path.places, path.paired);
        self.board().along(path.colour, state.pairs) | in_corridor
    }

    /// The ring squares where a partner's piece stands and is not safe: partners do not capture
    /// each other, so that these cannot be landed on.
    fn partners_in_the_open(&self, state: &State, colour: Colour) -> u128 {
        let (board, table) = (self.board(), self.table(state));
        let Some(owner) = table.owner(colour) else { return 0 };
        let mut squares = 0;
        for other in table.side_colours(owner).filter(|&other| other != colour) {
            for place in state.places(other) {
                if (1..=board.track()).contains(&place) {
                    squares |= 1 << board.ring_idx(other, place);
                }
            }
        }
        squares & !self.safe_squares().0
    }

    /// The pieces of a colour, four bits, that can go so many steps.
    #[inline]
    pub(super) fn walkers(&self, state: &State, path: &Path, steps: u8) -> u8 {
        let way = (1_u32 << steps) - 1;
        let last = self.board().goal().saturating_sub(steps);
        let fits = where_are(path.places, |place| place <= last);
        let free = match path.full {
            0 => 0xf,
            full => where_are(path.places, |place| window(full, place) & way == 0),
        };
        // Where nothing stands on the way there is nothing to ask.
        let mut can = path.walkers & fits & free;
        let mut doubtful = path.walkers & !can;
        if self.rules().goal == GoalRule::Exact {
            doubtful &= fits;
        }
        while doubtful != 0 {
            let number = doubtful.trailing_zeros();
            let place = path.places[number as usize];
            if self.walk(state, path, place, steps).is_ok() {
                can |= 1 << number;
            }
            doubtful &= doubtful - 1;
        }
        can
    }

    /// Where a piece of a colour gets from a place on its way in so many steps.
    fn walk(&self, state: &State, path: &Path, place: u8, steps: u8) -> Result<u8, Obstacle> {
        let to = place + steps;
        let closed = self.closed(state, path);
        if to > self.board().goal() {
            return self.bounce(path, closed, place, steps);
        }
        let way = (1_u32 << steps) - 1;
        if window(closed, place) & way != 0 {
            return Err(Obstacle::Closed(first_closed(closed, place)));
        }
        if window(path.full, place) >> (steps - 1) & 1 == 1 {
            return Err(Obstacle::Full(to));
        }
        Ok(to)
    }

    /// The same for a move that would go beyond the goal.
    fn bounce(&self, path: &Path, closed: u128, place: u8, steps: u8) -> Result<u8, Obstacle> {
        let (track, goal) = (self.board().track(), self.board().goal());
        let back = place + steps - goal;
        if self.rules().goal == GoalRule::Exact || back >= goal - track {
            return Err(Obstacle::TooFar);
        }
        // The piece is under way, so that it makes no pair with what it leaves behind.
        let left_behind = !(1_u128 << (place - 1));
        let closed = closed & left_behind;
        let to = goal - back;
        let there_and_back = (place + 1..goal).chain((to..goal).rev());
        if let Some(on) = there_and_back.into_iter().find(|p| closed >> (p - 1) & 1 == 1) {
            return Err(Obstacle::Closed(on));
        }
        if path.full & left_behind & 1 << (to - 1) != 0 {
            return Err(Obstacle::Full(to));
        }
        Ok(to)
    }

    /// Why a piece cannot walk from where it is.
    pub(crate) fn check_walk(&self, state: &State, piece: Piece, steps: u8) -> Result<u8, Illegal> {
        let colour = piece.colour();
        let path = self.path(state, colour);
        let place = state.place(piece);
        let spot = |place| self.board().spot(colour, place);
        self.walk(state, &path, place, steps).map_err(|obstacle| match obstacle {
            Obstacle::TooFar => {
                let left = self.board().goal() - place;
                Illegal::TooFar { piece, steps, left }
            }
            Obstacle::Closed(on) => Illegal::Barrier { on: spot(on) },
            Obstacle::Full(on) => {
                let square = self.board().square(colour, on).map_or(0, |s| 1 << (s.0 - 1));
                let in_corridor = square == 0;
                if in_corridor || state.full & square != 0 {
                    Illegal::Full { on: spot(on) }
                } else {
                    Illegal::PartnerStandsThere { on: spot(on) }
                }
            }
        })
    }

    /// Where a piece gets in so many steps, which must be legal.
    #[inline]
    pub(crate) fn destination(&self, place: u8, steps: u8) -> u8 {
        let (to, goal) = (place + steps, self.board().goal());
        if to <= goal { to } else { goal - (to - goal) }
    }
}

/// Why a piece cannot walk; the places are on the path of its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    TooFar,
    Closed(u8),
    Full(u8),
}

/// The pieces, as bits, whose places are so.
#[inline]
fn where_are(places: [u8; PIECES], is_so: impl Fn(u8) -> bool) -> u8 {
    let bits = places.map(|place| u8::from(is_so(place)));
    bits[0] | bits[1] << 1 | bits[2] << 2 | bits[3] << 3
}

/// The next 32 places after `place`.
#[inline]
fn window(set: u128, place: u8) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "the lowest 32 are wanted")]
    let window = (set >> place) as u32;
    window
}

/// The first place after `place` that is closed.
fn first_closed(closed: u128, place: u8) -> u8 {
    #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
    let first = place + (closed >> place).trailing_zeros() as u8 + 1;
    first
}
