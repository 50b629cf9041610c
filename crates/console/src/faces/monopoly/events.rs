//! What happened at a table of Monopoly, in sentences.

use serde_json::Value;

use super::actions::{Terms, card_text};
use super::facts::{seats_of, square_name};
use super::percent;
use super::question::to_whom;
use crate::Scene;
use crate::scene::{count, list, seat, text, whole};

pub(super) fn tell(event: &Value, scene: &Scene<'_>) -> Option<String> {
    let kind = text(&event["event"]);
    let key = format!("play-monopoly-e-{kind}");
    let who = seat(&event["seat"]);
    let place = |field: &str| event[field].as_u64().and_then(|n| usize::try_from(n).ok());
    let name_of = |field: &str| place(field).map_or("", |square| square_name(scene, square));
    let amount_of = |field: &str| scene.number(whole(&event[field]));
    let dice = || {
        let dice = list(&event["dice"]);
        let pips: Vec<i64> = dice.iter().map(whole).collect();
        format!("{} + {}", pips.first().unwrap_or(&0), pips.get(1).unwrap_or(&0))
    };
    match kind {
        "opening-roll" | "rolled" => Some(scene.tell(&key, who?, &[("dice", (&dice()).into())])),
        "moved" => Some(scene.tell(&key, who?, &[("name", name_of("to").into())])),
        "starts" => {
            let name = scene.whom(who?);
            Some(scene.say(&key, &[("name", (&name).into())]))
        }
        "kept-card" | "claimed" | "left-auction" | "passed" | "stays-in-jail" => {
            Some(scene.tell(&key, who?, &[]))
        }
        "bid" if percent::is_on(scene) && whole(&event["amount"]) == 0 => {
            Some(scene.tell("play-monopoly-e-no-offer", who?, &[]))
        }
        "bid" if percent::is_on(scene) => {
            let share = amount_of("amount");
            Some(scene.tell("play-monopoly-e-offer", who?, &[("share", (&share).into())]))
        }
        "salary" | "pot-won" | "bid" => {
            let amount = amount_of("amount");
            Some(scene.tell(&key, who?, &[("amount", (&amount).into())]))
        }
        "jailed" => Some(scene.tell(&format!("{key}-{}", text(&event["why"])), who?, &[])),
        "freed" => Some(scene.tell(&format!("{key}-{}", text(&event["how"])), who?, &[])),
        "dealt" | "bought" | "sold-lot" | "mortgaged" | "lifted" | "built" | "sold-building" => {
            let field = match kind {
                "sold-lot" | "sold-building" => "refund",
                "mortgaged" => "amount",
                "lifted" => "cost",
                _ => "price",
            };
            let amount = amount_of(field);
            let level = count(&event["level"]) as u64;
            let args = [
                ("name", name_of("lot").into()),
                ("amount", (&amount).into()),
                ("level", level.into()),
            ];
            Some(scene.tell(&key, who?, &args))
        }
        "declined" | "kept-mortgage" => {
            Some(scene.tell(&key, who?, &[("name", name_of("lot").into())]))
        }
        "in-debt" => {
            let amount = amount_of("amount");
            let to = to_whom(scene, &seats_of(&event["creditors"]));
            Some(scene.tell(&key, who?, &[("amount", (&amount).into()), ("to", (&to).into())]))
        }
        "bankrupt" => {
            let to = to_whom(scene, &seats_of(&event["creditors"]));
            Some(scene.tell(&key, who?, &[("to", (&to).into())]))
        }
        "drew" => {
            let text = card_text(scene, count(&event["deck"]), count(&event["card"]));
            Some(scene.tell(&key, who?, &[("text", text.into())]))
        }
        _ => among_several(kind, &key, event, scene),
    }
}

/// What concerns more than one, or nobody in particular.
fn among_several(kind: &str, key: &str, event: &Value, scene: &Scene<'_>) -> Option<String> {
    let lot = event["lot"].as_u64().and_then(|n| usize::try_from(n).ok());
    let wares = || match lot {
        Some(lot) => square_name(scene, lot).to_owned(),
        None if event["hotel"] == true => scene.say("play-monopoly-a-hotel", &[]),
        None => scene.say("play-monopoly-a-house", &[]),
    };
    let whom = |field: &str| seat(&event[field]).map(|seat| scene.whom(seat));
    match kind {
        "auction-begins" | "unsold" => Some(scene.say(key, &[("name", (&wares()).into())])),
        "sold" => {
            let price = scene.number(whole(&event["price"]));
            let name = wares();
            let args = [("name", (&name).into()), ("amount", (&price).into())];
            Some(scene.tell(key, seat(&event["to"])?, &args))
        }
        // What was bought, built or agreed is told with its price.
        "paid" if event["cause"].is_null() => None,
        "paid" => {
            let amount = scene.number(whole(&event["amount"]));
            let cause = scene.say(&format!("play-monopoly-cause-{}", text(&event["cause"])), &[]);
            let bank = || scene.say("play-monopoly-bank", &[]);
            let args = [("amount", (&amount).into()), ("cause", (&cause).into())];
            match seat(&event["from"]) {
                Some(from) => {
                    let to = whom("to").unwrap_or_else(bank);
                    let args = [args[0], args[1], ("to", (&to).into())];
                    Some(scene.tell(key, from, &args))
                }
                None => Some(scene.tell("play-monopoly-e-got", seat(&event["to"])?, &args)),
            }
        }
        "offered" => {
            let offer = &event["offer"];
            let (give, want) = Terms::of_offer(offer).sides(scene);
            let to = seat(&offer["to"]).map(|seat| scene.whom(seat))?;
            let args = [("to", (&to).into()), ("give", (&give).into()), ("want", (&want).into())];
            Some(scene.tell(key, seat(&event["from"])?, &args))
        }
        "accepted" | "refused" => {
            let from = whom("from")?;
            Some(scene.tell(key, seat(&event["to"])?, &[("from", (&from).into())]))
        }
        "transferred" => {
            let to = whom("to").unwrap_or_else(|| scene.say("play-monopoly-bank", &[]));
            let name = lot.map_or("", |lot| square_name(scene, lot));
            Some(scene.say(key, &[("name", name.into()), ("to", (&to).into())]))
        }
        "package-proposed" | "package-done" => Some(scene.tell(key, seat(&event["by"])?, &[])),
        "package-failed" => {
            let name = whom("refused_by")?;
            Some(scene.say(key, &[("name", (&name).into())]))
        }
        // The rest is told by what comes of it, or by the board.
        _ => None,
    }
}
