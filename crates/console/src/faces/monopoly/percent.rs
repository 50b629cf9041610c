//! Auctions in which everybody offers once, so many percent on top of half the price.

use serde_json::Value;

use super::facts::owned;
use crate::Scene;
use crate::scene::{count, text, whole};

/// Whether lots are auctioned so.
pub(super) fn is_on(scene: &Scene<'_>) -> bool {
    text(&scene.setting["rules"]["auctions"]) == "percent"
}

/// An offer in words, with what it would cost.
pub(super) fn name(share: i64, scene: &Scene<'_>) -> String {
    if share == 0 {
        return scene.say("play-monopoly-percent-none", &[]);
    }
    let price = cost(share, &scene.view["business"]["auction"], scene);
    let (share, price) = (scene.number(share), scene.number(price));
    scene.say("play-monopoly-percent", &[("share", (&share).into()), ("price", (&price).into())])
}

/// What an offer would cost: half the price and the share, and a tenth to lift a mortgage.
fn cost(share: i64, auction: &Value, scene: &Scene<'_>) -> i64 {
    let lot = count(&auction["wares"]["lot"]);
    let mortgaged = owned(scene, lot).is_some_and(|lot| lot.mortgaged);
    let least = if mortgaged { 60 } else { 50 };
    whole(&scene.setting["squares"][lot]["price"]) * (least + share) / 100
}
