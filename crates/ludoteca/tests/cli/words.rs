//! Every key that the program asks for has its words.

use std::collections::BTreeSet;
use std::path::Path;

use ludoteca_catalog::GAMES;
use ludoteca_words::{Lang, Words};

fn sources(dir: &Path, out: &mut String) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

/// Strings of the source that look like keys of messages.
fn keys_in_source() -> BTreeSet<String> {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let prefixes = [
        "value-",
        "option-",
        "argument-",
        "heading-",
        "usage-",
        "expected-",
        "unknown-",
        "overview-",
        "head-",
        "games-",
        "agents-",
        "sim-",
        "file-",
        "picture-",
        "report-",
        "analyse-",
        "tournament-",
        "queue-",
        "worker-",
        "bench-",
        "replay-",
        "explain-",
        "scenario-",
        "check-",
        "learn-",
        "deck-",
        "cards-",
        "ring-",
    ];
    text.split('"')
        .filter(|piece| prefixes.iter().any(|prefix| piece.starts_with(prefix)))
        .filter(|piece| piece.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn no_message_is_missing() {
    let mut keys = keys_in_source();
    assert!(keys.len() > 60, "{keys:?}");
    keys.remove("argument-");
    for game in GAMES {
        keys.insert(format!("game-{}", game.key()));
        keys.extend(game.extensions().iter().map(|ending| format!("check-{ending}")));
        keys.extend(game.measures().iter().map(|measure| format!("measure-{measure}")));
        for agent in game.agents() {
            let name = agent.name;
            let own = if name == "uniform" {
                "agent-uniform".into()
            } else {
                format!("agent-{}-{name}", game.key())
            };
            keys.insert(own);
            let parameter = |p: &ludoteca_catalog::Parameter| {
                format!("parameter-{}-{name}-{}", game.key(), p.name)
            };
            keys.extend(agent.parameters.iter().map(parameter));
        }
    }
    for noun in ["game", "rules", "switch", "agent", "parameter", "board"] {
        keys.insert(format!("unknown-{noun}"));
    }
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in &keys {
            assert!(words.has(key), "{key} has no words in {}", lang.code());
        }
    }
}
