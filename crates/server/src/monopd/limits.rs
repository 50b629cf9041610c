//! How much is too much for clients of the monopd network.

use std::time::Duration;

use ludoteca_monopd::server::Patience;

/// What clients of the monopd network may ask of the house, and how long it waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonopdLimits {
    /// Connections at once; one more is told so and closed.
    pub connections: usize,
    /// Lines that a client may send at once.
    pub lines_at_once: u32,
    /// Lines that it may send per second; the rest waits in its own connection.
    pub lines_per_second: u32,
    /// How long a connection may be open without a name.
    pub naming: Duration,
    /// How long a client may take to take over what it is sent.
    pub sending: Duration,
    /// How long a game waits for it.
    pub patience: Patience,
}

impl Default for MonopdLimits {
    fn default() -> Self {
        Self {
            connections: 256,
            // Some clients report every space that a token passes, for everybody at the table.
            lines_at_once: 400,
            lines_per_second: 200,
            // GtkAtlantic keeps a connection without a name as long as it shows its list of games.
            naming: Duration::from_hours(1),
            sending: Duration::from_secs(10),
            patience: Patience::default(),
        }
    }
}
