//! Decks of cards as data.

/// The most cards in a deck.
pub const MAX_CARDS: usize = 32;
/// The most alternatives on a card.
pub const MAX_ALTERNATIVES: usize = 8;
/// The most cards of all decks together that players can keep.
pub const MAX_KEPT_CARDS: usize = 8;

/// A deck, in the order of its file. The order of play is made by chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// Its cards; a card's place here is its number in play.
    pub cards: Vec<Card>,
}

/// A card: what it says and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its number as the file states it.
    pub number: u32,
    /// What it says.
    pub text: String,
    /// What it does: one of these, at the player's choice when there are several. Never empty.
    pub alternatives: Vec<CardAction>,
}

/// What one alternative of a card does. Everything that is set happens: the card is kept or goes
/// back, then come the payments, then the token moves, in the order in which the fields stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the flags of a card file, any of them at once")]
pub struct CardAction {
    /// Paid to the bank; negative: collected from it.
    pub pay: i32,
    /// Paid to the bank for each house.
    pub pay_per_house: i32,
    /// Paid to the bank for each hotel.
    pub pay_per_hotel: i32,
    /// Paid to each other player; negative: collected from each.
    pub pay_each: i32,
    /// Whether the player keeps the card, to leave jail with it later.
    pub keep: bool,
    /// Moves forward to this square.
    pub advance_to: Option<u8>,
    /// Moves by so many squares; negative: back.
    pub advance: i16,
    /// Moves forward to the next station.
    pub next_station: bool,
    /// Moves forward to the next utility.
    pub next_utility: bool,
    /// Moves forward to the next street.
    pub next_street: bool,
    /// Goes to jail.
    pub jail: bool,
    /// Whether moving forward past Go pays the salary.
    pub collect_salary: bool,
    /// Multiplies the rent of the square moved to.
    pub rent_factor: i32,
    /// The rent there is multiplied by a fresh throw of the dice; on a utility it is the
    /// multiplier of two utilities times that throw.
    pub rent_by_dice: bool,
}

impl Default for CardAction {
    fn default() -> Self {
        Self {
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
        }
    }
}

impl CardAction {
    /// Whether the token moves.
    pub fn moves(&self) -> bool {
        self.advance_to.is_some()
            || self.advance != 0
            || self.next_station
            || self.next_utility
            || self.next_street
            || self.jail
    }
}
