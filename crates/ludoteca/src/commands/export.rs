//! `ludoteca export`: recorded games and results of tournaments as Parquet, for notebooks.
//!
//! What cannot be read is told with file and line, the rest is exported, and the status is 1. Ctrl-C
//! ends it with sound files of what was done, and the status 1 as well.

mod find;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_export::{ExportError, Games, Results};
use ludoteca_words::Words;

use super::sim::stopped_by_the_user;
use crate::files::{make_folder, unwritable};
use crate::options::{self, option};
use crate::output::{Output, complain};
use crate::problem::Problem;
use crate::progress::Progress;
use find::{Found, find};

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let out = option("out", "value-dir", words)
        .help(words.plain("option-out-export"))
        .required(true)
        .value_hint(ValueHint::DirPath);
    command.arg(options::files("argument-export", words)).arg(out)
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let paths = matches.get_many::<String>("files").into_iter().flatten();
    let found = find(out, paths)?;
    let folder = PathBuf::from(matches.get_one::<String>("out").map_or("", String::as_str));
    make_folder(out, &folder)?;
    let mut export = Export { out, folder: &folder, games: None, results: None, left_out: 0 };
    let stop = stopped_by_the_user()?;
    let progress = Progress::new(out.words, found.len() as u64);
    let mut done = Ok(());
    for one in &found {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        done = export.add(one, &progress);
        if done.is_err() {
            break;
        }
        progress.add(1);
    }
    progress.finish();
    done?;
    let Export { games, results, left_out, .. } = export;
    let games = games.map_or(Ok(0), |(pair, games)| pair.publish(out, || games.finish()))?;
    let results =
        results.map_or(Ok(0), |(pair, results)| pair.publish(out, || results.finish()))?;
    let dir = folder.display().to_string();
    if games > 0 {
        out.say("export-games", &[("games", games.into()), ("dir", (&dir).into())])?;
    }
    if results > 0 {
        out.say("export-results", &[("results", results.into()), ("dir", (&dir).into())])?;
    }
    out.flush()?;
    if stop.load(Ordering::Relaxed) {
        complain(&out.words.plain("export-stopped"));
        return Err(Problem::Said.into());
    }
    if left_out > 0 {
        let args = [("files", left_out.into())];
        return Err(Problem::Failed(out.words.say("export-left-out", &args)).into());
    }
    Ok(())
}

/// The files that are being written; a pair is begun when there is something for it.
struct Export<'a> {
    out: &'a Output,
    folder: &'a Path,
    games: Option<(Pair, Games<File>)>,
    results: Option<(Pair, Results<File>)>,
    left_out: u64,
}

impl Export<'_> {
    fn add(&mut self, found: &Found, progress: &Progress) -> anyhow::Result<()> {
        let text = match crate::files::text(self.out, found.name()) {
            Ok(text) => text,
            Err(error) => {
                self.leave_out(progress, &format!("{error:#}"));
                return Ok(());
            }
        };
        let added = match found {
            Found::Record(name) => self.games()?.add(name, &text),
            Found::Result(name) => self.results()?.add(name, &text),
        };
        match added {
            Ok(()) => Ok(()),
            Err(ExportError::Source(error)) => {
                self.leave_out(progress, &ludoteca_console::describe(self.out.words, &error));
                Ok(())
            }
            Err(ExportError::Write(error)) => {
                Err(unwritable(self.out, self.folder, &std::io::Error::other(error)))
            }
        }
    }

    fn leave_out(&mut self, progress: &Progress, reason: &str) {
        self.left_out += 1;
        progress.aside(|| complain(reason));
    }

    fn games(&mut self) -> anyhow::Result<&mut Games<File>> {
        if self.games.is_none() {
            let (pair, games, turns) = Pair::begin(self.out, self.folder, "games", "turns")?;
            let begun = Games::new(games, turns).map_err(|error| self.failed(&error))?;
            self.games = Some((pair, begun));
        }
        let (_, games) = self.games.as_mut().unwrap_or_else(|| unreachable!("it was just begun"));
        Ok(games)
    }

    fn results(&mut self) -> anyhow::Result<&mut Results<File>> {
        if self.results.is_none() {
            let begun = Pair::begin(self.out, self.folder, "standings", "pairings")?;
            let (pair, standings, pairings) = begun;
            let begun = Results::new(standings, pairings).map_err(|error| self.failed(&error))?;
            self.results = Some((pair, begun));
        }
        let results = self.results.as_mut();
        Ok(&mut results.unwrap_or_else(|| unreachable!("it was just begun")).1)
    }

    fn failed(&self, error: &ExportError) -> anyhow::Error {
        unwritable(self.out, self.folder, &std::io::Error::other(error.to_string()))
    }
}

/// Two files that belong together, under other names until they are whole.
struct Pair([PathBuf; 2]);

impl Pair {
    fn begin(
        out: &Output,
        folder: &Path,
        first: &str,
        second: &str,
    ) -> anyhow::Result<(Self, File, File)> {
        let paths = [first, second].map(|name| folder.join(format!("{name}.parquet")));
        let create = |path: &Path| {
            let part = part(path);
            File::create(&part).map_err(|error| unwritable(out, &part, &error))
        };
        let files = (create(&paths[0])?, create(&paths[1])?);
        Ok((Self(paths), files.0, files.1))
    }

    /// Ends both files, and gives them their names.
    fn publish(
        self,
        out: &Output,
        finish: impl FnOnce() -> Result<u64, ExportError>,
    ) -> anyhow::Result<u64> {
        let exported = finish().map_err(|error| {
            unwritable(out, &self.0[0], &std::io::Error::other(error.to_string()))
        })?;
        for path in &self.0 {
            let moved = if exported > 0 {
                std::fs::rename(part(path), path)
            } else {
                // Nothing could be read: no file is better than an empty one.
                std::fs::remove_file(part(path))
            };
            moved.map_err(|error| unwritable(out, path, &error))?;
        }
        Ok(exported)
    }
}

fn part(path: &Path) -> PathBuf {
    path.with_extension("parquet.part")
}
