//! A bar that shows how far a long command has come.

use std::fmt::Write;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use ludoteca_words::Words;

/// A bar on the standard error that appears after a second, and only if that is a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Shows the bar when its time has come; gone once it hears that all is done.
    curtain: Option<(mpsc::Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    pub(crate) fn new(words: &Words, all: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
        let template = words.say(
            "progress",
            &[
                ("bar", "{bar:32}".into()),
                ("done", "{pos}".into()),
                ("all", "{len}".into()),
                ("left", "{left}".into()),
            ],
        );
        if let Ok(style) = ProgressStyle::with_template(&template) {
            let left = |state: &ProgressState, text: &mut dyn Write| {
                let left = time_left(state.elapsed(), state.pos(), state.len());
                // A bar that cannot be written has nobody who looks at it.
                let _ = text.write_str(&left.map_or_else(|| "–".to_owned(), clock));
            };
            bar.set_style(style.with_key("left", left).progress_chars("━╸─"));
        }
        let (sender, receiver) = mpsc::channel();
        let raised = bar.clone();
        // A thread of its own: the first game may take longer than that second.
        let thread = std::thread::spawn(move || {
            if receiver.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
                raised.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
                raised.enable_steady_tick(Duration::from_millis(200));
            }
        });
        Self { bar, curtain: Some((sender, thread)) }
    }

    /// So many more are done.
    pub(crate) fn add(&self, done: u64) {
        self.bar.inc(done);
    }

    /// Does something that prints, with the bar out of its way.
    pub(crate) fn aside(&self, print: impl FnOnce()) {
        self.bar.suspend(print);
    }

    /// Takes the bar away.
    pub(crate) fn finish(mut self) {
        if let Some((sender, thread)) = self.curtain.take() {
            drop(sender);
            // Even if it has failed, the result is worth showing.
            let _ = thread.join();
        }
        self.bar.finish_and_clear();
    }
}

/// How long the rest will take if it goes on as it went; nobody knows before anything is done.
#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
fn time_left(elapsed: Duration, done: u64, all: Option<u64>) -> Option<Duration> {
    let rest = all?.saturating_sub(done);
    let seconds = elapsed.as_secs_f64() * rest as f64 / done as f64;
    Duration::try_from_secs_f64(seconds).ok()
}

/// Hours, minutes and seconds as on a clock; many hours in days.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        1..48 => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => format!("{} d", hours / 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_takes_as_long_as_what_is_done() {
        let left = |done, all| time_left(Duration::from_secs(30), done, Some(all)).map(clock);
        assert_eq!(left(0, 100), None);
        assert_eq!(left(25, 100).unwrap(), "1:30");
        assert_eq!(left(100, 100).unwrap(), "0:00");
        assert_eq!(left(102, 100).unwrap(), "0:00");
        assert_eq!(left(1, 400).unwrap(), "3:19:30");
        assert_eq!(left(1, 1_000_000).unwrap(), "347 d");
        assert_eq!(time_left(Duration::MAX, 1, Some(u64::MAX)), None);
    }
}
