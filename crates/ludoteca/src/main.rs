//! The one binary: a command line over the shelf and the lab.
//!
//! Results go to the standard output, messages to the standard error. The exit status is 0 when
//! done, 1 when something failed, 2 when the question was put wrongly. Every word comes from the
//! message catalogue; the definitions of commands and options are also what help, completions and
//! the manual page are made of.

#[cfg(feature = "nats")]
mod broker;
mod cli;
mod commands;
mod files;
mod options;
mod output;
mod problem;
mod progress;
mod terminal;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use ludoteca_words::Words;

use output::Output;
use problem::Problem;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    // Needed for as long as the program runs: the definitions of options refer to it.
    let words: &'static Words = Box::leak(Box::new(Words::new(cli::language(&args))));
    let mut out = Output::new(words);
    match run(args, words, &mut out).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => conclude(&error, words),
    }
}

fn run(args: Vec<OsString>, words: &'static Words, out: &mut Output) -> anyhow::Result<()> {
    let matches = match cli::command(words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return usage::answer(&error, words),
    };
    match matches.subcommand() {
        Some((name, matches)) => match commands::find(name) {
            Some(command) => (command.run)(out, matches),
            None => unreachable!("{name} is not among the commands"),
        },
        #[cfg(feature = "server")]
        None => commands::serve::usual(out),
        #[cfg(not(feature = "server"))]
        None => commands::overview::run(out),
    }
}

/// Says what went wrong, and how the program ends.
fn conclude(error: &anyhow::Error, words: &Words) -> ExitCode {
    let io = error.downcast_ref::<std::io::Error>();
    if io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe) {
        // Whoever read our output has heard enough.
        return ExitCode::SUCCESS;
    }
    let problem = error.downcast_ref::<Problem>();
    if !problem.is_some_and(Problem::is_silent) {
        output::complain(&words.say("problem", &[("reason", (&format!("{error:#}")).into())]));
    }
    ExitCode::from(problem.map_or(1, Problem::status))
}
