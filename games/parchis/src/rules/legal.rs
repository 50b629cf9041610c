//! Which pieces can use a die or a bonus.

use crate::options::GoalRule;
use crate::seating::NONE;
use crate::{Colour, Illegal, PIECES, Parchis, Piece, State};

/// What the pieces of one colour have on their path: bit `p - 1` stands for place `p`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// Nothing passes here.
    closed: u128,
    /// Nothing lands here.
    full: u128,
    /// Two pieces of the colour itself stand here: on the ring or in its corridor.
    own_pairs: u128,
    /// The pieces that stand before the goal and not at home, four bits; of those on the same
    /// place the lowest.
    walkers: u8,
    /// The lowest piece that is at home, as a bit; 0 when none is.
    first_home: u8,
    places: [u8; PIECES],
}

impl Parchis {
    /// The colours that the seat on turn moves: its own or, when these have finished, its
    /// partner's.
    #[inline]
    pub(crate) fn hand(&self, state: &State) -> [u8; 2] {
        let table = self.table(state);
        let seat = state.on_turn.idx();
        let hand = table.hands[seat];
        if table.mates[seat] == NONE || !self.has_finished(state, Colour(hand[0])) {
            return hand;
        }
        table.hands[usize::from(table.mates[seat])]
    }

    /// Whether all pieces of a colour are in the goal.
    #[inline]
    pub(crate) fn has_finished(&self, state: &State, colour: Colour) -> bool {
        state.places(colour) == [self.board().goal(); PIECES]
    }

    /// What the pieces of a colour have on their path.
    #[inline]
    pub(crate) fn path(&self, state: &State, colour: Colour) -> Path {
        let board = self.board();
        let (track, goal) = (board.track(), board.goal());
        let places = state.places(colour);
        let mut seen = 0_u128;
        let mut own_pairs = 0;
        let mut walkers = 0;
        let mut first_home = 0;
        for (number, &place) in places.iter().enumerate() {
            if place == 0 {
                if first_home == 0 {
                    first_home = 1 << number;
                }
            } else if place < goal {
                let here = 1 << (place - 1);
                if seen & here == 0 {
                    seen |= here;
                    walkers |= 1 << number;
                } else {
                    own_pairs |= here;
                }
            }
        }
        let in_corridor = own_pairs >> track << track;
        let mut full = board.along(colour, state.full) | in_corridor;
        if self.has_partners() {
            full |= board.along(colour, self.partners_in_the_open(state, colour));
        }
        let closed =
            if self.rules().barriers { board.along(colour, state.pairs) | in_corridor } else { 0 };
        Path { closed, full, own_pairs, walkers, first_home, places }
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

    /// How far a piece of this colour goes with a die.
    #[inline]
    fn steps_of_die(&self, path: &Path, die: u8) -> u8 {
        if die == 6 && path.first_home == 0 { self.rules().six_counts } else { die }
    }

    /// How far a piece of this colour goes with a die.
    pub(crate) fn steps(&self, state: &State, colour: Colour, die: u8) -> u8 {
        if die == 6 && state.at_home(colour) == 0 { self.rules().six_counts } else { die }
    }

    /// The pieces of a colour, four bits, that can go so many steps.
    #[inline]
    fn walkers(&self, path: &Path, steps: u8) -> u8 {
        let mut can = 0;
        for number in 0..PIECES {
            let is_walker = path.walkers >> number & 1 == 1;
            if is_walker && self.walk(path, path.places[number], steps).is_ok() {
                can |= 1 << number;
            }
        }
        can
    }

    /// Where a piece of a colour gets from a place on its way in so many steps.
    #[inline]
    fn walk(&self, path: &Path, place: u8, steps: u8) -> Result<u8, Obstacle> {
        let to = place + steps;
        if to > self.board().goal() {
            return self.bounce(path, place, steps);
        }
        let way = (1_u32 << steps) - 1;
        if window(path.closed, place) & way != 0 {
            return Err(Obstacle::Closed(first_closed(path.closed, place)));
        }
        if window(path.full, place) >> (steps - 1) & 1 == 1 {
            return Err(Obstacle::Full(to));
        }
        Ok(to)
    }

    /// The same for a move that would go beyond the goal.
    #[cold]
    fn bounce(&self, path: &Path, place: u8, steps: u8) -> Result<u8, Obstacle> {
        let (track, goal) = (self.board().track(), self.board().goal());
        let back = place + steps - goal;
        if self.rules().goal == GoalRule::Exact || back >= goal - track {
            return Err(Obstacle::TooFar);
        }
        // The piece is under way, so that it makes no pair with what it leaves behind.
        let left_behind = !(1_u128 << (place - 1));
        let closed = path.closed & left_behind;
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

    /// Whether a piece of this colour can come out, as its bit.
    #[inline]
    fn exit(&self, state: &State, path: &Path, colour: Colour) -> u8 {
        if path.first_home == 0 || !self.start_is_open(state, colour) { 0 } else { path.first_home }
    }

    /// Whether the start square of a colour takes a piece that comes out.
    #[inline]
    pub(crate) fn start_is_open(&self, state: &State, colour: Colour) -> bool {
        let square = 1 << self.board().ring_idx(colour, 1);
        state.full & square == 0 || self.captured_by_exit(state, colour).is_some()
    }

    /// The pieces that can use a die: four bits for each of two colours.
    #[inline]
    fn movable_by_die(&self, state: &State, hand: [u8; 2], die: u8) -> u8 {
        let first = self.path(state, Colour(hand[0]));
        let first_walks = self.walkers(&first, self.steps_of_die(&first, die));
        if hand[1] == NONE {
            return self.by_die_of(state, die, [(hand[0], &first)], first_walks);
        }
        let second = self.path(state, Colour(hand[1]));
        let second_walks = self.walkers(&second, self.steps_of_die(&second, die)) << 4;
        let walks = first_walks | second_walks;
        self.by_die_of(state, die, [(hand[0], &first), (hand[1], &second)], walks)
    }

    /// Of the pieces that can walk, those that a 5 or a 6 leaves.
    #[inline]
    fn by_die_of<const N: usize>(
        &self,
        state: &State,
        die: u8,
        paths: [(u8, &Path); N],
        walks: u8,
    ) -> u8 {
        match die {
            5 => {
                let exits = exits_of(paths, |path, colour| self.exit(state, path, colour));
                if exits != 0 { exits } else { walks }
            }
            6 if self.rules().barriers => {
                let mut opening = 0;
                for (slot, (_, path)) in paths.into_iter().enumerate() {
                    opening |= in_pairs(path) << (4 * slot);
                }
                if walks & opening != 0 { walks & opening } else { walks }
            }
            _ => walks,
        }
    }

    /// The pieces that can come out, whatever was rolled.
    fn exits(&self, state: &State, hand: [u8; 2]) -> u8 {
        let mut exits = 0;
        for (slot, &colour) in hand.iter().enumerate().filter(|&(_, &colour)| colour != NONE) {
            let path = self.path(state, Colour(colour));
            exits |= self.exit(state, &path, Colour(colour)) << (4 * slot);
        }
        exits
    }

    /// The pieces that can use the bonus.
    pub(crate) fn movable_by_bonus(&self, state: &State, steps: u8) -> u8 {
        let hand = self.hand(state);
        let mut can = 0;
        for (slot, &colour) in hand.iter().enumerate().filter(|&(_, &colour)| colour != NONE) {
            can |= self.walkers(&self.path(state, Colour(colour)), steps) << (4 * slot);
        }
        can
    }

    /// For each of the dice that are left the pieces that can use it.
    #[inline]
    pub(crate) fn movable_by_dice(&self, state: &State) -> [u8; 2] {
        let hand = self.hand(state);
        let [low, high] = state.dice;
        if high == 0 {
            return [self.movable_by_die(state, hand, low), 0];
        }
        if low + high == 5 {
            // The sum is a 5: it brings a piece out like any other.
            let exits = self.exits(state, hand);
            if exits != 0 {
                return [exits, 0];
            }
        }
        let by_low = self.movable_by_die(state, hand, low);
        let by_high = if low == high { 0 } else { self.movable_by_die(state, hand, high) };
        [by_low, by_high]
    }

    /// Why a piece cannot walk from where it is.
    pub(crate) fn check_walk(&self, state: &State, piece: Piece, steps: u8) -> Result<u8, Illegal> {
        let colour = piece.colour();
        let path = self.path(state, colour);
        let place = state.place(piece);
        let spot = |place| self.board().spot(colour, place);
        self.walk(&path, place, steps).map_err(|obstacle| match obstacle {
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

/// The pieces that stand in a pair of their colour, four bits; of each pair the lower one.
#[inline]
fn in_pairs(path: &Path) -> u8 {
    let mut can = 0;
    if path.own_pairs != 0 {
        for (number, &place) in path.places.iter().enumerate() {
            let is_walker = path.walkers >> number & 1 == 1;
            if is_walker && path.own_pairs >> (place - 1) & 1 == 1 {
                can |= 1 << number;
            }
        }
    }
    can
}

#[inline]
fn exits_of<const N: usize>(paths: [(u8, &Path); N], exit: impl Fn(&Path, Colour) -> u8) -> u8 {
    let mut exits = 0;
    for (slot, (colour, path)) in paths.into_iter().enumerate() {
        exits |= exit(path, Colour(colour)) << (4 * slot);
    }
    exits
}
