//! Files that commands read and write.

use std::io;
use std::path::Path;

use ludoteca_catalog::{BoardFiles, BoardSource, GameEntry, RulesSource};
use ludoteca_console::write_whole;

use crate::output::Output;
use crate::problem::Problem;

/// The text of a file.
pub(crate) fn text(out: &Output, path: &str) -> anyhow::Result<String> {
    String::from_utf8(bytes(out, path)?).map_err(|_| {
        Problem::Failed(out.words.say("file-not-text", &[("file", path.into())])).into()
    })
}

/// The bytes of a file.
pub(crate) fn bytes(out: &Output, path: &str) -> anyhow::Result<Vec<u8>> {
    std::fs::read(path).map_err(|error| {
        let reason = error.to_string();
        let args = [("file", path.into()), ("reason", (&reason).into())];
        Problem::Failed(out.words.say("file-unreadable", &args)).into()
    })
}

/// Writes a file: all of it or nothing.
pub(crate) fn write(out: &Output, path: &Path, text: &str) -> anyhow::Result<()> {
    write_whole(path, text).map_err(|error| unwritable(out, path, &error))
}

/// Makes a folder, and those above it.
pub(crate) fn make_folder(out: &Output, path: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(path).map_err(|error| unwritable(out, path, &error))
}

/// Why a file could not be written.
pub(crate) fn unwritable(out: &Output, path: &Path, error: &io::Error) -> anyhow::Error {
    let (file, reason) = (path.display().to_string(), error.to_string());
    let args = [("file", (&file).into()), ("reason", (&reason).into())];
    Problem::Failed(out.words.say("file-unwritable", &args)).into()
}

/// Rules by name, or from a file that ends in `.json`.
pub(crate) fn rules(out: &Output, rules: &str) -> anyhow::Result<RulesSource> {
    if Path::new(rules).extension().is_none_or(|ending| ending != "json") {
        return Ok(RulesSource::Named(rules.to_owned()));
    }
    Ok(RulesSource::File { name: rules.to_owned(), text: text(out, rules)? })
}

/// A shipped board by name, or a file with the decks that it draws from: those that lie beside
/// it as `NAME.tjt`, otherwise shipped ones of the same name.
pub(crate) fn board(
    out: &Output,
    entry: &dyn GameEntry,
    board: &str,
) -> anyhow::Result<BoardSource> {
    let shipped = entry.boards().iter().any(|shipped| shipped.name == board);
    if shipped || Path::new(board).extension().is_none() {
        return Ok(BoardSource::Shipped(board.to_owned()));
    }
    let text = text(out, board)?;
    let names = entry.deck_names(board, &text).map_err(|error| out.problem(&error))?;
    let beside = Path::new(board).parent().unwrap_or(Path::new(""));
    let mut decks = Vec::new();
    for name in names {
        let path = beside.join(format!("{name}.tjt"));
        let file = path.display().to_string();
        if path.exists() {
            let text = self::text(out, &file)?;
            decks.push((name, file, text));
        } else if let Some(text) = entry.shipped_deck(&name) {
            decks.push((name, file, text));
        }
    }
    Ok(BoardSource::Files(BoardFiles { file: board.to_owned(), text, decks }))
}
