//! What the house does not let its clients do to it.

use std::time::{Duration, Instant};

use ludoteca_server::MonopdLimits;
use tokio::time::sleep;

use crate::guest::DEADLINE;
use crate::line::Client;
use crate::open;

#[tokio::test(flavor = "multi_thread")]
async fn a_full_house_says_so() {
    let limits = MonopdLimits { connections: 2, ..MonopdLimits::default() };
    let (house, _folder) = open(limits).await;
    let mut first = Client::connect(&house, 1).await;
    let mut second = Client::connect(&house, 2).await;
    first.fence().await;
    second.fence().await;
    let mut third = Client::connect(&house, 3).await;
    third.until_closed().await;
    assert_eq!(third.mad.errors, ["All 2 places are taken; try again later."]);
    first.say(".d\n").await;
    first.until_closed().await;
    // The place is free as soon as the server has seen it.
    loop {
        let mut fourth = Client::connect(&house, 4).await;
        fourth.say(".nEva\n").await;
        fourth.until("an answer", |mad| mad.mirror.me.is_some() || !mad.errors.is_empty()).await;
        if fourth.mad.mirror.me.is_some() {
            break;
        }
    }
    second.fence().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_no_name_has_to_go() {
    let limits = MonopdLimits { naming: Duration::from_millis(1200), ..MonopdLimits::default() };
    let (house, _folder) = open(limits).await;
    let mut named = Client::connect(&house, 1).await;
    named.say(".nAna\n").await;
    named.until("a name", |mad| mad.mirror.me.is_some()).await;
    let mut silent = Client::connect(&house, 2).await;
    silent.until_closed().await;
    assert_eq!(silent.mad.errors, ["Expected a name within 1 seconds."]);
    named.fence().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_in_the_lobby_is_heard_there_alone() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let mut playing = Client::playing(&house, 1).await;
    let mut listening = Client::connect(&house, 2).await;
    let mut speaking = Client::connect(&house, 3).await;
    listening.say(".nBea\n").await;
    listening.until("a name", |mad| mad.mirror.me.is_some()).await;
    // More than a person says in a moment: the rest is not heard.
    let lines = "something <b>\n".repeat(20);
    speaking.say(&format!(".nCarl\n{lines}")).await;
    for client in [&mut listening, &mut speaking] {
        client.until("a line", |mad| mad.chat.len() >= 5).await;
        client.fence().await;
        assert_eq!(client.mad.chat[0], "Carl: something <b>");
        assert!(client.mad.chat.len() < 10, "{:?}", client.mad.chat);
    }
    playing.fence().await;
    assert!(playing.mad.chat.is_empty(), "{:?}", playing.mad.chat);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_without_an_end_is_skipped() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let mut client = Client::connect(&house, 1).await;
    for _ in 0..64 {
        client.say(&"x".repeat(16 * 1024)).await;
    }
    client.say("\n.nAna\n").await;
    client.until("a name", |mad| mad.mirror.me.is_some()).await;
    assert_eq!(client.mad.errors, ["Expected lines of UTF-8 of at most 2048 bytes."]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_slows_its_sender_only() {
    let limits =
        MonopdLimits { lines_at_once: 40, lines_per_second: 20, ..MonopdLimits::default() };
    let (house, _folder) = open(limits).await;
    let mut flood = Client::connect(&house, 1).await;
    let mut other = Client::connect(&house, 2).await;
    for _ in 0..100 {
        flood.say(&".gl\n".repeat(100)).await;
    }
    other.say(".nAna\n.gncity\n").await;
    other.until("a game", |mad| !mad.mirror.options.is_empty()).await;
    other.fence().await;
    while flood.hear(Duration::from_millis(50)).await {}
    // One reading of 4096 bytes is let in, and then it has to wait for more than half a minute.
    let told = flood.mad.templates;
    assert!((2..=1100).contains(&told), "{told} answers");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_let_go_and_comes_back() {
    let limits = MonopdLimits {
        sending: Duration::from_millis(300),
        lines_at_once: 1_000_000,
        ..MonopdLimits::default()
    };
    let (house, _folder) = open(limits).await;
    let mut deaf = Client::with_small_buffers(&house, 1).await;
    deaf.begin().await;
    // Everything again, many times: far more than the buffers of both sides hold.
    deaf.say(&".f\n".repeat(40_000)).await;
    let began = Instant::now();
    while deaf.tables(&house).await[0]["seats"][0]["here"] == true {
        assert!(began.elapsed() < DEADLINE, "the server waits for somebody who does not read");
        sleep(Duration::from_millis(50)).await;
    }
    let old = deaf.come_back(&house).await;
    deaf.until("the game again", |mad| mad.mirror.is_running()).await;
    assert_eq!(deaf.mad.mirror.estates.len(), 40);
    drop(old);
    house.close().await;
}
