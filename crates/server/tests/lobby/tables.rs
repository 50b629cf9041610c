//! Tables: made, joined, played, watched.

use serde_json::{Value, json};

use crate::guest::{Guest, computer, house, me, open_seat, pig};

#[tokio::test]
async fn whole_games_against_the_computer_and_what_can_be_done_after_them() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    for (game, rules, agent) in [("pig", "quick", "hold-at"), ("rift", "classic", "classic")] {
        let plan = json!({ "game": game, "rules": rules, "seats": [me(), computer(agent)] });
        let (table, _) = ana.table(&plan).await;
        let mut socket = ana.watch(&table, None).await;
        let mut last = Value::Null;
        for _ in 0..500 {
            let moment = socket.hear_one(&["table", "steps"]).await;
            if moment["turn"]["kind"] == "over" {
                last = moment;
                break;
            }
            if moment["actions"].as_array().is_some_and(|actions| !actions.is_empty()) {
                let seat = moment["turn"]["seat"].clone();
                let action = moment["actions"][0]["action"].clone();
                socket.say(&json!({ "type": "play", "id": 1, "seat": seat, "version": moment["version"], "action": action })).await;
            }
        }
        assert_eq!(last["turn"]["kind"], "over", "{game}");
        let summary = socket.hear_one(&["summary"]).await;
        assert_eq!(summary["summary"]["state"], "over");
        let record = ana.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status, 200);
        let replay = ana.get(&format!("/api/tables/{table}/replay")).await.json();
        assert_eq!(replay["steps"].as_array().unwrap().last().unwrap()["version"], last["version"]);
        assert!(!replay["chances"].as_array().unwrap().is_empty());
        let moment = ana.get(&format!("/api/tables/{table}/at/3")).await.json();
        assert_eq!(moment["views"].as_array().unwrap().len(), 2);
        let again = ana.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
        let same = ana.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
        assert_eq!(again["table"], same["table"]);
        let branch =
            ana.post(&format!("/api/tables/{table}/branch"), &json!({ "version": 3 })).await;
        assert_eq!(branch.status, 200, "{branch:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn two_people_play_and_a_third_watches() {
    let (house, _folder) = house().await;
    let [ana, luis, eva] = ["Ana", "Luis", "Eva"].map(|name| Guest::called(house.address, name));
    let (ana, luis, eva) = (ana.await, luis.await, eva.await);
    let (table, _) = ana.table(&pig(&[me(), open_seat()])).await;
    let open = eva.get("/api/tables").await.json();
    assert_eq!(open["open"][0]["table"], table.as_str());
    let mut first = ana.watch(&table, None).await;
    assert_eq!(first.hear_one(&["table"]).await["view"], Value::Null);
    let sat = luis.post(&format!("/api/tables/{table}/sit"), &json!({})).await;
    assert_eq!((sat.status, &sat.json()["state"]), (200, &json!("playing")), "{sat:?}");
    let full = eva.post(&format!("/api/tables/{table}/sit"), &json!({})).await;
    assert_eq!((full.status, full.code().as_str()), (409, "begun"));
    let moment = first.my_turn().await;
    let mut second = luis.watch(&table, None).await;
    let mut watcher = Guest::nobody(house.address).watch(&table, None).await;
    let seen = watcher.hear_one(&["table"]).await;
    assert_eq!((&seen["looks"], &seen["actions"]), (&Value::Null, &json!([])));

    let foreign = second.play(&moment, 0, &json!("roll")).await;
    assert_eq!(foreign["code"], "not-your-seat");
    let early = second.play(&moment, 1, &json!("roll")).await;
    assert_eq!(early["code"], "not-your-turn");
    let nonsense = first.play(&moment, 0, &json!("dance")).await;
    assert_eq!(nonsense["code"], "notation");
    let nobody = watcher.play(&moment, 0, &json!("roll")).await;
    assert_eq!(nobody["code"], "token-needed");
    let held = first.play(&moment, 0, &json!("hold")).await;
    assert_eq!(held["type"], "done", "{held}");
    assert_eq!(watcher.hear_one(&["steps"]).await["steps"][0]["action"], "hold");
    let stale = first.play(&moment, 0, &json!("hold")).await;
    assert_eq!((&stale["code"], &stale["version"]), (&json!("stale"), &json!(1)));
    assert_eq!(first.hear_one(&["table"]).await["version"], 1);
    house.close().await;
}

#[tokio::test]
async fn a_decision_can_be_taken_back_until_something_else_happens() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let (table, _) = ana.table(&pig(&[me(), json!({ "kind": "person", "name": "Luis" })])).await;
    let mut socket = ana.watch(&table, None).await;
    let moment = socket.my_turn().await;
    assert_eq!(socket.play(&moment, 0, &json!("hold")).await["type"], "done");
    let undo = json!({ "type": "undo", "seat": 0, "version": 1 });
    assert_eq!(socket.ask(undo.clone()).await["type"], "done");
    let again = json!({ "type": "undo", "seat": 0, "version": 2 });
    assert_eq!(socket.ask(again).await["code"], "nothing-to-undo");
    assert_eq!(socket.ask(undo).await["code"], "stale");
    house.close().await;
}

#[tokio::test]
async fn a_table_by_link_is_for_those_who_have_the_link() {
    let (house, _folder) = house().await;
    let (ana, eva) =
        (Guest::called(house.address, "Ana").await, Guest::called(house.address, "Eva").await);
    let plan = json!({ "game": "pig", "seats": [me(), open_seat()], "visibility": "link" });
    let (table, invitation) = ana.table(&plan).await;
    assert_eq!(eva.get("/api/tables").await.json()["open"], json!([]));
    assert_eq!(eva.get(&format!("/api/tables/{table}")).await.code(), "forbidden");
    let mut socket = eva.watch(&table, None).await;
    assert_eq!(socket.hear_one(&["gone"]).await["code"], "forbidden");
    let invited = eva.get(&format!("/api/tables/{table}?invitation={invitation}")).await.json();
    assert_eq!((&invited["state"], &invited["invitation"]), (&json!("waiting"), &Value::Null));
    let wrong = json!({ "invitation": "x".repeat(26) });
    assert_eq!(eva.post(&format!("/api/tables/{table}/sit"), &wrong).await.code(), "forbidden");
    let sat =
        eva.post(&format!("/api/tables/{table}/sit"), &json!({ "invitation": invitation })).await;
    assert_eq!(sat.json()["yours"], json!([1]));
    // Whoever sits there needs no link any more.
    assert_eq!(eva.get(&format!("/api/tables/{table}")).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn whoever_leaves_is_replaced_until_they_come_back() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let (table, _) = ana.table(&pig(&[me(), open_seat(), computer("hold-at")])).await;
    let not_hers = Guest::called(house.address, "Eva").await;
    let start = format!("/api/tables/{table}/start");
    assert_eq!(not_hers.post(&start, &json!({})).await.code(), "forbidden");
    assert_eq!(ana.post(&start, &json!({})).await.json()["seats"][1]["kind"], "computer");
    assert_eq!(ana.post(&start, &json!({})).await.code(), "begun");
    let sit = format!("/api/tables/{table}/sit");
    let left = ana.delete(&sit).await.json();
    assert_eq!(
        (&left["seats"][0]["away"], &left["seats"][0]["kind"]),
        (&json!(true), &json!("person"))
    );
    let back = ana.post(&sit, &json!({})).await;
    // The computer players may have ended the game meanwhile.
    assert!(matches!(back.status, 200 | 409), "{back:?}");
    house.close().await;
}

#[tokio::test]
async fn hints_come_with_reasons_and_the_language_can_change() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let plan =
        json!({ "game": "parchis", "rules": "classic", "seats": [me(), computer("rating")] });
    let (table, _) = ana.table(&plan).await;
    let mut socket = ana.watch(&table, None).await;
    let moment = socket.my_turn().await;
    let seat = &moment["turn"]["seat"];
    let hint = socket.ask(json!({ "type": "hint", "seat": seat, "agent": "rating" })).await;
    assert_eq!((&hint["type"], &hint["agent"]), (&json!("advice"), &json!("rating")), "{hint}");
    assert!(hint["candidates"].as_array().unwrap().iter().any(|one| one["chosen"] == true));
    let unknown = socket.ask(json!({ "type": "hint", "seat": seat, "agent": "nobody" })).await;
    assert_eq!(unknown["code"], "unknown-agent");
    let english = moment["actions"][0]["text"].clone();
    socket.say(&json!({ "type": "lang", "lang": "es" })).await;
    let spanish = socket.hear_one(&["table"]).await;
    assert_eq!(spanish["actions"][0]["action"], moment["actions"][0]["action"]);
    assert_ne!(spanish["actions"][0]["text"], english);
    house.close().await;
}

#[tokio::test]
async fn a_plan_that_cannot_be_is_refused_with_its_faults() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    for plan in [
        json!({ "game": "chess", "seats": [me()] }),
        pig(&[me()]),
        pig(&[me(), computer("nobody")]),
        json!({ "game": "rift", "seats": [me(), computer("open")] }),
        json!({ "game": "pig", "rules": "nonsense", "seats": [me(), computer("hold-at")] }),
    ] {
        let answer = ana.post("/api/tables", &plan).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "bad-plan"), "{plan}");
        assert!(!answer.json()["faults"].as_array().unwrap().is_empty(), "{plan}");
    }
    assert_eq!(
        Guest::nobody(house.address).post("/api/tables", &pig(&[me()])).await.code(),
        "token-needed"
    );
    house.close().await;
}

#[tokio::test]
async fn a_game_can_be_followed_in_numbers_from_its_beginning() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let (waiting, _) = ana.table(&pig(&[me(), open_seat()])).await;
    let early = ana.get(&format!("/api/tables/{waiting}/course")).await;
    assert_eq!((early.status, early.code().as_str()), (409, "waiting"));
    let (table, _) = ana.table(&pig(&[me(), computer("hold-at")])).await;
    let mut socket = ana.watch(&table, None).await;
    let moment = socket.my_turn().await;
    assert_eq!(socket.play(&moment, 0, &json!("hold")).await["type"], "done");
    socket.my_turn().await;
    let course = ana.get(&format!("/api/tables/{table}/course")).await.json();
    assert_eq!(course["seats"][0], "Ana");
    let (measures, moments) =
        (course["measures"].as_array().unwrap(), course["moments"].as_array().unwrap());
    assert!(moments.len() >= 2, "{course}");
    assert!(
        moments.iter().all(|one| one["values"].as_array().unwrap().len() == measures.len() * 2)
    );
    house.close().await;
}

#[tokio::test]
async fn whoever_made_a_table_sends_others_away_from_it() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let bea = Guest::called(house.address, "Bea").await;
    let (table, _) = ana.table(&pig(&[me(), open_seat(), open_seat()])).await;
    let sat = bea.post(&format!("/api/tables/{table}/sit"), &json!({})).await;
    assert_eq!(sat.json()["yours"], json!([1]));
    let away = format!("/api/tables/{table}/seats/1");
    let not_hers = bea.delete(&format!("/api/tables/{table}/seats/0")).await;
    assert_eq!((not_hers.status, not_hers.code().as_str()), (403, "forbidden"));
    let gone = ana.delete(&away).await;
    assert_eq!((gone.status, &gone.json()["seats"][1]["kind"]), (200, &json!("open")));
    let nobody = ana.delete(&away).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (404, "not-found"));

    // A table that everybody has left is no invitation to anybody else.
    let (deserted, _) = {
        let mut plan = pig(&[me(), open_seat()]);
        plan["visibility"] = json!("public");
        ana.table(&plan).await
    };
    let lists = |shelf: &'static str| {
        let (bea, ana, deserted) = (&bea, &ana, &deserted);
        async move {
            let who = if shelf == "mine" { ana } else { bea };
            let lobby = who.get("/api/tables").await.json();
            lobby[shelf].as_array().unwrap().iter().any(|it| it["table"] == deserted.as_str())
        }
    };
    assert!(lists("open").await);
    ana.delete(&format!("/api/tables/{deserted}/sit")).await;
    assert!(!lists("open").await && lists("mine").await);
    ana.post(&format!("/api/tables/{deserted}/sit"), &json!({})).await;
    assert!(lists("open").await);
    house.close().await;
}

#[tokio::test]
async fn when_time_is_over_somebody_else_decides_as_the_table_says() {
    let (house, _folder) = house().await;
    let ana = Guest::called(house.address, "Ana").await;
    let plan = |then: &str| {
        let mut plan = pig(&[me(), json!({ "kind": "person", "name": "Luis" })]);
        plan["clock"] = json!({ "seconds": 5, "then": then });
        plan
    };
    // The plainest decision is taken, and the seat stays theirs.
    let (table, _) = ana.table(&plan("pass")).await;
    let mut socket = ana.watch(&table, None).await;
    let before = socket.my_turn().await;
    assert_eq!(before["clock"]["seat"], 0, "{before}");
    let after = socket.hear_one(&["steps"]).await;
    assert_eq!(
        (&after["steps"][0]["by"], &after["steps"][0]["action"]),
        (&json!(0), &json!("hold"))
    );
    assert_eq!(after["turn"], json!({ "kind": "decide", "seat": 1 }));

    // A computer player stands in until they come back.
    let (table, _) = ana.table(&plan("computer")).await;
    let mut socket = ana.watch(&table, None).await;
    socket.my_turn().await;
    let away = socket.hear_one(&["summary"]).await;
    let seat = |summary: &Value| summary["summary"]["seats"][0].clone();
    let mut now = seat(&away);
    while now["away"] != true {
        now = seat(&socket.hear_one(&["summary"]).await);
    }
    let back = ana.post(&format!("/api/tables/{table}/sit"), &json!({})).await;
    assert_eq!((back.status, &back.json()["seats"][0]["away"]), (200, &json!(false)), "{back:?}");
    house.close().await;
}
