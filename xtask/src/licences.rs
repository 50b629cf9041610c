//! The licences of all dependencies.
//!
//! `deny.toml` says the same to those who have cargo-deny; a test keeps the two equal.

use std::path::Path;

use crate::step::all_or_nothing;
use crate::workspace::{Package, load};

/// Licences that ask for no more than their text being passed on.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

pub(crate) fn check(root: &Path) -> Result<(), String> {
    let packages = load(root)?;
    all_or_nothing(&packages.iter().filter_map(fault).collect::<Vec<_>>())
}

fn fault(package: &Package) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(licence) = &package.licence else {
        return Some(format!("{name} {version} names no licence"));
    };
    match is_allowed(licence) {
        Some(true) => None,
        Some(false) => Some(format!(
            "{name} {version} is under {licence:?}; allowed are {}",
            ALLOWED.join(", ")
        )),
        None => Some(format!("{name} {version}: {licence:?} is no licence expression")),
    }
}

/// Whether the expression can be met with allowed licences; `None` when it makes no sense.
fn is_allowed(expression: &str) -> Option<bool> {
    // Old packages write a slash for OR.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    let answer = either(&mut rest)?;
    rest.is_empty().then_some(answer)
}

fn either(words: &mut &[&str]) -> Option<bool> {
    let mut answer = both(words)?;
    while eat(words, "OR") {
        answer |= both(words)?;
    }
    Some(answer)
}

fn both(words: &mut &[&str]) -> Option<bool> {
    let mut answer = single(words)?;
    while eat(words, "AND") {
        answer &= single(words)?;
    }
    Some(answer)
}

fn single(words: &mut &[&str]) -> Option<bool> {
    if eat(words, "(") {
        let answer = either(words)?;
        return eat(words, ")").then_some(answer);
    }
    let (&name, rest) = words.split_first()?;
    *words = rest;
    if matches!(name, ")" | "OR" | "AND" | "WITH") {
        return None;
    }
    if !eat(words, "WITH") {
        return Some(ALLOWED.contains(&name));
    }
    let (&exception, rest) = words.split_first()?;
    *words = rest;
    Some(ALLOWED.contains(&&*format!("{name} WITH {exception}")))
}

fn eat(words: &mut &[&str], word: &str) -> bool {
    match words.split_first() {
        Some((&first, rest)) if first == word => {
            *words = rest;
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_weighed() {
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
            "MIT OR Apache-2.0 OR LGPL-2.1-or-later",
            "GPL-3.0 AND MIT OR ISC",
        ] {
            assert_eq!(is_allowed(good), Some(true), "{good}");
        }
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "MIT WITH a-twist", "(GPL-3.0 OR AGPL-3.0)"] {
            assert_eq!(is_allowed(bad), Some(false), "{bad}");
        }
        for nonsense in ["", "MIT OR", "(MIT", "MIT)", "MIT ISC", "OR MIT", "MIT WITH"] {
            assert_eq!(is_allowed(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_package_without_licence_is_a_fault() {
        let package = Package { name: "a".into(), version: "1.0.0".into(), ..Package::default() };
        assert_eq!(fault(&package).unwrap(), "a 1.0.0 names no licence");
        let copyleft = Package { licence: Some("GPL-3.0".into()), ..package };
        assert!(fault(&copyleft).unwrap().starts_with("a 1.0.0 is under \"GPL-3.0\"; allowed"));
    }

    #[test]
    fn cargo_deny_is_told_the_same() {
        let deny = include_str!("../../deny.toml");
        let (_, list) = deny.split_once("allow = [").expect("a list of licences");
        let (list, _) = list.split_once(']').expect("an end of the list");
        let named: Vec<&str> = list.split(',').map(|name| name.trim().trim_matches('"')).collect();
        let named: Vec<&str> = named.into_iter().filter(|name| !name.is_empty()).collect();
        assert_eq!(named, ALLOWED);
    }
}
