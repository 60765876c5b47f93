//! Saying what a table has to say: its notices, each exactly once, and changes to the messages that show it.
//!
//! A notice was committed together with what it is about. It is posted with a nonce made from its number, and Discord
//! refuses to post the same nonce twice within some minutes; then it is marked as sent. Each try is counted before it is made,
//! and a notice that was tried before, by whichever process and however that ended, is looked for first: by then Discord
//! may have forgotten the nonce. So a crash at any point loses nothing and repeats nothing.
//!
//! Posts go before edits, of all tables: a post's table gets its edits when their turn has come.

mod bots;
mod earlier;
mod whispers;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::sleep;

use crate::discord::fault::Fault;
use crate::discord::manners::status;
use crate::discord::manners::times::moment;
use crate::discord::message::draft::{Body, Draft};
use crate::discord::permissions;
use crate::discord::posts::compose;
use crate::discord::visit::{App, words_of};
use crate::table::{
    ChannelId, Claim, Due, Failure, MessageId, Notice, NoticeKind, Parked, Remark, Snapshot, TableId, Telling, Tenure,
};
use crate::telemetry::RequestKind;

use super::calls::{Seen, id_at};
use super::channels::{Channels, set};
use super::closing::Closing;
use super::crews::Crews;
use super::line::{Line, for_claim};
use super::messages::{is_of, nonce, plain, plain_nonce};
use super::queue::Ticket;
use super::refusals::{Place, Refusals};
use super::setback::{Setback, Shut};
use super::watch;

/// How far the clocks of Discord and of this machine may differ.
const CLOCKS: u64 = 120;

/// Pages of a channel's messages in which a post is looked for.
const PAGES: usize = 10;

/// Tries of a post at which Discord fails, until a plain one takes its place.
const MOST_CRASHES: u32 = 3;

/// How often to look whether another process has said what it says, and for how long.
const TURN: (Duration, u32) = (Duration::from_millis(40), 100);

/// Why something was not said.
#[derive(Debug, thiserror::Error)]
pub(super) enum Hitch {
    /// The channel cannot be written to. The table is left alone until somebody uses the bot there.
    #[error("the channel cannot be written to")]
    Shut(Shut),
    /// Discord did not do it.
    #[error(transparent)]
    Setback(Setback),
    /// The message could not be made.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// Another process says what the table has to say, and takes long.
    #[error("another process says it")]
    Elsewhere,
    /// The process ends.
    #[error("the process ends")]
    Closing,
}

impl From<Setback> for Hitch {
    fn from(setback: Setback) -> Hitch {
        setback.shut().map_or_else(|| Hitch::Setback(setback), Hitch::Shut)
    }
}

/// What says things.
pub(super) struct Delivery {
    app: Arc<App>,
    line: Arc<Line>,
    crews: Arc<Crews>,
    closing: Closing,
    refusals: Refusals,
    /// The bot's own number.
    bot: OnceLock<u64>,
    channels: Mutex<Channels>,
    /// Told when a channel is known to be open.
    opened: Notify,
}

impl Delivery {
    /// What says things of these tables on this line.
    pub fn new(app: Arc<App>, line: Arc<Line>, crews: Arc<Crews>, closing: Closing) -> Delivery {
        let (refusals, bot, channels, opened) = Default::default();
        Delivery { app, line, crews, closing, refusals, bot, channels, opened }
    }

    /// Begins as the bot with this number. What it was forbidden it may be allowed by now.
    ///
    /// # Errors
    /// That the tables cannot be read.
    pub async fn begin(&self, bot: u64) -> Result<(), Fault> {
        if self.bot.set(bot).is_err() {
            return Ok(());
        }
        let parked = self.ask(|app| app.tables.parked_tables()).await?;
        let mut channels = self.channels();
        for (table, channel, why) in parked {
            channels.parked.insert(channel);
            if why == Parked::Forbidden {
                channels.once_more.insert(table);
            }
        }
        Ok(())
    }

    /// Every table with something to say or at which the bot may have to move, the newest first: those are rather alive.
    ///
    /// # Errors
    /// That the tables cannot be read.
    pub async fn owing(&self) -> Result<Vec<TableId>, Fault> {
        let mut tables = self.ask(|app| app.tables.owing()).await?;
        tables.extend(self.ask(|app| app.tables.with_bots()).await?);
        tables.extend(self.channels().once_more.iter());
        tables.sort_unstable_by(|a, b| b.cmp(a));
        tables.dedup();
        Ok(tables)
    }

    /// Somebody used the bot in a channel, where it may write or not. Says which tables are left alone no more.
    ///
    /// # Errors
    /// That the tables cannot be written.
    pub async fn came_by(&self, channel: ChannelId, may_write: bool) -> Result<Vec<TableId>, Fault> {
        let was_parked = {
            let mut channels = self.channels();
            let (known, other) = if may_write { (true, false) } else { (false, true) };
            set(&mut channels.open, channel, known);
            set(&mut channels.barred, channel, other);
            may_write && channels.parked.remove(&channel)
        };
        self.opened.notify_waiters();
        // Another process may have left it alone.
        let others_may_have = may_write && !was_parked && self.app.tables.are_shared();
        let is_parked = was_parked || others_may_have && self.ask(move |app| app.tables.is_parked(channel)).await?;
        if is_parked { self.ask(move |app| app.tables.unpark(channel)).await } else { Ok(Vec::new()) }
    }

    /// Posts what a table has to post, in order. Whether there was something.
    ///
    /// # Errors
    /// Why something was not posted. It stays pending.
    pub async fn say(&self, table: TableId) -> Result<bool, Hitch> {
        self.serve(table, None).await
    }

    /// Makes one pending edit of a table's messages in the turn of `ticket`. Whether a message is gone and is to be posted again.
    ///
    /// # Errors
    /// Why it was not made. It stays pending.
    pub async fn edit(&self, table: TableId, ticket: &mut Ticket) -> Result<bool, Hitch> {
        self.serve(table, Some(ticket)).await
    }

    /// A ticket for an edit, if a table has one to make.
    ///
    /// # Errors
    /// That the tables cannot be read.
    pub async fn edit_ticket(&self, table: TableId) -> Result<Option<Ticket>, Fault> {
        let edit = self.ask(move |app| app.tables.next_edit(table)).await?;
        Ok(edit.map(|_| self.line.queue().ticket(RequestKind::Edit)))
    }

    /// Posts, or edits with a ticket.
    async fn serve(&self, table: TableId, editing: Option<&mut Ticket>) -> Result<bool, Hitch> {
        let Some(channel) = self.ask(move |app| app.tables.channel_of(table)).await? else { return Ok(false) };
        let parked = self.ask(move |app| app.tables.parked(table)).await?;
        if let Some(parked) = parked.filter(|_| !self.channels().once_more.remove(&table)) {
            return Err(Hitch::Shut(parked.into()));
        }
        let is_needed = parked.is_some()
            || editing.is_some()
            || !self.ask(move |app| app.tables.pending_notices_of(table)).await?.is_empty();
        let served = if self.channels().barred.contains(&channel) {
            watch::kept();
            Err(Hitch::Shut(Shut::Forbidden))
        } else if is_needed {
            self.serve_in_place(table, channel, editing, parked.is_some()).await
        } else {
            return Ok(false);
        };
        match &served {
            Ok(_) if parked.is_some() => drop(self.came_by(channel, true).await?),
            Ok(_) => {}
            Err(Hitch::Shut(shut)) => self.shut(table, channel, *shut).await?,
            Err(_) => {}
        }
        served
    }

    /// Waits until something may be asked of the channel, and posts or edits. A table that was parked does both, to see whether
    /// it can.
    async fn serve_in_place(
        &self,
        table: TableId,
        channel: ChannelId,
        editing: Option<&mut Ticket>,
        was_parked: bool,
    ) -> Result<bool, Hitch> {
        let place = self.place(channel).await?;
        let tenure = self.tenure(table).await?;
        let serving = async {
            match editing {
                Some(ticket) => self.edit_next(table, ticket).await,
                None => match self.say_in_order(table).await {
                    Ok(posted) if was_parked => {
                        let mut ticket = self.line.queue().ticket(RequestKind::Edit);
                        self.edit_next(table, &mut ticket).await.map(|_| posted)
                    }
                    said => said,
                },
            }
        };
        let served = for_claim(tenure, serving).await;
        if matches!(served, Err(Hitch::Shut(_))) {
            place.into_iter().for_each(Place::refused);
        }
        served
    }

    /// Waits until no other process says anything for a table. What it says meanwhile need not be said again.
    async fn tenure(&self, table: TableId) -> Result<Tenure, Hitch> {
        let (gap, times) = TURN;
        for _ in 0..times {
            if let Some(tenure) = self.ask(move |app| app.tables.claim(Claim::Say(table))).await? {
                return Ok(tenure);
            }
            sleep(gap).await;
        }
        Err(Hitch::Elsewhere)
    }

    async fn say_in_order(&self, table: TableId) -> Result<bool, Hitch> {
        let mut posted = false;
        let mut ticket = self.line.queue().ticket(RequestKind::Post);
        while let Some(due) = self.ask(move |app| app.tables.next_post(table)).await? {
            if self.post(due, &mut ticket).await? {
                posted = true;
                // Other tables come first.
                ticket = self.line.queue().ticket(RequestKind::Post);
            }
        }
        Ok(posted)
    }

    /// Posts what is due, or finds that it was posted; `false` if something else is due when its turn has come.
    async fn post(&self, due: Due, ticket: &mut Ticket) -> Result<bool, Hitch> {
        let (telling, draft) = self.compose(due.notice).await?;
        ticket.turn().await;
        let begun = due.clone();
        if !self.ask(move |app| app.tables.begin_post(&begun)).await? {
            return Ok(false);
        }
        let nonce = nonce(due.notice, &telling.snapshot);
        let pings = draft.pings.clone();
        let found = if due.tries > 0 { self.find(&telling, &nonce, ticket).await? } else { None };
        if due.tries > 0 && found.is_none() {
            // By now another turn may be what is to be posted.
            let due = due.clone();
            if self.ask(move |app| app.tables.give_way(&due)).await? {
                return Ok(false);
            }
        }
        let message = match found {
            Some(message) => Some(message),
            None => self.send(&due, &telling, draft.into_message(&nonce), ticket).await?,
        };
        self.whisper_to_all(&telling, &nonce, &pings, found, ticket).await;
        if let (NoticeKind::Remark(Remark::Status), Some(message)) = (due.notice.kind, message) {
            self.pin(&telling, message, ticket).await;
        }
        self.ask(move |app| app.tables.notice_sent(due.notice.id, message)).await?;
        Ok(true)
    }

    /// Pins a message, or says that the bot may not.
    async fn pin(&self, telling: &Telling, message: MessageId, ticket: &mut Ticket) {
        let table = &telling.snapshot;
        if let Err(error) = self.line.pin((table.channel, message), ticket).await {
            tracing::info!(table = %table.id, %error, "a message was not pinned");
            let draft = status::post(table);
            let note = words_of(table).status_no_pin(permissions::PIN);
            let draft = Draft { text: format!("{}\n{note}", draft.text), ..draft };
            if let Err(error) = self.line.edit((table.channel, message), draft.into_edit(), ticket).await {
                tracing::info!(table = %table.id, %error, "nor was that said");
            }
        }
    }

    /// Writes a new message; a plain one, if Discord does not like it or fails at it again and again. None, if it does not like
    /// that either.
    async fn send(
        &self,
        due: &Due,
        telling: &Telling,
        body: Body,
        ticket: &mut Ticket,
    ) -> Result<Option<MessageId>, Hitch> {
        let (Notice { id, table, .. }, channel) = (due.notice, telling.snapshot.channel);
        let json = body.json.clone();
        let nonce = json["nonce"].as_str().unwrap_or_default();
        let why = match self.write(due.notice, channel, body, ticket).await {
            Err(Hitch::Setback(why)) if why.is_invalid() || why.is_crash() && due.tries + 1 >= MOST_CRASHES => why,
            written => return written.map(Some),
        };
        tracing::error!(%table, notice = %id, %json, error = %why, "Discord does not take a post; a plain one takes its place");
        if why.is_crash()
            && let Some(found) = self.find(telling, nonce, ticket).await?
        {
            return Ok(Some(found));
        }
        let plain = plain(telling).into_message(&plain_nonce(nonce));
        match self.write(due.notice, channel, plain, ticket).await {
            Err(Hitch::Setback(why)) if why.is_invalid() => {
                tracing::error!(%table, notice = %id, error = %why, "a plain post is invalid too");
                Ok(None)
            }
            written => written.map(Some),
        }
    }

    async fn write(
        &self,
        notice: Notice,
        channel: ChannelId,
        body: Body,
        ticket: &mut Ticket,
    ) -> Result<MessageId, Hitch> {
        let begun = Instant::now();
        let posted = self.line.post(channel, body, ticket).await;
        watch::posted(begun, &posted);
        if let Ok(post) = &posted {
            tracing::info!(table = %notice.table, notice = notice.id.0, post = post.0, "posted");
            set(&mut self.channels().open, channel, true);
        }
        Ok(posted?)
    }

    /// Waits until something may be asked of a channel: at once, if it is known to be open.
    async fn place(&self, channel: ChannelId) -> Result<Option<Place>, Hitch> {
        loop {
            let opened = self.opened.notified();
            if self.channels().open.contains(&channel) {
                return Ok(None);
            }
            tokio::select! {
                place = self.refusals.place() => return Ok(place),
                () = opened => {}
                () = self.closing.begun() => return Err(Hitch::Closing),
            }
        }
    }

    /// The message that tells a notice, if it is there: by its nonce, or by buttons that no other message has. Discord forgets
    /// nonces after some minutes, so a post without such buttons may come again if the bot was away for longer.
    async fn find(&self, telling: &Telling, nonce: &str, ticket: &mut Ticket) -> Result<Option<MessageId>, Hitch> {
        let (notice, table) = (telling.notice, &telling.snapshot);
        let Some(&bot) = self.bot.get() else { return Ok(None) };
        let last = [table.posts.lobby, table.posts.turn, table.posts.end].into_iter().flatten().max();
        let noted = self.ask(move |app| app.tables.noted_at(notice.id)).await?;
        let noted = noted.map(|seconds| id_at(seconds.saturating_sub(CLOCKS) * 1000));
        let mut after = noted.or(last.map(|last| last.0)).unwrap_or_default();
        let known =
            |message: MessageId| [table.posts.lobby, table.posts.turn, table.posts.end].contains(&Some(message));
        // Before a backup was restored, posts may have had the same buttons.
        let restored = notice.restored_to.map(moment);
        let told = |seen: &&Seen| {
            let is_later = restored.as_deref().is_none_or(|moment| seen.mentions(moment));
            let same = || {
                [nonce, &plain_nonce(nonce)].into_iter().any(|nonce| seen.has_nonce(nonce))
                    || seen.ids().any(|id| id.parse().is_ok_and(|press| is_of(telling, &press)))
            };
            seen.is_by(bot) && !known(seen.id()) && is_later && same()
        };
        for _ in 0..PAGES {
            let page = match self.line.after(table.channel, after, ticket).await {
                Ok(page) => page,
                // Whoever may write but not read looks in vain; the nonce is all there is then.
                Err(setback) if setback.shut() == Some(Shut::Forbidden) => return Ok(None),
                Err(setback) => return Err(setback.into()),
            };
            if let Some(seen) = page.iter().find(told) {
                tracing::info!(table = %table.id, notice = %notice.id, "what was to be posted is there already");
                return Ok(Some(seen.id()));
            }
            match page.last() {
                Some(last) => after = last.id().0,
                None => break,
            }
        }
        Ok(None)
    }

    /// Leaves a table alone, and tells its people why, where the bot can.
    async fn shut(&self, table: TableId, channel: ChannelId, shut: Shut) -> Result<(), Fault> {
        {
            let mut channels = self.channels();
            set(&mut channels.open, channel, false);
            set(&mut channels.parked, channel, true);
        }
        if !self.ask(move |app| app.tables.park(table, shut.into())).await? {
            return Ok(());
        }
        tracing::warn!(%table, %channel, ?shut, "a channel cannot be written to; its table is left alone until somebody uses the bot there");
        let table = self.ask(move |app| app.tables.get(table)).await?;
        if let Some(table) = table.filter(Snapshot::is_active) {
            self.excuse(&table, shut).await;
        }
        Ok(())
    }

    async fn excuse(&self, table: &Snapshot, shut: Shut) {
        let (words, name) = (words_of(table), table.name.as_str());
        let text = match shut {
            Shut::Gone => words.parked_gone(name),
            Shut::Forbidden => words.parked_forbidden(format!("<#{}>", table.channel), name),
        };
        for person in table.persons() {
            let place = tokio::select! {
                place = self.refusals.place() => place,
                () = self.closing.begun() => return,
            };
            let mut ticket = self.line.queue().ticket(RequestKind::Other);
            if let Err(error) = self.whisper(person, &format!("p{}", table.id), text.clone(), None, &mut ticket).await {
                place.into_iter().for_each(Place::refused);
                tracing::info!(table = %table.id, %person, %error, "a player was not told");
            }
        }
    }

    async fn compose(&self, notice: Notice) -> Result<(Telling, Draft), Fault> {
        let app = Arc::clone(&self.app);
        let job = move || {
            let telling = app.tables.telling(notice)?;
            let draft = compose::compose(&app, notice.kind, &telling)?;
            Ok((telling, draft))
        };
        // It was committed, and so it is told, however busy everybody is.
        self.crews.turn.insist(job).await?
    }

    async fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&App) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Fault> {
        let app = Arc::clone(&self.app);
        Ok(self.crews.post.insist(move || job(&app)).await??)
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
