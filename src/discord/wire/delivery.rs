//! Delivery of notices. Each notice is posted exactly once, and messages that show a table are kept up to date.
//!
//! A notice is committed together with the change that it reports. It is posted with a nonce derived from its number, and then
//! marked as posted. Discord posts only one message with the same nonce within a few minutes. Each attempt is counted before it is
//! made. If a notice was attempted before, the bot searches the channel for it first, because Discord may have forgotten the nonce.
//! So a crash at any point neither loses nor repeats a notice.
//!
//! Posts take precedence over edits, across all tables.

mod bots;
mod direct_messages;
mod edits;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::sleep;

use crate::discord::context::{App, words_of};
use crate::discord::delays::DelayReason;
use crate::discord::error::AppError;
use crate::discord::message::markdown::markdown;
use crate::discord::message::{Body, Draft};
use crate::discord::permissions;
use crate::discord::posts::compose;
use crate::discord::social::status;
use crate::presenter::words::markup;
use crate::rules::always;
use crate::table::{
    Announcement, ChannelId, DueNotice, ExclusiveWork, Failure, Lease, MessageId, Notice, NoticeContext, NoticeKind,
    PauseReason, PendingEdit, Snapshot, TableId, TableWork,
};
use crate::telemetry::{RequestKind, metrics};

use super::calls::{MessageIdentity, id_at};
use super::channels::{Channels, set};
use super::client::{RestClient, with_claim};
use super::error::{Consequence, Purpose, RequestError};
use super::messages::{belongs_to, nonce, plain_draft, plain_nonce};
use super::queue::Ticket;
use super::refusals::{Permit, RefusalLimiter};
use super::shutdown::Shutdown;
use super::workers::WorkerPools;

/// Maximum difference between Discord's clock and the system clock, in seconds.
const MAX_CLOCK_DIFFERENCE: u64 = 120;

/// The maximum number of pages of messages to search for a post.
const MAX_SEARCHED_PAGES: usize = 10;

/// The number of failures without a known cause after which a plain message replaces the notice.
const MAX_UNEXPLAINED_FAILURES: u32 = 3;

/// The interval and the maximum number of checks whether another process has finished posting for a table.
const LEASE_CHECKS: (Duration, u32) = (Duration::from_millis(40), 100);

#[derive(Debug, thiserror::Error)]
pub(super) enum PostError {
    /// The bot cannot write to the channel. The table is paused until the bot is used there again.
    #[error("the channel cannot be written to")]
    NoAccess(PauseReason),
    #[error(transparent)]
    Request(RequestError),
    #[error(transparent)]
    App(#[from] AppError),
    #[error("another process posts it")]
    OtherProcess,
    /// The message to edit is in an archived thread. It can be edited when a post has unarchived the thread.
    #[error("the thread is archived")]
    ThreadArchived,
    #[error("the process is shutting down")]
    Shutdown,
}

impl PostError {
    /// Returns the minimum time to wait before a retry.
    pub fn wait(&self) -> Duration {
        if let PostError::Request(error) = self { error.wait() } else { Duration::ZERO }
    }

    /// Returns the reason for the delay that the error causes.
    const fn delay_reason(&self) -> Option<DelayReason> {
        match self {
            PostError::ThreadArchived | PostError::Shutdown => None,
            PostError::NoAccess(pause_reason) => Some(DelayReason::Paused(*pause_reason)),
            PostError::Request(RequestError::RateLimited { .. }) => Some(DelayReason::RateLimit),
            PostError::Request(_) => Some(DelayReason::Discord),
            PostError::App(_) => Some(DelayReason::Failure),
            PostError::OtherProcess => Some(DelayReason::OtherProcess),
        }
    }
}

impl From<RequestError> for PostError {
    fn from(error: RequestError) -> PostError {
        match error {
            RequestError::Unclaimed => PostError::OtherProcess,
            error => match error.consequence(Purpose::Post) {
                Consequence::Pause(reason) => PostError::NoAccess(reason),
                _ => PostError::Request(error),
            },
        }
    }
}

/// The outcome of posting a table's notices.
#[derive(Default)]
pub(super) struct PostingOutcome {
    /// Whether a post was made, or found because it had been made before.
    pub posted: bool,
    /// The channel, if the end of the game or the closing of the table was posted.
    pub ended_in: Option<ChannelId>,
    /// The next work for the table, or `None` if the table no longer exists.
    pub next: Option<TableWork>,
}

/// The outcome of an attempt to post.
enum NoticeOutcome {
    /// The notice is posted. Contains the next work for its table.
    Posted(Box<Option<TableWork>>),
    /// A later notice has replaced this one.
    Superseded,
}

/// Posts notices and edits messages.
pub(super) struct Delivery {
    app: Arc<App>,
    rest: Arc<RestClient>,
    workers: Arc<WorkerPools>,
    shutdown: Shutdown,
    refusals: RefusalLimiter,
    bot: OnceLock<u64>,
    channels: Mutex<Channels>,
    /// Notified when the bot gains access to a channel.
    opened: Notify,
}

impl Delivery {
    /// Creates the delivery for the tables of `app`.
    pub fn new(app: Arc<App>, rest: Arc<RestClient>, workers: Arc<WorkerPools>, shutdown: Shutdown) -> Delivery {
        let (refusals, bot, channels, opened) = Default::default();
        Delivery { app, rest, workers, shutdown, refusals, bot, channels, opened }
    }

    /// Starts the delivery for the bot with this ID. Tables that are paused for a missing permission get another attempt. May be
    /// retried after a failure.
    pub async fn begin(&self, bot: u64) -> Result<(), AppError> {
        self.bot.get_or_init(|| bot);
        let paused = self.run(|app| app.tables.paused_tables()).await?;
        let mut channels = self.channels();
        for (table, channel, why) in paused {
            channels.paused.insert(channel);
            if why == PauseReason::Forbidden {
                channels.to_retry.insert(table);
            }
        }
        Ok(())
    }

    /// Returns all tables that have pending notices or may wait for a bot's move. The newest come first, because they
    /// are most likely to be active.
    pub async fn pending(&self) -> Result<Vec<TableId>, AppError> {
        let mut tables = self.run(|app| app.tables.tables_with_pending_posts()).await?;
        tables.extend(self.run(|app| app.tables.tables_with_bots()).await?);
        tables.extend(self.channels().to_retry.iter());
        tables.sort_unstable_by(|a, b| b.cmp(a));
        tables.dedup();
        Ok(tables)
    }

    /// Records whether the bot may write to the channel of an interaction. Returns the tables that are no longer
    /// paused.
    pub async fn record_access(&self, channel: ChannelId, may_write: bool) -> Result<Vec<TableId>, AppError> {
        let is_shared = self.app.tables.are_shared();
        let was_paused = {
            let mut channels = self.channels();
            set(&mut channels.open, channel, may_write);
            // Another process may learn that the bot may write again, so only a request can tell.
            set(&mut channels.barred, channel, !may_write && !is_shared);
            may_write && channels.paused.remove(&channel)
        };
        self.opened.notify_waiters();
        // Check the database, because another process may have paused the table.
        let others_may_have = may_write && !was_paused && is_shared;
        let is_paused = was_paused || others_may_have && self.run(move |app| app.tables.is_paused(channel)).await?;
        if !is_paused {
            return Ok(Vec::new());
        }
        let resumed = self.run(move |app| app.tables.resume_tables_of(channel)).await;
        if resumed.is_err() {
            // The next interaction tries again.
            self.channels().paused.insert(channel);
        }
        resumed
    }

    /// Posts a table's pending notices in order. If a notice cannot be posted, it stays pending, and `/game info` shows the reason.
    pub async fn post_pending(&self, table: TableId) -> Result<PostingOutcome, PostError> {
        let outcome = self.try_to_post(table).await;
        self.app.delays.set(table, outcome.as_ref().err().and_then(PostError::delay_reason));
        outcome
    }

    async fn try_to_post(&self, table: TableId) -> Result<PostingOutcome, PostError> {
        let Some(work) = self.run(move |app| app.tables.work(table)).await? else {
            return Ok(PostingOutcome::default());
        };
        if work.post.is_none() && work.pause_reason.is_none() {
            return Ok(PostingOutcome { next: Some(work), ..PostingOutcome::default() });
        }
        let (channel, pause_reason) = (work.channel, work.pause_reason);
        self.with_access(table, channel, pause_reason, self.post_in_order(table, work)).await
    }

    /// Makes a pending edit of a table's messages when it is the turn of `ticket`. Returns the table's next work, which
    /// includes posting a needed message again if it was deleted. If the edit fails, it stays pending.
    pub async fn edit(
        &self,
        table: TableId,
        channel: ChannelId,
        edit: PendingEdit,
        ticket: &mut Ticket,
    ) -> Result<Option<TableWork>, PostError> {
        self.with_access(table, channel, None, self.make_edit(table, channel, edit, ticket)).await
    }

    pub fn edit_ticket(&self) -> Ticket {
        self.rest.queue().ticket(RequestKind::Edit)
    }

    /// Posts or edits with `job`, unless the bot may not write to the channel. A paused table resumes if the job
    /// succeeds.
    async fn with_access<T>(
        &self,
        table: TableId,
        channel: ChannelId,
        pause_reason: Option<PauseReason>,
        job: impl Future<Output = Result<T, PostError>>,
    ) -> Result<T, PostError> {
        if let Some(pause_reason) = pause_reason.filter(|_| !self.channels().to_retry.remove(&table)) {
            return Err(PostError::NoAccess(pause_reason));
        }
        let served = if self.channels().barred.contains(&channel) {
            metrics().count_kept_notice();
            Err(PostError::NoAccess(PauseReason::Forbidden))
        } else {
            self.with_lease(table, channel, job).await
        };
        match &served {
            Ok(_) if pause_reason.is_some() => drop(self.record_access(channel, true).await?),
            Ok(_) => {}
            Err(PostError::NoAccess(no_access)) => self.pause_table(table, channel, *no_access).await?,
            Err(_) => {}
        }
        served
    }

    /// Runs a job once the channel may be used and no other process posts for the table.
    async fn with_lease<T>(
        &self,
        table: TableId,
        channel: ChannelId,
        job: impl Future<Output = Result<T, PostError>>,
    ) -> Result<T, PostError> {
        let place = self.acquire_permit(channel).await?;
        let lease = self.acquire_lease(table).await?;
        let served = with_claim(lease, job).await;
        if matches!(served, Err(PostError::NoAccess(_))) {
            place.into_iter().for_each(Permit::refused);
        }
        served
    }

    /// Waits until no other process posts for a table. Notices that the other process has posted by then are not posted again.
    async fn acquire_lease(&self, table: TableId) -> Result<Lease, PostError> {
        let (delay, times) = LEASE_CHECKS;
        for _ in 0..times {
            if let Some(lease) = self.run(move |app| app.tables.claim(ExclusiveWork::Posting(table))).await? {
                return Ok(lease);
            }
            sleep(delay).await;
        }
        Err(PostError::OtherProcess)
    }

    /// Posts all pending notices of a table. For a paused table, also makes an edit, to find out whether the bot may
    /// write again.
    async fn post_in_order(&self, table: TableId, work: TableWork) -> Result<PostingOutcome, PostError> {
        let mut outcome = PostingOutcome { next: Some(work), ..PostingOutcome::default() };
        let mut ticket = self.rest.queue().ticket(RequestKind::Post);
        while let Some(TableWork { post: Some((due, context)), .. }) = &outcome.next {
            outcome.next = match self.post(due, context, &mut ticket).await? {
                NoticeOutcome::Posted(next) => {
                    outcome.posted = true;
                    if matches!(due.notice.kind, NoticeKind::Over(_) | NoticeKind::Aborted) {
                        outcome.ended_in = Some(context.snapshot.channel);
                    }
                    // Get a new ticket, because posts of other tables come first now.
                    ticket = self.rest.queue().ticket(RequestKind::Post);
                    *next
                }
                NoticeOutcome::Superseded => self.run(move |app| app.tables.work(table)).await?,
            };
        }
        if let Some(TableWork { pause_reason: Some(_), edit: Some(edit), channel, .. }) = &outcome.next {
            outcome.next = self.make_edit(table, *channel, edit.clone(), &mut self.edit_ticket()).await?;
        }
        Ok(outcome)
    }

    /// Posts a notice, unless it was posted before.
    async fn post(
        &self,
        due: &DueNotice,
        context: &NoticeContext,
        ticket: &mut Ticket,
    ) -> Result<NoticeOutcome, PostError> {
        let draft = self.compose(context).await?;
        ticket.turn().await;
        let (begun, pings) = (due.clone(), draft.pings.clone());
        let Some(pinged) = self.run(move |app| app.tables.begin_post(&begun, &pings)).await? else {
            return Ok(NoticeOutcome::Superseded);
        };
        let nonce = nonce(due.notice, &context.snapshot);
        let pinged: Vec<_> = draft.pings.iter().copied().zip(pinged).collect();
        let found = if due.attempts > 0 { self.find_posted(context, &nonce, ticket).await? } else { None };
        if due.attempts > 0 && found.is_none() {
            // Yield to the next turn's notice, if there is one by now.
            let due = due.clone();
            if self.run(move |app| app.tables.yield_to_next(&due)).await? {
                return Ok(NoticeOutcome::Superseded);
            }
        }
        let message = match found {
            Some(message) => Some(message),
            None => self.send(due, context, draft.into_message(&nonce), ticket).await?,
        };
        self.notify_players(context, &nonce, &pinged, message, found.is_some(), ticket).await;
        if let (NoticeKind::Announcement(Announcement::Status), Some(message)) = (due.notice.kind, message) {
            self.pin(context, message, ticket).await;
        }
        let notice = due.notice;
        Ok(NoticeOutcome::Posted(Box::new(self.run(move |app| app.tables.mark_posted(notice, message)).await?)))
    }

    /// Pins a message. If Discord does not allow it, adds a note to the message.
    async fn pin(&self, context: &NoticeContext, message: MessageId, ticket: &mut Ticket) {
        let (table, words) = (&context.snapshot, words_of(&context.snapshot));
        if let Err(error) = self.rest.pin((table.channel, message), ticket).await {
            tracing::info!(table = %table.id, %error, "failed to pin a message");
            let note = match error.consequence(Purpose::Pin) {
                Consequence::Forbidden => words.status_no_pin(words.permission(permissions::PIN_MESSAGES)),
                Consequence::LimitReached => words.status_too_many_pins(),
                _ => words.status_pin_failed(),
            };
            let draft = status::post(table);
            let draft = Draft { text: format!("{}\n{}", draft.text, markup::note(note)), ..draft };
            if let Err(error) = self.rest.edit((table.channel, message), draft.into_edit(), ticket).await {
                tracing::info!(table = %table.id, %error, "failed to report the missing pin");
            }
        }
    }

    /// Posts a new message. If Discord rejects it or repeatedly fails with a server error, posts a plain message
    /// instead. Returns `None` if Discord rejects the plain message too, and will never accept it.
    async fn send(
        &self,
        due: &DueNotice,
        context: &NoticeContext,
        body: Body,
        ticket: &mut Ticket,
    ) -> Result<Option<MessageId>, PostError> {
        let (Notice { id, table, .. }, channel) = (due.notice, context.snapshot.channel);
        let json = body.json.clone();
        let nonce = json["nonce"].as_str();
        always!(nonce.is_some(), "the post of notice {id} has no nonce");
        let nonce = nonce.unwrap_or_default();
        let error = match self.post_message(due.notice, channel, body, ticket).await {
            Err(PostError::Request(error))
                if error.consequence(Purpose::Post) == Consequence::Simplify
                    || error.may_be_message() && due.attempts + 1 >= MAX_UNEXPLAINED_FAILURES =>
            {
                error
            }
            written => return written.map(Some),
        };
        tracing::error!(%table, notice = %id, %json, %error, "Discord rejected a post; sending plain text instead");
        if error.may_have_taken_effect()
            && let Some(found) = self.find_posted(context, nonce, ticket).await?
        {
            return Ok(Some(found));
        }
        let plain = plain_draft(context).into_message(&plain_nonce(nonce));
        match self.post_message(due.notice, channel, plain, ticket).await {
            Err(PostError::Request(error)) if error.consequence(Purpose::Post) == Consequence::Simplify => {
                tracing::error!(%table, notice = %id, %error, "Discord rejected the plain text too; skipping the notice");
                Ok(None)
            }
            written => written.map(Some),
        }
    }

    async fn post_message(
        &self,
        notice: Notice,
        channel: ChannelId,
        body: Body,
        ticket: &mut Ticket,
    ) -> Result<MessageId, PostError> {
        let begun = Instant::now();
        let posted = self.rest.post(channel, body, ticket).await;
        metrics().record_post(posted.is_ok(), begun.elapsed());
        if let Ok(post) = &posted {
            tracing::info!(table = %notice.table, notice = notice.id.0, post = post.0, "posted");
            set(&mut self.channels().open, channel, true);
        }
        Ok(posted?)
    }

    /// Waits for permission to use a channel. Returns immediately for a channel to which the bot is known to have
    /// access.
    async fn acquire_permit(&self, channel: ChannelId) -> Result<Option<Permit>, PostError> {
        loop {
            let opened = self.opened.notified();
            if self.channels().open.contains(&channel) {
                return Ok(None);
            }
            tokio::select! {
                permit = self.refusals.acquire() => return Ok(permit),
                () = opened => {}
                () = self.shutdown.until_begun() => return Err(PostError::Shutdown),
            }
        }
    }

    /// Returns the message of a notice if it was already posted. The bot recognizes it by its nonce, or by buttons that
    /// no other message has. Discord forgets nonces after some minutes, so a message without such buttons may be posted
    /// twice after a longer interruption.
    async fn find_posted(
        &self,
        context: &NoticeContext,
        nonce: &str,
        ticket: &mut Ticket,
    ) -> Result<Option<MessageId>, PostError> {
        let (notice, table) = (context.notice, &context.snapshot);
        let Some(&bot) = self.bot.get() else { return Ok(None) };
        let Some(created) = self.run(move |app| app.tables.notice_created_at(notice.id)).await? else {
            return Ok(None);
        };
        let mut after = id_at(created.unsigned_abs().saturating_sub(MAX_CLOCK_DIFFERENCE) * 1000);
        let known =
            |message: MessageId| [table.posts.lobby, table.posts.turn, table.posts.end].contains(&Some(message));
        // Search only after the restore, because earlier posts may have the same buttons.
        let restored = notice.restored_to.map(|at| markdown(&markup::time(at)));
        let is_earlier = |seen: &&MessageIdentity| {
            let is_later = restored.as_deref().is_none_or(|moment| seen.contains_text(moment));
            let same = || {
                [nonce, &plain_nonce(nonce)].into_iter().any(|nonce| seen.has_nonce(nonce))
                    || seen.custom_ids().any(|id| id.parse().is_ok_and(|press| belongs_to(context, &press)))
            };
            seen.is_by(bot) && !known(seen.id()) && is_later && same()
        };
        for _ in 0..MAX_SEARCHED_PAGES {
            let page = match self.rest.messages_after(table.channel, after, ticket).await {
                Ok(page) => page,
                // Without permission to read the history, only the nonce prevents a second post.
                Err(error) if error.consequence(Purpose::Lookup) == Consequence::Forbidden => return Ok(None),
                Err(error) => return Err(error.into()),
            };
            if let Some(seen) = page.iter().find(is_earlier) {
                tracing::info!(table = %table.id, notice = %notice.id, "found the post of an earlier attempt");
                return Ok(Some(seen.id()));
            }
            match page.last() {
                Some(last) => after = last.id().0,
                None => break,
            }
        }
        Ok(None)
    }

    /// Pauses a table and tells its players the reason by direct message.
    async fn pause_table(&self, table: TableId, channel: ChannelId, no_access: PauseReason) -> Result<(), AppError> {
        {
            let mut channels = self.channels();
            set(&mut channels.open, channel, false);
            set(&mut channels.paused, channel, true);
        }
        if !self.run(move |app| app.tables.pause_table(table, no_access)).await? {
            return Ok(());
        }
        tracing::warn!(%table, %channel, ?no_access, "lost access to a channel; pausing its table until the next interaction there");
        let table = self.run(move |app| app.tables.get(table)).await?;
        if let Some(table) = table.filter(Snapshot::is_active) {
            self.explain_no_access(&table, no_access).await;
        }
        Ok(())
    }

    async fn explain_no_access(&self, table: &Snapshot, no_access: PauseReason) {
        let (words, name) = (words_of(table), table.name.as_str());
        let text = match no_access {
            PauseReason::Gone => words.paused_gone(name),
            PauseReason::Forbidden => words.paused_forbidden(markup::channel(table.channel.0), name),
            PauseReason::Locked => words.paused_locked(markup::channel(table.channel.0), name),
        };
        for user in table.human_players() {
            let place = tokio::select! {
                permit = self.refusals.acquire() => permit,
                () = self.shutdown.until_begun() => return,
            };
            let mut ticket = self.rest.queue().ticket(RequestKind::Other);
            let draft = Draft::text(text.clone());
            if let Err(error) = self.send_direct(user, &format!("p{}", table.id), draft, None, &mut ticket).await {
                place.into_iter().for_each(Permit::refused);
                tracing::info!(table = %table.id, %user, %error, "failed to notify a player that their table is paused");
            }
        }
    }

    /// Archives the thread of a table that is over, if the bot opened the thread, no other table is active there,
    /// and no further game of a duel follows.
    /// Discord archives a thread anyway after a while, so errors are only logged.
    pub async fn archive(&self, channel: ChannelId) {
        let Some(&bot) = self.bot.get() else { return };
        let archived = async {
            let found = self.rest.channel(channel).await?;
            let is_own = found.owner_id.is_some_and(|owner| owner.0 == bot);
            if is_own { self.rest.set_archived(channel, true).await } else { Ok(()) }
        };
        let is_unused = self.run(move |app| {
            let Some(table) = app.tables.find(channel)? else { return Ok(false) };
            let goes_on = app.tables.duel_standing(&table)?.is_some_and(|standing| !standing.is_over());
            Ok(!table.is_active() && !goes_on)
        });
        if matches!(is_unused.await, Ok(true))
            && let Err(error) = archived.await
        {
            tracing::info!(%channel, %error, "failed to archive a thread");
        }
    }

    async fn compose(&self, context: &NoticeContext) -> Result<Draft, AppError> {
        let (app, context) = (Arc::clone(&self.app), context.clone());
        // The notice is committed, so it is posted no matter how busy the bot is.
        self.workers.turn.run_fallible(move || compose::compose(&app, context.notice.kind, &context)).await
    }

    async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&App) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, AppError> {
        let app = Arc::clone(&self.app);
        self.workers.post.run_fallible(move || job(&app)).await
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::picture::Artist;
    use crate::rules::Setup;
    use crate::store::Store;
    use crate::table::{Tables, UserId};

    use super::*;

    /// Renames a database table. Statements fail while the table of games has another name.
    fn rename(path: &Path, from: &str, to: &str) {
        let database = rusqlite::Connection::open(path).unwrap();
        database.execute(&format!("ALTER TABLE {from} RENAME TO {to}"), []).unwrap();
    }

    #[tokio::test]
    async fn paused_tables_resume_after_failures_of_the_database() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bergerie.db");
        let tables = Tables::new(Store::open(&path).unwrap());
        let channel = ChannelId(1);
        let table = tables.create(channel, UserId(1), "en", Setup::base(0)).unwrap().snapshot.id;
        assert!(tables.pause_table(table, PauseReason::Forbidden).unwrap());
        let (host_settings, delays) = Default::default();
        let app = Arc::new(App { tables, artist: Artist::new(), host_settings, delays });
        let rest = Arc::new(RestClient::new("token", None, 50, None).unwrap());
        let delivery = Delivery::new(app, rest, Arc::new(WorkerPools::new(&[])), Shutdown::default());
        rename(&path, "tables", "away");
        assert!(delivery.begin(1).await.is_err());
        rename(&path, "away", "tables");
        delivery.begin(1).await.unwrap();
        rename(&path, "tables", "away");
        assert!(delivery.record_access(channel, true).await.is_err());
        rename(&path, "away", "tables");
        assert_eq!(delivery.record_access(channel, true).await.unwrap(), [table]);
    }
}
