//! Keeping the game in a file.

use std::io;
use std::path::{Path, PathBuf};

use super::Session;
use crate::{is_ours, write_whole};

impl Session<'_> {
    /// Saves the game, and from now on keeps the file up to date.
    pub(super) fn save_as(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say("play-save-where", &[]);
        }
        let path = PathBuf::from(file);
        if !is_ours(&path) {
            return self.say("play-save-other", &[("file", file.into())]);
        }
        if self.write_record(&path)? {
            self.save = Some(path);
            self.say("play-saved", &[("file", file.into())])?;
        }
        Ok(())
    }

    /// Brings the file up to date, if the game is kept in one.
    pub(super) fn keep_saved(&mut self) -> io::Result<()> {
        match self.save.clone() {
            Some(path) => self.write_record(&path).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Whether it could be written; if not it was said why.
    fn write_record(&mut self, path: &Path) -> io::Result<bool> {
        let record = match self.table.record() {
            Ok(record) => record,
            Err(error) => return self.refuse(&error).map(|()| false),
        };
        let Err(error) = write_whole(path, &record) else { return Ok(true) };
        let (file, reason) = (path.display().to_string(), error.to_string());
        self.say("play-unsaved", &[("file", (&file).into()), ("reason", (&reason).into())])?;
        Ok(false)
    }

    /// Says how the game can go on another time.
    pub(super) fn say_how_to_go_on(&mut self) -> io::Result<()> {
        let game = self.table.game().to_owned();
        match self.save.clone() {
            Some(path) => {
                let file = path.display().to_string();
                self.say("play-go-on", &[("game", (&game).into()), ("file", (&file).into())])
            }
            None if self.table.is_kept() => Ok(()),
            None => self.say("play-not-kept", &[]),
        }
    }
}
