//! Debts, and leaving the game.

use super::*;

#[test]
fn a_debtor_sends_to_himself_until_the_money_is_there() {
    let mut t = copy(vec![owner_of(0, 33, &[5, 12]), owner_of(1500, 0, &[37, 39])]);
    assert_eq!(t.roll(2, 4), (0, Some(0)), "100 of rent");
    assert_eq!(t.0.owed(), Some(Owed::Debt { amount: 100 }));
    let roll = Body::Roll { fine: false, dice: [1, 2] };
    assert_eq!(t.refuses(roll), "first comes raising 100, or leaving");
    assert!(t.refuses(Body::Buy(READING)).starts_with("against the rules"));
    assert_eq!(t.say(Body::Mortgage(ELECTRIC)), (0, Some(0)));
    assert_eq!(t.0.owed(), Some(Owed::Debt { amount: 25 }));
    assert_eq!(t.say(Body::Mortgage(READING)), (1, Some(1)), "paid as soon as the money is there");
    assert_eq!(t.cash(), [75, 1600]);
}

#[test]
fn a_debtor_who_leaves_gives_the_cash_to_the_creditor_and_the_lots_to_the_bank() {
    let debtor = owner_of(20, 33, &[5]);
    let mut t = copy(vec![debtor, owner_of(1500, 0, &[39]), player(1500, 0)]);
    t.roll(2, 4);
    assert_eq!(t.say(Body::Leave), (1, Some(1)));
    assert_eq!((t.cash(), t.owner(READING)), (vec![0, 1520, 1500], None));
}

#[test]
fn with_nothing_left_a_debtor_is_out_at_once() {
    let mut t = copy(vec![player(20, 33), owner_of(1500, 0, &[39])]);
    assert_eq!(t.roll(2, 4), (1, Some(1)), "no message of his is awaited");
    assert_eq!((t.cash(), t.0.owed()), (vec![0, 1520], Some(Owed::Victory)));
}

#[test]
fn several_debtors_send_one_after_another() {
    // Casualidad 11 collects 50 from each.
    let mut t = copy(vec![player(0, 5), owner_of(0, 0, &[5]), owner_of(0, 0, &[12])]);
    assert_eq!(t.roll(1, 1), (0, Some(0)));
    let card = Body::Card { deck: WireDeck::Casualidad, card: 11 };
    assert_eq!(t.say(card), (1, Some(1)), "the first debtor");
    assert_eq!(t.say(Body::Mortgage(READING)), (2, Some(2)), "the second one");
    assert_eq!(t.say(Body::Sell(ELECTRIC)), (0, Some(0)), "doubles: back to the player on turn");
    assert_eq!(t.cash(), [100, 50, 25]);
}
