//! The paper of a station.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use ludoteca_ring::Entry;

/// Why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalFault {
    /// The file cannot be read or written.
    #[error("{}: {why}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// The file is something else.
    #[error("{}: expected the journal of a station, found something else", file.display())]
    Other {
        /// The file.
        file: PathBuf,
    },
}

/// The journal of a station on disk.
///
/// Lines are appended, and are safe on disk before [`JournalFile::settle`] returns.
#[derive(Debug)]
pub struct JournalFile {
    path: PathBuf,
    file: File,
    unsettled: bool,
}

impl JournalFile {
    /// Opens a journal, or begins one; and what was written there before.
    ///
    /// A last line that was not finished when the power went is cut off.
    ///
    /// # Errors
    /// The file cannot be read or written, or is something else.
    pub fn open(path: &Path) -> Result<(Self, String), JournalFault> {
        let fault = |why| JournalFault::File { file: path.to_owned(), why };
        let found = match fs::read(path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.map_err(fault)?,
        };
        let whole = found.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let other = || JournalFault::Other { file: path.to_owned() };
        let text = String::from_utf8(found[..whole].to_vec()).map_err(|_| other())?;
        let (head, written) = (b"station ", &found[..]);
        let begins = written.starts_with(head) || head.starts_with(written);
        if !begins {
            return Err(other());
        }
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        file.set_len(whole as u64).map_err(fault)?;
        Ok((Self { path: path.to_owned(), file, unsettled: false }, text))
    }

    /// Appends a line.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append(&mut self, entry: Entry) -> Result<(), JournalFault> {
        self.unsettled = true;
        let line = format!("{entry}\n");
        self.file.write_all(line.as_bytes()).map_err(|why| self.fault(why))
    }

    /// Waits until everything is on disk.
    ///
    /// # Errors
    /// The disk does not take it.
    pub fn settle(&mut self) -> Result<(), JournalFault> {
        if std::mem::take(&mut self.unsettled) {
            self.file.sync_data().map_err(|why| self.fault(why))?;
        }
        Ok(())
    }

    fn fault(&self, why: io::Error) -> JournalFault {
        JournalFault::File { file: self.path.clone(), why }
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_core::Seat;
    use ludoteca_ring::Profile;

    use super::*;

    #[test]
    fn what_was_written_is_there_again_and_half_a_line_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let entry = Entry::Station { seat: Seat(1), profile: Profile::Safe };
        let (mut journal, before) = JournalFile::open(&path).unwrap();
        assert_eq!(before, "");
        journal.append(entry).unwrap();
        journal.settle().unwrap();
        fs::write(&path, format!("{entry}\nsettl")).unwrap();
        let (mut journal, before) = JournalFile::open(&path).unwrap();
        assert_eq!(before, format!("{entry}\n"));
        journal.append(Entry::Settled { number: 3 }).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{entry}\nsettled 3\n"));
    }

    #[test]
    fn no_other_file_is_written_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("letter");
        for text in ["Dear Ana,\n", "\u{fe}\n", "stations\n", "x"] {
            fs::write(&path, text).unwrap();
            let fault = JournalFile::open(&path).map(|_| ()).unwrap_err();
            assert!(matches!(fault, JournalFault::Other { .. }), "{text:?}: {fault}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }
}
