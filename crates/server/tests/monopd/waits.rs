//! The times that the house waits for a client, one deliberate test each.

use std::time::Duration;

use ludoteca_monopd::server::Patience;
use ludoteca_server::MonopdLimits;

use crate::line::Client;
use crate::open;

/// Longer than any test.
const FOR_EVER: Duration = Duration::from_hours(1);
const SOON: Duration = Duration::from_millis(200);

fn limits(arrival: Duration, bidding: Duration) -> MonopdLimits {
    let patience = Patience { arrival, bidding, ..Patience::default() };
    MonopdLimits { patience, ..MonopdLimits::default() }
}

/// Rolls at the first turn.
async fn roll(client: &mut Client) {
    client.until("a turn", |mad| mad.mirror.has_button(".r")).await;
    client.mad.mirror.buttons.clear();
    client.say(".r\n").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_is_told_no_more_until_it_has_shown_the_move() {
    let (house, _folder) = open(limits(FOR_EVER, FOR_EVER)).await;
    let mut client = Client::playing(&house, 1).await;
    client.until("a turn", |mad| mad.mirror.has_button(".r")).await;
    client.confirms = false;
    roll(&mut client).await;
    client.until("a move", |mad| mad.mirror.own().is_some_and(|own| own.location != Some(0))).await;
    client.fence().await;
    // What can be decided on arrival came with the move; what becomes of it does not.
    let offered = client.mad.buttons();
    client.mad.mirror.buttons.clear();
    if let Some(command) = offered.first() {
        client.say(&format!("{command}\n")).await;
    }
    while client.hear(SOON).await {}
    assert_eq!(client.mad.buttons(), Vec::<String>::new());
    client.confirms = true;
    client.confirm().await;
    client.until("something to decide", |mad| !mad.mirror.buttons.is_empty()).await;
    assert_eq!(client.mad.errors, Vec::<String>::new());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_shows_no_move_is_told_on_after_a_while() {
    let (house, _folder) = open(limits(SOON, FOR_EVER)).await;
    let mut client = Client::playing(&house, 1).await;
    client.confirms = false;
    for _ in 0..3 {
        roll(&mut client).await;
        client.until("something to decide", |mad| !mad.mirror.buttons.is_empty()).await;
        while !client.mad.mirror.has_button(".r") {
            let command = client.mad.buttons()[0].clone();
            client.mad.mirror.buttons.clear();
            client.say(&format!("{command}\n")).await;
            client.until("something to decide", |mad| !mad.mirror.buttons.is_empty()).await;
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_in_an_auction_leaves_it() {
    let (house, _folder) = open(limits(FOR_EVER, SOON)).await;
    let mut client = Client::playing(&house, 1).await;
    let mut auctions = 0;
    while auctions < 2 {
        client.until("something to decide", |mad| !mad.mirror.buttons.is_empty()).await;
        let buttons = client.mad.buttons();
        if client.mad.mirror.auction.is_some() {
            auctions += 1;
            // Not a word: it goes on by itself.
            client.until("the end of the auction", |mad| mad.mirror.auction.is_none()).await;
            continue;
        }
        let decline = buttons.iter().find(|button| *button == ".ea");
        let command = decline.unwrap_or(&buttons[0]).clone();
        client.mad.mirror.buttons.clear();
        client.say(&format!("{command}\n")).await;
    }
    assert_eq!(client.mad.errors, Vec::<String>::new());
    house.close().await;
}
