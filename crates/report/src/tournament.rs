//! The report of a tournament.

use ludoteca_lab::tournament::{Outcome, Standing};
use ludoteca_words::Words;

use crate::charts::{intervals, lines};
use crate::page::{Markup, Page, facts, figure, html, list, listing, table};
use crate::{pictures, tables};

/// The page of one tournament, or of several one after the other.
pub fn page(words: &Words, outcomes: &[Outcome]) -> String {
    let title = match outcomes {
        [one] => name(words, one),
        several => words.say("report-several", &[("count", (several.len() as u64).into())]),
    };
    let mut page = Page::new(words, &title);
    for outcome in outcomes {
        if outcomes.len() == 1 {
            page.lead(&lead(words, outcome));
        } else {
            page.part(&name(words, outcome));
            page.add(html! { p.lead { (lead(words, outcome)) } });
        }
        add(&mut page, words, outcome);
    }
    page.section(&words.plain("report-computed"), &list(&explanations(words, outcomes)));
    page.render()
}

/// What a tournament is called: its title, or what it is.
fn name(words: &Words, outcome: &Outcome) -> String {
    let kind = || format!("{}: {}", outcome.game, kind(words, outcome));
    outcome.title.clone().unwrap_or_else(kind)
}

fn kind(words: &Words, outcome: &Outcome) -> String {
    let key = format!("report-kind-{}", outcome.kind);
    if words.has(&key) { words.plain(&key) } else { outcome.kind.clone() }
}

fn lead(words: &Words, outcome: &Outcome) -> String {
    let players = words.say("players", &[("players", (outcome.players as u64).into())]);
    let blocks = words.say("sim-blocks", &[("blocks", outcome.blocks.into())]);
    let args = [("games", outcome.games.into()), ("blocks", (&blocks).into())];
    let games = words.say("sim-games", &args);
    let Outcome { game, rules, .. } = outcome;
    format!("{} · {game} · {rules} · {players} · {games}", kind(words, outcome))
}

/// The sections of a tournament.
fn add(page: &mut Page<'_>, words: &Words, outcome: &Outcome) {
    if !outcome.complete {
        let notice = words.say("report-incomplete", &[("jobs", (outcome.jobs as u64).into())]);
        page.add(html! { p.notice { (notice) } });
    }
    page.add(html! {
        div.summary { @for line in summary(words, outcome) { p { (line) } } }
    });
    page.section(&words.plain("report-standings"), &standings(words, outcome));
    if let Some(cross) = tables::crosstable(words, outcome) {
        let caption = words.plain("report-crosstable-caption");
        page.section(&words.plain("report-crosstable"), &table(&caption, &cross));
    }
    let caption = words.plain("report-tables-caption");
    let body = table(&caption, &tables::pairings(words, outcome));
    page.section(&words.plain("report-tables"), &body);
    page.section(&words.plain("report-again"), &again(words, outcome));
}

/// The answer before the numbers.
fn summary(words: &Words, outcome: &Outcome) -> Vec<String> {
    if let Some(test) = &outcome.sprt {
        let mut lines = tables::test(words, outcome, test);
        lines.rotate_right(1);
        return lines;
    }
    // Players may have several seats: points are compared by what would be fair.
    let per_seat = |one: &Standing, value: f64| value / one.fair;
    let [first, rest @ ..] = &outcome.standings[..] else { return Vec::new() };
    let numbers = [first.points.mean, first.points.low, first.points.high, first.fair];
    let [mean, low, high, fair] = numbers.map(|value| words.decimal(value, 3));
    let args = [
        ("agent", (&first.agent).into()),
        ("mean", (&mean).into()),
        ("low", (&low).into()),
        ("high", (&high).into()),
        ("fair", (&fair).into()),
    ];
    let mut lines = vec![words.say("report-leads", &args)];
    let reach = per_seat(first, first.points.low);
    let close = rest.iter().filter(|one| per_seat(one, one.points.high) >= reach);
    let close: Vec<&str> = close.map(|one| one.agent.as_str()).collect();
    lines.push(if close.is_empty() {
        words.plain("report-clear")
    } else {
        words.say("report-close", &[("agents", (&close.join(", ")).into())])
    });
    lines
}

fn standings(words: &Words, outcome: &Outcome) -> Markup {
    let differs = |one: &Standing| (one.wins.share - one.points.mean).abs() > 0.0005;
    let has_draws = outcome.standings.iter().any(differs);
    html! {
        (table(&words.plain("report-standings-caption"), &tables::standings(words, outcome)))
        @if let Some(test) = &outcome.sprt {
            (figure(&lines(words, &pictures::sprt(words, test)), &words.plain("report-sprt-caption")))
        }
        @if let Some(sweep) = pictures::sweep(words, outcome) {
            (figure(&lines(words, &sweep), &words.plain("report-sweep-caption")))
        }
        (figure(&intervals(words, &pictures::points(words, outcome)), &words.plain("report-points-caption")))
        @if has_draws {
            (figure(&intervals(words, &pictures::wins(words, outcome)), &words.plain("report-wins-caption")))
        }
        (figure(&intervals(words, &pictures::ratings(words, outcome)), &words.plain("report-rating-caption")))
    }
}

/// Everything that it takes to do it again.
fn again(words: &Words, outcome: &Outcome) -> Markup {
    let fact = |key: &str, value: String| (words.plain(key), value);
    let cap = format!(
        "{} ({})",
        words.number(outcome.max_turns.into()),
        words.plain(&format!("report-cap-{}", outcome.at_cap))
    );
    let all = [
        fact("head-game", outcome.game.clone()),
        fact("head-rules", outcome.rules.clone()),
        fact("head-players", words.number(outcome.players as u64)),
        fact("report-seed", outcome.seed.to_string()),
        fact("report-max-turns", cap),
        fact("head-games", words.number(outcome.games)),
        fact("report-head-blocks", words.number(outcome.blocks)),
        fact("report-plan", outcome.plan.clone()),
    ];
    let file = &outcome.file;
    let folder = file.strip_suffix(".toml").unwrap_or(file);
    let commands =
        format!("ludoteca tournament {file}\nludoteca report {folder}.tournament/result.json");
    html! {
        (facts(&all))
        p { (words.plain("report-commands")) }
        (listing(&commands))
        p { (words.say("report-file", &[("file", file.into())])) }
        (listing(outcome.source.trim()))
    }
}

/// How the numbers are computed, as far as they stand on the page.
fn explanations(words: &Words, outcomes: &[Outcome]) -> Vec<String> {
    let has_test = outcomes.iter().any(|outcome| outcome.sprt.is_some());
    let keys = ["blocks", "points", "interval", "fair", "rank", "rating", "crosstable", "test"];
    let keys = keys.iter().filter(|key| **key != "test" || has_test);
    keys.map(|key| words.plain(&format!("report-how-{key}"))).collect()
}
