//! How the players stand, one line each.

use ludoteca_core::Turn;
use serde_json::Value;

use super::facts::{jail_cards, players, token};
use super::middle::{fitting, place};
use crate::scene::{list, whole};
use crate::style::{fit, fit_right, width};
use crate::{Ink, Scene};

/// Name, money, place, cards and lots of everybody, in at most so many columns.
pub(super) fn lines(scene: &Scene<'_>, columns: usize) -> Vec<String> {
    let names: Vec<String> = players(scene).map(|(seat, _)| scene.who(seat)).collect();
    let cash: Vec<String> =
        players(scene).map(|(_, player)| scene.number(whole(&player["cash"]))).collect();
    let widest = |texts: &[String]| texts.iter().map(|text| width(text)).max().unwrap_or(0);
    let (name_columns, cash_columns) = (widest(&names).min(24), widest(&cash));
    players(scene)
        .map(|(seat, player)| {
            let mark = if scene.turn == Turn::Decide(seat) { "▸" } else { " " };
            let name = format!("{} {}", token(seat), fit(&names[seat.idx()], name_columns));
            let name = scene.paint(scene.ink(seat), &name);
            if player["out"] == true {
                return format!("{mark} {name}  {}", scene.say("play-monopoly-out", &[]));
            }
            let cash = scene.paint(Ink::Bold, &fit_right(&cash[seat.idx()], cash_columns));
            let line = format!("{mark} {name}  {cash}  ");
            let room = columns.saturating_sub(width(&line));
            format!("{line}{}", fitting(&rest(scene, player), room)).trim_end().to_owned()
        })
        .collect()
}

/// Where a player stands, cards and lots.
fn rest(scene: &Scene<'_>, player: &Value) -> Vec<String> {
    let mut parts = vec![place(scene, player)];
    let lots = list(&player["lots"]).len();
    if lots > 0 {
        parts.push(scene.say("play-monopoly-lots", &[("lots", (lots as u64).into())]));
    }
    let cards = jail_cards(player);
    if cards > 0 {
        parts.push(scene.say("play-monopoly-cards", &[("cards", (cards as u64).into())]));
    }
    parts
}
