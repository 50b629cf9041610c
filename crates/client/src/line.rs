//! A connection that comes back by itself.

use std::fmt;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use ludoteca_host::wire::{ClientMessage, ServerMessage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

use crate::Socket;

/// How long to wait before the first new attempt; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(8);
/// Attempts in a row after which nobody waits any more.
const ATTEMPTS: u32 = 40;
/// How much is kept for somebody who does not listen: then the server waits.
const KEPT: usize = 1024;

/// What came over a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// A message.
    Message(Box<ServerMessage>),
    /// The connection is lost; it will come back, and everything will be told again.
    Lost(String),
    /// It will not come back.
    Ended(String),
}

/// Watches what comes, in the thread of the connection.
type Witness = Box<dyn FnMut(&Heard) + Send>;

/// A connection of a table that comes back by itself.
pub struct Line {
    outgoing: UnboundedSender<ClientMessage>,
    incoming: Receiver<Heard>,
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Line").finish_non_exhaustive()
    }
}

impl Line {
    /// Connects and says hello, now and whenever the connection has been lost. `witness` sees
    /// everything at once, whether somebody asks for it or not.
    pub fn open(address: String, hello: ClientMessage, witness: Witness) -> Self {
        let (outgoing, to_send) = unbounded_channel();
        let (heard, incoming) = sync_channel(KEPT);
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let mut keeper = Keeper { address, hello, to_send, heard, witness };
            match runtime {
                Ok(runtime) => runtime.block_on(keeper.keep()),
                Err(error) => _ = keeper.tell(Heard::Ended(error.to_string())),
            }
        });
        Self { outgoing, incoming }
    }

    /// Says something; what is said while the connection is lost is not said at all.
    pub fn say(&self, message: ClientMessage) {
        // When the keeper is gone, the next thing to be heard says so.
        let _ = self.outgoing.send(message);
    }

    /// Waits for what comes next.
    pub fn hear(&self) -> Heard {
        self.incoming.recv().unwrap_or_else(|_| Heard::Ended("the connection has ended".into()))
    }
}

/// Why a connection is over.
enum Over {
    /// Nobody needs it any more.
    Unwanted,
    /// The server has said farewell.
    Farewell(String),
    /// It was lost; whether it had worked before.
    Lost { reason: String, worked: bool },
}

/// What keeps a line alive.
struct Keeper {
    address: String,
    hello: ClientMessage,
    to_send: UnboundedReceiver<ClientMessage>,
    heard: SyncSender<Heard>,
    witness: Witness,
}

impl Keeper {
    async fn keep(&mut self) {
        let (mut attempts, mut pause) = (0, FIRST_PAUSE);
        loop {
            let (reason, worked) = match self.connect().await {
                Over::Unwanted => return,
                Over::Farewell(reason) => {
                    self.tell(Heard::Ended(reason));
                    return;
                }
                Over::Lost { reason, worked } => (reason, worked),
            };
            if worked {
                (attempts, pause) = (0, FIRST_PAUSE);
            }
            attempts += 1;
            if attempts > ATTEMPTS {
                self.tell(Heard::Ended(reason));
                return;
            }
            if (worked || attempts == 1) && !self.tell(Heard::Lost(reason)) {
                return;
            }
            sleep(pause).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// One connection, from hello to its end.
    async fn connect(&mut self) -> Over {
        let lost = |reason: String, worked| Over::Lost { reason, worked };
        let mut socket = match Socket::connect(&self.address).await {
            Ok(socket) => socket,
            Err(error) => return lost(error.to_string(), false),
        };
        if let Err(error) = socket.say(&self.hello).await {
            return lost(error.to_string(), false);
        }
        // Commands were made for a table that may have moved on.
        while self.to_send.try_recv().is_ok() {}
        let mut worked = false;
        loop {
            tokio::select! {
                message = self.to_send.recv() => {
                    let Some(message) = message else { return Over::Unwanted };
                    if let Err(error) = socket.say(&message).await {
                        return lost(error.to_string(), worked);
                    }
                }
                message = socket.hear() => {
                    let message = match message {
                        Ok(Some(message)) => message,
                        Ok(None) => return lost("the server closed the connection".into(), worked),
                        Err(error) => return lost(error.to_string(), worked),
                    };
                    worked = true;
                    if let ServerMessage::Gone { code, text } = &message {
                        return if code.is_passing() {
                            lost(text.clone(), true)
                        } else {
                            Over::Farewell(text.clone())
                        };
                    }
                    if !self.tell(Heard::Message(Box::new(message))) {
                        return Over::Unwanted;
                    }
                }
            }
        }
    }

    /// Tells what came; false when nobody listens any more.
    fn tell(&mut self, heard: Heard) -> bool {
        (self.witness)(&heard);
        self.heard.send(heard).is_ok()
    }
}
