//! Coming back with a cookie.

use std::time::{Duration, Instant};

use ludoteca_monopd::server::Patience;
use ludoteca_server::MonopdLimits;

use crate::guest::DEADLINE;
use crate::line::Client;
use crate::{open, open_in};

#[tokio::test(flavor = "multi_thread")]
async fn cookies_cannot_be_guessed() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let mut ana = Client::connect(&house, 1).await;
    let mut bea = Client::connect(&house, 2).await;
    for client in [&mut ana, &mut bea] {
        client.say(".nAna\n").await;
        client.until("a cookie", |mad| mad.mirror.cookie.is_some()).await;
    }
    let (one, two) = (ana.cookie(), bea.cookie());
    assert_ne!(one, two);
    // 260 bits, five a letter.
    let fits = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    assert!(one.len() == 52 && one.bytes().all(fits), "{one}");
    let mut thief = Client::connect(&house, 3).await;
    let almost = format!("{}{}", &one[..51], if one.ends_with('a') { 'b' } else { 'a' });
    for cookie in ["", "1", "1/885897685", &almost, &one.to_uppercase()] {
        thief.say(&format!(".R{cookie}\n")).await;
    }
    thief.until("five refusals", |mad| mad.errors.len() == 5).await;
    assert_eq!(thief.mad.mirror.me, None);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_takes_over() {
    let (house, _folder) = open(MonopdLimits::default()).await;
    let mut first = Client::playing(&house, 1).await;
    first.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
    let mut second = Client::connect(&house, 2).await;
    second.say(&format!(".R{}\n", first.cookie())).await;
    second.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
    first.until_closed().await;
    assert_eq!(first.mad.errors, ["You have come back on another connection."]);
    assert_eq!(second.cookie(), first.cookie());
    let money = |client: &Client| client.mad.mirror.own().and_then(|own| own.money);
    assert_eq!(money(&second), money(&first));
    second.say(".r\n").await;
    second.until("a move", |mad| mad.mirror.own().is_some_and(|own| own.location != Some(0))).await;
    assert_eq!(second.mad.errors, Vec::<String>::new());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let house = open_in(folder.path(), MonopdLimits::default()).await;
    let mut client = Client::playing(&house, 5).await;
    for _ in 0..12 {
        client.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
        let command = client.mad.buttons()[0].clone();
        client.mad.mirror.buttons.clear();
        client.say(&format!("{command}\n")).await;
    }
    client.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
    let known = client.mad.mirror.clone();
    tokio::join!(house.close(), client.until_closed());
    assert_eq!(client.mad.errors, ["The server is restarting; your place is kept."]);
    let house = open_in(folder.path(), MonopdLimits::default()).await;
    drop(client.come_back(&house).await);
    client.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
    let again = &client.mad.mirror;
    // What can be done with a lot is told as of the last window, and a new connection had none yet.
    let lots = |mirror: &ludoteca_monopd::client::Mirror| {
        let mut lots: Vec<_> = mirror.estates.values().cloned().collect();
        for lot in &mut lots {
            (lot.can_toggle_mortgage, lot.can_buy_houses, lot.can_sell_houses) = (None, None, None);
        }
        lots
    };
    assert_eq!(lots(again), lots(&known));
    assert_eq!(again.buttons, known.buttons);
    let told = |mirror: &ludoteca_monopd::client::Mirror| {
        let mut players: Vec<_> = mirror.players.values().cloned().collect();
        for player in &mut players {
            player.direct_move = None;
        }
        players
    };
    assert_eq!(told(again), told(&known));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_decide_is_replaced_until_they_are_back() {
    let patience = Patience { deciding: Duration::from_secs(5), ..Patience::default() };
    let limits = MonopdLimits { patience, ..MonopdLimits::default() };
    let (house, _folder) = open(limits).await;
    let mut client = Client::playing(&house, 1).await;
    client.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
    // The connection breaks; what the others do is seen from the page.
    let watcher = client.guest(&house);
    drop(client.come_back(&house).await);
    let began = Instant::now();
    loop {
        let tables = watcher.get("/api/tables").await.json();
        let seat = &tables["mine"][0]["seats"][0];
        if seat["away"] == true {
            break;
        }
        assert!(began.elapsed() < DEADLINE, "{tables}");
        client.hear(Duration::from_millis(100)).await;
    }
    drop(client.come_back(&house).await);
    client.until("a turn", |mad| !mad.mirror.buttons.is_empty()).await;
    let tables = watcher.get("/api/tables").await.json();
    assert_eq!(tables["mine"][0]["seats"][0]["away"], false, "{tables}");
    house.close().await;
}
