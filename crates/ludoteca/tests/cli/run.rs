//! Running the binary.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run has come to.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.status, 0, "{self:?}");
        assert_eq!(self.err, "", "{self:?}");
        self.out
    }

    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).unwrap()
    }

    /// The message of a run that was asked wrongly, which prints no result.
    #[track_caller]
    pub(crate) fn usage(self) -> String {
        assert_eq!((self.status, self.out.as_str()), (2, ""), "{self:?}");
        self.err
    }

    /// The message of a run that failed, which prints no result.
    #[track_caller]
    pub(crate) fn failed(self) -> String {
        assert_eq!((self.status, self.out.as_str()), (1, ""), "{self:?}");
        self.err
    }
}

/// The binary in English, without anything of this machine's environment that could matter.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "en_GB.UTF-8").stdin(Stdio::null());
    command
}

pub(crate) fn finish(mut command: Command) -> Ran {
    let output = command.output().unwrap();
    Ran {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs a line of words, none of which has blanks.
pub(crate) fn ludoteca(line: &str) -> Ran {
    let mut command = command();
    command.args(line.split_whitespace());
    finish(command)
}

/// A shipped file of Monopoly.
pub(crate) fn data(name: &str) -> String {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "../../games/monopoly/data", name].iter().collect();
    path.to_str().unwrap().to_owned()
}

/// A folder for the files of one test, and a way to write them.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    pub(crate) fn copy(&self, name: &str) -> String {
        self.write(name, std::fs::read(data(name)).unwrap())
    }
}
