//! What one seat may know.

use std::fmt;

use ludoteca_core::{Seat, SeatView};

use crate::rules;
use crate::state::{Phase, bits};
use crate::{Action, Board, CardBase, CardId, Cell, Illegal, Placed, Rift, Rules, Side, State};

/// A window on a state, for one seat: its own hand and list, the board, sizes, and what was played.
///
/// Deck orders, the rival's hand and the rival's list stay behind the window, except in an open
/// view ([`ludoteca_core::Game::open_view`]), which reference players are shown.
#[derive(Clone, Copy)]
pub struct View<'a> {
    game: &'a Rift,
    state: &'a State,
    seat: Seat,
    open: bool,
}

/// A flipped card that may attack several cards: one of them has to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EchoQuestion {
    /// The index of the flipped card's cell.
    pub from: usize,
    /// The cells that it would flip, as bits by index; at least two.
    pub targets: u32,
}

impl<'a> View<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Rift, state: &'a State, seat: Seat, open: bool) -> Self {
        Self { game, state, seat, open }
    }

    pub(crate) fn hidden_state(&self) -> &'a State {
        self.state
    }

    /// The whole state; only in an open view.
    pub fn open(&self) -> Option<&'a State> {
        self.open.then_some(self.state)
    }

    /// The game, to play on from guesses. What its rules say of the rival's deck is not for the
    /// players: see [`View::rules`].
    #[inline]
    pub fn game(&self) -> &'a Rift {
        self.game
    }

    /// The rules without the deck lists that they give.
    pub fn rules(&self) -> Rules {
        Rules { deck1: None, deck2: None, ..*self.game.rules() }
    }

    /// The card base.
    #[inline]
    pub fn base(&self) -> &'a CardBase {
        self.game.base()
    }

    /// The shape of the board.
    #[inline]
    pub fn board(&self) -> Board {
        self.game.rules().board
    }

    /// The seat that looks.
    #[inline]
    pub fn me(&self) -> Seat {
        self.seat
    }

    /// The other seat.
    #[inline]
    pub fn rival(&self) -> Seat {
        Seat(self.seat.0 ^ 1)
    }

    /// Whose turn it is.
    #[inline]
    pub fn to_move(&self) -> Seat {
        self.state.to_move()
    }

    /// Who counts as the first player of this game.
    pub fn starter(&self) -> Seat {
        self.state.starter()
    }

    /// Whether the first card was taken over (pie rule).
    pub fn is_taken_over(&self) -> bool {
        self.state.is_taken_over()
    }

    /// Whether this seat may take the first card over now.
    pub fn can_take_over(&self) -> bool {
        self.state.to_move() == self.seat && rules::can_take_over(self.game, self.state)
    }

    /// Cards placed in this game.
    #[inline]
    pub fn placed(&self) -> u8 {
        self.state.placed()
    }

    /// The cards of this game in the order in which they were placed.
    pub fn plays(&self) -> impl ExactSizeIterator<Item = Placed> + 'a {
        self.state.plays()
    }

    /// The own hand, in the order in which it was drawn.
    pub fn hand(&self) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.state.hand(self.seat)
    }

    /// The own card at a place of the hand, counted from 0.
    pub fn hand_card(&self, place: usize) -> Option<CardId> {
        self.hand().nth(place)
    }

    /// The places of the own deck whose cards are in hand, as bits: the hand without looking at it.
    #[inline]
    #[cfg(feature = "agents")]
    pub(crate) fn hand_places(&self) -> u32 {
        self.state.hand_places(self.seat)
    }

    /// The own card at a place of [`View::hand_places`].
    #[inline]
    #[cfg(feature = "agents")]
    pub(crate) fn card_at_place(&self, place: usize) -> CardId {
        self.state.decks[self.seat.idx()][place]
    }

    /// The card on each cell, by index; what an empty cell holds means nothing.
    #[inline]
    #[cfg(feature = "agents")]
    pub(crate) fn cells(&self) -> &'a [CardId; crate::MAX_CELLS] {
        &self.state.cells
    }

    /// How many cards a seat has in hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.state.hand_size(seat)
    }

    /// How many cards a seat's deck has left.
    #[inline]
    pub fn deck_size(&self, seat: Seat) -> u8 {
        self.state.deck_size(seat)
    }

    /// The cards that this seat will still draw, ascending: which ones is known, not when.
    pub fn own_undrawn(&self) -> Vec<CardId> {
        let mut cards = self.state.undrawn(self.seat).to_vec();
        cards.sort_unstable();
        cards
    }

    /// The cards of the rival's deck that were seen, ascending: in this game, or in earlier games
    /// of the match, of each card as many copies as were ever seen in one game.
    pub fn rival_known(&self) -> impl Iterator<Item = CardId> + use<> {
        self.state.known_cards(self.rival())
    }

    /// The card on a cell, by index, and who controls it.
    #[inline]
    pub fn at(&self, idx: usize) -> Option<(CardId, Seat)> {
        self.state.at(idx)
    }

    /// The card on a cell and who controls it.
    pub fn on(&self, cell: Cell) -> Option<(CardId, Seat)> {
        self.state.on(self.board(), cell)
    }

    /// The cells with a card, as bits by index.
    #[inline]
    pub fn filled(&self) -> u32 {
        self.state.filled()
    }

    /// The cells that a seat controls, as bits by index.
    #[inline]
    pub fn controlled(&self, seat: Seat) -> u32 {
        self.state.controlled(seat)
    }

    /// The cells that a card can be played on now, as bits by index.
    #[inline]
    pub fn free(&self) -> u32 {
        rules::free_cells(self.game, self.state)
    }

    /// The cells that a card can be played on now, in reading order.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + 'a {
        let board = self.board();
        bits(self.free()).map(move |idx| board.cell(idx))
    }

    /// The index of the cell beside another, if there is one; it may be blocked.
    #[inline]
    pub fn beside(&self, idx: usize, side: Side) -> Option<usize> {
        self.game.beside(idx, side)
    }

    /// The choice that Eco asks for, if it does.
    pub fn echo(&self) -> Option<EchoQuestion> {
        (self.state.phase == Phase::Echo).then(|| {
            let from = rules::asked(self.game, self.state);
            EchoQuestion { from, targets: rules::targets(self.game, self.state, from) }
        })
    }

    /// Finished games of the match.
    pub fn games_done(&self) -> u8 {
        self.state.games_done()
    }

    /// Games won in the match, by seat.
    pub fn wins(&self) -> [u8; 2] {
        self.state.wins()
    }

    /// Points of all finished games, by seat.
    pub fn points(&self) -> [u8; 2] {
        self.state.points()
    }

    /// The points of the present board by seat, and who would win the game if it were full.
    pub fn standing(&self) -> ([u8; 2], Option<Seat>) {
        rules::standing(self.game, self.state)
    }

    /// The cell at an index; the same as [`Board::cell`], looked up.
    #[inline]
    pub fn cell(&self, idx: usize) -> Cell {
        self.game.sheet.cells[idx]
    }

    /// Whether the seat to move may do this.
    ///
    /// # Errors
    /// The reason why not. What the rival's hand has to do with it is not told to this seat.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.state.turn() != ludoteca_core::Turn::Decide(self.seat) {
            return Err(Illegal::NotYourTurn);
        }
        rules::check(self.game, self.state, action)
    }
}

impl SeatView<Action> for View<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.state.turn() == ludoteca_core::Turn::Decide(self.seat) {
            rules::list_actions(self.game, self.state, out);
        }
    }
}

/// Everything that the seat may know, and nothing else: the laws compare this text.
impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state;
        let both = |of: fn(&State, Seat) -> u8| [of(state, Seat(0)), of(state, Seat(1))];
        let mut view = f.debug_struct("View");
        view.field("seat", &self.seat)
            .field("phase", &state.phase)
            .field("dealt", &state.dealt)
            .field("to_move", &state.to_move)
            .field("starter", &state.starter)
            .field("taken_over", &state.taken_over)
            .field("echo", &state.echo)
            .field("games_done", &state.games_done)
            .field("wins", &state.wins)
            .field("points", &state.points)
            .field("hand", &self.hand().collect::<Vec<_>>())
            .field("own_undrawn", &self.own_undrawn())
            .field("hand_sizes", &both(State::hand_size))
            .field("deck_sizes", &both(State::deck_size))
            .field("plays", &self.plays().collect::<Vec<_>>())
            .field("controlled_by_seat_1", &state.owner)
            .field("rival_known", &self.rival_known().collect::<Vec<_>>())
            .field("shown", &state.known_cards(self.seat).collect::<Vec<_>>());
        if let Some(state) = self.open() {
            view.field("open", state);
        }
        view.finish()
    }
}
