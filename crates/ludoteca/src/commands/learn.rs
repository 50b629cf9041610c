//! `ludoteca learn`: learns evaluation weights by self-play.

use std::fmt::Write as _;
use std::path::Path;

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_catalog::{Course, Learned};
use ludoteca_lab::learn;
use ludoteca_words::Words;

use super::sim::{all_cores, stopped_by_the_user};
use crate::output::{Output, complain};
use crate::progress::Progress;
use crate::{files, options};

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let number = |name, most| {
        options::option(name, "value-number", words).value_parser(options::whole(words, 1..=most))
    };
    let real = |name| options::option(name, "value-number", words).value_parser(share(words));
    options::opening(command, words)
        .arg(number("players", 255))
        .arg(
            options::option("games", "value-number", words)
                .help(words.plain("option-games-learn"))
                .value_parser(options::whole(words, 1..=u64::MAX)),
        )
        .arg(real("rate"))
        .arg(real("first-trace"))
        .arg(real("last-trace"))
        .arg(options::option("from", "value-file", words).value_hint(ValueHint::FilePath))
        .arg(options::option("out", "value-file", words).value_hint(ValueHint::FilePath))
        .arg(options::seed(words))
        .arg(number("jobs", 1024))
}

fn share(words: &'static Words) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| {
        let number: Option<f64> = text.parse().ok();
        number
            .filter(|number| (0.0..=1.0).contains(number))
            .ok_or_else(|| words.plain("expected-share"))
    }
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let (_, game) = options::open(out, matches)?;
    let real = |name| matches.get_one::<f64>(name).copied();
    #[expect(clippy::cast_possible_truncation, reason = "a share")]
    let traces = match (real("first-trace"), real("last-trace")) {
        (None, None) => None,
        (Some(only), None) | (None, Some(only)) => Some([only as f32; 2]),
        (Some(first), Some(last)) => Some([first as f32, last as f32]),
    };
    let from = match matches.get_one::<String>("from") {
        Some(file) => Some((file.clone(), files::text(out, file)?)),
        None => None,
    };
    let players = options::number(matches, "players").and_then(|n| usize::try_from(n).ok());
    let course = Course {
        players: players.unwrap_or_else(|| game.usual_players()),
        games: options::number(matches, "games"),
        seed: options::number(matches, "seed").unwrap_or(1),
        rate: real("rate"),
        traces,
        from,
    };
    let jobs = options::number(matches, "jobs").and_then(|jobs| usize::try_from(jobs).ok());
    let mut learner = game.learner(&course).map_err(|error| out.problem(&error))?;
    let stop = stopped_by_the_user()?;
    let all = learner.games();
    let progress = Progress::new(out.words, all);
    let (mut behind, mut latest) = (0, Learned::default());
    learn(learner.as_mut(), jobs.unwrap_or_else(all_cores), &stop, &mut |_, games, learned| {
        progress.add(games - behind);
        (behind, latest) = (games, learned);
    });
    progress.finish();
    let mut command = command_line(game.key(), game.rules(), &course, all);
    if behind < all {
        // The pace follows the length of the whole course: a shorter one would learn otherwise.
        let _ = write!(command, ", stopped after {behind} games");
    }
    let weights = learner.write(&command);
    if behind < all {
        let args = [("games", behind.into()), ("all", all.into())];
        complain(&out.words.say("learn-stopped", &args));
    }
    let Some(file) = matches.get_one::<String>("out") else {
        return out.line(weights.trim_end());
    };
    files::write(out, Path::new(file), &weights)?;
    let square = out.words.decimal(latest.mean_square, 5);
    let args = [("games", behind.into()), ("square", (&square).into()), ("file", file.into())];
    out.say("learn-done", &args)
}

/// The command that makes these weights again, whatever the machine and the number of threads.
fn command_line(game: &str, rules: &str, course: &Course, games: u64) -> String {
    let mut line = format!("ludoteca learn {game} --rules {rules} --players {}", course.players);
    let _ = write!(line, " --games {games} --seed {}", course.seed);
    if let Some(rate) = course.rate {
        let _ = write!(line, " --rate {rate}");
    }
    if let Some([first, last]) = course.traces {
        let _ = write!(line, " --first-trace {first} --last-trace {last}");
    }
    if let Some((file, _)) = &course.from {
        let _ = write!(line, " --from {file}");
    }
    line
}
