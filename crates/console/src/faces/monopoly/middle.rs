//! What stands in the middle of the ring: the players, the dice, the bank, what is going on.

use serde_json::Value;

use super::actions::Terms;
use super::facts::{lots, players, square_name, stock, tag, token};
use super::{marks, standing};
use crate::scene::{count, list, seat, text, whole};
use crate::style::{width, wrap};
use crate::{Ink, Scene};

/// Lines of at most so many columns. What everybody owns comes along if there are lines for it.
pub(super) fn lines(scene: &Scene<'_>, columns: usize, most: usize) -> Vec<String> {
    let mut lines = vec![scene.paint(Ink::Dim, &fitting(&header(scene), columns)), String::new()];
    lines.extend(standing::lines(scene, columns));
    let business = business(scene);
    if !business.is_empty() {
        lines.push(String::new());
        let broken = business.iter().map(|line| wrap(line, columns, 4));
        lines.extend(broken.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()));
    }
    let holdings = holdings(scene, columns);
    if !holdings.is_empty() && lines.len() + holdings.len() < most {
        lines.push(String::new());
        lines.extend(holdings);
    }
    if lines.len() < most {
        lines.insert(0, String::new());
    }
    lines
}

/// As many of some things as fit into a line.
pub(super) fn fitting(things: &[String], columns: usize) -> String {
    let mut line = String::new();
    for thing in things {
        let joined = if line.is_empty() { thing.clone() } else { format!("{line} · {thing}") };
        if width(&joined) > columns {
            break;
        }
        line = joined;
    }
    line
}

/// The turn, the last dice, the pot, and what the bank has left: the most important first.
pub(super) fn header(scene: &Scene<'_>) -> Vec<String> {
    let turn = count(&scene.view["turns"]) as u64;
    let mut parts = vec![scene.say("play-monopoly-turn", &[("turn", turn.into())])];
    let dice: Vec<i64> = list(&scene.view["dice"]).iter().map(whole).collect();
    if let [first, second] = dice[..]
        && first > 0
    {
        let dice = format!("{first} + {second}");
        parts.push(scene.say("play-monopoly-dice", &[("dice", (&dice).into())]));
    }
    let pot = whole(&scene.view["pot"]);
    if pot > 0 {
        let pot = scene.number(pot);
        parts.push(scene.say("play-monopoly-pot", &[("amount", (&pot).into())]));
    }
    if let Some((houses, hotels)) = stock(scene) {
        let args = [("houses", (houses as u64).into()), ("hotels", (hotels as u64).into())];
        parts.push(scene.say("play-monopoly-stock", &args));
    }
    parts
}

/// An auction, an offer or a debt, for everybody to see.
fn business(scene: &Scene<'_>) -> Vec<String> {
    let open = &scene.view["business"];
    if let Some((kind, facts)) = open.as_object().and_then(|object| object.iter().next()) {
        return match kind.as_str() {
            "auction" => auction(facts, scene),
            "trade" => trade(facts, scene),
            "package" => package(facts, scene),
            _ => Vec::new(),
        };
    }
    let Some(debt) = list(&scene.view["debts"]).last() else { return Vec::new() };
    let title = scene.say("play-monopoly-debt", &[]);
    let cause = scene.say(&format!("play-monopoly-cause-{}", text(&debt["cause"])), &[]);
    let mut lines = vec![scene.paint(Ink::Bold, &format!("{title} · {cause}"))];
    let creditors: Vec<_> = list(&debt["creditors"]).iter().filter_map(seat).collect();
    let amount = scene.number(whole(&debt["amount"]));
    for debtor in list(&debt["debtors"]).iter().filter_map(seat) {
        let to = super::question::to_whom(scene, &creditors);
        lines.push(format!("  {} → {to}: {amount}", scene.name(debtor)));
    }
    lines
}

fn auction(facts: &Value, scene: &Scene<'_>) -> Vec<String> {
    let title = scene.say("play-monopoly-auction-title", &[]);
    let (name, price) = super::question::wares(facts, scene);
    let mut lines = vec![scene.paint(Ink::Bold, &format!("{title} · {name} ({price})"))];
    let highest = seat(&facts["bidder"]);
    let sign = if super::percent::is_on(scene) { " %" } else { "" };
    let bid = scene.number(whole(&facts["bid"])) + sign;
    let bidding: Vec<_> = list(&facts["bidding"]).iter().filter_map(seat).collect();
    for (seat, player) in players(scene).filter(|(_, player)| player["out"] != true) {
        let (key, bid) = if highest == Some(seat) {
            ("play-monopoly-bids", bid.as_str())
        } else if bidding.contains(&seat) {
            ("play-monopoly-may-bid", "")
        } else {
            ("play-monopoly-left", "")
        };
        let cash = scene.number(whole(&player["cash"]));
        let how = scene.say(key, &[("amount", bid.into()), ("cash", (&cash).into())]);
        let name = scene.paint(scene.ink(seat), &format!("{} {}", token(seat), scene.name(seat)));
        lines.push(format!("  {name}: {how}"));
    }
    lines
}

fn trade(facts: &Value, scene: &Scene<'_>) -> Vec<String> {
    let (give, want) = Terms::of_offer(facts).sides(scene);
    let name = |field: &str| seat(&facts[field]).map_or_else(String::new, |seat| scene.name(seat));
    let (from, to) = (name("from"), name("to"));
    vec![
        scene.paint(Ink::Bold, &scene.say("play-monopoly-trade-title", &[])),
        format!("  {from} → {to}: {give}"),
        format!("  {to} → {from}: {want}"),
    ]
}

fn package(facts: &Value, scene: &Scene<'_>) -> Vec<String> {
    let mut lines = vec![scene.paint(Ink::Bold, &scene.say("play-monopoly-package-title", &[]))];
    let legs = list(&facts["legs"]).iter();
    lines.extend(legs.map(|leg| format!("  {}", super::question::a_leg(leg, scene))));
    lines
}

/// What everybody owns, group by group: `A  ao 1 3  na 16(2) 18(2) 19(2)`.
fn holdings(scene: &Scene<'_>, columns: usize) -> Vec<String> {
    let line = |(seat, player): (_, &Value)| {
        let lots = lots(seat, player);
        if lots.is_empty() {
            return Vec::new();
        }
        let mut groups: Vec<usize> =
            lots.iter().filter_map(|lot| marks::group(scene, lot.square)).collect();
        let mut seen = Vec::new();
        groups.retain(|group| {
            !seen.contains(group) && {
                seen.push(*group);
                true
            }
        });
        let of_group = |group: &usize| {
            let own = lots.iter().filter(|lot| marks::group(scene, lot.square) == Some(*group));
            let own: Vec<_> = own.collect();
            let (mark, ink) = marks::of_square(scene, own[0].square);
            let things: Vec<String> = own
                .iter()
                .map(|lot| {
                    let built = tag(**lot).split_off(1);
                    let built = if built.is_empty() { built } else { format!("({built})") };
                    format!("{}{built}", lot.square)
                })
                .collect();
            format!("{} {}", scene.paint(ink, &mark), things.join(" "))
        };
        let groups: Vec<String> = groups.iter().map(of_group).collect();
        let name = scene.paint(scene.ink(seat), &token(seat).to_string());
        let text = wrap(&format!("  {name}  {}", groups.join("  ")), columns, 5);
        text.lines().map(str::to_owned).collect()
    };
    players(scene).flat_map(line).collect()
}

/// The square where somebody stands, or that they are in jail.
pub(super) fn place(scene: &Scene<'_>, player: &Value) -> String {
    let jailed = count(&player["jail"]);
    if jailed > 0 {
        return scene.say("play-monopoly-jailed", &[("turn", (jailed as u64).into())]);
    }
    let square = count(&player["square"]);
    format!("{square} {}", square_name(scene, square))
}
