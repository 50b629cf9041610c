//! Guessing: a full state that a seat cannot tell from the true one.

use ludoteca_core::{Rng, Seat};

use crate::rules::Filling;
use crate::state::{Phase, Residues, bits};
use crate::{CardId, DECK_SIZE, Rift, State, View};

/// Draws what the seat cannot know: the rival's list and hand, and the order of both decks.
///
/// The prior for the rival's unseen cards is the format's random deck given the cards that were
/// seen, whatever list the rules give: a seat does not know the rival's list. The rival's choices
/// tell nothing here; a search that reads them weighs the guesses itself.
pub(crate) fn guess(game: &Rift, view: &View<'_>, rng: &mut Rng) -> State {
    let mut state = view.hidden_state().clone();
    let (me, rival) = (view.me().idx(), view.rival());
    if state.phase == Phase::Dealing {
        let unlisted = state.is_growing(me);
        if unlisted {
            deal_anew(game, &mut state, me, rng);
        } else {
            shuffle_places(&mut state, me, 0, rng);
        }
    } else {
        let drawn = state.drawn[me].into();
        shuffle_places(&mut state, me, drawn, rng);
    }
    guess_rival(game, &mut state, rival, rng);
    state
}

/// Nobody has seen the cards that a random deck has got so far.
fn deal_anew(game: &Rift, state: &mut State, seat: usize, rng: &mut Rng) {
    let mut deck = Filling::new(&game.sheet);
    while deck.len < state.dealt.into() {
        deck.push(deck.next(rng));
    }
    state.decks[seat] = deck.cards;
    state.set_residues(seat, Residues::of(&deck.cards[..deck.len]));
}

/// Shuffles what a seat has not drawn yet.
#[cfg(feature = "agents")]
pub(crate) fn reshuffle(state: &mut State, seat: usize, rng: &mut Rng) {
    shuffle_places(state, seat, state.drawn[seat].into(), rng);
}

/// Shuffles the places of a deck from `first` on.
fn shuffle_places(state: &mut State, seat: usize, first: usize, rng: &mut Rng) {
    for place in (first + 1..DECK_SIZE).rev() {
        let other = first + rng.below((place - first + 1) as u32) as usize;
        state.swap_deck_places(seat, place, other);
    }
}

/// Draws the rival's cards. Those that were placed take the first places of the deck in their
/// order, because when they were drawn is not known and could have been so.
fn guess_rival(game: &Rift, state: &mut State, rival: Seat, rng: &mut Rng) {
    let seat = rival.idx();
    let unlisted = state.is_growing(seat);
    let n_cards = if unlisted { state.dealt.into() } else { DECK_SIZE };
    let mut deck = Filling::new(&game.sheet);
    for play in state.plays().filter(|play| play.seat == rival) {
        deck.push(play.card);
    }
    let n_placed = deck.len;
    let placed = deck.cards;
    // Known cards come sorted: of each, the copies beyond the placed ones are still to be added.
    let (mut last, mut copies) = (CardId::NONE, 0);
    for card in state.known_cards(rival) {
        copies = if card == last { copies + 1 } else { 1 };
        last = card;
        if copies > count(&placed, card) {
            deck.push(card);
        }
    }
    while deck.len < n_cards {
        deck.push(deck.next_or_any(rng));
    }
    mark_known(state, seat, &deck.cards);
    state.decks[seat] = deck.cards;
    if n_cards == DECK_SIZE {
        shuffle_places(state, seat, n_placed, rng);
    }
    if unlisted {
        state.set_residues(seat, Residues::of(&deck.cards[..deck.len]));
    } else if state.phase != Phase::Dealing {
        let drawn = u32::from(state.drawn[seat]);
        state.hands[seat] = ((1 << drawn) - 1) & !((1 << n_placed) - 1);
    }
}

fn count(cards: &[CardId], card: CardId) -> usize {
    cards.iter().filter(|&&other| other == card).count()
}

/// Moves the marks of what earlier games showed to a deck that has the same known cards; which
/// of two copies carries a mark means nothing.
fn mark_known(state: &mut State, seat: usize, deck: &[CardId; DECK_SIZE]) {
    let mut marks = 0_u32;
    for place in bits(state.known_places(Seat(seat as u8))) {
        let card = state.decks[seat][place];
        let copy = (0..DECK_SIZE).find(|&copy| deck[copy] == card && marks >> copy & 1 == 0);
        debug_assert!(copy.is_some(), "a known card was lost");
        marks |= copy.map_or(0, |copy| 1 << copy);
    }
    state.known[seat] = marks;
}
