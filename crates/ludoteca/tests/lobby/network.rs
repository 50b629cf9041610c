//! Bots of the monopd network as processes, at a lobby that is one.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::program::{Program, wait_for};

/// A bot in a process of its own.
struct Bot {
    child: Child,
    said: Arc<Mutex<String>>,
}

impl Bot {
    fn start(address: &str, options: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
        command
            .args(["monopd-bot", "--lang", "en", "--agent", "rules", "--connect", address])
            .args(options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        for mut stream in [Box::new(out) as Box<dyn std::io::Read + Send>, Box::new(err)] {
            let said = Arc::clone(&said);
            thread::spawn(move || {
                let mut bytes = [0; 1024];
                while let Ok(count) = stream.read(&mut bytes)
                    && count > 0
                {
                    said.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..count]));
                }
            });
        }
        Self { child, said }
    }

    fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    fn has_said(&self, what: &str) -> bool {
        self.said().contains(what)
    }

    /// Waits for its end: the status, and everything that it said.
    fn end(mut self) -> (Option<i32>, String) {
        let mut status = None;
        wait_for("the end of a bot", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        // What it said last may still be on its way.
        wait_for("its last words", || Arc::strong_count(&self.said) == 1);
        (status.and_then(|status| status.code()), self.said())
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where a lobby listens to the network, as it says itself.
fn door(program: &Program) -> String {
    const DOOR: &str = "For clients of the monopd network: ";
    wait_for("the door for the network", || program.said().contains(DOOR));
    let said = program.said();
    let (_, after) = said.split_once(DOOR).unwrap();
    after.lines().next().unwrap().trim().to_owned()
}

const ENDS: [&str; 4] =
    ["Left after the last round.", "Won.", "Somebody else has won.", "Bankrupt."];

#[test]
fn two_bots_play_to_a_limit() {
    let lobby = Program::start(&["--monopd", "127.0.0.1:0"]);
    let address = door(&lobby);
    assert!(!address.ends_with(":0"), "{address}");
    let create = ["--create", "city", "--players", "2", "--set", "auctionsenabled=0"];
    let maker = Bot::start(&address, &[&create[..], &["--rounds", "8", "--name", "Ana"]].concat());
    wait_for("a game", || maker.has_said("In game 1."));
    let other = Bot::start(&address, &["--rounds", "8", "--name", "Bea"]);
    for (bot, name) in [(maker, "Ana"), (other, "Bea")] {
        let (status, said) = bot.end();
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(status, Some(0), "{said}");
        assert_eq!(lines[0], format!("The server knows us as {name}, player 1."));
        assert_eq!(&lines[1..3], ["In game 1.", "The game has begun."], "{said}");
        assert!(lines.len() == 4 && ENDS.contains(&lines[3]), "{said}");
    }
}

#[test]
fn bots_come_back_to_their_game_when_the_lobby_dies() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let mut lobby = Program::start(&["--monopd", &address]);
    let create = ["--create", "city", "--players", "2", "--rounds", "60", "--name", "Ana"];
    let maker = Bot::start(&address, &create);
    wait_for("a game", || maker.has_said("In game 1."));
    let other = Bot::start(&address, &["--rounds", "60", "--name", "Bea"]);
    let both = [maker, other];
    wait_for("the game", || both.iter().all(|bot| bot.has_said("The game has begun.")));
    lobby.crash();
    for bot in both {
        let (status, said) = bot.end();
        assert_eq!(status, Some(0), "{said}");
        assert!(said.contains("The connection is lost; trying to come back."), "{said}");
        assert!(said.contains("Back in the game."), "{said}");
        assert!(ENDS.contains(&said.lines().last().unwrap()), "{said}");
    }
}

/// A bot that has to give up: what it said last.
#[track_caller]
fn refused(address: &str, options: &[&str]) -> String {
    let (status, said) = Bot::start(address, options).end();
    assert_eq!(status, Some(1), "{said}");
    said.lines().last().unwrap().to_owned()
}

#[test]
fn a_bot_says_why_it_cannot_play() {
    let lobby = Program::start(&["--monopd", "127.0.0.1:0"]);
    let address = door(&lobby);
    let nothing = "Without that there is nothing to play.";
    assert!(refused(&address, &["--create", "nowhere"]).contains(nothing));
    let (_, said) = Bot::start(&address, &["--create", "city", "--set", "sheep=1"]).end();
    assert!(said.contains("The game has no option “sheep”, but: collectfines, "), "{said}");
    assert!(refused(&address, &["--game", "99"]).contains("There is no game 99."));
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let stranger = free.local_addr().unwrap().to_string();
    let answers = thread::spawn(move || {
        let (mut stream, _) = free.accept().unwrap();
        stream.write_all(b"SSH-2.0-OpenSSH\r\n").unwrap();
        // The port is closed when this ends; until then somebody may still read.
        let _ = stream.read(&mut [0; 64]);
    });
    let said = refused(&stranger, &[]);
    assert!(said.contains(&format!("{stranger} does not speak the monopd protocol.")), "{said}");
    answers.join().unwrap();
    assert!(refused(&stranger, &[]).contains("cannot be reached"));
}
