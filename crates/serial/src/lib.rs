//! The ring at real devices: what `ludoteca-ring` leaves out.
//!
//! - [`Line`]: the two ends of cable at a station, real serial ports or pseudo-terminals;
//! - [`JournalFile`]: the paper of a station, on disk before anything is sent that relies on it;
//! - [`Post`]: a station at its place, driven by bytes, a clock and whoever sits there;
//! - [`Cabling`]: a whole ring of pseudo-terminals on one machine, at true pace or fast, with faults;
//! - [`Listener`]: frames and garbage in what goes over a cable.
//!
//! **Invariant:** nothing here knows words or prints. What happens is told to a [`Witness`].

mod cabling;
mod journal;
mod line;
mod listener;
mod post;
mod pty;

pub use cabling::{Cabling, Counts, Pace};
pub use journal::{JournalFault, JournalFile};
pub use line::{BAUD, Line, LineFault, LineReader, LineWriter};
pub use listener::{Heard, Listener};
pub use post::{Applied, End, Order, Player, Post, PostFault, Refused, Round, Witness, listen};
pub use pty::Pty;
