//! What one seat may know, which in Parchís is everything.

use ludoteca_core::{Seat, SeatView};

use crate::rules::moves::Move;
use crate::state::Phase;
use crate::{Action, Board, Colour, PIECES, Parchis, Piece, Rules, Square, SquareSet, State};

/// What the seat on turn has to move with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// One die.
    Die(u8),
    /// Two dice, the lower one first, to be used in any order.
    Dice(u8, u8),
    /// The steps of a capture or of a goal; dice that are left come after it.
    Bonus(u8),
}

/// The table as one seat sees it: a window on the state, not a copy of it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) game: &'a Parchis,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
}

impl<'a> View<'a> {
    /// The rules and the board.
    #[inline]
    pub const fn game(&self) -> &'a Parchis {
        self.game
    }

    /// The whole state: nothing is hidden.
    #[inline]
    pub const fn state(&self) -> &'a State {
        self.state
    }

    /// The board.
    #[inline]
    pub const fn board(&self) -> &'a Board {
        self.game.board()
    }

    /// The rules.
    #[inline]
    pub const fn rules(&self) -> &'a Rules {
        self.game.rules()
    }

    /// Whose turn it is.
    #[inline]
    pub const fn on_turn(&self) -> Seat {
        self.state.on_turn
    }

    /// What the seat on turn has to move with; `None` when the dice roll or the game is over.
    pub fn pending(&self) -> Option<Pending> {
        let State { bonus, dice, .. } = *self.state;
        match (self.state.phase, bonus, dice) {
            (Phase::Rolling | Phase::Over, ..) => None,
            (Phase::Moving, 0, [die, 0]) => Some(Pending::Die(die)),
            (Phase::Moving, 0, [low, high]) => Some(Pending::Dice(low, high)),
            (Phase::Moving, bonus, _) => Some(Pending::Bonus(bonus)),
        }
    }

    /// The dice that are left, a bonus set aside: the lower one first, then zeroes.
    pub const fn dice(&self) -> [u8; 2] {
        self.state.dice
    }

    /// Sixes (or doubles) of this turn, the present roll included.
    pub const fn repeats(&self) -> u8 {
        self.state.repeats
    }

    /// Whether the present roll gives another.
    pub const fn rolls_again(&self) -> bool {
        self.state.again
    }

    /// The piece of the turn's latest move: the third 6 in a row sends it home.
    pub fn last_moved(&self) -> Option<Piece> {
        self.state.last_moved()
    }

    /// The place of a piece on the path of its colour: 0 at home, 1 on the start square, up to
    /// [`Board::goal`].
    #[inline]
    pub fn place(&self, piece: Piece) -> u8 {
        self.state.place(piece)
    }

    /// The places of the four pieces of a colour.
    #[inline]
    pub fn places(&self, colour: Colour) -> [u8; PIECES] {
        self.state.places(colour)
    }

    /// The ring square of a piece; none at home, in the corridor and in the goal.
    #[inline]
    pub fn square(&self, piece: Piece) -> Option<Square> {
        self.board().square(piece.colour(), self.place(piece))
    }

    /// Pieces of a colour that are at home.
    pub fn at_home(&self, colour: Colour) -> u8 {
        self.state.at_home(colour)
    }

    /// Whether nobody is captured on a square.
    #[inline]
    pub fn is_safe(&self, square: Square) -> bool {
        self.game.safe_squares().has(square)
    }

    /// The pieces on a ring square, ascending.
    pub fn standing_on(&self, square: Square) -> impl Iterator<Item = Piece> + 'a {
        let (board, state) = (self.board(), self.state);
        let on_ring = (1..=board.ring()).contains(&square.0).then(|| square.0 - 1);
        on_ring.into_iter().flat_map(move |idx| state.standing_on(board, idx))
    }

    /// Whether two pieces of one colour stand on a square.
    pub fn is_barrier(&self, square: Square) -> bool {
        self.rules().barriers && SquareSet(self.state.pairs).has(square)
    }

    /// The colours of a seat, in turn order.
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> + use<> {
        self.game.table(self.state).colours(seat)
    }

    /// The colours that are played, in turn order.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + 'a {
        let table = self.game.table(self.state);
        self.board().colours().filter(|&colour| table.owner(colour).is_some())
    }

    /// The colours that the seat on turn moves: its own, or its partner's when these have
    /// finished.
    pub fn moving_colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let none = crate::seating::NONE;
        self.game.hand(self.state).into_iter().filter(move |&c| c != none).map(Colour)
    }

    /// The seat that has a colour; none when nobody plays it.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.game.table(self.state).owner(colour)
    }

    /// Whether a colour is an opponent's: neither the looking seat's own nor its partner's.
    #[inline]
    pub fn is_enemy(&self, colour: Colour) -> bool {
        let table = self.game.table(self.state);
        table.owner(colour).is_some_and(|owner| !table.are_together(owner, self.seat))
    }

    /// The opponents' colours, in turn order.
    pub fn enemies(&self) -> impl Iterator<Item = Colour> + 'a {
        let view = *self;
        self.board().colours().filter(move |&colour| view.is_enemy(colour))
    }

    /// How far a seat, with its partner, has come: from 0 to 1.
    pub fn progress(&self, seat: Seat) -> f32 {
        self.game.progress(self.state, seat)
    }

    /// In which place a seat has finished, from 1.
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        self.state.rank(seat)
    }

    /// Number of seats.
    pub const fn n_seats(&self) -> u8 {
        self.state.n_seats
    }

    /// The legal moves of the seat on turn with what comes of them, ascending; none while the
    /// dice roll.
    pub fn moves(&self) -> impl Iterator<Item = Move> + 'a {
        let (game, state) = (self.game, self.state);
        game.list(state).map(move |action| game.foresee(state, action))
    }

    /// What comes of a legal action.
    #[inline]
    pub fn foresee(&self, action: Action) -> Move {
        self.game.foresee(self.state, action)
    }

    /// How many legal actions the seat on turn has; 0 while the dice roll.
    #[inline]
    pub const fn n_actions(&self) -> u32 {
        Parchis::n_listed(self.state)
    }

    /// The legal action of a number below [`Self::n_actions`], in an order of its own.
    #[inline]
    pub fn nth_action(&self, nth: u32) -> Action {
        debug_assert!(nth < self.n_actions(), "there are not so many actions");
        self.game.nth(self.state, nth)
    }
}

impl SeatView<Action> for View<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.state.phase == Phase::Moving && self.state.on_turn == self.seat {
            out.extend(self.game.list(self.state));
        }
    }
}
