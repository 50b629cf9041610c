//! All tests: the fast ones that everybody runs, and the slow limits.

use std::path::Path;

use crate::line::Line;
use crate::step::{Failure, step};
use crate::{page, tools};

/// Runs all tests. The runner has the last word: nothing is printed after its summary, because
/// CI reads the end of the output.
pub(crate) fn test(root: &Path, args: &[String]) -> Result<(), Failure> {
    step("tools", "cargo xtask test", || tools::provide(root))?;
    if args.is_empty() {
        step("page", "cargo xtask page", || page::test(root, &[]))?;
    }
    let nextest = Line::cargo(["nextest", "--version"]).works(root);
    let (first, last) = lines(nextest, args);
    if let Some(line) = first {
        step("doctests", &line.to_string(), || line.show_and_run(root))?;
    }
    eprintln!("── tests");
    last.show_and_run(root).map_err(|_| Failure::Step)
}

/// What comes before the runner, and the runner itself.
///
/// nextest knows no doctests; cargo runs them after the others by itself. With arguments of the
/// caller's own only the runner is called, which understands them.
fn lines(nextest: bool, args: &[String]) -> (Option<Line>, Line) {
    let all = ["--workspace", "--all-features"];
    if nextest {
        let doctests = Line::cargo(["test", "--doc"]).args(all);
        let runner = Line::cargo(["nextest", "run"]).args(all).args(["--no-fail-fast"]);
        (args.is_empty().then_some(doctests), runner.args(args))
    } else {
        (None, Line::cargo(["test"]).args(all).args(["--no-fail-fast"]).args(args))
    }
}

/// All tests in release with the high limits.
pub(crate) fn slow(root: &Path, args: &[String]) -> Result<(), Failure> {
    step("tools", "cargo xtask slow", || tools::provide(root))?;
    let line = Line::cargo(["test", "--release", "--workspace", "--all-features"])
        .args(["--no-fail-fast"])
        .args(args)
        .env("SLOW_TESTS", "1")
        // Fat LTO would link every test binary for a minute and gain a few percent.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    step("slow tests", &line.to_string(), || line.show_and_run(root))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doctests_are_run_by_either_runner() {
        let (first, last) = lines(true, &[]);
        assert_eq!(first.unwrap().to_string(), "cargo test --doc --workspace --all-features");
        assert!(last.to_string().starts_with("cargo nextest run --workspace --all-features"));
        let (first, last) = lines(false, &[]);
        assert!(first.is_none());
        assert!(last.to_string().starts_with("cargo test --workspace --all-features"));
    }

    #[test]
    fn arguments_reach_the_runner() {
        let (first, last) = lines(true, &["golden".into()]);
        assert!(first.is_none() && last.to_string().ends_with(" golden"));
    }
}
