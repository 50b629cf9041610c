//! Turns: who sends next, jail, cards.

use ludoteca_monopoly::position::Pile;

use super::*;
use crate::message::CARDS;

#[test]
fn the_turn_goes_to_the_next_live_station_without_a_message() {
    let mut t = copy(vec![player(1500, 0), Player { out: true, ..player(0, 0) }, player(1500, 0)]);
    assert_eq!(t.roll(4, 6), (2, Some(2)), "just visiting; station 2 is out");
    assert_eq!(t.roll(4, 6), (0, Some(0)));
}

#[test]
fn doubles_and_debts_keep_the_right_to_send() {
    let mut t = copy(vec![player(1500, 0), player(1500, 0)]);
    assert_eq!(t.roll(5, 5), (0, Some(0)));
    assert_eq!(t.roll(5, 5), (0, Some(0)), "free parking");
    assert_eq!(t.roll(5, 5), (1, Some(1)), "the third doubles lead to jail");
}

#[test]
fn what_is_bought_stands_on_the_square_and_a_second_time_builds() {
    let mut t = copy(vec![owner_of(1500, 33, &[37]), player(1500, 0)]);
    assert_eq!(t.refuses(Body::Buy(TABLADO)), "lot 21 is not for sale");
    assert_eq!(t.roll(2, 4), (0, Some(0)), "a purchase is owed");
    assert_eq!(t.0.owed(), Some(Owed::Purchase { lot: TABLADO }));
    assert_eq!(t.refuses(Body::Buy(PARQUE)), "lot 20 is not for sale");
    assert_eq!(t.refuses(Body::Leave), "first comes buying or proposing lot 21");
    assert_eq!(t.say(Body::Buy(TABLADO)), (1, Some(1)));
    assert_eq!((t.owner(TABLADO), t.cash()[0]), (Some(0), 1100));
    t.roll(4, 6);
    assert_eq!(t.say(Body::Buy(TABLADO)), (0, Some(0)), "now it builds");
    assert_eq!((t.level(TABLADO), t.cash()[0]), (1, 900));
    assert!(t.refuses(Body::Buy(TABLADO)).starts_with("against the rules: another lot"));
}

#[test]
fn selling_takes_a_level_and_then_the_lot_and_a_hotel_goes_whole() {
    let mut seller = owner_of(0, 0, &[5]);
    for square in [37, 39] {
        let bare = Owned::bare(ludoteca_monopoly::Place(square));
        seller.lots.push(Owned { hotel: true, ..bare });
    }
    let mut t = copy(vec![seller, player(1500, 0)]);
    assert_eq!(t.say(Body::Sell(TABLADO)), (0, Some(0)));
    assert_eq!((t.level(TABLADO), t.level(PARQUE), t.cash()[0]), (0, 5, 100));
    assert!(t.refuses(Body::Sell(TABLADO)).contains("buildings in the group"));
    t.say(Body::Sell(PARQUE));
    t.say(Body::Sell(TABLADO));
    assert_eq!((t.owner(TABLADO), t.cash()[0]), (None, 400));
    t.say(Body::Mortgage(READING));
    t.say(Body::Sell(READING));
    assert_eq!((t.owner(READING), t.cash()[0]), (None, 500), "a mortgaged one pays nothing more");
}

#[test]
fn mortgages_are_lifted_for_a_tenth_more() {
    let mut t = copy(vec![owner_of(0, 0, &[5]), player(1500, 0)]);
    t.say(Body::Mortgage(READING));
    assert!(t.refuses(Body::Lift(READING)).contains("it takes 110, there is 100"));
    t.0.profile = Profile::Document;
    let listed = t.0.choices();
    assert!(!listed.contains(&Choice::Say(Body::Lift(READING))), "the document has no such code");
}

#[test]
fn the_fine_is_paid_with_the_roll_on_any_turn_in_jail() {
    for turn in 1..=3 {
        let mut t = copy(vec![jailed(1500, turn, 0), player(1500, 0)]);
        assert_eq!(t.say(Body::Roll { fine: true, dice: [4, 6] }), (1, Some(1)));
        assert_eq!(t.cash()[0], 1450, "turn {turn}");
    }
    let t = copy(vec![player(1500, 0), player(1500, 0)]);
    let fined = Body::Roll { fine: true, dice: [4, 6] };
    assert_eq!(t.refuses(fined), "against the rules: only in jail");
    let t = copy(vec![jailed(49, 1, 0), player(1500, 0)]);
    assert_eq!(t.refuses(fined), "against the rules: it takes 50, there is 49");
}

#[test]
fn the_third_roll_in_jail_costs_the_fine_without_asking() {
    let mut t = copy(vec![jailed(1500, 3, 0), player(1500, 0)]);
    assert_eq!(t.roll(4, 6), (1, Some(1)));
    assert_eq!(t.cash()[0], 1450);
}

#[test]
fn a_jail_card_is_used_by_its_code_and_then_the_dice_are_thrown() {
    for deck in WireDeck::BOTH {
        let mut t = copy(vec![jailed(0, 1, 2), player(1500, 0)]);
        let card = t.0.rules.atlas().jail_card(deck);
        let other = Body::Card { deck, card: card + 1 };
        assert!(t.refuses(other).ends_with("does not open the jail"));
        assert_eq!(t.say(Body::Card { deck, card }), (0, Some(0)));
        assert!(t.refuses(Body::Card { deck, card }).contains("only in jail"));
        assert_eq!(t.roll(4, 6), (1, Some(1)));
    }
}

#[test]
fn a_card_is_named_by_the_drawer_and_the_order_is_checked_once_it_is_known() {
    // Square 2 draws arca. In one deck four cards are unseen, in the other none is.
    let at_arca = |pile: Pile| {
        let players = vec![player(1500, 37), player(1500, 0)];
        let mut t = prepared(&Position { players, decks: vec![pile], ..Position::default() });
        assert_eq!(t.roll(1, 4), (0, Some(0)));
        assert_eq!(t.0.owed(), Some(Owed::Card { deck: WireDeck::Arca }));
        let possible = |&card: &u8| t.0.message(Body::Card { deck: WireDeck::Arca, card }).is_ok();
        let other = Body::Card { deck: WireDeck::Casualidad, card: 4 };
        assert_eq!(t.refuses(other), "first comes a card of arca");
        (0..CARDS).filter(possible).collect::<Vec<u8>>()
    };
    let seen: Vec<u8> = (4..CARDS).rev().collect();
    assert_eq!(at_arca(Pile { unseen: Some(vec![0, 1, 2, 3]), seen }), [0, 1, 2, 3]);
    let seen: Vec<u8> = (0..CARDS).rev().collect();
    assert_eq!(at_arca(Pile { unseen: Some(Vec::new()), seen }), [15]);
}

#[test]
fn the_last_live_station_tells_its_victory() {
    let mut t = copy(vec![player(1500, 0), player(1500, 0)]);
    assert_eq!(t.refuses(Body::Victory), "first comes the roll");
    assert_eq!(t.say(Body::Leave), (1, Some(1)));
    assert_eq!(t.0.owed(), Some(Owed::Victory));
    assert_eq!(t.0.winner(), None, "it has not been told yet");
    assert_eq!(t.say(Body::Victory), (1, None));
    assert_eq!(t.0.winner(), Some(Seat(1)));
    assert_eq!(t.refuses(Body::Victory), "the game is over");
}

#[test]
fn others_cannot_send_and_nobody_else_can_be_named() {
    let t = copy(vec![player(1500, 0), player(1500, 0), player(1500, 0)]);
    let body = Body::Roll { fine: false, dice: [4, 6] };
    let refused = |origin, destination| {
        let message = Message { origin: Seat(origin), destination: Seat(destination), body };
        t.0.after(message).map(|_| ()).map_err(|why| why.to_string())
    };
    assert_eq!(refused(0, 1), Ok(()));
    assert_eq!(refused(1, 2), Err("station 2 sent it, but it is station 1's turn to send".into()));
    assert_eq!(refused(0, 2), Err("it names station 3, but station 2 comes next".into()));
}
