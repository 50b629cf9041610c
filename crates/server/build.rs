//! Builds the page with Node and makes a list of its files that the program embeds.
//!
//! Without Node, or without the feature `page`, the list is empty, and the server shows a plain
//! page that says so.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What the page is made of, beside the messages; folders with all that is in them.
const SOURCES: &[&str] = &[
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

/// How the script says that packages could not be installed.
const NO_PACKAGES: i32 = 3;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=embed.mjs");
    let folder = |name| PathBuf::from(env::var_os(name).expect("cargo sets it for build scripts"));
    let (here, out) = (folder("CARGO_MANIFEST_DIR"), folder("OUT_DIR"));
    let files = if env::var_os("CARGO_FEATURE_PAGE").is_some() {
        build(&here, &out)
    } else {
        String::new()
    };
    fs::write(out.join("page.rs"), list(&out, &files)).expect("the folder for outputs is writable");
}

/// Builds the page: one line per file, or nothing when it cannot be built here.
fn build(here: &Path, out: &Path) -> String {
    let page = here.join("../../page");
    let messages = here.join("../words/messages");
    for source in SOURCES.iter().map(|name| page.join(name)).filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    for language in ["en", "es"] {
        let files = fs::read_dir(messages.join(language)).into_iter().flatten().flatten();
        // Charts have the names that pictures have.
        let ours = files.filter(|file| {
            let name = file.file_name();
            let name = name.to_string_lossy();
            name.starts_with("page") || name == "pictures.ftl"
        });
        ours.for_each(|file| println!("cargo::rerun-if-changed={}", file.path().display()));
    }
    println!("cargo::rerun-if-env-changed=PATH");
    let script = Command::new("node").arg(here.join("embed.mjs")).args([&page, out]).output();
    let output = match script {
        Ok(output) => output,
        Err(error) => {
            warn(&format!(
                "the page is left out: node cannot be run ({error}). Install Node 20 or later with npm \
                 (Debian: apt install nodejs npm), or build without it: --no-default-features"
            ));
            return String::new();
        }
    };
    let said = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    if output.status.success() {
        return fs::read_to_string(out.join("page.txt")).expect("the script has written it");
    }
    if output.status.code() == Some(NO_PACKAGES) {
        warn(
            "the page is left out: npm could not install its packages (is there a network?). It said:",
        );
        said.lines().rev().take(5).collect::<Vec<_>>().iter().rev().for_each(|line| warn(line));
        return String::new();
    }
    panic!("the page cannot be built:\n{said}");
}

fn warn(text: &str) {
    println!("cargo::warning={text}");
}

/// The list as Rust.
fn list(out: &Path, files: &str) -> String {
    let mut rust = String::from("pub(super) static FILES: &[Asset] = &[\n");
    for line in files.lines() {
        let mut fields = line.split('\t');
        let mut field = || fields.next().unwrap_or_default();
        let (path, hash, forms) = (field(), field(), field());
        let embedded = |ending: &str| {
            let file = out.join("page").join(format!("{path}{ending}"));
            format!("include_bytes!({:?})", file.display().to_string())
        };
        let form = |ending: &str| {
            let there = forms.split(',').any(|form| form == ending);
            if there {
                format!("Some({})", embedded(&format!(".{ending}")))
            } else {
                "None".to_owned()
            }
        };
        let (plain, br, gz) = (embedded(""), form("br"), form("gz"));
        writeln!(
            rust,
            "    Asset {{ path: {path:?}, hash: {hash:?}, plain: {plain}, br: {br}, gz: {gz} }},"
        )
        .expect("writing to a string does not fail");
    }
    rust + "];\n"
}
