//! Guests who do not behave.

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::guest::{Guest, Socket, computer, house, me, open_seat, pig};

#[tokio::test]
async fn what_is_no_request_is_refused_clearly() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    for body in ["{", "[]", r#"{"name":1}"#, r#"{"name":"a","more":1}"#, "\u{0}"] {
        let answer = ana.request("POST", "/api/people", Some(body), "").await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"), "{body:?}");
        assert!(answer.json()["text"].as_str().unwrap().len() > 20, "{answer:?}");
    }
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(300 * 1024));
    let answer = ana.request("POST", "/api/people", Some(&large), "").await;
    assert!(matches!(answer.status, 413 | 0), "{answer:?}");
    for path in [
        "/lab/0/../../etc/passwd",
        "/lab/0/%2e%2e/%2e%2e/etc/passwd",
        "/lab/0//etc/passwd",
        "/lab/7/x",
    ] {
        let answer = ana.get(path).await;
        assert!(!answer.body.contains("root:"), "{path}");
    }
    assert_eq!(ana.get("/api/tables/'; DROP TABLE people; --").await.status, 400);
    assert_eq!(ana.get("/api/tables/%27%20OR%201=1").await.status, 404);
    assert_eq!(ana.get("/api/me").await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_socket_that_talks_nonsense_is_told_so_and_others_go_on() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let (table, _) = ana.table(&pig(&[me(), open_seat()])).await;
    let mut good = ana.watch(&table, None).await;
    good.hear_one(&["table"]).await;

    let mut first = Socket::open(house.address, &table).await;
    first.say(&json!({ "type": "play", "id": 1, "seat": 0, "version": 0, "action": "roll" })).await;
    assert_eq!(first.hear_one(&["gone"]).await["code"], "malformed");
    let mut stranger = Socket::open(house.address, &table).await;
    stranger.say(&json!({ "type": "hello", "token": "f".repeat(64) })).await;
    assert_eq!(stranger.hear_one(&["gone"]).await["code"], "unknown-token");
    let mut lost = Socket::open(house.address, "nosuchtable2").await;
    lost.say(&json!({ "type": "hello" })).await;
    assert_eq!(lost.hear_one(&["gone"]).await["code"], "not-found");

    let mut bad = ana.watch(&table, None).await;
    bad.hear_one(&["table"]).await;
    bad.write(Message::text("{\"type\":")).await;
    assert_eq!(bad.hear_one(&["refused"]).await["code"], "malformed");
    bad.write(Message::binary(vec![0_u8, 159, 146, 150])).await;
    assert_eq!(bad.hear_one(&["refused"]).await["code"], "malformed");
    bad.say(&json!({ "type": "play", "id": 1, "seat": 255, "version": 4_000_000_000_u32, "action": "x".repeat(9000) })).await;
    assert_eq!(bad.hear_one(&["refused"]).await["code"], "not-your-seat");
    bad.write(Message::text("x".repeat(10 * 1024 * 1024))).await;
    while bad.hear().await.is_some() {}

    good.say(&json!({ "type": "ping" })).await;
    good.hear_one(&["pong"]).await;
    house.close().await;
}

#[tokio::test]
async fn chat_and_messages_have_their_limits() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "<script>alert(1)</script>").await;
    let (table, _) = ana.table(&pig(&[me(), open_seat()])).await;
    let mut socket = ana.watch(&table, None).await;
    socket.hear_one(&["table"]).await;
    let say = |text: &str| json!({ "type": "say", "text": text });
    assert_eq!(socket.ask(say("")).await["code"], "too-long");
    assert_eq!(socket.ask(say(&"x".repeat(281))).await["code"], "too-long");
    // The refused ones counted as well: a flood of them is a flood.
    let answers =
        [socket.ask(say("<b>1</b>")).await, socket.ask(say("2")).await, socket.ask(say("3")).await];
    assert!(answers.iter().all(|answer| answer["type"] == "done"), "{answers:?}");
    assert_eq!(socket.ask(say("4")).await["code"], "too-fast");
    for _ in 0..80 {
        socket.say(&json!({ "type": "ping" })).await;
    }
    assert_eq!(socket.hear_one(&["refused"]).await["code"], "too-fast");
    let seen = ana.watch(&table, None).await.hear_one(&["table"]).await;
    let texts: Vec<&str> =
        seen["chat"].as_array().unwrap().iter().map(|one| one["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["<b>1</b>", "2", "3"]);
    house.close().await;
}

#[tokio::test]
async fn nobody_has_more_tables_or_sockets_than_they_may() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let plan = pig(&[me(), open_seat()]);
    let mut last = String::new();
    for _ in 0..20 {
        last = ana.table(&plan).await.0;
    }
    assert_eq!(ana.post("/api/tables", &plan).await.code(), "too-many");
    let mut sockets = Vec::new();
    for _ in 0..8 {
        let mut socket = ana.watch(&last, None).await;
        socket.hear_one(&["table"]).await;
        sockets.push(socket);
    }
    let mut ninth = ana.watch(&last, None).await;
    assert_eq!(ninth.hear_one(&["gone"]).await["code"], "too-many");
    house.close().await;
}

#[tokio::test]
async fn pages_of_others_get_no_socket() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let (table, _) = ana.table(&pig(&[me(), computer("hold-at")])).await;
    let upgrade = "Origin: http://evil.example\r\nUpgrade: websocket\r\n";
    let answer = ana.request("GET", &format!("/api/tables/{table}/socket"), None, upgrade).await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "forbidden"));
    house.close().await;
}
