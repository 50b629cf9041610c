//! A display of its own for a program with windows, and somebody's hands on its keys.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A display that nobody sees; it ends with this value.
pub(super) struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// Opens one that nobody else has: the server chooses its number itself.
    pub(super) fn open() -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp"])
            // Otherwise it starts anew whenever the last program leaves it, and lets nobody in.
            .arg("-noreset")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("`cargo xtask test` installs Debian's package xvfb");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        assert!(!number.trim().is_empty(), "no display");
        Self { server, name: format!(":{}", number.trim()) }
    }

    /// What programs know it by.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    fn xdotool(&self, args: &[&str]) -> String {
        let output = Command::new("xdotool")
            .args(args)
            .env("DISPLAY", &self.name)
            .output()
            .expect("`cargo xtask test` installs Debian's package xdotool");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Presses keys, one after another.
    pub(super) fn keys(&self, keys: &[&str]) {
        self.xdotool(&[&["key", "--delay", "4"], keys].concat());
    }

    /// Types a text.
    pub(super) fn write(&self, text: &str) {
        self.xdotool(&["type", "--delay", "4", text]);
    }

    /// Clicks somewhere. Without a manager of windows keys go to the one under the pointer.
    pub(super) fn click(&self, x: u32, y: u32) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string(), "click", "1"]);
    }

    /// Moves the pointer.
    pub(super) fn point(&self, x: u32, y: u32) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
    }

    /// The width and height of the window of a title, once it is there.
    pub(super) fn window(&self, title: &str) -> Option<(u32, u32)> {
        let name = format!("^{title}$");
        let search = ["search", "--onlyvisible", "--name", &name, "getwindowgeometry", "--shell"];
        let told = self.xdotool(&search);
        let number = |key: &str| {
            told.lines().find_map(|line| line.strip_prefix(key)).and_then(|it| it.parse().ok())
        };
        number("WIDTH=").zip(number("HEIGHT="))
    }

    /// Keeps what is to be seen.
    pub(super) fn picture(&self, file: &Path) {
        let taken = Command::new("import")
            .args(["-window", "root", "-crop", "700x491+0+0", "+repage"])
            .arg(file)
            .env("DISPLAY", &self.name)
            .status()
            .expect("`cargo xtask test` installs Debian's package imagemagick");
        assert!(taken.success(), "no picture of {}", self.name);
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
