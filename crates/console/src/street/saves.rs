//! `guardar`, `cargar`, `lista`, `cerrar`, `salir`: games in files.

use std::fs;
use std::path::{Path, PathBuf};

use ludoteca_catalog::{CatalogError, open_record};
use ludoteca_core::Header;

use super::beginning::{open, seat_all};
use super::dialogue::Told;
use super::game::Open;
use super::people::recall;
use super::{Console, Flow, monopoly};
use crate::style::{fit, width};
use crate::{Completion, is_ours, write_whole};

/// How saved games end.
const ENDING: &str = "sav";
/// How files of the game end.
const ENDINGS: [&str; 3] = ["tab", "tjt", ENDING];
/// The longest name of a saved game.
const LONGEST: usize = 100;
/// No game that people play is nearly as long.
const LARGEST: u64 = 50_000_000;

impl Console<'_> {
    /// Saves the game under the name that is given, the one it has, or one that is asked for.
    pub(super) fn save(&mut self, game: &mut Open, said: &str) -> Told<bool> {
        let name = match (said, &game.file) {
            ("", Some(name)) => name.clone(),
            ("", None) => self.ask_name()?,
            (said, _) => said.to_owned(),
        };
        let Some(name) = stem(&name) else {
            self.say("console-bad-file-name", &[("found", (&name).into())])?;
            return Ok(false);
        };
        let path = self.path(&name);
        let file = path.display().to_string();
        if !is_ours(&path) {
            self.say("play-save-other", &[("file", (&file).into())])?;
            return Ok(false);
        }
        let written = fs::create_dir_all(&self.manner.saves)
            .and_then(|()| write_whole(&path, &game.record()));
        if let Err(error) = written {
            let reason = error.to_string();
            self.say("play-unsaved", &[("file", (&file).into()), ("reason", (&reason).into())])?;
            return Ok(false);
        }
        game.saved = Some(game.table.steps());
        game.file = Some(name);
        self.say("console-saved", &[("file", (&file).into())])?;
        Ok(true)
    }

    fn ask_name(&mut self) -> Told<String> {
        let prompt = self.terminal.words.plain("console-save-name");
        let completion = Completion::words(self.saved_games());
        super::dialogue::answer(&mut self.terminal, &prompt, &completion)
    }

    /// Goes on with a saved game.
    pub(super) fn load(&mut self, said: &str) -> Told<()> {
        let name = if said.is_empty() {
            let prompt = self.terminal.words.plain("console-load-name");
            let completion = Completion::words(self.saved_games());
            super::dialogue::answer(&mut self.terminal, &prompt, &completion)?
        } else {
            said.to_owned()
        };
        let Some(name) = stem(&name) else {
            return Ok(self.say("console-bad-file-name", &[("found", (&name).into())])?);
        };
        let loaded = match self.read_save(&name) {
            Ok(game) => game,
            Err(why) => return Ok(self.terminal.write(&why)?),
        };
        if self.game.is_some() && !self.close()? {
            return Ok(());
        }
        let turns = u64::from(crate::TableLink::turns_taken(&loaded.table));
        self.say("console-loaded", &[("name", (&name).into()), ("turns", turns.into())])?;
        self.game = Some(loaded);
        Ok(())
    }

    /// The game in a file, or what is wrong with it.
    fn read_save(&self, name: &str) -> Result<Open, String> {
        let words = self.terminal.words;
        let path = self.path(name);
        let file = path.display().to_string();
        let args = [("file", (&file).into())];
        let size = fs::metadata(&path).ok().filter(fs::Metadata::is_file).map(|found| found.len());
        if size.is_none_or(|size| size > LARGEST) {
            return Err(words.say("console-no-save", &args));
        }
        let text = fs::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let text = text.ok_or_else(|| words.say("console-damaged", &args))?;
        let header = Header::parse(&text).map_err(|_| words.say("console-damaged", &args))?;
        let ours = monopoly();
        if header.game != ours.key() {
            let args = [("file", (&file).into()), ("found", (&header.game).into())];
            return Err(words.say("console-other-game", &args));
        }
        if header.rules_version != ours.rules_version() {
            let (found, known) =
                (header.rules_version.to_string(), ours.rules_version().to_string());
            let args =
                [("file", (&file).into()), ("found", (&found).into()), ("known", (&known).into())];
            return Err(words.say("console-other-version", &args));
        }
        let resumed = open_record(&file, &text).and_then(|mut game| {
            if let Some(clock) = self.manner.clock {
                game.set_clock(clock);
            }
            let mut table = game.resume(&file, &text)?;
            let mut seats = header.seats.clone();
            seats.resize(usize::from(header.players), crate::PERSON.to_owned());
            let (players, currency) = recall(&seats, header.notes.as_deref(), words);
            seat_all(table.as_mut(), &players)?;
            Ok(open(game.as_ref(), table, players, currency))
        });
        let mut game = resumed.map_err(|error| match &error {
            CatalogError::Files(faults) => {
                let line = faults.first().map_or(0, |fault| fault.line) as u64;
                words
                    .say("console-damaged-line", &[("file", (&file).into()), ("line", line.into())])
            }
            _ => crate::describe(words, &error),
        })?;
        game.file = Some(name.to_owned());
        game.saved = Some(game.table.steps());
        Ok(game)
    }

    /// Closes the game, unless somebody thinks again; unsaved changes are asked about.
    pub(super) fn close(&mut self) -> Told<bool> {
        let Some(mut game) = self.game.take() else { return Ok(true) };
        let closed = self.keep_or_drop(&mut game);
        if !matches!(closed, Ok(true)) {
            self.game = Some(game);
        }
        if matches!(closed, Ok(true)) {
            self.say("console-closed", &[])?;
        }
        closed
    }

    fn keep_or_drop(&mut self, game: &mut Open) -> Told<bool> {
        if game.has_changed() && self.is_yes("console-save-first", &[], None)? {
            return self.save(game, "");
        }
        Ok(true)
    }

    pub(super) fn quit(&mut self) -> Told<Flow> {
        Ok(if self.close()? { Flow::Quit } else { Flow::Go })
    }

    /// Shows the files of the game, or the saved games alone.
    pub(super) fn list(&mut self, saved_only: bool) -> Told<()> {
        let files = if saved_only {
            files_of(&self.manner.saves, &[ENDING])
        } else {
            let mut files = files_of(Path::new("."), &ENDINGS);
            files.extend(files_of(&self.manner.saves, &[ENDING]));
            files.sort();
            files.dedup();
            files
        };
        let key = if saved_only { "console-saved-games" } else { "console-files" };
        let title = self.terminal.words.plain(key);
        let rule = "-".repeat(width(&title));
        let list = if files.is_empty() {
            self.terminal.words.plain("console-no-files")
        } else {
            columns(&files, self.terminal.style.width)
        };
        Ok(self.terminal.write(&format!("{title}\n{rule}\n{list}"))?)
    }

    /// The names of the saved games.
    pub(super) fn saved_games(&self) -> Vec<String> {
        let files = files_of(&self.manner.saves, &[ENDING]);
        let ending = format!(".{ENDING}");
        files.iter().filter_map(|file| file.strip_suffix(&ending)).map(str::to_owned).collect()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.manner.saves.join(format!("{name}.{ENDING}"))
    }
}

/// The name of a saved game without its ending, if files can be called so: it names a file of the
/// folder of saves and nothing else.
fn stem(name: &str) -> Option<String> {
    let name = name.trim();
    let name = name.strip_suffix(&format!(".{ENDING}")).unwrap_or(name);
    let sound = |sign: char| !sign.is_control() && !"/\\:*?\"<>|".contains(sign);
    let fits = !name.is_empty() && name.len() <= LONGEST && !name.starts_with(['.', '-', ' ']);
    (fits && !name.ends_with(' ') && name.chars().all(sound)).then(|| name.to_owned())
}

/// The files of a folder with these endings, by name.
fn files_of(folder: &Path, endings: &[&str]) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let name = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        let ending = Path::new(&name).extension()?.to_str()?;
        let shown = endings.contains(&ending) && !name.chars().any(char::is_control);
        (shown && entry.path().is_file()).then_some(name)
    };
    let mut files: Vec<String> = entries.filter_map(|entry| name(entry.ok()?)).collect();
    files.sort();
    files
}

/// Names in columns, read downwards.
fn columns(names: &[String], room: usize) -> String {
    let wide = names.iter().map(|name| width(name)).max().unwrap_or(0) + 2;
    let across = (room / wide).max(1);
    let rows = names.len().div_ceil(across);
    let row = |row: usize| {
        let cells = names.iter().skip(row).step_by(rows).map(|name| fit(name, wide));
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(row).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_means_a_file_of_the_folder_and_nothing_else() {
        assert_eq!(stem("verano").as_deref(), Some("verano"));
        assert_eq!(stem(" partida 1.sav ").as_deref(), Some("partida 1"));
        for name in ["", " ", "..", "../x", "/etc/passwd", "a/b", "a\\b", "-g", ".sav", "a\u{7}"] {
            assert_eq!(stem(name), None, "{name:?}");
        }
        assert_eq!(stem(&"x".repeat(200)), None);
    }

    #[test]
    fn names_stand_in_columns_that_are_read_downwards() {
        let names = ["a.sav", "bb.sav", "c.sav", "d.sav", "e.sav"].map(str::to_owned);
        assert_eq!(columns(&names, 20), "a.sav   d.sav\nbb.sav  e.sav\nc.sav");
        assert_eq!(columns(&names[..1], 2), "a.sav");
    }
}
