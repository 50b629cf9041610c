//! The lobby as a process of its own.

use std::io::{BufRead as _, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use ludoteca_client::{Address, Desk};
use tempfile::TempDir;

/// How long anything here may take before it counts as never happening.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A lobby in a process of its own, with a folder of its own; it ends with the test.
pub(crate) struct Program {
    child: Child,
    folder: Arc<TempDir>,
    options: Vec<String>,
    port: u16,
    said: Arc<Mutex<String>>,
}

impl Program {
    /// Starts one that keeps everything in a folder.
    pub(crate) fn start(options: &[&str]) -> Self {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        let folder = Arc::new(tempfile::tempdir().unwrap());
        // The same port after every crash: whoever was connected comes back to it.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Self::again(folder, options, port)
    }

    fn again(folder: Arc<TempDir>, options: Vec<String>, port: u16) -> Self {
        let spoken = options.iter().any(|option| option == "--lang");
        let lang: &[&str] = if spoken { &[] } else { &["--lang", "en"] };
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
        command
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(folder.path())
            .args(lang)
            .args(&options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let (heard, ready) = channel();
        let streams: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for stream in streams {
            let (heard, said) = (heard.clone(), Arc::clone(&said));
            thread::spawn(move || {
                for line in BufReader::new(stream).lines().map_while(Result::ok) {
                    if line.contains("http://127.0.0.1:") {
                        let _ = heard.send(());
                    }
                    let mut said = said.lock().unwrap();
                    said.push_str(&line);
                    said.push('\n');
                }
            });
        }
        drop(heard);
        let begun = ready.recv_timeout(PATIENCE);
        assert!(begun.is_ok(), "the lobby did not begin: {}", said.lock().unwrap());
        Self { child, folder, options, port, said }
    }

    /// Dies without a word and comes back with what it had kept.
    pub(crate) fn crash(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        *self = Self::again(Arc::clone(&self.folder), self.options.clone(), self.port);
    }

    /// Sends a signal and waits for the end: the status, if it ended by itself.
    pub(crate) fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }

    /// Where it keeps everything.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn address(&self) -> Address {
        Address::read(&self.listens()).unwrap()
    }

    /// Host and port.
    pub(crate) fn listens(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Somebody new in the lobby.
    pub(crate) fn guest(&self, name: &str) -> (Desk, String) {
        let desk = Desk::new(self.address(), "en");
        let token = desk.introduce(name).unwrap().token;
        (desk.with_token(&token), token)
    }

    /// What it has said so far.
    pub(crate) fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits for something that will happen.
#[track_caller]
pub(crate) fn wait_for(what: &str, mut happens: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !happens() {
        assert!(begun.elapsed() < PATIENCE, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(20));
    }
}
