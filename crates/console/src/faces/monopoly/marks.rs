//! Two signs for every square: the colour of its group, or what it is.

use serde_json::Value;

use crate::scene::{list, text};
use crate::{Ink, Scene};

/// Columns of a mark.
pub(super) const WIDTH: usize = 2;

/// Grounds for groups whose names say no colour that we know, in the order of the board.
const OTHERS: [u8; 8] = [45, 106, 105, 43, 101, 103, 102, 104];

/// Words in names of groups, and the grounds of these colours; the first that fits.
const COLOURS: &[(&str, u8)] = &[
    ("azul oscuro", 44),
    ("dark blue", 44),
    ("azul cielo", 106),
    ("celeste", 106),
    ("light blue", 106),
    ("marr", 45),
    ("brown", 45),
    ("purple", 45),
    ("morado", 45),
    ("pink", 105),
    ("rosa", 105),
    ("naranja", 43),
    ("orange", 43),
    ("roj", 101),
    ("red", 101),
    ("amarill", 103),
    ("yellow", 103),
    ("verde", 102),
    ("green", 102),
    ("azul", 104),
    ("blue", 104),
];

/// The group of a square.
pub(super) fn group(scene: &Scene<'_>, square: usize) -> Option<usize> {
    let group = scene.setting["squares"][square]["group"].as_u64()?;
    usize::try_from(group).ok()
}

/// The mark of a square, and its ink.
pub(super) fn of_square(scene: &Scene<'_>, square: usize) -> (String, Ink) {
    let facts = &scene.setting["squares"][square];
    match (text(&facts["kind"]), group(scene, square)) {
        ("street", Some(group)) => (of_group(scene, group), ground(scene, group)),
        (kind, _) if KINDS.contains(&kind) => {
            (scene.say(&format!("play-monopoly-mark-{kind}"), &[]), Ink::Dim)
        }
        _ => (String::new(), Ink::Dim),
    }
}

/// Kinds of squares that have a mark of their own, with a message for it and one that explains it.
pub(super) const KINDS: [&str; 9] =
    ["go", "station", "utility", "cards", "tax", "income-tax", "jail", "go-to-jail", "parking"];

/// The mark of a group of streets: two letters of its name that no group before it has.
pub(super) fn of_group(scene: &Scene<'_>, group: usize) -> String {
    let groups = list(&scene.setting["groups"]);
    let mut taken: Vec<String> = Vec::new();
    for known in groups.iter().take(group + 1).filter(|known| known["streets"] == true) {
        let mark = letters(text(&known["name"]), &taken);
        taken.push(mark);
    }
    taken.pop().unwrap_or_default()
}

fn letters(name: &str, taken: &[String]) -> String {
    let lower = name.to_lowercase();
    let letters: Vec<char> = lower.chars().filter(|sign| sign.is_alphanumeric()).collect();
    let Some(&first) = letters.first() else { return (taken.len() + 1).to_string() };
    let initials: Vec<char> =
        lower.split_whitespace().filter_map(|word| word.chars().next()).collect();
    let second = initials.get(1).into_iter().chain(&letters[1..]).copied().chain('1'..='9');
    let mut marks = second.map(|second| String::from_iter([first, second]));
    marks.find(|mark| !taken.contains(mark)).unwrap_or_else(|| first.to_string())
}

/// The ground of a group's colour: the letters on it say the same.
fn ground(scene: &Scene<'_>, group: usize) -> Ink {
    let groups = list(&scene.setting["groups"]);
    let name = groups.get(group).map_or("", |known| text(&known["name"])).to_lowercase();
    let known = COLOURS.iter().find(|(word, _)| name.contains(word)).map(|(_, ground)| *ground);
    let streets = |known: &&Value| known["streets"] == true;
    let before = groups.iter().take(group).filter(streets).count();
    Ink::Ground(known.unwrap_or(OTHERS[before % OTHERS.len()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_groups_have_the_same_mark() {
        let names =
            ["azul oscuro", "azul cielo", "rosa", "naranja", "rojo", "rosado", "r", "", "r"];
        let mut taken: Vec<String> = Vec::new();
        for name in names {
            let mark = letters(name, &taken);
            assert!(!taken.contains(&mark), "{mark}");
            taken.push(mark);
        }
        assert_eq!(taken, ["ao", "ac", "ro", "na", "rj", "rs", "r1", "8", "r2"]);
    }
}
