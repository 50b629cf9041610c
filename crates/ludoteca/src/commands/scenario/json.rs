//! Scenarios as JSON.

use ludoteca_lab::Share;
use ludoteca_lab::scenario::{Document, Figure, Matchup, Report, Row, Scenario, What};
use serde_json::{Value, json};

pub(super) fn scenario(code: &str, scenario: &Scenario, report: &Report) -> Value {
    let game = scenario.plan.game();
    let worths = |&(document, ours): &(i64, i64)| json!({ "document": document, "ours": ours });
    json!({
        "file": scenario.file,
        "kind": scenario.plan.key(),
        "title": scenario.title.of(code),
        "game": game.map(ludoteca_catalog::AnyGame::key),
        "rules": game.map(ludoteca_catalog::AnyGame::rules),
        "games": report.games,
        "seed": report.seed,
        "rows": report.rows.iter().map(|entry| row(code, entry)).collect::<Vec<_>>(),
        "unfinished": report.capped.map(counted),
        "mean_length": report.mean_length,
        "worths": report.worths.iter().map(worths).collect::<Vec<_>>(),
        "matchups": report.matchups.iter().map(matchup).collect::<Vec<_>>(),
        "note": scenario.note.as_ref().map(|note| note.of(code)),
        "elapsed_s": report.elapsed.as_secs_f64(),
        "stopped": report.stopped,
    })
}

fn row(code: &str, row: &Row) -> Value {
    let (what, of) = match &row.what {
        What::Wins(agent) => ("wins", json!(agent)),
        What::WinsOfEnded(agent) => ("wins-of-ended", json!(agent)),
        What::Draws => ("draws", Value::Null),
        What::Class(name) => ("class", json!(name.of(code))),
        What::NoClass => ("no-class", Value::Null),
        What::Bucket { parameter, from, to } => {
            ("bucket", json!({ "parameter": parameter, "from": from, "to": to }))
        }
        What::Together(agent) => ("together", json!(agent)),
    };
    let document = match &row.document {
        Document::Silent => Value::Null,
        Document::Count(count) => counted((*count).into()),
        Document::Finding(text) => json!(text.of(code)),
    };
    let figure = row.count.map(|count| Figure { count, share: row.ours });
    let ours = figure.map_or_else(|| share(row.ours), counted);
    json!({ "what": what, "of": of, "document": document, "ours": ours, "agrees": row.agrees() })
}

fn matchup(matchup: &Matchup) -> Value {
    json!({
        "agent": matchup.agent,
        "against": matchup.against,
        "seats": matchup.seats,
        "wins": counted(matchup.wins),
        "losses": counted(matchup.losses),
        "unfinished": counted(matchup.capped),
        "mean_turns": matchup.mean_turns,
    })
}

fn counted(figure: Figure) -> Value {
    let (count, Share { share, low, high }) = (figure.count, figure.share);
    json!({ "count": count.count, "of": count.of, "share": share, "low": low, "high": high })
}

fn share(share: Share) -> Value {
    json!({ "share": share.share, "low": share.low, "high": share.high })
}
