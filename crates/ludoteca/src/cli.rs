//! The definitions of commands and options, in the language of the user.

use std::ffi::OsString;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};
use ludoteca_words::{Lang, Words};

use crate::commands::COMMANDS;

/// The whole command line.
pub(crate) fn command(words: &'static Words) -> Command {
    let languages = PossibleValuesParser::new(Lang::ALL.map(Lang::code));
    let lang = Arg::new("lang")
        .long("lang")
        .value_name(words.plain("value-lang"))
        .help(words.plain("option-lang"))
        .help_heading(words.plain("heading-options"))
        .hide_possible_values(true)
        .value_parser(languages)
        .global(true);
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(words.plain("option-version"));
    let mut command = Command::new("ludoteca")
        .next_help_heading(words.plain("heading-options"))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .about(words.plain("about"))
        .arg(lang)
        .arg(version)
        .subcommand_value_name(words.plain("value-command"))
        .subcommand_help_heading(words.plain("heading-commands"))
        .disable_help_subcommand(true);
    for spec in COMMANDS {
        let about = words.plain(&format!("command-{}", spec.name));
        let heading = words.plain("heading-options");
        let sub = Command::new(spec.name).about(about).next_help_heading(heading);
        command = command.subcommand((spec.define)(sub, words));
    }
    with_usage(dressed(command, words), words)
}

/// The command with lines of usage that speak the language of the user.
fn with_usage(command: Command, words: &Words) -> Command {
    let mut built = command.clone();
    built.build();
    named(command, &mut built, words)
}

/// The command and all below it, with the usage of what was built from them.
fn named(command: Command, built: &mut Command, words: &Words) -> Command {
    let text = built.render_usage().to_string();
    let text = text.split_once(": ").map_or(text.as_str(), |(_, usage)| usage);
    let usage = text.replace("[OPTIONS]", &words.plain("value-options"));
    let mut command = command.override_usage(usage);
    for sub in built.get_subcommands_mut() {
        let name = sub.get_name().to_owned();
        command = command.mut_subcommand(name, |below| named(below, sub, words));
    }
    command
}

/// A command with headings and the option for help in the language of the user.
fn dressed(command: Command, words: &Words) -> Command {
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(words.plain("option-help"));
    let (bold, plain) = ("\x1b[1m", "\x1b[0m");
    let usage = words.plain("heading-usage");
    let template = format!(
        "{{about-with-newline}}\n{bold}{usage}:{plain} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let below = |command: Command| dressed(command, words);
    command.disable_help_flag(true).arg(help).help_template(template).mut_subcommands(below)
}

/// The language of the user: the one asked for, else that of the environment.
///
/// The definitions of options are made in it, so it has to be found before they are read.
pub(crate) fn language(args: &[OsString]) -> Lang {
    let mut asked = None;
    let mut args = args.iter().skip(1).filter_map(|arg| arg.to_str());
    while let Some(arg) = args.next() {
        match arg.split_once('=') {
            Some(("--lang", code)) => asked = Lang::from_code(code),
            None if arg == "--lang" => asked = args.next().and_then(Lang::from_code),
            None if arg == "--" => break,
            _ => {}
        }
    }
    asked.unwrap_or_else(Lang::from_environment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definitions_are_sound_in_every_language() {
        for lang in Lang::ALL {
            command(Box::leak(Box::new(Words::new(lang)))).debug_assert();
        }
    }

    #[test]
    fn a_language_that_is_asked_for_counts() {
        let language =
            |line: &str| language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(language("ludoteca --lang es games"), Lang::Spanish);
        assert_eq!(language("ludoteca games --lang=es"), Lang::Spanish);
        assert_eq!(language("ludoteca games --lang=en"), Lang::English);
    }
}
