//! One socket at one table.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::{IntoResponse, Response};
use ludoteca_host::wire::{ClientMessage, Code, ServerMessage};
use ludoteca_words::{Lang, Words};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::asker::language;
use super::fault::Fault;
use crate::house::House;
use crate::limits::{Bucket, HELLO, MESSAGE_BYTES, SILENCE, WAITING_MESSAGES};
use crate::tables::{Ear, Mail, TableError, person};
use crate::tell::refusal;
use crate::tongue::words;

/// How long one message may take to be taken over by the other side.
const SENDING: Duration = Duration::from_secs(10);
/// Refusals of this layer after which a socket is let go.
const MOST_NUISANCES: u32 = 100;

/// Opens a socket at a table.
pub(super) async fn open(
    State(house): State<House>,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let words = words(language(&headers));
    if !is_own_page(&headers) {
        tracing::warn!(origin = ?headers.get(ORIGIN), "a page of somebody else wants a socket");
        return Fault::new(words, Code::Forbidden).into_response();
    }
    match upgrade {
        Ok(upgrade) => upgrade
            .max_message_size(MESSAGE_BYTES)
            .max_frame_size(MESSAGE_BYTES)
            .on_upgrade(move |socket| serve(house, table, socket, words.lang())),
        Err(rejection) => {
            let reason = rejection.body_text();
            Fault::with(words, Code::Malformed, &[("reason", (&reason).into())]).into_response()
        }
    }
}

/// Whether the request comes from our own page, or from a program that is no page: pages of others
/// must not play with somebody's token.
fn is_own_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match (headers.get(ORIGIN), text(ORIGIN), text(HOST)) {
        (None, ..) => true,
        (Some(_), Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host))
        }
        _ => false,
    }
}

/// A socket that has said who is there.
struct Guest {
    house: House,
    table: String,
    number: u64,
    socket: WebSocket,
    words: &'static Words,
    letters: mpsc::Receiver<Utf8Bytes>,
    farewell: Arc<OnceLock<Code>>,
    allowance: Bucket,
    nuisances: u32,
}

async fn serve(house: House, table: String, mut socket: WebSocket, lang: Lang) {
    let _held = house.metrics.socket();
    let guest = match welcome(&house, &table, &mut socket, lang).await {
        Ok((number, letters, farewell, lang)) => Guest {
            words: words(lang),
            allowance: Bucket::messages(Instant::now()),
            nuisances: 0,
            house,
            table,
            number,
            socket,
            letters,
            farewell,
        },
        Err(code) => return say_farewell(&mut socket, words(lang), code).await,
    };
    guest.stay().await;
}

type Welcomed = (u64, mpsc::Receiver<Utf8Bytes>, Arc<OnceLock<Code>>, Lang);

/// Waits for the first message and brings the socket to its table.
async fn welcome(
    house: &House,
    table: &str,
    socket: &mut WebSocket,
    lang: Lang,
) -> Result<Welcomed, Code> {
    let first = timeout(HELLO, first_text(socket)).await.map_err(|_| Code::Slow)?;
    let hello = first.ok_or(Code::Malformed)?;
    let Ok(ClientMessage::Hello { token, invitation, lang: asked }) = serde_json::from_str(&hello)
    else {
        return Err(Code::Malformed);
    };
    let lang = asked.as_deref().and_then(Lang::from_code).unwrap_or(lang);
    let who = match token {
        Some(token) => {
            let found = house.people.find(&token).await.map_err(|_| Code::NotKept)?;
            Some(person(&found.ok_or(Code::UnknownToken)?))
        }
        None => None,
    };
    let (out, letters) = mpsc::channel(WAITING_MESSAGES);
    let farewell = Arc::new(OnceLock::new());
    let ear = Ear { person: who, lang, out, farewell: Arc::clone(&farewell) };
    let (reply, answer) = oneshot::channel();
    let joining = house.tables.send(table, Mail::Join { ear, invitation, reply });
    joining.await.map_err(|error| match error {
        TableError::Unknown => Code::NotFound,
        TableError::Store(_) => Code::NotKept,
        TableError::Closed => Code::Restarting,
        TableError::Plan(_) | TableError::Restore(_) | TableError::Kept(_) => Code::Broken,
    })?;
    let number = answer.await.map_err(|_| Code::Restarting)??;
    Ok((number, letters, farewell, lang))
}

async fn first_text(socket: &mut WebSocket) -> Option<Utf8Bytes> {
    loop {
        match socket.recv().await? {
            Ok(Message::Text(text)) => return Some(text),
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Binary(_) | Message::Close(_)) | Err(_) => return None,
        }
    }
}

/// Tells why, and closes.
async fn say_farewell(socket: &mut WebSocket, words: &Words, code: Code) {
    let gone = ServerMessage::Gone { code, text: refusal(words, code, "hello") };
    let text = serde_json::to_string(&gone).unwrap_or_default();
    // If they do not hear it, they see the end.
    let _ = timeout(SENDING, socket.send(Message::text(text))).await;
    let _ = timeout(SENDING, socket.send(Message::Close(None))).await;
}

impl Guest {
    /// Carries messages both ways until one side has enough.
    async fn stay(mut self) {
        let mut heard = Instant::now();
        let mut asked = false;
        let end = loop {
            let silence = SILENCE.saturating_sub(heard.elapsed()).max(Duration::from_millis(10));
            tokio::select! {
                letter = self.letters.recv() => match letter {
                    Some(text) => if !self.post(Message::Text(text)).await {
                        break None;
                    },
                    None => break Some(self.farewell.get().copied().unwrap_or(Code::Restarting)),
                },
                message = self.socket.recv() => {
                    (heard, asked) = (Instant::now(), false);
                    match message {
                        Some(Ok(Message::Text(text))) => if let Some(code) = self.hear(&text).await {
                            break Some(code);
                        },
                        Some(Ok(Message::Binary(_))) => if let Some(code) = self.hear("").await {
                            break Some(code);
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) | None => break None,
                        Some(Err(error)) => {
                            tracing::info!(%error, table = self.table, "a socket broke");
                            break None;
                        }
                    }
                }
                () = tokio::time::sleep(silence) => {
                    if asked || !self.post(Message::Ping(Vec::new().into())).await {
                        break None;
                    }
                    (heard, asked) = (Instant::now(), true);
                }
            }
        };
        if let Some(code) = end {
            say_farewell(&mut self.socket, self.words, code).await;
        }
        let gone = Mail::Gone { socket: self.number };
        // A table that has ended does not need to know.
        let _ = self.house.tables.send_awake(&self.table, gone).await;
    }

    /// Hands on what was said; a code when the socket has to go.
    async fn hear(&mut self, text: &str) -> Option<Code> {
        self.house.metrics.message();
        if !self.allowance.take(Instant::now()) {
            let id = serde_json::from_str(text).ok().and_then(|value: serde_json::Value| {
                value["id"].as_u64().and_then(|id| u32::try_from(id).ok())
            });
            self.complain(id, Code::TooFast, "").await;
            return (self.nuisances > MOST_NUISANCES).then_some(Code::TooFast);
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                self.complain(None, Code::Malformed, &error.to_string()).await;
                return (self.nuisances > MOST_NUISANCES).then_some(Code::Malformed);
            }
        };
        if let ClientMessage::Lang { lang } = &message {
            self.words = Lang::from_code(lang).map_or(self.words, words);
        }
        let mail = Mail::Heard { socket: self.number, message, at: Instant::now() };
        let sent = self.house.tables.send_awake(&self.table, mail).await;
        (!sent).then(|| self.farewell.get().copied().unwrap_or(Code::Restarting))
    }

    /// Says that something was not understood; the log hears of it once.
    async fn complain(&mut self, id: Option<u32>, code: Code, reason: &str) {
        self.nuisances += 1;
        self.house.metrics.refusal();
        if self.nuisances == 1 {
            tracing::info!(%code, reason, table = self.table, "a socket misbehaves");
        }
        let text = refusal(self.words, code, reason);
        let refused = ServerMessage::Refused { id, code, text, version: 0 };
        let text = serde_json::to_string(&refused).unwrap_or_default();
        self.post(Message::text(text)).await;
    }

    /// Sends a message; false when the other side does not take it.
    async fn post(&mut self, message: Message) -> bool {
        matches!(timeout(SENDING, self.socket.send(message)).await, Ok(Ok(())))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_our_own_page_or_a_program_gets_a_socket() {
        let from = |origin: Option<&'static str>, host: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_own_page(&headers)
        };
        assert!(from(None, "localhost:8080"));
        assert!(from(Some("http://localhost:8080"), "localhost:8080"));
        assert!(from(Some("https://games.example"), "Games.example"));
        assert!(!from(Some("http://evil.example"), "localhost:8080"));
        assert!(!from(Some("http://localhost:8081"), "localhost:8080"));
        assert!(!from(Some("null"), "localhost:8080"));
    }
}
