//! Two remarks of document 003: that landing is not even, and how long a simulated game takes.

use std::time::Duration;

use ludoteca_catalog::{Opening, find};
use ludoteca_lab::{BenchJob, bench};
use ludoteca_monopoly::Monopoly;
use ludoteca_monopoly::analysis::visits;
use ludoteca_monopoly::landing::JailPolicy;
use ludoteca_report::Format;
use ludoteca_report::charts::{self, Axis, Chart, Line, Point, Rule};
use ludoteca_report::reproduction::{Experiment, Figure};

use super::experiments::{Spec, blank};
use super::lab::Lab;

/// How often rolls end on each square, exactly.
#[expect(clippy::unnecessary_wraps, reason = "other experiments can fail")]
pub(super) fn landing(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let game = Monopoly::preset("optimal").expect("a shipped preset");
    let squares = visits(&game, JailPolicy::PayAtOnce).squares;
    // Nothing ends on the square that sends to jail; whoever is sent there ends in jail.
    let ends: Vec<f64> = squares.iter().map(|square| square.roll_ends).collect();
    let is_lot = |place| game.board().deeds().iter().any(|deed| deed.place == place);
    let lots = squares.iter().filter(|square| is_lot(square.place)).map(|one| one.roll_ends);
    let (low, high) = lots.fold((1.0_f64, 0.0_f64), |(low, high), p| (low.min(p), high.max(p)));
    let even = 1.0 / f64::from(u32::try_from(ends.len()).unwrap_or(1));
    let mut experiment = blank(lab, spec);
    let figure = |key: &str, ours: f64| Figure {
        what: lab.plain(key),
        document: words.percent(even),
        ours: words.percent(ours),
        ..Figure::default()
    };
    experiment.figures = vec![figure("landing-least", low), figure("landing-most", high)];
    let point = |(square, &share): (u32, &f64)| Point::exact(square.into(), share);
    experiment.pictures = vec![charts::lines(
        words,
        &Chart {
            title: experiment.title.clone(),
            about: lab.plain("landing-picture"),
            x: Axis::new(&lab.plain("landing-x"), Format::Whole),
            y: Axis::reaching(&lab.plain("landing-y"), Format::Percent, &[0.0]),
            lines: vec![Line::new(&lab.plain("ours"), (0..).zip(&ends).map(point).collect())],
            rules: vec![Rule::level(even, &lab.plain("landing-even"))],
        },
    )];
    experiment.facts = vec![lab.plain("landing-facts")];
    experiment.commands =
        vec!["ludoteca analyse monopoly landing --rules optimal --jail pay".to_owned()];
    lab.add(1);
    Ok(Some(experiment))
}

/// The document's seconds for one game.
const SECONDS: f64 = 0.17;

/// How long one game of four players takes on one core.
pub(super) fn time(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let problem = |error| lab.out.problem(&error);
    let opening = Opening::rules("optimal");
    let game = find("monopoly").and_then(|entry| entry.open(&opening)).map_err(problem)?;
    let millis = if lab.size.is_reduced() { 200 } else { 3_000 };
    let job = BenchJob {
        agent: "optimal".to_owned(),
        players: 4,
        time: Duration::from_millis(millis),
        seed: lab.seed,
    };
    let measured = bench(game.as_ref(), &job, |run| {
        run();
        0
    })
    .map_err(problem)?;
    lab.add(1);
    let mut experiment = blank(lab, spec);
    let count = f64::from(u32::try_from(measured.games.max(1)).unwrap_or(u32::MAX));
    let seconds = measured.seconds / count;
    let written = |seconds: f64| {
        let millis = words.decimal(seconds * 1e3, if seconds < 0.01 { 3 } else { 0 });
        words.say("reproduce-millis", &[("millis", (&millis).into())])
    };
    experiment.figures = vec![Figure {
        what: lab.plain("time-what"),
        document: written(SECONDS),
        ours: written(seconds),
        ..Figure::default()
    }];
    let times = words.decimal(SECONDS / seconds, 0);
    experiment.notes = vec![words.say("reproduce-time-note", &[("times", (&times).into())])];
    experiment.facts = vec![words.say("reproduce-played", &[("games", measured.games.into())])];
    experiment.commands =
        vec!["ludoteca bench monopoly --rules optimal --agent optimal --players 4".to_owned()];
    Ok(Some(experiment))
}
