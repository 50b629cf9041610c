//! A pseudo-terminal around the real program, and what somebody who sits there sees.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::num::NonZeroU16;
use std::os::fd::OwnedFd;
use std::path::PathBuf;
use std::process::Child;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use ludoteca_words::{Lang, Words};
use pty_process::blocking::{Command, open};
use tempfile::TempDir;

/// Longer than anything takes on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(1);
/// More lines than any game has.
const REMEMBERED_LINES: usize = 100_000;
/// What the line editor writes before it asks.
const ASKS: &[u8] = b"\x1b[?2004h";
/// What it writes when it has drawn the line, each time.
const DRAWN: &[u8] = b"\x1b[?2026l";

/// A place to sit at: a folder with saved games and a memory of what was typed, and the terminals
/// that stand there.
pub(crate) struct Desk {
    folder: TempDir,
    lang: Lang,
    columns: u16,
    rows: u16,
}

impl Desk {
    pub(crate) fn new(lang: Lang, columns: u16, rows: u16) -> Self {
        Self { folder: TempDir::new().unwrap(), lang, columns, rows }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.lang)
    }

    /// Starts the program with a line of words, none of which has blanks.
    pub(crate) fn start(&self, line: &str) -> Tty {
        let (pty, pts) = open().unwrap();
        pty.resize(pty_process::Size::new(self.rows, self.columns)).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_ludoteca"))
            .args(line.split_whitespace())
            .current_dir(self.folder.path())
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("TERM", "xterm-256color")
            .env("HOME", self.folder.path())
            .env("LC_ALL", if self.lang == Lang::Spanish { "es_ES.UTF-8" } else { "en_GB.UTF-8" })
            .spawn(pts)
            .unwrap();
        let master = OwnedFd::from(pty);
        let keys = File::from(master.try_clone().unwrap());
        let size = |length| NonZeroU16::new(length).unwrap();
        let shown = vt100::Parser::new(size(self.rows), size(self.columns), REMEMBERED_LINES);
        Tty { child, keys, bytes: listen(File::from(master)), shown, log: Vec::new(), sent: 0 }
    }
}

/// Reads whatever the program writes until it has ended.
fn listen(mut master: File) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        // A terminal that nobody writes to any more is an error, not an end.
        while let Ok(length @ 1..) = master.read(&mut buffer) {
            if sender.send(buffer[..length].to_vec()).is_err() {
                return;
            }
        }
    });
    receiver
}

/// A terminal in which the program runs.
pub(crate) struct Tty {
    child: Child,
    keys: File,
    bytes: Receiver<Vec<u8>>,
    shown: vt100::Parser,
    /// Everything that the program has written.
    log: Vec<u8>,
    /// What of that came before the last keys.
    sent: usize,
}

impl Drop for Tty {
    fn drop(&mut self) {
        // A test that fails leaves no program behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Tty {
    /// Waits until something holds; the program may not end before. The time is only there so
    /// that a test that fails does end.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        assert!(self.until_or_end(what, holds), "{what}: the program ended\n{}", self.screen());
    }

    /// Waits until something holds; not so if the program ended before.
    #[track_caller]
    fn until_or_end(&mut self, what: &str, holds: impl Fn(&Self) -> bool) -> bool {
        let deadline = Instant::now() + PATIENCE;
        while !holds(self) {
            match self.bytes.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(bytes) => {
                    self.shown.process(&bytes);
                    self.log.extend(bytes);
                }
                Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => panic!("waited for {what}\n{}", self.screen()),
            }
        }
        true
    }

    /// Whether the program has asked since the last keys, and has drawn its question.
    fn asks(&self) -> bool {
        let heard = &self.log[self.sent..];
        last(heard, ASKS).is_some_and(|at| last(&heard[at..], DRAWN).is_some())
    }

    /// What the program asks next; nothing when it has ended.
    #[track_caller]
    pub(crate) fn question(&mut self) -> Option<String> {
        self.until_or_end("a question", Self::asks).then(|| self.cursor_line())
    }

    /// Presses keys without waiting for anything.
    pub(crate) fn press(&mut self, keys: &str) {
        self.sent = self.log.len();
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits for a question and answers it.
    #[track_caller]
    pub(crate) fn answer(&mut self, line: &str) {
        let asked = self.question();
        assert!(asked.is_some(), "nothing asks for {line:?}\n{}", self.transcript());
        self.press(&format!("{line}\r"));
    }

    /// Answers one question after the other.
    #[track_caller]
    pub(crate) fn answer_all(&mut self, lines: &[&str]) {
        for line in lines {
            self.answer(line);
        }
    }

    /// What was written since the last keys, as text.
    pub(crate) fn heard(&self) -> String {
        let heard = String::from_utf8_lossy(&self.log[self.sent..]);
        console::strip_ansi_codes(&heard).replace('\r', "")
    }

    /// Waits for the end of the program, which must be a good one.
    #[track_caller]
    pub(crate) fn end(&mut self) {
        self.until_or_end("the end", |_| false);
        assert!(self.child.wait().unwrap().success(), "{}", self.screen());
    }

    /// The line in which the cursor stands, however many rows it takes.
    pub(crate) fn cursor_line(&self) -> String {
        let screen = self.shown.screen();
        let row = screen.cursor_position().0;
        let first = (0..row).rev().take_while(|&above| screen.row_wrapped(above)).last();
        let rows: Vec<String> = screen.rows(0, screen.size().1.get()).collect();
        rows[usize::from(first.unwrap_or(row))..=usize::from(row)].concat()
    }

    /// What is typed before the cursor, without the prompt.
    pub(crate) fn typed_line(&self) -> String {
        let screen = self.shown.screen();
        let (row, column) = screen.cursor_position();
        let before = screen.contents_between(row, 0, row, column);
        before.split_once("> ").map_or(&*before, |(_, typed)| typed).to_owned()
    }

    /// What is seen now.
    pub(crate) fn screen(&self) -> String {
        tidy(self.shown.screen().rows(0, self.shown.screen().size().1.get()))
    }

    /// Everything that was ever seen, as one long page.
    pub(crate) fn transcript(&mut self) -> String {
        let screen = self.shown.screen_mut();
        let (height, width) = screen.size();
        let (height, mut above) = (usize::from(height.get()), screen.scrollback_len());
        let mut lines: Vec<String> = Vec::new();
        while above > 0 {
            screen.set_scrollback(above);
            lines.extend(screen.rows(0, width.get()).take(above.min(height)));
            above = above.saturating_sub(height);
        }
        screen.set_scrollback(0);
        lines.extend(screen.rows(0, width.get()));
        tidy(lines.into_iter())
    }
}

/// Where a piece of bytes stands last.
fn last(bytes: &[u8], piece: &[u8]) -> Option<usize> {
    bytes.windows(piece.len()).rposition(|window| window == piece)
}

/// Lines without the blanks that nobody sees.
fn tidy(lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
    format!("{}\n", lines.join("\n").trim_end())
}
