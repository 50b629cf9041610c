//! Texts that are checked in and compared.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ludoteca_core::{Agent, Audience, Game, Step, Witness};

use crate::series::{play_one, uniform_players};

/// Compares `got` with the file at `path`, which is relative to the package's folder.
///
/// With `UPDATE_GOLDEN=1` in the environment the file is rewritten instead.
///
/// # Panics
/// When the two differ; the message names the first differing line and says how to accept it.
#[track_caller]
pub fn check_golden(path: impl AsRef<Path>, got: &str) {
    if let Err(difference) = compare_or_write(path.as_ref(), got, crate::is_updating()) {
        panic!("{difference}");
    }
}

/// A seeded game as text: every step with the events that it caused, and the scores at the end.
///
/// Uniformly random players decide; see [`playthrough_by`] for others.
pub fn playthrough<G: Game>(game: &G, players: u8, seed: u64, cap: u32) -> String {
    playthrough_by(game, &mut uniform_players(players), seed, cap)
}

/// [`playthrough`] with agents of your own, one per seat.
pub fn playthrough_by<G: Game, A: Agent<G>>(
    game: &G,
    agents: &mut [A],
    seed: u64,
    cap: u32,
) -> String {
    let mut told = Told(format!(
        "game {}\nrules-version {}\nplayers {}\nseed {seed}\n\n",
        G::KEY,
        G::RULES_VERSION,
        agents.len()
    ));
    let (played, ending) = play_one(game, agents, (seed, 0), cap, &mut told);
    let mut scores = vec![0.0; agents.len()];
    game.scores(played.state(), &mut scores);
    let end = if ending.finished { "over" } else { "unfinished" };
    let _ = writeln!(
        told.0,
        "\n{end} after {} turns and {} steps\nscores {scores:?}",
        ending.turns, ending.steps
    );
    told.0
}

/// Writes down every step, and below it, indented, what it caused.
struct Told(String);

impl<G: Game> Witness<G> for Told {
    const EVENTS: bool = true;

    fn step(&mut self, _: &G::State, step: Step<G>, events: &[(Audience, G::Event)]) {
        let _ = writeln!(self.0, "{step}");
        for (to, event) in events {
            let _ = match to {
                Audience::Table => writeln!(self.0, "    {event:?}"),
                Audience::Only(seat) => writeln!(self.0, "    (to {seat} only) {event:?}"),
            };
        }
    }
}

/// How to make the present behaviour the expected one.
const HOW_TO_ACCEPT: &str = "if the new text is right, accept it with UPDATE_GOLDEN=1 cargo test";

fn compare_or_write(path: &Path, got: &str, update: bool) -> Result<(), String> {
    let shown = path.display();
    if update {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        }
        return fs::write(path, got).map_err(|why| format!("{shown}: {why}"));
    }
    let expected =
        fs::read_to_string(path).map_err(|why| format!("{shown}: {why}\n{HOW_TO_ACCEPT}"))?;
    match first_difference(&expected, got) {
        None => Ok(()),
        Some((line, expected, got)) => Err(format!(
            "{shown}:{line}: the golden text differs first in this line\n\
             expected: {expected}\n     got: {got}\n{HOW_TO_ACCEPT}"
        )),
    }
}

/// The number of the first line in which the texts differ, and what each has there.
fn first_difference(expected: &str, got: &str) -> Option<(usize, String, String)> {
    if expected == got {
        return None;
    }
    // Lines keep their ends, so that a missing or foreign line end is a difference too.
    let shown =
        |line: Option<&str>| line.map_or("(the end of the text)".into(), |l| format!("{l:?}"));
    let mut expected = expected.split_inclusive('\n');
    let mut got = got.split_inclusive('\n');
    let mut line = 1;
    loop {
        let (left, right) = (expected.next(), got.next());
        if left != right {
            return Some((line, shown(left), shown(right)));
        }
        line += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    }

    #[test]
    fn the_first_differing_line_is_named() {
        let (line, expected, got) = first_difference("a\nb\nc\n", "a\nx\ny\n").unwrap();
        assert_eq!((line, &*expected, &*got), (2, "\"b\\n\"", "\"x\\n\""));
    }

    #[test]
    fn a_shorter_text_and_a_missing_line_end_are_differences() {
        let (line, expected, got) = first_difference("a\nb\n", "a\n").unwrap();
        assert_eq!((line, &*expected, &*got), (2, "\"b\\n\"", "(the end of the text)"));
        assert_eq!(first_difference("a\n", "a").unwrap().0, 1);
    }

    #[test]
    fn an_update_writes_what_a_comparison_then_accepts() {
        let folder = std::env::temp_dir().join(format!("ludoteca-golden-{}", std::process::id()));
        let path = folder.join("deeper").join("text.txt");
        let missing = compare_or_write(&path, "a\n", false).unwrap_err();
        assert!(missing.contains("text.txt") && missing.contains("UPDATE_GOLDEN=1"), "{missing}");
        compare_or_write(&path, "a\n", true).unwrap();
        compare_or_write(&path, "a\n", false).unwrap();
        let differs = compare_or_write(&path, "b\n", false).unwrap_err();
        assert!(differs.contains("text.txt:1:"), "{differs}");
        assert!(differs.contains("expected: \"a\\n\"\n     got: \"b\\n\""), "{differs}");
        fs::remove_dir_all(folder).unwrap();
    }
}
