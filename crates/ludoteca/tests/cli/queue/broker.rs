//! A real broker on this machine, for one test, and a way to talk to it without a library.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than anything takes on a machine that is busy with other tests.
pub(crate) const DEADLINE: Duration = Duration::from_mins(2);

/// Waits until something is so.
#[track_caller]
pub(crate) fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < DEADLINE, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// `nats-server` with a store of its own, ended with the test.
pub(crate) struct Broker {
    folder: tempfile::TempDir,
    port: u16,
    process: Child,
}

impl Broker {
    pub(crate) fn new() -> Self {
        Self::with(&["-js"])
    }

    /// With these options. The system says which port is free, and the broker says which it was.
    pub(crate) fn with(options: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let ports = folder.path().to_str().unwrap().to_owned();
        let process = start(&folder, "-1", &[options, &["--ports_file_dir", &ports]].concat());
        let file = folder.path().join(format!("nats-server_{}.ports", process.id()));
        let mut port = None;
        wait_for("the broker tells its port", || {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            let ports: Option<serde_json::Value> = serde_json::from_str(&text).ok();
            let url = ports.and_then(|ports| Some(ports["nats"][0].as_str()?.to_owned()));
            port = url.and_then(|url| url.rsplit_once(':')?.1.parse().ok());
            port.is_some()
        });
        Self { folder, port: port.unwrap(), process }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// At the same place, with what it had in its store.
    pub(crate) fn start_again(&mut self) {
        self.process = start(&self.folder, &self.port.to_string(), &["-js"]);
        wait_for("the broker is back", || TcpStream::connect(("127.0.0.1", self.port)).is_ok());
    }

    /// Sends a message as a stranger would.
    pub(crate) fn publish(&self, subject: &str, text: &str) {
        let mut stranger = Stranger::new(self.port);
        stranger.send(&format!("PUB {subject} {}\r\n{text}\r\n", text.len()));
        stranger.settle();
    }

    /// Asks, and hears the answer.
    pub(crate) fn ask(&self, subject: &str, text: &str) -> String {
        let mut stranger = Stranger::new(self.port);
        stranger.send(&format!("SUB inbox 1\r\nPUB {subject} inbox {}\r\n{text}\r\n", text.len()));
        loop {
            let head = stranger.line();
            if let Some(length) = head.strip_prefix("MSG inbox 1 ") {
                let _: usize = length.trim().rsplit(' ').next().unwrap().parse().unwrap();
                return stranger.line();
            }
        }
    }

    /// How many messages a stream has; none as long as nobody has made it.
    pub(crate) fn messages(&self, stream: &str) -> u64 {
        let answer = self.ask(&format!("$JS.API.STREAM.INFO.{stream}"), "");
        let info: serde_json::Value = serde_json::from_str(&answer).unwrap();
        info["state"]["messages"].as_u64().unwrap_or(0)
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn start(folder: &tempfile::TempDir, port: &str, options: &[&str]) -> Child {
    let mut command = Command::new(program());
    command.args(["-a", "127.0.0.1", "-p", port, "-sd"]).arg(folder.path().join("store"));
    command.args(options).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Debian puts it where the search path of users does not always lead.
fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.push("/usr/sbin".into());
    let found = folders.into_iter().map(|folder| folder.join("nats-server"));
    found.into_iter().find(|file| file.is_file()).expect(
        "nats-server is not on the search path: `cargo xtask test` installs it, or install it by hand",
    )
}

/// The broker's protocol is lines of text.
struct Stranger(BufReader<TcpStream>);

impl Stranger {
    fn new(port: u16) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_read_timeout(Some(DEADLINE)).unwrap();
        let mut stranger = Self(BufReader::new(stream));
        assert!(stranger.line().starts_with("INFO "));
        stranger.send("CONNECT {\"verbose\":false}\r\n");
        stranger
    }

    fn send(&mut self, text: &str) {
        self.0.get_mut().write_all(text.as_bytes()).unwrap();
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the broker has gone");
        line
    }

    /// Waits until the broker has dealt with everything that was sent.
    fn settle(&mut self) {
        self.send("PING\r\n");
        while !self.line().starts_with("PONG") {}
    }
}
