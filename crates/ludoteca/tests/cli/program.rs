//! The program as a whole: help, languages, statuses, pipes.

use std::io::Read as _;
use std::process::Stdio;

use crate::run::{command, finish, ludoteca};

const COMMANDS: &[&str] = &[
    #[cfg(feature = "server")]
    "serve",
    "games",
    "agents",
    "play",
    "sim",
    "tournament",
    #[cfg(feature = "nats")]
    "worker",
    "scenario",
    "reproduce",
    "learn",
    "analyse",
    "explain",
    "replay",
    "export",
    "cards",
    "deck",
    "check",
    "perft",
    "bench",
    "completions",
    "man",
];

// With the lobby built in, that is what it does: see `serve`.
#[cfg(not(feature = "server"))]
#[test]
fn without_a_command_it_says_what_can_be_done() {
    let out = ludoteca("").ok();
    assert!(out.contains("ludoteca games") && out.contains("ludoteca sim monopoly"), "{out}");
    assert!(out.contains("ludoteca tournament tournaments/pig-holders.toml"), "{out}");
    assert!(!out.contains('\x1b'), "no colours but on a terminal");
}

#[test]
fn there_is_help_on_everything() {
    let all = ludoteca("--help").ok();
    for name in COMMANDS {
        assert!(all.contains(&format!("\n  {name} ")), "{name} is missing in {all}");
        let help = ludoteca(&format!("{name} --help")).ok();
        assert!(help.contains(&format!("Usage: ludoteca {name}")), "{help}");
        assert!(help.contains("--lang <LANG>"), "{help}");
    }
    let sim = ludoteca("sim -h").ok();
    for flag in [
        "--agents",
        "--games",
        "--rules",
        "--seed",
        "--jobs",
        "--max-turns",
        "--at-cap",
        "--record",
        "--start",
        "--json",
        "--board",
        "--players",
    ] {
        assert!(sim.contains(flag), "{flag} is missing in {sim}");
    }
    assert_eq!(ludoteca("--version").ok(), format!("ludoteca {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn spanish_differs_from_english_everywhere() {
    let mut lines = vec!["--help".into(), "games".into(), "agents".into()];
    lines.extend(COMMANDS.iter().map(|name| format!("{name} --help")));
    lines.push("games monopoly".into());
    lines.push("sim pig --agents uniform --games 4 --jobs 1".into());
    for line in lines {
        let english = ludoteca(&format!("{line} --lang en")).ok();
        let spanish = ludoteca(&format!("{line} --lang es")).ok();
        assert_ne!(english, spanish, "{line}");
        for word in ["Usage", "Options", "Commands", "Arguments", "default", "possible values"] {
            assert!(!spanish.contains(&format!("{word}:")), "{line}: {word} in {spanish}");
        }
    }
}

#[test]
fn the_language_comes_from_the_environment() {
    let first_line = |name: &str, value: &str| {
        let mut command = command();
        command.arg("--help").env_remove("LC_ALL").env(name, value);
        finish(command).ok().lines().next().unwrap().to_owned()
    };
    let (english, spanish) = (first_line("LANG", "en_US.UTF-8"), first_line("LANG", "es_ES.UTF-8"));
    assert_ne!(english, spanish);
    assert_eq!(first_line("LC_ALL", "es_AR"), spanish);
    assert_eq!(first_line("LC_MESSAGES", "es_MX.UTF-8"), spanish);
    assert_eq!(first_line("LANG", "C"), english);
    assert_eq!(first_line("LANG", "fr_FR.UTF-8"), english);
}

#[test]
fn wrong_usage_is_told_with_status_2() {
    for (line, expected) in [
        ("simm", "ludoteca: There is no command “simm”; did you mean “sim”?"),
        (
            "games --jsn",
            "ludoteca: There is no option or argument “--jsn” here; did you mean “--json”?",
        ),
        (
            "games chess",
            "ludoteca: “chess” is nothing that [GAME] can be; it can be: pig, monopoly",
        ),
        ("games pig pig", "ludoteca: There is no option or argument “pig” here"),
        ("sim", "ludoteca: Something is missing: --agents <A,B,…>, <GAME>"),
        ("sim pig --agents", "ludoteca: --agents <A,B,…> needs a value"),
        (
            "perft pig --depth many",
            "ludoteca: “many” is nothing that --depth <N> can be: expected a whole number from 0 to 60",
        ),
        ("perft pig --depth -1", "ludoteca: There is no option or argument “-1” here"),
        ("--lang fr", "ludoteca: “fr” is nothing that --lang <LANG> can be; it can be: es, en"),
        ("completions tcsh", "ludoteca: “tcsh” is nothing that <SHELL> can be"),
        ("man nothing", "ludoteca: “nothing” is nothing that [COMMAND] can be"),
    ] {
        let err = ludoteca(line).usage();
        assert!(err.starts_with(expected) && err.ends_with("Try --help.\n"), "{line}: {err}");
    }
    let spanish = ludoteca("--lang es simm").usage();
    assert!(spanish.starts_with("ludoteca: No hay ninguna orden «simm»; ¿quería"), "{spanish}");
}

#[cfg(unix)]
#[test]
fn a_command_line_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStringExt as _;
    let mut command = command();
    command.args(["games", "--lang"]).arg(std::ffi::OsString::from_vec(vec![0xff, 0xfe]));
    assert!(finish(command).usage().starts_with("ludoteca: The command line is not UTF-8"));
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = ludoteca(&format!("completions {shell}")).ok();
        assert!(COMMANDS.iter().all(|name| script.contains(name)), "{shell}");
        // The scripts of the other shells complete no values of arguments.
        let values = ["bash", "zsh"].contains(&shell);
        assert!(!values || script.contains("monopoly"), "{shell} completes games");
    }
    let page = ludoteca("man").ok();
    assert!(page.contains(".TH ludoteca 1") || page.contains(".TH ludoteca"), "{page}");
    assert!(COMMANDS.iter().all(|name| page.contains(name)), "{page}");
    let page = ludoteca("man sim").ok();
    assert!(page.contains("at\\-cap") && page.contains("ludoteca"), "{page}");
}

#[test]
fn a_reader_who_has_heard_enough_is_no_error() {
    let mut command = command();
    command.args(["games", "monopoly"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}
