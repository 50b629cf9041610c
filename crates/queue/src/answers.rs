//! Listening to the results of a plan, from the oldest on and without a gap.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PullConsumer, pull};
use futures_util::StreamExt as _;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::task::AbortHandle;

use crate::queue::{Queue, whole};
use crate::{names, terms};

/// What is heard.
pub(crate) enum Heard {
    /// The text of a result.
    Line(String),
    /// All that lay there has been heard.
    CaughtUp,
}

/// The results of a plan as they come in.
pub(crate) struct Answers {
    pub(crate) heard: Receiver<Heard>,
    listener: AbortHandle,
}

impl Drop for Answers {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Answers {
    pub(crate) fn of(queue: &Queue, plan: &str) -> Self {
        let (sender, heard) = channel(terms::WINDOW);
        let listener = Listener {
            queue: queue.clone(),
            subject: names::results_of(plan),
            next: 1,
            delivered: 0,
            caught_up: false,
            heard: sender,
        };
        Self { heard, listener: tokio::spawn(listener.listen()).abort_handle() }
    }
}

/// Messages in one request.
const BATCH: usize = 256;
const EXPIRES: Duration = Duration::from_secs(1);

struct Listener {
    queue: Queue,
    subject: String,
    /// The first message of the stream that was not heard.
    next: u64,
    /// How many messages the broker has sent us since we asked it from there on.
    delivered: u64,
    caught_up: bool,
    heard: Sender<Heard>,
}

/// Why listening has to begin again: the broker was away, a message got lost, nobody hears us.
struct Broken;

impl Listener {
    async fn listen(mut self) {
        while !self.heard.is_closed() {
            if let Ok(consumer) = self.begin().await {
                while self.some(&consumer).await.is_ok() {}
            }
            tokio::time::sleep(terms::RETRY).await;
        }
    }

    /// Asks for everything that was not heard yet.
    async fn begin(&mut self) -> Result<PullConsumer, String> {
        let mut stream = self.queue.results().await?;
        let last = stream.info().await.map_err(|error| whole(&error))?.state.last_sequence;
        if last + 1 < self.next {
            // The broker has lost its memory, and counts from the beginning.
            self.next = 1;
        }
        let config = pull::Config {
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.next },
            ack_policy: AckPolicy::None,
            filter_subject: self.subject.clone(),
            inactive_threshold: Duration::from_secs(60),
            memory_storage: true,
            ..pull::Config::default()
        };
        let consumer = stream.create_consumer(config).await.map_err(|error| whole(&error))?;
        self.delivered = 0;
        if consumer.cached_info().num_pending == 0 {
            self.catch_up().await;
        }
        Ok(consumer)
    }

    async fn catch_up(&mut self) {
        if !std::mem::replace(&mut self.caught_up, true) {
            let _ = self.heard.send(Heard::CaughtUp).await;
        }
    }

    /// Hears what comes within a moment.
    async fn some(&mut self, consumer: &PullConsumer) -> Result<(), Broken> {
        let batch = consumer.batch().max_messages(BATCH).expires(EXPIRES).messages().await;
        let mut batch = batch.map_err(|_| Broken)?;
        let mut silent = true;
        while let Some(message) = self.queue.while_there(batch.next()).await.ok_or(Broken)? {
            let message = message.map_err(|_| Broken)?;
            let info = message.info().map_err(|_| Broken)?;
            if info.consumer_sequence != self.delivered + 1 {
                return Err(Broken);
            }
            let pending = info.pending;
            self.delivered += 1;
            self.next = info.stream_sequence + 1;
            silent = false;
            let line = String::from_utf8_lossy(&message.payload).into_owned();
            self.heard.send(Heard::Line(line)).await.map_err(|_| Broken)?;
            if pending == 0 {
                self.catch_up().await;
            }
        }
        if silent {
            // What was sent while we were away, or should have been sent, shows here.
            let info = consumer.get_info().await.map_err(|_| Broken)?;
            if info.delivered.consumer_sequence != self.delivered || info.num_pending > 0 {
                return Err(Broken);
            }
        }
        Ok(())
    }
}
