//! A console at which somebody sits who types what a test says.

use std::io;
use std::path::{Path, PathBuf};

use ludoteca_catalog::{Opening, Start, find};
use ludoteca_console::{Asked, Console, Lines, Manner, Outside, Prompt, Style, Terminal};
use ludoteca_core::{Fingerprint, Seat};
use ludoteca_words::{Lang, Words};
use tempfile::TempDir;

/// What stands for Ctrl-C in a script.
pub(crate) const CANCEL: &str = "^C";

/// Whoever types: given the prompt, the next line; none: there are no more.
pub(crate) type Typist<'a> = dyn FnMut(&str) -> Option<String> + 'a;

struct Keys<'a>(&'a mut Typist<'a>);

impl Lines for Keys<'_> {
    fn ask(&mut self, prompt: Prompt<'_>) -> io::Result<Asked> {
        Ok(match (self.0)(prompt.text) {
            None => Asked::End,
            Some(line) if line == CANCEL => Asked::Cancelled,
            Some(line) => Asked::Line(line),
        })
    }

    fn is_interactive(&self) -> bool {
        false
    }
}

/// What the console did besides talking.
#[derive(Default)]
struct Around {
    shell: Vec<String>,
    browser: bool,
    opened: Vec<String>,
}

impl Outside for Around {
    fn shell(&mut self, command: &str) -> io::Result<()> {
        self.shell.push(command.to_owned());
        if command == "false" { Err(io::Error::other("exit status: 1")) } else { Ok(()) }
    }

    fn browse(&mut self, html: &str, place: &str) -> Option<io::Result<()>> {
        if self.browser {
            self.opened.push(format!("{place} {}", html.len()));
        }
        self.browser.then_some(Ok(()))
    }

    fn any_seed(&mut self) -> u64 {
        4
    }
}

/// A place to run consoles at.
pub(crate) struct Desk {
    pub(crate) folder: TempDir,
    pub(crate) lang: Lang,
    pub(crate) auto: bool,
    pub(crate) seed: Option<u64>,
    pub(crate) browser: bool,
    pub(crate) style: Style,
}

/// What came of a run.
pub(crate) struct Shown {
    pub(crate) text: String,
    pub(crate) record: Option<String>,
    pub(crate) print: Option<Fingerprint>,
    pub(crate) shell: Vec<String>,
    pub(crate) opened: Vec<String>,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self {
            folder: TempDir::new().unwrap(),
            lang: Lang::Spanish,
            auto: false,
            seed: Some(7),
            browser: false,
            style: Style::PLAIN,
        }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Types the lines of a text, and then nothing more.
    #[track_caller]
    pub(crate) fn run(&self, script: &str) -> Shown {
        let mut lines = script.lines().map(str::trim).filter(|line| !line.starts_with('#'));
        self.run_typist(&mut |_| lines.next().map(str::to_owned))
    }

    /// Lets somebody type.
    #[track_caller]
    pub(crate) fn run_typist(&self, typist: &mut Typist<'_>) -> Shown {
        let words = Words::new(self.lang);
        let mut keys = |prompt: &str| typist(prompt);
        let mut lines = Keys(&mut keys);
        let mut out = Vec::new();
        let mut around = Around { browser: self.browser, ..Around::default() };
        let terminal =
            Terminal { lines: &mut lines, out: &mut out, words: &words, style: self.style };
        let manner = Manner {
            auto: self.auto,
            seed: self.seed,
            saves: self.folder.path().to_owned(),
            load: None,
            clock: None,
        };
        let mut console = Console::new(terminal, &mut around, manner);
        console.run().unwrap();
        let (record, print) = (console.record(), console.fingerprint());
        drop(console);
        // Thousands stand apart by a narrow blank that is hard to type into a test.
        let text = String::from_utf8(out).unwrap().replace('\u{202f}', " ");
        Shown { text, record, print, shell: around.shell, opened: around.opened }
    }

    /// Saves a game that begins with a position: people are capitalised, the others are agents.
    pub(crate) fn prepare(&self, name: &str, seats: &[&str], position: &str) {
        let game = find("monopoly").unwrap().open(&Opening::rules("street-masters")).unwrap();
        let start =
            Start { players: seats.len(), position: Some(("p.json".into(), position.into())) };
        let is_person = |seat: &str| seat.starts_with(char::is_uppercase);
        let names = seats
            .iter()
            .map(|&seat| if is_person(seat) { format!("you:{seat}") } else { seat.to_owned() });
        let table = game.begin(names.collect(), &start, 11).unwrap();
        std::fs::write(self.path(name), table.save()).unwrap();
    }
}

impl Shown {
    /// Whether a line says this.
    #[track_caller]
    pub(crate) fn says(&self, what: &str) -> &Self {
        assert!(self.text.contains(what), "expected {what:?} in:\n{}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn never_says(&self, what: &str) -> &Self {
        assert!(!self.text.contains(what), "did not expect {what:?} in:\n{}", self.text);
        self
    }

    /// The steps of the record, without its head.
    pub(crate) fn steps(&self) -> Vec<String> {
        let record = self.record.as_deref().unwrap_or_default();
        let steps = record.lines().skip_while(|line| *line != "steps").skip(1);
        steps.filter(|line| !line.starts_with("end ")).map(str::to_owned).collect()
    }
}

/// The fingerprint of a game that is played from its record.
pub(crate) fn replayed(record: &str) -> Fingerprint {
    let game = ludoteca_catalog::open_record("record", record).unwrap();
    let table = game.resume("record", record).unwrap();
    assert_eq!(table.save(), record, "a record that is read is the same record");
    let _ = table.view(Seat(0));
    table.fingerprint()
}

/// Two people, from `nuevo` to the first prompt.
pub(crate) const TWO: &str = "nuevo\ns\n2\nn\nAna\namarillo\nn\nLuis\nrojo\n\n\n";

/// The folder of the shipped boards.
pub(crate) fn data(file: &str) -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/monopoly/data");
    data.join(file).display().to_string()
}
