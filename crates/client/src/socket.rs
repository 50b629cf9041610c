//! One connection of a table.

use std::fmt;

use futures_util::{SinkExt as _, StreamExt as _};
use ludoteca_host::wire::{ClientMessage, ServerMessage};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// The longest message that is read: the setting and the latest steps of a large table.
const LONGEST: usize = 16 << 20;

/// Why a connection ended.
#[derive(Debug, thiserror::Error)]
pub enum SocketError {
    /// It was lost, or could not be made.
    #[error("{0}")]
    Lost(String),
    /// What came is no message of a table.
    #[error("expected a message of a table, found {found:?}: {reason}")]
    Strange {
        /// How it begins.
        found: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl From<Error> for SocketError {
    fn from(error: Error) -> Self {
        Self::Lost(error.to_string())
    }
}

/// One connection of a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl fmt::Debug for Socket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Socket").finish_non_exhaustive()
    }
}

impl Socket {
    /// Connects to an address that [`crate::Address::socket`] made.
    ///
    /// # Errors
    /// Nobody answers there, or not as a table does.
    pub async fn connect(address: &str) -> Result<Self, SocketError> {
        let limits = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let (stream, _) = connect_async_with_config(address, Some(limits), true).await?;
        Ok(Self { stream })
    }

    /// Says something.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), SocketError> {
        let text = serde_json::to_string(message);
        let text = text.unwrap_or_else(|_| unreachable!("messages are plain data"));
        self.send(&text).await
    }

    /// Says something that need not be a message: servers are tested with that.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn send(&mut self, text: &str) -> Result<(), SocketError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message as it came; `None` when the server has closed the connection.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn hear_text(&mut self) -> Result<Option<String>, SocketError> {
        loop {
            match self.stream.next().await.transpose()? {
                None | Some(Message::Close(_)) => return Ok(None),
                Some(Message::Text(text)) => return Ok(Some(text.as_str().to_owned())),
                // Pings are answered below us.
                Some(_) => {}
            }
        }
    }

    /// The next message; `None` when the server has closed the connection.
    ///
    /// # Errors
    /// The connection is lost, or what came is no message.
    pub async fn hear(&mut self) -> Result<Option<ServerMessage>, SocketError> {
        let Some(text) = self.hear_text().await? else { return Ok(None) };
        let message = serde_json::from_str(&text).map_err(|error| SocketError::Strange {
            found: text.chars().take(80).collect(),
            reason: error.to_string(),
        })?;
        Ok(Some(message))
    }
}
