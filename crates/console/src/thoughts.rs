//! What a computer player thought, in words.

use crate::style::{fit_right, width, wrap};
use crate::{Face, Ink, Scene, Thought};

/// Candidates that are shown.
const MOST_CANDIDATES: usize = 5;
/// Terms that are shown whatever they come to.
const MOST_TERMS: usize = 4;
/// What is smaller is shown as zero.
const NOTHING: f64 = 0.0005;

/// What a player decided and what it weighed, the best first; the message of `key` says who
/// decided what. Without `all` only what it decided is told: the rest would show its hand.
pub(crate) fn explain(
    key: &str,
    thought: &Thought,
    face: &dyn Face,
    scene: &Scene<'_>,
    all: bool,
) -> String {
    let action = face.name_action(&thought.action, scene);
    let args = [("agent", (&thought.agent).into()), ("action", (&action).into())];
    let mut lines = vec![scene.say(key, &args)];
    let mut candidates: Vec<_> = thought.candidates.iter().collect();
    candidates.retain(|candidate| all || candidate.action == thought.action);
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    let number = |value: f64| {
        let whole = value.fract() == 0.0;
        scene.words.decimal(value, if whole { 0 } else { 3 })
    };
    let values: Vec<String> = candidates.iter().map(|one| number(one.value)).collect();
    let columns = values.iter().take(MOST_CANDIDATES).map(|text| width(text)).max().unwrap_or(0);
    for (candidate, value) in candidates.iter().zip(&values).take(MOST_CANDIDATES) {
        let mark = if candidate.action == thought.action { "▸" } else { " " };
        let name = face.name_action(&candidate.action, scene);
        let value = scene.paint(Ink::Bold, &fit_right(value, columns));
        let term = |(name, value): &(String, f64)| {
            format!("{} {}", scene.words.term(name), number(*value))
        };
        let terms: Vec<String> = telling(&candidate.terms).map(term).collect();
        let terms =
            if terms.is_empty() { String::new() } else { format!(" ({})", terms.join(", ")) };
        let line = format!("{mark} {value}  {name}{}", scene.paint(Ink::Dim, &terms));
        lines.push(wrap(&line, scene.style.width, columns + 4));
    }
    if thought.candidates.is_empty() {
        lines.push(scene.say("play-no-reasons", &[]));
    }
    lines.join("\n")
}

/// Terms that say something: of many, those that come to nothing are left out.
fn telling(terms: &[(String, f64)]) -> impl Iterator<Item = &(String, f64)> {
    let many = terms.len() > MOST_TERMS;
    terms.iter().filter(move |(_, value)| !many || value.abs() >= NOTHING)
}
