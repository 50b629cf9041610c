//! `ludoteca ring simulate`: a whole ring on this machine, every station a process of its own.

mod course;
mod folder;
mod ledger;
mod places;
mod show;

use std::fs::File;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Command};
use ludoteca_catalog::split_agents;
use ludoteca_ring::simulate::Faults;
use ludoteca_serial::Pace;
use ludoteca_words::Words;

use super::{PERSON, check_seat, chosen_profile, file, flag, number, option, profile};
use crate::options;
use crate::output::Output;
use crate::problem::Problem;
use course::{Course, Ending};

/// A seat for which a station is started by hand, in another terminal.
const OPEN: &str = "open";

/// How long nothing may be applied before a game without people counts as paused.
const PATIENCE: Duration = Duration::from_mins(1);

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let paces = PossibleValuesParser::new(["true", "fast"]);
    let share = |name| option(name, "value-share", words).value_parser(a_share(words));
    command
        .arg(number("stations", 2, 4, words))
        .arg(option("seats", "value-seats", words))
        .arg(
            option("pace", "value-pace", words)
                .hide_possible_values(true)
                .value_parser(paces)
                .default_value("true")
                .hide_default_value(true),
        )
        .arg(profile(words))
        .arg(share("faults"))
        .arg(share("cuts"))
        .arg(number("turns", 1, u64::from(u32::MAX), words))
        .arg(number("games", 1, 1_000_000, words))
        .arg(options::seed(words).help(words.plain("option-ring-seed")))
        .arg(option("keep", "value-dir", words).value_hint(clap::ValueHint::DirPath))
        .arg(file("tap", words))
        .arg(flag("json", words).help(words.plain("option-ring-simulate-json")))
}

/// Reads a share of 1.
fn a_share(words: &'static Words) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| {
        let share: Option<f64> = text.parse().ok().filter(|share| (0.0..=0.5).contains(share));
        share.ok_or_else(|| words.plain("ring-expected-share"))
    }
}

/// What is to be simulated.
struct Plan {
    seats: Vec<String>,
    pace: Pace,
    faults: Faults,
    turns: Option<u32>,
    seed: u64,
    /// Options that every station gets.
    common: Vec<String>,
}

impl Plan {
    /// Whether somebody plays who takes their time.
    fn has_people(&self) -> bool {
        self.seats.iter().any(|seat| seat == PERSON || seat == OPEN)
    }
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let plan = plan(out, matches)?;
    let games = options::number(matches, "games").unwrap_or(1);
    if games > 1 && plan.has_people() {
        return Err(Problem::Usage(out.words.plain("ring-people-play-one-game")).into());
    }
    let json = matches.get_flag("json");
    if json && plan.seats.iter().any(|seat| seat == PERSON) {
        return Err(Problem::Usage(out.words.plain("ring-json-needs-an-agent")).into());
    }
    let mut all = Vec::new();
    for game in 0..games {
        let tap = matches.get_one::<String>("tap").filter(|_| game == 0);
        let tap = tap.map(File::create).transpose()?;
        let keep = matches.get_one::<String>("keep").map(String::as_str);
        let played = Course::new(out, &plan, game, keep, tap)?.run(out, json)?;
        if !json {
            show::game(out, game, &played)?;
        }
        all.push(played);
    }
    if json {
        out.json(&show::json(&plan, &all))?;
    } else if games > 1 {
        show::summary(out, &all)?;
    }
    if all.iter().all(|played| matches!(played.ending, Ending::Won { .. } | Ending::Left)) {
        return Ok(());
    }
    out.flush()?;
    Err(Problem::Said.into())
}

fn plan(out: &Output, matches: &ArgMatches) -> anyhow::Result<Plan> {
    let seats = matches.get_one::<String>("seats").map(|seats| split_agents(seats));
    let stations = options::number(matches, "stations").and_then(|n| usize::try_from(n).ok());
    let stations = stations.or(seats.as_ref().map(Vec::len)).unwrap_or(4);
    let usual = || {
        let mut seats = vec!["rules".to_owned(); stations];
        PERSON.clone_into(&mut seats[0]);
        seats
    };
    let seats = seats.unwrap_or_else(usual);
    if seats.len() != stations || !(2..=4).contains(&stations) {
        let args = [("stations", (stations as u64).into()), ("found", (seats.len() as u64).into())];
        return Err(Problem::Usage(out.words.say("ring-wrong-seats", &args)).into());
    }
    for seat in seats.iter().filter(|seat| *seat != OPEN) {
        check_seat(out, seat)?;
    }
    if seats.iter().filter(|seat| *seat == PERSON).count() > 1 {
        return Err(Problem::Usage(out.words.plain("ring-one-person-here")).into());
    }
    let share = |name| matches.get_one::<f64>(name).copied().unwrap_or(0.0);
    let each = in_a_million(share("faults") / 3.0);
    let faults = Faults {
        corrupt: each,
        drop: each,
        duplicate: each,
        power_cut: in_a_million(share("cuts")),
        ..Faults::default()
    };
    let fast = matches.get_one::<String>("pace").is_some_and(|pace| pace == "fast");
    let turns = options::number(matches, "turns").and_then(|n| u32::try_from(n).ok());
    let profile = chosen_profile(matches);
    let mut common = vec!["--profile".to_owned(), profile.name().to_owned()];
    if let Some(turns) = turns {
        common.extend(["--turns".to_owned(), turns.to_string()]);
    }
    if fast {
        // Nobody has to wait as long for what is lost as on a slow cable.
        common.extend(["--baud", "115200", "--slack", "80"].map(str::to_owned));
    }
    let pace = if fast { Pace::Fast } else { Pace::True };
    let seed = options::number(matches, "seed").unwrap_or_else(crate::terminal::any_seed);
    Ok(Plan { seats, pace, faults, turns, seed, common })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "shares are from 0 to 0.5"
)]
fn in_a_million(share: f64) -> u32 {
    (share * 1e6).round() as u32
}
