//! What people type at a table of The Rift: card, column, row, all from 1.

use super::cards::find;
use crate::Scene;
use crate::scene::{count, list};

pub(super) fn read(line: &str, scene: &Scene<'_>) -> Result<String, String> {
    let line = line.to_lowercase();
    if line.contains('@') || line == "take-over" {
        return Ok(line);
    }
    if ["take", "tomar", "tomarla"].contains(&line.as_str()) {
        return Ok("take-over".into());
    }
    let how = || scene.say("play-rift-expected", &[("found", (&line).into())]);
    let words: Vec<&str> =
        line.split(|c: char| c == ',' || c.is_whitespace()).filter(|w| !w.is_empty()).collect();
    let [card @ .., column, row] = &words[..] else { return Err(how()) };
    let cell = cell(column, row, scene).ok_or_else(how)?;
    if !scene.view["echo"].is_null() && card.is_empty() {
        return Ok(format!("echo@{cell}"));
    }
    let hand: Vec<usize> = list(&scene.view["hand"]).iter().map(count).collect();
    let card = match card {
        [] => return Err(how()),
        [number] if number.parse::<usize>().is_ok() => {
            let place = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            place.and_then(|place| hand.get(place).copied())
        }
        name => find(&name.join(" "), &hand, scene),
    };
    let most = hand.len() as u64;
    let no_card = || scene.say("play-rift-no-card", &[("most", most.into())]);
    Ok(format!("c{}@{cell}", card.ok_or_else(no_card)?))
}

/// A cell of the board, as the notation counts: from 0.
fn cell(column: &str, row: &str, scene: &Scene<'_>) -> Option<String> {
    let board = &scene.setting["board"];
    let place = |text: &str, most: usize| {
        text.parse::<usize>().ok().filter(|n| (1..=most).contains(n)).map(|n| n - 1)
    };
    let column = place(column, count(&board["width"]))?;
    let row = place(row, count(&board["height"]))?;
    Some(format!("{column},{row}"))
}
