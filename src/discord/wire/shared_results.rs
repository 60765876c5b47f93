//! Reviews and animations of games, each of which is made once for all users.

use std::sync::Arc;

use bytes::Bytes;

use crate::discord::commands::film;
use crate::discord::context::App;
use crate::discord::error::AppError;
use crate::discord::social::review;
use crate::opponent::{Review, Reviewer};
use crate::table::TableId;

use super::shutdown::Shutdown;
use super::watch;
use super::workers::WorkerPools;

/// Returns the review of a game, given the length of its log. It is computed in many short parts.
pub(super) async fn shared_review(
    app: &Arc<App>,
    workers: &Arc<WorkerPools>,
    shutdown: &Shutdown,
    table: TableId,
    length: u32,
) -> Result<Arc<Review>, AppError> {
    let made = {
        let (app, workers, shutdown) = (Arc::clone(app), Arc::clone(workers), shutdown.clone());
        watch::counted_job(move || {
            let step = |reviewer: &mut Reviewer| {
                if shutdown.has_begun() {
                    return Err(AppError::Restarting);
                }
                let is_next = workers.bots.run(|| reviewer.review_next())?;
                workers.set_review_progress(table, reviewer.progress());
                Ok(is_next)
            };
            review::compute(&app, table, step).map(Arc::new)
        })
    };
    workers.reviews.get((table, 0, length), made).await
}

/// Returns the animation of a game between two positions of its log as a GIF.
pub(super) async fn shared_film(
    app: &Arc<App>,
    workers: &WorkerPools,
    table: TableId,
    from: u32,
    length: u32,
) -> Result<Bytes, AppError> {
    let app = Arc::clone(app);
    let made = watch::counted_job(move || film::render(&app, table, from, length));
    workers.films.get((table, from, length), made).await
}
