//! A whole ring of pseudo-terminals on one machine.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ludoteca_core::{Purpose, Rng, Seat};
use ludoteca_ring::simulate::{Arriving, Faults};

use crate::line::BAUD;
use crate::pty::Pty;

/// How fast bytes go over the simulated cables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// At 2400 baud: ten bits to a byte.
    True,
    /// As fast as it goes.
    Fast,
}

/// What went over the cables so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Bytes that stations sent.
    pub bytes: u64,
    /// Bytes that were damaged on the way.
    pub damaged: u64,
}

/// The cables of a ring: what a station sends comes to the next one.
#[derive(Debug)]
pub struct Cabling {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    ptys: Vec<Pty>,
    pace: Pace,
    faults: Faults,
    stop: AtomicBool,
    bytes: AtomicU64,
    damaged: AtomicU64,
}

/// One cable, from a station to the next.
struct Cable {
    from: usize,
    chance: Rng,
    /// When the last byte has arrived.
    free: Instant,
    /// Who cuts the power of a station.
    cut: Box<dyn FnMut(usize) + Send>,
    /// Where all that the first station sends is written down.
    tap: Option<File>,
}

/// How long a cable waits for bytes before it looks whether it is still wanted.
const GLANCE: Duration = Duration::from_millis(50);

impl Cabling {
    /// Cables for so many stations. Those that lose their power by chance are named to `cut`; what
    /// the first station sends is also written to `tap`.
    ///
    /// # Errors
    /// The system has no pseudo-terminals left.
    pub fn new(
        stations: u8,
        pace: Pace,
        faults: Faults,
        seed: u64,
        cut: impl FnMut(usize) + Send + Clone + 'static,
        mut tap: Option<File>,
    ) -> io::Result<Self> {
        let ptys: io::Result<Vec<Pty>> = (0..stations).map(|_| Pty::new()).collect();
        let shared = Arc::new(Shared {
            ptys: ptys?,
            pace,
            faults,
            stop: AtomicBool::new(false),
            bytes: AtomicU64::new(0),
            damaged: AtomicU64::new(0),
        });
        let threads = Seat::all(stations).map(|seat| {
            let mut cable = Cable {
                from: seat.idx(),
                chance: Rng::stream(seed, u64::from(seat.0), Purpose::Setup),
                free: Instant::now(),
                cut: Box::new(cut.clone()),
                tap: tap.take(),
            };
            let shared = Arc::clone(&shared);
            // A cable that breaks is silent, and that is noticed by the stations.
            thread::spawn(move || drop(cable.run(&shared)))
        });
        let threads = threads.collect();
        Ok(Self { shared, threads })
    }

    /// The device of a station, for both directions.
    pub fn device(&self, station: usize) -> &Path {
        self.shared.ptys[station].device()
    }

    /// What went over the cables so far.
    pub fn counts(&self) -> Counts {
        Counts {
            bytes: self.shared.bytes.load(Ordering::Relaxed),
            damaged: self.shared.damaged.load(Ordering::Relaxed),
        }
    }
}

impl Drop for Cabling {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // One that has panicked has said so.
            let _ = thread.join();
        }
    }
}

impl Cable {
    fn run(&mut self, shared: &Shared) -> io::Result<()> {
        let to = (self.from + 1) % shared.ptys.len();
        let mut room = [0; 256];
        while !shared.stop.load(Ordering::Relaxed) {
            let came = shared.ptys[self.from].read(&mut room, GLANCE)?;
            if let Some(tap) = &mut self.tap {
                tap.write_all(came)?;
            }
            let mut arrived = Vec::new();
            for &byte in came {
                shared.bytes.fetch_add(1, Ordering::Relaxed);
                let arriving = shared.faults.arriving(byte, &mut self.chance);
                if arriving != Arriving::Once(byte) {
                    shared.damaged.fetch_add(1, Ordering::Relaxed);
                }
                arrived.extend(arriving);
                if shared.pace == Pace::True {
                    self.wait();
                    shared.ptys[to].write(&arrived)?;
                    arrived.clear();
                }
                self.strike(shared.faults.power_cut, to);
            }
            if !arrived.is_empty() {
                shared.ptys[to].write(&arrived)?;
            }
        }
        Ok(())
    }

    /// Waits as long as a byte takes, behind those that are on the cable already.
    fn wait(&mut self) {
        let byte = Duration::from_micros(10 * 1_000_000 / u64::from(BAUD));
        let now = Instant::now();
        self.free = self.free.max(now) + byte;
        thread::sleep(self.free - now);
    }

    fn strike(&mut self, in_a_million: u32, station: usize) {
        if in_a_million > 0 && self.chance.below(1_000_000) < in_a_million {
            (self.cut)(station);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::{Line, LineReader, LineWriter};

    fn ring(faults: Faults, cut: impl FnMut(usize) + Send + Clone + 'static) -> Cabling {
        Cabling::new(3, Pace::Fast, faults, 7, cut, None).unwrap()
    }

    fn at(cabling: &Cabling, station: usize) -> (LineReader, LineWriter) {
        let device = cabling.device(station);
        Line::open(device, device, BAUD).unwrap().split()
    }

    /// What comes to a station, until so many bytes have come or none do any more.
    fn heard(reader: &LineReader, most: usize) -> Vec<u8> {
        let (mut all, mut room) = (Vec::new(), [0; 64]);
        let deadline = Instant::now() + Duration::from_secs(20);
        while all.len() < most && Instant::now() < deadline {
            all.extend_from_slice(reader.read(&mut room).unwrap());
        }
        all
    }

    #[test]
    fn what_a_station_sends_comes_to_the_next_one_alone() {
        let cabling = ring(Faults::default(), |_| {});
        let stations: Vec<_> = (0..3).map(|n| at(&cabling, n)).collect();
        for (n, (_, writer)) in stations.iter().enumerate() {
            writer.send(&[b'a' + u8::try_from(n).unwrap(); 4]).unwrap();
        }
        let came: Vec<_> = stations.iter().map(|(reader, _)| heard(reader, 4)).collect();
        assert_eq!(came, [b"cccc", b"aaaa", b"bbbb"]);
        assert_eq!(cabling.counts(), Counts { bytes: 12, damaged: 0 });
    }

    #[test]
    fn damage_is_done_and_counted_and_power_is_cut_at_the_receiver() {
        let (sender, cuts) = channel();
        let faults = Faults { duplicate: 1_000_000, power_cut: 1_000_000, ..Faults::default() };
        let cabling = ring(faults, move |station| sender.send(station).unwrap());
        let ((_, writer), (reader, _)) = (at(&cabling, 1), at(&cabling, 2));
        writer.send(b"xy").unwrap();
        assert_eq!(heard(&reader, 4), b"xxyy");
        assert_eq!(cabling.counts(), Counts { bytes: 2, damaged: 2 });
        assert_eq!(cuts.recv_timeout(Duration::from_secs(20)), Ok(2));
    }
}
