//! How much is too much.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The largest message of a socket, in bytes.
pub(crate) const MESSAGE_BYTES: usize = 16 * 1024;
/// The largest body of a request, in bytes: a board with its decks fits.
pub(crate) const BODY_BYTES: usize = 256 * 1024;
/// Unfinished tables that one person may have made.
pub(crate) const UNFINISHED_TABLES: i64 = 20;
/// Those who may watch one table without a seat.
pub(crate) const WATCHERS: usize = 64;
/// Sockets that one person may have open at one table.
pub(crate) const SOCKETS_PER_PERSON: usize = 8;
/// Messages that may wait for one socket before it is given up.
pub(crate) const WAITING_MESSAGES: usize = 128;
/// How long a socket may take to say who is there.
pub(crate) const HELLO: Duration = Duration::from_secs(10);
/// How long a socket may be silent before it is asked whether it is still there.
pub(crate) const SILENCE: Duration = Duration::from_secs(45);

/// Buckets that are remembered at once.
const REMEMBERED: usize = 20_000;

/// A bucket of tokens: so many at once, and so many more per second.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    most: f64,
    per_second: f64,
    left: f64,
    counted: Instant,
}

/// Buckets of many people or places, each on its own: whoever empties one has emptied nobody
/// else's.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    most: u32,
    per_second: f64,
    each: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(most: u32, per_second: f64) -> Self {
        Self { most, per_second, each: Mutex::default() }
    }

    /// Takes a token out of somebody's bucket; false when there is none.
    pub(crate) fn take(&self, whose: K, now: Instant) -> bool {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if each.len() >= REMEMBERED {
            each.retain(|_, bucket| !bucket.is_full(now));
        }
        if each.len() >= REMEMBERED && !each.contains_key(&whose) {
            return false;
        }
        each.entry(whose).or_insert_with(|| Bucket::new(self.most, self.per_second, now)).take(now)
    }
}

impl Bucket {
    pub(crate) fn new(most: u32, per_second: f64, now: Instant) -> Self {
        Self { most: most.into(), per_second, left: most.into(), counted: now }
    }

    /// Messages of one socket.
    pub(crate) fn messages(now: Instant) -> Self {
        Self::new(40, 20.0, now)
    }

    /// Lines of chat of one person at one table.
    pub(crate) fn chat(now: Instant) -> Self {
        Self::new(5, 0.5, now)
    }

    /// Takes one token; false when there is none.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    /// Takes tokens for something that has been done already, also those that are not there yet.
    pub(crate) fn spend(&mut self, tokens: u32, now: Instant) {
        self.fill(now);
        self.left -= f64::from(tokens);
    }

    /// How long it takes until there is a token; none: there is one.
    pub(crate) fn pause(&mut self, now: Instant) -> Option<Duration> {
        self.fill(now);
        let missing = 1.0 - self.left;
        (missing > 0.0).then(|| Duration::from_secs_f64(missing / self.per_second))
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.counted).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.counted = now;
    }

    /// Whether nothing has been taken that has not come back: whoever it belongs to can be
    /// forgotten.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.counted).as_secs_f64();
        self.left + passed * self.per_second >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_it_has_and_fills_up_again() {
        let start = Instant::now();
        let mut bucket = Bucket::chat(start);
        assert!((0..5).all(|_| bucket.take(start)));
        assert!(!bucket.take(start));
        assert!(!bucket.take(start + Duration::from_millis(1900)));
        assert!(bucket.take(start + Duration::from_millis(2100)));
        assert!(!bucket.is_full(start + Duration::from_secs(9)));
        assert!(bucket.is_full(start + Duration::from_secs(20)));
        let later = start + Duration::from_secs(1000);
        assert_eq!((0..10).filter(|_| bucket.take(later)).count(), 5);
    }

    #[test]
    fn what_was_spent_too_much_is_waited_for() {
        let start = Instant::now();
        let mut bucket = Bucket::new(4, 10.0, start);
        bucket.spend(3, start);
        assert_eq!(bucket.pause(start), None);
        bucket.spend(10, start);
        let pause = bucket.pause(start).map(|pause| pause.as_millis());
        assert_eq!(pause, Some(1000));
        assert_eq!(bucket.pause(start + Duration::from_millis(1010)), None);
    }
}
