//! One moment of a match.

use ludoteca_core::{Seat, Turn};

use crate::{Board, CardId, Cell, DECK_SIZE, MAX_CELLS};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The decks are shuffled, card by card.
    Dealing,
    /// The seat to move plays a card.
    Playing,
    /// The seat to move chooses what a flipped card attacks.
    Echo,
    /// The match is decided.
    Over,
}

/// One moment of a match: a flat value without rules.
///
/// A deck is an array in draw order. The cards of a hand are bits over places of that deck, so
/// that a hand is ordered by when its cards were drawn and drawing is one bit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// By seat, in draw order; not yet dealt places have no card unless the list is given.
    pub(crate) decks: [[CardId; DECK_SIZE]; 2],
    /// The card on each cell, by index.
    pub(crate) cells: [CardId; MAX_CELLS],
    /// The cells in the order in which they were filled.
    pub(crate) order: [u8; MAX_CELLS],
    /// Cards drawn so far, by seat.
    pub(crate) drawn: [u8; 2],
    /// Places of the deck that are in hand, by seat; while a random deck is dealt
    /// [`Residues::once`].
    pub(crate) hands: [u32; 2],
    /// Places of the deck that the rival knows from earlier games of the match, by seat; while a
    /// random deck is dealt [`Residues::twice`]. Which of two equal cards has the bit means nothing.
    pub(crate) known: [u32; 2],
    /// Cells with a card.
    pub(crate) filled: u32,
    /// Cells whose card seat 1 controls.
    pub(crate) owner: u32,
    /// Cards placed in this game.
    pub(crate) placed: u8,
    /// Cards dealt to each deck in this game.
    pub(crate) dealt: u8,
    pub(crate) phase: Phase,
    pub(crate) to_move: u8,
    /// Who counts as the first player of this game.
    pub(crate) starter: u8,
    /// Whether the first card was taken over.
    pub(crate) taken_over: bool,
    /// Sides of the last card whose flipped neighbours still have to attack, as bits.
    pub(crate) echo: u8,
    pub(crate) games_done: u8,
    /// Games won, by seat.
    pub(crate) wins: [u8; 2],
    /// Points of all finished games, by seat.
    pub(crate) points: [u8; 2],
}

// Searches copy states by the million.
const _: () = assert!(size_of::<State>() <= 128);

/// A card that was placed in the present game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Who placed it.
    pub seat: Seat,
    /// The card.
    pub card: CardId,
    /// The index of its cell in reading order.
    pub idx: usize,
}

/// The remainders by 32 of the numbers of the cards that a random deck has got so far, as bits: of
/// most cards they tell at a glance that the deck does not have them.
///
/// Nobody has a hand while decks are dealt, and nothing is known of random ones, so that these take
/// the places of [`State::hands`] and [`State::known`] until the deck is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Residues {
    pub(crate) once: u32,
    pub(crate) twice: u32,
}

impl Residues {
    /// Every card has to be looked for.
    pub(crate) const ALL: Self = Self { once: u32::MAX, twice: u32::MAX };

    #[inline]
    pub(crate) fn add(&mut self, card: CardId) {
        let bit = 1 << (card.0 % 32);
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    pub(crate) fn of(cards: &[CardId]) -> Self {
        let mut residues = Self::default();
        for &card in cards {
            residues.add(card);
        }
        residues
    }

    /// Whether the deck could have more than `copy` copies of a card.
    #[inline]
    pub(crate) fn may_have(self, card: CardId, copy: u8) -> bool {
        let residues = if copy == 0 { self.once } else { self.twice };
        residues >> (card.0 % 32) & 1 > 0
    }
}

/// The places that are set, ascending.
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (place < u32::BITS).then_some(place as usize)
    })
}

impl State {
    pub(crate) fn new(decks: [[CardId; DECK_SIZE]; 2]) -> Self {
        Self {
            decks,
            cells: [CardId::NONE; MAX_CELLS],
            order: [0; MAX_CELLS],
            drawn: [0; 2],
            hands: [0; 2],
            known: [0; 2],
            filled: 0,
            owner: 0,
            placed: 0,
            dealt: 0,
            phase: Phase::Dealing,
            to_move: 0,
            starter: 0,
            taken_over: false,
            echo: 0,
            games_done: 0,
            wins: [0; 2],
            points: [0; 2],
        }
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Playing | Phase::Echo => Turn::Decide(Seat(self.to_move)),
            Phase::Dealing => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// Whose turn it is; means nothing while the decks are shuffled.
    #[inline]
    pub const fn to_move(&self) -> Seat {
        Seat(self.to_move)
    }

    /// Who counts as the first player of this game.
    pub const fn starter(&self) -> Seat {
        Seat(self.starter)
    }

    /// Whether the first card was taken over (pie rule).
    pub const fn is_taken_over(&self) -> bool {
        self.taken_over
    }

    /// Finished games of the match.
    pub const fn games_done(&self) -> u8 {
        self.games_done
    }

    /// Games won, by seat.
    pub const fn wins(&self) -> [u8; 2] {
        self.wins
    }

    /// Points of all finished games, by seat.
    pub const fn points(&self) -> [u8; 2] {
        self.points
    }

    /// Cards placed in this game.
    #[inline]
    pub const fn placed(&self) -> u8 {
        self.placed
    }

    /// Who is ahead by games, and then by points; at the end of the match the winner.
    pub fn leader(&self) -> Option<Seat> {
        let by = |pair: [u8; 2]| pair[0].cmp(&pair[1]);
        match by(self.wins).then(by(self.points)) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The hand of a seat, in the order in which it was drawn.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
        let deck = &self.decks[seat.idx()];
        bits(self.hand_places(seat)).map(move |place| deck[place])
    }

    /// The residues of a random deck that is being dealt.
    #[inline]
    pub(crate) fn residues(&self, seat: usize) -> Residues {
        Residues { once: self.hands[seat], twice: self.known[seat] }
    }

    #[inline]
    pub(crate) fn set_residues(&mut self, seat: usize, residues: Residues) {
        (self.hands[seat], self.known[seat]) = (residues.once, residues.twice);
    }

    /// Whether a deck is random and not yet complete.
    #[inline]
    pub(crate) fn is_growing(&self, seat: usize) -> bool {
        self.decks[seat][DECK_SIZE - 1] == CardId::NONE
    }

    /// The places of the deck that the rival knows from earlier games, as bits.
    pub(crate) fn known_places(&self, seat: Seat) -> u32 {
        if self.is_growing(seat.idx()) { 0 } else { self.known[seat.idx()] }
    }

    /// The places of the deck that are in hand, as bits.
    #[inline]
    pub(crate) fn hand_places(&self, seat: Seat) -> u32 {
        if self.phase == Phase::Dealing { 0 } else { self.hands[seat.idx()] }
    }

    /// How many cards a seat has in hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_places(seat).count_ones() as u8
    }

    /// The cards that a seat will still draw, in order. Empty while the decks are shuffled.
    pub fn undrawn(&self, seat: Seat) -> &[CardId] {
        if self.phase == Phase::Dealing {
            return &[];
        }
        &self.decks[seat.idx()][usize::from(self.drawn[seat.idx()])..]
    }

    /// How many cards a seat's deck has left.
    #[inline]
    pub const fn deck_size(&self, seat: Seat) -> u8 {
        DECK_SIZE as u8 - self.drawn[seat.idx()]
    }

    /// The cells with a card, as bits by index.
    #[inline]
    pub const fn filled(&self) -> u32 {
        self.filled
    }

    /// The cells that a seat controls, as bits by index.
    #[inline]
    pub const fn controlled(&self, seat: Seat) -> u32 {
        if seat.0 == 0 { self.filled & !self.owner } else { self.owner }
    }

    /// The card on a cell, by index, and who controls it.
    #[inline]
    pub fn at(&self, idx: usize) -> Option<(CardId, Seat)> {
        let owner = Seat((self.owner >> idx & 1) as u8);
        (self.filled >> idx & 1 > 0).then(|| (self.cells[idx], owner))
    }

    /// The card on a cell and who controls it.
    pub fn on(&self, board: Board, cell: Cell) -> Option<(CardId, Seat)> {
        board.index(cell).and_then(|idx| self.at(idx))
    }

    /// The cards of this game in the order in which they were placed.
    pub fn plays(&self) -> impl ExactSizeIterator<Item = Placed> + '_ {
        (0..self.placed).map(|play| {
            let idx = usize::from(self.order[usize::from(play)]);
            // Who took the first card over is the first player now, but did not place it.
            let swapped = play == 0 && self.taken_over;
            let seat = Seat((self.starter + play + u8::from(swapped)) % 2);
            Placed { seat, card: self.cells[idx], idx }
        })
    }
}
