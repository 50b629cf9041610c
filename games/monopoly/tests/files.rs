//! Boards and decks as files.

use ludoteca_monopoly::shipped::SHIPPED;
use ludoteca_monopoly::{Board, Deck, misfits};

#[test]
fn shipped_files_are_sound() {
    for shipped in SHIPPED {
        assert_eq!(Board::read(shipped.name, shipped.tab).faults, []);
        for (name, text) in shipped.decks {
            assert_eq!(Deck::read(name, text).faults, []);
        }
        let (board, decks) = shipped.load();
        assert_eq!((board.squares().len(), board.deeds().len()), (40, 28));
        assert_eq!(board.groups().len(), 10);
        assert_eq!(decks.iter().map(|deck| deck.cards.len()).collect::<Vec<_>>(), [16, 16]);
        assert_eq!(misfits(&board, &decks), []);
    }
}
