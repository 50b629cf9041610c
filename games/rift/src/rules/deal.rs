//! Shuffling: all chance of a game, twenty times the next card of both decks.

use ludoteca_core::{EventSink, Rng};

use super::Table;
use crate::sheet::{Sheet, Slot};
use crate::state::{Phase, Residues};
use crate::{CardId, DECK_SIZE, Event, Outcome, Rift, State};

/// Whether the list of a seat's deck is fixed, so that it is only shuffled.
#[inline]
fn is_listed(game: &Rift, s: &State, seat: usize) -> bool {
    s.games_done > 0 || game.sheet.given[seat]
}

/// In how many ways this can be the next card of a seat's deck.
fn ways(game: &Rift, s: &State, seat: usize, card: CardId) -> u32 {
    let dealt = usize::from(s.dealt);
    if s.phase != Phase::Dealing {
        return 0;
    }
    if is_listed(game, s, seat) {
        return s.decks[seat][dealt..].iter().filter(|&&other| other == card).count() as u32;
    }
    Filling { sheet: &game.sheet, cards: s.decks[seat], len: dealt }.ways(card)
}

/// The weight of an outcome; 0 when it cannot happen now.
pub(crate) fn weight(game: &Rift, s: &State, outcome: Outcome) -> u32 {
    (0..2).map(|seat| ways(game, s, seat, outcome.cards[seat])).product()
}

/// Appends all outcomes with their weights, ascending.
pub(crate) fn list_outcomes(game: &Rift, s: &State, out: &mut Vec<(Outcome, u32)>) {
    let [first, second] = [0, 1].map(|seat| {
        let ways = move |card| (card, ways(game, s, seat, card));
        game.base().ids().map(ways).filter(|&(_, ways)| ways > 0).collect::<Vec<_>>()
    });
    for (card, ways) in first {
        let pair = |(other, more)| (Outcome { cards: [card, other] }, ways * more);
        out.extend(second.iter().copied().map(pair));
    }
}

/// Draws the next card of both decks.
#[inline(always)]
pub(crate) fn sample(game: &Rift, s: &State, rng: &mut Rng) -> Outcome {
    // The usual case first, and without asking for each seat.
    if s.games_done == 0 && game.sheet.given == [false; 2] {
        let mut next = |seat: usize| next_card(&game.sheet, s.growing(seat), rng);
        return Outcome { cards: [next(0), next(1)] };
    }
    let next = |seat: usize, rng: &mut Rng| {
        if is_listed(game, s, seat) {
            let rest = &s.decks[seat][usize::from(s.dealt)..];
            rest[rng.below(rest.len() as u32) as usize]
        } else {
            next_card(&game.sheet, s.growing(seat), rng)
        }
    };
    Outcome { cards: [next(0, rng), next(1, rng)] }
}

/// A random deck being filled up within a format: the one law for dealing, guessing and building.
///
/// The next card is any copy of the base that the deck has not taken, each equally likely, as
/// long as the deck can still be completed within the limit of the format.
#[derive(Clone, Debug)]
pub(crate) struct Filling<'a> {
    pub(crate) sheet: &'a Sheet,
    /// The cards so far; the places from `len` on have no card.
    pub(crate) cards: [CardId; DECK_SIZE],
    pub(crate) len: usize,
}

impl<'a> Filling<'a> {
    pub(crate) fn new(sheet: &'a Sheet) -> Self {
        Self { sheet, cards: [CardId::NONE; DECK_SIZE], len: 0 }
    }

    /// In how many ways this can be the next card.
    pub(crate) fn ways(&self, card: CardId) -> u32 {
        if card.idx() >= self.sheet.values.len() || !fits(self.sheet, &self.cards, self.len, card) {
            return 0;
        }
        self.sheet.format.max_copies.saturating_sub(copies(&self.cards, card)).into()
    }

    /// The next card. Some card must be possible.
    #[inline]
    pub(crate) fn next(&self, rng: &mut Rng) -> CardId {
        let Self { sheet, ref cards, len } = *self;
        next_card(sheet, Growing { cards, len, residues: Residues::ALL }, rng)
    }

    /// The next card, whatever the limit says when seen cards leave no room below it.
    pub(crate) fn next_or_any(&self, rng: &mut Rng) -> CardId {
        if self.sheet.can_be_completed(&self.cards[..self.len]) {
            return self.next(rng);
        }
        loop {
            let slot = self.sheet.slots[rng.below(self.sheet.slots.len() as u32) as usize];
            if slot.copy >= copies(&self.cards, slot.card) {
                return slot.card;
            }
        }
    }

    /// Takes a card.
    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[self.len] = card;
        self.len += 1;
    }
}

/// How many copies of a card a deck has.
#[inline]
fn copies(deck: &[CardId; DECK_SIZE], card: CardId) -> u8 {
    deck.iter().map(|&other| u8::from(other == card)).sum()
}

/// Whether a deck has this copy already. Not inlined: it reads places that were just written, one
/// by one, which stalls, and is seldom needed.
#[inline(never)]
fn is_taken(deck: &[CardId; DECK_SIZE], slot: Slot) -> bool {
    slot.copy < copies(deck, slot.card)
}

/// Whether a deck of `len` cards could be completed with this card next.
fn fits(sheet: &Sheet, deck: &[CardId; DECK_SIZE], len: usize, card: CardId) -> bool {
    let mut cards = *deck;
    cards[len] = card;
    sheet.can_be_completed(&cards[..=len])
}

/// A random deck that has got `len` cards.
#[derive(Clone, Copy)]
struct Growing<'a> {
    cards: &'a [CardId; DECK_SIZE],
    len: usize,
    residues: Residues,
}

/// The next card of a random deck; some card must be possible.
#[inline(always)]
fn next_card(sheet: &Sheet, deck: Growing<'_>, rng: &mut Rng) -> CardId {
    let limited = sheet.format.value_limit > 0;
    loop {
        let slot = sheet.slots[rng.below(sheet.slots.len() as u32) as usize];
        // A copy that is taken already is drawn again: of each card the first copies go first.
        if deck.residues.may_have(slot.card, slot.copy) && is_taken(deck.cards, slot) {
            continue;
        }
        if !limited || fits(sheet, deck.cards, deck.len, slot.card) {
            return slot.card;
        }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Puts the next card of both decks in its place.
    #[inline(always)]
    pub(crate) fn deal(&mut self, outcome: Outcome) {
        let place = usize::from(self.s.dealt);
        for (seat, card) in outcome.cards.into_iter().enumerate() {
            if is_listed(self.game, self.s, seat) {
                let rest = &self.s.decks[seat][place..];
                let found = rest.iter().position(|&other| other == card);
                debug_assert!(found.is_some(), "{outcome} cannot happen in {:?}", self.s);
                let found = place + found.unwrap_or_default();
                self.s.swap_deck_places(seat, place, found);
            } else {
                self.s.decks[seat][place] = card;
                let mut residues = self.s.residues(seat);
                residues.add(card);
                self.s.set_residues(seat, residues);
            }
        }
        self.s.dealt += 1;
        if usize::from(self.s.dealt) == DECK_SIZE {
            for seat in [0, 1] {
                if !is_listed(self.game, self.s, seat) {
                    self.s.set_residues(seat, Residues::default());
                }
            }
            self.begin_game();
        }
    }
}

impl State {
    #[inline]
    fn growing(&self, seat: usize) -> Growing<'_> {
        let residues = self.residues(seat);
        Growing { cards: &self.decks[seat], len: self.dealt.into(), residues }
    }

    /// Exchanges two cards of a deck, with what the rival knows of them.
    pub(crate) fn swap_deck_places(&mut self, seat: usize, a: usize, b: usize) {
        self.decks[seat].swap(a, b);
        let known = &mut self.known[seat];
        let differ = (*known >> a ^ *known >> b) & 1;
        *known ^= differ << a | differ << b;
    }
}
