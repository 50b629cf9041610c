//! Everything that can be said about the code without running the games.

use std::path::Path;

use crate::line::Line;
use crate::step::{Failure, step};
use crate::{features, fence, fuzz, licences, page, purity, sources};

struct Lint {
    name: &'static str,
    about: &'static str,
    check: fn(&Path) -> Result<(), String>,
}

/// In the order of their cost.
const LINTS: &[Lint] = &[
    Lint { name: "format", about: "rustfmt has nothing to change", check: format },
    Lint {
        name: "sources",
        about: "no unkept promises, no paths of machines",
        check: sources::check,
    },
    Lint { name: "fence", about: "dependencies point down only", check: fence::check },
    Lint { name: "licences", about: "dependencies may be passed on", check: licences::check },
    Lint {
        name: "purity",
        about: "no IO, clock, thread or entropy in rules",
        check: purity::check,
    },
    Lint { name: "page", about: "the types of the page agree", check: page::check },
    Lint { name: "clippy", about: "clippy, with every warning an error", check: clippy },
    Lint { name: "features", about: "every feature compiles alone", check: features::check },
    Lint { name: "docs", about: "rustdoc, with every warning an error", check: docs },
    Lint { name: "fuzz", about: "the fuzz targets still compile", check: fuzz::check },
];

/// Runs all lints, or those that are named.
pub(crate) fn lint(root: &Path, names: &[String]) -> Result<(), Failure> {
    if names == ["--list"] {
        for lint in LINTS {
            println!("{:10}{}", lint.name, lint.about);
        }
        return Ok(());
    }
    for lint in chosen(names)? {
        step(lint.name, &format!("cargo xtask lint {}", lint.name), || (lint.check)(root))?;
    }
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static Lint>, Failure> {
    if let Some(name) = names.iter().find(|name| LINTS.iter().all(|lint| lint.name != **name)) {
        let known: Vec<&str> = LINTS.iter().map(|lint| lint.name).collect();
        let why = format!("there is no lint step {name:?}, only {}", known.join(", "));
        return Err(Failure::Usage(why));
    }
    let wanted = |lint: &&Lint| names.is_empty() || names.iter().any(|name| name == lint.name);
    Ok(LINTS.iter().filter(wanted).collect())
}

fn format(root: &Path) -> Result<(), String> {
    Line::cargo(["fmt", "--all", "--check"]).show_and_run(root)?;
    // A workspace of its own, because it needs nightly.
    let fuzz = Line::cargo(["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"]);
    fuzz.show_and_run(root)
}

fn clippy(root: &Path) -> Result<(), String> {
    Line::cargo(["clippy", "--workspace", "--all-targets", "--all-features"])
        .args(["--", "-D", "warnings"])
        .show_and_run(root)
}

fn docs(root: &Path) -> Result<(), String> {
    Line::cargo(["doc", "--workspace", "--no-deps", "--all-features"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .show_and_run(root)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lints_are_chosen_by_name() {
        let names = |args: &[&str]| {
            let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
            chosen(&args).map(|lints| lints.iter().map(|lint| lint.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&[]).unwrap().len(), LINTS.len());
        assert_eq!(names(&["fence", "format"]).unwrap(), ["format", "fence"]);
        let Err(Failure::Usage(why)) = names(&["fance"]) else { panic!("must be refused") };
        assert!(why.contains("\"fance\"") && why.contains("fence"), "{why}");
    }
}
