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
        .filter(|piece| piece.starts_with("play-") && !piece.ends_with('-'))
        .filter(|piece| piece.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        .collect();
    assert!(keys.len() > 80, "{keys:?}");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let missing: Vec<&&str> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}
