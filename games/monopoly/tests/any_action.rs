//! Whatever anybody sends: nothing panics, a refused action changes nothing, an accepted one leads
//! to a sound state.

use ludoteca_core::{Game as _, Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::{Action, Leg, Monopoly, Offer, Place, PlaceSet, Position, Rules};
use proptest::prelude::*;

/// One attempt of a sequence.
#[derive(Clone, Debug)]
enum Attempt {
    /// One of the listed actions, by number.
    Listed(usize),
    /// A listed action with its numbers changed.
    Bent(usize, u8, i32),
    /// Anything at all.
    Any(Action),
}

fn amount() -> impl Strategy<Value = i32> {
    prop_oneof![0..600, -600..0, -3..4, Just(i32::MAX), Just(i32::MIN), Just(1_000_000_000)]
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![9 => 0..40_u8, 1 => any::<u8>()].prop_map(Place)
}

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![9 => 0..4_u8, 1 => any::<u8>()].prop_map(Seat)
}

fn places() -> impl Strategy<Value = PlaceSet> {
    prop::collection::vec(place(), 0..4).prop_map(|places| places.into_iter().collect())
}

fn offer() -> impl Strategy<Value = Offer> {
    (seat(), places(), places(), amount(), 0..4_u8, 0..4_u8).prop_map(
        |(to, give, want, cash, give_cards, want_cards)| Offer {
            give,
            want,
            cash,
            give_cards,
            want_cards,
            ..Offer::to(to)
        },
    )
}

fn leg() -> impl Strategy<Value = Leg> {
    (seat(), seat(), places(), 0..4_u8, amount()).prop_map(|(from, to, give, cards, cash)| Leg {
        from,
        to,
        give,
        cards,
        cash,
    })
}

fn action() -> impl Strategy<Value = Action> {
    let plain = prop::sample::select(vec![
        Action::Roll,
        Action::Done,
        Action::Buy,
        Action::Decline,
        Action::Pass,
        Action::Leave,
        Action::PayFine,
        Action::UseCard,
        Action::TaxFixed,
        Action::TaxPercent,
        Action::Pay,
        Action::Bankrupt,
        Action::Accept,
        Action::Refuse,
        Action::Propose,
        Action::Withdraw,
        Action::Claim,
        Action::Resign,
    ]);
    prop_oneof![
        4 => plain,
        2 => amount().prop_map(Action::Bid),
        1 => any::<u8>().prop_map(Action::Percent),
        1 => any::<u8>().prop_map(Action::Choose),
        1 => seat().prop_map(Action::Window),
        2 => place().prop_map(Action::Build),
        2 => place().prop_map(Action::Sell),
        1 => (place(), prop_oneof![0..16_u8, any::<u8>()])
            .prop_map(|(place, houses)| Action::SellDown(place, houses)),
        1 => place().prop_map(Action::Mortgage),
        1 => place().prop_map(Action::Lift),
        1 => place().prop_map(Action::Keep),
        1 => place().prop_map(Action::SellLot),
        1 => place().prop_map(Action::AuctionLot),
        4 => offer().prop_map(Action::Trade),
        3 => leg().prop_map(Action::Leg),
    ]
}

fn attempt() -> impl Strategy<Value = Attempt> {
    prop_oneof![
        4 => any::<usize>().prop_map(Attempt::Listed),
        3 => (any::<usize>(), any::<u8>(), amount()).prop_map(|(n, by, cash)| Attempt::Bent(n, by, cash)),
        3 => action().prop_map(Attempt::Any),
    ]
}

/// Something like this action, with other numbers.
fn bend(action: Action, by: u8, cash: i32) -> Action {
    match action {
        Action::Bid(_) => Action::Bid(cash),
        Action::Percent(_) => Action::Percent(by),
        Action::UseCard => Action::UseCardOf(by % 3),
        Action::SellDown(place, _) => Action::SellDown(place, by % 16),
        Action::Build(_) => Action::Build(Place(by % 40)),
        Action::Trade(offer) if by < 128 => Action::Trade(Offer { cash, ..offer }),
        Action::Trade(offer) => Action::Trade(Offer { want_cards: by % 3, ..offer }),
        Action::Leg(leg) => Action::Leg(Leg { cash, cards: by % 3, ..leg }),
        Action::Roll if by < 32 => Action::Window(Seat(by % 4)),
        Action::Pay if by < 64 => Action::Bankrupt,
        other => other,
    }
}

/// A preset with a handful of switches thrown; lots are dealt, so that there is something to do.
fn game(preset: usize, switches: u16) -> Monopoly {
    let (name, rules, _) = Rules::PRESETS[preset];
    let on = |bit: u32| switches >> bit & 1 != 0;
    let scale = if name == "street-masters" { 100 } else { 1 };
    let rules = Rules {
        start_cash: if on(0) { 4000 } else { 3000 } * scale,
        dealt_lots: if on(1) { 7 } else { 4 },
        houses: if on(2) { 6 } else { 32 },
        hotels: if on(3) { 1 } else { 12 },
        houses_before_hotel: if on(4) { 3 } else { 4 },
        even_building: !on(5),
        trade_buildings: on(6),
        packages: on(7) || rules.packages,
        free_parking_pot: on(8),
        sell_lots: on(9) || rules.sell_lots,
        pay_automatically: on(10),
        reshuffle_decks: on(11),
        last_bankruptcy: if on(12) { 2 } else { 0 },
        turn_limit: if on(13) { 30 } else { 0 },
        manage_after_move: !on(14),
        transfer_interest: !on(15),
        ..rules
    };
    let game = Monopoly::preset(name).expect("a shipped preset");
    game.with_rules(rules).expect("sound rules")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: ludoteca_testkit::effort(1_500, 50_000), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_action_in_any_state_is_refused_or_leads_to_a_sound_state(
        preset in 0..4_usize,
        switches in any::<u16>(),
        players in 2..5_u8,
        seed in any::<u64>(),
        attempts in prop::collection::vec(attempt(), 1..250),
    ) {
        let game = game(preset, switches);
        let mut state = game.start(players);
        let mut dice = Rng::stream(seed, 0, Purpose::Chance);
        let mut listed = Vec::new();
        for attempt in attempts {
            while game.turn(&state) == Turn::Chance {
                let outcome = game.sample(&state, &mut dice);
                game.resolve(&mut state, outcome, &mut ());
                prop_assert_eq!(game.audit(&state), Ok(()), "after {}", outcome);
            }
            listed.clear();
            game.actions(&state, &mut listed);
            let nth = |n: usize| listed[n % listed.len()];
            let action = match attempt {
                Attempt::Any(action) => action,
                Attempt::Listed(_) | Attempt::Bent(..) if listed.is_empty() => Action::Roll,
                Attempt::Listed(n) => nth(n),
                Attempt::Bent(n, by, cash) => bend(nth(n), by, cash),
            };
            let before = state.clone();
            if game.check(&state, action).is_ok() {
                game.play(&mut state, action, &mut ());
                prop_assert_ne!(game.turn(&before), Turn::Over);
                prop_assert_eq!(game.audit(&state), Ok(()), "{} in {:?}", action, before);
                let back = Position::of(&game, &state).to_state(&game);
                prop_assert_eq!(back.as_ref(), Ok(&state), "{} in {:?}", action, before);
            } else {
                prop_assert_eq!(&state, &before);
                prop_assert!(!listed.contains(&action), "{} is listed but refused", action);
            }
        }
    }
}
