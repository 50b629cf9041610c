//! What people type at a table of Parchís: a piece, or a move in notation.

use super::pieces::{piece_name, piece_of};
use crate::Scene;
use crate::scene::{list, text};

pub(super) fn read(line: &str, scene: &Scene<'_>) -> Result<String, String> {
    let line = line.to_lowercase();
    let (piece, steps) = match line.find(['+', ' ']) {
        Some(at) => line.split_at(at),
        None => (line.as_str(), ""),
    };
    let moves = list(&scene.view["moves"]);
    let wrong = || {
        let names: Vec<String> =
            moves.iter().map(|known| piece_name(scene, text(&known["piece"]))).collect();
        let names = names.join(", ");
        let args = [("found", (&line).into()), ("pieces", (&names).into())];
        scene.say("play-parchis-expected", &args)
    };
    let piece = piece_of(scene, piece).ok_or_else(wrong)?;
    if !steps.is_empty() {
        let out = [" out", " fuera", " sale"].contains(&steps);
        return Ok(if out { format!("{piece} out") } else { format!("{piece}{steps}") });
    }
    let fitting: Vec<&str> = moves
        .iter()
        .filter(|known| text(&known["piece"]) == piece)
        .map(|known| text(&known["action"]))
        .collect();
    match fitting[..] {
        [only] => Ok(only.to_owned()),
        [] => Err(wrong()),
        _ => {
            let ways = fitting.join(", ");
            Err(scene.say("play-parchis-which", &[("ways", (&ways).into())]))
        }
    }
}
