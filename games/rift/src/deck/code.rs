//! Deck codes: a deck as twenty letters that can be pasted, with a check against typos.
//!
//! A code is a string of Crockford's base-32 letters (no I, L, O, U; read whatever their case):
//! one for the version, three for the base (15 bits), the deck itself, and four for the check.
//! The deck is written in unary, one bit for each card of the base and one for each copy: a 1 is a
//! copy of the present card, a 0 goes on to the next one, and the code ends with the last copy.
//! The check is the number that the other letters write, modulo the prime 2^20 − 3: a changed
//! letter and two exchanged neighbours are always noticed, anything else but once in a million.

use std::fmt;

use crate::{CardId, DECK_SIZE, DeckList, MAX_CARDS};

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const VERSION: u8 = 1;
/// The largest prime below 2^20, so that the check fits four letters.
const PRIME: u32 = (1 << 20) - 3;
const CHECK_LETTERS: usize = 4;
/// Letters between two dashes.
const GROUP: usize = 5;

/// Why a text is no deck code.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DeckCodeError {
    /// The code is too short or too long to be one.
    Length {
        /// Letters that came.
        found: usize,
    },
    /// A letter that codes do not have.
    Letter {
        /// What came.
        found: char,
        /// Where, counted from 1.
        place: usize,
    },
    /// The check at the end does not fit: a letter is wrong, missing or in another place.
    Check,
    /// The code is of a version that cannot be read.
    Version {
        /// What came.
        found: u8,
    },
    /// The letters write no deck of twenty cards.
    NoDeck,
}

impl fmt::Display for DeckCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found } => {
                write!(f, "expected a deck code of about 20 letters, found {found}")
            }
            Self::Letter { found, place } => {
                write!(f, "expected a deck code, found {found:?} at letter {place}")
            }
            Self::Check => {
                write!(f, "expected a deck code whose check fits: a letter is wrong or missing")
            }
            Self::Version { found } => {
                write!(f, "expected a deck code of version {VERSION}, found version {found}")
            }
            Self::NoDeck => write!(f, "expected a deck code of {DECK_SIZE} cards"),
        }
    }
}

impl std::error::Error for DeckCodeError {}

impl DeckList {
    /// The code of the deck, in groups of five letters.
    pub fn to_code(&self) -> String {
        let mut digits = vec![VERSION];
        digits.extend([10, 5, 0].map(|shift| (self.base_check() >> shift & 31) as u8));
        let mut bits = Vec::new();
        let mut present = 0;
        for card in self.cards() {
            bits.extend((present..card.0).map(|_| false));
            bits.push(true);
            present = card.0;
        }
        digits.extend(bits.chunks(5).map(|chunk| {
            let digit = chunk.iter().fold(0, |digit, &bit| digit << 1 | u8::from(bit));
            digit << (5 - chunk.len())
        }));
        let check = modulo(&digits);
        digits.extend([15, 10, 5, 0].map(|shift| (check >> shift & 31) as u8));
        let mut code = String::new();
        for (idx, digit) in digits.into_iter().enumerate() {
            if idx > 0 && idx % GROUP == 0 {
                code.push('-');
            }
            code.push(LETTERS[usize::from(digit)].into());
        }
        code
    }

    /// Reads a code; dashes, spaces and the case of letters do not matter.
    ///
    /// Which cards the numbers mean is known with the base: [`DeckList::faults`] tells whether
    /// the deck is of this one.
    ///
    /// # Errors
    /// Says why the text is no code.
    pub fn from_code(code: &str) -> Result<Self, DeckCodeError> {
        let digits = read_digits(code)?;
        // A bit for every card and every copy is the most that a deck takes.
        let most = 4 + (MAX_CARDS + DECK_SIZE).div_ceil(5) + CHECK_LETTERS;
        if !(4 + DECK_SIZE / 5 + CHECK_LETTERS..=most).contains(&digits.len()) {
            return Err(DeckCodeError::Length { found: digits.len() });
        }
        let (content, check) = digits.split_at(digits.len() - CHECK_LETTERS);
        let check = check.iter().fold(0, |check, &digit| check << 5 | u32::from(digit));
        if modulo(content) != check {
            return Err(DeckCodeError::Check);
        }
        let (&version, content) = content.split_first().unwrap_or((&0, &[]));
        if version != VERSION {
            return Err(DeckCodeError::Version { found: version });
        }
        let (base, content) = content.split_at(3);
        let base = base.iter().fold(0, |base, &digit| base << 5 | u16::from(digit));
        let cards = read_cards(content).ok_or(DeckCodeError::NoDeck)?;
        Ok(Self::sorted(base, cards))
    }
}

fn modulo(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |rest, &digit| (rest << 5 | u32::from(digit)) % PRIME)
}

fn read_digits(code: &str) -> Result<Vec<u8>, DeckCodeError> {
    let mut digits = Vec::new();
    for (place, found) in (1..).zip(code.chars()) {
        // What people misread is read as what it stands for.
        let letter = match found.to_ascii_uppercase() {
            '-' | ' ' => continue,
            'O' => '0',
            'I' | 'L' => '1',
            letter => letter,
        };
        let digit = LETTERS.iter().position(|&known| char::from(known) == letter);
        let digit = digit.ok_or(DeckCodeError::Letter { found, place })?;
        digits.push(digit as u8);
        if digits.len() > MAX_CARDS {
            return Err(DeckCodeError::Length { found: code.chars().count() });
        }
    }
    Ok(digits)
}

/// The cards that the digits write; nothing but zeros may follow the last one.
fn read_cards(digits: &[u8]) -> Option<[CardId; DECK_SIZE]> {
    let mut cards = [CardId::NONE; DECK_SIZE];
    let (mut count, mut card, mut spare) = (0, 0_usize, 0);
    for bit in digits.iter().flat_map(|&digit| (0..5).rev().map(move |shift| digit >> shift & 1)) {
        match (bit, count) {
            (1, DECK_SIZE) => return None,
            (1, _) => {
                *cards.get_mut(count)? = CardId(u8::try_from(card).ok()?);
                count += 1;
            }
            (_, DECK_SIZE) => spare += 1,
            (_, _) => card += 1,
        }
    }
    (count == DECK_SIZE && spare < 5 && card < MAX_CARDS).then_some(cards)
}
