//! The wire's numbers of lots and cards, and the engine's.

use ludoteca_monopoly::{Board, DeedKind, Monopoly, Place};

use crate::message::{CARDS, LOTS, Lot, WireDeck};

/// Which square and which deck the numbers on the wire mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Atlas {
    places: Vec<Place>,
    /// By deck of the wire: the engine's number of the deck, and the card that opens the jail.
    decks: [(u8, u8); 2],
}

impl Atlas {
    /// The atlas of a game that is played on the ring's board; none for any other board.
    pub(crate) fn of(game: &Monopoly) -> Option<Self> {
        let places = places(game.board());
        if places.len() != usize::from(LOTS) {
            return None;
        }
        let deck = |deck: WireDeck| {
            let names = game.board().deck_names();
            let found = names.iter().position(|name| name == deck.name())?;
            let cards = &game.decks()[found].cards;
            let jail =
                cards.iter().position(|card| card.alternatives.iter().any(|way| way.keep))?;
            let fits = cards.len() == usize::from(CARDS);
            fits.then_some((u8::try_from(found).ok()?, u8::try_from(jail).ok()?))
        };
        let [casualidad, arca] = WireDeck::BOTH;
        Some(Self { places, decks: [deck(casualidad)?, deck(arca)?] })
    }

    /// The square of a lot.
    pub(crate) fn place(&self, lot: Lot) -> Option<Place> {
        self.places.get(usize::from(lot.0)).copied()
    }

    /// The lot of a square.
    pub(crate) fn lot(&self, place: Place) -> Option<Lot> {
        let found = self.places.iter().position(|&known| known == place)?;
        u8::try_from(found).ok().map(Lot)
    }

    /// The engine's number of a deck.
    pub(crate) fn deck(&self, deck: WireDeck) -> u8 {
        self.entry(deck).0
    }

    /// The deck that the engine calls so.
    pub(crate) fn wire_deck(&self, deck: u8) -> WireDeck {
        if self.entry(WireDeck::Arca).0 == deck { WireDeck::Arca } else { WireDeck::Casualidad }
    }

    /// The card of a deck that opens the jail.
    pub(crate) fn jail_card(&self, deck: WireDeck) -> u8 {
        self.entry(deck).1
    }

    fn entry(&self, deck: WireDeck) -> (u8, u8) {
        match deck {
            WireDeck::Casualidad => self.decks[0],
            WireDeck::Arca => self.decks[1],
        }
    }
}

/// Streets, utilities, railroads, each in board order.
fn places(board: &Board) -> Vec<Place> {
    let kinds: [fn(&DeedKind) -> bool; 3] = [
        |kind| matches!(kind, DeedKind::Street { .. }),
        |kind| matches!(kind, DeedKind::Utility { .. }),
        |kind| matches!(kind, DeedKind::Station { .. }),
    ];
    let of_kind =
        |is: fn(&DeedKind) -> bool| board.deeds().iter().filter(move |deed| is(&deed.kind));
    kinds.into_iter().flat_map(of_kind).map(|deed| deed.place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wire_counts_lots_and_decks_as_the_document_does() {
        let game = Monopoly::preset("serial").unwrap();
        let atlas = Atlas::of(&game).unwrap();
        let name = |lot| {
            let place = atlas.place(Lot(lot)).unwrap();
            game.board().squares()[usize::from(place.0)].name.as_str()
        };
        for (lot, expected) in [
            (0, "Av. Mediterráneo"),
            (5, "Plaza San Carlos"),
            (13, "Av. Illinois"),
            (16, "Jardines Marvin"),
            (21, "Paseo Tablado"),
            (22, "Compañía de Electricidad"),
            (23, "Obras de Agua Potable"),
            (24, "Ferrocarril Reading"),
            (27, "Ferrocarril Short Line"),
        ] {
            assert_eq!(name(lot), expected);
        }
        for lot in (0..LOTS).map(Lot) {
            assert_eq!(atlas.lot(atlas.place(lot).unwrap()), Some(lot));
        }
        assert_eq!((atlas.place(Lot(28)), atlas.lot(Place(0))), (None, None));
        assert_eq!((atlas.deck(WireDeck::Casualidad), atlas.deck(WireDeck::Arca)), (1, 0));
        assert_eq!(WireDeck::BOTH.map(|deck| atlas.jail_card(deck)), [10, 2]);
        assert_eq!(WireDeck::BOTH.map(|deck| atlas.wire_deck(atlas.deck(deck))), WireDeck::BOTH);
    }

    #[test]
    fn other_boards_have_no_place_on_the_ring() {
        assert_eq!(Atlas::of(&Monopoly::preset("street-masters").unwrap()), None);
    }
}
