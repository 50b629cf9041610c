//! Two people in two terminals, with a ring of pseudo-terminals between them.

use std::fs::{self, File};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ludoteca_ring::simulate::Faults;
use ludoteca_serial::{Cabling, Pace, Pty};
use ludoteca_testkit::golden::check_golden;

use crate::run::{Folder, command};

/// How long a terminal may be silent before something is wrong.
const PATIENCE: Duration = Duration::from_secs(90);

/// A person in a terminal: what they see, and what they will type.
struct Desk {
    pty: Pty,
    child: Child,
    /// Everything on the screen so far, with what was typed.
    screen: String,
    /// Bytes that are no text yet.
    rest: Vec<u8>,
    script: std::vec::IntoIter<String>,
    over: bool,
}

impl Desk {
    fn new(mut command: Command, script: &str) -> Self {
        let pty = Pty::new().unwrap();
        let terminal = || File::options().read(true).write(true).open(pty.device()).unwrap();
        let child = command
            .stdin(Stdio::from(terminal()))
            .stdout(Stdio::from(terminal()))
            .stderr(Stdio::from(terminal()))
            .spawn()
            .unwrap();
        let script: Vec<String> = script.lines().map(str::to_owned).collect();
        let (screen, rest) = (String::new(), Vec::new());
        Self { pty, child, screen, rest, script: script.into_iter(), over: false }
    }

    /// Looks at the screen, and types the next line of the script when it is asked for; whether
    /// something has happened.
    fn attend(&mut self, prompt: &str) -> bool {
        let mut room = [0; 4096];
        let came = self.pty.read(&mut room, Duration::from_millis(20)).unwrap();
        if came.is_empty() {
            let ended = !self.over && self.child.try_wait().unwrap().is_some();
            self.over |= ended;
            return ended;
        }
        self.rest.extend_from_slice(came);
        // The last sign may have come in part.
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(cut) => cut.valid_up_to(),
        };
        let text: Vec<u8> = self.rest.drain(..whole).collect();
        self.screen.push_str(&String::from_utf8(text).unwrap());
        if self.screen.ends_with(prompt) {
            let line = self.script.next();
            let line = line.unwrap_or_else(|| panic!("nothing left to type at\n{}", self.screen));
            self.pty.write(format!("{line}\n").as_bytes()).unwrap();
            self.screen.push_str(&line);
            self.screen.push('\n');
        }
        true
    }

    /// The screen as it is kept: without notices of the ring, which come when they come.
    fn transcript(&self) -> String {
        let told = self.screen.lines().filter(|line| !line.starts_with("» "));
        told.flat_map(|line| [line.trim_end(), "\n"]).collect()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // It has ended by itself unless the test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn station(folder: &Folder, cabling: &Cabling, number: usize, line: &str) -> Command {
    let mut command = command();
    let device = cabling.device(number);
    command.args(["ring", "station", "--slack", "5000", "--in"]).arg(device);
    command.args(line.split(' ')).env("TERM", "dumb").env("XDG_STATE_HOME", folder.path("typed"));
    command
}

/// Ana buys and builds; Beto mortgages, sells, lets things go to auction, and goes bankrupt. The
/// seeds were chosen so that all of it happens within a few turns.
#[test]
fn two_people_play_a_whole_game_in_two_terminals() {
    let folder = Folder::new();
    let cabling = Cabling::new(2, Pace::Fast, Faults::default(), 1, |_| {}, None).unwrap();
    let journals = [folder.path("ana"), folder.path("beto")];
    let beto = format!("--seed 58011 --name Beto --lang es --journal {}", journals[1]);
    let beto = Desk::new(station(&folder, &cabling, 1, &beto), include_str!("beto.txt"));
    let ana = format!("--start --seed 58010 --name Ana --journal {}", journals[0]);
    let ana = Desk::new(station(&folder, &cabling, 0, &ana), include_str!("ana.txt"));
    let mut desks = [(ana, "You> "), (beto, "Tú> ")];
    let mut heard = Instant::now();
    while desks.iter().any(|(desk, _)| !desk.over) {
        for (desk, prompt) in &mut desks {
            if desk.attend(prompt) {
                heard = Instant::now();
            }
        }
        let screens = || desks.each_ref().map(|(desk, _)| desk.screen.as_str()).join("\n=====\n");
        assert!(heard.elapsed() < PATIENCE, "nothing happens any more:\n{}", screens());
    }
    let [ana, beto] = desks.map(|(desk, _)| desk.transcript());
    check_golden("tests/golden/ring-ana.txt", &ana);
    check_golden("tests/golden/ring-beto.txt", &beto);
    for (screen, expected) in [
        (&ana, "You have bought"),
        (&ana, "You have offered 12 %"),
        (&ana, "You have won Plaza del Parque for 217."),
        (&ana, "You have built on Plaza del Parque for 200"),
        (&ana, "You have drawn a card"),
        (&ana, "You have won!"),
        (&beto, "Tú has hipotecado Av. Connecticut"),
        (&beto, "Tú has ofrecido un 5 %"),
        (&beto, "Tú has quebrado"),
    ] {
        assert!(screen.contains(expected), "{expected}");
    }
    let applied = |file: &String| -> Vec<String> {
        let journal = fs::read_to_string(file).unwrap();
        let lines = journal.lines().filter(|line| line.starts_with("applied "));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(applied(&journals[0]), applied(&journals[1]), "both copies went the same way");
}
