//! Without a command: what can be done.

use crate::output::Output;

/// Commands to try, with the message that says what each does.
const EXAMPLES: &[(&str, &str)] = &[
    ("ludoteca games", "overview-games"),
    ("ludoteca play parchis", "overview-play"),
    ("ludoteca agents monopoly", "overview-agents"),
    ("ludoteca sim monopoly --agents quick,uniform --games 1000", "overview-sim"),
    ("ludoteca sim pig --agents hold-at,hold-at:at=25 --games 10000", "overview-sim-pig"),
    ("ludoteca tournament tournaments/pig-holders.toml", "overview-tournament"),
    #[cfg(feature = "nats")]
    ("ludoteca worker --nats localhost", "overview-worker"),
    ("ludoteca bench monopoly", "overview-bench"),
    ("ludoteca check my-board.tab", "overview-check"),
    ("ludoteca --help", "overview-help"),
];

pub(crate) fn run(out: &mut Output) -> anyhow::Result<()> {
    let about = out.words.plain("about");
    out.title(&about)?;
    out.line("")?;
    for &(command, key) in EXAMPLES {
        out.line(format_args!("  {}", out.bold(command)))?;
        out.line(format_args!("      {}", out.words.plain(key)))?;
    }
    Ok(())
}
