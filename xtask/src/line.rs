//! Command lines: run in the root of the workspace, shown as a person would type them.

use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};

/// One command with its environment.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    words: Vec<String>,
    env: Vec<(&'static str, String)>,
}

impl Line {
    pub(crate) fn new<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> Self {
        Self { words: Vec::new(), env: Vec::new() }.args(words)
    }

    /// A call of cargo; it goes through rustup's door, so that `+nightly` works.
    pub(crate) fn cargo<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> Self {
        Self::new(["cargo"]).args(words)
    }

    pub(crate) fn args<S: AsRef<str>>(mut self, words: impl IntoIterator<Item = S>) -> Self {
        self.words.extend(words.into_iter().map(|word| word.as_ref().to_owned()));
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: &str) -> Self {
        self.env.push((name, value.to_owned()));
        self
    }

    fn command(&self, root: &Path) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).current_dir(root).stdin(Stdio::null());
        // What `cargo run` tells this package about itself is not meant for others.
        for (name, _) in std::env::vars_os() {
            let told = name.to_string_lossy();
            if ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_"].iter().any(|p| told.starts_with(p)) {
                command.env_remove(&name);
            }
        }
        command.envs(self.env.iter().cloned());
        command
    }

    /// Shows the command, then runs it with its output going where ours goes.
    pub(crate) fn show_and_run(&self, root: &Path) -> Result<(), String> {
        eprintln!("   {self}");
        self.run(root)
    }

    /// Runs it with its output going where ours goes.
    pub(crate) fn run(&self, root: &Path) -> Result<(), String> {
        let status = self.command(root).status().map_err(|why| format!("`{self}`: {why}"))?;
        if status.success() { Ok(()) } else { Err(format!("`{self}` ended with {status}")) }
    }

    /// Runs it silently and hands out what it wrote on standard output and standard error.
    pub(crate) fn read_both(&self, root: &Path) -> Result<(bool, String, String), String> {
        let output = self.command(root).output().map_err(|why| format!("`{self}`: {why}"))?;
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Ok((output.status.success(), text(output.stdout), text(output.stderr)))
    }

    /// Runs it silently and hands out what it wrote on standard output.
    pub(crate) fn read(&self, root: &Path) -> Result<String, String> {
        match self.read_both(root)? {
            (true, output, _) => Ok(output),
            (false, _, errors) => Err(format!("`{self}` failed:\n{errors}")),
        }
    }

    /// Whether it can be run and succeeds.
    pub(crate) fn works(&self, root: &Path) -> bool {
        self.read(root).is_ok()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.env {
            write!(f, "{name}={} ", quoted(value))?;
        }
        let words: Vec<String> = self.words.iter().map(|word| quoted(word)).collect();
        f.write_str(&words.join(" "))
    }
}

/// A word as a shell wants it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_can_be_pasted_into_a_shell() {
        let line = Line::cargo(["doc", "--no-deps", "it's"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(line.to_string(), r"RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'it'\''s'");
    }

    #[test]
    fn a_missing_program_is_named() {
        let why = Line::new(["no-such-program"]).run(Path::new(".")).unwrap_err();
        assert!(why.starts_with("`no-such-program`: "), "{why}");
    }
}
