//! What no file of the repository may carry, and files that have grown long.

use std::fs;
use std::path::Path;

use crate::line::Line;
use crate::step::all_or_nothing;

/// Pieces of Rust that are promises instead of code. Put together here, so that this file does
/// not find itself.
const PROMISES: [(&str, &str); 2] = [
    (concat!("to", "do!("), "write it, or an issue"),
    (concat!("#[ig", "nore"), "assert the present behaviour, or raise limits with SLOW_TESTS"),
];

/// Beginnings of paths that exist on somebody's machine only.
const MACHINES: [&str; 4] =
    [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/wo", "rk/"), concat!("/Us", "ers/")];

/// From this many lines on, a file is worth a discussion.
const LONG: usize = 500;

/// Every file that git knows or would take, by its path from the root.
pub(crate) fn files(root: &Path) -> Result<Vec<String>, String> {
    let line = Line::new(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let list = line.read(root)?;
    let mut paths: Vec<String> =
        list.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    // A file that has just been deleted is still listed.
    paths.retain(|path| root.join(path).is_file());
    paths.sort_unstable();
    paths.dedup();
    Ok(paths)
}

/// Whether a file has this ending.
pub(crate) fn is(path: &str, ending: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == ending)
}

pub(crate) fn check(root: &Path) -> Result<(), String> {
    let mut faults = Vec::new();
    let mut long = Vec::new();
    for path in files(root)? {
        // Seeds are rubbish on purpose.
        if path.starts_with("fuzz/seeds/") {
            continue;
        }
        // What is no text holds no code.
        let Ok(text) = fs::read_to_string(root.join(&path)) else { continue };
        faults.extend(faults_of(&path, &text));
        let lines = text.lines().count();
        if is(&path, "rs") && lines > LONG {
            long.push(format!("{path}: {lines} lines"));
        }
    }
    if !long.is_empty() {
        eprintln!("   hint: worth splitting, over {LONG} lines:\n     {}", long.join("\n     "));
    }
    all_or_nothing(&faults)
}

fn faults_of(path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let is_rust = is(path, "rs");
    let by_hand = is_rust || is(path, "toml") || is(path, "md");
    for (number, line) in (1..).zip(text.lines()) {
        let mut fault = |what: String| faults.push(format!("{path}:{number}: {what}"));
        if is_rust && !line.trim_start().starts_with("//") {
            for (promise, instead) in PROMISES {
                if line.contains(promise) {
                    fault(format!("{promise}: {instead}"));
                }
            }
        }
        if by_hand && line.contains('\t') {
            fault("a tab: indent with blanks, write \\t in strings".into());
        }
        for machine in MACHINES {
            if names_machine(line, machine) {
                fault(format!("{machine}… is a path of one machine"));
            }
        }
    }
    faults
}

/// Whether a path from the root of a machine begins so; `docs/…` in the middle of another is fine.
fn names_machine(line: &str, beginning: &str) -> bool {
    line.match_indices(beginning).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-/}".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        faults_of(path, text).len()
    }

    #[test]
    fn promises_are_faults_in_code_only() {
        let [(promise, _), (skipped, _)] = PROMISES;
        assert_eq!(found("a.rs", &format!("fn x() {{ {promise}) }}\n    {skipped}]\n")), 2);
        assert_eq!(found("a.rs", &format!("    // never {skipped}]\n")), 0);
        assert_eq!(found("a.md", &format!("never {skipped}]\n")), 0);
        let named = faults_of("a.rs", &format!("\n{skipped} = \"slow\"]"));
        assert!(named[0].starts_with("a.rs:2: "), "{named:?}");
    }

    #[test]
    fn paths_of_machines_are_faults_everywhere() {
        for machine in MACHINES {
            assert_eq!(found("a.txt", &format!("see {machine}me/x")), 1);
            assert_eq!(found("a.txt", &format!("see docs{machine}me/x")), 0);
        }
    }

    #[test]
    fn tabs_are_faults_where_people_write() {
        assert_eq!(found("a.rs", "\tx"), 1);
        assert_eq!(found("a.txt", "\tx"), 0);
    }
}
