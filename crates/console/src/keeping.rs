//! Files that games are kept in.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

/// Whether a file may be written: it is not there yet, or it is a record.
pub fn is_ours(path: &Path) -> bool {
    match fs::read(path) {
        Ok(bytes) => bytes.is_empty() || bytes.starts_with(b"ludoteca-record"),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}

/// Writes a file: all of it or nothing.
///
/// # Errors
/// It could not be written; what was there is still there.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // What is no plain file (a pipe, a terminal) is written to, never replaced.
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return fs::write(path, text);
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = path.with_file_name(name);
    let mut file = File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)
}
