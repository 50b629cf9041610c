//! What is worth drawing of a game and of a tournament.
//!
//! Each function makes a chart; [`crate::charts`] draws it.

use ludoteca_catalog::Chronicle;
use ludoteca_lab::tournament::{Outcome, PathStep, SprtOutcome, Standing};
use ludoteca_words::Words;

use crate::Format;
use crate::charts::{Axis, Chart, Intervals, Line, Point, Row, Rule};

/// One measure of a game, a line for each player, turn by turn.
pub fn course(words: &Words, chronicle: &Chronicle, measure: usize) -> Chart {
    let names = seat_names(words, &chronicle.seats);
    let line = |(seat, name): (usize, &String)| {
        let points = chronicle.line(measure, seat);
        Line::new(name, points.map(|(turn, value)| Point::exact(turn.into(), value)).collect())
    };
    let title = words.plain(&format!("measure-{}", chronicle.measures[measure]));
    let turns = chronicle.moments.last().map_or(0, |moment| moment.turn);
    let players = names.join(", ");
    let args = [
        ("measure", (&title).into()),
        ("players", (&players).into()),
        ("turns", u64::from(turns).into()),
    ];
    Chart {
        about: words.say("picture-course-about", &args),
        x: Axis::new(&words.plain("picture-turns"), Format::Whole),
        y: Axis::reaching(&title, Format::Whole, &[0.0]),
        lines: names.iter().enumerate().map(line).collect(),
        rules: Vec::new(),
        title,
    }
}

/// Names by which players can be told apart, whoever gave them.
fn seat_names(words: &Words, seats: &[String]) -> Vec<String> {
    let number = |seat: usize| (seat + 1).to_string();
    let named = |(seat, name): (usize, &String)| {
        let alike = seats.iter().filter(|other| *other == name).count();
        match name.trim() {
            "" => words.say("picture-player", &[("seat", (&number(seat)).into())]),
            name if alike > 1 => format!("{name} ({})", number(seat)),
            name => name.to_owned(),
        }
    };
    seats.iter().enumerate().map(named).collect()
}

/// The points per game of everybody, with the share that chance would give.
pub fn points(words: &Words, outcome: &Outcome) -> Intervals {
    let value = |one: &Standing| (one.points.mean, one.points.low, one.points.high);
    standings(words, outcome, "points", Format::Real, value)
}

/// The share of games that everybody has won, with the share that chance would give.
pub fn wins(words: &Words, outcome: &Outcome) -> Intervals {
    let value = |one: &Standing| (one.wins.share, one.wins.low, one.wins.high);
    standings(words, outcome, "wins", Format::Percent, value)
}

/// The ratings of everybody, with one standard deviation either way.
pub fn ratings(words: &Words, outcome: &Outcome) -> Intervals {
    let value = |one: &Standing| {
        let (rating, apart) = (one.rating.rating, one.rating.uncertainty);
        (rating, rating - apart, rating + apart)
    };
    let mut chart = standings(words, outcome, "rating", Format::Real, value);
    chart.rows.iter_mut().for_each(|row| row.fair = None);
    chart
}

fn standings(
    words: &Words,
    outcome: &Outcome,
    what: &str,
    format: Format,
    value: impl Fn(&Standing) -> (f64, f64, f64),
) -> Intervals {
    let row = |one: &Standing| {
        let (value, low, high) = value(one);
        let (name, fair) = (one.agent.clone(), Some(one.fair));
        Row { name, value, low, high, fair, aside: one.field }
    };
    let rows = outcome.standings.len() as u64;
    Intervals {
        title: words.plain(&format!("picture-{what}-title")),
        about: words.say("picture-intervals-about", &[("rows", rows.into())]),
        axis: Axis::new(&words.plain(&format!("picture-{what}-axis")), format),
        rows: outcome.standings.iter().map(row).collect(),
        fair: words.plain("picture-fair"),
    }
}

/// Points per game against a parameter that had a list of numbers: the first one, and a line for
/// each choice of the others. `None` when no parameter had numbers.
pub fn sweep(words: &Words, outcome: &Outcome) -> Option<Chart> {
    let all: Vec<&Standing> = outcome.standings.iter().filter(|one| !one.field).collect();
    let number = |one: &Standing, key: &str| -> Option<f64> {
        one.settings.get(key)?.as_str()?.parse().ok().filter(|number: &f64| number.is_finite())
    };
    let keys: Vec<&String> = all.first()?.settings.keys().collect();
    let numeric = |key: &&&String| all.iter().all(|one| number(one, key).is_some());
    let parameter = *keys.iter().find(numeric)?;
    let others = |one: &Standing| -> String {
        let others = one.settings.iter().filter(|(key, _)| *key != parameter);
        let text = |(key, value): (&String, &serde_json::Value)| {
            format!("{key}={}", value.as_str().unwrap_or_default())
        };
        others.map(text).collect::<Vec<_>>().join(", ")
    };
    let mut lines: Vec<Line> = Vec::new();
    for one in &all {
        let x = number(one, parameter)?;
        let cell = one.points;
        let point = Point { x, y: cell.mean, interval: Some((cell.low, cell.high)) };
        let name = others(one);
        match lines.iter_mut().find(|line| line.name == name) {
            Some(line) => line.points.push(point),
            None => lines.push(Line::new(&name, vec![point])),
        }
    }
    lines.sort_by(|a, b| a.name.cmp(&b.name));
    for line in &mut lines {
        line.points.sort_by(|a, b| a.x.total_cmp(&b.x));
        if line.name.is_empty() {
            line.name = words.plain("picture-points-title");
        }
    }
    let count = (all.len() as u64).into();
    let args = [("parameter", parameter.into()), ("points", count)];
    let fair = all.first()?.fair;
    Some(Chart {
        title: words.say("picture-sweep-title", &args[..1]),
        about: words.say("picture-sweep-about", &args),
        x: Axis::new(parameter, Format::Real),
        y: Axis::new(&words.plain("picture-points-axis"), Format::Real),
        lines,
        rules: vec![Rule::level(fair, &words.plain("picture-fair"))],
    })
}

/// How a sequential test went, between its bounds.
pub fn sprt(words: &Words, test: &SprtOutcome) -> Chart {
    let step = |step: &PathStep| Point::exact(count(step.blocks), step.llr);
    let start = Point::exact(0.0, 0.0);
    let points = std::iter::once(start).chain(test.path.iter().map(step)).collect();
    Chart {
        title: words.plain("picture-sprt-title"),
        about: words.plain("picture-sprt-about"),
        x: Axis::new(&words.plain("picture-sprt-blocks"), Format::Whole),
        y: Axis::new(&words.plain("picture-sprt-ratio"), Format::Real),
        lines: vec![Line::new(&test.agent, points)],
        rules: vec![
            Rule::level(test.upper, &words.plain("picture-sprt-upper")),
            Rule::level(test.lower, &words.plain("picture-sprt-lower")),
        ],
    }
}

/// Predictions of about the same chance, and what came of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bin {
    /// The mean chance that was predicted.
    pub predicted: f64,
    /// The share that was won.
    pub observed: f64,
    /// The interval of that share.
    pub interval: (f64, f64),
}

/// Whether chances are what they claim to be.
pub fn reliability(words: &Words, title: &str, lines: &[(&str, Vec<Bin>)]) -> Chart {
    let point =
        |bin: &Bin| Point { x: bin.predicted, y: bin.observed, interval: Some(bin.interval) };
    let bins: u64 = lines.iter().map(|(_, bins)| bins.len() as u64).sum();
    let axis = |key: &str| Axis::reaching(&words.plain(key), Format::Percent, &[0.0, 1.0]);
    Chart {
        title: title.to_owned(),
        about: words.say("picture-reliability-about", &[("bins", bins.into())]),
        x: axis("picture-reliability-predicted"),
        y: axis("picture-reliability-observed"),
        lines: lines
            .iter()
            .map(|(name, bins)| Line::new(name, bins.iter().map(point).collect()))
            .collect(),
        rules: vec![Rule::diagonal(&words.plain("picture-reliability-diagonal"))],
    }
}

#[expect(clippy::cast_precision_loss, reason = "no test has 2^52 blocks")]
const fn count(blocks: u64) -> f64 {
    blocks as f64
}
