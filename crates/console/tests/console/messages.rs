//! Every message that the sources name has its words.

use std::collections::BTreeSet;
use std::path::Path;

use ludoteca_words::{Lang, Words};

fn sources(dir: &Path, out: &mut String) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else {
            out.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn no_message_is_missing() {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let keys: BTreeSet<&str> = text
        .split('"')
        .filter(|piece| piece.starts_with("play-") || piece.starts_with("console-"))
        .filter(|piece| !piece.ends_with('-'))
        .filter(|piece| piece.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        .collect();
    assert!(keys.len() > 200, "{keys:?}");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let missing: Vec<&&str> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

/// The reasons of a game, from its sources: `TooPoor` is `too-poor`.
fn reasons(game: &str) -> Vec<String> {
    let file = format!("{}/../../games/{game}/src/illegal.rs", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    let body = text.split("pub enum Illegal {").nth(1).unwrap().split("\n}").next().unwrap();
    let names = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(char::is_uppercase));
    let kebab = |line: &str| {
        let name = line.split(|sign: char| !sign.is_alphanumeric()).next().unwrap();
        let lower = |sign: char| {
            if sign.is_uppercase() {
                format!("-{}", sign.to_ascii_lowercase())
            } else {
                sign.into()
            }
        };
        name.chars().map(lower).collect::<String>().trim_start_matches('-').to_owned()
    };
    names.map(kebab).collect()
}

#[test]
fn every_refusal_has_words() {
    for game in ludoteca_catalog::GAMES {
        let reasons = reasons(game.key());
        assert!(reasons.len() >= 3, "{reasons:?}");
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for reason in &reasons {
                assert!(words.has(&format!("refused-{}-{reason}", game.key())), "{reason}");
            }
        }
    }
}
