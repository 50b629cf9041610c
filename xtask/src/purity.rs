//! The purity fence: `clippy.toml` keeps IO, clocks, threads and entropy out of the rules.
//!
//! Clippy takes the nearest file and does not merge them, so that three folders carry the same
//! one, and a fourth one below them would silently open the fence.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::line::Line;
use crate::sources;
use crate::step::all_or_nothing;

/// The folders whose code is pure; a file in each of them holds the fence.
const PURE: [&str; 3] = ["games", "crates/core", "crates/agents"];

/// What the fence must keep out, whatever else it does: a line of code each, and the name that
/// clippy has to call.
const IMPURE: &[(&str, &str)] = &[
    ("std::time::Instant::now()", "Instant::now"),
    ("std::time::SystemTime::now()", "SystemTime::now"),
    ("std::env::var(\"X\")", "env::var"),
    ("std::thread::spawn(|| ())", "thread::spawn"),
    ("std::fs::read(\"x\")", "fs::read"),
    ("std::fs::File::open(\"x\")", "fs::File"),
    ("std::collections::HashMap::<u8, u8>::new()", "HashMap"),
    ("std::collections::HashSet::<u8>::new()", "HashSet"),
];

/// The three files are the same, nothing goes round them, and clippy does what they say.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let read = |folder: &str| {
        let path = root.join(folder).join("clippy.toml");
        fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))
    };
    let texts: Vec<String> = PURE.iter().map(|folder| read(folder)).collect::<Result<_, _>>()?;
    let mut faults = differing(&texts);
    for path in sources::files(root)? {
        faults.extend(shadow(&path));
        if is_pure_source(&path) {
            let text = fs::read_to_string(root.join(&path)).unwrap_or_default();
            faults.extend(holes(&path, &text));
        }
    }
    all_or_nothing(&faults)?;
    bites(root)
}

fn differing(texts: &[String]) -> Vec<String> {
    let same = PURE.iter().zip(texts).filter(|(_, text)| **text != texts[0]);
    same.map(|(folder, _)| {
        format!("{folder}/clippy.toml differs from {}/clippy.toml: make them equal", PURE[0])
    })
    .collect()
}

/// A file of settings that clippy would take instead of the fence.
fn shadow(path: &str) -> Option<String> {
    let (folder, name) = path.rsplit_once('/')?;
    let settings = matches!(name, "clippy.toml" | ".clippy.toml");
    let inside = PURE.iter().any(|pure| folder.starts_with(&format!("{pure}/")) || folder == *pure);
    let known = name == "clippy.toml" && PURE.contains(&folder);
    (settings && inside && !known)
        .then(|| format!("{path} would be taken instead of the purity fence: remove it"))
}

/// Tests, examples and benches may look at the clock; what is shipped may not.
fn is_pure_source(path: &str) -> bool {
    let below = |pure: &&str| path.strip_prefix(*pure).and_then(|rest| rest.strip_prefix('/'));
    sources::is(path, "rs")
        && PURE.iter().find_map(below).is_some_and(|rest| {
            rest.starts_with("src/")
                || rest.split_once('/').is_some_and(|(_, r)| r.starts_with("src/"))
        })
}

/// Lines that switch the fence off.
fn holes(path: &str, text: &str) -> Vec<String> {
    let off = |line: &str| {
        ["methods", "types", "macros"]
            .iter()
            .any(|what| line.contains(&format!("clippy::disallowed_{what}")))
    };
    let lines = (1..).zip(text.lines()).filter(|(_, line)| off(line));
    lines.map(|(n, _)| format!("{path}:{n}: the purity fence is switched off here")).collect()
}

/// Runs clippy over impure lines with the settings of the games: each must be refused.
fn bites(root: &Path) -> Result<(), String> {
    let probe = std::env::temp_dir().join(format!("ludoteca-purity-{}", std::process::id()));
    let result = write_probe(&probe).and_then(|()| {
        let line = Line::cargo(["clippy", "--quiet", "--offline", "--", "-D", "warnings"]);
        line.env("CLIPPY_CONF_DIR", &root.join("games").to_string_lossy())
            .env("CARGO_TARGET_DIR", &probe.join("target").to_string_lossy())
            .read_both(&probe)
    });
    // A folder left behind in the temporary folder harms nobody.
    let _ = fs::remove_dir_all(&probe);
    let (_, _, said) = result?;
    all_or_nothing(&unbitten(&said))
}

fn write_probe(folder: &Path) -> Result<(), String> {
    let manifest = "[package]\nname = \"probe\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
                    [workspace]\n";
    let mut code = String::new();
    for (n, (line, _)) in IMPURE.iter().enumerate() {
        let _ = writeln!(code, "pub fn impure_{n}() {{ let _ = {line}; }}");
    }
    let write = |path: &str, text: &str| fs::write(folder.join(path), text);
    fs::create_dir_all(folder.join("src"))
        .and_then(|()| write("Cargo.toml", manifest))
        .and_then(|()| write("src/lib.rs", &code))
        .map_err(|why| format!("{}: {why}", folder.display()))
}

/// What clippy did not call.
fn unbitten(said: &str) -> Vec<String> {
    let called: Vec<&str> =
        said.lines().filter(|line| line.contains("use of a disallowed")).collect();
    let missed = IMPURE.iter().filter(|(_, name)| !called.iter().any(|l| l.contains(name)));
    let faults: Vec<String> =
        missed.map(|(line, _)| format!("the purity fence lets `{line}` through")).collect();
    if faults.len() == IMPURE.len() {
        vec![format!("clippy called nothing:\n{said}")]
    } else {
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fences_must_be_equal() {
        let same = ["a".to_owned(), "a".to_owned(), "a".to_owned()];
        assert!(differing(&same).is_empty());
        let one_differs = ["a".to_owned(), "a".to_owned(), "b".to_owned()];
        let faults = differing(&one_differs);
        assert!(faults.len() == 1 && faults[0].starts_with("crates/agents/"), "{faults:?}");
    }

    #[test]
    fn nothing_goes_round_the_fence() {
        for good in ["clippy.toml", "games/clippy.toml", "crates/lab/clippy.toml"] {
            assert_eq!(shadow(good), None, "{good}");
        }
        for bad in ["games/pig/clippy.toml", "games/.clippy.toml", "crates/core/src/clippy.toml"] {
            assert!(shadow(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn only_shipped_code_is_pure() {
        for pure in ["games/pig/src/rules/tests.rs", "crates/core/src/lib.rs"] {
            assert!(is_pure_source(pure), "{pure}");
        }
        for free in ["games/pig/tests/laws.rs", "crates/lab/src/lib.rs", "games/pig/src/x.md"] {
            assert!(!is_pure_source(free), "{free}");
        }
        let hole = "fn x() {}\n#[expect(clippy::disallowed_methods, reason = \"…\")]\n";
        assert_eq!(holes("a.rs", hole), ["a.rs:2: the purity fence is switched off here"]);
        assert!(holes("a.rs", "fn x() {}").is_empty());
    }

    #[test]
    fn a_gap_is_named() {
        let said: String = IMPURE[1..]
            .iter()
            .map(|(_, name)| format!("error: use of a disallowed method `std::{name}`"))
            .collect::<Vec<_>>()
            .join("\n");
        assert_eq!(unbitten(&said), ["the purity fence lets `std::time::Instant::now()` through"]);
        assert!(unbitten("error: no such toolchain")[0].contains("no such toolchain"));
    }
}
