//! Actions of Monopoly in words.

use ludoteca_core::Seat;
use serde_json::Value;

use super::facts::{owned, square_name};
use super::percent;
use crate::Scene;
use crate::scene::{count, list, text, whole};

/// Where an action stands in the list: what goes on first, then building, then raising money,
/// then trading.
pub(super) fn rank(action: &str) -> u8 {
    match verb(action) {
        "build" => 1,
        "lift" | "keep" => 2,
        "sell" | "sell-down" => 3,
        "mortgage" => 4,
        "sell-lot" | "auction" => 5,
        "trade" => 6,
        "leg" => 7,
        _ => 0,
    }
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// An action in words; notation that is not known stays as it is.
pub(super) fn name(action: &str, scene: &Scene<'_>) -> String {
    let mut words = action.split(' ');
    let verb = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    match verb {
        "build" | "sell" | "mortgage" | "lift" | "keep" | "sell-lot" | "auction" | "sell-down" => {
            on_square(verb, &rest, scene)
        }
        "bid" => {
            let amount = scene.number(first(&rest));
            scene.say("play-monopoly-bid", &[("amount", (&amount).into())])
        }
        "percent" => percent::name(first(&rest), scene),
        "buy" | "tax-fixed" | "tax-percent" | "fine" | "pay" => paid(verb, scene),
        "card-of" => {
            let deck: usize = rest.first().and_then(|n| n.parse().ok()).unwrap_or(usize::MAX);
            let name = text(&scene.setting["decks"][deck]["name"]);
            scene.say("play-monopoly-card-of", &[("deck", name.into())])
        }
        "choose" => choice(&rest, scene),
        "trade" => trade(&rest, scene),
        "leg" => leg(&rest, scene),
        "window" => {
            let seat = rest.first().and_then(|n| n.parse().ok()).map(Seat);
            let name = seat.map_or_else(String::new, |seat| scene.whom(seat));
            scene.say("play-monopoly-window", &[("name", (&name).into())])
        }
        "roll" | "done" | "decline" | "pass" | "leave" | "card" | "bankrupt" | "accept"
        | "refuse" | "propose" | "withdraw" | "claim" | "resign" => {
            scene.say(&format!("play-monopoly-{verb}"), &[])
        }
        _ => action.to_owned(),
    }
}

/// The number behind a verb.
fn first(rest: &[&str]) -> i64 {
    rest.first().and_then(|n| n.parse().ok()).unwrap_or(0)
}

fn on_square(verb: &str, rest: &[&str], scene: &Scene<'_>) -> String {
    let square: usize = rest.first().and_then(|n| n.parse().ok()).unwrap_or(usize::MAX);
    let facts = &scene.setting["squares"][square];
    let mortgage = whole(&facts["mortgage"]);
    let amount = match verb {
        "build" => {
            let before = count(&scene.setting["rules"]["houses_before_hotel"]);
            let houses = owned(scene, square).map_or(0, |lot| lot.houses);
            let price = if houses >= before { "hotel_price" } else { "house_price" };
            whole(&facts[price])
        }
        "lift" => mortgage + (mortgage + 9) / 10,
        "sell-lot" => whole(&facts["price"]) / 2,
        _ => mortgage,
    };
    let (amount, name) = (scene.number(amount), square_name(scene, square));
    let houses = *rest.get(1).unwrap_or(&"0");
    let args = [("name", name.into()), ("amount", (&amount).into()), ("houses", houses.into())];
    scene.say(&format!("play-monopoly-{verb}"), &args)
}

/// Payments whose amount follows from where one stands.
fn paid(verb: &str, scene: &Scene<'_>) -> String {
    let actor = scene.actor().map_or(0, Seat::idx);
    let square = count(&scene.view["players"][actor]["square"]);
    let facts = &scene.setting["squares"][square];
    let amount = match verb {
        "buy" => whole(&facts["price"]),
        "tax-fixed" => whole(&facts["fixed"]),
        "tax-percent" => whole(&facts["percent"]),
        "fine" => list(&scene.setting["squares"])
            .iter()
            .find(|square| square["kind"] == "jail")
            .map_or(0, |jail| whole(&jail["fine"])),
        _ => super::question::debt(scene).map_or(0, |debt| debt.total),
    };
    let amount = scene.number(amount);
    let args = [("name", square_name(scene, square).into()), ("amount", (&amount).into())];
    scene.say(&format!("play-monopoly-{verb}"), &args)
}

/// An alternative of a card: what it pays, or where it leads.
fn choice(rest: &[&str], scene: &Scene<'_>) -> String {
    let n: usize = rest.first().and_then(|n| n.parse().ok()).unwrap_or(0);
    let open = &scene.view["phase"]["choosing"];
    let card = &scene.setting["decks"][count(&open["deck"])]["cards"][count(&open["card"])];
    let choice = &card["choices"][n];
    let (pay, number) = (whole(&choice["pay"]), (n + 1).to_string());
    let amount = scene.number(pay.abs());
    let to = choice["advance_to"].as_u64().and_then(|to| usize::try_from(to).ok());
    let name = to.map_or("", |to| square_name(scene, to));
    let key = match (pay.signum(), to) {
        (1, _) => "play-monopoly-choose-pay",
        (-1, _) => "play-monopoly-choose-get",
        (_, Some(_)) => "play-monopoly-choose-go",
        _ if choice["jail"] == true => "play-monopoly-choose-jail",
        _ => "play-monopoly-choose",
    };
    let args = [("number", (&number).into()), ("amount", (&amount).into()), ("name", name.into())];
    scene.say(key, &args)
}

/// What an offer gives and wants, in words.
#[derive(Default)]
pub(super) struct Terms {
    give: Vec<usize>,
    want: Vec<usize>,
    cash: i64,
    give_cards: i64,
    want_cards: i64,
}

impl Terms {
    /// Those of an offer, as it is shown.
    pub(super) fn of_offer(offer: &Value) -> Self {
        let squares = |name: &str| list(&offer[name]).iter().map(count).collect();
        Self {
            give: squares("give"),
            want: squares("want"),
            cash: whole(&offer["cash"]),
            give_cards: whole(&offer["give_cards"]),
            want_cards: whole(&offer["want_cards"]),
        }
    }

    /// Those of one leg of a package: something is given, nothing wanted.
    pub(super) fn of_leg(leg: &Value) -> Self {
        let give = list(&leg["give"]).iter().map(count).collect();
        Self {
            give,
            cash: whole(&leg["cash"]),
            give_cards: whole(&leg["cards"]),
            ..Self::default()
        }
    }

    /// Both sides as lists of things, seen by the one who offers.
    pub(super) fn sides(&self, scene: &Scene<'_>) -> (String, String) {
        let side = |lots: &[usize], cards: i64, cash: i64| {
            let mut things: Vec<String> =
                lots.iter().map(|&lot| square_name(scene, lot).to_owned()).collect();
            if let Ok(cards @ 1..) = u64::try_from(cards) {
                things.push(scene.say("play-monopoly-cards", &[("cards", cards.into())]));
            }
            if cash > 0 {
                things.push(scene.number(cash));
            }
            if things.is_empty() {
                things.push(scene.say("play-monopoly-nothing", &[]));
            }
            things.join(" + ")
        };
        let give = side(&self.give, self.give_cards, self.cash);
        (give, side(&self.want, self.want_cards, -self.cash))
    }
}

/// The words after `trade N` or `leg N M`, each with its value.
fn settings<'a>(words: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    words.chunks(2).filter_map(|pair| Some((*pair.first()?, *pair.get(1)?))).collect()
}

fn squares(list: &str) -> Vec<usize> {
    list.split(',').filter_map(|n| n.parse().ok()).collect()
}

fn trade(rest: &[&str], scene: &Scene<'_>) -> String {
    let to = rest.first().and_then(|n| n.parse().ok()).map_or(Seat(0), Seat);
    let given = settings(rest.get(1..).unwrap_or_default());
    let find = |name: &str| given.iter().find(|(known, _)| *known == name).map_or("", |one| one.1);
    let number = |name: &str| find(name).parse::<i64>().unwrap_or(0);
    let terms = Terms {
        give: squares(find("give")),
        want: squares(find("want")),
        cash: number("cash"),
        give_cards: number("give-cards"),
        want_cards: number("want-cards"),
    };
    let (give, want) = terms.sides(scene);
    let name = scene.whom(to);
    let args = [("name", (&name).into()), ("give", (&give).into()), ("want", (&want).into())];
    scene.say("play-monopoly-trade", &args)
}

fn leg(rest: &[&str], scene: &Scene<'_>) -> String {
    let seat = |n: usize| rest.get(n).and_then(|n| n.parse().ok()).map_or(Seat(0), Seat);
    let given = settings(rest.get(2..).unwrap_or_default());
    let find = |name: &str| given.iter().find(|(known, _)| *known == name).map_or("", |one| one.1);
    let number = |name: &str| find(name).parse::<i64>().unwrap_or(0);
    let terms = Terms {
        give: squares(find("give")),
        cash: number("cash"),
        give_cards: number("give-cards"),
        ..Terms::default()
    };
    let (from, to, things) = (scene.who(seat(0)), scene.whom(seat(1)), terms.sides(scene).0);
    let args = [("from", (&from).into()), ("to", (&to).into()), ("things", (&things).into())];
    scene.say("play-monopoly-leg", &args)
}

/// The text of a card.
pub(super) fn card_text<'s>(scene: &Scene<'s>, deck: usize, card: usize) -> &'s str {
    text(&scene.setting["decks"][deck]["cards"][card]["text"])
}
