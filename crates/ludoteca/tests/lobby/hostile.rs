//! What people send who mean no good, or whose programs are broken: refused clearly, and nobody
//! else notices.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use ludoteca_client::{Socket, SocketError};
use ludoteca_host::wire::{ClientMessage, Code, Plan, SeatPlan, ServerMessage, Sit, TurnInfo};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::guest::{any_action, sit_down, standing};
use crate::program::{PATIENCE, Program, wait_for};

/// What comes back for a request, byte by byte as given.
fn raw(program: &Program, request: &[u8]) -> String {
    let address = program.address().to_string();
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    // The server may have heard enough before the end.
    let _ = stream.write_all(request);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn request(method: &str, path: &str, token: Option<&str>, body: &str) -> Vec<u8> {
    let token = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n{token}content-length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// A table of two people and its invitation; the first is the one whose desk it is.
fn table(desk: &ludoteca_client::Desk) -> (String, String) {
    let plan = Plan {
        game: "pig".into(),
        seats: vec![SeatPlan::Me {}, SeatPlan::Open {}],
        ..Plan::default()
    };
    let made = desk.open(&plan).unwrap();
    (made.table, made.invitation)
}

#[test]
fn broken_requests_are_answered_with_a_reason() {
    let program = Program::start(&[]);
    let (_, token) = program.guest("Ana");
    let token = Some(token.as_str());
    let long = "x".repeat(10 << 20);
    for (what, request, statuses) in [
        ("no JSON", request("POST", "/api/people", None, "{"), 400..=422),
        ("another type", request("POST", "/api/people", None, "{\"name\":5}"), 400..=422),
        (
            "unknown field",
            request("POST", "/api/people", None, "{\"name\":\"a\",\"admin\":true}"),
            400..=422,
        ),
        (
            "10 MB",
            request("POST", "/api/people", None, &format!("{{\"name\":\"{long}\"}}")),
            413..=413,
        ),
        (
            "no such game",
            request("POST", "/api/tables", token, r#"{"game":"chess","seats":[]}"#),
            400..=422,
        ),
        (
            "no seats",
            request("POST", "/api/tables", token, r#"{"game":"pig","seats":[]}"#),
            400..=422,
        ),
        (
            "sees all",
            request(
                "POST",
                "/api/tables",
                token,
                r#"{"game":"rift","seats":[{"kind":"me"},{"kind":"computer","agent":"open"}]}"#,
            ),
            400..=422,
        ),
        (
            "nobody",
            request(
                "POST",
                "/api/tables",
                None,
                r#"{"game":"pig","seats":[{"kind":"me"},{"kind":"open"}]}"#,
            ),
            401..=403,
        ),
        ("false token", request("GET", "/api/me", Some("no-such-token"), ""), 401..=403),
        ("no such table", request("GET", "/api/tables/none", token, ""), 404..=404),
        ("a way out", request("GET", "/lab/../../../../etc/passwd", None, ""), 400..=404),
        ("encoded", request("GET", "/lab/%2e%2e/%2e%2e/%2e%2e/etc/passwd", None, ""), 400..=404),
        ("api path", request("GET", "/api/no/such/thing", None, ""), 404..=404),
    ] {
        let answer = raw(&program, &request);
        assert!(
            statuses.contains(&status(&answer)),
            "{what}: {}",
            &answer[..answer.len().min(400)]
        );
        assert!(!answer.contains("root:"), "{what}");
    }
    // Not even HTTP.
    raw(&program, &[0, 1, 2, 255, b'\r', b'\n', b'\r', b'\n']);
    assert_eq!(program.guest("Luis").0.me().unwrap().name, "Luis");
}

#[test]
fn script_in_names_stays_text() {
    let program = Program::start(&[]);
    let name = "<script>alert(1)</script>";
    let (desk, token) = program.guest(name);
    let answer = raw(&program, &request("GET", "/api/me", Some(&token), ""));
    assert!(answer.to_lowercase().contains("content-type: application/json"), "{answer}");
    assert!(answer.to_lowercase().contains("x-content-type-options: nosniff"), "{answer}");
    let shown = desk.me().unwrap().name;
    assert!(!shown.is_empty() && shown.chars().count() <= 32, "{shown}");
    let page = raw(&program, &request("GET", "/", None, "")).to_lowercase();
    assert!(page.contains("content-security-policy: default-src 'self'"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_bad_guest_disturbs_nobody() {
    let program = Program::start(&[]);
    let guests = || (program.guest("Ana"), program.guest("Luis"), program.guest("Eva"));
    let ((ana, ana_token), (luis, luis_token), (_, eva)) = tokio::task::block_in_place(guests);
    let (table, invitation) = tokio::task::block_in_place(|| {
        let (table, invitation) = table(&ana);
        let sit = Sit { invitation: Some(invitation.clone()), ..Sit::default() };
        luis.sit(&table, &sit).unwrap();
        (table, invitation)
    });
    let address = ana.address().socket(&table);

    // Somebody without an invitation sees nothing at all.
    let mut outside = sit_down(&address, Some(&eva), None).await.unwrap();
    let Ok(Some(ServerMessage::Gone { code, .. })) = hear(&mut outside).await else {
        panic!("a table by link must not be shown")
    };
    assert!(matches!(code, Code::Forbidden | Code::NotFound), "{code}");

    // Somebody who watches and tries everything.
    let mut eva = sit_down(&address, Some(&eva), Some(&invitation)).await.unwrap();
    let Ok(Some(ServerMessage::Table { version, .. })) = hear(&mut eva).await else {
        panic!("those who are invited may watch")
    };
    let play = |seat: u8, version: u32| ClientMessage::Play {
        id: 1,
        seat,
        version,
        action: "roll".into(),
    };
    let refused = async |eva: &mut Socket, text: &str| {
        eva.send(text).await.unwrap();
        loop {
            let message = hear(eva).await.unwrap().expect("the connection holds");
            if let ServerMessage::Refused { code, text, .. } = message {
                return (code, text);
            }
        }
    };
    let text = |message: &ClientMessage| serde_json::to_string(message).unwrap();
    for (sent, expected) in [
        ("{".to_owned(), Code::Malformed),
        (r#"{"type":"fly"}"#.to_owned(), Code::Malformed),
        (
            r#"{"type":"play","id":1,"seat":0,"version":0,"action":"roll","as":"Ana"}"#.to_owned(),
            Code::Malformed,
        ),
        (
            r#"{"type":"play","id":-1,"seat":900,"version":0,"action":"roll"}"#.to_owned(),
            Code::Malformed,
        ),
        (text(&play(0, version)), Code::NotYourSeat),
        (text(&play(200, version)), Code::NotYourSeat),
        (text(&ClientMessage::Undo { id: 2, seat: 0, version }), Code::NotYourSeat),
        (text(&ClientMessage::Resign { id: 3, seat: 1 }), Code::NotYourSeat),
        (text(&ClientMessage::Say { id: 4, text: "x".repeat(5_000) }), Code::TooLong),
    ] {
        let (code, why) = refused(&mut eva, &sent).await;
        assert_eq!(code, expected, "{sent:.100}: {why}");
        assert!(!why.is_empty(), "{sent:.100}");
    }
    // A flood, and a message of ten megabytes: this connection may end, and no other.
    for _ in 0..500 {
        if eva.send(r#"{"type":"ping"}"#).await.is_err() {
            break;
        }
    }
    let _ = eva.send(&"x".repeat(10 << 20)).await;

    // The two others play as if nothing had happened.
    let played = play_on(&address, [&ana_token, &luis_token]).await;
    assert!(played > 3, "only {played} decisions");
}

/// Two people play a while; each decision comes twice, first as one that was made for an older
/// table, which changes nothing.
async fn play_on(address: &str, tokens: [&String; 2]) -> usize {
    let mut people = [
        sit_down(address, Some(tokens[0]), None).await.unwrap(),
        sit_down(address, Some(tokens[1]), None).await.unwrap(),
    ];
    let mut played = 0;
    while played < 10 {
        for (seat, socket) in (0..).zip(&mut people) {
            let soon = timeout(Duration::from_millis(50), socket.hear());
            let Ok(heard) = soon.await else { continue };
            let message = heard.unwrap().expect("the connection holds");
            let Some(stands) = standing(&message) else { continue };
            if stands.turn == TurnInfo::Over {
                return played;
            }
            let Some(choice) = any_action(&stands) else { continue };
            let (version, action) = (stands.version, choice.action.clone());
            if let Some(before) = version.checked_sub(1) {
                is_stale(socket, seat, before, action.clone()).await;
            }
            played += 1;
            socket.say(&ClientMessage::Play { id: 7, seat, version, action }).await.unwrap();
        }
    }
    played
}

/// A decision that was made for an older table is refused, and the whole table follows.
async fn is_stale(socket: &mut Socket, seat: u8, version: u32, action: String) {
    socket.say(&ClientMessage::Play { id: 90, seat, version, action }).await.unwrap();
    let mut refused = false;
    loop {
        match hear(socket).await.unwrap().expect("the connection holds") {
            ServerMessage::Refused { id: Some(90), code, .. } => {
                assert_eq!(code, Code::Stale);
                refused = true;
            }
            ServerMessage::Table { .. } if refused => return,
            _ => {}
        }
    }
}

async fn hear(socket: &mut Socket) -> Result<Option<ServerMessage>, SocketError> {
    timeout(PATIENCE, socket.hear()).await.expect("an answer")
}

#[test]
fn what_is_bad_is_logged_and_not_without_end() {
    let program = Program::start(&[]);
    for _ in 0..200 {
        raw(&program, &request("POST", "/api/people", None, "{"));
    }
    let metrics = || raw(&program, &request("GET", "/metrics", None, ""));
    wait_for("the metrics tell of requests", || metrics().contains("200 OK"));
    let lines = program.said().lines().count();
    assert!(lines < 300, "{lines} lines for 200 bad requests");
    let health: Value = json!(raw(&program, &request("GET", "/health", None, "")));
    assert!(health.as_str().is_some_and(|answer| answer.starts_with("HTTP/1.1 200")), "{health}");
}
