//! A server of our own, and somebody who talks to it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use ludoteca_server::{Server, Settings};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long anything may take before the test has failed.
pub(crate) const DEADLINE: Duration = Duration::from_secs(40);

/// A server in this process.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where clients of the monopd network are listened to.
    pub(crate) monopd: Option<SocketAddr>,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl House {
    /// Opens a server on a folder.
    pub(crate) async fn open(folder: &Path) -> Self {
        Self::with(Settings::in_folder(folder.to_owned())).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let settings = Settings { listen: "127.0.0.1:0".to_owned(), ..settings };
        let server = Server::open(settings).await.unwrap();
        let (address, monopd) = (server.address(), server.monopd_address());
        let (end, ends) = oneshot::channel::<()>();
        let run = server.run(async move { drop(ends.await) });
        let task = tokio::spawn(async move { run.await.unwrap() });
        Self { address, monopd, end: Some(end), task }
    }

    /// Closes it and waits until it is closed.
    pub(crate) async fn close(mut self) {
        drop(self.end.take());
        timeout(DEADLINE, self.task).await.unwrap().unwrap();
    }
}

/// A server in a folder that goes with it.
pub(crate) async fn house() -> (House, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (House::open(folder.path()).await, folder)
}

/// Somebody who is known, or not.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
}

/// What a request was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// The reason of a refusal.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Guest {
    pub(crate) fn nobody(address: SocketAddr) -> Self {
        Self { address, token: None }
    }

    /// Somebody who says what they are called.
    pub(crate) async fn called(address: SocketAddr, name: &str) -> Self {
        let answer = Self::nobody(address).post("/api/people", &json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        Self { address, token: answer.json()["token"].as_str().map(str::to_owned) }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, None, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, Some(&body.to_string()), "").await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.request("DELETE", path, None, "").await
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
        more: &str,
    ) -> Answer {
        let who = self.token.iter().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let kind = body.iter().map(|body| {
            format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len())
        });
        let more: String = who.chain(kind).chain([more.to_owned()]).collect();
        let (host, body) = (self.address, body.unwrap_or_default());
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n{body}"
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // A server that has heard enough may close before all is written.
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = timeout(DEADLINE, stream.read_to_end(&mut answer)).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_ascii_lowercase(), body: body.to_owned() }
    }

    /// Makes a table.
    pub(crate) async fn table(&self, plan: &Value) -> (String, String) {
        let answer = self.post("/api/tables", plan).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let text = |field: &str| answer.json()[field].as_str().unwrap().to_owned();
        (text("table"), text("invitation"))
    }

    /// Looks at a table.
    pub(crate) async fn watch(&self, table: &str, invitation: Option<&str>) -> Socket {
        let mut socket = Socket::open(self.address, table).await;
        let hello = json!({
            "type": "hello", "token": self.token, "invitation": invitation, "lang": "en"
        });
        socket.say(&hello).await;
        socket
    }
}

/// A socket at a table.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    id: u32,
}

impl Socket {
    pub(crate) async fn open(address: SocketAddr, table: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let (stream, _) = client_async(url, stream).await.unwrap();
        Self { stream, id: 0 }
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.write(Message::text(message.to_string())).await;
    }

    pub(crate) async fn write(&mut self, message: Message) {
        // The other side may have closed; what is read next shows it.
        let _ = self.stream.send(message).await;
    }

    /// The next message; nothing when the socket has closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        let heard = async {
            loop {
                match self.stream.next().await? {
                    Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        timeout(DEADLINE, heard).await.expect("something is said in time")
    }

    /// The next message of one of these kinds.
    pub(crate) async fn hear_one(&mut self, kinds: &[&str]) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before {kinds:?}"));
            if message["type"].as_str().is_some_and(|kind| kinds.contains(&kind)) {
                return message;
            }
        }
    }

    /// Asks for something, and waits for its own answer.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        self.id += 1;
        message["id"] = self.id.into();
        self.say(&message).await;
        loop {
            let answer = self.hear_one(&["done", "refused", "advice"]).await;
            if answer["id"] == self.id {
                return answer;
            }
        }
    }

    /// Waits until the guest has to decide: the message that says so.
    pub(crate) async fn my_turn(&mut self) -> Value {
        loop {
            let message = self.hear_one(&["table", "steps"]).await;
            if message["actions"].as_array().is_some_and(|actions| !actions.is_empty()) {
                return message;
            }
        }
    }

    /// Plays the first thing that can be played.
    pub(crate) async fn play_first(&mut self, moment: &Value) -> Value {
        let action = &moment["actions"][0]["action"];
        self.play(moment, moment["turn"]["seat"].as_u64().unwrap(), action).await
    }

    pub(crate) async fn play(&mut self, moment: &Value, seat: u64, action: &Value) -> Value {
        let version = &moment["version"];
        self.ask(json!({ "type": "play", "seat": seat, "version": version, "action": action }))
            .await
    }
}

/// A game of Pig between these seats.
pub(crate) fn pig(seats: &[Value]) -> Value {
    json!({ "game": "pig", "seats": seats, "visibility": "public" })
}

pub(crate) fn me() -> Value {
    json!({ "kind": "me" })
}

pub(crate) fn open_seat() -> Value {
    json!({ "kind": "open" })
}

pub(crate) fn computer(agent: &str) -> Value {
    json!({ "kind": "computer", "agent": agent })
}
