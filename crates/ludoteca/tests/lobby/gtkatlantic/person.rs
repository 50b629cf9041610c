//! Somebody who sits before `GtkAtlantic`.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ludoteca_monopd::wire;
use tempfile::TempDir;

use super::display::Display;
use super::tap::{Heard, Tap};
use crate::program::{PATIENCE, wait_for};

/// How long it may take from a key to the wire before the key is pressed again.
const REACTION: Duration = Duration::from_secs(3);
/// How long a token stays on each space, in milliseconds.
const STEP: u32 = 5;

/// The title of the window of a trade.
const TRADE: &str = "GtkAtlantic: Trade";

/// Somebody before a client of their own.
pub(super) struct Person<'a> {
    display: &'a Display,
    tap: &'a Tap,
    home: TempDir,
    client: Child,
    /// How far down the line of the chat is, in the game and before.
    chat: u32,
    /// Keys that had to be pressed again because nothing came of them.
    pub(super) again: usize,
}

impl<'a> Person<'a> {
    /// Starts a client that knows the wire to the server.
    pub(super) fn sits_down(name: &str, display: &'a Display, tap: &'a Tap) -> Self {
        let home = tempfile::tempdir().unwrap();
        fs::create_dir(home.path().join(".gtkatlantic")).unwrap();
        let settings = format!(
            "player nickname=\"{name}\"\n\
             metaserver autoconnect=\"0\" sendclientversion=\"0\"\n\
             customserver host=\"127.0.0.1\" port=\"{}\" autoconnect=\"1\"\n\
             interface playerlist=\"left\" token_speed=\"{STEP}\" token_transparency=\"1\"\n",
            tap.port()
        );
        fs::write(home.path().join(".gtkatlantic/gtkatlantic.conf"), settings).unwrap();
        let client = start(&home, display);
        let mut person = Self { display, tap, home, client, chat: 0, again: 0 };
        person.sees_the_lobby();
        person
    }

    fn sees_the_lobby(&mut self) {
        let begun = Instant::now();
        let is_shown = |person: &Self| {
            person.display.window("GtkAtlantic").is_some()
                && person.tap.heard().games.contains_key(&-1)
        };
        while !is_shown(self) {
            let said = fs::read_to_string(said(&self.home)).unwrap();
            assert!(self.is_there(), "the client has ended: {said}");
            let window = self.display.window("GtkAtlantic");
            assert!(begun.elapsed() < PATIENCE, "no lobby: {window:?}, {said}");
            thread::sleep(Duration::from_millis(20));
        }
        // Above the line at the foot.
        wait_for("a size", || {
            let size = self.display.window("GtkAtlantic");
            self.chat = size.map_or(0, |(_, height)| height - 39);
            size.is_some()
        });
        // The pointer away from everything that shows something when it is pointed at.
        self.display.point(600, 300);
    }

    /// Dies without a word, and starts again.
    pub(super) fn crashes(&mut self) {
        self.client.kill().unwrap();
        self.client.wait().unwrap();
        self.tap.heard().games.clear();
        self.client = start(&self.home, self.display);
        self.sees_the_lobby();
    }

    /// The secret that the client has written down.
    pub(super) fn cookie(&self) -> String {
        let text = fs::read_to_string(self.home.path().join(".gtkatlantic/cookie")).unwrap();
        text.lines().last().unwrap().to_owned()
    }

    /// Does something until it shows on the wire.
    #[track_caller]
    pub(super) fn does(
        &mut self,
        what: &str,
        hands: impl Fn(&Display),
        happened: impl Fn(&Heard) -> bool,
    ) {
        let begun = Instant::now();
        loop {
            hands(self.display);
            let pressed = Instant::now();
            while pressed.elapsed() < REACTION {
                assert!(self.is_there(), "the client has died: {what}");
                if happened(&self.tap.heard()) {
                    return;
                }
                thread::sleep(Duration::from_millis(5));
            }
            self.again += 1;
            assert!(begun.elapsed() < PATIENCE, "{what}: {}", self.tap.heard().last());
        }
    }

    /// Says something until it shows on the wire as this command.
    #[track_caller]
    fn says(&mut self, command: &wire::Command, hands: impl Fn(&Display)) {
        let is = |other: &wire::Command| other == command;
        let before = self.tap.heard().count(is);
        self.does(&format!("{command:?}"), hands, |heard| heard.count(is) > before);
    }

    /// Creates a game of the type that stands in this row of the list.
    pub(super) fn creates(&mut self, row: usize, kind: &str) {
        let down = vec!["Down"; row];
        self.says(&wire::Command::NewGame(kind.into()), |display| {
            display.keys(&[&["Tab", "Home"], &down[..], &["Tab", "space"]].concat());
        });
        wait_for("the options of the game", || self.tap.heard().options > 0);
    }

    /// Switches an option of the game, by its number, off.
    pub(super) fn switches_off(&mut self, option: usize) {
        let chat = self.chat;
        // Somewhere in the column of the chat: its line has the focus then.
        let tabs = vec!["Tab"; option];
        let command =
            wire::Command::Configure { option: i32::try_from(option).unwrap(), value: "0".into() };
        self.says(&command, |display| {
            display.click(128, chat);
            display.keys(&[&tabs[..], &["space"]].concat());
        });
    }

    /// Starts the game.
    pub(super) fn starts(&mut self) {
        let chat = self.chat;
        // After the options: to leave, and to start.
        let tabs = vec!["Tab"; self.tap.heard().options + 2];
        self.says(&wire::Command::Start, |display| {
            display.click(128, chat);
            display.keys(&[&tabs[..], &["space"]].concat());
        });
    }

    /// Says something to everybody.
    pub(super) fn chats(&mut self, text: &str) {
        let chat = self.chat;
        self.says(&wire::Command::Chat(text.into()), |display| {
            display.click(128, chat);
            display.keys(&["ctrl+a"]);
            display.write(text);
            display.keys(&["Return"]);
        });
    }

    /// Presses the button with this command.
    #[track_caller]
    pub(super) fn presses(&mut self, command: &str) {
        let chat = self.chat;
        let buttons = self.tap.heard().buttons.clone();
        let place = buttons.iter().position(|button| button.command.as_deref() == Some(command));
        // After the line of the chat comes the text of the game, and then its buttons.
        let tabs = vec!["Tab"; 2 + place.unwrap_or_else(|| panic!("{command}: {buttons:?}"))];
        self.says(&wire::Command::read(command).unwrap(), |display| {
            display.click(128, chat);
            display.keys(&[&tabs[..], &["space"]].concat());
        });
    }

    /// Waits until there is a button to press that was not there before; none: there is a debt,
    /// and lots to raise money with.
    pub(super) fn is_asked(&self, before: usize) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let heard = self.tap.heard();
            let owes = heard.players.get(&1).is_some_and(|me| me.has_debt == Some(true));
            if owes && heard.pledge().is_some() {
                return Vec::new();
            }
            let commands: Vec<_> =
                heard.buttons.iter().filter_map(|button| button.command.clone()).collect();
            // In an auction the client shows its own buttons instead.
            if heard.shown > before && !heard.is_auctioning() && !commands.is_empty() {
                return commands;
            }
            assert!(begun.elapsed() < PATIENCE, "no button: {}", heard.last());
            drop(heard);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Mortgages a lot by its menu on the board; which one.
    pub(super) fn mortgages(&mut self) -> i32 {
        let pledge = self.tap.heard().pledge();
        let lot = pledge.expect("there is a lot that can be mortgaged");
        let (x, y) = place(u32::try_from(lot).unwrap());
        self.says(&wire::Command::ToggleMortgage(lot), |display| {
            display.keys(&["Escape"]);
            display.click(x, y);
            // To build, to sell, and the third.
            display.keys(&["Down", "Down", "Down", "Return"]);
        });
        lot
    }

    /// Bids in the auction on the screen.
    pub(super) fn bids(&mut self) {
        let chat = self.chat;
        let is = |command: &wire::Command| matches!(command, wire::Command::Bid { .. });
        let hands = |display: &Display| {
            display.click(128, chat);
            // The list of bidders, one more, and ten more.
            display.keys(&["Tab", "Tab", "Tab", "space"]);
        };
        self.does("a bid", hands, |heard| heard.count(is) > 0);
    }

    /// Opens a trade with the second player of the list, offers something, and thinks better of it.
    pub(super) fn trades(&mut self, partner: i32) {
        self.says(&wire::Command::OpenTrade(partner), |display| {
            display.keys(&["Escape"]);
            display.click(120, 105);
            display.keys(&["Down", "Return"]);
        });
        wait_for("a window for the trade", || self.display.window(TRADE).is_some());
        let amount = |command: &wire::Command| matches!(command, wire::Command::TradeMoney { from: 1, to, amount: 30, .. } if *to == partner);
        let hands = |display: &Display| {
            display.click(180, 42);
            display.keys(&["ctrl+a"]);
            display.write("30");
            // From ourselves, to the last of the list.
            display.keys(&["Tab", "Tab", "Down", "Tab", "space"]);
        };
        self.does("an amount", hands, |heard| heard.count(amount) > 0);
        let hands = |display: &Display| {
            display.click(180, 42);
            display.keys(&["Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "space"]);
        };
        let reject = |command: &wire::Command| matches!(command, wire::Command::RejectTrade(_));
        self.does("a trade given up", hands, |heard| heard.count(reject) > 0);
        wait_for("the window to close", || self.display.window(TRADE).is_none());
    }

    /// Comes back by the client's menu, with the secret that it has written down.
    pub(super) fn comes_back(&mut self) {
        self.says(&wire::Command::Reconnect(self.cookie()), |display| {
            display.keys(&["Escape", "F10", "Up", "Up", "Return"]);
        });
    }

    /// Whether the client is still running.
    pub(super) fn is_there(&mut self) -> bool {
        self.client.try_wait().unwrap().is_none()
    }

    /// Closes the client by its menu.
    pub(super) fn closes(mut self) -> (ExitStatus, String) {
        self.display.point(600, 300);
        self.display.keys(&["F10", "Up", "Return"]);
        let mut status = None;
        wait_for("the end of the client", || {
            status = self.client.try_wait().unwrap();
            status.is_some()
        });
        (status.unwrap(), fs::read_to_string(said(&self.home)).unwrap())
    }
}

impl Drop for Person<'_> {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.client.kill();
        let _ = self.client.wait();
    }
}

/// The middle of a space of the board, whose picture is always the same.
fn place(space: u32) -> (u32, u32) {
    let along = |way: u32| if way == 0 { 29 } else { 59 + 36 * (way - 1) + 18 };
    let (near, far, way) = (29, 410, space % 10);
    let (x, y) = match space / 10 {
        0 => (along(10 - way).min(far), far),
        1 => (near, along(10 - way).min(far)),
        2 => (along(way), near),
        _ => (far, along(way)),
    };
    (257 + x, 28 + y)
}

fn said(home: &TempDir) -> PathBuf {
    home.path().join("said")
}

fn start(home: &TempDir, display: &Display) -> Child {
    let said = File::options().create(true).append(true).open(said(home)).unwrap();
    Command::new(program())
        .env("HOME", home.path())
        .env("DISPLAY", display.name())
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null())
        .stdout(said.try_clone().unwrap())
        .stderr(said)
        .spawn()
        .unwrap()
}

/// Where the package puts it, which a search path does not always name.
fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain(["/usr/games".into()]);
    folders
        .find_map(|folder| Some(folder.join("gtkatlantic")).filter(|file| file.is_file()))
        .expect("`cargo xtask test` installs Debian's package gtkatlantic")
}
