//! What is asked now.

use ludoteca_core::Seat;
use serde_json::Value;

use super::actions::{Terms, card_text};
use super::facts::{square_name, token};
use super::percent;
use crate::Scene;
use crate::scene::{count, list, seat, text, whole};

/// A debt of the one who decides.
pub(super) struct OwnDebt {
    pub(super) total: i64,
    cause: String,
    creditors: Vec<Seat>,
}

/// The debt that has to be settled first, if the one who decides has a part in it.
pub(super) fn debt(scene: &Scene<'_>) -> Option<OwnDebt> {
    let debt = list(&scene.view["debts"]).last()?;
    let actor = scene.actor()?;
    let creditors: Vec<Seat> = list(&debt["creditors"]).iter().filter_map(seat).collect();
    let owes = list(&debt["debtors"]).iter().filter_map(seat).any(|debtor| debtor == actor);
    let times = i64::try_from(creditors.len().max(1)).unwrap_or(1);
    owes.then(|| OwnDebt {
        total: whole(&debt["amount"]) * times,
        cause: text(&debt["cause"]).to_owned(),
        creditors,
    })
}

pub(super) fn ask(scene: &Scene<'_>) -> Option<String> {
    let business = &scene.view["business"];
    if let Some((kind, facts)) = business.as_object().and_then(|object| object.iter().next()) {
        return about_business(kind, facts, scene);
    }
    let me = scene.looks?;
    let player = &scene.view["players"][me.idx()];
    let cash = scene.number(whole(&player["cash"]));
    let square = count(&player["square"]);
    let facts = &scene.setting["squares"][square];
    let name = ("name", square_name(scene, square).into());
    let cash = ("cash", (&cash).into());
    if let Some(debt) = debt(scene) {
        let total = scene.number(debt.total);
        let to = to_whom(scene, &debt.creditors);
        let cause = scene.say(&format!("play-monopoly-cause-{}", debt.cause), &[]);
        let args =
            [("amount", (&total).into()), ("to", (&to).into()), ("cause", (&cause).into()), cash];
        return Some(scene.say("play-monopoly-ask-debt", &args));
    }
    let phase = &scene.view["phase"];
    if let Some(open) = phase.get("choosing") {
        let text = card_text(scene, count(&open["deck"]), count(&open["card"]));
        return Some(scene.say("play-monopoly-ask-card", &[("text", text.into())]));
    }
    match phase.as_str()? {
        "before" if count(&player["jail"]) > 0 => Some(scene.say("play-monopoly-ask-jail", &[])),
        "before" => {
            let token = token(me).to_string();
            Some(scene.say("play-monopoly-ask-before", &[("token", (&token).into()), cash]))
        }
        "buying" => {
            let price = scene.number(whole(&facts["price"]));
            let args = [name, ("amount", (&price).into()), cash];
            Some(scene.say("play-monopoly-ask-buy", &args))
        }
        "taxing" => Some(scene.say("play-monopoly-ask-tax", &[name])),
        "after" => Some(scene.say("play-monopoly-ask-after", &[name])),
        "others" => Some(scene.say("play-monopoly-ask-others", &[])),
        _ => None,
    }
}

/// Names, or the bank.
pub(super) fn to_whom(scene: &Scene<'_>, seats: &[Seat]) -> String {
    if seats.is_empty() {
        return scene.say("play-monopoly-bank", &[]);
    }
    let names: Vec<String> = seats.iter().map(|&seat| scene.whom(seat)).collect();
    names.join(", ")
}

fn about_business(kind: &str, facts: &Value, scene: &Scene<'_>) -> Option<String> {
    match kind {
        "auction" => Some(auction(facts, scene)),
        "trade" => {
            let (gets, gives) = Terms::of_offer(facts).sides(scene);
            let name = scene.who(seat(&facts["from"])?);
            let args =
                [("name", (&name).into()), ("gets", (&gets).into()), ("gives", (&gives).into())];
            Some(scene.say("play-monopoly-ask-trade", &args))
        }
        "package" => {
            let legs: Vec<String> =
                list(&facts["legs"]).iter().map(|leg| a_leg(leg, scene)).collect();
            let name = scene.who(seat(&facts["proposer"])?);
            let legs = legs.join("; ");
            let args = [("name", (&name).into()), ("legs", (&legs).into())];
            Some(scene.say("play-monopoly-ask-package", &args))
        }
        "interest" => {
            let lot = list(&facts["lots"]).first().map_or(0, count);
            let name = square_name(scene, lot);
            Some(scene.say("play-monopoly-ask-interest", &[("name", name.into())]))
        }
        "claim" => {
            let name = scene.who(seat(&facts["builder"])?);
            Some(scene.say("play-monopoly-ask-claim", &[("name", (&name).into())]))
        }
        "placing" => Some(scene.say("play-monopoly-ask-place", &[])),
        _ => None,
    }
}

/// One leg of a package.
pub(super) fn a_leg(leg: &Value, scene: &Scene<'_>) -> String {
    let things = Terms::of_leg(leg).sides(scene).0;
    let name = |field: &str| seat(&leg[field]).map_or_else(String::new, |seat| scene.name(seat));
    format!("{} → {}: {}", name("from"), name("to"), things)
}

/// What is auctioned, and its price.
pub(super) fn wares(auction: &Value, scene: &Scene<'_>) -> (String, String) {
    let wares = &auction["wares"];
    let lot = wares["lot"].as_u64().and_then(|lot| usize::try_from(lot).ok());
    let name = match lot {
        Some(lot) => square_name(scene, lot).to_owned(),
        None if wares == "hotel" => scene.say("play-monopoly-a-hotel", &[]),
        None => scene.say("play-monopoly-a-house", &[]),
    };
    let price = lot.map_or(0, |lot| whole(&scene.setting["squares"][lot]["price"]));
    (name, scene.number(price))
}

fn auction(facts: &Value, scene: &Scene<'_>) -> String {
    let (name, price) = wares(facts, scene);
    let bid = scene.number(whole(&facts["bid"]));
    let mut args = vec![("name", (&name).into()), ("price", (&price).into())];
    let bidder = seat(&facts["bidder"]).map(|seat| scene.whom(seat));
    let what = if percent::is_on(scene) { "offer" } else { "bid" };
    let Some(bidder) = bidder else {
        return scene.say(&format!("play-monopoly-ask-first-{what}"), &args);
    };
    args.extend([("amount", (&bid).into()), ("bidder", (&bidder).into())]);
    scene.say(&format!("play-monopoly-ask-{what}"), &args)
}
