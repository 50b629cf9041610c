//! Who stands on a square.

use super::facts::{players, token};
use crate::scene::count;
use crate::{Ink, Scene};

/// The tokens on a square in at most so many columns: `▸AB`, and `#C` for whoever sits in jail.
pub(super) fn on(scene: &Scene<'_>, square: usize, columns: usize) -> String {
    let here = players(scene).filter(|(_, player)| {
        player["out"] != true && !player["square"].is_null() && count(&player["square"]) == square
    });
    let (jailed, free): (Vec<_>, Vec<_>) = here.partition(|(_, player)| count(&player["jail"]) > 0);
    let mut signs: Vec<(char, Ink)> = Vec::new();
    for (sign, group) in [('▸', free), ('#', jailed)] {
        if !group.is_empty() {
            signs.push((sign, Ink::Dim));
            signs.extend(group.iter().map(|(seat, _)| (token(*seat), scene.ink(*seat))));
        }
    }
    if signs.len() > columns {
        signs.truncate(columns.saturating_sub(1));
        signs.push(('+', Ink::Dim));
    }
    signs.iter().map(|(sign, ink)| scene.paint(*ink, &sign.to_string())).collect()
}
