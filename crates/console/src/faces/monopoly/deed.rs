//! A closer look at a square.

use super::{owned, square_name};
use crate::Scene;
use crate::scene::{list, text, whole};

/// Everything about a square, in a few lines.
pub(super) fn describe(square: usize, scene: &Scene<'_>) -> String {
    let facts = &scene.setting["squares"][square];
    let number = |name: &str| scene.number(whole(&facts[name]));
    let list_of = |name: &str| {
        let values: Vec<String> =
            list(&facts[name]).iter().map(|value| scene.number(whole(value))).collect();
        values.join(" · ")
    };
    let mut lines = vec![format!("{square}  {}", square_name(scene, square))];
    if facts["price"].is_i64() {
        let (price, mortgage) = (number("price"), number("mortgage"));
        let args = [("price", (&price).into()), ("mortgage", (&mortgage).into())];
        lines.push(scene.say("play-monopoly-look-price", &args));
    }
    match text(&facts["kind"]) {
        "street" => {
            let rents = list_of("rents");
            lines.push(scene.say("play-monopoly-look-street", &[("rents", (&rents).into())]));
            let (house, hotel) = (number("house_price"), number("hotel_price"));
            let args = [("house", (&house).into()), ("hotel", (&hotel).into())];
            lines.push(scene.say("play-monopoly-look-building", &args));
        }
        "station" => {
            let rents = list_of("rents");
            lines.push(scene.say("play-monopoly-look-station", &[("rents", (&rents).into())]));
        }
        "utility" => {
            let factors = list_of("multipliers");
            let args = [("factors", (&factors).into())];
            lines.push(scene.say("play-monopoly-look-utility", &args));
        }
        "tax" => {
            let amount = number("amount");
            lines.push(scene.say("play-monopoly-look-tax", &[("amount", (&amount).into())]));
        }
        "income-tax" => {
            let (fixed, percent) = (number("fixed"), number("percent"));
            let args = [("amount", (&fixed).into()), ("percent", (&percent).into())];
            lines.push(scene.say("play-monopoly-look-income-tax", &args));
        }
        "go" => {
            let amount = number("salary");
            lines.push(scene.say("play-monopoly-look-go", &[("amount", (&amount).into())]));
        }
        "jail" => {
            let amount = number("fine");
            lines.push(scene.say("play-monopoly-look-jail", &[("amount", (&amount).into())]));
        }
        _ => {}
    }
    if let Some(group) = facts["group"].as_u64().and_then(|group| usize::try_from(group).ok()) {
        let members = list(&scene.setting["groups"][group]["squares"]);
        let names = members.iter().filter_map(serde_json::Value::as_u64).map(|member| {
            let member = usize::try_from(member).unwrap_or(0);
            let holder = owned(scene, member)
                .map_or_else(|| scene.say("play-monopoly-nobody", &[]), |lot| scene.who(lot.by));
            format!("{member} {} ({holder})", square_name(scene, member))
        });
        let names = names.collect::<Vec<_>>().join(", ");
        lines.push(scene.say("play-monopoly-look-group", &[("lots", (&names).into())]));
    }
    lines.join("\n")
}
