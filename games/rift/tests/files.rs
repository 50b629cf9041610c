//! Card bases, deck files and deck codes: they read back, and faults are told.

use ludoteca_core::{Purpose, Rng};
use ludoteca_rift::{CardBase, DeckCodeError, DeckList, Format, Rarity, Rift, Rules};
use ludoteca_testkit::effort;
use proptest::prelude::*;

#[test]
fn the_shipped_base_has_the_forty_cards() {
    let base = CardBase::the_rift();
    assert_eq!((base.len(), base.name()), (40, "The Rift"));
    let of = |rarity| base.cards().iter().filter(|card| card.rarity == rarity).count();
    assert_eq!(Rarity::ALL.map(of), [22, 10, 5, 3]);
    let echo = base.cards().iter().filter(|card| card.abilities.echo).count();
    let defender = base.cards().iter().filter(|card| card.abilities.defender).count();
    let force = base.cards().iter().filter(|card| card.abilities.force).count();
    let draw = base.cards().iter().filter(|card| card.abilities.draw > 0).count();
    assert_eq!([echo, defender, force, draw], [5, 5, 4, 5]);
    let card = base.card(base.find("cabecilla RATIDO").unwrap());
    assert_eq!((card.values, card.value, card.faction.as_str()), ([5, 5, 4, 6], 4, "La Plaga"));
}

#[test]
fn the_right_values_are_those_that_the_printed_means_tell() {
    // The document prints the mean of the four values, times four here, in the order of its list.
    let sums = [
        20, 14, 14, 27, 22, 28, 19, 16, 19, 8, 13, 11, 17, 22, 9, 15, 19, 18, 18, 20, 7, 16, 12,
        11, 10, 13, 9, 18, 28, 23, 14, 24, 9, 18, 26, 20, 17, 17, 36, 27,
    ];
    for (card, sum) in CardBase::the_rift().cards().iter().zip(sums) {
        assert_eq!(card.values.iter().sum::<u8>(), sum, "{}", card.name);
    }
}

#[test]
fn a_base_reads_back() {
    let base = CardBase::the_rift();
    assert_eq!(CardBase::parse(&base.to_text()), Ok(base.clone()));
    assert_eq!(CardBase::new(base.name(), base.cards().to_vec()), Ok(base));
}

#[test]
fn every_fault_of_a_base_is_told_with_its_line() {
    let text = "rift-cards 1
# comment
Uno; 1; 2; 3; 4; -; 1; Común; A
UNO; 1; 2; 3; 4; -; 1; Común; A
Dos; 10; x; 3; -1; Volar, Eco, Eco; 300; Dorada; A
Tres; 1; 2; 3
; 1; 2; 3; 4; Robar 0; 1; Rara; A
2x Cuatro; 1; 2; 3; 4; -; 1; Rara; A
";
    let found = CardBase::parse(text).unwrap_err();
    let told: Vec<String> = found.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "expected a line \"base NAME\" before the cards",
            "line 4: the name \"UNO\" is taken by line 3",
            "line 5: top: expected 0 to 9, found \"10\"",
            "line 5: right: expected 0 to 9, found \"x\"",
            "line 5: left: expected 0 to 9, found \"-1\"",
            "line 5: abilities: expected Robar 1 to Robar 9, Defensor, Fuerza or Eco, found \
             \"Volar\", or - for none",
            "line 5: abilities: Eco is not the first of its kind",
            "line 5: value: expected 0 to 255, found \"300\"",
            "line 5: rarity: expected Común, Rara, Épica or Única, found \"Dorada\"",
            "line 6: expected nine columns (name; top; right; bottom; left; abilities; value; \
             rarity; faction), found 4",
            "line 7: abilities: expected Robar 1 to Robar 9, Defensor, Fuerza or Eco, found \
             \"Robar 0\", or - for none",
            "line 8: name: expected a plain name, found \"2x Cuatro\"",
        ]
    );
}

#[test]
fn what_is_no_base_at_all_gets_one_fault() {
    for text in ["", "PNG\n1;2;3", "rift-cards 2\nbase x"] {
        let faults = CardBase::parse(text).unwrap_err().faults;
        assert_eq!((faults.len(), faults[0].line), (1, 1), "{text:?}");
    }
    let lines: Vec<String> = (0..251).map(|n| format!("k{n}; 1; 1; 1; 1; -; 1; Rara; A")).collect();
    let many = format!("rift-cards 1\nbase b\n{}", lines.join("\n"));
    let error = CardBase::parse(&many).unwrap_err();
    assert_eq!(error.to_string(), "expected at most 250 cards, found 251");
}

fn random_deck(seed: u64, format: Format) -> DeckList {
    let mut rng = Rng::stream(seed, 0, Purpose::Setup);
    DeckList::random(&CardBase::the_rift(), format, &mut rng).expect("a playable format")
}

#[test]
fn random_decks_keep_their_format() {
    let base = CardBase::the_rift();
    let formats = [(2, 0), (2, 60), (2, 30), (1, 0), (3, 45)];
    for (max_copies, value_limit) in formats {
        let format = Format { max_copies, value_limit };
        for seed in 0..200 {
            assert_eq!(random_deck(seed, format).faults(&base, format), []);
        }
    }
    let mut rng = Rng::stream(1, 0, Purpose::Setup);
    let impossible = Format { max_copies: 2, value_limit: 29 };
    assert_eq!(DeckList::random(&base, impossible, &mut rng), None);
}

#[test]
fn deck_files_read_back_and_tell_their_faults() {
    let base = CardBase::the_rift();
    for seed in 0..100 {
        let deck = random_deck(seed, Format::default());
        assert_eq!(DeckList::parse(&base, &deck.to_text(&base)), Ok(deck));
    }
    let told = |text: &str| DeckList::parse(&base, text).unwrap_err().to_string();
    assert_eq!(told("# nothing\n"), "expected 20 cards, found 0");
    assert_eq!(told("19 Renegado\n2x Alimana"), "expected 20 cards, found 21");
    assert_eq!(
        told("2x Renegada\n0x Renegado\n99999999999999999999 Renegado\n\nAlimaña"),
        "line 1: expected a card of \"The Rift\", found \"Renegada\"; \
         line 2: expected 1 to 20 copies, found \"0x Renegado\"; \
         line 3: expected 1 to 20 copies, found \"99999999999999999999 Renegado\"; \
         line 5: expected a card of \"The Rift\", found \"Alimaña\""
    );
}

#[test]
fn deck_codes_read_back_and_are_short() {
    for seed in 0..effort(500, 50_000) {
        let deck = random_deck(seed, Format::default());
        let code = deck.to_code();
        assert!(code.len() <= 24, "{code}");
        assert_eq!(DeckList::from_code(&code), Ok(deck));
        let sloppy = code.replace('-', " ").to_lowercase().replace('0', "o").replace('1', "l");
        assert_eq!(DeckList::from_code(&sloppy), Ok(deck), "{sloppy}");
    }
}

#[test]
fn a_deck_code_is_what_it_always_was() {
    // Worked out by hand (and by another program) from the description in `deck/code.rs`.
    let base = CardBase::the_rift();
    let mut names = vec!["Soldado entrenado"; 2];
    names.extend(base.cards().iter().map(|card| card.name.as_str()).skip(3).step_by(2).take(18));
    let deck = DeckList::parse(&base, &names.join("\n")).unwrap();
    assert_eq!(deck.to_code(), "1ATYR-J94J9-4J94J-819AA");
}

/// Every letter changed to every other, every two neighbours exchanged, every letter lost or
/// doubled: none of these is read as a deck.
#[test]
fn every_typo_in_a_deck_code_is_noticed() {
    const LETTERS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for seed in 0..effort(20, 500) {
        let code: Vec<char> =
            random_deck(seed, Format::default()).to_code().chars().filter(|&c| c != '-').collect();
        let read = |letters: &[char]| DeckList::from_code(&letters.iter().collect::<String>());
        for place in 0..code.len() {
            for letter in LETTERS.chars().filter(|&letter| letter != code[place]) {
                let mut wrong = code.clone();
                wrong[place] = letter;
                assert_eq!(read(&wrong), Err(DeckCodeError::Check), "{wrong:?}");
            }
            let mut lost = code.clone();
            lost.remove(place);
            assert!(read(&lost).is_err(), "{lost:?}");
            let mut doubled = code.clone();
            doubled.insert(place, code[place]);
            assert!(read(&doubled).is_err(), "{doubled:?}");
            if place > 0 && code[place] != code[place - 1] {
                let mut swapped = code.clone();
                swapped.swap(place, place - 1);
                assert_eq!(read(&swapped), Err(DeckCodeError::Check), "{swapped:?}");
            }
        }
    }
}

#[test]
fn what_is_no_deck_code_is_refused_with_the_reason() {
    let told = |code: &str| DeckList::from_code(code).unwrap_err().to_string();
    assert_eq!(told(""), "expected a deck code of about 20 letters, found 0");
    assert_eq!(told("1ATYR-J94J!"), "expected a deck code, found '!' at letter 11");
    assert!(told(&"0".repeat(100_000)).starts_with("expected a deck code of about 20 letters"));
    assert!(told("1ATYR-J94J9-4J94J-819AB").contains("a letter is wrong or missing"));
}

#[test]
fn decks_of_another_base_or_format_are_refused() {
    let base = CardBase::the_rift();
    let mut cards = base.cards().to_vec();
    cards[0].name = "Soldado nuevo".to_owned();
    let other = CardBase::new("Other", cards).unwrap();
    let deck = random_deck(1, Format::default());
    let told = |base: &CardBase, format| {
        let faults = deck.faults(base, format);
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(told(&other, Format::default()), ["a deck of another card base than \"Other\""]);
    let strict = Format { max_copies: 1, value_limit: 45 };
    let faults = told(&base, strict);
    assert!(faults.len() > 1 && faults.last().unwrap().contains("where 45 is the limit"));
    let rules = Rules { deck1: Some(deck), max_copies: 1, value_limit: 45, ..Rules::STANDARD };
    let error = Rift::new(base, rules).unwrap_err();
    assert_eq!(error.0.len(), faults.len(), "{error}");
    assert!(error.to_string().contains("deck1"), "{error}");
}

#[test]
fn rules_that_cannot_be_played_tell_all_their_faults() {
    let rules = Rules {
        board: "4x4".parse().unwrap(),
        max_copies: 0,
        extra_cards: 5,
        games: 4,
        forced_centre: true,
        ..Rules::STANDARD
    };
    let error = Rift::new(CardBase::the_rift(), rules).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected max_copies between 1 and 20, found 0; \
         expected extra_cards between 0 and 4, found 5; \
         expected games to be 1, 2, 3, 5, 7 or 9, found 4; \
         expected forced_centre only with a middle cell that is not blocked, found 4x4; \
         expected enough copies of cards for a deck of 20, found 40 cards, max_copies 0"
    );
    let blocked = Rules { board: "#".parse().unwrap(), value_limit: 29, ..Rules::STANDARD };
    let error = Rift::new(CardBase::the_rift(), blocked).unwrap_err().to_string();
    assert!(error.contains("a cell that is not blocked"), "{error}");
    assert!(error.contains("a value_limit of 30 or more"), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: effort(500, 50_000), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "(rift-cards 1\n)?(base .{0,5}\n)?(.{0,9}|[;0-9 EcoRb,-]{0,30}\n){0,4}") {
        let base = CardBase::the_rift();
        if let Ok(read) = CardBase::parse(&text) {
            prop_assert_eq!(CardBase::parse(&read.to_text()), Ok(read));
        }
        if let Ok(deck) = DeckList::parse(&base, &text) {
            prop_assert_eq!(DeckList::parse(&base, &deck.to_text(&base)), Ok(deck));
        }
    }

    #[test]
    fn any_code_is_read_or_refused(code in "[0-9A-Z-]{0,40}") {
        if let Ok(deck) = DeckList::from_code(&code) {
            prop_assert_eq!(DeckList::from_code(&deck.to_code()), Ok(deck));
        }
    }
}
