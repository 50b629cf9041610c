//! What there is to export below the paths that somebody names.

use std::path::Path;

use crate::output::Output;
use crate::problem::Problem;

/// A file to export.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Found {
    /// The record of a game.
    Record(String),
    /// The result of a tournament.
    Result(String),
}

impl Found {
    pub(super) fn name(&self) -> &str {
        match self {
            Self::Record(name) | Self::Result(name) => name,
        }
    }

    /// A file by its ending.
    fn of(path: &Path) -> Self {
        let name = path.display().to_string();
        if path.extension().is_some_and(|ending| ending == "json") {
            Self::Result(name)
        } else {
            Self::Record(name)
        }
    }
}

/// Files as they are named; of folders all records and results, also of folders within, by name.
pub(super) fn find<'a>(
    out: &Output,
    paths: impl Iterator<Item = &'a String>,
) -> anyhow::Result<Vec<Found>> {
    let mut found = Vec::new();
    for path in paths {
        let path = Path::new(path);
        if path.is_dir() {
            let before = found.len();
            walk(out, path, &mut found)?;
            if found.len() == before {
                let dir = path.display().to_string();
                let text = out.words.say("export-nothing", &[("dir", (&dir).into())]);
                return Err(Problem::Failed(text).into());
            }
        } else {
            found.push(Found::of(path));
        }
    }
    Ok(found)
}

fn walk(out: &Output, folder: &Path, found: &mut Vec<Found>) -> anyhow::Result<()> {
    let unreadable = |error: std::io::Error| {
        let (file, reason) = (folder.display().to_string(), error.to_string());
        let args = [("file", (&file).into()), ("reason", (&reason).into())];
        Problem::Failed(out.words.say("file-unreadable", &args))
    };
    let entries = std::fs::read_dir(folder).map_err(unreadable)?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(unreadable)?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() {
            walk(out, &path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rec")
            || path.file_name().is_some_and(|name| name == "result.json")
        {
            found.push(Found::of(&path));
        }
    }
    Ok(())
}
