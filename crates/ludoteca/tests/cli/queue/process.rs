//! The binary at work in the background.

use std::io::Read;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use super::broker::{Broker, wait_for};
use crate::run::{Folder, command};

/// A process of which one hears what it says while it works. It is ended with the test.
pub(crate) struct Process {
    line: String,
    child: Child,
    out: Said,
    err: Said,
}

/// A worker for this broker.
pub(crate) fn worker(broker: &Broker, more: &str) -> Process {
    Process::start(&format!("worker --nats {} {more}", broker.url()))
}

/// The tournament `my.toml` of the folder, on this broker.
pub(crate) fn tournament(folder: &Folder, broker: &Broker, out: &str, more: &str) -> Process {
    let (file, out) = (folder.path("my.toml"), folder.path(out));
    Process::start(&format!("tournament {file} --out {out} --nats {} {more}", broker.url()))
}

pub(crate) fn signal(process: &Process, name: &str) {
    let line = format!("kill -{name} {}", process.child.id());
    let kill = std::process::Command::new("sh").args(["-c", &line]).status();
    assert!(kill.unwrap().success());
}

impl Process {
    fn start(line: &str) -> Self {
        let mut command = command();
        command.args(line.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        Self { line: line.to_owned(), child, out: Said::hear(out), err: Said::hear(err) }
    }

    /// What it has said so far.
    pub(crate) fn out(&self) -> String {
        self.out.so_far()
    }

    /// What it has complained of so far.
    pub(crate) fn err(&self) -> String {
        self.err.so_far()
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Its status, when it has ended by itself.
    pub(crate) fn end(mut self) -> i32 {
        self.wait()
    }

    /// What it has complained of, when it has ended by itself with this status.
    #[track_caller]
    pub(crate) fn fail_or_end(mut self, status: i32) -> String {
        let ended = self.wait();
        let (out, err) = (self.out.all(), self.err.all());
        assert_eq!(ended, status, "{out}\n{err}");
        err
    }

    #[track_caller]
    fn wait(&mut self) -> i32 {
        let mut status = None;
        wait_for("the process ends", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        status.unwrap().code().unwrap_or(-1)
    }
}

impl Drop for Process {
    #[expect(clippy::print_stderr, reason = "a test that fails shows what its processes said")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            let status = self.child.try_wait();
            eprintln!("{} ({status:?}):\n{}\n{}", self.line, self.out(), self.err());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process says, gathered by a thread that listens.
struct Said {
    text: Arc<Mutex<Vec<u8>>>,
    listener: Option<JoinHandle<()>>,
}

impl Said {
    fn hear(mut stream: impl Read + Send + 'static) -> Self {
        let text = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&text);
        let listener = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(length @ 1..) = stream.read(&mut bytes) {
                heard.lock().unwrap().extend_from_slice(&bytes[..length]);
            }
        });
        Self { text, listener: Some(listener) }
    }

    fn so_far(&self) -> String {
        String::from_utf8_lossy(&self.text.lock().unwrap()).into_owned()
    }

    fn all(&mut self) -> String {
        if let Some(listener) = self.listener.take() {
            listener.join().unwrap();
        }
        self.so_far()
    }
}
