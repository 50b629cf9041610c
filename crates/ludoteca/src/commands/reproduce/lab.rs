//! What every experiment needs to know, and where it leaves what it makes.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use ludoteca_lab::{Mean, Share, Watch};
use ludoteca_report::reproduction::Figure;
use ludoteca_words::Words;

use super::experiments::Spec;
use crate::output::Output;

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// A twentieth of the games.
    pub(super) quick: bool,
    /// No more games than that for each experiment.
    pub(super) most: Option<u64>,
}

impl Size {
    /// What is left of so many games.
    pub(super) fn of(self, games: u64) -> u64 {
        let games = if self.quick { games.div_ceil(20) } else { games };
        games.min(self.most.unwrap_or(u64::MAX)).max(1)
    }

    pub(super) const fn is_reduced(self) -> bool {
        self.quick || self.most.is_some()
    }
}

/// Where experiments are run.
pub(super) struct Lab<'a> {
    pub(super) out: &'a Output,
    folder: &'a str,
    pub(super) size: Size,
    pub(super) seed: u64,
    pub(super) jobs: usize,
    stop: &'a AtomicBool,
    progress: &'a (dyn Fn(u64) + Sync),
    files: RefCell<Vec<(String, String)>>,
}

impl<'a> Lab<'a> {
    pub(super) fn new(
        out: &'a Output,
        folder: &'a str,
        size: Size,
        seed: u64,
        jobs: usize,
        stop: &'a AtomicBool,
        progress: &'a (dyn Fn(u64) + Sync),
    ) -> Self {
        Self { out, folder, size, seed, jobs, stop, progress, files: RefCell::default() }
    }

    pub(super) fn words(&self) -> &'static Words {
        self.out.words
    }

    /// A message of this command.
    pub(super) fn plain(&self, key: &str) -> String {
        self.words().plain(&format!("reproduce-{key}"))
    }

    /// Whether somebody wants an end.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// So many more games are done.
    pub(super) fn add(&self, games: u64) {
        (self.progress)(games);
    }

    pub(super) fn watch(&self) -> Watch<'_> {
        Watch { progress: self.progress, stop: self.stop, ..Watch::default() }
    }

    pub(super) fn stop(&self) -> &AtomicBool {
        self.stop
    }

    pub(super) fn progress(&self) -> &(dyn Fn(u64) + Sync) {
        self.progress
    }

    /// Leaves a file beside the page; the path by which commands find it.
    pub(super) fn keep(&self, name: &str, text: &str) -> String {
        let mut files = self.files.borrow_mut();
        if files.iter().all(|(other, _)| other != name) {
            files.push((name.to_owned(), text.to_owned()));
        }
        quoted(&format!("{}/{name}", self.folder.trim_end_matches('/')))
    }

    /// What was left beside the page.
    pub(super) fn files(&self) -> Vec<(String, String)> {
        self.files.borrow().clone()
    }

    /// The command that makes these experiments again; all when none are named.
    pub(super) fn own_command(&self, specs: &[&Spec]) -> String {
        let folder = self.folder.trim_end_matches('/');
        let mut command = vec!["ludoteca reproduce".to_owned()];
        if specs.is_empty() {
            command.push(format!("--out {}", quoted(folder)));
        } else {
            // Beside the page that it is for, which a part of it must not replace.
            let ids: Vec<&str> = specs.iter().map(|spec| spec.id).collect();
            command.push(format!("--out {}", quoted(&format!("{folder}/again"))));
            command.push(format!("--only {}", ids.join(",")));
        }
        command.extend(self.size.quick.then(|| "--quick".to_owned()));
        command.extend(self.size.most.map(|most| format!("--games {most}")));
        command.push(format!("--seed {}", self.seed));
        command.join(" ")
    }

    /// A share of ours beside nothing.
    pub(super) fn share(&self, what: String, share: Share) -> Figure {
        let words = self.words();
        Figure {
            what,
            ours: words.percent(share.share),
            interval: format!("{} – {}", words.percent(share.low), words.percent(share.high)),
            ..Figure::default()
        }
    }

    /// A mean of ours beside nothing.
    pub(super) fn mean(&self, what: String, mean: Mean, digits: usize) -> Figure {
        let words = self.words();
        let number = |value: f64| words.decimal(value, digits);
        let known = mean.low.is_finite();
        let interval = format!("{} – {}", number(mean.low), number(mean.high));
        let interval = if known { interval } else { String::new() };
        Figure { what, ours: number(mean.mean), interval, ..Figure::default() }
    }
}

/// A path as a shell reads it.
fn quoted(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-+=:,@".contains(&byte);
    if !path.is_empty() && path.bytes().all(plain) {
        path.to_owned()
    } else {
        format!("'{}'", path.replace('\'', "'\\''"))
    }
}
