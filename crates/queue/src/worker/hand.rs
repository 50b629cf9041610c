//! One of those who play: takes a job, plays it, answers, takes the next.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt as _;
use ludoteca_lab::Watch;
use ludoteca_lab::tournament::{JobResult, Task};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::{Told, door};
use crate::queue::{Queue, whole};
use crate::{News, Refusal, What, stopped, terms};

/// What all hands of a worker share.
pub(super) struct Hand {
    queue: Queue,
    worker: String,
    stop: Arc<AtomicBool>,
    told: UnboundedSender<Told>,
    rest: Mutex<Rest>,
}

struct Rest {
    /// Until then the queue is left to others.
    until: Instant,
    /// Whether the last job was refused: one is the job's fault, two in a row are ours.
    refused: bool,
    /// The trouble that was told last, until it is over.
    trouble: Option<String>,
}

/// What playing a job has come to; `None` when it was stopped.
type Played = Result<Option<JobResult>, Refusal>;

impl Hand {
    pub(super) fn new(
        queue: Queue,
        worker: &str,
        stop: &Arc<AtomicBool>,
        told: UnboundedSender<Told>,
    ) -> Self {
        let rest = Rest { until: Instant::now(), refused: false, trouble: None }.into();
        Self { queue, worker: worker.to_owned(), stop: Arc::clone(stop), told, rest }
    }

    /// Takes and plays jobs until somebody stops us.
    pub(super) async fn serve(self: Arc<Self>) {
        let mut workers = None;
        let mut in_vain = 0;
        while !self.is_stopped() {
            self.rest_a_while().await;
            match self.next(&mut workers, &mut in_vain).await {
                Ok(Some(message)) => self.handle(&message).await,
                Ok(None) => {}
                Err(reason) => {
                    workers = None;
                    self.trouble(reason);
                    sleep(terms::RETRY).await;
                }
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn tell(&self, told: Told) {
        // Nobody listens any more only when all is over.
        let _ = self.told.send(told);
    }

    fn rest(&self) -> std::sync::MutexGuard<'_, Rest> {
        self.rest.lock().expect("nobody panics while resting")
    }

    /// Tells what is wrong with the broker, once. That it is away is told by others.
    fn trouble(&self, reason: String) {
        let mut rest = self.rest();
        if self.queue.is_connected() && rest.trouble.as_ref() != Some(&reason) {
            self.tell(Told::Trouble(reason.clone()));
            rest.trouble = Some(reason);
        }
    }

    fn grow_tired(&self) {
        let mut rest = self.rest();
        if std::mem::replace(&mut rest.refused, true) {
            rest.until = Instant::now() + terms::REST;
        }
    }

    async fn rest_a_while(&self) {
        let until = self.rest().until;
        tokio::select! {
            () = tokio::time::sleep_until(until.into()) => {}
            () = stopped(&self.stop) => {}
        }
    }

    /// The next job of the queue, if one comes within a moment.
    async fn next(
        &self,
        known: &mut Option<PullConsumer>,
        in_vain: &mut u32,
    ) -> Result<Option<Message>, String> {
        let workers = match known {
            Some(workers) => workers,
            None => known.insert(self.queue.workers().await?),
        };
        let request = workers.batch().max_messages(1).expires(terms::PULL);
        let mut batch = request.messages().await.map_err(|error| whole(&error))?;
        let message = tokio::select! {
            message = self.queue.while_there(batch.next()) => message.flatten(),
            () = stopped(&self.stop) => None,
        };
        let message = message.transpose().map_err(|error| whole(error.as_ref()))?;
        self.rest().trouble = None;
        let idle = message.is_none() && !self.is_stopped() && self.queue.is_connected();
        if !idle || !self.queue.has_forgotten(workers).await? {
            *in_vain = 0;
        } else {
            // Once may be a job that was answered between two looks.
            *in_vain += 1;
            if *in_vain > 1 {
                self.queue.begin_again().await?;
                (*known, *in_vain) = (None, 0);
            }
        }
        Ok(message)
    }

    async fn handle(&self, message: &Message) {
        let times = message.info().map_or(1, |info| info.delivered);
        let task = match door::read(message) {
            Ok(task) => task,
            Err(reason) => {
                self.settle(message, AckKind::Term).await;
                return self.tell(Told::Nonsense(reason));
            }
        };
        if times > terms::TRIES {
            // Whoever had it before has died of it, or was stopped every time.
            return self.drop(message, task, Refusal::Unanswered(times - 1)).await;
        }
        self.tell(Told::Plays(task.clone()));
        let begun = Instant::now();
        match self.play(message, &task).await {
            Ok(Some(result)) => match self.answer(message, &task, &result).await {
                Ok(()) => {
                    self.rest().refused = false;
                    self.tell(Told::Answered { task, took: begun.elapsed() });
                }
                Err(refusal) => self.refuse(message, task, refusal, times).await,
            },
            Ok(None) => {
                self.settle(message, AckKind::Nak(None)).await;
                self.tell(Told::HandsBack(task));
            }
            Err(refusal) => self.refuse(message, task, refusal, times).await,
        }
    }

    /// Plays a job on a thread of its own, and says all the while that we are at it.
    async fn play(&self, message: &Message, task: &Task) -> Played {
        let (theirs, stop) = (task.clone(), Arc::clone(&self.stop));
        let mut game = tokio::task::spawn_blocking(move || play(&theirs, &stop));
        let mut pulse = interval(terms::PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let plays = News { worker: self.worker.clone(), job: task.id.clone(), what: What::Plays };
        loop {
            tokio::select! {
                played = &mut game => {
                    return played.unwrap_or_else(|_| {
                        Err(Refusal::Unplayable("the game has broken down".to_owned()))
                    });
                }
                _ = pulse.tick() => {
                    self.settle(message, AckKind::Progress).await;
                    self.queue.tell(&task.plan, &plays).await;
                }
            }
        }
    }

    /// Answers a job, and takes it off the queue when the answer is safe. While the broker is away
    /// the answer waits for it.
    async fn answer(
        &self,
        message: &Message,
        task: &Task,
        result: &JobResult,
    ) -> Result<(), Refusal> {
        let line = result.line(&task.plan, &task.id);
        loop {
            let error = match self.queue.answer(task, &line).await {
                Ok(()) => break,
                Err(error) if error.kind() == PublishErrorKind::MaxPayloadExceeded => {
                    return Err(Refusal::Unplayable(whole(&error)));
                }
                Err(error) => whole(&error),
            };
            self.trouble(error);
            if self.is_stopped() {
                // Somebody else will play it, once the broker is back.
                return Ok(());
            }
            // The stream may be gone.
            let _ = self.queue.results().await;
            sleep(terms::RETRY).await;
        }
        self.settle(message, AckKind::Ack).await;
        Ok(())
    }

    /// Leaves a job to others, unless too many have had it.
    async fn refuse(&self, message: &Message, task: Task, refusal: Refusal, times: i64) {
        self.grow_tired();
        if times >= terms::TRIES {
            return self.drop(message, task, refusal).await;
        }
        self.settle(message, AckKind::Nak(Some(terms::HANDED_BACK))).await;
        self.announce(&task, What::Refuses(refusal.clone())).await;
        self.tell(Told::Refuses(task, refusal));
    }

    async fn drop(&self, message: &Message, task: Task, refusal: Refusal) {
        self.settle(message, AckKind::Term).await;
        self.announce(&task, What::Drops(refusal.clone())).await;
        self.tell(Told::Drops(task, refusal));
    }

    async fn announce(&self, task: &Task, what: What) {
        let news = News { worker: self.worker.clone(), job: task.id.clone(), what };
        self.queue.tell(&task.plan, &news).await;
    }

    /// Says what becomes of a message. If that gets lost, somebody gets it again.
    async fn settle(&self, message: &Message, kind: AckKind) {
        if let Err(error) = message.ack_with(kind).await {
            self.trouble(whole(error.as_ref()));
        }
    }
}

fn play(task: &Task, stop: &AtomicBool) -> Played {
    let game = door::open(task)?;
    let watch = Watch { stop, ..Watch::default() };
    task.play(game.as_ref(), &watch).map_err(|error| Refusal::Unplayable(error.to_string()))
}
