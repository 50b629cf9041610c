//! The page in the browser: its own tools, called as cargo calls ours.

use std::path::{Path, PathBuf};

use crate::json::Json;
use crate::line::Line;

/// What Vite needs.
const NODE: &str = "Node 20.19 or newer (with npm)";

/// Type-checks the page.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    install(root)?;
    npm(["run", "check"]).show_and_run(root)
}

/// The tests of the page by itself, then those of the whole program in a real browser.
pub(crate) fn test(root: &Path, args: &[String]) -> Result<(), String> {
    install(root)?;
    if args.is_empty() {
        npm(["test"]).show_and_run(root)?;
    }
    // With the features of all, as the other tests build it: once is enough.
    let build = ["build", "--workspace", "--all-features", "--bin", "ludoteca"];
    Line::cargo(build).show_and_run(root)?;
    let program = target(root)?.join("debug/ludoteca");
    let browser = npm(["run", "e2e", "--"]).args(args);
    browser.env("LUDOTECA_PROGRAM", &program.to_string_lossy()).show_and_run(root)
}

/// Fetches what the lock file names, unless that is there already.
fn install(root: &Path) -> Result<(), String> {
    if !Line::new(["npm", "--version"]).works(root) {
        return Err(format!("the page needs {NODE}, and npm cannot be run"));
    }
    let (lock, done) = ("page/package-lock.json", "page/node_modules/.package-lock.json");
    let changed = |file: &str| root.join(file).metadata().and_then(|facts| facts.modified()).ok();
    if changed(done).is_some_and(|done| Some(done) >= changed(lock)) {
        return Ok(());
    }
    npm(["ci", "--no-audit", "--no-fund"]).show_and_run(root)
}

fn npm<const N: usize>(words: [&str; N]) -> Line {
    Line::new(["npm", "--prefix", "page"]).args(words)
}

/// Where cargo builds.
fn target(root: &Path) -> Result<PathBuf, String> {
    let told = Line::cargo(["metadata", "--format-version", "1", "--no-deps"]).read(root)?;
    let told = Json::parse(&told)?;
    let folder = told.get("target_directory").text();
    folder.map(Into::into).ok_or_else(|| "cargo does not say where it builds".to_owned())
}
