//! How long everybody waits, and for what.

use std::time::Duration;

/// A worker says that often that it is still at its job.
pub(crate) const PULSE: Duration = Duration::from_millis(1500);
/// A job of which nothing was heard for that long is given to somebody else.
pub(crate) const SILENCE: Duration = Duration::from_secs(5);
/// How long one request for a job stands.
pub(crate) const PULL: Duration = Duration::from_secs(3);
/// How long the broker may take for an answer; its disk may be busy.
pub(crate) const REQUEST: Duration = Duration::from_secs(20);
/// How long the last words to the broker may take before we are gone.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);
/// After something went wrong with the broker, it is tried again after that.
pub(crate) const RETRY: Duration = Duration::from_millis(500);
/// How often somebody looks whether to stop, and whether the broker is there.
pub(crate) const TICK: Duration = Duration::from_millis(50);

/// A job that was handed back is nobody's for that long, so that the same worker does not get it
/// at once from another of its threads.
pub(crate) const HANDED_BACK: Duration = Duration::from_secs(1);
/// A worker that cannot play two jobs in a row leaves the queue to others for that long: it would
/// be faster than they, and go through all jobs over and over.
pub(crate) const REST: Duration = Duration::from_secs(2);
/// A job is handed out that often. Then it is taken off the queue, and its tournament is told.
pub(crate) const TRIES: i64 = 5;
/// A tournament puts a job back that often, as long as others of its jobs are played.
pub(crate) const ROUNDS: u32 = 3;

/// That many jobs of a tournament are on the queue: enough for as many threads everywhere, and few
/// enough that a second tournament does not wait for the first one to end.
pub(crate) const WINDOW: usize = 256;
/// Without a result for that long, a tournament makes sure that its jobs are still on the queue.
pub(crate) const AUDIT: Duration = Duration::from_secs(8);
/// Whoever was not heard for that long is not there.
pub(crate) const ATTENDANCE: Duration = Duration::from_secs(10);
/// What nobody has asked for in that time is thrown away.
pub(crate) const OLDEST: Duration = Duration::from_secs(7 * 24 * 3600);
