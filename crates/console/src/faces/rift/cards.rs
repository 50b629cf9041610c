//! Cards and cells in words.

use serde_json::Value;

use crate::Scene;
use crate::scene::{count, list, text, whole};

/// The name of a card.
pub(super) fn card_name<'s>(scene: &Scene<'s>, card: usize) -> &'s str {
    text(&scene.setting["cards"][card]["name"])
}

/// The card of its notation, `c17`.
pub(super) fn card_of_notation(text: &str) -> Option<usize> {
    text.strip_prefix('c').and_then(|number| number.parse().ok())
}

/// A cell as people count: from 1.
pub(super) fn cell_name(scene: &Scene<'_>, cell: &Value) -> String {
    let number = |field: &str| (count(&cell[field]) as u64 + 1).into();
    scene.say("play-rift-cell", &[("column", number("x")), ("row", number("y"))])
}

/// The abilities of a card, in the language of the user.
pub(super) fn abilities(scene: &Scene<'_>, card: usize) -> Vec<String> {
    let said = |ability: &Value| {
        let (kind, number) = text(ability).split_once(' ').unwrap_or((text(ability), ""));
        let key = match kind {
            "Robar" => "play-rift-draw",
            "Defensor" => "play-rift-defender",
            "Fuerza" => "play-rift-force",
            "Eco" => "play-rift-eco",
            _ => return text(ability).to_owned(),
        };
        scene.say(key, &[("count", number.into())])
    };
    list(&scene.setting["cards"][card]["abilities"]).iter().map(said).collect()
}

/// The four values of a card: top, right, bottom, left.
pub(super) fn values(scene: &Scene<'_>, card: usize) -> [i64; 4] {
    let values = &scene.setting["cards"][card]["values"];
    [0, 1, 2, 3].map(|side| whole(&values[side]))
}

/// The card of a name, or of the beginning of one; the first that fits.
pub(super) fn find(said: &str, among: &[usize], scene: &Scene<'_>) -> Option<usize> {
    let said = said.to_lowercase();
    let starts = |card: &&usize| card_name(scene, **card).to_lowercase().starts_with(&said);
    among.iter().find(starts).filter(|_| !said.is_empty()).copied()
}

/// Everything about a card: by its number in the hand, or by name.
pub(super) fn describe(what: &str, scene: &Scene<'_>) -> Option<String> {
    let all: Vec<usize> = (0..list(&scene.setting["cards"]).len()).collect();
    let hand: Vec<usize> = list(&scene.view["hand"]).iter().map(count).collect();
    let numbered = what.parse::<usize>().ok().and_then(|n| hand.get(n.checked_sub(1)?).copied());
    let card = numbered.filter(|_| scene.looks.is_some()).or_else(|| find(what, &all, scene))?;
    let facts = &scene.setting["cards"][card];
    let [top, right, bottom, left] = values(scene, card);
    let value = whole(&facts["value"]).to_string();
    let abilities = abilities(scene, card).join(", ");
    let mut lines = vec![
        card_name(scene, card).to_owned(),
        format!("↑{top} →{right} ↓{bottom} ←{left}  {abilities}").trim_end().to_owned(),
    ];
    let args = [
        ("value", (&value).into()),
        ("rarity", text(&facts["rarity"]).into()),
        ("faction", text(&facts["faction"]).into()),
    ];
    lines.push(scene.say("play-rift-look", &args));
    Some(lines.join("\n"))
}
