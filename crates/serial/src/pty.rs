//! Pseudo-terminals as serial devices.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::os::fd::AsFd as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serial2::SerialPort;

use crate::line::BAUD;

/// A pseudo-terminal: a device for some station, and the other end of its cables here.
#[derive(Debug)]
pub struct Pty {
    here: File,
    device: PathBuf,
    /// As long as it is open, the device keeps its settings, whoever comes and goes.
    _kept: SerialPort,
}

impl Pty {
    /// Makes one. Nothing that goes through it is changed or echoed.
    ///
    /// # Errors
    /// The system has none left.
    pub fn new() -> io::Result<Self> {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let here = openpt(flags)?;
        grantpt(&here)?;
        unlockpt(&here)?;
        let device = PathBuf::from(OsStr::from_bytes(ptsname(&here, Vec::new())?.as_bytes()));
        let kept = SerialPort::open(&device, BAUD)?;
        Ok(Self { here: File::from(here), device, _kept: kept })
    }

    /// The device that a station opens.
    pub fn device(&self) -> &Path {
        &self.device
    }

    /// Waits at most so long for what a station sends; nothing may have come.
    ///
    /// # Errors
    /// The pseudo-terminal is broken.
    pub fn read<'b>(&self, room: &'b mut [u8], wait: Duration) -> io::Result<&'b [u8]> {
        if !self.is_ready(PollFlags::IN, wait)? {
            return Ok(&[]);
        }
        let length = (&self.here).read(room)?;
        Ok(&room[..length])
    }

    /// Hands bytes to the station. They are lost when nobody has taken any for a long time, as on
    /// a cable that ends nowhere.
    ///
    /// # Errors
    /// The pseudo-terminal is broken.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        if self.is_ready(PollFlags::OUT, Duration::ZERO)? {
            (&self.here).write_all(bytes)?;
        }
        Ok(())
    }

    fn is_ready(&self, what: PollFlags, wait: Duration) -> io::Result<bool> {
        let wait = Timespec::try_from(wait).map_err(io::Error::other)?;
        let mut asked = [PollFd::from_borrowed_fd(self.here.as_fd(), what)];
        match poll(&mut asked, Some(&wait)) {
            Ok(_) => Ok(asked[0].revents().intersects(what)),
            Err(rustix::io::Errno::INTR) => Ok(false),
            Err(why) => Err(why.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Line;

    const SOON: Duration = Duration::from_secs(10);

    #[test]
    fn every_byte_goes_through_as_it_is_and_nothing_is_echoed() {
        let pty = Pty::new().unwrap();
        let (reader, writer) = Line::open(pty.device(), pty.device(), BAUD).unwrap().split();
        let all: Vec<u8> = (0..=255).collect();
        pty.write(&all).unwrap();
        let (mut got, mut room) = (Vec::new(), [0; 64]);
        while got.len() < all.len() {
            let bytes = reader.read(&mut room).unwrap();
            assert!(!bytes.is_empty(), "{} of 256 bytes came", got.len());
            got.extend_from_slice(bytes);
        }
        assert_eq!(got, all);
        writer.send(&all).unwrap();
        got.clear();
        while got.len() < all.len() {
            let bytes = pty.read(&mut room, SOON).unwrap();
            assert!(!bytes.is_empty(), "{} of 256 bytes came", got.len());
            got.extend_from_slice(bytes);
        }
        assert_eq!(got, all, "and nothing of what was handed to the station");
    }

    #[test]
    fn a_station_that_comes_back_hears_nothing_of_what_was_said_meanwhile() {
        let pty = Pty::new().unwrap();
        pty.write(b"old").unwrap();
        let (reader, _) = Line::open(pty.device(), pty.device(), BAUD).unwrap().split();
        pty.write(b"new").unwrap();
        let mut room = [0; 16];
        assert_eq!(reader.read(&mut room).unwrap(), b"new");
    }

    #[test]
    fn a_device_that_is_not_there_is_named() {
        let nowhere = Path::new("/dev/no-such-port");
        let fault = Line::open(nowhere, nowhere, BAUD).unwrap_err().to_string();
        assert!(fault.starts_with("/dev/no-such-port: "), "{fault}");
        let no_port = Path::new("/dev/null");
        assert!(Line::open(no_port, no_port, BAUD).is_err());
    }
}
