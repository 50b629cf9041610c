//! What house rules do: how they lengthen the game, favour the first seat, leave games unfinished.

use clap::ArgMatches;
use ludoteca_catalog::AnyGame;
use ludoteca_console::describe;
use ludoteca_lab::analysis::{
    Compared, RuleFigures, RuleStudy, StudyJob, Subject, Variants, study_rules,
};
use ludoteca_lab::{Mean, Watch};
use ludoteca_words::Words;
use serde_json::{Map, Value, json};

use super::{after_text, cap, failed, jobs, named, opening, tell_stop, warn_of_clocks};
use crate::commands::sim::{seated, stopped_by_the_user};
use crate::options;
use crate::output::Output;
use crate::problem::Problem;
use crate::progress::Progress;

/// The base as it is shown.
struct Base {
    game: &'static str,
    rules: String,
    /// Whether dice decide who begins, so that seat 0 need not.
    opening_roll: bool,
}

impl Base {
    fn of(game: &dyn AnyGame) -> Self {
        let options: Value = serde_json::from_str(game.options()).unwrap_or_default();
        Self {
            game: game.key(),
            rules: game.rules().to_owned(),
            opening_roll: options["rules"]["opening_roll"] == true,
        }
    }
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let entry = options::entry(out, matches)?;
    let opening = opening(out, matches, entry, "base")?;
    let given = settings(out, matches)?;
    let only = words_of(matches, "only");
    let variants = Variants::of(entry, &opening, &given, &only);
    let variants = variants.map_err(|error| out.problem(&error))?;
    let named = named(matches, entry);
    let usual = if named.len() > 1 { named.len() } else { variants.base.usual_players() };
    let players =
        options::number(matches, "players").and_then(|n| n.try_into().ok()).unwrap_or(usual);
    let job = StudyJob {
        agents: seated(out, &named, players)?,
        games: options::number(matches, "games").unwrap_or(1000),
        seed: options::number(matches, "seed").unwrap_or(1),
        jobs: jobs(matches),
        cap: cap(matches),
    };
    warn_of_clocks(out, entry, &job.agents)?;
    let base = Base::of(variants.base.as_ref());
    let stop = stopped_by_the_user()?;
    let rules = 1 + variants.list.len() as u64;
    let progress = Progress::new(out.words, rules * job.blocks() * job.agents.len() as u64);
    let watch = Watch { progress: &|games| progress.add(games), recorder: None, stop: &stop };
    let study = study_rules(variants, &job, &watch);
    progress.finish();
    let study = study.map_err(|error| failed(out, &error))?;
    if study.stopped {
        tell_stop(out, study.games, job.games)?;
    }
    if matches.get_flag("json") {
        return out.json(&to_json(out.words, &base, &job, &study));
    }
    show(out, &base, &job, &study)
}

/// The words of a list that may be given several times.
fn words_of(matches: &ArgMatches, name: &str) -> Vec<String> {
    let lists = matches.get_many::<String>(name).into_iter().flatten();
    lists.flat_map(|list| list.split(',')).map(|word| word.trim().to_owned()).collect()
}

/// The values that are given for switches.
fn settings(out: &Output, matches: &ArgMatches) -> anyhow::Result<Vec<(String, String)>> {
    let pair = |word: String| match word.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => {
            Ok((name.to_owned(), value.to_owned()))
        }
        _ => {
            let args = [("found", (&word).into())];
            Err(Problem::Usage(out.words.say("analyse-bad-switch", &args)).into())
        }
    };
    words_of(matches, "switch").into_iter().map(pair).collect()
}

fn show(out: &mut Output, base: &Base, job: &StudyJob, study: &RuleStudy) -> anyhow::Result<()> {
    let words = out.words;
    let seed = words.say("sim-seed", &[("seed", (&job.seed.to_string()).into())]);
    let agents = job.agents.join(", ");
    out.title(&format!("{} · {} · {agents} · {seed}", base.game, base.rules))?;
    let blocks = words.say("sim-blocks", &[("blocks", study.blocks.into())]);
    let rules = study.subjects.len() as u64 + 1;
    let args =
        [("games", study.games.into()), ("blocks", (&blocks).into()), ("rules", rules.into())];
    out.say("analyse-rules-games", &args)?;
    after_text(out)?;
    let mut rows = vec![row(
        words,
        &words.say("analyse-base", &[("rules", (&base.rules).into())]),
        &study.base,
        true,
    )];
    rows.extend(
        study.subjects.iter().map(|subject| row(words, &name(subject), &subject.figures, false)),
    );
    let head = [
        "head-change",
        "head-turns",
        "head-longer",
        "head-first-seat",
        "head-difference",
        "head-unfinished",
        "head-difference",
    ];
    out.table(&head, &[1, 2, 3, 4, 5, 6], &rows)?;
    after_text(out)?;
    out.say("analyse-rules-legend", &[])?;
    if base.opening_roll {
        out.say("analyse-opening-roll", &[])?;
    }
    for skipped in &study.skipped {
        let change = change(&skipped.switch, &skipped.value);
        let reason = describe(words, &skipped.reason);
        let args = [("change", (&change).into()), ("reason", (&reason).into())];
        out.say("analyse-skipped", &args)?;
    }
    Ok(())
}

fn change(switch: &str, value: &str) -> String {
    if value.is_empty() { switch.to_owned() } else { format!("{switch}={value}") }
}

fn name(subject: &Subject) -> String {
    change(&subject.switch, &subject.value)
}

/// A number without the sign of what is rounded to nothing.
fn number(words: &Words, value: f64, digits: i32) -> String {
    let scale = 10_f64.powi(digits);
    let value = (value * scale).round() / scale;
    words.decimal(value, digits.unsigned_abs() as usize)
}

/// Figures with their intervals; the base has no differences to show.
fn row(words: &Words, name: &str, figures: &RuleFigures, is_base: bool) -> Vec<String> {
    let turns = |value: f64| number(words, value, 1);
    let points = |share: f64| number(words, 100.0 * share, 2);
    let percent = |share: f64| format!("{}\u{a0}%", points(share));
    let mut cells = vec![name.to_owned()];
    let mut add =
        |compared: &Compared, value: &dyn Fn(f64) -> String, by: &dyn Fn(f64) -> String| {
            let Mean { mean, low, high } = compared.value;
            cells.push(format!("{} ({} – {})", value(mean), value(low), value(high)));
            cells.push(match compared.difference {
                _ if is_base => String::new(),
                None if compared.same => "=".to_owned(),
                None => "–".to_owned(),
                Some(Mean { mean, low, high }) => {
                    let sign = if mean > 0.0 { "+" } else { "" };
                    let mark = if compared.clear { " *" } else { "" };
                    format!("{sign}{} ({} … {}){mark}", by(mean), by(low), by(high))
                }
            });
        };
    add(&figures.length, &turns, &turns);
    add(&figures.first_seat, &percent, &points);
    add(&figures.unfinished, &percent, &points);
    cells
}

fn to_json(words: &Words, base: &Base, job: &StudyJob, study: &RuleStudy) -> Value {
    let mean = |Mean { mean, low, high }: Mean| json!({ "mean": mean, "low": low, "high": high });
    let compared = |compared: &Compared, is_base: bool| {
        let mut value = mean(compared.value);
        if !is_base {
            value["difference"] = compared.difference.map_or(Value::Null, mean);
            value["same"] = compared.same.into();
            value["clear"] = compared.clear.into();
        }
        value
    };
    let figures = |figures: &RuleFigures, is_base: bool| -> Map<String, Value> {
        [
            ("turns", &figures.length),
            ("first_seat", &figures.first_seat),
            ("unfinished", &figures.unfinished),
        ]
        .into_iter()
        .map(|(name, figure)| (name.to_owned(), compared(figure, is_base)))
        .collect()
    };
    let subject = |subject: &Subject| {
        let mut value = Map::new();
        value.insert("switch".to_owned(), json!(subject.switch));
        value.insert("value".to_owned(), json!(subject.value));
        value.extend(figures(&subject.figures, false));
        Value::Object(value)
    };
    let skipped: Vec<Value> = study
        .skipped
        .iter()
        .map(|skipped| {
            let reason = describe(words, &skipped.reason);
            json!({ "switch": skipped.switch, "value": skipped.value, "reason": reason })
        })
        .collect();
    json!({
        "game": base.game,
        "rules": base.rules,
        "agents": job.agents,
        "games": study.games,
        "blocks": study.blocks,
        "seed": job.seed,
        "base": figures(&study.base, true),
        "changes": study.subjects.iter().map(subject).collect::<Vec<_>>(),
        "skipped": skipped,
        "elapsed_s": study.elapsed.as_secs_f64(),
        "jobs": job.jobs,
        "stopped": study.stopped,
    })
}
