//! Prometheus metrics.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::encoding::text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry, Unit};

/// Returns the metrics of this process.
pub fn metrics() -> &'static Metrics {
    static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);
    &METRICS
}

/// The kind of an interaction, which is a label of metrics and a field of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// A slash command that was sent.
    Command,
    /// Autocompletion of a command.
    Completion,
    /// A press of a button, or a choice from a menu.
    Press,
    /// A submitted form.
    Form,
    /// Anything else.
    Other,
}

impl InteractionKind {
    /// Returns the name of this kind in metrics and in the log.
    pub const fn name(self) -> &'static str {
        match self {
            InteractionKind::Command => "command",
            InteractionKind::Completion => "completion",
            InteractionKind::Press => "press",
            InteractionKind::Form => "form",
            InteractionKind::Other => "other",
        }
    }
}

/// The outcome of an interaction, which is a label of metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InteractionOutcome {
    /// The request succeeded.
    #[default]
    Done,
    /// The request was refused, and the user was told the reason.
    Refused,
    /// The request failed because of an internal error.
    Failed,
    /// Discord did not accept the response, so the user got none.
    Undelivered,
}

impl InteractionOutcome {
    const fn name(self) -> &'static str {
        match self {
            InteractionOutcome::Done => "done",
            InteractionOutcome::Refused => "refused",
            InteractionOutcome::Failed => "failed",
            InteractionOutcome::Undelivered => "undelivered",
        }
    }
}

/// The purpose of a request to Discord, in order of priority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RequestKind {
    /// Connecting to the gateway.
    Gateway,
    /// Responding to an interaction.
    Response,
    /// Posting a notice, or sending a direct message.
    Post,
    /// Editing a post.
    Edit,
    /// Anything else.
    Other,
}

impl RequestKind {
    /// All kinds.
    pub const ALL: [RequestKind; 5] =
        [RequestKind::Gateway, RequestKind::Response, RequestKind::Post, RequestKind::Edit, RequestKind::Other];

    const fn name(self) -> &'static str {
        match self {
            RequestKind::Gateway => "gateway",
            RequestKind::Response => "response",
            RequestKind::Post => "post",
            RequestKind::Edit => "edit",
            RequestKind::Other => "other",
        }
    }
}

/// The values that are read when metrics are requested.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// The number of tables in the lobby or running.
    pub tables: usize,
    /// The number of database transactions so far.
    pub transactions: u64,
    /// The number of pending notices.
    pub outbox: usize,
    /// The age of the oldest pending notice.
    pub outbox_age: Duration,
    /// The size of the picture caches, in bytes.
    pub cache: usize,
    /// The size of the cached animations, in bytes.
    pub films: usize,
    /// The number of programs that are suspended after failures in a row.
    pub suspended_engines: usize,
    /// The number of queued and running jobs, by worker pool.
    pub queues: [(&'static str, usize); 5],
    /// The number of queued requests, by kind.
    pub requests: Vec<(RequestKind, usize)>,
    /// The age of the oldest queued request.
    pub request_age: Duration,
    /// The current limit of requests per second.
    pub request_rate: f64,
}

/// A function that reads a sample. It returns `None` after the bot has stopped.
type Probe = Box<dyn Fn() -> Option<Result<Sample, String>> + Send + Sync>;

type Labels<const N: usize> = [(&'static str, &'static str); N];
type DurationFamily<const N: usize> = Family<Labels<N>, Histogram, fn() -> Histogram>;
type NumberGauge = Gauge<u64, AtomicU64>;

/// All metrics of the process.
pub struct Metrics {
    registry: Registry,
    interactions: Family<Labels<2>, Counter>,
    acknowledgement_time: DurationFamily<1>,
    answer_time: DurationFamily<1>,
    posts: Family<Labels<1>, Counter>,
    post_time: Histogram,
    running_jobs: Gauge,
    shards: Family<[(&'static str, u32); 1], Gauge>,
    /// The connection state by shard, for health checks.
    shard_states: Mutex<BTreeMap<u32, bool>>,
    connections: Counter,
    deadline_checks: Counter,
    is_registered: AtomicBool,
    tables: NumberGauge,
    transactions: NumberGauge,
    outbox: NumberGauge,
    outbox_age: Gauge<f64, AtomicU64>,
    cache: NumberGauge,
    films: NumberGauge,
    suspended_engines: NumberGauge,
    queues: Family<Labels<1>, NumberGauge>,
    requests: Family<Labels<2>, Counter>,
    request_waits: DurationFamily<1>,
    requests_waiting: Family<Labels<1>, NumberGauge>,
    request_age: Gauge<f64, AtomicU64>,
    request_rate: Gauge<f64, AtomicU64>,
    memory: NumberGauge,
    probe: RwLock<Option<Probe>>,
}

/// Creates a histogram with buckets from 5 ms to 30 s. Users notice a delay of 0.1 s, and Discord's limit for a first
/// response is 3 s.
fn duration_histogram() -> Histogram {
    Histogram::new([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0])
}

/// Adds a metric to a registry and returns it.
fn register<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

/// Adds a metric with a unit, which becomes part of its name, to a registry and returns it.
fn register_with_unit<M: Metric + Clone>(registry: &mut Registry, unit: Unit, name: &str, help: &str, metric: M) -> M {
    registry.register_with_unit(name, help, unit, metric.clone());
    metric
}

impl Metrics {
    fn new() -> Metrics {
        use Unit::{Bytes, Seconds};
        let mut registry = Registry::with_prefix("bergerie");
        let new = &mut registry;
        new.register("build", "Version of the bot", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        let start = register_with_unit(
            new,
            Seconds,
            "start_time",
            "Start time of the process since 1970",
            NumberGauge::default(),
        );
        start.set(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs());
        let durations = || Family::new_with_constructor(duration_histogram as fn() -> Histogram);
        let acknowledgement =
            "From an interaction's arrival until Discord had its acknowledgement, or the answer itself";
        let answer = "From an interaction's arrival until Discord had all of the answer";
        let requests = "Requests to Discord, by kind and outcome; refused by rate limits or accepted";
        let request_age = "Queueing time of the oldest queued request";
        Metrics {
            interactions: register(new, "interactions", "Interactions, by kind and outcome", Family::default()),
            acknowledgement_time: register_with_unit(new, Seconds, "acknowledgement", acknowledgement, durations()),
            answer_time: register_with_unit(new, Seconds, "answer", answer, durations()),
            posts: register(new, "posts", "Attempts to post a notice, by outcome", Family::default()),
            post_time: register_with_unit(new, Seconds, "post", "Time to post a notice", duration_histogram()),
            running_jobs: register(new, "jobs", "Answers in progress or queued", Gauge::default()),
            shards: register(new, "gateway_connected", "Whether a shard is connected", Family::default()),
            shard_states: Mutex::default(),
            connections: register(new, "gateway_connections", "Connections to the gateway so far", Counter::default()),
            deadline_checks: register(
                new,
                "deadline_checks",
                "Checks of the deadlines of all tables",
                Counter::default(),
            ),
            is_registered: AtomicBool::new(false),
            tables: register(new, "tables", "Tables in the lobby or being played", Gauge::default()),
            transactions: register(new, "transactions", "Database transactions so far", Gauge::default()),
            outbox: register(new, "outbox", "Pending notices", Gauge::default()),
            outbox_age: register_with_unit(
                new,
                Seconds,
                "outbox_age",
                "Age of the oldest pending notice",
                Gauge::default(),
            ),
            cache: register_with_unit(new, Bytes, "cache", "Size of the picture caches", Gauge::default()),
            films: register_with_unit(new, Bytes, "films", "Size of the film cache", Gauge::default()),
            suspended_engines: register(
                new,
                "suspended_engines",
                "Programs that are suspended after failures in a row",
                Gauge::default(),
            ),
            queues: register(new, "queue", "Queued and running jobs, by worker pool", Family::default()),
            requests: register(new, "requests", requests, Family::default()),
            request_waits: register_with_unit(new, Seconds, "request_wait", "Queueing time of requests", durations()),
            requests_waiting: register(new, "requests_waiting", "Queued requests", Family::default()),
            request_age: register_with_unit(new, Seconds, "request_age", request_age, Gauge::default()),
            request_rate: register(new, "request_rate", "Maximum requests per second", Gauge::default()),
            memory: register_with_unit(new, Bytes, "resident_memory", "Resident memory", Gauge::default()),
            probe: RwLock::default(),
            registry,
        }
    }

    /// Records the time from the arrival of an interaction to its first response.
    pub fn record_acknowledgement(&self, kind: InteractionKind, after: Duration) {
        self.acknowledgement_time.get_or_create(&[("kind", kind.name())]).observe(after.as_secs_f64());
    }

    /// Records the outcome of an interaction, and the time to its complete response.
    pub fn record_interaction(&self, kind: InteractionKind, outcome: InteractionOutcome, after: Duration) {
        self.interactions.get_or_create(&[("kind", kind.name()), ("outcome", outcome.name())]).inc();
        self.answer_time.get_or_create(&[("kind", kind.name())]).observe(after.as_secs_f64());
    }

    /// Records an attempt to post a notice, and its duration.
    pub fn record_post(&self, is_posted: bool, took: Duration) {
        self.posts.get_or_create(&[("outcome", if is_posted { "posted" } else { "kept" })]).inc();
        self.post_time.observe(took.as_secs_f64());
    }

    /// Counts a check of the deadlines of all tables.
    pub fn count_deadline_check(&self) {
        self.deadline_checks.inc();
    }

    /// Counts a notice that stays pending without an attempt, because the bot lacks permission.
    pub fn count_kept_notice(&self) {
        self.posts.get_or_create(&[("outcome", "kept")]).inc();
    }

    /// Counts a request. `is_accepted` is false if a rate limit refused it.
    pub fn count_request(&self, kind: RequestKind, is_accepted: bool) {
        let outcome = if is_accepted { "accepted" } else { "refused" };
        self.requests.get_or_create(&[("kind", kind.name()), ("outcome", outcome)]).inc();
    }

    /// Records the time that a request spent in the queue.
    pub fn record_wait(&self, kind: RequestKind, wait: Duration) {
        self.request_waits.get_or_create(&[("kind", kind.name())]).observe(wait.as_secs_f64());
    }

    /// Counts a job until the returned guard is dropped.
    pub fn count_job(&self) -> impl Drop + Send + use<> {
        struct RunningJob(Gauge);
        impl Drop for RunningJob {
            fn drop(&mut self) {
                self.0.dec();
            }
        }
        self.running_jobs.inc();
        RunningJob(self.running_jobs.clone())
    }

    /// Registers the shards of this process as disconnected.
    pub fn register_shards(&self, numbers: Range<u32>) {
        self.shards.clear();
        self.shard_states.lock().unwrap_or_else(PoisonError::into_inner).clear();
        numbers.for_each(|shard| self.set_connected(shard, false));
    }

    /// Records whether a shard is connected.
    pub fn set_connected(&self, shard: u32, is_connected: bool) {
        self.shards.get_or_create(&[("shard", shard)]).set(i64::from(is_connected));
        self.shard_states.lock().unwrap_or_else(PoisonError::into_inner).insert(shard, is_connected);
    }

    /// Counts a new gateway connection of a shard.
    pub fn count_connection(&self, shard: u32) {
        self.connections.inc();
        self.set_connected(shard, true);
    }

    /// Returns whether the process has ever been connected.
    pub fn has_connected(&self) -> bool {
        self.connections.get() > 0
    }

    /// Records that the commands are registered.
    pub fn set_registered(&self) {
        self.is_registered.store(true, Ordering::Relaxed);
    }

    /// Sets the function that reads the sample. The function returns `None` after the bot has stopped.
    pub fn set_probe(&self, probe: impl Fn() -> Option<Result<Sample, String>> + Send + Sync + 'static) {
        *self.probe.write().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(probe));
    }

    /// Reads a sample. Fails if the bot has stopped or the database cannot be read.
    fn sample(&self) -> Result<Sample, String> {
        let probe = self.probe.read().unwrap_or_else(PoisonError::into_inner);
        probe.as_ref().and_then(|probe| probe()).unwrap_or_else(|| Err("the bot does not run".to_owned()))
    }

    /// Returns descriptions of problems, or an empty list if the bot is healthy. This reads the database, so it may take a moment.
    pub fn problems(&self) -> Vec<String> {
        let mut problems: Vec<String> = self.sample().err().into_iter().collect();
        let states = self.shard_states.lock().unwrap_or_else(PoisonError::into_inner);
        if states.is_empty() || states.values().any(|is_connected| !is_connected) {
            problems.push("not connected to Discord".to_owned());
        }
        if !self.is_registered.load(Ordering::Relaxed) {
            problems.push("the commands are not registered with Discord".to_owned());
        }
        problems
    }

    /// Returns all metrics in Prometheus's text format. This reads the database, so it may take a moment.
    pub fn exposition(&self) -> String {
        if let Ok(sample) = self.sample() {
            self.tables.set(sample.tables as u64);
            self.transactions.set(sample.transactions);
            self.outbox.set(sample.outbox as u64);
            self.outbox_age.set(sample.outbox_age.as_secs_f64());
            self.cache.set(sample.cache as u64);
            self.films.set(sample.films as u64);
            self.suspended_engines.set(sample.suspended_engines as u64);
            for (pool, length) in sample.queues {
                self.queues.get_or_create(&[("pool", pool)]).set(length as u64);
            }
            for (kind, count) in sample.requests {
                self.requests_waiting.get_or_create(&[("kind", kind.name())]).set(count as u64);
            }
            self.request_age.set(sample.request_age.as_secs_f64());
            self.request_rate.set(sample.request_rate);
        }
        self.memory.set(resident_memory().unwrap_or_default());
        let mut out = String::new();
        if let Err(error) = text::encode(&mut out, &self.registry) {
            tracing::error!(%error, "failed to write the metrics");
        }
        out
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// Returns the resident memory in bytes, if the system reports it.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_report_the_counters() {
        let metrics = Metrics::new();
        metrics.record_acknowledgement(InteractionKind::Press, Duration::from_millis(20));
        metrics.record_interaction(InteractionKind::Press, InteractionOutcome::Refused, Duration::from_millis(200));
        metrics.record_post(true, Duration::from_millis(30));
        metrics.record_post(false, Duration::from_secs(4));
        metrics.count_request(RequestKind::Post, false);
        metrics.record_wait(RequestKind::Edit, Duration::from_secs(4));
        metrics.count_connection(0);
        metrics.set_connected(0, true);
        metrics.set_probe(|| {
            let (requests, request_age) = (vec![(RequestKind::Post, 6)], Duration::from_millis(2500));
            let queues = [("quick", 0), ("turn", 4), ("post", 0), ("films", 1), ("reviews", 0)];
            let outbox_age = Duration::from_millis(1500);
            Some(Ok(Sample {
                tables: 3,
                transactions: 7,
                outbox: 2,
                outbox_age,
                cache: 1 << 20,
                films: 5,
                suspended_engines: 1,
                queues,
                requests,
                request_age,
                request_rate: 47.5,
            }))
        });
        let work = metrics.count_job();
        let text = metrics.exposition();
        for line in [
            "bergerie_interactions_total{kind=\"press\",outcome=\"refused\"} 1",
            "bergerie_acknowledgement_seconds_bucket{le=\"0.01\",kind=\"press\"} 0",
            "bergerie_acknowledgement_seconds_bucket{le=\"0.025\",kind=\"press\"} 1",
            "bergerie_answer_seconds_count{kind=\"press\"} 1",
            "bergerie_posts_total{outcome=\"posted\"} 1",
            "bergerie_posts_total{outcome=\"kept\"} 1",
            "bergerie_post_seconds_count 2",
            "bergerie_jobs 1",
            "bergerie_gateway_connected{shard=\"0\"} 1",
            "bergerie_gateway_connections_total 1",
            "bergerie_tables 3",
            "bergerie_transactions 7",
            "bergerie_outbox 2",
            "bergerie_outbox_age_seconds 1.5",
            "bergerie_cache_bytes 1048576",
            "bergerie_films_bytes 5",
            "bergerie_suspended_engines 1",
            "bergerie_queue{pool=\"turn\"} 4",
            "bergerie_queue{pool=\"films\"} 1",
            "bergerie_requests_total{kind=\"post\",outcome=\"refused\"} 1",
            "bergerie_request_wait_seconds_bucket{le=\"5.0\",kind=\"edit\"} 1",
            "bergerie_requests_waiting{kind=\"post\"} 6",
            "bergerie_request_age_seconds 2.5",
            "bergerie_request_rate 47.5",
        ] {
            assert!(text.lines().any(|reported| reported == line), "{line} is not in:\n{text}");
        }
        drop(work);
        assert!(metrics.exposition().contains("bergerie_jobs 0"));
    }

    #[test]
    fn problems_list_all_problems() {
        let metrics = Metrics::new();
        let commands = "the commands are not registered with Discord";
        assert_eq!(metrics.problems(), ["the bot does not run", "not connected to Discord", commands]);
        metrics.set_registered();
        metrics.set_probe(|| Some(Ok(Sample::default())));
        metrics.set_connected(0, true);
        assert!(metrics.problems().is_empty());
        metrics.set_connected(1, false);
        assert_eq!(metrics.problems(), ["not connected to Discord"]);
        metrics.register_shards(0..1);
        assert_eq!(metrics.problems(), ["not connected to Discord"], "none has connected yet");
        metrics.count_connection(0);
        assert!(
            metrics.problems().is_empty() && !metrics.exposition().contains("shard=\"1\""),
            "there is one shard now"
        );
        metrics.set_probe(|| Some(Err("the database failed".to_owned())));
        assert_eq!(metrics.problems(), ["the database failed"]);
    }
}
