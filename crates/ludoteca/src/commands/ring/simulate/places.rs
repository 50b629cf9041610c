//! The stations of a simulated ring: processes of this very program.

use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::Sender;
use std::thread;

use serde_json::Value;

use super::PERSON;

/// Something that a simulated ring has to deal with.
pub(super) enum Happening {
    /// A station has told something.
    Line { station: usize, value: Value },
    /// A process has ended.
    Closed { station: usize, run: u32 },
    /// A station loses its power.
    Cut(usize),
}

/// One place at the ring.
pub(super) struct Place {
    number: usize,
    command: Vec<String>,
    /// Whether it is the one in this terminal.
    pub(super) here: bool,
    program: PathBuf,
    happenings: Sender<Happening>,
    child: Option<Child>,
    /// How many times it was switched on.
    pub(super) run: u32,
    pub(super) over: Option<Value>,
    /// It has ended by itself.
    pub(super) closed: bool,
}

impl Place {
    pub(super) fn new(
        number: usize,
        seat: &str,
        device: &Path,
        journal: Option<&Path>,
        options: &[String],
        happenings: Sender<Happening>,
    ) -> io::Result<Self> {
        let device = device.display().to_string();
        let words = ["ring", "station", "--in", &device, "--out", &device, "--seat", seat];
        let mut command: Vec<String> = words.map(str::to_owned).into();
        command.extend_from_slice(options);
        if let Some(journal) = journal {
            command.extend(["--journal".to_owned(), journal.display().to_string()]);
        }
        let here = seat == PERSON;
        if !here {
            command.push("--json".to_owned());
        }
        let program = std::env::current_exe()?;
        Ok(Self {
            number,
            command,
            here,
            program,
            happenings,
            child: None,
            run: 0,
            over: None,
            closed: false,
        })
    }

    pub(super) fn is_on(&self) -> bool {
        self.child.is_some()
    }

    /// Switches the station on. `seed` is that of its dice.
    pub(super) fn switch_on(&mut self, seed: u64) -> io::Result<()> {
        self.run += 1;
        let mut command = Command::new(&self.program);
        command.args(&self.command).args(["--seed", &seed.to_string()]);
        if !self.here {
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        }
        let mut child = command.spawn()?;
        let (station, run) = (self.number, self.run);
        let happenings = self.happenings.clone();
        let told = child.stdout.take();
        let complaints = child.stderr.take();
        self.child = Some(child);
        let Some((told, complaints)) = told.zip(complaints) else { return Ok(()) };
        thread::spawn(move || {
            // Whoever waits for these may be gone: then so is the station.
            for line in BufReader::new(told).lines().map_while(Result::ok) {
                let value = serde_json::from_str(&line).unwrap_or(Value::String(line));
                if happenings.send(Happening::Line { station, value }).is_err() {
                    return;
                }
            }
            for line in BufReader::new(complaints).lines().map_while(Result::ok) {
                let value = Value::String(line);
                let _ = happenings.send(Happening::Line { station, value });
            }
            let _ = happenings.send(Happening::Closed { station, run });
        });
        Ok(())
    }

    /// Switches the station off without a warning.
    pub(super) fn switch_off(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Waits until the person here has left.
    pub(super) fn has_left(&mut self) -> bool {
        let ended = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten());
        ended.is_some()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.switch_off();
    }
}
