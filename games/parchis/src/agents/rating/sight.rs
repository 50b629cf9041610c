//! Who is ahead of a square and who is behind it.

use crate::{Colour, Parchis, State, View};

/// How far ahead and behind a piece looks: the most steps of a die in the document's rules.
pub const REACH: u8 = 7;

/// The table as one side sees it: a state, and which colours are enemies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(super) game: &'a Parchis,
    pub(super) state: &'a State,
    /// One bit for each enemy colour.
    enemies: u8,
}

impl<'a> Sight<'a> {
    /// What the seat of a view sees.
    pub(crate) fn of(view: &View<'a>) -> Self {
        let enemies = view.enemies().fold(0, |set, colour| set | 1 << colour.0);
        Self { game: view.game(), state: view.state(), enemies }
    }

    /// The same eyes on another moment of the game.
    #[inline]
    pub(crate) const fn at<'s>(&self, state: &'s State) -> Sight<'s>
    where
        'a: 's,
    {
        Sight { game: self.game, state, enemies: self.enemies }
    }

    #[inline]
    pub(crate) const fn is_enemy(&self, colour: Colour) -> bool {
        self.enemies >> colour.0 & 1 == 1
    }

    fn enemies(&self) -> impl Iterator<Item = Colour> + use<'a> {
        let enemies = self.enemies;
        self.game.board().colours().filter(move |colour| enemies >> colour.0 & 1 == 1)
    }

    /// The enemies that could reach a ring square, by its index, with one die: whether it is safe
    /// does not matter here, nor what stands between.
    #[inline]
    pub(crate) fn behind(&self, idx: u8) -> i32 {
        let board = self.game.board();
        let mut found = 0;
        for colour in self.enemies() {
            let here = board.place_of_idx(colour, idx);
            // Beyond its track an enemy turns into its corridor.
            if here <= board.track() {
                for place in self.state.places(colour) {
                    found += i32::from(place >= 1 && place < here && here - place <= REACH);
                }
            }
        }
        found
    }

    /// The enemies that could capture a piece of a colour on this place of its path.
    #[inline]
    pub(crate) fn chasers(&self, colour: Colour, place: u8) -> i32 {
        match self.unsafe_idx(colour, place) {
            Some(idx) => self.behind(idx),
            None => 0,
        }
    }

    /// The enemies that a piece of a colour on this place could capture with one die: those that do
    /// not stand on safe squares, whatever stands between.
    #[inline]
    pub(crate) fn prey(&self, colour: Colour, place: u8) -> i32 {
        let board = self.game.board();
        let safe = self.game.safe_squares().0;
        let mut found = 0;
        if place >= board.track() {
            return 0;
        }
        for enemy in self.enemies() {
            for there in self.state.places(enemy) {
                if (1..=board.track()).contains(&there) {
                    let idx = board.ring_idx(enemy, there);
                    let there = board.place_of_idx(colour, idx);
                    let ahead = there > place && there - place <= REACH && there <= board.track();
                    found += i32::from(ahead && safe >> idx & 1 == 0);
                }
            }
        }
        found
    }

    /// Whether an enemy stands on a ring square, by its index.
    pub(super) fn has_enemy_on(&self, idx: u8) -> bool {
        let board = self.game.board();
        self.state.taken >> idx & 1 == 1
            && self.enemies().any(|colour| {
                let here = board.place_of_idx(colour, idx);
                here <= board.track() && self.state.places(colour).contains(&here)
            })
    }

    /// The index of the ring square of a place, if it is one.
    #[inline]
    pub(super) fn idx(&self, colour: Colour, place: u8) -> Option<u8> {
        let board = self.game.board();
        (1..=board.track()).contains(&place).then(|| board.ring_idx(colour, place))
    }

    /// The index of the ring square of a place, if it is one and safe.
    #[inline]
    pub(super) fn safe_idx(&self, colour: Colour, place: u8) -> Option<u8> {
        self.idx(colour, place).filter(|idx| self.game.safe_squares().0 >> idx & 1 == 1)
    }

    /// The index of the ring square of a place, if it is one and not safe.
    #[inline]
    pub(super) fn unsafe_idx(&self, colour: Colour, place: u8) -> Option<u8> {
        self.idx(colour, place).filter(|idx| self.game.safe_squares().0 >> idx & 1 == 0)
    }
}
