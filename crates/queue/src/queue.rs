//! The broker's side of it: the connection and the two streams.

use std::error::Error;

use async_nats::connection::State;
use async_nats::jetstream::Context;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{
    ContextBuilder, PublishAckFuture, PublishError, PublishErrorKind,
};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt as _;
use ludoteca_lab::tournament::Task;
use tokio::time::sleep;

use crate::{Address, News, QueueError, names, terms};

/// A connection to the broker. It comes back by itself when the broker does.
#[derive(Clone)]
pub(crate) struct Queue {
    pub(crate) client: Client,
    pub(crate) context: Context,
}

impl Queue {
    /// Connects, and makes sure that the streams are there.
    pub(crate) async fn open(address: &Address, name: &str) -> Result<Self, QueueError> {
        let options = ConnectOptions::new()
            .name(name)
            .connection_timeout(terms::REQUEST)
            .request_timeout(Some(terms::REQUEST));
        let client = options.connect(address.servers()).await.map_err(|error| {
            QueueError::Unreachable { address: address.clone(), reason: whole(&error) }
        })?;
        let builder = ContextBuilder::new().timeout(terms::REQUEST).ack_timeout(terms::REQUEST);
        let queue = Self { context: builder.build(client.clone()), client };
        let refused = |reason| QueueError::NoQueue { address: address.clone(), reason };
        queue.jobs().await.map_err(refused)?;
        queue.results().await.map_err(refused)?;
        Ok(queue)
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// The stream of the jobs, made if it is not there.
    pub(crate) async fn jobs(&self) -> Result<Stream, String> {
        self.stream(Config {
            name: names::JOBS.to_owned(),
            subjects: vec![names::ALL_JOBS.to_owned()],
            retention: RetentionPolicy::WorkQueue,
            max_age: terms::OLDEST,
            ..Config::default()
        })
        .await
    }

    /// The stream of the results, made if it is not there.
    pub(crate) async fn results(&self) -> Result<Stream, String> {
        self.stream(Config {
            name: names::RESULTS.to_owned(),
            subjects: vec![names::ALL_RESULTS.to_owned()],
            max_age: terms::OLDEST,
            ..Config::default()
        })
        .await
    }

    async fn stream(&self, config: Config) -> Result<Stream, String> {
        self.context.get_or_create_stream(config).await.map_err(|error| whole(&error))
    }

    /// The queue from which all workers are served.
    pub(crate) async fn workers(&self) -> Result<PullConsumer, String> {
        let config = pull::Config {
            durable_name: Some(names::WORKERS.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: terms::SILENCE,
            // Everybody may have as many jobs as there are: the tournaments take care of that.
            max_ack_pending: -1,
            ..pull::Config::default()
        };
        let jobs = self.jobs().await?;
        jobs.get_or_create_consumer(names::WORKERS, config).await.map_err(|error| whole(&error))
    }

    /// Whether there are jobs of which the broker thinks that nobody is to have them: brokers have
    /// lost their place when they were killed, or when somebody purged jobs by name.
    pub(crate) async fn has_forgotten(&self, workers: &PullConsumer) -> Result<bool, String> {
        let info = workers.get_info().await.map_err(|error| whole(&error))?;
        let jobs = self.jobs().await?;
        let idle = info.num_pending == 0 && info.num_ack_pending == 0;
        Ok(idle && jobs.cached_info().state.messages > 0)
    }

    /// Lets the broker forget where it was, so that it goes through the jobs from the first one on.
    pub(crate) async fn begin_again(&self) -> Result<(), String> {
        let jobs = self.jobs().await?;
        let deleted = jobs.delete_consumer(names::WORKERS).await;
        deleted.map(|_| ()).map_err(|error| whole(&error))
    }

    /// Puts jobs on the queue, unless they are there. What does not get there is told by nobody:
    /// whoever misses a result asks again.
    pub(crate) async fn ask(&self, tasks: impl Iterator<Item = Task>) {
        self.while_there(async {
            let mut sent: Vec<PublishAckFuture> = Vec::new();
            for task in tasks {
                let Ok(text) = serde_json::to_vec(&task) else { continue };
                let message =
                    PublishMessage::build().payload(text.into()).expected_last_subject_sequence(0);
                let subject = names::job(&task.plan, &task.id);
                if let Ok(receipt) = self.context.send_publish(subject, message).await {
                    sent.push(receipt);
                }
            }
            for receipt in sent {
                // An error is a job that is there already, or a broker that is not.
                let _ = receipt.await;
            }
        })
        .await;
    }

    /// Waits for the broker, unless it goes away: what it owes us then never comes.
    pub(crate) async fn while_there<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let gone = async {
            while self.is_connected() {
                sleep(terms::TICK).await;
            }
        };
        tokio::select! {
            done = work => Some(done),
            () = gone => None,
        }
    }

    /// Puts a result where its tournament finds it.
    pub(crate) async fn answer(&self, task: &Task, line: &str) -> Result<(), PublishError> {
        let Task { plan, id, .. } = task;
        // The last word is a checksum of the others: the same result is the same message, and
        // another result is not lost because one was there before.
        let check = line.rsplit(' ').next().unwrap_or_default();
        let message = PublishMessage::build()
            .message_id(format!("{plan} {id} {check}"))
            .payload(line.to_owned().into());
        let answer = async {
            let sent = self.context.send_publish(names::result(plan, id), message).await;
            sent?.await.map(|_| ())
        };
        let gone = || Err(PublishError::new(PublishErrorKind::BrokenPipe));
        self.while_there(answer).await.unwrap_or_else(gone)
    }

    /// Tells whoever listens to a plan. If nobody does, or the broker is away, nothing is lost.
    pub(crate) async fn tell(&self, plan: &str, news: &News) {
        if let Ok(text) = serde_json::to_vec(news) {
            let _ = self.client.publish(names::news_of(plan), text.into()).await;
        }
    }

    /// Takes the jobs of a plan off the queue, one by one: brokers before 2.10 that are asked to
    /// purge the jobs of one plan do not hand out any more those of others that lie between them.
    pub(crate) async fn withdraw(&self, plan: &str) -> Result<(), String> {
        let jobs = self.jobs().await?;
        let subjects = jobs.info_with_subjects(names::jobs_of(plan)).await;
        let subjects = subjects.map_err(|error| whole(&error))?;
        let (jobs, at_a_time) = (&jobs, 64);
        let delete = |subject: Result<(String, usize), _>| async move {
            let Ok((subject, _)) = subject else { return };
            if let Ok(message) = jobs.get_last_raw_message_by_subject(&subject).await {
                // Somebody may have answered it in the meantime.
                let _ = jobs.delete_message(message.sequence).await;
            }
        };
        subjects.for_each_concurrent(at_a_time, delete).await;
        Ok(())
    }

    /// Throws the results of a plan away.
    pub(crate) async fn forget(&self, plan: &str) -> Result<(), String> {
        let purge = self.results().await?.purge().filter(names::results_of(plan));
        purge.await.map(|_| ()).map_err(|error| whole(&error))
    }
}

/// An error with those behind it; the outermost often says little.
pub(crate) fn whole(error: &(dyn Error + 'static)) -> String {
    let mut text = error.to_string();
    let mut behind = error.source();
    while let Some(error) = behind {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        behind = error.source();
    }
    text
}
