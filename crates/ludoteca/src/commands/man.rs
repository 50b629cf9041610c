//! `ludoteca man`: the manual page, of the program or of one command.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use clap_mangen::Man;
use ludoteca_words::Words;

use super::COMMANDS;
use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let page = Arg::new("command")
        .value_name(words.plain("value-command"))
        .help(words.plain("argument-man"))
        .help_heading(words.plain("heading-arguments"))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(COMMANDS.iter().map(|command| command.name)));
    command.arg(page)
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let mut command = crate::cli::command(out.words);
    command.build();
    let page = match matches.get_one::<String>("command") {
        Some(name) => command.find_subcommand(name).cloned().unwrap_or(command),
        None => command,
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    out.bytes(&text)
}
