//! What must hold in every state.

use ludoteca_core::Seat;

use crate::state::{Phase, Residues, bits};
use crate::{CardId, DECK_SIZE, Rift, State, rules};

/// Whether the state keeps the invariants: every dealt card is in a deck, a hand or on the board.
pub(crate) fn audit(game: &Rift, s: &State) -> Result<(), String> {
    shape(game, s)?;
    for seat in [Seat(0), Seat(1)] {
        deck(game, s, seat)?;
        conservation(s, seat)?;
    }
    score(game, s)?;
    let echo_fits = match s.phase {
        Phase::Echo => {
            s.echo > 0
                && s.echo < 16
                && s.placed > 0
                && usize::from(game.sheet.neighbours[last(s)][s.echo.trailing_zeros() as usize])
                    != usize::from(crate::sheet::EDGE)
                && rules::targets(game, s, rules::asked(game, s)).count_ones() > 1
        }
        Phase::Dealing | Phase::Playing | Phase::Over => s.echo == 0,
    };
    holds(echo_fits, "a flipped card waits exactly while Eco asks")
}

fn holds(kept: bool, what: &str) -> Result<(), String> {
    if kept { Ok(()) } else { Err(what.to_owned()) }
}

fn last(s: &State) -> usize {
    s.order[usize::from(s.placed) - 1].into()
}

fn shape(game: &Rift, s: &State) -> Result<(), String> {
    let sheet = &game.sheet;
    holds(s.to_move < 2 && s.starter < 2, "there are two seats")?;
    holds(s.filled & !sheet.open == 0, "cards lie on open cells")?;
    holds(s.owner & !s.filled == 0, "only cards are controlled")?;
    holds(
        s.filled.count_ones() == u32::from(s.placed),
        "every placed card lies on a cell of its own",
    )?;
    let ordered = s.plays().fold(0_u32, |cells, play| cells | 1 << play.idx);
    holds(ordered == s.filled, "the order of plays names the filled cells")?;
    let on_cells = s
        .cells
        .iter()
        .enumerate()
        .all(|(idx, &card)| (card != CardId::NONE) == s.at(idx).is_some());
    holds(on_cells, "exactly the filled cells have a card")?;
    let full = s.placed == sheet.n_open;
    holds(full == (s.phase == Phase::Over) || s.phase == Phase::Echo, "a full board ends a game")?;
    let dealt = usize::from(s.dealt);
    holds(
        (dealt < DECK_SIZE) == (s.phase == Phase::Dealing) && dealt <= DECK_SIZE,
        "decks are dealt in full before play",
    )?;
    let pie = game.rules().pie && s.placed > 0;
    holds(!s.taken_over || pie, "only the pie rule takes a card over")?;
    let turns = s.phase == Phase::Playing || s.phase == Phase::Echo;
    let next = s.starter + s.placed - u8::from(s.phase == Phase::Echo && s.placed > 0);
    holds(!turns || s.to_move == next % 2, "seats take turns")
}

fn deck(game: &Rift, s: &State, seat: Seat) -> Result<(), String> {
    let deck = &s.decks[seat.idx()];
    let listed = deck[DECK_SIZE - 1] != CardId::NONE;
    let n_cards = if listed { DECK_SIZE } else { s.dealt.into() };
    let (cards, rest) = deck.split_at(n_cards);
    let in_base = |card: &CardId| card.idx() < game.base().len();
    holds(cards.iter().all(in_base), "decks are of cards of the base")?;
    holds(rest.iter().all(|&card| card == CardId::NONE), "what is not dealt has no card")?;
    let copies = |card: &CardId| cards.iter().filter(|&other| other == card).count();
    let most = usize::from(game.rules().max_copies);
    holds(cards.iter().all(|card| copies(card) <= most), "no deck has more copies than allowed")?;
    holds(game.sheet.can_be_completed(cards), "decks keep the limit of the format")?;
    holds(s.known_places(seat) >> DECK_SIZE == 0, "known cards are in the deck")
}

fn conservation(s: &State, seat: Seat) -> Result<(), String> {
    let drawn = u32::from(s.drawn[seat.idx()]);
    let hand = s.hand_places(seat);
    holds(drawn <= DECK_SIZE as u32 && hand >> drawn == 0, "a hand is drawn from its deck")?;
    let deck = &s.decks[seat.idx()];
    let mut gone: Vec<CardId> = (0..drawn as usize)
        .filter(|place| hand >> place & 1 == 0)
        .map(|place| deck[place])
        .collect();
    let mut placed: Vec<CardId> =
        s.plays().filter(|play| play.seat == seat).map(|play| play.card).collect();
    gone.sort_unstable();
    placed.sort_unstable();
    holds(gone == placed, "drawn cards are in the hand or on the board")?;
    let dealing = s.phase == Phase::Dealing;
    let growing = s.is_growing(seat.idx());
    let dealt = Residues::of(&deck[..usize::from(s.dealt).min(DECK_SIZE)]);
    holds(!growing || s.residues(seat.idx()) == dealt, "residues are those of the dealt cards")?;
    holds(!dealing || (drawn == 0 && bits(hand).next().is_none()), "nobody draws from half a deck")
}

fn score(game: &Rift, s: &State) -> Result<(), String> {
    let most = game.rules().games;
    let over = s.phase == Phase::Over;
    holds(s.games_done <= most && (over || s.games_done < most), "a match has its games")?;
    holds(s.wins[0] + s.wins[1] <= s.games_done, "no more games are won than played")?;
    holds(!over || s.games_done > 0, "a match ends after a game")?;
    let per_game =
        game.sheet.n_open + u8::from(game.rules().unplayed_counts && game.sheet.n_open % 2 == 1);
    let points = u16::from(s.points[0]) + u16::from(s.points[1]);
    let expected = u16::from(per_game) * u16::from(s.games_done);
    holds(points == expected, "every cell of every game is somebody's point")
}
