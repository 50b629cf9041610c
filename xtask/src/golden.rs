//! Accepting the present behaviour: golden texts, fingerprints and perft files are rewritten.

use std::fs;
use std::path::Path;

use crate::line::Line;
use crate::sources;
use crate::step::{Failure, step};
use crate::workspace::{Package, load};

/// What a test calls that compares with a checked-in file.
const CALLS: [&str; 3] = ["check_golden(", "check_perft", "UPDATE_GOLDEN"];

pub(crate) fn golden(root: &Path, args: &[String]) -> Result<(), Failure> {
    step("golden", "cargo xtask golden", || {
        for line in lines(root)? {
            line.args(args).env("UPDATE_GOLDEN", "1").show_and_run(root)?;
        }
        eprintln!("   what has changed, if anything: git status --short; git diff");
        Ok(())
    })
}

/// One call of cargo per package, for the test targets that compare with files.
fn lines(root: &Path) -> Result<Vec<Line>, String> {
    let files = sources::files(root)?;
    let packages = load(root)?;
    // The kit and the chores speak of goldens without having any.
    let members = packages.iter().filter(|package| package.member);
    let users = members.filter(|package| !matches!(&*package.name, "ludoteca-testkit" | "xtask"));
    Ok(users.filter_map(|package| line(root, package, &files)).collect())
}

fn line(root: &Path, package: &Package, files: &[String]) -> Option<Line> {
    let folder = package.folder.strip_prefix(root).ok()?.to_string_lossy();
    let inside = files.iter().filter_map(|path| {
        let inner = path.strip_prefix(&*folder)?.strip_prefix('/')?;
        let text = sources::is(path, "rs").then(|| fs::read_to_string(root.join(path)).ok())??;
        CALLS.iter().any(|call| text.contains(call)).then_some(inner)
    });
    let has_lib = package.folder.join("src/lib.rs").is_file();
    let mut targets: Vec<Vec<&str>> = inside.filter_map(|path| target(path, has_lib)).collect();
    targets.sort_unstable();
    targets.dedup();
    let base = ["test", "--quiet", "-p", &package.name, "--all-features"];
    (!targets.is_empty()).then(|| Line::cargo(base).args(targets.concat()))
}

/// The test target that a file of a package belongs to, as arguments of cargo.
fn target(path: &str, has_lib: bool) -> Option<Vec<&str>> {
    if path.starts_with("src/") {
        return Some(vec![if has_lib { "--lib" } else { "--bins" }]);
    }
    let inside = path.strip_prefix("tests/")?;
    let name = inside.split_once('/').map_or(inside, |(folder, _)| folder);
    Some(vec!["--test", name.strip_suffix(".rs").unwrap_or(name)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_its_test_target() {
        assert_eq!(target("tests/golden.rs", true).unwrap(), ["--test", "golden"]);
        assert_eq!(target("tests/kit/files.rs", true).unwrap(), ["--test", "kit"]);
        assert_eq!(target("src/agents.rs", true).unwrap(), ["--lib"]);
        assert_eq!(target("src/main.rs", false).unwrap(), ["--bins"]);
        assert_eq!(target("benches/speed.rs", true), None);
    }
}
