//! Every law can fail, and a sound game breaks none.

use ludoteca_core::Game as _;
use ludoteca_testkit::laws::{Law, Laws, check_laws, sample_agrees};

use crate::coin::{Action, Coin, Flaw, Outcome};

#[test]
fn a_sound_game_keeps_all_laws() {
    for players in 2..=4 {
        Laws::new(&Coin::default()).players(players).closed().costly_every(1).check();
    }
}

#[test]
fn a_prepared_state_can_be_the_beginning() {
    let coin = Coin::default();
    let mut state = coin.start(3);
    for secret in 0..3 {
        coin.resolve(&mut state, Outcome::Deal(secret), &mut ());
    }
    coin.play(&mut state, Action::Pass, &mut ());
    Laws::new(&coin).start(state).check();
}

/// How the kit is set up to see one breach before the others that follow from it.
type SetUp = fn(Laws<'_, Coin>) -> Laws<'_, Coin>;

/// The law that each flaw breaks.
const BREACHES: &[(Flaw, Law, SetUp)] = &[
    (Flaw::DecidesElsewhere, Law::Seats, usual),
    (Flaw::NoActions, Law::DecisionLists, usual),
    (Flaw::ActionsDuringChance, Law::ChanceLists, usual),
    (Flaw::NoOutcomes, Law::ChanceLists, usual),
    (Flaw::ActionsWhenOver, Law::OverLists, usual),
    (Flaw::ActionsReversed, Law::ActionsAscend, usual),
    (Flaw::ActionTwice, Law::ActionsAscend, usual),
    (Flaw::OutcomesReversed, Law::OutcomesAscend, usual),
    (Flaw::WeightlessOutcome, Law::Weights, usual),
    (Flaw::HeavyOutcomes, Law::Weights, usual),
    (Flaw::ListsClear, Law::ListsAppend, usual),
    (Flaw::ListedRefused, Law::ListedPass, usual),
    (Flaw::ListedImpossible, Law::ListedPossible, usual),
    (Flaw::EverythingPossible, Law::UnlistedImpossible, usual),
    (Flaw::AcceptsOutOfTurn, Law::RefusedOutOfTurn, usual),
    (Flaw::FlipWithoutCoin, Law::ClosedLists, |laws| laws.closed()),
    (Flaw::FlipWithoutCoin, Law::AcceptedPlays, usual),
    (Flaw::FlipWithoutCoin, Law::AlteredRecords, |laws| laws.costly_every(0).games(200)),
    (Flaw::CheckTouches, Law::CheckOnlyLooks, usual),
    (Flaw::CheckPanics, Law::NoPanic, usual),
    (Flaw::Nameless, Law::ActionNotation, usual),
    (Flaw::TwoLines, Law::ActionNotation, usual),
    (Flaw::Smudged, Law::ActionNotation, usual),
    (Flaw::Brittle, Law::NoPanic, usual),
    (Flaw::BlurredOutcome, Law::OutcomeNotation, usual),
    (Flaw::TurnsFall, Law::TurnsGrow, usual),
    (Flaw::EndlessTurn, Law::TurnsEnd, |laws| laws.steps_per_turn(100)),
    (Flaw::AuditComplains, Law::Audit, without_costly_laws),
    (Flaw::ScoreForgotten, Law::ScoresFinite, usual),
    (Flaw::EverybodyWins, Law::ScoresShareOne, usual),
    (Flaw::PassDoesNothing, Law::StepsChange, usual),
    (Flaw::SharedState, Law::ClonesApart, usual),
    (Flaw::MoodyState, Law::Repeatable, usual),
    (Flaw::MoodyState, Law::RecordReplays, without_costly_laws),
    (Flaw::MoodyEvents, Law::Repeatable, usual),
    (Flaw::SilenceMatters, Law::SilentSteps, usual),
    (Flaw::MoodyHash, Law::EqualHashes, usual),
    (Flaw::ViewListsForAll, Law::ViewActions, usual),
    (Flaw::ViewOfAnother, Law::ViewActions, usual),
    (Flaw::ViewLeaks, Law::ViewSecrets, usual),
    (Flaw::GuessForgetsTurn, Law::GuessFits, usual),
    (Flaw::GuessUnsound, Law::GuessFits, usual),
    (Flaw::GuessGivesCoins, Law::GuessFits, guessing_of_the_poor),
    (Flaw::SampleUnlisted, Law::SampleListed, usual),
];

fn usual(laws: Laws<'_, Coin>) -> Laws<'_, Coin> {
    laws
}

fn without_costly_laws(laws: Laws<'_, Coin>) -> Laws<'_, Coin> {
    laws.costly_every(0)
}

/// Begins where the first seat, which decides, has flipped both of its coins.
fn guessing_of_the_poor(laws: Laws<'_, Coin>) -> Laws<'_, Coin> {
    let coin = Coin::default();
    let mut state = flipping(&coin);
    coin.resolve(&mut state, Outcome::Heads, &mut ());
    coin.play(&mut state, Action::Pass, &mut ());
    coin.play(&mut state, Action::Flip, &mut ());
    coin.resolve(&mut state, Outcome::Heads, &mut ());
    coin.play(&mut state, Action::Pass, &mut ());
    laws.start(state)
}

#[test]
fn each_flaw_breaks_its_law() {
    for &(flaw, law, set_up) in BREACHES {
        let coin = Coin::with(flaw);
        let breach = set_up(Laws::new(&coin).players(3)).find_breach();
        let breach = breach.unwrap_or_else(|| panic!("nobody notices {flaw:?}"));
        assert_eq!(breach.law, law, "{flaw:?} is taken for another fault: {breach}");
    }
}

#[test]
fn every_law_can_be_broken() {
    for law in Law::ALL {
        assert!(BREACHES.iter().any(|(_, broken, _)| broken == law), "no flaw breaks {law:?}");
    }
}

#[test]
#[should_panic(
    expected = "coin, seed 7, game 0, step 2: broken law: when a seat decides there are"
)]
fn the_message_names_game_seed_number_step_and_law() {
    // The two deals are sound; then the first seat decides.
    check_laws(&Coin::with(Flaw::NoActions), 2, 5, 7, 100);
}

#[test]
#[should_panic(expected = "while checking actions from elsewhere: there is no coin to flip")]
fn a_panic_of_the_rules_is_reported_with_its_place() {
    check_laws(&Coin::with(Flaw::CheckPanics), 2, 5, 7, 100);
}

#[test]
#[should_panic(expected = "coin is not played by 9")]
fn too_many_players_are_refused() {
    check_laws(&Coin::default(), 9, 1, 1, 100);
}

/// A state in which a coin is in the air.
fn flipping(coin: &Coin) -> <Coin as ludoteca_core::Game>::State {
    let mut state = coin.start(2);
    coin.resolve(&mut state, Outcome::Deal(0), &mut ());
    coin.resolve(&mut state, Outcome::Deal(0), &mut ());
    coin.play(&mut state, Action::Flip, &mut ());
    state
}

#[test]
fn a_fair_coin_agrees_with_its_weights() {
    let coin = Coin::default();
    sample_agrees(&coin, &coin.start(2), 3000, 1);
    sample_agrees(&coin, &flipping(&coin), 3000, 1);
}

#[test]
#[should_panic(expected = "draws do not follow the weights")]
fn a_loaded_coin_does_not() {
    let coin = Coin::with(Flaw::LoadedCoin);
    sample_agrees(&coin, &flipping(&coin), 10_000, 1);
}

#[test]
#[should_panic(expected = "is drawn and not listed")]
fn what_is_drawn_has_to_be_listed() {
    let coin = Coin::with(Flaw::SampleUnlisted);
    sample_agrees(&coin, &flipping(&coin), 1000, 1);
}

#[test]
#[should_panic(expected = "9 draws are too few")]
fn few_draws_say_nothing() {
    let coin = Coin::default();
    sample_agrees(&coin, &flipping(&coin), 9, 1);
}

#[test]
#[should_panic(expected = "chance does not fall here")]
fn chance_has_to_fall() {
    let coin = Coin::default();
    let mut state = flipping(&coin);
    coin.resolve(&mut state, Outcome::Heads, &mut ());
    sample_agrees(&coin, &state, 1000, 1);
}
