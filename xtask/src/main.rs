//! The chores of the house, in one place for people and CI alike: `cargo xtask help`.
//!
//! **Invariant:** std only. Every chore waits for this package to compile, so that it has no
//! dependencies, and reads what cargo tells it by itself.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "talking to people is its job")]

mod features;
mod fence;
mod fuzz;
mod golden;
mod json;
mod licences;
mod line;
mod lint;
mod page;
mod purity;
mod sources;
mod step;
mod test;
mod tools;
mod workspace;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use line::Line;
use step::{Failure, step};
use workspace::Package;

const HELP: &str = "\
The chores of the house.

Usage: cargo xtask COMMAND [ARGUMENTS]

  lint [STEP…]                  everything that can be said without running the games;
                                with names, those steps alone (`lint --list` names them)
  test [ARGUMENTS]              all tests; ARGUMENTS go to the runner
  page [ARGUMENTS]              the tests of the page, with those in a real browser;
                                ARGUMENTS go to the runner of the latter
  slow [ARGUMENTS]              all tests in release, with the high limits (SLOW_TESTS=1)
  golden [ARGUMENTS]            accepts the present behaviour: rewrites golden texts,
                                fingerprints and perft files (UPDATE_GOLDEN=1)
  docs                          writes docs/help from its pages, and the page's types from the wire's
  fuzz [--seconds N] [TARGET…]  fuzzes every target, or those named, for N seconds each (60)
  soak [ARGUMENTS]              plays random Monopoly and audits every state
  bench [ARGUMENTS]             all benchmarks; ARGUMENTS go to cargo bench
  help                          this text

Exit status: 0 done, 1 a step failed, 2 wrong usage.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match args.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("", &[][..]),
    };
    if matches!(command, "help" | "--help" | "-h") || rest == ["--help"] {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match dispatch(&root(), command, rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Step) => ExitCode::from(1),
        Err(Failure::Usage(why)) => {
            eprintln!("xtask: {why}\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(root: &Path, command: &str, args: &[String]) -> Result<(), Failure> {
    match command {
        "lint" => lint::lint(root, args),
        "test" => test::test(root, args),
        "page" => step("page", "cargo xtask page", || page::test(root, args)),
        "slow" => test::slow(root, args),
        "golden" => golden::golden(root, args),
        "docs" if args.is_empty() => step("docs", "cargo xtask docs", || {
            manual().show_and_run(root)?;
            wire_types().show_and_run(root)
        }),
        "docs" => Err(Failure::Usage("docs takes no arguments".into())),
        "fuzz" => fuzz::fuzz(root, args),
        "soak" => step("soak", "cargo xtask soak", || soak(args).show_and_run(root)),
        "bench" => step("bench", "cargo xtask bench", || {
            bench(&workspace::load(root)?, args)?.show_and_run(root)
        }),
        "" => Err(Failure::Usage("what shall be done?".into())),
        _ => Err(Failure::Usage(format!("there is no chore {command:?}"))),
    }
}

/// The test that compares the manual with its pages writes it when it is told to.
fn manual() -> Line {
    let test = ["test", "--quiet", "-p", "ludoteca-console", "--test", "console", "manual"];
    Line::cargo(test).env("UPDATE_GOLDEN", "1")
}

/// The test that compares the page's types with those of the wire writes them likewise.
fn wire_types() -> Line {
    let test = ["test", "--quiet", "-p", "ludoteca-host", "--features", "ts", "--test", "host"];
    Line::cargo(test).args(["types_of_the_wire"]).env("UPDATE_GOLDEN", "1")
}

fn soak(args: &[String]) -> Line {
    let example = ["run", "--release", "-p", "ludoteca-monopoly", "--example", "soak", "--"];
    Line::cargo(example).args(args)
}

/// Names every benchmark: cargo would otherwise link all tests and binaries for release as well.
fn bench(packages: &[Package], args: &[String]) -> Result<Line, String> {
    let members = packages.iter().filter(|package| package.member && !package.benches.is_empty());
    let named = members.flat_map(|package| {
        let benches = package.benches.iter().flat_map(|name| ["--bench", name]);
        ["-p", &package.name].into_iter().chain(benches)
    });
    let named: Vec<&str> = named.collect();
    if named.is_empty() {
        return Err("there are no benchmarks".into());
    }
    Ok(Line::cargo(["bench", "--all-features"]).args(named).args(args))
}

/// The folder of the workspace, wherever cargo was called.
fn root() -> PathBuf {
    // Cargo tells at run time; a binary that was built for another clone knows the wrong place.
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| package.clone(), Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_benchmarks_is_built_for_them() {
        let package = |name: &str, benches: &[&str]| Package {
            name: name.into(),
            member: true,
            benches: benches.iter().map(|&bench| bench.to_owned()).collect(),
            ..Package::default()
        };
        let packages = [package("a", &[]), package("b", &["playouts", "perft"])];
        let line = bench(&packages, &["--".into(), "quick".into()]).unwrap().to_string();
        let expected = "cargo bench --all-features -p b --bench playouts --bench perft -- quick";
        assert_eq!(line, expected);
        assert!(bench(&packages[..1], &[]).is_err());
    }
}
