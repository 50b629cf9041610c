//! What the engine looks up at every step, worked out once.

use crate::{Board, CardBase, CardId, Cell, DECK_SIZE, Format, MAX_CELLS, Side};

/// The neighbour of a cell at the edge: a bit that no board ever sets.
pub(crate) const EDGE: u8 = 31;

/// A card as the engine needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Face {
    pub(crate) values: [u8; 4],
    /// Cards drawn when it is played.
    pub(crate) draw: u8,
    /// What is added to its values when it attacks, doubled: 1 lets equal values flip (Fuerza).
    pub(crate) force: u8,
    pub(crate) defender: bool,
    /// Eco, if the rules have it.
    pub(crate) echo: bool,
}

/// A copy of a card that a random deck can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    pub(crate) card: CardId,
    /// The copy, counted from 0.
    pub(crate) copy: u8,
}

/// Look-up tables of one game.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    /// By card number; what no card has does nothing.
    pub(crate) faces: Box<[Face; 256]>,
    /// By cell and side; [`EDGE`] where there is none.
    pub(crate) neighbours: [[u8; 4]; MAX_CELLS],
    /// The same with the cell itself where there is no neighbour: nobody is his own rival.
    pub(crate) around: [[u8; 4]; MAX_CELLS],
    /// By index, so that nothing has to be divided.
    pub(crate) cells: [Cell; MAX_CELLS],
    pub(crate) open: u32,
    pub(crate) n_open: u8,
    pub(crate) width: u8,
    /// Which seats play a deck that the rules give.
    pub(crate) given: [bool; 2],
    /// All copies that random decks are drawn from.
    pub(crate) slots: Vec<Slot>,
    pub(crate) format: Format,
    /// Card values by card number, for formats with a limit.
    pub(crate) values: Vec<u16>,
    /// Card numbers by ascending value.
    pub(crate) cheapest: Vec<CardId>,
}

impl Sheet {
    pub(crate) fn new(base: &CardBase, board: Board, format: Format, eco: bool) -> Self {
        let mut faces = Box::new([Face::default(); 256]);
        for (face, card) in faces.iter_mut().zip(base.cards()) {
            let abilities = card.abilities;
            *face = Face {
                values: card.values,
                draw: abilities.draw,
                force: u8::from(abilities.force),
                defender: abilities.defender,
                echo: abilities.echo && eco,
            };
        }
        let mut neighbours = [[EDGE; 4]; MAX_CELLS];
        for (idx, sides) in neighbours.iter_mut().enumerate().take(board.len().into()) {
            for side in Side::ALL {
                let beside = board.cell(idx).beside(side).and_then(|cell| board.index(cell));
                sides[side.idx()] = beside.map_or(EDGE, |idx| idx as u8);
            }
        }
        let around = std::array::from_fn(|idx| {
            neighbours[idx].map(|there| if there == EDGE { idx as u8 } else { there })
        });
        let copies = |card| (0..format.max_copies).map(move |copy| Slot { card, copy });
        let values: Vec<u16> = base.cards().iter().map(|card| card.value.into()).collect();
        let mut cheapest: Vec<CardId> = base.ids().collect();
        cheapest.sort_by_key(|card| values[card.idx()]);
        Self {
            faces,
            neighbours,
            around,
            cells: std::array::from_fn(|idx| board.cell(idx)),
            open: board.open(),
            n_open: board.n_open(),
            width: board.width(),
            given: [false; 2],
            slots: base.ids().flat_map(copies).collect(),
            format,
            values,
            cheapest,
        }
    }

    #[inline]
    pub(crate) fn face(&self, card: CardId) -> &Face {
        &self.faces[usize::from(card.0)]
    }

    #[inline]
    pub(crate) fn value(&self, card: CardId) -> u16 {
        self.values.get(card.idx()).copied().unwrap_or_default()
    }

    /// The least that `count` more cards cost a deck that has `taken` already; `None` when there
    /// are not so many.
    pub(crate) fn cheapest_rest(&self, taken: &[CardId], count: usize) -> Option<u32> {
        let (mut needed, mut cost) = (count, 0);
        for &card in &self.cheapest {
            if needed == 0 {
                break;
            }
            let had = taken.iter().filter(|&&other| other == card).count();
            let free = usize::from(self.format.max_copies).saturating_sub(had).min(needed);
            cost += free as u32 * u32::from(self.value(card));
            needed -= free;
        }
        (needed == 0).then_some(cost)
    }

    /// Whether a deck with these cards can be filled up within the limit of the format.
    pub(crate) fn can_be_completed(&self, taken: &[CardId]) -> bool {
        if self.format.value_limit == 0 {
            return true;
        }
        let cost: u32 = taken.iter().map(|&card| u32::from(self.value(card))).sum();
        let rest = self.cheapest_rest(taken, DECK_SIZE.saturating_sub(taken.len()));
        rest.is_some_and(|rest| cost + rest <= u32::from(self.format.value_limit))
    }
}
