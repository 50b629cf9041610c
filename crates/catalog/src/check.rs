//! Every fault of a file, whatever kind of file it is.

use ludoteca_core::Header;
use serde_json::Value;

use crate::{CatalogError, Fault, GAMES, open_record};

/// The text of a file that lies beside the one that is checked, by its name.
pub type Beside<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What kind of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A record of this game.
    Record(&'static str),
    /// A file of the game's own kind, by its ending.
    Own(&'static str),
    /// Rules of this game.
    Rules(&'static str),
    /// A position of this game.
    Position(&'static str),
}

/// Checks a file: what it is, or everything that is wrong with it.
///
/// # Errors
/// Every fault, with file and line.
pub fn check_file(file: &str, bytes: &[u8], beside: Beside<'_>) -> Result<FileKind, Vec<Fault>> {
    let fault =
        |line, reason: &str| vec![Fault { file: file.to_owned(), line, reason: reason.to_owned() }];
    let text = str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        fault(line, "expected UTF-8 text, found other bytes: save the file as UTF-8")
    })?;
    let extension = file.rsplit_once('.').map_or("", |(_, extension)| extension);
    if text.starts_with("ludoteca-record") {
        return check_record(file, text);
    }
    for game in GAMES {
        if let Some(known) = game.extensions().iter().find(|known| **known == extension) {
            let faults = game.check_file(file, extension, text, beside);
            return if faults.is_empty() { Ok(FileKind::Own(known)) } else { Err(faults) };
        }
    }
    if extension == "json" || text.trim_start().starts_with('{') {
        return check_json(file, text);
    }
    let kinds: Vec<&str> = GAMES.iter().flat_map(|game| game.extensions()).copied().collect();
    let reason = format!(
        "expected a record, a .{} or a .json file; this is none of them",
        kinds.join(", a .")
    );
    Err(fault(1, &reason))
}

fn check_record(file: &str, text: &str) -> Result<FileKind, Vec<Fault>> {
    let replayed = open_record(file, text).and_then(|game| {
        game.replay(file, text, None)?;
        Ok(FileKind::Record(game.key()))
    });
    replayed.map_err(|error| match error {
        CatalogError::Files(faults) => faults,
        other => {
            // Only the head can name something that is not on the shelf.
            let line = usize::from(Header::parse(text).is_ok());
            vec![Fault { file: file.to_owned(), line, reason: other.to_string() }]
        }
    })
}

fn check_json(file: &str, text: &str) -> Result<FileKind, Vec<Fault>> {
    let fault = |line, reason: String| vec![Fault { file: file.to_owned(), line, reason }];
    let value: Value =
        serde_json::from_str(text).map_err(|error| vec![Fault::of_json(file, &error)])?;
    // Several games may know the keys of a position: it is of the game that it fits best.
    let readings = GAMES.iter().filter_map(|game| Some((*game, game.check_position(file, text)?)));
    if let Some((game, faults)) = readings.min_by_key(|(_, faults)| faults.len()) {
        let kind = FileKind::Position(game.key());
        return if faults.is_empty() { Ok(kind) } else { Err(faults) };
    }
    let none = || fault(1, "expected a position, or rules: an object of switches".to_owned());
    let object = value.as_object().ok_or_else(none)?;
    // Rules do not say of which game they are; their switches do.
    let game = GAMES.iter().max_by_key(|game| game.known_switches(object));
    let game = game.filter(|game| game.known_switches(object) > 0).ok_or_else(none)?;
    let faults = game.check_rules(file, text);
    if faults.is_empty() { Ok(FileKind::Rules(game.key())) } else { Err(faults) }
}
