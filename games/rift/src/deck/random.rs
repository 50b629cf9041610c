//! Random decks.

use ludoteca_core::Rng;

use crate::rules::Filling;
use crate::sheet::Sheet;
use crate::{Board, CardBase, DECK_SIZE, DeckList, Format};

impl DeckList {
    /// A random deck of a format, drawn by the same law as the decks that a game deals.
    ///
    /// Card by card: every copy of the base that is not taken yet is equally likely, as long as the
    /// deck can still be completed within the limit. `None` when no deck fits the format.
    pub fn random(base: &CardBase, format: Format, rng: &mut Rng) -> Option<Self> {
        let sheet = Sheet::new(base, Board::CLASSIC, format, false);
        let mut deck = Filling::new(&sheet);
        if sheet.cheapest_rest(&[], DECK_SIZE).is_none() || !sheet.can_be_completed(&[]) {
            return None;
        }
        while deck.len < DECK_SIZE {
            deck.push(deck.next(rng));
        }
        Some(Self::sorted(base.check(), deck.cards))
    }
}
