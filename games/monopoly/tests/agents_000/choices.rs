//! Rules 4.1 to 5.2, and the answers to questions that the document does not know.

use ludoteca_core::Seat;
use ludoteca_monopoly::agents::PseudoRandom;
use ludoteca_monopoly::position::{Business, Trade};
use ludoteca_monopoly::{CardAction, Monopoly, Phase, Place, Rules, shipped};

use crate::scene::{ask, on, preset, scene, verdict};

/// Madrid with a card of these alternatives, as the last one of its first deck.
fn with_card(alternatives: &[CardAction]) -> (Monopoly, Phase) {
    let (board, mut decks) = shipped::find("madrid").expect("a shipped board").load();
    let last = decks[0].cards.len() - 1;
    decks[0].cards[last].alternatives = alternatives.to_vec();
    let card = u8::try_from(last).expect("few cards");
    let game = Monopoly::new(board, decks, Rules::STREET_MASTERS).expect("a sound game");
    (game, Phase::Choosing { deck: 0, card })
}

#[test]
fn every_rule_of_choosing_fires_up_to_its_threshold() {
    let pay = CardAction { pay: 1000, ..CardAction::default() };
    let collect = CardAction { pay: -1000, ..CardAction::default() };
    let from_each = CardAction { pay_each: -1000, ..CardAction::default() };
    let keep = CardAction { keep: true, ..CardAction::default() };
    let forward = CardAction { advance: 1, ..CardAction::default() };
    let cases: &[(&[CardAction], &str, &str)] = &[
        (&[pay, collect, keep], "$50001", "4.1 choose 2"),
        (&[pay, collect, keep], "$50000", "4.2 choose 1"),
        (&[pay, keep], "$50000", "4.3 choose 0"),
        (&[pay, from_each, collect], "$0", "4.2 choose 1"),
        (&[pay, forward], "$250000", "4.3 choose 0"),
        (&[forward, pay], "$250000", "4.3 choose 0"),
    ];
    for &(alternatives, me, expected) in cases {
        let (game, phase) = with_card(alternatives);
        let scene = on(game, &[me, ""]).phase(phase);
        assert_eq!(scene.verdict(), expected, "{me}");
        let random = ask(&scene.game, &scene.state(), &mut PseudoRandom::default(), 1);
        assert_eq!(verdict(&random), expected, "random chooses as rules do");
    }
}

#[test]
fn the_smaller_tax_is_paid() {
    // 10 % of all one has, or 20 000; 39 and two houses on each of 1 and 3 count 72 000.
    let cases = [
        ("@4 $200000", "5.1 tax-fixed"),
        ("@4 $199999", "5.2 tax-percent"),
        ("@4 $128000 39 1*2 3*2", "5.1 tax-fixed"),
        ("@4 $127999 39 1*2 3*2", "5.2 tax-percent"),
    ];
    for (me, expected) in cases {
        let scene = scene(&[me, ""]).phase(Phase::Taxing);
        assert_eq!(scene.verdict(), expected, "{me}");
        let random = ask(&scene.game, &scene.state(), &mut PseudoRandom::default(), 1);
        assert_eq!(verdict(&random), expected, "random chooses as rules do");
    }
}

#[test]
fn trades_are_refused_and_mortgages_kept() {
    let offer = Business::Trade(Trade {
        from: Seat(1),
        to: Seat(0),
        give: vec![Place(39)],
        want: Vec::new(),
        cash: 100_000,
        give_cards: 0,
        want_cards: 0,
    });
    let mut trade = scene(&["", "39"]).business(offer);
    trade.position.on_turn = Seat(1);
    assert_eq!(trade.verdict(), "does not trade refuse");
    let taken = Business::Interest { lots: vec![Place(39)], interest_paid: false };
    let interest = preset("official", &["39m", ""]).phase(Phase::After).business(taken);
    assert_eq!(interest.verdict(), "keeps the mortgage for now keep 39");
}
