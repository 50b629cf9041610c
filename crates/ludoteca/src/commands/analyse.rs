//! `ludoteca analyse`: what can be computed or played out about a game, its board and its rules.

mod income;
mod landing;
mod rules;
mod win;

use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_catalog::{GameEntry, Opening, Setup, Shelved as _, split_agents};
use ludoteca_core::Game as _;
use ludoteca_lab::SeriesError;
use ludoteca_monopoly::Monopoly;
use ludoteca_monopoly::analysis::endless_draws;
use ludoteca_monopoly::landing::JailPolicy;
use ludoteca_words::Words;

use crate::options::{self, flag, number, option, whole};
use crate::output::Output;
use crate::problem::Problem;
use crate::{files, output};

/// What can be asked, and the options that belong to the question.
struct Question {
    name: &'static str,
    options: &'static [&'static str],
    run: fn(&mut Output, &ArgMatches) -> anyhow::Result<()>,
}

const QUESTIONS: [Question; 4] = [
    Question { name: "landing", options: &["rules", "board", "jail"], run: landing::run },
    Question { name: "income", options: &["rules", "board", "jail", "lots"], run: income::run },
    Question {
        name: "win",
        options: &[
            "rules",
            "board",
            "cards",
            "position",
            "agents",
            "games",
            "seed",
            "jobs",
            "max-turns",
            "at-cap",
        ],
        run: win::run,
    },
    Question {
        name: "rules",
        options: &[
            "base",
            "board",
            "cards",
            "agents",
            "players",
            "games",
            "seed",
            "jobs",
            "max-turns",
            "switch",
            "only",
        ],
        run: rules::run,
    },
];

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let question = Arg::new("question")
        .required(true)
        .value_name(words.plain("value-question"))
        .help(words.plain("argument-question"))
        .help_heading(words.plain("heading-arguments"))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(QUESTIONS.map(|question| question.name)));
    let choice = |name, value, choices: [&'static str; 2]| {
        option(name, value, words)
            .hide_possible_values(true)
            .value_parser(PossibleValuesParser::new(choices))
    };
    let count = |name, range| option(name, "value-number", words).value_parser(whole(words, range));
    let list = |name, value| option(name, value, words).action(ArgAction::Append);
    let file = |name| option(name, "value-file", words).value_hint(ValueHint::FilePath);
    let about = |arg: Arg, key: &str| arg.help(words.plain(key));
    options::opening(command, words)
        .arg(question)
        .arg(choice("jail", "value-at-cap", ["pay", "stay"]))
        .arg(flag("lots", words))
        .arg(about(file("position"), "option-position-analyse"))
        .arg(option("base", "value-rules", words))
        .arg(list("switch", "value-switches"))
        .arg(list("only", "value-switches"))
        .arg(about(list("agents", "value-agents"), "option-agents-analyse"))
        .arg(count("players", 1..=255))
        .arg(about(count("games", 1..=1_000_000_000_000), "option-games-analyse"))
        .arg(options::seed(words))
        .arg(count("jobs", 1..=1024))
        .arg(about(count("max-turns", 1..=u64::from(u32::MAX)), "option-max-turns-analyse"))
        .arg(choice("at-cap", "value-at-cap", ["none", "richest"]))
        .arg(flag("json", words))
        .arg(flag("markdown", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let name = matches.get_one::<String>("question").map_or("", String::as_str);
    let question = QUESTIONS.iter().find(|question| question.name == name);
    let question = question.unwrap_or_else(|| unreachable!("{name} is not among the questions"));
    refuse_others(out, matches, question)?;
    out.markdown = matches.get_flag("markdown");
    (question.run)(out, matches)
}

/// Options that belong to another question would be passed over in silence.
fn refuse_others(out: &Output, matches: &ArgMatches, question: &Question) -> anyhow::Result<()> {
    let given = |name: &&&str| matches.value_source(name) == Some(ValueSource::CommandLine);
    let mut all = QUESTIONS.iter().flat_map(|question| question.options);
    let other = all.find(|&name| !question.options.contains(name) && given(&name));
    other.map_or(Ok(()), |name| {
        let option = format!("--{name}");
        let args = [("option", (&option).into()), ("question", question.name.into())];
        Err(Problem::Usage(out.words.say("analyse-other-option", &args)).into())
    })
}

/// What the game is opened with; the rules are those of this option.
fn opening(
    out: &Output,
    matches: &ArgMatches,
    entry: &dyn GameEntry,
    rules: &str,
) -> anyhow::Result<Opening> {
    let text = |name| matches.get_one::<String>(name);
    Ok(Opening {
        rules: text(rules).map(|rules| files::rules(out, rules)).transpose()?,
        board: text("board").map(|board| files::board(out, entry, board)).transpose()?,
        cards: match text("cards") {
            Some(file) => Some((file.clone(), files::text(out, file)?)),
            None => None,
        },
        ..Opening::default()
    })
}

/// A board of Monopoly with how its players leave jail: what the exact tables are about.
struct Walk {
    setup: Setup<Monopoly>,
    policy: JailPolicy,
    /// How they leave jail, as it is asked for.
    jail: &'static str,
}

impl Walk {
    fn open(out: &Output, matches: &ArgMatches) -> anyhow::Result<Self> {
        let entry = options::entry(out, matches)?;
        if entry.key() != Monopoly::KEY {
            let args = [("game", entry.key().into())];
            return Err(Problem::Usage(out.words.say("analyse-only-monopoly", &args)).into());
        }
        let opening = opening(out, matches, entry, "rules")?;
        let setup = Monopoly::open(&opening).map_err(|error| out.problem(&error))?;
        let endless = endless_draws(&setup.game);
        if !endless.is_empty() {
            let squares: Vec<String> = endless.iter().map(ToString::to_string).collect();
            let squares = squares.join(", ");
            let args = [("squares", (&squares).into())];
            return Err(Problem::Failed(out.words.say("analyse-endless", &args)).into());
        }
        let stays = matches.get_one::<String>("jail").is_some_and(|jail| jail == "stay");
        let (policy, jail) = if stays {
            (JailPolicy::StayAsLongAsAllowed, "stay")
        } else {
            (JailPolicy::PayAtOnce, "pay")
        };
        Ok(Self { setup, policy, jail })
    }

    /// The name of the board, or of its file.
    fn board(&self) -> &str {
        let board = &self.setup.options["board"];
        board.as_str().or_else(|| board["file"].as_str()).unwrap_or_default()
    }

    /// Says what the table is about.
    fn title(&self, out: &mut Output, rolls_per_turn: f64) -> anyhow::Result<()> {
        let jail = out.words.plain(&format!("analyse-jail-{}", self.jail));
        let rolls = out.words.decimal(rolls_per_turn, 4);
        out.title(&format!("monopoly · {} · {} · {jail}", self.setup.rules, self.board()))?;
        out.say("analyse-rolls-per-turn", &[("rolls", (&rolls).into())])?;
        after_text(out)
    }

    /// The name of a square.
    fn name(&self, place: ludoteca_monopoly::Place) -> &str {
        let square = self.setup.game.board().squares().get(usize::from(place.0));
        square.map_or("", |square| square.name.as_str())
    }
}

/// In Markdown a table needs an empty line before it.
fn after_text(out: &mut Output) -> anyhow::Result<()> {
    if out.markdown { out.line("") } else { Ok(()) }
}

/// The players that are named, or else the game's cheap scripted one.
fn named(matches: &ArgMatches, entry: &dyn GameEntry) -> Vec<String> {
    let lists = matches.get_many::<String>("agents").into_iter().flatten();
    let named: Vec<String> = lists.flat_map(|list| split_agents(list)).collect();
    if named.is_empty() { vec![entry.default_agent().to_owned()] } else { named }
}

/// Says when a player thinks by the clock.
fn warn_of_clocks(out: &Output, entry: &dyn GameEntry, agents: &[String]) -> anyhow::Result<()> {
    let timed = |name: &String| entry.check_agent(name).is_ok_and(|facts| facts.timed);
    if agents.iter().any(timed) { out.warn("agents-by-the-clock") } else { Ok(()) }
}

/// How many threads the options say.
fn jobs(matches: &ArgMatches) -> usize {
    number(matches, "jobs").map_or_else(super::sim::all_cores, |jobs| jobs.try_into().unwrap_or(1))
}

/// The turns after which the options give a game up.
fn cap(matches: &ArgMatches) -> Option<u32> {
    number(matches, "max-turns").and_then(|cap| cap.try_into().ok())
}

fn failed(out: &Output, error: &SeriesError) -> anyhow::Error {
    match error {
        SeriesError::Catalog(error) => out.problem(error),
        SeriesError::Record(error) => Problem::Failed(error.to_string()).into(),
    }
}

/// Says that the result is that of fewer games, when somebody stopped it.
fn tell_stop(out: &Output, games: u64, all: u64) -> anyhow::Result<()> {
    if games == 0 {
        return Err(Problem::Failed(out.words.plain("sim-stopped-at-once")).into());
    }
    let args = [("games", games.into()), ("all", all.into())];
    output::complain(&out.words.say("sim-stopped", &args));
    Ok(())
}
