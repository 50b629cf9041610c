//! What is counted, as Prometheus reads it.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The counters of one server; clones count together.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(Arc<Counters>);

#[derive(Debug)]
struct Counters {
    registry: Registry,
    live_tables: Gauge,
    sockets: Gauge,
    thinking: Gauge,
    strays: Gauge,
    requests: Counter,
    messages: Counter,
    refusals: Counter,
    steps: Counter<u64, AtomicU64>,
    crashes: Counter,
    overtaken: Counter,
    slow_sockets: Counter,
    batches: Histogram,
    writing: Histogram,
    answering: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("ludoteca");
        let live_tables = gauge(&mut registry, "live_tables", "Tables in memory");
        let sockets = gauge(&mut registry, "sockets", "Open WebSockets");
        let thinking = gauge(&mut registry, "thinking", "Computer players that think now");
        let strays = gauge(&mut registry, "strays", "Overtaken players that still think");
        let requests = counter(&mut registry, "requests", "HTTP requests");
        let messages = counter(&mut registry, "messages", "Messages from sockets");
        let refusals = counter(&mut registry, "refusals", "Commands that were refused");
        let steps = counter(&mut registry, "steps", "Decisions and outcomes at tables");
        let crashes = counter(&mut registry, "agent_crashes", "Computer players that crashed");
        let overtaken = counter(&mut registry, "agents_overtaken", "Decisions that took too long");
        let slow = counter(&mut registry, "slow_sockets", "Sockets that did not keep up");
        let batches = Histogram::new(exponential_buckets(1.0, 2.0, 11));
        registry.register("batch_orders", "Orders in one transaction", batches.clone());
        let writing =
            seconds(&mut registry, "write", "From the first order to the end of its transaction");
        let answering =
            seconds(&mut registry, "command", "From a command to its durable acknowledgement");
        Self(Arc::new(Counters {
            registry,
            live_tables,
            sockets,
            thinking,
            strays,
            requests,
            messages,
            refusals,
            steps,
            crashes,
            overtaken,
            slow_sockets: slow,
            batches,
            writing,
            answering,
        }))
    }

    /// All of it as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }

    #[expect(clippy::cast_precision_loss, reason = "a batch has at most a thousand orders")]
    pub(crate) fn batch(&self, orders: usize) {
        self.0.batches.observe(orders as f64);
    }

    pub(crate) fn kept(&self, took: Duration) {
        self.0.writing.observe(took.as_secs_f64());
    }

    pub(crate) fn answered(&self, took: Duration) {
        self.0.answering.observe(took.as_secs_f64());
    }

    pub(crate) fn request(&self) {
        self.0.requests.inc();
    }

    pub(crate) fn message(&self) {
        self.0.messages.inc();
    }

    pub(crate) fn refusal(&self) {
        self.0.refusals.inc();
    }

    pub(crate) fn steps(&self, steps: usize) {
        self.0.steps.inc_by(steps as u64);
    }

    pub(crate) fn crash(&self) {
        self.0.crashes.inc();
    }

    pub(crate) fn overtaken(&self) {
        self.0.overtaken.inc();
    }

    pub(crate) fn slow_socket(&self) {
        self.0.slow_sockets.inc();
    }

    /// A table in memory, for as long as this is held.
    pub(crate) fn live_table(&self) -> Held {
        Held::new(&self.0.live_tables)
    }

    /// An open socket, for as long as this is held.
    pub(crate) fn socket(&self) -> Held {
        Held::new(&self.0.sockets)
    }

    /// A player that thinks, for as long as this is held.
    pub(crate) fn thinking(&self) -> Held {
        Held::new(&self.0.thinking)
    }

    /// A player that was overtaken and still thinks, for as long as this is held.
    pub(crate) fn stray(&self) -> Held {
        Held::new(&self.0.strays)
    }
}

/// One more in a gauge, until it is dropped.
#[derive(Debug)]
pub(crate) struct Held(Gauge);

impl Held {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.dec();
    }
}

fn gauge(registry: &mut Registry, name: &str, help: &str) -> Gauge {
    let gauge = Gauge::default();
    registry.register(name, help, gauge.clone());
    gauge
}

fn counter(registry: &mut Registry, name: &str, help: &str) -> Counter {
    let counter = Counter::default();
    registry.register(name, help, counter.clone());
    counter
}

fn seconds(registry: &mut Registry, name: &str, help: &str) -> Histogram {
    let histogram = Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
    registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
    histogram
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_counted_until_it_is_let_go() {
        let metrics = Metrics::new();
        let held = metrics.socket();
        assert!(metrics.text().contains("ludoteca_sockets 1\n"), "{}", metrics.text());
        drop(held);
        assert!(metrics.text().contains("ludoteca_sockets 0\n"));
    }

    #[test]
    fn what_is_counted_has_its_name_and_unit() {
        let metrics = Metrics::new();
        metrics.request();
        metrics.kept(Duration::from_millis(3));
        let text = metrics.text();
        assert!(text.contains("ludoteca_requests_total 1\n"), "{text}");
        assert!(text.contains("ludoteca_write_seconds_count 1\n"), "{text}");
    }
}
