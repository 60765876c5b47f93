//! Lanes, each of which is a task that posts the notices of one table in order, so that a problem at one table delays
//! no other.
//!
//! A lane exists while its table has something to post, and ends after being idle for a while. After a failure, it
//! retries with increasing delays.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tracing::{Instrument, Span};

use crate::discord::error::AppError;
use crate::table::{ChannelId, PauseReason, PendingEdit, TableId, TableWork};

use super::delivery::{Delivery, PostError, PostingOutcome};
use super::queue::Ticket;
use super::retry::Backoff;
use super::shutdown::Shutdown;

/// The idle time after which a lane ends.
const IDLE_LIMIT: Duration = Duration::from_secs(60);

/// The time for which the bot assumes that a message exists after it was last seen.
const SEEN_LIMIT: Duration = Duration::from_secs(60);

/// The time until the next attempt if another process is posting for the table. It does not grow, because the other process may have
/// crashed.
const OTHER_PROCESS_DELAY: Duration = Duration::from_secs(2);

/// The minimum interval between attempts to post that fail, in which users do not trigger another one.
const MIN_ATTEMPT_INTERVAL: Duration = Duration::from_millis(700);

/// The longest time for which an edit in progress delays another job.
const MAX_EDIT_DELAY: Duration = Duration::from_millis(500);

/// Waits until it is the edit's turn, but at least until `earliest`. Waits forever if there is no edit.
async fn wait_for_edit(edit: &mut Option<(Ticket, ChannelId, PendingEdit)>, earliest: Instant) {
    match edit {
        Some((ticket, ..)) => {
            sleep_until(earliest).await;
            ticket.turn().await;
        }
        None => std::future::pending().await,
    }
}

/// A job that a lane carries out.
enum Job {
    /// Post pending notices, and report the outcome.
    Post(Option<oneshot::Sender<LaneOutcome>>),
    /// Check whether the table's current post exists. If the boolean is `true`, check immediately; otherwise, only if
    /// it was not checked recently.
    Check(bool, Option<oneshot::Sender<LaneOutcome>>),
    /// Post notices that another process has abandoned, unless the lane is already trying to.
    Adopt,
    /// Post pending notices, because the delay after a failure is over.
    Retry,
    /// Make the next edit, because its turn in the queue has come.
    Edit,
    /// Post what a bot has done. Contains the result of [`Delivery::let_bot_move`].
    BotMoved(Result<bool, AppError>),
}

/// A job with the tracing span in which it was requested.
type QueuedJob = (Job, Span);

/// The outcome of posting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LaneOutcome {
    /// Everything was posted.
    AllPosted,
    /// Posting failed. The lane retries later.
    WillRetry,
    /// Another process posts for the table, or will do so after this one has ended.
    OtherProcess,
    /// The bot cannot write to the channel.
    NoAccess(PauseReason),
}

pub(super) struct Lanes {
    delivery: Arc<Delivery>,
    shutdown: Shutdown,
    open: Mutex<HashMap<TableId, UnboundedSender<QueuedJob>>>,
}

impl Lanes {
    pub fn new(delivery: Arc<Delivery>, shutdown: Shutdown) -> Arc<Lanes> {
        Arc::new(Lanes { delivery, shutdown, open: Mutex::default() })
    }

    /// Asks a table's lane to post its pending notices. Does not wait for the outcome.
    pub fn wake(self: &Arc<Self>, table: TableId) {
        self.send(table, Job::Post(None));
    }

    /// Makes a table's lane post notices that another process has abandoned, unless the lane is already trying to.
    pub fn adopt_notices(self: &Arc<Self>, table: TableId) {
        self.send(table, Job::Adopt);
    }

    /// Makes a table's lane post pending notices and waits for the outcome.
    pub async fn post_pending(self: &Arc<Self>, table: TableId) -> LaneOutcome {
        let (sender, receiver) = oneshot::channel();
        self.send(table, Job::Post(Some(sender)));
        receiver.await.unwrap_or(LaneOutcome::OtherProcess)
    }

    /// Asks a lane to check whether the table's post exists, and to post it again if it does not. Does not wait for the outcome. Does
    /// nothing if it was checked recently.
    pub fn check_soon(self: &Arc<Self>, table: TableId) {
        self.send(table, Job::Check(false, None));
    }

    /// Checks immediately whether the table's post exists, and waits for the outcome. Otherwise works like
    /// [`Lanes::check_soon`].
    pub async fn check_now(self: &Arc<Self>, table: TableId) -> LaneOutcome {
        let (sender, receiver) = oneshot::channel();
        self.send(table, Job::Check(true, Some(sender)));
        receiver.await.unwrap_or(LaneOutcome::OtherProcess)
    }

    fn send(self: &Arc<Self>, table: TableId, job: Job) {
        let mut open = self.open();
        let lane = open.entry(table).or_insert_with(|| {
            let (send, jobs) = unbounded_channel();
            self.shutdown.spawn(Lane::new(Arc::clone(self), table).run(jobs));
            send
        });
        // A lane removes itself from the map under the same lock before it stops receiving.
        if lane.send((job, Span::current())).is_err() {
            tracing::error!(%table, "the lane of a table has stopped");
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, UnboundedSender<QueuedJob>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Lane {
    lanes: Arc<Lanes>,
    table: TableId,
    delays: Backoff,
    /// The time of the next attempt, or `None` if the last one did not fail.
    next_attempt: Option<Instant>,
    /// The time at which the table's post was last known to exist, or `None` if it has not been checked.
    seen: Option<Instant>,
    /// The next edit with its ticket and channel, or `None` if no edit is pending. Posts do not wait for it.
    edit: Option<(Ticket, ChannelId, PendingEdit)>,
    /// The time before which no edit is made, because Discord does not accept one or the last one failed.
    next_edit: Instant,
    edit_delays: Backoff,
    /// The time of the last attempt to post that failed, or `None` if it did not fail.
    failed_at: Option<Instant>,
    /// Whether the table waits for a bot's move that has not begun.
    waits_for_bot: bool,
    /// Whether a bot's move is in progress.
    is_bot_moving: bool,
    /// The channel of the table, if its end was posted and edits are still pending.
    ended_in: Option<ChannelId>,
}

impl Lane {
    fn new(lanes: Arc<Lanes>, table: TableId) -> Lane {
        Lane {
            lanes,
            table,
            delays: Backoff::for_lane(),
            next_attempt: None,
            seen: None,
            edit: None,
            next_edit: Instant::now(),
            edit_delays: Backoff::for_lane(),
            failed_at: None,
            waits_for_bot: false,
            is_bot_moving: false,
            ended_in: None,
        }
    }

    async fn run(mut self, mut jobs: UnboundedReceiver<QueuedJob>) {
        let shutdown = self.lanes.shutdown.clone();
        // A job that arrived during an edit.
        let mut arrived = None;
        loop {
            let (again, can_edit, is_bot_moving) = (self.next_attempt, self.edit.is_some(), self.is_bot_moving);
            let sent = tokio::select! {
                biased;
                sent = std::future::ready(arrived.take()), if arrived.is_some() => sent,
                sent = jobs.recv() => sent,
                () = shutdown.until_begun() => None,
                () = sleep_until(again.unwrap_or_else(Instant::now)), if again.is_some() => Some((Job::Retry, Span::none())),
                // Edits wait for a bot's move, which usually makes them outdated within a second.
                () = wait_for_edit(&mut self.edit, self.next_edit), if !is_bot_moving => Some((Job::Edit, Span::none())),
                () = sleep(IDLE_LIMIT), if again.is_none() && !can_edit && !is_bot_moving => None,
            };
            match sent {
                Some((job, span)) => arrived = self.run_job(job, &mut jobs).instrument(span).await,
                None if self.close_if_idle(&jobs) => return,
                None => {}
            }
        }
    }

    /// Carries out a job. Returns another one that arrived meanwhile and must not wait any longer.
    async fn run_job(&mut self, job: Job, jobs: &mut UnboundedReceiver<QueuedJob>) -> Option<QueuedJob> {
        let mut arrived = None;
        let outcome = match job {
            Job::Post(sender) => self.post_and_report(sender).await,
            Job::Retry => {
                self.failed_at = None;
                self.post_and_report(None).await
            }
            Job::Adopt if self.next_attempt.is_some() => return None,
            Job::Edit => {
                let (outcome, next) = self.edit(jobs).await;
                arrived = next;
                outcome
            }
            Job::Adopt => self.post_and_report(None).await,
            Job::Check(now, sender) => {
                if self.next_attempt.is_none() && (now || self.seen.is_none_or(|seen| seen.elapsed() > SEEN_LIMIT)) {
                    self.check_posts().await;
                }
                self.post_and_report(sender).await
            }
            Job::BotMoved(moved) => {
                self.is_bot_moving = false;
                match moved {
                    Ok(true) => self.post_pending().await,
                    // A post meanwhile may have found that the table waits for a bot again.
                    Ok(false) => {
                        self.let_bot_move();
                        return None;
                    }
                    Err(error) => {
                        tracing::error!(table = %self.table, %error, "failed to make a bot move");
                        self.next_attempt = Some(Instant::now() + self.delays.next());
                        return None;
                    }
                }
            }
        };
        if outcome == LaneOutcome::AllPosted {
            self.let_bot_move();
        }
        // Posts in an archived thread cannot be edited.
        if self.edit.is_none()
            && let Some(channel) = self.ended_in.take_if(|_| outcome == LaneOutcome::AllPosted)
        {
            self.lanes.delivery.archive(channel).await;
        }
        arrived
    }

    async fn post_and_report(&mut self, sender: Option<oneshot::Sender<LaneOutcome>>) -> LaneOutcome {
        let outcome = self.post_pending().await;
        if let Some(sender) = sender {
            // The receiver is gone if the caller has stopped waiting.
            let _ = sender.send(outcome);
        }
        outcome
    }

    /// Begins a bot's move if the table waits for one. Posts do not wait for it, because a program may take minutes.
    fn let_bot_move(&mut self) {
        if self.is_bot_moving || self.lanes.shutdown.has_begun() || !std::mem::take(&mut self.waits_for_bot) {
            return;
        }
        self.is_bot_moving = true;
        let (lanes, table) = (Arc::clone(&self.lanes), self.table);
        let bot_move = async move {
            let moved = lanes.delivery.let_bot_move(table).await;
            lanes.send(table, Job::BotMoved(moved));
        };
        self.lanes.shutdown.spawn(bot_move.in_current_span());
    }

    async fn post_pending(&mut self) -> LaneOutcome {
        // While posting fails, users must not make the bot send more requests than it would by itself.
        if self.failed_at.is_some_and(|failed_at| failed_at.elapsed() < MIN_ATTEMPT_INTERVAL) {
            return LaneOutcome::WillRetry;
        }
        let (delivery, table) = (Arc::clone(&self.lanes.delivery), self.table);
        match delivery.post_pending(table).await {
            Ok(PostingOutcome { posted, ended_in, next }) => {
                self.ended_in = ended_in.or(self.ended_in);
                if posted {
                    self.seen = Some(Instant::now());
                }
                self.delays.reset();
                (self.next_attempt, self.failed_at) = (None, None);
                self.queue_next_edit(next)
            }
            Err(error) => self.fail(error),
        }
    }

    /// Makes the edit whose turn it is. If the message was deleted, posts it again. If another job arrives, an edit that Discord does
    /// not answer soon is put off, and the job is returned.
    async fn edit(&mut self, jobs: &mut UnboundedReceiver<QueuedJob>) -> (LaneOutcome, Option<QueuedJob>) {
        let Some((mut ticket, channel, edit)) = self.edit.take() else { return (LaneOutcome::AllPosted, None) };
        let delivery = Arc::clone(&self.lanes.delivery);
        let (edited, arrived) = {
            let mut editing = std::pin::pin!(delivery.edit(self.table, channel, edit.clone(), &mut ticket));
            tokio::select! {
                biased;
                edited = &mut editing => (Some(edited), None),
                arrived = jobs.recv() => (timeout(MAX_EDIT_DELAY, editing).await.ok(), arrived),
            }
        };
        let Some(edited) = edited else {
            tracing::info!(table = %self.table, "an edit takes long; posting first");
            self.edit = Some((delivery.edit_ticket(), channel, edit));
            return (LaneOutcome::AllPosted, arrived);
        };
        let outcome = match edited {
            Ok(Some(next)) if next.post.is_some() => self.post_pending().await,
            Ok(next) => {
                self.edit_delays.reset();
                self.queue_next_edit(next)
            }
            Err(PostError::NoAccess(pause_reason)) => self.fail(PostError::NoAccess(pause_reason)),
            // The next post makes the lane look for edits again.
            Err(PostError::ThreadArchived) => LaneOutcome::AllPosted,
            // Posts wait neither for a rate limit of edits nor for an edit that fails.
            Err(error) => {
                let delay = if error.wait().is_zero() { self.edit_delays.next() } else { error.wait() };
                tracing::info!(table = %self.table, %error, retry_in = ?delay, "failed to edit a message; retrying");
                self.next_edit = Instant::now() + delay;
                self.edit = Some((delivery.edit_ticket(), channel, edit));
                LaneOutcome::AllPosted
            }
        };
        (outcome, arrived)
    }

    /// Queues the next edit, if there is one.
    fn queue_next_edit(&mut self, next: Option<TableWork>) -> LaneOutcome {
        self.waits_for_bot = next.as_ref().is_some_and(|next| next.waits_for_bot);
        if let (None, Some(TableWork { channel, edit: Some(edit), .. })) = (&self.edit, next) {
            self.edit = Some((self.lanes.delivery.edit_ticket(), channel, edit));
        }
        LaneOutcome::AllPosted
    }

    fn fail(&mut self, error: PostError) -> LaneOutcome {
        let table = self.table;
        self.edit = None;
        if let PostError::NoAccess(no_access) = error {
            (self.next_attempt, self.failed_at) = (None, None);
            return LaneOutcome::NoAccess(no_access);
        }
        if let PostError::OtherProcess = error {
            tracing::debug!(%table, "another process is posting");
            self.next_attempt = Some(Instant::now() + OTHER_PROCESS_DELAY);
            return LaneOutcome::OtherProcess;
        }
        let now = Instant::now();
        // An attempt that a user triggered must not postpone the next planned one.
        let next = now + self.delays.next();
        let planned = self.next_attempt.filter(|again| *again > now).map_or(next, |again| again.min(next));
        let again = planned.max(now + error.wait());
        (self.next_attempt, self.failed_at) = (Some(again), Some(now));
        tracing::warn!(%table, %error, retry_in = ?again - now, "failed to post a notice; retrying");
        LaneOutcome::WillRetry
    }

    async fn check_posts(&mut self) {
        match self.lanes.delivery.check_posts(self.table).await {
            Ok(()) => self.seen = Some(Instant::now()),
            Err(error) => tracing::info!(table = %self.table, %error, "failed to check whether a post still exists"),
        }
    }

    /// Ends the lane unless there is another job. Returns whether it ended.
    fn close_if_idle(&self, jobs: &UnboundedReceiver<QueuedJob>) -> bool {
        let mut open = self.lanes.open();
        let done = jobs.is_empty();
        if done {
            open.remove(&self.table);
        }
        done
    }
}

#[cfg(test)]
mod tests {
    use crate::discord::context::tests::app;
    use crate::discord::wire::client::RestClient;
    use crate::discord::wire::workers::WorkerPools;

    use super::*;

    #[tokio::test]
    async fn a_table_of_another_process_is_tried_at_constant_intervals() {
        let rest = Arc::new(RestClient::new("token", None, 50, None).unwrap());
        let (workers, shutdown) = (Arc::new(WorkerPools::new(&[])), Shutdown::default());
        let delivery = Arc::new(Delivery::new(app(), rest, workers, shutdown.clone()));
        let mut lane = Lane::new(Lanes::new(delivery, shutdown), TableId(1));
        for _ in 0..20 {
            assert_eq!(lane.fail(PostError::OtherProcess), LaneOutcome::OtherProcess);
        }
        assert!(lane.next_attempt.unwrap() <= Instant::now() + OTHER_PROCESS_DELAY);
    }
}
