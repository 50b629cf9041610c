//! The log: one line per event on the standard error, as JSON unless somebody looks at it.

use std::io::{IsTerminal as _, stderr};

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt, registry};

/// Writes the log to the standard error from now on: what `RUST_LOG` asks for
/// (`warn,ludoteca_server=debug`), else what is worth knowing. Does nothing the second time.
pub fn write_log() {
    let asked = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let usual = || {
        Targets::new()
            .with_default(tracing::Level::WARN)
            .with_target("ludoteca_server", tracing::Level::INFO)
    };
    let filter = asked.unwrap_or_else(usual);
    let lines = if stderr().is_terminal() {
        fmt::layer().compact().with_writer(stderr).boxed()
    } else {
        fmt::layer().json().flatten_event(true).with_writer(stderr).boxed()
    };
    // Somebody else may have set one up already, as tests do.
    let _ = registry().with(lines.with_filter(filter)).try_init();
}
