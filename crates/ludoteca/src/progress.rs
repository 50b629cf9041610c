//! A bar that shows how far a long command has come.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ludoteca_words::Words;

/// A bar on the standard error that appears after a second, and only if that is a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: AtomicBool,
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
                ("left", "{eta}".into()),
            ],
        );
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("━╸─"));
        }
        Self { bar, begun: Instant::now(), shown: AtomicBool::new(false) }
    }

    /// So many more are done.
    pub(crate) fn add(&self, done: u64) {
        self.bar.inc(done);
        let late = self.begun.elapsed() > Duration::from_secs(1);
        if late && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
