//! Nonsense, by the hundred thousand lines: nothing panics, and no game is damaged.

use ludoteca_core::{Purpose, Rng, Seat};
use ludoteca_testkit::effort;
use ludoteca_words::Lang;

use crate::desk::{CANCEL, Desk, replayed};

/// Lines in all, split among the tests below so that they run side by side.
const LINES: usize = 100_000;
const TESTS: usize = 4;
/// Lines of one run of the console, at most; then the input ends, wherever that is.
const LONGEST: u32 = 2_000;

const COMMANDS: &[&str] = &[
    "tirar",
    "tirar",
    "tirar",
    "tirar",
    "tirar",
    "tirar",
    "fin",
    "pagar",
    "cambiar",
    "construir",
    "vender",
    "hipotecar",
    "deshipotecar",
    "negociar",
    "deshacer",
    "ver",
    "ver -leyenda",
    "ver -banca",
    "ver -jugador",
    "lista",
    "lista -g",
    "ayuda",
    "minicomo",
    "siguiente",
    "anterior",
    "pista",
    "porque",
    "grafica",
    "guardar",
    "cargar",
    "bancarrota",
    "cerrar",
    "nuevo",
    "roll",
    "end",
    "trade",
    "undo",
    "chart",
    "!ls",
    "salir",
];
const HEADS: &[&str] = &[
    "construir",
    "vender",
    "hipotecar",
    "deshipotecar",
    "ver -casilla",
    "ver -jugador",
    "cambiar -color",
    "cambiar -nombre",
    "cargar",
    "guardar",
    "ayuda",
    "build",
    "show -square",
];
const TAILS: &[&str] = &[
    "amarillo",
    "rojo",
    "azul",
    "blanco",
    "Ana",
    "uno",
    "dos",
    "tirar",
    "Jugador #1",
    "-g",
    "0",
    "39",
];
const ANSWERS: &[&str] = &[
    "s",
    "s",
    "s",
    "n",
    "n",
    "",
    "",
    "2",
    "3",
    "paso",
    "salir",
    "c",
    "1",
    "100",
    "5000",
    "rules",
    "random",
    "optimal",
    "quick",
    "rojo",
    "azul",
    "verde",
    "amarillo",
    "blanco",
    "Ana",
    "ver -jugador",
];
const GARBAGE: &[&str] = &[
    "\u{0}",
    "\u{1b}[31m",
    "\u{7}\u{8}",
    "ñandú çà",
    "漢字",
    "🎲🎲",
    "\u{202e}evitar",
    "%s%n",
    "../../x",
    "-",
    "--",
    "- color",
    "999999999999999999999",
    "-1",
    "1e9",
    "0x10",
    "\t",
    "\u{fffd}",
    "s\u{0301}",
    "ver -casilla \u{0}",
    "construir 99999999999999999999",
    "cambiar -color \u{1b}",
    "{ $name }",
];

struct Storm {
    rng: Rng,
    left: u32,
}

impl Storm {
    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.rng.below(u32::try_from(from.len()).unwrap()) as usize]
    }

    fn line(&mut self, prompt: &str) -> Option<String> {
        self.left = self.left.checked_sub(1)?;
        let command = prompt.ends_with("> ");
        let die = self.rng.below(100);
        Some(match die {
            0..2 => CANCEL.to_owned(),
            2..5 => self.pick(GARBAGE).to_owned(),
            5..8 => self.noise(),
            // Half a command.
            8..12 => {
                let whole = self.pick(COMMANDS);
                let most = u32::try_from(whole.chars().count()).unwrap();
                let letters = self.rng.below(most + 1) as usize;
                whole.chars().take(letters).collect()
            }
            12..25 => format!("{} {}", self.pick(HEADS), self.tail()),
            25..90 if command => self.command().to_owned(),
            25..90 => self.pick(ANSWERS).to_owned(),
            _ if command => self.pick(ANSWERS).to_owned(),
            _ => self.pick(COMMANDS).to_owned(),
        })
    }

    /// A command; those that end everything are rare, or nothing would go on for long.
    fn command(&mut self) -> &'static str {
        let command = self.pick(COMMANDS);
        let ends = ["salir", "cerrar", "nuevo", "cargar", "bancarrota"].contains(&command);
        if ends && self.rng.below(20) > 0 { "tirar" } else { command }
    }

    fn tail(&mut self) -> String {
        if self.rng.below(2) == 0 {
            return self.rng.below(45).to_string();
        }
        self.pick(TAILS).to_owned()
    }

    /// Signs from anywhere.
    fn noise(&mut self) -> String {
        let length = self.rng.below(12);
        let sign =
            |storm: &mut Self| char::from_u32(storm.rng.below(0x11_0000)).unwrap_or('\u{fffd}');
        (0..length).map(|_| sign(self)).filter(|sign| *sign != '\n').collect()
    }
}

fn rage(number: u64) {
    let mut typed = 0;
    let mut games = 0;
    let mut run = 0;
    let most = effort(LINES, 10 * LINES) / TESTS;
    while typed < most {
        run += 1;
        let mut rng = Rng::stream(number, run, Purpose::Thinking(Seat(0)));
        let desk = Desk {
            lang: if run % 3 == 0 { Lang::English } else { Lang::Spanish },
            auto: run % 4 == 0,
            seed: Some(run),
            ..Desk::new()
        };
        let left = rng.below(LONGEST);
        let mut storm = Storm { rng, left };
        // Most storms begin with a game to rage at.
        let start = "nuevo\ns\n3\nn\nAna\nrojo\nn\nLuis\nazul\ns\n\n\n\n";
        let mut lines = start.lines().filter(|_| run % 5 > 0);
        let shown = desk.run_typist(&mut |prompt| {
            typed += 1;
            lines.next().map(str::to_owned).or_else(|| storm.line(prompt))
        });
        if let (Some(record), Some(print)) = (&shown.record, shown.print) {
            games += 1;
            assert_eq!(replayed(record), print, "storm {number}, run {run}");
        }
        // Every file that was saved is a game.
        for file in std::fs::read_dir(desk.folder.path()).unwrap() {
            let path = file.unwrap().path();
            replayed(&std::fs::read_to_string(path).unwrap());
        }
    }
    assert!(games > 5, "{games} games of {run} runs");
}

#[test]
fn nothing_panics_and_no_game_is_damaged_1() {
    rage(1);
}

#[test]
fn nothing_panics_and_no_game_is_damaged_2() {
    rage(2);
}

#[test]
fn nothing_panics_and_no_game_is_damaged_3() {
    rage(3);
}

#[test]
fn nothing_panics_and_no_game_is_damaged_4() {
    rage(4);
}
