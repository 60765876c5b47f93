//! What is logged and measured of each interaction, from its arrival to the last of its answer.
//!
//! Whoever handles an interaction runs within [`answering`]; what is noted there, however deep, belongs to that interaction.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{Interaction, ShardId};
use tokio::task::futures::TaskLocalFuture;
use tracing::Instrument;

use crate::discord::visit::App;
use crate::telemetry::{Ending, Kind, Sample, figures};

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
pub(super) async fn answering(interaction: &Interaction, handle: impl Future<Output = serenity::Result<()>>) {
    let kind = kind(interaction);
    let span = tracing::info_span!("interaction", id = interaction.id().get(), kind = kind.name());
    watched(kind, handle).instrument(span).await;
}

fn watched<F: Future<Output = serenity::Result<()>>>(
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

/// The same, of an answer that needed no acknowledgement before.
pub(super) fn had(_: &()) {
    acknowledged();
}

/// Blocking work on an answer: counted, and logged as part of the interaction.
pub(super) fn work<T>(job: impl FnOnce() -> T + Send + 'static) -> impl FnOnce() -> T + Send + 'static {
    let (span, working) = (tracing::Span::current(), figures().work());
    move || {
        let _working = working;
        span.in_scope(job)
    }
}

/// A connection was made.
pub(super) fn connection(shard: ShardId) {
    figures().connection(shard.0);
}

/// A shard is connected, or no longer.
pub(super) fn connected(shard: ShardId, is_connected: bool) {
    figures().connected(shard.0, is_connected);
}

/// How it ends, if it is not done in the ordinary way.
pub(super) fn ended(ending: Ending) {
    let _ = WATCH.try_with(|watch| watch.ending.set(ending));
}

/// Whether a notice was posted, and how long that took.
pub(super) fn posted<T, E>(begun: Instant, posted: &Result<T, E>) {
    figures().posted(posted.is_ok(), begun.elapsed());
}

/// Lets figures be looked up for as long as the bot runs.
pub(super) fn probe(app: &Arc<App>) {
    let app = Arc::downgrade(app);
    figures().probe(move || app.upgrade().map(|app| sample(&app)));
}

fn sample(app: &App) -> Result<Sample, String> {
    let backlog = app.tables.backlog().map_err(|error| error.to_string())?;
    Ok(Sample {
        tables: backlog.tables as usize,
        outbox: backlog.notices as usize,
        outbox_age: Duration::from_secs(u64::from(backlog.oldest)),
        cache: app.artist.weight(),
    })
}

fn kind(interaction: &Interaction) -> Kind {
    match interaction {
        Interaction::Command(_) => Kind::Command,
        Interaction::Autocomplete(_) => Kind::Completion,
        Interaction::Component(_) => Kind::Press,
        Interaction::Modal(_) => Kind::Form,
        _ => Kind::Other,
    }
}
