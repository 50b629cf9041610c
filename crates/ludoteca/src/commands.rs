//! The commands, one file each.

mod agents;
mod analyse;
mod bench;
mod cards;
mod check;
mod completions;
mod console;
mod deck;
mod explain;
mod export;
mod games;
mod join;
mod learn;
mod man;
mod monopd_bot;
#[cfg(not(feature = "server"))]
pub(crate) mod overview;
mod perft;
mod picture;
mod play;
mod replay;
mod report;
mod reproduce;
mod ring;
mod scenario;
#[cfg(feature = "server")]
pub(crate) mod serve;
mod sim;
mod tournament;
#[cfg(feature = "nats")]
mod worker;

use clap::{ArgMatches, Command};
use ludoteca_words::Words;

use crate::output::Output;

/// A command: its options, and what it does. What it is for is the message `command-NAME`.
pub(crate) struct Spec {
    pub(crate) name: &'static str,
    pub(crate) define: fn(Command, &'static Words) -> Command,
    pub(crate) run: fn(&mut Output, &ArgMatches) -> anyhow::Result<()>,
}

/// Every command, in the order of the help.
pub(crate) static COMMANDS: &[Spec] = &[
    #[cfg(feature = "server")]
    Spec { name: "serve", define: serve::define, run: serve::run },
    Spec { name: "games", define: games::define, run: games::run },
    Spec { name: "agents", define: agents::define, run: agents::run },
    Spec { name: "play", define: play::define, run: play::run },
    Spec { name: "join", define: join::define, run: join::run },
    Spec { name: "console", define: console::define, run: console::run },
    Spec { name: "sim", define: sim::define, run: sim::run },
    Spec { name: "tournament", define: tournament::define, run: tournament::run },
    #[cfg(feature = "nats")]
    Spec { name: "worker", define: worker::define, run: worker::run },
    Spec { name: "report", define: report::define, run: report::run },
    Spec { name: "scenario", define: scenario::define, run: scenario::run },
    Spec { name: "reproduce", define: reproduce::define, run: reproduce::run },
    Spec { name: "learn", define: learn::define, run: learn::run },
    Spec { name: "analyse", define: analyse::define, run: analyse::run },
    Spec { name: "explain", define: explain::define, run: explain::run },
    Spec { name: "replay", define: replay::define, run: replay::run },
    Spec { name: "export", define: export::define, run: export::run },
    Spec { name: "picture", define: picture::define, run: picture::run },
    Spec { name: "ring", define: ring::define, run: ring::run },
    Spec { name: "monopd-bot", define: monopd_bot::define, run: monopd_bot::run },
    Spec { name: "cards", define: cards::define, run: cards::run },
    Spec { name: "deck", define: deck::define, run: deck::run },
    Spec { name: "check", define: check::define, run: check::run },
    Spec { name: "perft", define: perft::define, run: perft::run },
    Spec { name: "bench", define: bench::define, run: bench::run },
    Spec { name: "completions", define: completions::define, run: completions::run },
    Spec { name: "man", define: man::define, run: man::run },
];

/// The command of this name.
pub(crate) fn find(name: &str) -> Option<&'static Spec> {
    COMMANDS.iter().find(|command| command.name == name)
}
