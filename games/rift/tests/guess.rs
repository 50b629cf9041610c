//! Guesses follow the prior: the format's random deck given the cards that were seen.

use ludoteca_core::{Determinize as _, Game as _, Match, Purpose, Rng, Seat, Turn};
use ludoteca_rift::{Action, CardBase, CardId, Position, Rift, Rules, State};
use ludoteca_testkit::stats::chi_square;

fn rift(rules: Rules) -> Rift {
    Rift::new(CardBase::the_rift(), rules).expect("playable rules")
}

/// Plays listed actions at random until a decision for which `stop` holds.
fn played(game: &Rift, seed: u64, stop: impl Fn(&State) -> bool) -> State {
    let mut table = Match::new(game, game.start(2), seed, 0);
    let mut rng = Rng::stream(seed, 1, Purpose::Setup);
    let mut actions: Vec<Action> = Vec::new();
    loop {
        match game.turn(table.state()) {
            Turn::Chance => drop(table.let_chance_fall(&mut ())),
            Turn::Decide(_) if stop(table.state()) => return table.state().clone(),
            Turn::Decide(seat) => {
                actions.clear();
                game.actions(table.state(), &mut actions);
                let action = rng.pick(&actions).expect("some action");
                table.play(seat, action, &mut ()).expect("a listed action");
            }
            Turn::Over => panic!("the game ended before it should stop"),
        }
    }
}

fn deck(state: &State, seat: Seat) -> Vec<CardId> {
    let placed = state.plays().filter(|play| play.seat == seat).map(|play| play.card);
    placed.chain(state.hand(seat)).chain(state.undrawn(seat).iter().copied()).collect()
}

fn copies(cards: &[CardId], card: CardId) -> usize {
    cards.iter().filter(|&&other| other == card).count()
}

#[test]
fn every_card_is_as_likely_in_the_rivals_hand_as_copies_are_unseen() {
    let game = rift(Rules::CLASSIC);
    let state = played(&game, 1, |state| state.placed() == 4);
    let seen: Vec<CardId> = state.plays().filter(|play| play.seat.0 == 1).map(|p| p.card).collect();
    assert_eq!(seen.len(), 2);
    let view = game.view(&state, Seat(0));
    let mut rng = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
    let mut hand_counts = vec![0_u64; game.base().len()];
    let mut next_counts = hand_counts.clone();
    for _ in 0..40_000 {
        let guess = game.guess(&view, &mut rng);
        // Any place of the hand and of the deck would do: they are all alike.
        let last = guess.hand(Seat(1)).last().expect("a hand");
        hand_counts[last.idx()] += 1;
        next_counts[guess.undrawn(Seat(1))[3].idx()] += 1;
    }
    let unseen = |card: CardId| 2.0 - f64::from(u32::try_from(copies(&seen, card)).expect("few"));
    let shares: Vec<f64> = game.base().ids().map(unseen).collect();
    assert!(chi_square(&hand_counts, &shares).is_plausible(), "{hand_counts:?}");
    assert!(chi_square(&next_counts, &shares).is_plausible(), "{next_counts:?}");
}

#[test]
fn the_own_list_stays_and_its_order_is_drawn_evenly() {
    let game = rift(Rules::CLASSIC);
    let state = played(&game, 2, |state| state.placed() == 2);
    let view = game.view(&state, Seat(0));
    let own = view.own_undrawn();
    let mut kinds = own.clone();
    kinds.dedup();
    let mut counts = vec![0_u64; kinds.len()];
    let mut rng = Rng::stream(2, 0, Purpose::Thinking(Seat(0)));
    for _ in 0..20_000 {
        let guess = game.guess(&view, &mut rng);
        assert!(guess.hand(Seat(0)).eq(state.hand(Seat(0))), "the own hand is known");
        let mut undrawn = guess.undrawn(Seat(0)).to_vec();
        let next = kinds.iter().position(|&card| card == undrawn[0]).expect("of the own deck");
        counts[next] += 1;
        undrawn.sort_unstable();
        assert_eq!(undrawn, own);
    }
    let weight = |&card: &CardId| f64::from(u32::try_from(copies(&own, card)).expect("few"));
    let shares: Vec<f64> = kinds.iter().map(weight).collect();
    assert!(chi_square(&counts, &shares).is_plausible(), "{counts:?}");
}

#[test]
fn a_card_of_which_both_copies_were_seen_is_not_in_the_hand() {
    let game = rift(Rules::CLASSIC);
    let position: Position = serde_json::from_str(
        r#"{"players": [{"hand": ["Alimana"]}, {"hand": ["Acechador", "Homunculo", "Acechador"]}],
            "board": [["0 Alimana", "1 Renegado", "0 Visionario"], ["1 Renegado", "", ""], ["", "", ""]]}"#,
    )
    .unwrap();
    let state = position.to_state(&game).unwrap();
    let renegado = game.base().find("Renegado").unwrap();
    let mut rng = Rng::stream(3, 0, Purpose::Thinking(Seat(0)));
    for _ in 0..500 {
        let guess = game.guess(&game.view(&state, Seat(0)), &mut rng);
        assert!(guess.hand(Seat(1)).all(|card| card != renegado));
        assert_eq!(copies(&deck(&guess, Seat(1)), renegado), 2);
        assert_eq!(guess.hand_size(Seat(1)), 3);
    }
}

#[test]
fn what_earlier_games_showed_is_in_every_guess() {
    let game = rift(Rules { games: 3, ..Rules::STANDARD });
    for seed in 0..20 {
        let state = played(&game, seed, |state| state.games_done() == 1 && state.placed() == 3);
        for seat in [Seat(0), Seat(1)] {
            let view = game.view(&state, seat);
            let known: Vec<CardId> = view.rival_known().collect();
            let rival = view.rival();
            let true_deck = deck(&state, rival);
            assert!(known.len() >= 4, "{known:?}");
            assert!(known.iter().all(|&card| copies(&known, card) <= copies(&true_deck, card)));
            let mut rng = Rng::stream(seed, 0, Purpose::Thinking(seat));
            for _ in 0..20 {
                let guessed = deck(&game.guess(&view, &mut rng), rival);
                assert!(known.iter().all(|&card| copies(&known, card) <= copies(&guessed, card)));
            }
        }
    }
}

#[test]
fn guesses_keep_the_limit_of_the_format() {
    let game = rift(Rules { value_limit: 40, ..Rules::STANDARD });
    let state = played(&game, 5, |state| state.placed() == 5);
    let mut rng = Rng::stream(5, 0, Purpose::Thinking(Seat(1)));
    for _ in 0..200 {
        let guess = game.guess(&game.view(&state, Seat(1)), &mut rng);
        let value = |card: &CardId| u32::from(game.base().card(*card).value);
        let sum: u32 = deck(&guess, Seat(0)).iter().map(value).sum();
        assert!(sum <= 40, "{sum}");
    }
}
