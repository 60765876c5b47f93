//! The handling of interactions: acknowledging them within Discord's three seconds, and responding to them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bytes::Bytes;
use serde_json::Value;
use tokio::time::{sleep, timeout};

use crate::discord::commands::args::Args;
use crate::discord::commands::{film, list, new, replay};
use crate::discord::context::{App, Context, FilmRequest, NewThread, Outcome, Reply, ReviewRequest};
use crate::discord::error::{AppError, UploadError, permission_names};
use crate::discord::interaction::{Action, Interaction, Invocation, MissingField, ReplyTo, UploadedFile};
use crate::discord::message::response::Response;
use crate::discord::message::{Ack, Completion, Draft, FormValues, Press};
use crate::discord::permissions;
use crate::discord::social::{review, upload};
use crate::opponent::Reviewer;
use crate::presenter::words::Words;
use crate::table::{ChannelId, PauseReason, Snapshot, TableId, UserId, run_and_detect_commit};
use crate::telemetry::{InteractionKind, InteractionOutcome, metrics};

use super::client::RestClient;
use super::delivery::Delivery;
use super::dispatch::{ack, handle_form, handle_press, open_form, opens_form};
use super::error::RequestError;
use super::lane::{LaneOutcome, Lanes};
use super::location::Location;
use super::retry::Backoff;
use super::shard::ShardEvent;
use super::shared_results::{shared_film, shared_review};
use super::shutdown::Shutdown;
use super::watch;
use super::workers::{Busy, LimitedRequest, WorkerPool, WorkerPools};

/// The time limit for checking whether a post exists. The response is sent even if the check takes longer.
const POST_CHECK_LIMIT: Duration = Duration::from_secs(5);

/// The handler of all interactions and gateway events.
pub(super) struct EventHandler {
    app: Arc<App>,
    rest: Arc<RestClient>,
    delivery: Arc<Delivery>,
    lanes: Arc<Lanes>,
    workers: Arc<WorkerPools>,
    shutdown: Shutdown,
    /// Whether the bot has connected to Discord since the start of the process.
    has_connected: AtomicBool,
}

/// The data for responding to an acknowledged interaction.
struct InteractionResponder<'a> {
    rest: &'a RestClient,
    application: u64,
    token: &'a str,
    /// The acknowledgement that was sent. It determines whether responses replace the message that was pressed.
    ack: Ack,
    /// Whether the pressed message is ephemeral. `false` for commands.
    is_private: bool,
    place: Location,
}

impl EventHandler {
    pub fn new(
        app: Arc<App>,
        rest: Arc<RestClient>,
        delivery: Arc<Delivery>,
        lanes: Arc<Lanes>,
        workers: Arc<WorkerPools>,
        shutdown: Shutdown,
    ) -> EventHandler {
        EventHandler { app, rest, delivery, lanes, workers, shutdown, has_connected: AtomicBool::new(false) }
    }

    /// Handles a gateway event in a separate task.
    pub fn receive(self: &Arc<EventHandler>, event: ShardEvent) {
        let bot = Arc::clone(self);
        match event {
            ShardEvent::Ready(number, name) => {
                tracing::info!(%name, "connected to Discord");
                let is_first = !self.has_connected.swap(true, Ordering::Relaxed);
                if is_first {
                    let bot = Arc::clone(self);
                    tokio::spawn(async move { bot.register_commands(number).await });
                }
                tokio::spawn(async move {
                    if is_first {
                        bot.begin_delivery(number).await;
                    }
                    bot.wake_pending_lanes().await;
                });
            }
            ShardEvent::Resumed => {
                tokio::spawn(async move { bot.wake_pending_lanes().await });
            }
            ShardEvent::Interaction(raw) => self.shutdown.spawn(async move { bot.handle_interaction(&raw).await }),
        }
    }

    /// Erases the data of a user who has removed the app, unless the event was processed before. A bot takes over the user's seats.
    /// Returns `false` after a failure, which is logged.
    pub async fn erase(&self, user: UserId, event: Bytes) -> bool {
        let app = Arc::clone(&self.app);
        let erased = self.workers.post.run_fallible(move || app.tables.erase_on_event(user, &event)).await;
        if let Err(error) = &erased {
            tracing::error!(%error, "failed to erase the data of a user who removed the app");
        }
        // Even after a failure, the user may have left some tables.
        self.wake_pending_lanes().await;
        erased.is_ok()
    }

    /// Registers the commands. Retries until Discord accepts or rejects them.
    async fn register_commands(&self, number: u64) {
        let mut delays = Backoff::for_start();
        while let Err(error) = self.rest.register_commands(number).await {
            if !error.is_temporary() {
                tracing::error!(%error, "failed to register commands");
                return;
            }
            let delay = delays.next().max(error.wait());
            tracing::warn!(%error, retry_in = ?delay, "failed to register commands; retrying");
            sleep(delay).await;
        }
        metrics().set_registered();
    }

    /// Starts the delivery. Retries until the database can be read.
    async fn begin_delivery(&self, number: u64) {
        let mut delays = Backoff::for_start();
        while let Err(error) = self.delivery.begin(number).await {
            let delay = delays.next();
            tracing::error!(%error, retry_in = ?delay, "failed to read paused tables; retrying");
            sleep(delay).await;
        }
    }

    /// Starts the lanes of all tables that have pending posts.
    async fn wake_pending_lanes(&self) {
        match self.delivery.pending().await {
            Ok(tables) => tables.into_iter().for_each(|table| self.lanes.wake(table)),
            Err(error) => tracing::error!(%error, "failed to read pending notices"),
        }
    }

    async fn handle_interaction(&self, raw: &Value) {
        match Interaction::read(raw) {
            Ok(interaction) => {
                let ReplyTo { kind, id, .. } = interaction.reply;
                watch::measure(kind, id, self.respond_to(interaction)).await;
            }
            Err(error) => watch::measure(error.reply.kind, error.reply.id, self.report_error(error)).await,
        }
    }

    /// Responds to an interaction that cannot be parsed.
    async fn report_error(&self, error: MissingField) -> Result<(), RequestError> {
        tracing::error!(%error, "failed to parse an interaction");
        self.refuse(&error.reply, Words::error_machine).await?;
        watch::record_outcome(InteractionOutcome::Failed);
        Ok(())
    }

    async fn respond_to(&self, interaction: Interaction) -> Result<(), RequestError> {
        let reply = &interaction.reply;
        if self.shutdown.has_begun() {
            return self.refuse(reply, Words::error_restarting).await;
        }
        let request = if reply.kind == InteractionKind::Completion {
            LimitedRequest::Completion
        } else {
            LimitedRequest::Interaction
        };
        if let Err(wait) = self.workers.limits.check(interaction.user, request) {
            let limited = AppError::RateLimited(wait);
            return self.refuse(reply, |words| limited.message(words, None, UserId(0), "")).await;
        }
        match &interaction.action {
            Action::Command(command) => self.run_command(&interaction, command.clone()).await,
            Action::Completion(command) => self.complete_option(&interaction, command.clone()).await,
            Action::Press { custom_id, values } => self.handle_press(&interaction, custom_id, values.clone()).await,
            Action::Form { custom_id, fields } => {
                self.submit_form(&interaction, custom_id, FormValues(fields.clone())).await
            }
        }
    }

    async fn acknowledge(&self, to: &ReplyTo, response: Response) -> Result<(), RequestError> {
        self.rest.acknowledge(to.id, &to.token, response).await.inspect(|()| watch::record_acknowledgement())
    }

    /// Rejects an interaction with a private message. A completion gets an empty list of choices instead.
    async fn refuse(&self, to: &ReplyTo, why: impl FnOnce(Words) -> String) -> Result<(), RequestError> {
        watch::record_outcome(InteractionOutcome::Refused);
        match to.kind {
            InteractionKind::Completion => self.send_completions(to, Vec::new()).await,
            _ => self.acknowledge(to, Response::Message(why(Words::of(to.locale)))).await,
        }
    }

    fn responder<'a>(&'a self, interaction: &'a Interaction, ack: Ack) -> InteractionResponder<'a> {
        let token = &interaction.reply.token;
        let is_private = interaction.is_on_private_message();
        InteractionResponder {
            rest: &self.rest,
            application: interaction.application,
            token,
            ack,
            is_private,
            place: Location::of(interaction),
        }
    }

    async fn run_command(&self, interaction: &Interaction, command: Invocation) -> Result<(), RequestError> {
        self.acknowledge(&interaction.reply, Response::Deferred).await?;
        let responder = self.responder(interaction, Ack::Private);
        self.record_access(&responder.place).await;
        if list::is_info(&command.name, command.subcommand.as_deref()) {
            self.check_posts(&responder.place, true).await;
        }
        let outcome = self.compute_outcome(Context::of(&self.app, interaction), Some(&responder), move |ctx| {
            let found = list::find(&command.name, command.subcommand.as_deref()).ok_or(AppError::OldCommand)?;
            found.run(ctx, &Args::of(&command))
        });
        self.send_outcome(&responder, outcome.await).await
    }

    async fn complete_option(&self, interaction: &Interaction, command: Invocation) -> Result<(), RequestError> {
        let ctx = Context::of(&self.app, interaction);
        let job = move || -> Result<Vec<Completion>, AppError> {
            let Some(found) = list::find(&command.name, command.subcommand.as_deref()) else { return Ok(Vec::new()) };
            found.complete(&ctx.load()?, &Args::of(&command))
        };
        // An error leads to no choices. The user gets the reason when they send the command.
        let choices =
            timeout(WorkerPools::COMPLETION_TIME_LIMIT, self.workers.quick.run(watch::counted_job(job))).await.ok();
        let choices = choices.and_then(|done| done.ok()?.ok()?.ok()).unwrap_or_default();
        self.send_completions(&interaction.reply, choices).await
    }

    async fn send_completions(&self, to: &ReplyTo, choices: Vec<Completion>) -> Result<(), RequestError> {
        self.acknowledge(to, Response::Completions(choices)).await
    }

    async fn handle_press(
        &self,
        interaction: &Interaction,
        custom_id: &str,
        values: Vec<String>,
    ) -> Result<(), RequestError> {
        let press = match custom_id.parse() {
            Ok(press) if opens_form(&press) => return self.show_form(interaction, press).await,
            press => press,
        };
        let is_private = interaction.is_on_private_message();
        let ack = press.as_ref().map_or(Ack::Private, |press| ack(press, is_private));
        let response = if ack == Ack::Private { Response::Deferred } else { Response::Acknowledged };
        self.acknowledge(&interaction.reply, response).await?;
        let responder = self.responder(interaction, ack);
        self.record_access(&responder.place).await;
        if matches!(press, Ok(Press::More(_))) {
            self.check_posts(&responder.place, true).await;
        }
        let outcome = self.compute_outcome(Context::of(&self.app, interaction), Some(&responder), move |ctx| {
            let press = press.map_err(|_| AppError::OldButton)?;
            handle_press(ctx, press, &values, is_private)
        });
        self.send_outcome(&responder, outcome.await).await
    }

    /// Opens a form. If it cannot be opened, responds privately with the reason.
    async fn show_form(&self, interaction: &Interaction, press: Press) -> Result<(), RequestError> {
        let ctx = Context::of(&self.app, interaction);
        let opened = self.run_in_pool(&self.workers.quick, ctx, move |ctx| open_form(ctx, press)).await;
        match opened {
            Ok(form) => self.acknowledge(&interaction.reply, Response::Form(form)).await,
            Err(error_reply) => {
                watch::record_outcome(error_reply.outcome);
                self.acknowledge(&interaction.reply, Response::Message(error_reply.text)).await
            }
        }
    }

    async fn submit_form(
        &self,
        interaction: &Interaction,
        custom_id: &str,
        fields: FormValues,
    ) -> Result<(), RequestError> {
        // If the form was opened from a private message, that message is edited.
        let (ack, response) = match interaction.is_on_private_message() {
            true => (Ack::Update, Response::Acknowledged),
            false => (Ack::Private, Response::Deferred),
        };
        self.acknowledge(&interaction.reply, response).await?;
        let responder = self.responder(interaction, ack);
        self.record_access(&responder.place).await;
        let press: Result<Press, _> = custom_id.parse();
        let outcome = self.compute_outcome(Context::of(&self.app, interaction), Some(&responder), move |ctx| {
            let press = press.map_err(|_| AppError::OldButton)?;
            handle_form(ctx, press, &fields)
        });
        self.send_outcome(&responder, outcome.await).await
    }

    /// Records whether the bot may write in the channel of an interaction. If it may, resumes the channel's paused tables.
    async fn record_access(&self, place: &Location) {
        match self.delivery.record_access(place.channel, place.may_write).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.lanes.wake(table)),
            Err(error) => tracing::error!(channel = %place.channel, %error, "failed to resume paused tables"),
        }
    }

    /// Checks whether the post of the channel's table exists. If `now` is true, checks immediately; otherwise soon, and
    /// only if it was not checked recently.
    async fn check_posts(&self, place: &Location, now: bool) {
        let (app, channel) = (Arc::clone(&self.app), place.channel);
        if !place.may_read_history {
            return;
        }
        let found = self.workers.post.run_unbounded(move || app.tables.find(channel)).await;
        let Some(table) = found.ok().and_then(Result::ok).flatten().filter(Snapshot::is_active) else { return };
        let posts = table.posts;
        if place.pressed.is_some() && [posts.turn, posts.lobby].contains(&place.pressed) {
            return;
        }
        if now {
            // Continue after a timeout, because the response is correct anyway.
            let _ = timeout(POST_CHECK_LIMIT, self.lanes.check_now(table.id)).await;
        } else {
            self.lanes.check_soon(table.id);
        }
    }

    /// Runs blocking work that produces the response. The responder shows the progress of a review in a private response.
    async fn compute_outcome(
        &self,
        ctx: Context,
        responder: Option<&InteractionResponder<'_>>,
        job: impl FnOnce(&Context) -> Result<Outcome, AppError> + Send + 'static,
    ) -> Result<Outcome, ErrorReply> {
        let outcome = self.run_to_outcome(ctx.clone(), job).await?;
        if outcome.has_joined && ctx.parent_channel.is_some() {
            self.add_to_thread(ctx.channel, ctx.user);
        }
        match outcome.reply {
            Reply::Film(request) => {
                let draft = self.render_film(&ctx, request).await?;
                Ok(Outcome::message(draft).with_words(outcome.words))
            }
            Reply::Review(request) => {
                let review = self.compute_review(ctx, request);
                match responder.filter(|responder| responder.ack == Ack::Private) {
                    Some(responder) => self.with_progress(review, request.table, outcome.words, responder).await,
                    None => review.await,
                }
            }
            Reply::Upload(file) => self.show_upload(ctx, file).await,
            Reply::Thread(new) => self.open_thread(ctx, *new).await,
            _ => Ok(outcome),
        }
    }

    async fn open_thread(&self, ctx: Context, new: NewThread) -> Result<Outcome, ErrorReply> {
        let thread = match self.rest.open_thread(ctx.channel, &new.reservation.name).await {
            Ok(thread) => thread,
            Err(error) => {
                tracing::warn!(channel = %ctx.channel, %error, "failed to open a thread for a table");
                return Err(ErrorReply::new(&AppError::NoThread, &ctx, None));
            }
        };
        self.add_to_thread(thread, ctx.user);
        let opened = self.run_to_outcome(ctx, move |ctx| new::open_in_thread(ctx, thread, &new)).await;
        if opened.as_ref().is_err_and(|error| !error.is_committed)
            && let Err(error) = self.rest.set_archived(thread, true).await
        {
            tracing::info!(%thread, %error, "failed to archive a thread without a table");
        }
        opened
    }

    /// Adds a player to the thread of their table. If that fails, Discord adds them when a post pings them.
    fn add_to_thread(&self, thread: ChannelId, user: UserId) {
        let rest = Arc::clone(&self.rest);
        self.shutdown.spawn(async move {
            if let Err(error) = rest.add_to_thread(thread, user).await {
                tracing::info!(%thread, %user, %error, "failed to add a player to a thread");
            }
        });
    }

    /// Renders an animation. If the same animation is already being rendered for another user, shares the result.
    async fn render_film(&self, ctx: &Context, request: FilmRequest) -> Result<Draft, ErrorReply> {
        let refused = |error| ErrorReply::new(&error, ctx, None);
        self.workers
            .limits
            .check(ctx.user, LimitedRequest::SlowResult)
            .map_err(|wait| refused(AppError::RateLimited(wait)))?;
        let made = shared_film(&self.app, &self.workers, request.table, request.from, request.length);
        tokio::select! {
            gif = made => gif.map(|gif| film::film_message(request, gif)).map_err(refused),
            () = self.shutdown.until_late() => Err(ErrorReply::restarting(ctx)),
        }
    }

    /// Computes a review, in many short parts. If the same review is already being computed for another user, shares the result.
    async fn compute_review(&self, ctx: Context, request: ReviewRequest) -> Result<Outcome, ErrorReply> {
        let refused = |error| ErrorReply::new(&error, &ctx, None);
        self.workers
            .limits
            .check(ctx.user, LimitedRequest::SlowResult)
            .map_err(|wait| refused(AppError::RateLimited(wait)))?;
        let made = shared_review(&self.app, &self.workers, &self.shutdown, request.table, request.length).await;
        let made = made.map_err(refused)?;
        self.run_to_outcome(ctx, move |ctx| review::review_message(ctx, request, &made)).await
    }

    /// Downloads a game, and shows it with its review.
    async fn show_upload(&self, ctx: Context, file: UploadedFile) -> Result<Outcome, ErrorReply> {
        let refused = |error| ErrorReply::new(&error, &ctx, None);
        let limit = self.workers.limits.check(ctx.user, LimitedRequest::SlowResult);
        limit.map_err(|wait| refused(AppError::RateLimited(wait)))?;
        let bytes = self.rest.download(&file.url, replay::MAX_UPLOAD_LENGTH).await;
        let bytes = bytes.ok_or_else(|| refused(UploadError::Unavailable.into()))?;
        let (workers, shutdown) = (Arc::clone(&self.workers), self.shutdown.clone());
        let read = watch::counted_job(move || {
            let step = |reviewer: &mut Reviewer| match shutdown.has_begun() {
                true => Err(AppError::Restarting),
                false => workers.bots.run(|| reviewer.review_next()),
            };
            catch_unwind(AssertUnwindSafe(|| upload::read(&bytes, step))).unwrap_or(Err(AppError::TaskPanicked))
        });
        let read = self.workers.uploads.run(read).await.map_err(|Busy { wait }| refused(AppError::Busy(wait)))?;
        let game = read.map_err(AppError::TaskFailed).flatten().map_err(refused)?;
        self.run_to_outcome(ctx, move |ctx| upload::message(ctx, &game)).await
    }

    /// Waits for a review, and shows in the response how much of it is done.
    async fn with_progress(
        &self,
        review: impl Future<Output = Result<Outcome, ErrorReply>>,
        table: TableId,
        words: Words,
        responder: &InteractionResponder<'_>,
    ) -> Result<Outcome, ErrorReply> {
        let mut review = std::pin::pin!(review);
        loop {
            tokio::select! {
                done = &mut review => return done,
                () = sleep(PROGRESS_INTERVAL) => {
                    let text = match self.workers.review_progress(table) {
                        Some(percent) => words.review_progress(u32::from(percent)),
                        None => words.review_waits(),
                    };
                    // The next report or the review itself replaces one that fails.
                    let _ = responder.edit(Draft::text(text)).await;
                }
            }
        }
    }

    /// Runs blocking work that produces an outcome.
    async fn run_to_outcome(
        &self,
        ctx: Context,
        job: impl FnOnce(&Context) -> Result<Outcome, AppError> + Send + 'static,
    ) -> Result<Outcome, ErrorReply> {
        let job = move |ctx: &Context| Ok(job(ctx)?.with_words(ctx.words));
        self.run_in_pool(&self.workers.turn, ctx, job).await
    }

    /// Runs blocking work within the time limit. If it fails, or takes too long, returns the message for the user.
    async fn run_in_pool<T: Send + 'static>(
        &self,
        pool: &WorkerPool,
        ctx: Context,
        job: impl FnOnce(&Context) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, ErrorReply> {
        let by = ctx.clone();
        let done = pool.run(watch::counted_job(move || {
            // Respond in the language of the user's client if the preferences cannot be read.
            let by = by.clone().load().unwrap_or(by);
            let job = || catch_unwind(AssertUnwindSafe(|| job(&by))).unwrap_or(Err(AppError::TaskPanicked));
            let (done, committed) = run_and_detect_commit(job);
            done.map_err(|error| {
                let error = if committed { error.after_commit() } else { error };
                let table = by.app.tables.find(by.channel).ok().flatten();
                ErrorReply { is_committed: committed, ..ErrorReply::new(&error, &by, table.as_ref()) }
            })
        }));
        let refused = |error: AppError| ErrorReply::new(&error, &ctx, None);
        tokio::select! {
            done = done => {
                let done = done.map_err(|Busy { wait }| refused(AppError::Busy(wait)))?;
                done.map_err(|error| refused(AppError::TaskFailed(error))).flatten()
            }
            () = self.shutdown.until_late() => Err(ErrorReply::restarting(&ctx)),
        }
    }

    async fn send_outcome(
        &self,
        responder: &InteractionResponder<'_>,
        outcome: Result<Outcome, ErrorReply>,
    ) -> Result<(), RequestError> {
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(error_reply) => {
                watch::record_outcome(error_reply.outcome);
                if error_reply.is_committed {
                    self.wake_pending_lanes().await;
                }
                let response = responder.report_error(error_reply).await;
                self.check_posts(&responder.place, false).await;
                return response;
            }
        };
        outcome.other_pending_tables.iter().for_each(|table| self.lanes.wake(*table));
        let delivered = outcome.pending_table.is_some();
        let (response, posting) = tokio::join!(responder.respond(outcome.reply), async {
            match outcome.pending_table {
                Some(table) => self.lanes.post_pending(table).await,
                None => LaneOutcome::AllPosted,
            }
        });
        match posting {
            // The move is committed. It will be posted as soon as the bot may write to the channel.
            LaneOutcome::NoAccess(PauseReason::Forbidden) => {
                let names = permission_names(outcome.words, &permissions::needed_keys());
                responder.follow_up(Draft::text(outcome.words.error_permission(names))).await?;
            }
            LaneOutcome::NoAccess(PauseReason::Locked) => {
                responder.follow_up(Draft::text(outcome.words.error_locked())).await?;
            }
            LaneOutcome::WillRetry => responder.follow_up(Draft::text(outcome.words.error_delayed())).await?,
            LaneOutcome::NoAccess(PauseReason::Gone) | LaneOutcome::OtherProcess => {}
            // There is no need to check for a post that was just made.
            LaneOutcome::AllPosted if delivered => {}
            LaneOutcome::AllPosted => self.check_posts(&responder.place, false).await,
        }
        response
    }
}

/// The time between two reports of the progress of a review.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(3);

/// The error response to a failed interaction.
struct ErrorReply {
    text: String,
    /// Whether the pressed message is outdated, so that none of its buttons works.
    is_outdated: bool,
    /// The outcome that the metrics report.
    outcome: InteractionOutcome,
    /// Whether a change was committed before the failure, so that posts are pending.
    is_committed: bool,
}

impl ErrorReply {
    fn new(error: &AppError, ctx: &Context, table: Option<&Snapshot>) -> ErrorReply {
        if error.is_failure() {
            tracing::error!(user = %ctx.user, channel = %ctx.channel, %error, "failed to answer an interaction");
        }
        let link = table.map(|table| ctx.link(table)).unwrap_or_default();
        ErrorReply {
            text: error.message(ctx.words, table, ctx.user, &link),
            is_outdated: error.is_outdated(),
            outcome: outcome_of_error(error),
            is_committed: false,
        }
    }

    /// Creates the response to an interaction that a restart interrupts.
    fn restarting(ctx: &Context) -> ErrorReply {
        ErrorReply {
            text: ctx.words.error_restarting(),
            is_outdated: false,
            outcome: InteractionOutcome::Failed,
            is_committed: false,
        }
    }
}

fn outcome_of_error(error: &AppError) -> InteractionOutcome {
    if error.is_failure() { InteractionOutcome::Failed } else { InteractionOutcome::Refused }
}

impl InteractionResponder<'_> {
    async fn respond(&self, reply: Reply) -> Result<(), RequestError> {
        match reply {
            // An animation, a review, an upload and a thread have already become a message at this point.
            Reply::Nothing | Reply::Film(_) | Reply::Review(_) | Reply::Upload(_) | Reply::Thread(_) => Ok(()),
            Reply::Message(draft) if self.ack == Ack::Public => {
                self.rest.follow_up(self.application, self.token, draft.into_response()).await
            }
            Reply::Message(draft) => self.edit(draft).await,
            Reply::Pages(drafts) => {
                let mut drafts = drafts.into_iter();
                if let Some(first) = drafts.next() {
                    self.edit(first).await?;
                }
                for draft in drafts {
                    self.follow_up(draft).await?;
                }
                Ok(())
            }
        }
    }

    async fn report_error(&self, error_reply: ErrorReply) -> Result<(), RequestError> {
        let draft = Draft::text(error_reply.text);
        // Replace an outdated console, and leave any other message as it is, in particular a public post.
        match self.ack {
            Ack::Private => self.edit(draft).await,
            Ack::Update if error_reply.is_outdated && self.is_private => self.edit(draft).await,
            _ => self.follow_up(draft).await,
        }
    }

    async fn edit(&self, draft: Draft) -> Result<(), RequestError> {
        self.rest.edit_response(self.application, self.token, draft).await
    }

    async fn follow_up(&self, draft: Draft) -> Result<(), RequestError> {
        self.rest.follow_up(self.application, self.token, draft.into_followup()).await
    }
}

#[cfg(test)]
mod tests {
    use crate::discord::context::tests::{app, ctx};
    use crate::discord::message::DecisionId;
    use crate::presenter::codes;
    use crate::presenter::words::Locale;
    use crate::rules::Setup;
    use crate::sandbox::{Options, serve};

    use super::*;

    /// Starts a sandbox, and a bot that is connected to it. Returns both with one of the sandbox's channels.
    async fn bot() -> (EventHandler, ChannelId, crate::sandbox::Sandbox) {
        let sandbox = serve(Options::default()).await.unwrap();
        let url = format!("{}/sandbox/as/alice/channels", sandbox.url());
        let channels = reqwest::get(url).await.unwrap().bytes().await.unwrap();
        let channels: serde_json::Value = serde_json::from_slice(&channels).unwrap();
        let channel = ChannelId(channels[0]["id"].as_str().unwrap().parse().unwrap());
        let app = app();
        let rest = Arc::new(RestClient::new(sandbox.token(), Some(&sandbox.url()), 50, None).unwrap());
        let (workers, shutdown) = (Arc::new(WorkerPools::new(&[])), Shutdown::default());
        let delivery = Delivery::new(Arc::clone(&app), Arc::clone(&rest), Arc::clone(&workers), shutdown.clone());
        let delivery = Arc::new(delivery);
        let lanes = Lanes::new(Arc::clone(&delivery), shutdown.clone());
        (EventHandler::new(app, rest, delivery, lanes, workers, shutdown), channel, sandbox)
    }

    /// Waits until the table's posts and edits are made. Returns the number of transactions that this took.
    async fn settle(bot: &EventHandler, table: TableId) -> u64 {
        let is_done = || {
            let work = bot.app.tables.work(table).unwrap().unwrap();
            work.post.is_none() && work.edit.is_none()
        };
        let mut looks = 1;
        while !is_done() {
            looks += 1;
            sleep(Duration::from_millis(20)).await;
        }
        // The lane may make more transactions before it accepts another job, which takes one transaction.
        assert_eq!(bot.lanes.post_pending(table).await, LaneOutcome::AllPosted);
        looks + 1
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_confirm_takes_six_transactions() {
        let (bot, channel, _sandbox) = bot().await;
        let (tables, people) = (&bot.app.tables, [UserId(1), UserId(2)]);
        tables.create(channel, people[0], "en", Setup::base(0)).unwrap();
        tables.join(channel, people[1]).unwrap();
        let table = tables.start(channel, people[0]).unwrap().snapshot;
        assert_eq!(bot.lanes.post_pending(table.id).await, LaneOutcome::AllPosted);
        for _ in 0..2 {
            let table = tables.get(table.id).unwrap().unwrap();
            settle(&bot, table.id).await;
            let before = tables.transaction_count();
            let (decision, user) = (table.decision().unwrap(), table.awaited_user().unwrap());
            let path = codes::join(&codes::encode(decision.actions[0], 0), "-");
            let press = Press::Confirm(DecisionId { table: table.id, number: decision.number }, path);
            let ctx = ctx(&bot.app, user, channel, Locale::default());
            let outcome = bot.compute_outcome(ctx, None, move |ctx| handle_press(ctx, press, &[], true)).await;
            let place = Location { channel, pressed: None, may_write: true, may_read_history: true };
            let responder = InteractionResponder {
                rest: &bot.rest,
                application: 1,
                token: "gone",
                ack: Ack::Update,
                is_private: true,
                place,
            };
            // The response may fail without affecting this test.
            let _ = bot.send_outcome(&responder, outcome).await;
            // The table and the user's language; the move; the pending post; the attempt; the post; the old post's edit.
            let own = settle(&bot, table.id).await;
            assert_eq!(tables.transaction_count() - before - own, 6);
        }
        let posts = tables.posts(table.id).unwrap();
        assert!(posts.turn.is_some() && tables.work(table.id).unwrap().unwrap().edit.is_none());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_failure_after_a_commit_is_reported_as_such_and_the_post_goes_out() {
        let (bot, channel, _sandbox) = bot().await;
        let words = Words::default();
        let ctx = ctx(&bot.app, UserId(1), channel, Locale::default());
        let create = |ctx: &Context| ctx.app.tables.create(ctx.channel, ctx.user, "en", Setup::base(0));
        let before = bot.compute_outcome(ctx.clone(), None, |_| Err(AppError::NoBotThread)).await.unwrap_err();
        assert_eq!((before.text, before.is_committed), (words.error_machine(), false));
        let failed = bot.compute_outcome(ctx.clone(), None, move |ctx| {
            create(ctx)?;
            Err(AppError::NoBotThread)
        });
        let failed = failed.await.unwrap_err();
        assert_eq!((failed.text.as_str(), failed.is_committed), (words.error_committed().as_str(), true));
        let place = Location { channel, pressed: None, may_write: true, may_read_history: false };
        let responder = InteractionResponder {
            rest: &bot.rest,
            application: 1,
            token: "gone",
            ack: Ack::Private,
            is_private: false,
            place,
        };
        // The response may fail without affecting this test.
        let _ = bot.send_outcome(&responder, Err(failed)).await;
        let posted = async {
            while !bot.app.tables.pending_notices().unwrap().is_empty() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(30), posted).await.expect("the table's post");
        let panicked = bot.compute_outcome(ctx, None, move |ctx| {
            ctx.app.tables.join(ctx.channel, UserId(2)).unwrap();
            panic!("as intended")
        });
        assert_eq!(panicked.await.unwrap_err().text, words.error_committed());
    }
}
