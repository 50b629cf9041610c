//! Messages as they stand on the wire.

use ludoteca_host::wire::{ClientMessage, Code, Plan, ServerMessage, Sit, TurnInfo};
use ludoteca_testkit::effort;
use serde_json::{Value, json};

/// Whether JSON is read and written without loss.
fn reads<T>(text: &str) -> bool
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let Ok(read) = serde_json::from_str::<T>(text) else { return false };
    let written = serde_json::to_string(&read).expect("messages can be written");
    serde_json::from_str::<T>(&written).is_ok_and(|again| again == read)
}

const MESSAGES: [&str; 9] = [
    r#"{"type":"hello","token":null,"invitation":"x","lang":"es"}"#,
    r#"{"type":"play","id":7,"seat":0,"version":12,"action":"buy"}"#,
    r#"{"type":"undo","id":8,"seat":0,"version":13}"#,
    r#"{"type":"say","id":9,"text":"hola"}"#,
    r#"{"type":"hint","id":10,"seat":0,"agent":null}"#,
    r#"{"type":"why","id":11,"version":12}"#,
    r#"{"type":"lang","lang":"en"}"#,
    r#"{"type":"resign","id":12,"seat":0}"#,
    r#"{"type":"ping"}"#,
];

#[test]
fn every_message_of_a_client_is_understood() {
    for text in MESSAGES {
        assert!(reads::<ClientMessage>(text), "{text}");
    }
    assert!(reads::<ClientMessage>(r#"{"type":"hello"}"#));
}

#[test]
fn what_is_not_known_is_refused() {
    for text in MESSAGES {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        message["more"] = json!(1);
        assert!(!reads::<ClientMessage>(&message.to_string()), "{message}");
    }
    for text in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"type":"win"}"#,
        r#"{"type":"play"}"#,
        r#"{"type":"play","id":-1,"seat":0,"version":1,"action":"buy"}"#,
        r#"{"type":"play","id":1,"seat":256,"version":1,"action":"buy"}"#,
        r#"{"type":"play","id":1,"seat":0,"version":4294967296,"action":"buy"}"#,
        r#"{"type":"play","id":1,"seat":0,"version":1,"action":null}"#,
        r#"{"type":"play","type":"ping","id":1}"#,
    ] {
        assert!(!reads::<ClientMessage>(text), "{text}");
    }
    assert!(!reads::<Plan>(r#"{"game":"pig","seats":[],"colour":"red"}"#));
    assert!(!reads::<Plan>(r#"{"game":"pig","seats":[{"kind":"me","name":"Ana"}]}"#));
    assert!(!reads::<Sit>(r#"{"seats":1}"#));
}

#[test]
fn damaged_messages_are_refused_or_understood_but_never_break_anything() {
    let mut rng = ludoteca_core::Rng::stream(5, 0, ludoteca_core::Purpose::Setup);
    for _ in 0..effort(20_000, 500_000) {
        let mut bytes = MESSAGES[rng.below(9) as usize].as_bytes().to_vec();
        for _ in 0..=rng.below(4) {
            let place = rng.below(u32::try_from(bytes.len()).expect("short")) as usize;
            let byte = rng.next_u64().to_le_bytes()[0];
            match rng.below(3) {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => drop(bytes.drain(place..=place)),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let read = serde_json::from_slice::<ClientMessage>(&bytes);
        if let Ok(message) = read {
            let text = serde_json::to_string(&message).expect("messages can be written");
            assert!(reads::<ClientMessage>(&text), "{text}");
        }
    }
}

#[test]
fn a_plan_needs_no_more_than_a_game_and_seats() {
    let text = r#"{"game":"pig","seats":[{"kind":"me"},{"kind":"person","name":"Luis"},
        {"kind":"open"},{"kind":"computer","agent":"hold-at","name":null}]}"#;
    assert!(reads::<Plan>(text));
    let whole = r#"{"game":"monopoly","rules":"official:short","options":null,"board":{"name":"madrid"},
        "cards":null,"decks":null,"seats":[{"kind":"me"}],"colours":["red"],"tokens":["hat"],
        "visibility":"public","clock":{"seconds":60,"then":"computer"},"title":null}"#;
    assert!(reads::<Plan>(whole));
}

#[test]
fn codes_and_turns_are_the_words_of_the_contract() {
    for code in [Code::Stale, Code::NotYourSeat, Code::NothingToUndo, Code::UnknownAgent] {
        assert_eq!(serde_json::to_value(code).expect("a word"), code.word());
    }
    let turn = serde_json::to_value(TurnInfo::Decide { seat: 1 }).expect("JSON");
    assert_eq!(turn, json!({ "kind": "decide", "seat": 1 }));
    let done = serde_json::to_value(ServerMessage::Done { id: 7, version: 15 }).expect("JSON");
    assert_eq!(done, json!({ "type": "done", "id": 7, "version": 15 }));
    let pong = serde_json::to_value(ServerMessage::Pong {}).expect("JSON");
    assert_eq!(pong, json!({ "type": "pong" }));
}
