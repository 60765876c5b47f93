//! Logging and metrics of each interaction, from its arrival to the end of the response.
//!
//! Handlers run inside [`measure`]. Everything that the functions below record during that time belongs to the same interaction.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::futures::TaskLocalFuture;
use tracing::Instrument;

use crate::discord::context::App;
use crate::telemetry::{InteractionKind, InteractionOutcome, Sample, metrics};

use super::client::RestClient;
use super::error::RequestError;
use super::workers::WorkerPools;

/// The measurements of one interaction, which are collected while it is handled.
struct InteractionTimer {
    kind: InteractionKind,
    start: Instant,
    outcome: Cell<InteractionOutcome>,
}

tokio::task_local! {
    static TIMER: InteractionTimer;
}

/// Handles an interaction. Every log line during that time contains the interaction's ID.
pub(super) async fn measure(
    kind: InteractionKind,
    interaction: u64,
    handle: impl Future<Output = Result<(), RequestError>>,
) {
    let span = tracing::info_span!("interaction", id = interaction, kind = kind.name());
    timed(kind, handle).instrument(span).await;
}

fn timed<F: Future<Output = Result<(), RequestError>>>(
    kind: InteractionKind,
    handle: F,
) -> TaskLocalFuture<InteractionTimer, impl Future<Output = ()>> {
    let timer = InteractionTimer { kind, start: Instant::now(), outcome: Cell::default() };
    TIMER.scope(timer, async {
        if let Err(error) = handle.await {
            // Warn only: usually the user has dismissed the private message, or Discord was too slow. The action itself is
            // complete.
            tracing::warn!(%error, "failed to deliver an answer");
            record_outcome(InteractionOutcome::Undelivered);
        }
        TIMER.with(|timer| metrics().record_interaction(timer.kind, timer.outcome.get(), timer.start.elapsed()));
    })
}

/// Records that Discord received the first response.
pub(super) fn record_acknowledgement() {
    let _ = TIMER.try_with(|timer| metrics().record_acknowledgement(timer.kind, timer.start.elapsed()));
}

/// Wraps blocking work so that it is counted and logged as part of the current interaction.
pub(super) fn counted_job<T>(job: impl FnOnce() -> T + Send + 'static) -> impl FnOnce() -> T + Send + 'static {
    let (span, working) = (tracing::Span::current(), metrics().count_job());
    move || {
        let _working = working;
        span.in_scope(job)
    }
}

/// Records the outcome of the current interaction, if it differs from the usual one.
pub(super) fn record_outcome(outcome: InteractionOutcome) {
    let _ = TIMER.try_with(|timer| timer.outcome.set(outcome));
}

/// Gives the metrics access to the bot's state as long as it runs.
pub(super) fn set_probe(app: &Arc<App>, workers: &Arc<WorkerPools>, rest: &Arc<RestClient>) {
    let (app, workers, rest) = (Arc::downgrade(app), Arc::downgrade(workers), Arc::downgrade(rest));
    metrics().set_probe(move || Some(sample(&*app.upgrade()?, &*workers.upgrade()?, &*rest.upgrade()?)));
}

fn sample(app: &App, workers: &WorkerPools, rest: &RestClient) -> Result<Sample, String> {
    let (requests, request_age, request_rate) = rest.queue().state();
    let backlog = app.tables.backlog().map_err(|error| error.to_string())?;
    Ok(Sample {
        tables: backlog.tables as usize,
        transactions: app.tables.transaction_count(),
        outbox: backlog.notices as usize,
        outbox_age: Duration::from_secs(u64::from(backlog.oldest)),
        cache: app.artist.memory_bytes(),
        films: workers.films.weight() as usize,
        suspended_engines: workers.engines.suspended_count(),
        queues: workers.lengths(),
        requests,
        request_age,
        request_rate,
    })
}
