//! Scenarios as tables.

use ludoteca_lab::Share;
use ludoteca_lab::scenario::{Document, Figure, Matchup, Report, Row, Scenario, What};
use ludoteca_words::Words;

use crate::output::Output;

pub(super) fn all(
    out: &mut Output,
    scenarios: &[Scenario],
    reports: &[Report],
    markdown: bool,
) -> anyhow::Result<()> {
    out.markdown = markdown;
    // What was stopped before anything was played has nothing to show.
    let shown = |(_, report): &(&Scenario, &Report)| !report.stopped || report.games > 0;
    let both = || scenarios.iter().zip(reports).filter(shown);
    let mut rows = Vec::new();
    for (scenario, report) in both() {
        let title = scenario.title.of(out.words.lang().code());
        for (n, row) in report.telling().enumerate() {
            let title = if n == 0 { title } else { "" };
            rows.push(figure(out.words, title, row));
        }
    }
    if !rows.is_empty() {
        let head = [
            "head-scenario",
            "head-what",
            "head-document",
            "head-document-interval",
            "head-ours",
            "head-interval",
            "head-agrees",
        ];
        out.table(&head, &[2, 3, 4, 5], &rows)?;
        out.line("")?;
    }
    both().try_for_each(|(scenario, report)| remarks(out, scenario, report))?;
    both().try_for_each(|(scenario, report)| players(out, scenario, report))
}

fn figure(words: &Words, title: &str, row: &Row) -> Vec<String> {
    let code = words.lang().code();
    let (document, theirs) = match &row.document {
        Document::Silent => (String::new(), String::new()),
        Document::Count(count) => {
            let share = count.share();
            let figure = format!("{}/{} = {}", count.count, count.of, words.percent(share.share));
            (figure, interval(words, share))
        }
        Document::Finding(text) => (text.of(code).to_owned(), String::new()),
    };
    let agrees = match row.agrees() {
        Some(true) => words.plain("scenario-agrees"),
        Some(false) => words.plain("scenario-differs"),
        None => String::new(),
    };
    vec![
        title.to_owned(),
        what(words, &row.what),
        document,
        theirs,
        words.percent(row.ours.share),
        interval(words, row.ours),
        agrees,
    ]
}

/// What was counted.
pub(crate) fn what(words: &Words, what: &What) -> String {
    let agent = |key: &str, agent: &String| words.say(key, &[("agent", agent.into())]);
    match what {
        What::Wins(name) => agent("scenario-wins", name),
        What::WinsOfEnded(name) => agent("scenario-wins-of-ended", name),
        What::Together(name) => agent("scenario-together", name),
        What::Draws => words.plain("scenario-draws"),
        What::Class(name) => name.of(words.lang().code()).to_owned(),
        What::NoClass => words.plain("scenario-no-class"),
        What::Bucket { parameter, from, to } => {
            format!("{parameter} {} – {}", words.decimal(*from, 1), words.decimal(*to, 1))
        }
    }
}

fn interval(words: &Words, share: Share) -> String {
    format!("{} – {}", words.percent(share.low), words.percent(share.high))
}

/// What there is to say about a scenario below the table.
fn remarks(out: &mut Output, scenario: &Scenario, report: &Report) -> anyhow::Result<()> {
    let code = out.words.lang().code();
    if report.rows.is_empty() {
        return Ok(());
    }
    out.title(scenario.title.of(code))?;
    for fact in described(out.words, scenario, report) {
        item(out, &fact)?;
    }
    if let Some(note) = &scenario.note {
        item(out, note.of(code))?;
    }
    out.line("")
}

/// How it was played, and what else was found.
pub(crate) fn described(words: &Words, scenario: &Scenario, report: &Report) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some(game) = scenario.plan.game() {
        let seconds = words.decimal(report.elapsed.as_secs_f64(), 2);
        let seed = words.say("sim-seed", &[("seed", (&report.seed.to_string()).into())]);
        let key = match scenario.plan.key() {
            "auctions" => "scenario-auctions",
            _ => "scenario-games",
        };
        let length = words.decimal(report.mean_length.unwrap_or_default(), 1);
        let args = [
            ("games", report.games.into()),
            ("length", (&length).into()),
            ("seconds", (&seconds).into()),
        ];
        let played = words.say(key, &args);
        facts.push(format!("{} · {} · {seed} · {played}", game.key(), game.rules()));
    }
    if let Some(capped) = report.capped {
        let share = words.percent(capped.share.share);
        let args = [("games", capped.count.count.into()), ("share", (&share).into())];
        facts.push(words.say("scenario-unfinished", &args));
    }
    if !report.worths.is_empty() {
        let list = |of: fn(&(i64, i64)) -> i64| {
            let number = |pair| words.number(u64::try_from(of(pair)).unwrap_or(0));
            report.worths.iter().map(number).collect::<Vec<_>>().join(", ")
        };
        let (document, ours) = (list(|pair| pair.0), list(|pair| pair.1));
        let same = report.worths.iter().all(|(document, ours)| document == ours);
        let key = if same { "scenario-worth" } else { "scenario-other-worth" };
        let args = [("document", (&document).into()), ("ours", (&ours).into())];
        facts.push(words.say(key, &args));
    }
    facts
}

fn item(out: &mut Output, text: &str) -> anyhow::Result<()> {
    let mark = if out.markdown { "-" } else { " " };
    out.line(format_args!("{mark} {text}"))
}

/// The tables of players against each other.
fn players(out: &mut Output, scenario: &Scenario, report: &Report) -> anyhow::Result<()> {
    if report.matchups.is_empty() {
        return Ok(());
    }
    let words = out.words;
    let rules = scenario.plan.game().map_or("", ludoteca_catalog::AnyGame::rules);
    let seed = words.say("sim-seed", &[("seed", (&report.seed.to_string()).into())]);
    let each = report.matchups[0].wins.count.of;
    let games = words.say("scenario-each", &[("games", each.into())]);
    let title = scenario.title.of(words.lang().code());
    out.title(&format!("{title} · {rules} · {seed} · {games}"))?;
    for (key, alone) in [("scenario-pairs", false), ("scenario-alone", true)] {
        let cells: Vec<&Matchup> =
            report.matchups.iter().filter(|cell| (cell.seats == 1) == alone).collect();
        if alone || !out.markdown {
            out.line("")?;
        }
        out.say(key, &[])?;
        out.line("")?;
        matrix(out, &cells, alone)?;
        out.line("")?;
        let rows: Vec<Vec<String>> = cells.iter().map(|cell| cell_row(words, cell)).collect();
        let head = [
            "head-agent",
            "head-share",
            "head-interval",
            "head-against",
            "head-share",
            "head-interval",
            "head-unfinished",
            "head-turns",
        ];
        out.table(&head, &[1, 2, 4, 5, 6, 7], &rows)?;
    }
    Ok(())
}

fn cell_row(words: &Words, cell: &Matchup) -> Vec<String> {
    let share = |figure: Figure| words.percent(figure.share.share);
    vec![
        cell.agent.clone(),
        share(cell.wins),
        interval(words, cell.wins.share),
        cell.against.clone(),
        share(cell.losses),
        interval(words, cell.losses.share),
        share(cell.capped),
        words.decimal(cell.mean_turns, 1),
    ]
}

/// The shares alone: what the player of the row has won against the player of the column.
fn matrix(out: &mut Output, cells: &[&Matchup], alone: bool) -> anyhow::Result<()> {
    let mut names: Vec<&str> = Vec::new();
    for cell in cells {
        for name in [cell.agent.as_str(), cell.against.as_str()] {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    let words = out.words;
    let share = |row: &str, column: &str| {
        let one = cells.iter().find(|cell| cell.agent == row && cell.against == column);
        let turned = cells.iter().find(|cell| cell.agent == column && cell.against == row);
        let figure =
            one.map(|cell| cell.wins).or(turned.filter(|_| !alone).map(|cell| cell.losses));
        figure.map_or_else(|| "–".to_owned(), |figure| words.percent(figure.share.share))
    };
    let line = |row: &&str| {
        let shares = names.iter().map(|column| share(row, column));
        std::iter::once((*row).to_owned()).chain(shares).collect()
    };
    let rows: Vec<Vec<String>> = names.iter().map(line).collect();
    let key = if alone { "head-alone" } else { "head-pair" };
    let head = std::iter::once(words.plain(key)).chain(names.iter().map(|&name| name.to_owned()));
    let numbers: Vec<usize> = (1..=names.len()).collect();
    out.table_with(head.collect(), &numbers, &rows)
}
