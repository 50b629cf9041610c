//! Clients of the monopd network at the same tables as the page.
//!
//! Each connection has a task of its own ([`connection`]) with a
//! [`Session`](ludoteca_monopd::server::Session), which does the translating; here is only what it
//! asks the house for. To a table it is a socket like any other.

mod connection;
mod guests;
mod limits;
mod requests;

use std::sync::Arc;
use std::time::Duration;

use ludoteca_monopd::server::{Output, Session};
use ludoteca_words::{Lang, Words};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

pub use limits::MonopdLimits;

use crate::house::House;
use crate::tongue::words;
use connection::Connection;
use guests::Guests;

/// How long connections may take to say farewell when the house closes.
const CLOSING: Duration = Duration::from_secs(2);

/// Takes connections until the house closes.
pub(crate) async fn listen(
    house: House,
    listener: TcpListener,
    lang: Lang,
    mut closing: watch::Receiver<bool>,
) {
    let limits = house.settings.monopd_limits;
    let places = Arc::new(Semaphore::new(limits.connections));
    let guests = Arc::new(Guests::new());
    let mut tasks = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
            _ = closing.wait_for(|&closing| closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection of the monopd network failed");
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        match Arc::clone(&places).try_acquire_owned() {
            Ok(place) => {
                let connection = Connection::new(
                    house.clone(),
                    words(lang),
                    peer.ip(),
                    Arc::clone(&guests),
                    &closing,
                );
                tasks.spawn(async move {
                    let _place = place;
                    connection.serve(stream).await;
                });
            }
            Err(_) => turn_away(stream, words(lang), limits).await,
        }
    }
    drop(listener);
    // Whoever does not take the farewell ends without it.
    let _ = timeout(CLOSING, async { while tasks.join_next().await.is_some() {} }).await;
}

/// Says that the house is full.
async fn turn_away(mut stream: TcpStream, words: &'static Words, limits: MonopdLimits) {
    let mut out = Vec::new();
    let session = Session::new(words, &mut out);
    let most = limits.connections.to_string();
    session.dismiss(&words.say("monopd-serve-full", &[("most", (&most).into())]), &mut out);
    let text: String = out
        .into_iter()
        .filter_map(|output| match output {
            Output::Send(line) => Some(line),
            Output::Ask(_) | Output::Close => None,
        })
        .collect();
    // It fits into the buffer of a new connection; nobody waits for those that have none.
    let _ = timeout(Duration::from_millis(100), stream.write_all(text.as_bytes())).await;
    let _ = stream.shutdown().await;
}
