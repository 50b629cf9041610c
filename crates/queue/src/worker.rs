//! The worker's side: playing jobs of any tournament, for as long as there is a queue.

mod door;
mod hand;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ludoteca_lab::tournament::Task;
use tokio::sync::mpsc::unbounded_channel;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::queue::Queue;
use crate::{Address, QueueError, Refusal, run, terms};
use hand::Hand;

/// What a worker has to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// It is there, by this name, and waits for jobs.
    Ready(String),
    /// It begins with a job.
    Plays(Task),
    /// It has answered a job.
    Answered {
        /// The job.
        task: Task,
        /// How long it took to play.
        took: Duration,
    },
    /// It was stopped, and others may play the job.
    HandsBack(Task),
    /// It leaves a job to others.
    Refuses(Task, Refusal),
    /// It has taken a job off the queue that nobody answers.
    Drops(Task, Refusal),
    /// It has taken something off the queue that is no job.
    Nonsense(String),
    /// The broker does not do what it should; it is asked again.
    Trouble(String),
    /// The broker is away.
    Lost,
    /// The broker is back.
    Back,
}

/// Plays jobs from the queue, so many at a time, until it is stopped. Then it hands back what it
/// has not finished.
///
/// # Errors
/// The broker was not there to begin with, or has no queue for us.
pub fn work(
    address: &Address,
    name: &str,
    jobs: usize,
    stop: &Arc<AtomicBool>,
    tell: &mut dyn FnMut(&Told),
) -> Result<(), QueueError> {
    run(async {
        let queue = Queue::open(address, &format!("ludoteca worker {name}")).await?;
        tell(&Told::Ready(name.to_owned()));
        let (sender, mut told) = unbounded_channel();
        let hand = Arc::new(Hand::new(queue.clone(), name, stop, sender));
        let mut hands = JoinSet::new();
        for _ in 0..jobs.max(1) {
            hands.spawn(Arc::clone(&hand).serve());
        }
        // From here on everybody who can tell something is at work.
        drop(hand);
        let mut lost = false;
        loop {
            tokio::select! {
                said = told.recv() => match said {
                    Some(said) => tell(&said),
                    None => break,
                },
                () = sleep(terms::TICK) => {}
            }
            if queue.is_connected() == lost {
                lost = !lost;
                tell(if lost { &Told::Lost } else { &Told::Back });
            }
        }
        hands.join_all().await;
        // What was handed back should get there before we are gone.
        let _ = timeout(terms::FAREWELL, queue.client.flush()).await;
        Ok(())
    })
}
