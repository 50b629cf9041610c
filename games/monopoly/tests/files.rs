//! Boards and decks as files: what is shipped, and what any file does to the readers.

use std::fmt::Write as _;

use ludoteca_monopoly::shipped::{SHIPPED, find};
use ludoteca_monopoly::{
    Board, Card, CardAction, Deck, Deed, DeedKind, Place, SquareKind, misfits,
};
use proptest::prelude::*;

fn load(name: &str) -> (Board, Vec<Deck>) {
    find(name).expect("shipped").load()
}

fn deed(board: &Board, place: u8) -> &Deed {
    &board.deeds()[board.deed_at(Place(place)).expect("a lot").idx()]
}

/// The card with this number of the deck that the board calls so.
fn card<'a>((board, decks): &'a (Board, Vec<Deck>), deck: &str, number: u32) -> &'a Card {
    let deck = board.deck_names().iter().position(|name| name == deck).expect("a deck");
    decks[deck].cards.iter().find(|card| card.number == number).expect("a card")
}

const NOTHING: CardAction = CardAction {
    pay: 0,
    pay_per_house: 0,
    pay_per_hotel: 0,
    pay_each: 0,
    keep: false,
    advance_to: None,
    advance: 0,
    next_station: false,
    next_utility: false,
    next_street: false,
    jail: false,
    collect_salary: true,
    rent_factor: 1,
    rent_by_dice: false,
};

fn pay(pay: i32) -> CardAction {
    CardAction { pay, ..NOTHING }
}

fn advance_to(place: u8) -> CardAction {
    CardAction { advance_to: Some(place), ..NOTHING }
}

fn repairs(pay_per_house: i32, pay_per_hotel: i32) -> CardAction {
    CardAction { pay_per_house, pay_per_hotel, ..NOTHING }
}

const JAIL: CardAction = CardAction { jail: true, ..NOTHING };
const KEEP: CardAction = CardAction { keep: true, ..NOTHING };
const BACK_3: CardAction = CardAction { advance: -3, ..NOTHING };
const STATION: CardAction = CardAction { next_station: true, rent_factor: 2, ..NOTHING };
const UTILITY: CardAction = CardAction { next_utility: true, rent_by_dice: true, ..NOTHING };

/// What the cards of a deck do, and that they are numbered in order.
#[track_caller]
fn check_deck(of: &(Board, Vec<Deck>), deck: &str, first: u32, effects: &[CardAction]) {
    for (number, effect) in (first..).zip(effects) {
        let found = &card(of, deck, number).alternatives;
        assert_eq!(found, &[*effect], "{deck} {number}");
    }
}

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
        assert_eq!(board.jail().map(|(place, turns, _)| (place, turns)), Some((Place(10), 3)));
        assert_eq!(board.squares()[30].kind, SquareKind::GoToJail);
        assert_eq!(board.squares()[20].kind, SquareKind::Parking);
        let decks_at = |squares: [usize; 3]| squares.map(|square| board.squares()[square].kind);
        assert_eq!(decks_at([2, 17, 33]), [SquareKind::Cards(0); 3]);
        assert_eq!(decks_at([7, 22, 36]), [SquareKind::Cards(1); 3]);
        for deck in &decks {
            let kept = deck.cards.iter().filter(|card| card.alternatives.contains(&KEEP));
            assert_eq!(kept.count(), 1);
        }
        // Files of people and screens alike have narrow columns.
        assert!(board.squares().iter().all(|square| square.short.chars().count() <= 12));
        assert_eq!(Board::read("back", &board.to_tab()).into_result(), Ok(board));
        for deck in decks {
            assert_eq!(Deck::read("back", &deck.to_tjt()).into_result(), Ok(deck));
        }
    }
    assert!(find("paris").is_none());
}

#[test]
fn madrid_is_annex_a() {
    let of = load("madrid");
    let board = &of.0;
    assert_eq!(board.deeds().iter().map(|deed| deed.price).sum::<i32>(), 569_000);
    assert_eq!(board.go(), Some((Place(0), 20_000)));
    assert_eq!(board.jail(), Some((Place(10), 3, 5_000)));
    let income = SquareKind::IncomeTax { percent: 10, fixed: 20_000 };
    assert_eq!(board.squares()[4].kind, income);
    assert_eq!(board.squares()[38].kind, SquareKind::Tax(10_000));
    let streets = [
        (1, 6_000, 3_000, [200, 1_000, 3_000, 9_000, 16_000, 25_000], 5_000),
        (3, 6_000, 3_000, [400, 2_000, 6_000, 18_000, 32_000, 45_000], 5_000),
        (9, 12_000, 6_000, [800, 4_000, 10_000, 30_000, 45_000, 60_000], 5_000),
        (11, 14_000, 7_000, [1_000, 5_000, 15_000, 45_000, 62_500, 75_000], 10_000),
        (14, 16_000, 8_000, [1_200, 6_000, 18_000, 50_000, 70_000, 90_000], 10_000),
        (16, 18_000, 9_000, [1_400, 7_000, 20_000, 55_000, 75_000, 95_000], 10_000),
        (19, 20_000, 10_000, [1_600, 8_000, 22_000, 60_000, 80_000, 100_000], 10_000),
        (21, 22_000, 11_000, [1_800, 9_000, 25_000, 70_000, 87_500, 105_000], 15_000),
        (24, 24_000, 12_000, [2_000, 10_000, 30_000, 75_000, 92_500, 110_000], 15_000),
        (26, 26_000, 13_000, [2_200, 11_000, 33_000, 80_000, 97_500, 115_000], 15_000),
        (29, 28_000, 14_000, [2_200, 12_000, 36_000, 85_000, 102_500, 120_000], 15_000),
        (31, 30_000, 15_000, [2_600, 13_000, 39_000, 90_000, 110_000, 127_500], 20_000),
        (34, 32_000, 16_000, [2_800, 15_000, 45_000, 100_000, 120_000, 140_000], 20_000),
        (37, 35_000, 17_500, [3_500, 17_500, 50_000, 110_000, 130_000, 150_000], 20_000),
        (39, 40_000, 20_000, [5_000, 20_000, 60_000, 140_000, 170_000, 200_000], 20_000),
    ];
    for (place, price, mortgage, rents, house) in streets {
        let deed = deed(board, place);
        assert_eq!((deed.price, deed.mortgage), (price, mortgage), "{place}");
        let kind = DeedKind::Street { rents, house_price: house, hotel_price: house };
        assert_eq!(deed.kind, kind, "{place}");
    }
    for place in [5, 15, 25, 35] {
        let deed = deed(board, place);
        assert_eq!((deed.price, deed.mortgage), (20_000, 10_000));
        assert_eq!(deed.kind, DeedKind::Station { rents: [2_500, 5_000, 10_000, 20_000] });
    }
    for place in [12, 28] {
        let deed = deed(board, place);
        assert_eq!((deed.price, deed.mortgage), (15_000, 7_500));
        assert_eq!(deed.kind, DeedKind::Utility { multipliers: [400, 1_000] });
    }
    assert_eq!(deed(board, 16).lift_cost(), 9_900);
    let sizes: Vec<u32> = board.groups().iter().map(|group| group.members.len()).collect();
    assert_eq!(sizes, [2, 4, 3, 3, 2, 3, 3, 3, 3, 2]);

    let cards = || of.1.iter().flat_map(|deck| &deck.cards);
    assert!(cards().filter(|card| card.alternatives.len() > 1).count() >= 2);
    assert_eq!(card(&of, "suerte", 6).alternatives, [STATION]);
    assert_eq!(card(&of, "suerte", 7).alternatives, [UTILITY]);
    assert_eq!(card(&of, "suerte", 16).alternatives, [pay(5_000), JAIL]);
}

/// The prepared position of document 000, 5.2.1.3: lots with their houses, 60 000 in cash.
#[test]
fn madrid_gives_the_capitals_of_the_prepared_position() {
    let (board, _) = load("madrid");
    let capital = |lots: &[(u8, i32)]| {
        let worth = |&(place, houses): &(u8, i32)| {
            let deed = deed(&board, place);
            let DeedKind::Street { house_price, .. } = deed.kind else { panic!("a street") };
            deed.price + houses * house_price
        };
        60_000 + lots.iter().map(worth).sum::<i32>()
    };
    assert_eq!(capital(&[(6, 2), (8, 2), (9, 2), (39, 0)]), 162_000);
    assert_eq!(capital(&[(1, 3), (3, 3), (31, 0), (34, 0)]), 164_000);
    assert_eq!(capital(&[(11, 1), (13, 0), (14, 0), (26, 0), (29, 0)]), 168_000);
    assert_eq!(capital(&[(16, 0), (18, 0), (19, 0), (21, 0), (24, 0)]), 162_000);
}

#[test]
fn atlantic_city_is_classic() {
    let of = load("atlantic-city");
    let board = &of.0;
    assert_eq!(board.deeds().iter().map(|deed| deed.price).sum::<i32>(), 5_690);
    assert_eq!(board.go(), Some((Place(0), 200)));
    assert_eq!(board.jail(), Some((Place(10), 3, 50)));
    assert_eq!(board.squares()[4].kind, SquareKind::IncomeTax { percent: 10, fixed: 200 });
    assert_eq!(board.squares()[38].kind, SquareKind::Tax(75));
    let marvin = DeedKind::Street {
        rents: [24, 120, 360, 850, 1_025, 1_200],
        house_price: 150,
        hotel_price: 150,
    };
    assert_eq!(deed(board, 29).kind, marvin);
    assert_eq!(deed(board, 35).kind, DeedKind::Station { rents: [25, 50, 100, 200] });
    assert_eq!(deed(board, 28).kind, DeedKind::Utility { multipliers: [4, 10] });
    let chance = [
        advance_to(0),
        advance_to(24),
        advance_to(11),
        UTILITY,
        STATION,
        STATION,
        pay(-50),
        KEEP,
        BACK_3,
        JAIL,
        repairs(25, 100),
        pay(15),
        advance_to(5),
        advance_to(39),
        CardAction { pay_each: 50, ..NOTHING },
        pay(-150),
    ];
    check_deck(&of, "chance", 1, &chance);
    let chest = [
        advance_to(0),
        pay(-200),
        pay(50),
        pay(-50),
        KEEP,
        JAIL,
        pay(-100),
        pay(-20),
        CardAction { pay_each: -10, ..NOTHING },
        pay(-100),
        pay(100),
        pay(50),
        pay(-25),
        repairs(40, 115),
        pay(-10),
        pay(-100),
    ];
    check_deck(&of, "chest", 1, &chest);
}

/// The board differs from the American one only in what document 002 prints otherwise, and its
/// cards have the codes of the wire.
#[test]
fn atlantic_city_in_spanish_is_document_002() {
    let of = load("atlantic-city-es");
    let (board, (classic, _)) = (&of.0, load("atlantic-city"));
    assert_eq!(board.squares()[4].kind, SquareKind::Tax(200));
    assert_eq!(board.squares()[38].kind, SquareKind::Tax(75));
    let marvin = DeedKind::Street {
        rents: [24, 120, 360, 850, 1_025, 1_200],
        house_price: 140,
        hotel_price: 140,
    };
    assert_eq!(deed(board, 29).kind, marvin);
    for (ours, theirs) in board.deeds().iter().zip(classic.deeds()) {
        let kind = if ours.place == Place(29) { marvin } else { theirs.kind };
        assert_eq!(*ours, Deed { kind, ..*theirs });
    }
    let casualidad = [
        pay(-10),
        pay(-20),
        pay(-25),
        pay(-45),
        pay(-100),
        pay(-100),
        pay(-100),
        pay(-200),
        advance_to(0),
        JAIL,
        KEEP,
        CardAction { pay_each: -50, ..NOTHING },
        pay(50),
        pay(100),
        pay(150),
        repairs(40, 115),
    ];
    check_deck(&of, "casualidad", 0, &casualidad);
    let arca = [
        CardAction { pay_each: 50, ..NOTHING },
        JAIL,
        KEEP,
        advance_to(0),
        pay(-50),
        pay(-150),
        pay(15),
        BACK_3,
        advance_to(39),
        advance_to(24),
        advance_to(11),
        advance_to(5),
        STATION,
        UTILITY,
        repairs(25, 100),
        pay(-100),
    ];
    check_deck(&of, "arca", 0, &arca);
}

/// The examples of the guide are what it says they are.
#[test]
fn the_guide_is_right() {
    let guide = include_str!("../../../docs/boards-and-decks.md");
    let examples: Vec<&str> = guide.split("```").skip(1).step_by(2).collect();
    let board = Board::read("guide", examples[0]).into_result().expect("a sound board");
    assert_eq!((board.squares().len(), board.deeds().len()), (8, 3));
    let deck = Deck::read("guide", examples[1]).into_result().expect("a sound deck");
    assert_eq!(deck.cards[0].alternatives, [UTILITY]);
    assert_eq!(deck.cards[1].alternatives, [pay(50), JAIL]);
    // The deck goes to a utility, which the small board does not have.
    assert_eq!(misfits(&board, &[deck]).len(), 1);
}

/// A name as a board can hold it.
fn name() -> impl Strategy<Value = String> {
    "[^|\\s\\p{Cc}]{1,6}( [^|\\s\\p{Cc}]{1,6}){0,2}"
}

/// The line of a square without its number, in two parts.
fn square() -> impl Strategy<Value = (&'static str, String)> {
    let fields = |n| {
        proptest::collection::vec(0..=10_000_000, n).prop_map(|numbers| {
            numbers
                .iter()
                .flat_map(|number: &i32| ["|".to_owned(), number.to_string()])
                .collect::<String>()
        })
    };
    let street = (0_u8..20, fields(10)).prop_map(|(group, rest)| format!("|c{group}{rest}"));
    let utility = (fields(2), 0..=1_000_000, 0..=1_000_000)
        .prop_map(|(price, one, two)| format!("{price}|{one}|{two}"));
    prop_oneof![
        street.prop_map(|rest| ("calle", rest)),
        utility.prop_map(|rest| ("servicio", rest)),
        fields(6).prop_map(|rest| ("estacion", rest)),
        Just(("parking", String::new())),
        Just(("a_la_carcel", String::new())),
        fields(1).prop_map(|rest| ("impuesto", rest)),
        fields(1).prop_map(|rest| ("salida", rest)),
        (0..=100, fields(1))
            .prop_map(|(share, rest)| ("impuesto_especial", format!("|{share}{rest}"))),
        prop_oneof!["a", "ñu_2"].prop_map(|deck| ("tarjeta", format!("|{deck}"))),
    ]
}

/// The text of a sound board of up to 60 squares.
fn tab() -> impl Strategy<Value = String> {
    proptest::collection::vec((square(), name(), name()), 0..58).prop_map(|squares| {
        let mut text = "salida|0|Go|Go|1\ncarcel|1|C|C|3|50\n".to_owned();
        for (number, ((kind, rest), name, short)) in (2..).zip(squares) {
            writeln!(text, "{kind}|{number}|{name}|{short}{rest}").expect("a string");
        }
        text
    })
}

fn action() -> impl Strategy<Value = CardAction> {
    let amount = || prop_oneof![Just(0), -10_000_000..=10_000_000];
    let flags = proptest::array::uniform7(any::<bool>());
    let target = proptest::option::of(0_u8..128);
    let (house, hotel) = (0..=10_000_000, 0..=10_000_000);
    (flags, amount(), amount(), house, hotel, target, -127_i16..=127, 0..=1_000_000).prop_map(
        |(flags, pay, pay_each, pay_per_house, pay_per_hotel, advance_to, advance, rent_factor)| {
            let [keep, next_station, next_utility, next_street, jail, collect_salary, dice] = flags;
            CardAction {
                pay,
                pay_per_house,
                pay_per_hotel,
                pay_each,
                keep,
                advance_to,
                advance,
                next_station,
                next_utility,
                next_street,
                jail,
                collect_salary,
                rent_factor,
                rent_by_dice: dice,
            }
        },
    )
}

fn deck() -> impl Strategy<Value = Deck> {
    let action = || prop_oneof![Just(NOTHING), action()];
    let text = "[^\\]\\s\\p{Cc}]{1,8}( [^\\]\\s\\p{Cc}]{1,8}){0,5}";
    let card = (text, proptest::collection::vec(action(), 1..=8));
    let numbers = proptest::collection::btree_set(any::<u32>(), 1..=32);
    (numbers, proptest::collection::vec(card, 32)).prop_map(|(numbers, cards)| {
        let card = |(number, (text, alternatives))| Card { number, text, alternatives };
        Deck { cards: numbers.into_iter().zip(cards).map(card).collect() }
    })
}

/// Text that looks like one of our files until it does not.
fn noise() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[\\[\\]{};=|#\\n\\r ]{1,4}",
        "(numero|ACCION|pagar|avanzarA|salida|calle|carcel|parking|tarjeta)",
        "(0|1|2|-3|127|128|99999999999999999999)",
        any::<String>(),
    ];
    proptest::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn boards_come_back(text in tab()) {
        let board = Board::read("a.tab", &text).into_result();
        prop_assert!(board.is_ok(), "{board:?}");
        let board = board.unwrap();
        prop_assert_eq!(board.squares().len(), text.lines().count());
        prop_assert_eq!(Board::read("b.tab", &board.to_tab()).into_result(), Ok(board));
    }

    #[test]
    fn decks_come_back(deck in deck()) {
        prop_assert_eq!(Deck::read("a.tjt", &deck.to_tjt()).into_result(), Ok(deck));
    }

    #[test]
    fn no_text_upsets_the_readers(text in noise()) {
        let board = Board::read("a.tab", &text);
        prop_assert!(board.value.is_some() || !board.faults.is_empty());
        let deck = Deck::read("a.tjt", &text);
        prop_assert!(deck.value.is_some() || !deck.faults.is_empty());
    }

    /// Whatever line is broken, the rest still makes a board that comes back, or none.
    #[test]
    fn a_broken_board_is_dropped_to_a_sound_one(text in tab(), at in any::<prop::sample::Index>()) {
        let at = at.index(text.len());
        let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let broken = format!("{}|x\n{}", &text[..at], &text[at..]);
        let reading = Board::read("a.tab", &broken);
        if let Some(board) = reading.value {
            prop_assert_eq!(Board::read("b.tab", &board.to_tab()).into_result(), Ok(board));
        }
    }
}
