use super::*;

#[test]
fn the_board_of_the_document_has_its_start_and_last_squares() {
    let board = Board::FOUR;
    let table = [("yellow", 5, 68), ("blue", 22, 17), ("red", 39, 34), ("green", 56, 51)];
    for (colour, (name, start, last)) in board.colours().zip(table) {
        assert_eq!(
            (colour.name(), board.start(colour), board.last(colour)),
            (name, Square(start), Square(last))
        );
    }
    assert_eq!(board.safe().len(), 12);
    assert_eq!(board.goal() - 1, 71, "steps from the start square to the goal");
}

#[test]
fn shipped_boards_are_what_their_squares_say() {
    let starts = [5, 22, 39, 56, 73, 90];
    let four = Board::new(68, &starts[..4], &[68, 17, 34, 51], 7, Board::FOUR.safe());
    assert_eq!(four, Ok(Board::FOUR));
    let six = Board::new(102, &starts, &[102, 17, 34, 51, 68, 85], 7, Board::SIX.safe());
    assert_eq!(six, Ok(Board::SIX));
}

#[test]
fn places_and_squares_are_each_others_inverse() {
    for board in [Board::FOUR, Board::SIX] {
        for colour in board.colours() {
            let squares = (1..=board.track()).map(|place| board.square(colour, place).unwrap());
            for (place, square) in (1..).zip(squares) {
                assert_eq!(board.place(colour, square), Some(place));
            }
            for place in 0..=board.goal() {
                let spot = board.spot(colour, place);
                assert_eq!(board.place_of(colour, spot), Some(place), "{spot}");
            }
            assert_eq!(board.square(colour, 0), None);
            assert_eq!(board.square(colour, board.track() + 1), None);
        }
    }
    // The four squares between the end and the start of yellow are never walked by yellow.
    for square in 1..=4 {
        assert_eq!(Board::FOUR.place(Colour(0), Square(square)), None);
    }
    assert_eq!(Board::FOUR.place(Colour(0), Square(0)), None);
    assert_eq!(Board::FOUR.place(Colour(0), Square(69)), None);
}

#[test]
fn sets_turn_with_the_colour() {
    for board in [Board::FOUR, Board::SIX] {
        for colour in board.colours() {
            for square in (1..=board.ring()).map(Square) {
                let along = board.along(colour, 1 << (square.0 - 1));
                let expected = board.place(colour, square).map_or(0, |place| 1 << (place - 1));
                assert_eq!(along, expected, "{colour} {square}");
            }
        }
    }
}

#[test]
fn the_largest_ring_does_not_overflow() {
    let starts = [1, 33, 65, 97];
    let safe = SquareSet::of(&starts);
    let board = Board::new(128, &starts, &[116, 20, 52, 84], 7, safe).unwrap();
    let too_long = Board::new(128, &starts, &[125, 29, 61, 93], 7, safe).unwrap_err();
    assert_eq!(too_long, [BoardFault::TooLong { found: 132 }]);
    for colour in board.colours() {
        for place in 1..=board.track() {
            let square = board.square(colour, place).unwrap();
            assert_eq!(board.place(colour, square), Some(place));
            assert_eq!(board.along(colour, 1 << (square.0 - 1)), 1 << (place - 1));
        }
    }
}

#[test]
fn all_faults_of_a_board_are_named() {
    let faults = Board::new(68, &[5, 5, 70], &[68, 17], 0, SquareSet::of(&[5, 69])).unwrap_err();
    assert_eq!(
        faults,
        [
            BoardFault::Colours { starts: 3, lasts: 2 },
            BoardFault::Corridor { found: 0 },
            BoardFault::NoSquare { square: Square(70) },
            BoardFault::NoSquare { square: Square(69) },
            BoardFault::StartTwice { square: Square(5) },
            BoardFault::UnsafeStart { square: Square(70) },
        ]
    );
    let uneven = Board::new(68, &[5, 22], &[68, 18], 7, Board::FOUR.safe()).unwrap_err();
    assert_eq!(uneven, [BoardFault::UnevenTracks { colour: Colour(1) }]);
    assert!(uneven[0].to_string().contains("blue"));
}
