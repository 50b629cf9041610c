//! The two ends of cable at a station.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

use serial2::SerialPort;

/// The pace of the document.
pub const BAUD: u32 = 2400;

/// How long a reader waits before it looks whether it is still wanted.
const GLANCE: Duration = Duration::from_millis(200);
/// How long a port may refuse bytes before they count as lost.
const STUCK: Duration = Duration::from_secs(2);

/// Why a device cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{device}: {why}")]
pub struct LineFault {
    /// The device.
    pub device: String,
    /// Why.
    pub why: io::Error,
}

/// What comes in and what goes out at a station: 8 data bits, no parity, one stop bit.
#[derive(Debug)]
pub struct Line {
    incoming: SerialPort,
    outgoing: SerialPort,
}

impl Line {
    /// Opens both devices, which may be the same; what had come before is thrown away, as nobody
    /// was there to hear it.
    ///
    /// # Errors
    /// A device is not there, or is no serial device.
    pub fn open(incoming: &Path, outgoing: &Path, baud: u32) -> Result<Self, LineFault> {
        let fault = |device: &Path| {
            let device = device.display().to_string();
            move |why| LineFault { device, why }
        };
        let read = open(incoming, baud).map_err(fault(incoming))?;
        let write = if incoming == outgoing {
            read.try_clone().map_err(fault(outgoing))?
        } else {
            open(outgoing, baud).map_err(fault(outgoing))?
        };
        Ok(Self { incoming: read, outgoing: write })
    }

    /// Only listens at a device.
    ///
    /// # Errors
    /// The device is not there, or is no serial device.
    pub fn listen(device: &Path, baud: u32) -> Result<LineReader, LineFault> {
        let port = open(device, baud);
        port.map(LineReader).map_err(|why| LineFault { device: device.display().to_string(), why })
    }

    /// The two ends apart, for a thread each.
    pub fn split(self) -> (LineReader, LineWriter) {
        (LineReader(self.incoming), LineWriter(self.outgoing))
    }
}

fn open(device: &Path, baud: u32) -> io::Result<SerialPort> {
    let mut port = SerialPort::open(device, baud)?;
    port.set_read_timeout(GLANCE)?;
    port.set_write_timeout(STUCK)?;
    port.discard_input_buffer()?;
    Ok(port)
}

/// The incoming end.
#[derive(Debug)]
pub struct LineReader(SerialPort);

impl LineReader {
    /// Waits a little for bytes; none may have come.
    ///
    /// # Errors
    /// The device is gone.
    pub fn read<'b>(&self, room: &'b mut [u8]) -> io::Result<&'b [u8]> {
        match self.0.read(room) {
            // A port that can be read and has nothing has been pulled out.
            Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
            Ok(length) => Ok(&room[..length]),
            Err(why) if is_passing(&why) => Ok(&[]),
            Err(why) => Err(why),
        }
    }
}

/// The outgoing end.
#[derive(Debug)]
pub struct LineWriter(SerialPort);

impl LineWriter {
    /// Sends bytes. Those that the port does not take for a long time are lost, as on a cable
    /// that ends nowhere.
    ///
    /// # Errors
    /// The device is gone.
    pub fn send(&self, bytes: &[u8]) -> io::Result<()> {
        match self.0.write_all(bytes) {
            Err(why) if !is_passing(&why) => Err(why),
            _ => Ok(()),
        }
    }
}

fn is_passing(why: &io::Error) -> bool {
    matches!(why.kind(), ErrorKind::TimedOut | ErrorKind::WouldBlock | ErrorKind::Interrupted)
}
