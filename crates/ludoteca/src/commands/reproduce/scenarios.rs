//! Scenarios on the page.

use ludoteca_lab::Share;
use ludoteca_lab::scenario::{Document, Report, Row, Scenario, What};
use ludoteca_report::Format;
use ludoteca_report::charts::{self, Axis, Chart, Intervals, Line, Point, Rule};
use ludoteca_report::reproduction::{Experiment, Figure, State};
use ludoteca_words::Words;

use super::experiments::Spec;
use super::lab::Lab;
use crate::commands::scenario::show::{described, what};

/// What a scenario has come to.
pub(super) fn show(
    lab: &Lab<'_>,
    spec: &Spec,
    text: &str,
    scenario: &Scenario,
    report: &Report,
) -> Experiment {
    let words = lab.words();
    let code = words.lang().code();
    let path = lab.keep(&format!("scenarios/{}.toml", spec.id), text);
    // A sum needs its parts.
    let file = match path.strip_suffix("000-7-together.toml") {
        Some(folder) => format!("{folder}000-*.toml"),
        None => path,
    };
    let games =
        if lab.size.is_reduced() { format!(" --games {}", scenario.games) } else { String::new() };
    let command = format!("ludoteca scenario {file}{games} --seed {}", lab.seed);
    let nothing = report.rows.is_empty() || (report.stopped && report.games == 0);
    let state = match (nothing, report.stopped) {
        (true, _) => State::Missing,
        (false, true) => State::CutShort,
        (false, false) => State::Whole,
    };
    let mut experiment = Experiment {
        id: spec.id.to_owned(),
        title: scenario.title.of(code).to_owned(),
        notes: scenario.note.iter().map(|note| note.of(code).to_owned()).collect(),
        commands: vec![command],
        state,
        ..Experiment::default()
    };
    if nothing {
        return experiment;
    }
    experiment.facts = described(words, scenario, report);
    let rows: Vec<&Row> = report.telling().collect();
    experiment.figures = rows.iter().map(|row| figure(words, row)).collect();
    experiment.figures.extend(ranking(lab, &rows));
    experiment.pictures = vec![picture(words, &rows)];
    experiment
}

fn figure(words: &Words, row: &Row) -> Figure {
    let (document, theirs) = match &row.document {
        Document::Silent => (String::new(), None),
        Document::Count(count) => {
            let share = count.share();
            let text = format!("{}/{} = {}", count.count, count.of, words.percent(share.share));
            (text, Some(share))
        }
        Document::Finding(text) => (text.of(words.lang().code()).to_owned(), None),
    };
    Figure {
        what: what(words, &row.what),
        document,
        document_interval: theirs.map(|share| interval(words, share)).unwrap_or_default(),
        ours: words.percent(row.ours.share),
        interval: interval(words, row.ours),
        agrees: row.agrees(),
    }
}

fn interval(words: &Words, share: Share) -> String {
    format!("{} – {}", words.percent(share.low), words.percent(share.high))
}

/// Document 003 has no figures but an order: the last part most often, the first one least.
fn ranking(lab: &Lab<'_>, rows: &[&Row]) -> Option<Figure> {
    let is_part = |row: &&&Row| matches!(row.what, What::Bucket { .. });
    let parts: Vec<&&Row> = rows.iter().filter(is_part).collect();
    let (first, last) = (parts.first()?, parts.last()?);
    let others = &parts[1..parts.len() - 1];
    let agrees =
        others.iter().all(|row| first.ours.high < row.ours.share && row.ours.share < last.ours.low);
    let (document, ours) = (lab.plain("order"), if agrees { "order-same" } else { "order-other" });
    Some(Figure {
        what: lab.plain("order-what"),
        document,
        ours: lab.plain(ours),
        agrees: Some(agrees),
        ..Figure::default()
    })
}

fn picture(words: &Words, rows: &[&Row]) -> String {
    let parts: Vec<Point> = rows.iter().filter_map(|row| part(row)).collect();
    if !parts.is_empty() {
        let even = 1.0 / f64::from(u32::try_from(parts.len()).unwrap_or(1));
        return charts::lines(
            words,
            &Chart {
                title: words.plain("reproduce-parts-y"),
                about: words.plain("reproduce-parts-about"),
                x: Axis::reaching(&words.plain("reproduce-parts-x"), Format::Real, &[0.0, 1.0]),
                y: Axis::reaching(&words.plain("reproduce-parts-y"), Format::Percent, &[0.0]),
                lines: vec![Line::new(&words.plain("reproduce-ours"), parts)],
                rules: vec![Rule::level(even, &words.plain("reproduce-parts-even"))],
            },
        );
    }
    let with_document = rows.iter().any(|row| matches!(row.document, Document::Count(_)));
    let mut list = Vec::new();
    for row in rows {
        let name = what(words, &row.what);
        let theirs = match row.document {
            Document::Count(count) => Some(count.share()),
            Document::Silent | Document::Finding(_) => None,
        };
        // Beside a document's figure only what can be compared with it is worth a bar.
        if with_document && theirs.is_none() && !matches!(row.what, What::Class(_)) {
            continue;
        }
        list.push(bar(name, row.ours, false));
        list.extend(theirs.map(|share| bar(words.plain("reproduce-bar-document"), share, true)));
    }
    charts::intervals(
        words,
        &Intervals {
            title: words.plain("reproduce-bars-title"),
            about: words.plain("reproduce-bars-about"),
            axis: Axis::reaching(&words.plain("reproduce-bars-axis"), Format::Percent, &[0.0, 1.0]),
            rows: list,
            fair: String::new(),
        },
    )
}

/// The middle of a part of a parameter's range, and what was won there.
fn part(row: &Row) -> Option<Point> {
    match row.what {
        What::Bucket { from, to, .. } => {
            let interval = Some((row.ours.low, row.ours.high));
            Some(Point { x: f64::midpoint(from, to), y: row.ours.share, interval })
        }
        _ => None,
    }
}

/// A share with its interval as a row of a picture.
pub(super) fn bar(name: String, share: Share, aside: bool) -> charts::Row {
    let Share { share: value, low, high } = share;
    charts::Row { name, value, low, high, fair: None, aside }
}
