//! Who wins from here.

use clap::ArgMatches;
use ludoteca_catalog::{AnyGame, CatalogError, GameEntry, Start, open_record};
use ludoteca_core::Turn;
use ludoteca_lab::analysis::{WinChances, WinJob, win_chances};
use ludoteca_lab::{AtCap, CLOCK, Mean, Share, Watch};
use serde_json::{Value, json};

use super::{after_text, cap, failed, jobs, named, opening, tell_stop, warn_of_clocks};
use crate::commands::sim::{seated, stopped_by_the_user};
use crate::files;
use crate::options::{self, number};
use crate::output::Output;
use crate::problem::Problem;
use crate::progress::Progress;

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let entry = options::entry(out, matches)?;
    let (game, start) = position(out, matches, entry)?;
    let job = WinJob {
        agents: seated(out, &named(matches, entry), start.players)?,
        start,
        games: number(matches, "games").unwrap_or(1000),
        seed: number(matches, "seed").unwrap_or(1),
        jobs: jobs(matches),
        cap: cap(matches),
        at_cap: match matches.get_one::<String>("at-cap").map(String::as_str) {
            Some("richest") => AtCap::Richest,
            _ => AtCap::None,
        },
    };
    warn_of_clocks(out, entry, &job.agents)?;
    let stop = stopped_by_the_user()?;
    let progress = Progress::new(out.words, job.games);
    let watch = Watch { progress: &|games| progress.add(games), recorder: None, stop: &stop };
    let chances = win_chances(game.as_ref(), &job, &watch);
    progress.finish();
    let chances = chances.map_err(|error| failed(out, &error))?;
    if chances.stopped {
        tell_stop(out, chances.games, job.games)?;
    }
    if matches.get_flag("json") {
        return out.json(&to_json(game.as_ref(), &job, &chances));
    }
    show(out, game.as_ref(), &job, &chances)
}

/// The game and the position that the options say: a position by itself, or the last one of a
/// record, which brings its own rules.
fn position(
    out: &Output,
    matches: &ArgMatches,
    entry: &dyn GameEntry,
) -> anyhow::Result<(Box<dyn AnyGame>, Start)> {
    let Some(file) = matches.get_one::<String>("position") else {
        return Err(Problem::Usage(out.words.plain("analyse-no-position")).into());
    };
    let text = files::text(out, file)?;
    let problem = |error: CatalogError| out.problem(&error);
    let (mut game, text) = if text.starts_with("ludoteca-record") {
        if let Some(name) =
            ["rules", "board", "cards"].iter().find(|name| matches.contains_id(name))
        {
            let option = format!("--{name}");
            let args = [("file", file.into()), ("option", (&option).into())];
            return Err(Problem::Usage(out.words.say("analyse-record-has-rules", &args)).into());
        }
        let game = open_record(file, &text).map_err(problem)?;
        if game.key() != entry.key() {
            let args =
                [("file", file.into()), ("found", game.key().into()), ("game", entry.key().into())];
            return Err(Problem::Failed(out.words.say("analyse-other-game", &args)).into());
        }
        let last = last_position(out, game.as_ref(), file, &text)?;
        (game, last)
    } else {
        let opening = opening(out, matches, entry, "rules")?;
        (entry.open(&opening).map_err(problem)?, text)
    };
    game.set_clock(&CLOCK);
    let start = Start { players: 0, position: Some((file.clone(), text)) };
    let players = usize::from(game.seats(&start).map_err(problem)?);
    let start = Start { players, ..start };
    let live = game.begin(vec![String::new(); players], &start, 0).map_err(problem)?;
    let over = live.turn() == Turn::Over;
    drop(live);
    if over {
        return Err(Problem::Failed(out.words.say("analyse-over", &[("file", file.into())])).into());
    }
    Ok((game, start))
}

/// The position in which a record ends, as JSON.
fn last_position(
    out: &Output,
    game: &dyn AnyGame,
    file: &str,
    text: &str,
) -> anyhow::Result<String> {
    let live = game.resume(file, text).map_err(|error| out.problem(&error))?;
    if live.turn() == Turn::Over {
        return Err(Problem::Failed(out.words.say("analyse-over", &[("file", file.into())])).into());
    }
    let none = || out.problem(&CatalogError::NoPositions { game: game.key() });
    Ok(live.position().ok_or_else(none)?.to_string())
}

fn show(
    out: &mut Output,
    game: &dyn AnyGame,
    job: &WinJob,
    chances: &WinChances,
) -> anyhow::Result<()> {
    let words = out.words;
    let seed = words.say("sim-seed", &[("seed", (&job.seed.to_string()).into())]);
    let file = job.start.position.as_ref().map_or("", |(file, _)| file.as_str());
    out.title(&format!("{} · {} · {file} · {seed}", game.key(), game.rules()))?;
    let length = words.decimal(chances.mean_turns.mean, 1);
    let before = words.number(chances.turns_before.into());
    let args = [
        ("games", chances.games.into()),
        ("length", (&length).into()),
        ("before", (&before).into()),
    ];
    out.say("analyse-win-games", &args)?;
    after_text(out)?;
    let interval =
        |share: Share| format!("{} – {}", words.percent(share.low), words.percent(share.high));
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (seat, chance) in chances.seats.iter().enumerate() {
        rows.push(vec![
            seat.to_string(),
            chance.agent.clone(),
            words.number(chance.wins),
            words.percent(chance.share.share),
            interval(chance.share),
            words.decimal(chance.points.mean, 3),
        ]);
    }
    for (key, count) in [("sim-draws", chances.draws), ("sim-unfinished", chances.unfinished)] {
        let share = ludoteca_lab::wilson(count, chances.games);
        rows.push(vec![
            String::new(),
            words.plain(key),
            words.number(count),
            words.percent(share.share),
            interval(share),
            String::new(),
        ]);
    }
    let head =
        ["head-seat", "head-agent", "head-wins", "head-share", "head-interval", "head-points"];
    out.table(&head, &[0, 2, 3, 4, 5], &rows)?;
    if chances.shared > 0 {
        out.say("analyse-shared", &[("games", chances.shared.into())])?;
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
fn to_json(game: &dyn AnyGame, job: &WinJob, chances: &WinChances) -> Value {
    let seat = |(seat, chance): (usize, &ludoteca_lab::analysis::SeatChance)| {
        let Mean { mean, low, high } = chance.points;
        json!({
            "seat": seat,
            "agent": chance.agent,
            "wins": chance.wins,
            "share": chance.share.share,
            "low": chance.share.low,
            "high": chance.share.high,
            "points": { "mean": mean, "low": low, "high": high },
        })
    };
    let unfinished = chances.unfinished_share;
    let elapsed = chances.elapsed.as_secs_f64();
    json!({
        "game": game.key(),
        "rules": game.rules(),
        "position": job.start.position.as_ref().map(|(file, _)| file),
        "agents": job.agents,
        "games": chances.games,
        "seed": job.seed,
        "seats": chances.seats.iter().enumerate().map(seat).collect::<Vec<_>>(),
        "draws": chances.draws,
        "shared": chances.shared,
        "unfinished": chances.unfinished,
        "unfinished_share": {
            "share": unfinished.share, "low": unfinished.low, "high": unfinished.high,
        },
        "mean_turns": chances.mean_turns.mean,
        "turns_before": chances.turns_before,
        "games_per_s": chances.games as f64 / elapsed,
        "elapsed_s": elapsed,
        "jobs": job.jobs,
        "stopped": chances.stopped,
    })
}
