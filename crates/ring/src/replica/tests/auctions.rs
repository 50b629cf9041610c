//! Auctions: who is asked when, and who gets what.

use super::*;

#[test]
fn a_declined_lot_goes_round_and_the_decliner_answers_last() {
    let mut t = copy(vec![player(1500, 33), player(1500, 0), player(1500, 0)]);
    t.roll(2, 4);
    assert_eq!(t.say(Body::Propose(TABLADO)), (1, Some(1)));
    assert_eq!(t.say(Body::Answer(10)), (2, Some(2)));
    assert_eq!(
        t.say(Body::Answer(30)),
        (0, Some(0)),
        "the last of the others answers the decliner"
    );
    assert_eq!(t.say(Body::Answer(30)), (0, Some(0)), "an equal offer comes too late");
    assert_eq!(t.0.owed(), Some(Owed::Transfer { lot: TABLADO, buyer: Some(Seat(2)) }));
    assert_eq!(t.owner(TABLADO), None, "nothing is handed over before it is said");
    assert_eq!(
        t.refuses(Body::Transfer(PARQUE)),
        "first comes the transfer of lot 21 to station 3"
    );
    // It names the buyer, but the turn goes on from the one who proposed.
    assert_eq!(t.say(Body::Transfer(TABLADO)), (2, Some(1)));
    assert_eq!((t.owner(TABLADO), t.cash()), (Some(2), vec![1500, 1500, 1500 - 320]));
}

#[test]
fn a_transfer_after_doubles_leaves_the_right_to_send_with_its_origin() {
    let mut t = copy(vec![player(1500, 33), player(1500, 0)]);
    t.roll(3, 3);
    t.say(Body::Propose(TABLADO));
    t.say(Body::Answer(1));
    t.say(Body::Answer(0));
    assert_eq!(t.say(Body::Transfer(TABLADO)), (1, Some(0)));
}

#[test]
fn a_declined_lot_that_nobody_wants_needs_no_transfer() {
    let mut t = copy(vec![player(1500, 33), player(1500, 0)]);
    t.roll(2, 4);
    t.say(Body::Propose(TABLADO));
    assert_eq!(t.say(Body::Answer(0)), (0, Some(0)));
    assert_eq!(t.say(Body::Answer(0)), (1, Some(1)));
    assert_eq!(t.owner(TABLADO), None);
}

#[test]
fn who_cannot_pay_has_to_propose() {
    let mut t = copy(vec![player(399, 33), player(1500, 0)]);
    assert_eq!(t.roll(2, 4), (0, Some(0)));
    assert_eq!(t.0.owed(), Some(Owed::Proposal { lot: TABLADO }));
    assert_eq!(t.refuses(Body::Buy(TABLADO)), "first comes proposing lot 21");
    assert_eq!(t.say(Body::Propose(TABLADO)), (1, Some(1)));
    assert_eq!(t.say(Body::Answer(0)), (0, Some(0)));
    assert!(t.refuses(Body::Answer(50)).contains("it takes 400, there is 399"));
    assert_eq!(t.say(Body::Answer(49)), (0, Some(0)));
    assert_eq!(t.say(Body::Transfer(TABLADO)), (0, Some(1)), "the decliner may win");
}

#[test]
fn an_own_lot_is_answered_by_the_others_and_the_seller_goes_on() {
    let mut t = copy(vec![player(0, 0), owner_of(0, 0, &[5, 12]), player(1500, 0)]);
    t.roll(4, 6);
    assert_eq!(t.refuses(Body::Propose(TABLADO)), "against the rules: square 39 is not yours");
    assert_eq!(t.say(Body::Propose(READING)), (2, Some(2)));
    assert_eq!(t.say(Body::Answer(20)), (0, Some(0)));
    assert_eq!(t.say(Body::Answer(0)), (1, Some(1)), "the last answer goes back to the seller");
    assert_eq!(t.say(Body::Transfer(READING)), (2, Some(1)));
    assert_eq!((t.owner(READING), t.cash()), (Some(2), vec![0, 140, 1360]));
    // Nobody wants the other one: the bank takes it for half, and the seller is named.
    t.say(Body::Propose(ELECTRIC));
    t.say(Body::Answer(0));
    t.say(Body::Answer(0));
    assert_eq!(t.0.owed(), Some(Owed::Transfer { lot: ELECTRIC, buyer: None }));
    assert_eq!(t.say(Body::Transfer(ELECTRIC)), (1, Some(1)));
    assert_eq!((t.owner(ELECTRIC), t.cash()[1]), (None, 215));
}

#[test]
fn an_answer_says_at_most_what_the_bidder_can_pay() {
    let mut t = copy(vec![player(1500, 33), player(215, 0)]);
    t.roll(2, 4);
    t.say(Body::Propose(TABLADO));
    assert_eq!(t.0.choices(), [Choice::Answer { most: 3 }]);
    assert!(t.refuses(Body::Answer(4)).contains("it takes 216, there is 215"));
    t.0.profile = Profile::Document;
    t.say(Body::Answer(0));
    assert_eq!(t.0.choices(), [Choice::Answer { most: 31 }], "five bits in the document");
}

#[test]
fn paying_the_fine_by_an_auction_can_lead_straight_into_the_next_one() {
    // The third roll in jail: the fine is owed, and there is no money for it.
    let seller = Player { lots: owner_of(0, 10, &[5]).lots, ..jailed(0, 3, 0) };
    let mut t = copy(vec![seller, player(1500, 0)]);
    assert_eq!(t.roll(1, 3), (0, Some(0)));
    assert_eq!(t.0.owed(), Some(Owed::Debt { amount: 50 }));
    t.say(Body::Propose(READING));
    t.say(Body::Answer(0));
    // The bank pays 100, the fine takes 50, the roll leads to square 14, and 50 do not buy it.
    assert_eq!(t.say(Body::Transfer(READING)), (0, Some(0)));
    let virginia = Lot(7);
    assert_eq!((t.cash()[0], t.0.owed()), (50, Some(Owed::Proposal { lot: virginia })));
    assert_eq!(t.say(Body::Propose(virginia)), (1, Some(1)));
}
