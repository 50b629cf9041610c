//! Fuzzing: every reader of foreign text, and the engine itself.

use std::fs;
use std::path::Path;

use crate::line::Line;
use crate::step::{Failure, step};

/// Seconds per target unless told otherwise.
const SECONDS: u32 = 60;

#[derive(PartialEq, Eq, Debug)]
struct Plan {
    seconds: u32,
    targets: Vec<String>,
}

pub(crate) fn fuzz(root: &Path, args: &[String]) -> Result<(), Failure> {
    let known = targets(root).map_err(Failure::Usage)?;
    let plan = plan(args, &known).map_err(Failure::Usage)?;
    step("fuzzing tools", "cargo xtask fuzz", || tools(root))?;
    for target in &plan.targets {
        let again = format!("cargo xtask fuzz --seconds {} {target}", plan.seconds);
        step(&format!("fuzz {target}"), &again, || run(root, target, plan.seconds))?;
    }
    Ok(())
}

/// The targets: one file each.
fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter_map(|name| name.strip_suffix(".rs").map(str::to_owned)).collect();
    names.sort_unstable();
    Ok(names)
}

fn plan(args: &[String], known: &[String]) -> Result<Plan, String> {
    let mut plan = Plan { seconds: SECONDS, targets: Vec::new() };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--seconds" || arg.starts_with("--seconds=") {
            let value = arg.strip_prefix("--seconds=").or_else(|| args.next().map(String::as_str));
            let seconds = value.and_then(|value| value.parse().ok()).filter(|&seconds| seconds > 0);
            plan.seconds = seconds.ok_or("--seconds wants a number of seconds")?;
        } else if known.contains(arg) {
            plan.targets.push(arg.clone());
        } else {
            return Err(format!("there is no fuzz target {arg:?}, only {}", known.join(", ")));
        }
    }
    if plan.targets.is_empty() {
        plan.targets = known.to_vec();
    }
    Ok(plan)
}

fn tools(root: &Path) -> Result<(), String> {
    if !Line::cargo(["+nightly", "--version"]).works(root) {
        return Err("fuzzing needs nightly: rustup toolchain install nightly".into());
    }
    if !Line::cargo(["+nightly", "fuzz", "--version"]).works(root) {
        return Err("fuzzing needs cargo-fuzz: cargo install cargo-fuzz".into());
    }
    Ok(())
}

fn run(root: &Path, target: &str, seconds: u32) -> Result<(), String> {
    // What is found is kept in the corpus, which is not checked in; seeds are only read.
    let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
    fs::create_dir_all(root.join(&corpus)).map_err(|why| format!("{corpus}: {why}"))?;
    // The house forbids unsafe code, so that a sanitizer would only slow the search down.
    let mut line = Line::cargo(["+nightly", "fuzz", "run", "--sanitizer", "none", target, &corpus]);
    if root.join(&seeds).is_dir() {
        line = line.args([seeds]);
    }
    line = line.args(["--", &format!("-max_total_time={seconds}"), "-timeout=10"]);
    line = line.args(["-print_final_stats=1", "-verbosity=0"]);
    let words = format!("fuzz/dictionaries/{target}.dict");
    if root.join(&words).is_file() {
        line = line.args([format!("-dict={words}")]);
    }
    line.show_and_run(root)
}

/// The targets still compile, without libFuzzer, which takes longer to build than all of them.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    Line::cargo(["clippy", "--manifest-path", "fuzz/Cargo.toml", "--all-targets"])
        .args(["--", "-D", "warnings"])
        .env("CUSTOM_LIBFUZZER_PATH", "not-linked/libfuzzer.a")
        .show_and_run(root)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(args: &[&str]) -> Result<Plan, String> {
        let known = ["tab".to_owned(), "tjt".to_owned()];
        plan(&args.iter().map(|&arg| arg.to_owned()).collect::<Vec<_>>(), &known)
    }

    #[test]
    fn all_targets_are_fuzzed_unless_some_are_named() {
        assert_eq!(read(&[]), Ok(Plan { seconds: 60, targets: vec!["tab".into(), "tjt".into()] }));
        let named = Plan { seconds: 600, targets: vec!["tjt".into()] };
        assert_eq!(read(&["--seconds", "600", "tjt"]).as_ref(), Ok(&named));
        assert_eq!(read(&["--seconds=600", "tjt"]).as_ref(), Ok(&named));
    }

    #[test]
    fn nonsense_is_refused() {
        for args in [&["--seconds"][..], &["--seconds", "x"], &["--seconds=0"], &["tob"]] {
            assert!(read(args).is_err(), "{args:?}");
        }
    }
}
