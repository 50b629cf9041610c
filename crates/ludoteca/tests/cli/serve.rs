//! `ludoteca serve`: the lobby as a program of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::run::{Folder, command, finish};

/// A lobby that is open.
struct Lobby {
    child: Child,
    address: String,
}

impl Lobby {
    /// Opens one in a folder, at any port.
    fn serve(data: &str) -> Self {
        let mut command = command();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data", data]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().expect("it says where it is").unwrap();
        let (_, address) = first.split_once("http://").unwrap_or_else(|| panic!("{first}"));
        Self { child, address: address.trim().to_owned() }
    }

    /// Asks for something: the status, and the answer.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}")))
    }

    /// Sends a signal and waits for the end: the status, if it ended by itself.
    fn signal(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let folder = Folder::new();
    let data = folder.path("data");
    let lobby = Lobby::serve(&data);
    // Without a token there must be no header for one.
    let mut stream = TcpStream::connect(&lobby.address).unwrap();
    let body = r#"{"name":"Ana"}"#;
    write!(
        stream,
        "POST /api/people HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let welcome: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
    let token = welcome["token"].as_str().unwrap();
    let computers = json!([
        { "kind": "computer", "agent": "hold-at" }, { "kind": "computer", "agent": "hold-at" }
    ]);
    let plan = json!({ "game": "pig", "seats": computers });
    let (status, made) = lobby.ask("POST", "/api/tables", token, &plan);
    assert_eq!(status, 201, "{made}");
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let (_, before) = lobby.ask("GET", &table, token, &json!(null));
    assert_eq!(lobby.signal("-KILL"), None);

    let lobby = Lobby::serve(&data);
    assert_eq!(lobby.ask("GET", "/api/me", token, &json!(null)).1["name"], "Ana");
    // The computer players go on by themselves until the game is over.
    let ended = (0..600).any(|_| {
        let (status, now) = lobby.ask("GET", &table, token, &json!(null));
        assert_eq!(status, 200, "{now}");
        assert!(now["version"].as_u64() >= before["version"].as_u64(), "{before} {now}");
        now["state"] == "over" || {
            std::thread::sleep(std::time::Duration::from_millis(50));
            false
        }
    });
    assert!(ended);
    assert_eq!(lobby.signal("-TERM"), Some(0));
}

#[test]
fn a_port_that_is_taken_is_said_with_another_one() {
    let folder = Folder::new();
    let lobby = Lobby::serve(&folder.path("data"));
    let mut second = command();
    second.args(["serve", "--listen", &lobby.address, "--data", &folder.path("other")]);
    let error = finish(second).failed();
    assert!(error.contains("is taken") && error.contains("--listen 127.0.0.1:"), "{error}");
    let mut same = command();
    same.args(["serve", "--listen", "127.0.0.1:0", "--data", &folder.path("data")]);
    let error = finish(same).failed();
    assert!(error.contains("another ludoteca"), "{error}");
    assert_eq!(lobby.signal("-INT"), Some(0));
}
