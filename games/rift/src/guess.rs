//! Guessing: a full state that a seat cannot tell from the true one.

use ludoteca_core::{Rng, Seat};

use crate::rules::Filling;
use crate::state::Phase;
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
        let unlisted = state.decks[me][DECK_SIZE - 1] == CardId::NONE;
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
    let n_cards =
        if state.phase == Phase::Dealing && state.decks[seat][DECK_SIZE - 1] == CardId::NONE {
            state.dealt.into()
        } else {
            DECK_SIZE
        };
    let known_before = state.known[seat].count_ones();
    let mut deck = Filling::new(&game.sheet);
    for play in state.plays().filter(|play| play.seat == rival) {
        deck.push(play.card);
    }
    let n_placed = deck.len;
    for card in state.known_cards(rival) {
        let copies = |cards: &[CardId]| cards.iter().filter(|&&other| other == card).count();
        // Known cards come sorted: of each, those beyond the placed ones are still to be added.
        let known = copies(&state.known_cards(rival).collect::<Vec<_>>());
        if copies(&deck.cards[..deck.len]) < known {
            deck.push(card);
        }
    }
    while deck.len < n_cards {
        deck.push(deck.next_or_any(rng));
    }
    // What earlier games showed: which copy carries the mark means nothing.
    let marked = marked_cards(state, seat);
    state.decks[seat] = deck.cards;
    state.known[seat] = 0;
    for card in marked.iter().flatten() {
        let free = (0..DECK_SIZE)
            .find(|&place| deck.cards[place] == *card && state.known[seat] >> place & 1 == 0);
        state.known[seat] |= free.map_or(0, |place| 1 << place);
    }
    debug_assert!(state.known[seat].count_ones() == known_before, "a known card was lost");
    if n_cards == DECK_SIZE {
        shuffle_places(state, seat, n_placed, rng);
    }
    if state.phase != Phase::Dealing {
        let drawn = u32::from(state.drawn[seat]);
        state.hands[seat] = ((1 << drawn) - 1) & !((1 << n_placed) - 1);
    }
}

/// The cards of a deck that carry a mark of earlier games.
fn marked_cards(state: &State, seat: usize) -> [Option<CardId>; DECK_SIZE] {
    let mut cards = [None; DECK_SIZE];
    for (place, card) in cards.iter_mut().enumerate() {
        *card = (state.known[seat] >> place & 1 > 0).then(|| state.decks[seat][place]);
    }
    cards
}
