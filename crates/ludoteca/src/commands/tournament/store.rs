//! The folder of a tournament: its journal, its result, its records.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use ludoteca_lab::GameNumber;
use ludoteca_lab::tournament::journal::{self, JournalError};
use ludoteca_lab::tournament::{Results, Shard, Tournament, TournamentError};

use super::differs;
use crate::files::{self, unwritable};
use crate::output::Output;
use crate::problem::Problem;

/// The folder, and the journal that is open in it.
pub(super) struct Store {
    folder: PathBuf,
    journal: PathBuf,
    file: Mutex<File>,
}

impl Store {
    /// Opens the journal, and reads what is done. What was torn is cut off.
    pub(super) fn open(
        out: &Output,
        tournament: &Tournament,
        folder: &Path,
        shard: Option<Shard>,
        fresh: bool,
    ) -> anyhow::Result<(Self, Results)> {
        let name = match shard {
            Some(Shard { this, of }) => format!("journal-{this}-of-{of}.txt"),
            None => "journal.txt".to_owned(),
        };
        let journal = folder.join(name);
        let broken = |error: io::Error| unwritable(out, &journal, &error);
        files::make_folder(out, folder)?;
        let mut options = File::options();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&journal).map_err(broken)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(busy(out, &journal)),
            Err(TryLockError::Error(error)) => return Err(broken(error)),
        }
        if fresh {
            file.set_len(0).map_err(broken)?;
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(broken)?;
        let read = journal::read(tournament, &bytes).map_err(|e| refused(out, &journal, &e))?;
        let mut results = Results::new(tournament);
        let whole = read.whole;
        results.take(tournament, read).map_err(|error| described(out, &error))?;
        let store = Self { folder: folder.to_owned(), journal: journal.clone(), file: file.into() };
        store.cut(tournament, whole as u64, shard.is_none()).map_err(broken)?;
        Ok((store, results))
    }

    /// Leaves the journal with so many whole bytes, ready for the next line.
    fn cut(&self, tournament: &Tournament, whole: u64, own_result: bool) -> io::Result<()> {
        let mut file = self.file.lock().expect("nobody panics with the journal");
        file.set_len(whole)?;
        file.seek(io::SeekFrom::End(0))?;
        if whole == 0 {
            if own_result {
                // A result that lies here is one of another plan, and so is its report.
                for stale in [self.result(), self.report()] {
                    match std::fs::remove_file(stale) {
                        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                        _ => {}
                    }
                }
            }
            file.write_all(journal::head(tournament).as_bytes())?;
        }
        file.sync_all()
    }

    /// Adds a line, and makes sure that it lasts.
    pub(super) fn keep(&self, line: &str) -> io::Result<()> {
        let mut file = self.file.lock().expect("nobody panics with the journal");
        file.write_all(line.as_bytes())?;
        file.sync_data()
    }

    /// Takes over what another journal has.
    pub(super) fn merge(
        &self,
        out: &Output,
        tournament: &Tournament,
        results: &mut Results,
        path: &str,
    ) -> anyhow::Result<()> {
        let bytes = files::bytes(out, path)?;
        let read = journal::read(tournament, &bytes)
            .map_err(|error| refused(out, Path::new(path), &error))?;
        let mut lines = String::new();
        for (job, result) in read.results {
            if results.get(job).is_none() {
                lines.push_str(&journal::line(tournament, job, &result));
            }
            results.put(tournament, job, result).map_err(|error| described(out, &error))?;
        }
        self.keep(&lines).map_err(|error| self.unwritable(out, &error))
    }

    pub(super) fn journal(&self) -> &Path {
        &self.journal
    }

    pub(super) fn result(&self) -> PathBuf {
        self.folder.join("result.json")
    }

    pub(super) fn report(&self) -> PathBuf {
        self.folder.join("report.html")
    }

    pub(super) fn records(&self) -> PathBuf {
        self.folder.join("records")
    }

    pub(super) fn make_room_for_records(&self, out: &Output) -> anyhow::Result<()> {
        files::make_folder(out, &self.records())
    }

    /// Writes down a game. A job that is done again writes the same.
    pub(super) fn record(
        &self,
        tournament: &Tournament,
        pairing: usize,
        number: GameNumber,
        text: &str,
    ) -> io::Result<()> {
        let (pairing, block, rotation) = (pairing + 1, number.block + 1, number.rotation + 1);
        let name = format!("{}-{pairing:03}-{block:06}-{rotation}.rec", tournament.game.key());
        let path = self.records().join(name);
        std::fs::write(&path, text)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
    }

    pub(super) fn unwritable(&self, out: &Output, error: &io::Error) -> anyhow::Error {
        unwritable(out, &self.journal, error)
    }
}

fn busy(out: &Output, path: &Path) -> anyhow::Error {
    let file = path.display().to_string();
    Problem::Failed(out.words.say("tournament-busy", &[("file", (&file).into())])).into()
}

fn described(out: &Output, error: &TournamentError) -> anyhow::Error {
    match error {
        TournamentError::Differs { id } => differs(out, id),
        TournamentError::Series(_) | TournamentError::Journal(_) => {
            Problem::Failed(error.to_string()).into()
        }
    }
}

/// Why a journal is not taken.
fn refused(out: &Output, path: &Path, error: &JournalError) -> anyhow::Error {
    let file = path.display().to_string();
    let mut args = vec![("file", (&file).into())];
    let number;
    let text = match error {
        JournalError::NoJournal => out.words.say("tournament-no-journal", &args),
        JournalError::OtherPlan { found, expected } => {
            args.extend([("found", found.into()), ("expected", expected.into())]);
            out.words.say("tournament-other-plan", &args)
        }
        JournalError::Line { line, reason } => {
            number = line.to_string();
            args.extend([("line", (&number).into()), ("reason", reason.into())]);
            out.words.say("tournament-bad-journal", &args)
        }
    };
    Problem::Failed(text).into()
}
