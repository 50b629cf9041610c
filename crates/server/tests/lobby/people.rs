//! People and what can be asked without a table.

use serde_json::{Value, json};

use crate::guest::{Guest, house};

#[tokio::test]
async fn somebody_is_known_by_the_token_alone() {
    let (house, _folder) = house().await;
    let nobody = Guest::nobody(house.address);
    assert_eq!(nobody.get("/api/me").await.code(), "token-needed");
    let ana = Guest::called(house.address, "  Ana \u{202e} María ").await;
    assert_eq!(ana.get("/api/me").await.json()["name"], "Ana María");
    let renamed = ana.request("PATCH", "/api/me", Some(r#"{"name":"Ana II"}"#), "").await;
    assert_eq!(renamed.json()["name"], "Ana II");
    assert_eq!(ana.get("/api/me").await.json()["name"], "Ana II");
    let stranger = Guest { token: Some("0".repeat(64)), ..nobody };
    let refused = stranger.get("/api/me").await;
    assert_eq!((refused.status, refused.code().as_str()), (401, "unknown-token"));
    house.close().await;
}

#[tokio::test]
async fn names_that_cannot_be_read_are_refused_in_the_language_that_was_asked_for() {
    let (house, _folder) = house().await;
    let nobody = Guest::nobody(house.address);
    for name in ["", " \u{200b} ", &"x".repeat(33)] {
        let answer = nobody.post("/api/people", &json!({ "name": name })).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "bad-name"), "{name:?}");
    }
    let spanish = "Accept-Language: es\r\n";
    let answer = nobody.request("POST", "/api/people", Some(r#"{"name":""}"#), spanish).await;
    assert_eq!(answer.json()["text"], "Un nombre tiene entre 1 y 32 caracteres.");
    house.close().await;
}

#[tokio::test]
async fn games_settings_and_decks_can_be_asked_for() {
    let (house, _folder) = house().await;
    let nobody = Guest::nobody(house.address);
    let games = nobody.get("/api/games").await.json();
    let keys: Vec<&str> =
        games.as_array().unwrap().iter().map(|one| one["game"].as_str().unwrap()).collect();
    assert_eq!(keys, ["pig", "monopoly", "rift", "parchis"]);
    for game in games.as_array().unwrap() {
        assert_eq!(game["levels"].as_array().unwrap().len(), 5, "{}", game["game"]);
        assert!(game["agents"].as_array().unwrap().iter().all(|one| one["agent"] != "open"));
    }
    let setting = nobody.get("/api/games/monopoly/setting?board=madrid").await.json();
    assert_eq!(setting["squares"].as_array().unwrap().len(), 40);
    assert_eq!(nobody.get("/api/games/chess/setting").await.status, 404);
    assert_eq!(nobody.get("/api/games/monopoly/setting?board=mars").await.status, 422);
    let seeded = json!({ "format": "standard", "seed": 7 });
    let deck = nobody.post("/api/rift/deck/random", &seeded).await.json();
    assert_eq!(deck["valid"], true);
    let again = nobody
        .post("/api/rift/deck", &json!({ "code": deck["code"], "format": "standard" }))
        .await
        .json();
    assert_eq!(again["cards"], deck["cards"]);
    let few = nobody.post("/api/rift/deck", &json!({ "cards": [1, 2, 3] })).await.json();
    assert_eq!((&few["valid"], &few["code"]), (&json!(false), &json!(null)));
    let check = async |body: Value| nobody.post("/api/games/monopoly/check", &body).await.json();
    assert_eq!(check(json!({ "rules": "official:short" })).await["ok"], true);
    let bad = check(json!({ "board": { "name": "own", "text": "nonsense\n", "decks": [] } })).await;
    assert_eq!(bad["ok"], false);
    assert!(bad["faults"][0]["line"].as_u64().is_some(), "{bad}");
    house.close().await;
}

#[tokio::test]
async fn the_house_says_how_it_is() {
    let (house, _folder) = house().await;
    let nobody = Guest::nobody(house.address);
    assert_eq!(nobody.get("/health").await.body, "ok");
    assert!(nobody.get("/metrics").await.body.contains("ludoteca_requests_total"));
    let page = nobody.get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.head.contains("content-security-policy: default-src 'self'"), "{}", page.head);
    assert!(page.head.contains("x-content-type-options: nosniff"));
    // A page that was found there would look for its files in the wrong place.
    let deep = nobody.get("/some/deep/link").await;
    let there = page.body.contains("<script");
    assert_eq!(deep.status, if there { 303 } else { 200 }, "{}", deep.head);
    assert_eq!(nobody.get("/assets/gone-1234.js").await.status, 404);
    assert_eq!(nobody.get("/api/nothing").await.code(), "not-found");
    house.close().await;
}
