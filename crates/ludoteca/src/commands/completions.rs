//! `ludoteca completions`: what a shell needs to complete our commands.

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use ludoteca_words::Words;

use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let shell = Arg::new("shell")
        .required(true)
        .value_name(words.plain("value-shell"))
        .help(words.plain("argument-shell"))
        .help_heading(words.plain("heading-arguments"))
        .hide_possible_values(true)
        .value_parser(value_parser!(Shell));
    command.arg(shell)
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let shell = matches.get_one::<Shell>("shell").copied().unwrap_or(Shell::Bash);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut crate::cli::command(out.words), "ludoteca", &mut script);
    out.bytes(&script)
}
