//! Where the broker is.

use std::fmt;
use std::str::FromStr;

use async_nats::ServerAddr;

use crate::QueueError;

/// The address of a broker, or of several that are one, with commas between them.
#[derive(Clone, Debug)]
pub struct Address {
    servers: Vec<ServerAddr>,
}

impl Address {
    pub(crate) fn servers(&self) -> &[ServerAddr] {
        &self.servers
    }
}

impl FromStr for Address {
    type Err = QueueError;

    fn from_str(text: &str) -> Result<Self, QueueError> {
        let wrong = |reason: String| QueueError::Address { found: text.to_owned(), reason };
        let server = |part: &str| {
            let server: ServerAddr =
                part.parse().map_err(|error: std::io::Error| wrong(error.to_string()))?;
            match server.scheme() {
                "nats" | "tls" if !server.host().is_empty() => Ok(server),
                "nats" | "tls" => Err(wrong("it names no machine".to_owned())),
                other => {
                    Err(wrong(format!("{other}:// is not spoken here, only nats:// and tls://")))
                }
            }
        };
        let servers: Result<Vec<ServerAddr>, QueueError> = text.split(',').map(server).collect();
        Ok(Self { servers: servers? })
    }
}

/// Without name and password, which are nobody's business.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, server) in self.servers.iter().enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{}://{}:{}", server.scheme(), server.host(), server.port())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_shown_without_secrets() {
        for (text, shown) in [
            ("localhost", "nats://localhost:4222"),
            ("127.0.0.1:9", "nats://127.0.0.1:9"),
            ("tls://me:secret@far.away", "tls://far.away:4222"),
            ("nats://a:1,nats://b:2", "nats://a:1,nats://b:2"),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(address.to_string(), shown, "{text}");
        }
        for wrong in ["", "http://a", "nats://", "ws://a", "a b", "a,", "nats://a:99999"] {
            let error = wrong.parse::<Address>().unwrap_err().to_string();
            assert!(error.starts_with("expected the address of a broker"), "{wrong}: {error}");
        }
    }
}
