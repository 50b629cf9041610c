//! The chain of prices of document 000's first auction.

use std::ops::ControlFlow;

use ludoteca_catalog::Deal;
use ludoteca_lab::scenario::Scenario;
use ludoteca_report::Format;
use ludoteca_report::charts::{self, Axis, Chart, Line, Point, Rule};
use ludoteca_report::reproduction::{Experiment, Figure};
use serde_json::Value;

use super::experiments::{Spec, blank};
use super::lab::Lab;

/// The random player stays to the end in one auction of some 450.
pub(super) const MOST: u64 = 20_000;

/// What the document says was paid: by the rule-based player at worst, and by the other.
const PAID: [i64; 2] = [73_547, 80_903];
/// The printed price of the lot.
const PRICE: f64 = 32_000.0;

pub(super) fn run(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let text = include_str!("../../../../../scenarios/000-4-auction-rivals-group.toml");
    let scenario = Scenario::read("000-4-auction-rivals-group", text)?;
    let (Some(game), Some(start)) = (scenario.plan.game(), scenario.plan.start()) else {
        unreachable!("auctions have a game and a start");
    };
    let agents: Vec<&str> = scenario.plan.agents().iter().map(String::as_str).collect();
    let mut table = game.table(&agents, start).map_err(|error| lab.out.problem(&error))?;
    let (mut chain, mut held): (Vec<i64>, u64) = (Vec::new(), 0);
    // The longest auction has the whole chain: whoever stays pays the next price.
    for number in 0..MOST {
        if lab.is_stopped() {
            return Ok(None);
        }
        let (mut bids, mut by_random) = (Vec::new(), false);
        let deal = Deal { seed: lab.seed, number, rotation: 0, cap: game.default_cap() };
        table.follow(&deal, &mut |event: &Value| match event["event"].as_str() {
            Some("bid") => {
                bids.extend(event["amount"].as_i64());
                ControlFlow::Continue(())
            }
            Some("sold") => {
                by_random = event["to"] == 1;
                ControlFlow::Break(())
            }
            Some("unsold") => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        held += 1;
        if bids.len() > chain.len() {
            chain = bids;
        }
        if by_random {
            break;
        }
    }
    lab.add(lab.size.of(MOST));
    let words = lab.words();
    let number = |value: i64| words.number(u64::try_from(value).unwrap_or(0));
    let figure = |(key, paid): (&str, i64)| {
        let place = chain.iter().position(|&bid| bid == paid);
        let ours = place.map_or_else(
            || lab.plain("prices-never"),
            |place| words.say("reproduce-prices-bid", &[("number", (place as u64 + 1).into())]),
        );
        Figure {
            what: lab.plain(key),
            document: number(paid),
            ours,
            agrees: Some(place.is_some()),
            ..Figure::default()
        }
    };
    let mut experiment = blank(lab, spec);
    experiment.figures =
        ["prices-rules", "prices-random"].into_iter().zip(PAID).map(figure).collect();
    let all: Vec<String> = chain.iter().map(|&bid| number(bid)).collect();
    experiment.notes =
        vec![words.say("reproduce-prices-chain", &[("chain", (&all.join(" · ")).into())])];
    let seed = lab.seed.to_string();
    let args = [("auctions", held.into()), ("seed", (&seed).into())];
    experiment.facts = vec![words.say("reproduce-prices-facts", &args)];
    experiment.pictures = vec![charts::lines(
        words,
        &Chart {
            title: experiment.title.clone(),
            about: lab.plain("prices-picture"),
            x: Axis::new(&lab.plain("prices-x"), Format::Whole),
            y: Axis::reaching(&lab.plain("prices-y"), Format::Whole, &[0.0]),
            lines: vec![Line::new(&lab.plain("prices-line"), points(&chain))],
            rules: vec![Rule::level(PRICE, &lab.plain("prices-printed"))],
        },
    )];
    Ok(Some(experiment))
}

#[expect(clippy::cast_precision_loss, reason = "prices of a board game")]
fn points(chain: &[i64]) -> Vec<Point> {
    (1_u32..).zip(chain).map(|(bid, &price)| Point::exact(bid.into(), price as f64)).collect()
}
