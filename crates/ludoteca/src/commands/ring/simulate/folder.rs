//! The folder for the journals of one game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;

/// A folder that is removed again unless it was asked for.
pub(super) struct Folder {
    path: PathBuf,
    kept: bool,
}

impl Folder {
    /// The folder of a game, below the one that was asked for or where such things are cheap:
    /// these journals have to outlive a process, not the machine.
    pub(super) fn new(keep: Option<&str>, game: u64) -> io::Result<Self> {
        let memory = Some(PathBuf::from("/dev/shm")).filter(|folder| folder.is_dir());
        let path = match keep {
            Some(folder) => Path::new(folder).join(format!("game-{}", game + 1)),
            None => memory
                .unwrap_or_else(std::env::temp_dir)
                .join(format!("ludoteca-ring-{}-{game}", process::id())),
        };
        fs::create_dir_all(&path)?;
        let folder = Self { path, kept: keep.is_some() };
        // Another game's journals would be gone on from.
        for station in 0..4 {
            match fs::remove_file(folder.journal(station)) {
                Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
                _ => {}
            }
        }
        Ok(folder)
    }

    pub(super) fn journal(&self, station: usize) -> PathBuf {
        self.path.join(format!("station-{}.journal", station + 1))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.kept {
            // What cannot be removed is of no harm.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}
