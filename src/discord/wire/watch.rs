//! What is logged and measured of each interaction, from its arrival to the last of its answer.
//!
//! Whoever handles an interaction runs within [`answering`]; what is noted there, however deep, belongs to that interaction.

use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::futures::TaskLocalFuture;
use tracing::Instrument;

use crate::discord::visit::App;
use crate::telemetry::{Ending, Kind, Sample, figures};

use super::crews::Crews;
use super::line::Line;
use super::setback::Setback;

/// One interaction.
struct Watch {
    kind: Kind,
    came: Instant,
    ending: Cell<Ending>,
}

tokio::task_local! {
    static WATCH: Watch;
}

/// Handles an interaction under watch: its number stands in every line that is logged meanwhile.
pub(super) async fn answering(kind: Kind, interaction: u64, handle: impl Future<Output = Result<(), Setback>>) {
    let span = tracing::info_span!("interaction", id = interaction, kind = kind.name());
    watched(kind, handle).instrument(span).await;
}

fn watched<F: Future<Output = Result<(), Setback>>>(
    kind: Kind,
    handle: F,
) -> TaskLocalFuture<Watch, impl Future<Output = ()>> {
    let watch = Watch { kind, came: Instant::now(), ending: Cell::default() };
    WATCH.scope(watch, async {
        if let Err(error) = handle.await {
            // Mostly: the person closed the private message, or Discord was too slow. What was done stays done.
            tracing::warn!(%error, "an answer was not delivered");
            ended(Ending::Undelivered);
        }
        WATCH.with(|watch| figures().answered(watch.kind, watch.ending.get(), watch.came.elapsed()));
    })
}

/// Discord has the first answer.
pub(super) fn acknowledged() {
    let _ = WATCH.try_with(|watch| figures().acknowledged(watch.kind, watch.came.elapsed()));
}

/// Blocking work on an answer: counted, and logged as part of the interaction.
pub(super) fn work<T>(job: impl FnOnce() -> T + Send + 'static) -> impl FnOnce() -> T + Send + 'static {
    let (span, working) = (tracing::Span::current(), figures().work());
    move || {
        let _working = working;
        span.in_scope(job)
    }
}

/// So many shards are to connect, each for a part of all servers.
pub(super) fn shards(numbers: Range<u32>) {
    figures().shards(numbers);
}

/// A connection was made.
pub(super) fn connection(shard: u32) {
    figures().connection(shard);
}

/// Whether this process has ever been connected.
pub(super) fn has_connected() -> bool {
    figures().has_connected()
}

/// The commands are registered.
pub(super) fn registered() {
    figures().registered();
}

/// A shard is connected, or no longer.
pub(super) fn connected(shard: u32, is_connected: bool) {
    figures().connected(shard, is_connected);
}

/// How it ends, if it is not done in the ordinary way.
pub(super) fn ended(ending: Ending) {
    let _ = WATCH.try_with(|watch| watch.ending.set(ending));
}

/// Whether a notice was posted, and how long that took.
pub(super) fn posted<T, E>(begun: Instant, posted: &Result<T, E>) {
    figures().posted(posted.is_ok(), begun.elapsed());
}

/// Counts a post that is kept without a try.
pub(super) fn kept() {
    figures().kept();
}

/// Lets figures be looked up for as long as the bot runs.
pub(super) fn probe(app: &Arc<App>, crews: &Arc<Crews>, line: &Arc<Line>) {
    let (app, crews, line) = (Arc::downgrade(app), Arc::downgrade(crews), Arc::downgrade(line));
    figures().probe(move || Some(sample(&*app.upgrade()?, &*crews.upgrade()?, &*line.upgrade()?)));
}

fn sample(app: &App, crews: &Crews, line: &Line) -> Result<Sample, String> {
    let (requests, request_age, request_rate) = line.queue().state();
    let backlog = app.tables.backlog().map_err(|error| error.to_string())?;
    Ok(Sample {
        tables: backlog.tables as usize,
        outbox: backlog.notices as usize,
        outbox_age: Duration::from_secs(u64::from(backlog.oldest)),
        cache: app.artist.weight(),
        films: crews.films.weight() as usize,
        queues: crews.lengths(),
        requests,
        request_age,
        request_rate,
    })
}
