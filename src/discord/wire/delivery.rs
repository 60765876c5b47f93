//! Saying what a table has to say: its notices, each exactly once, and changes to the messages that show it.
//!
//! A notice was committed together with what it is about. It is posted with a nonce made from its number, and Discord
//! refuses to post the same nonce twice within some minutes; then it is marked as sent. A notice that may have been posted
//! before, by a process that ended or in a request without an answer, is looked for first: by then Discord may have
//! forgotten the nonce. So a crash at any point loses nothing and repeats nothing.

mod bots;
mod earlier;
mod whispers;

use std::collections::HashSet;
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
    ChannelId, Claim, Failure, MessageId, Notice, NoticeId, NoticeKind, Parked, Remark, Snapshot, TableId, Telling,
    Tenure,
};

use super::calls::{Seen, id_at};
use super::channels::{Channels, set};
use super::closing::Closing;
use super::crews::Crews;
use super::line::{Line, for_claim};
use super::messages::{is_of, nonce, plain};
use super::refusals::{Place, Refusals};
use super::setback::{Setback, Shut};
use super::watch;

/// How far the clocks of Discord and of this machine may differ.
const CLOCKS: u64 = 120;

/// Pages of a channel's messages in which a post is looked for.
const PAGES: usize = 10;

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

impl Hitch {
    /// How long to wait before it is tried again, at least.
    pub fn wait(&self) -> Duration {
        if let Hitch::Setback(setback) = self { setback.wait() } else { Duration::ZERO }
    }
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
    /// Notices that may have been posted though nobody knows of it.
    doubtful: Mutex<HashSet<NoticeId>>,
}

impl Delivery {
    /// What says things of these tables on this line.
    pub fn new(app: Arc<App>, line: Arc<Line>, crews: Arc<Crews>, closing: Closing) -> Delivery {
        let (refusals, bot, channels, opened, doubtful) = Default::default();
        Delivery { app, line, crews, closing, refusals, bot, channels, opened, doubtful }
    }

    /// Begins as the bot with this number. What was not confirmed by an earlier process may have been posted by it; and
    /// what the bot was forbidden it may be allowed by now.
    ///
    /// # Errors
    /// That the tables cannot be read.
    pub async fn begin(&self, bot: u64) -> Result<(), Fault> {
        if self.bot.set(bot).is_err() {
            return Ok(());
        }
        let (pending, parked) =
            self.ask(|app| Ok((app.tables.pending_notices()?, app.tables.parked_tables()?))).await?;
        self.doubtful().extend(pending.into_iter().map(|notice| notice.id));
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

    /// Says what a table has to say, in order. Whether there was something to post.
    ///
    /// # Errors
    /// Why something was not said. It stays to be said.
    pub async fn say(&self, table: TableId) -> Result<bool, Hitch> {
        let Some(channel) = self.ask(move |app| app.tables.channel_of(table)).await? else { return Ok(false) };
        let parked = self.ask(move |app| app.tables.parked(table)).await?;
        if let Some(parked) = parked.filter(|_| !self.channels().once_more.remove(&table)) {
            return Err(Hitch::Shut(parked.into()));
        }
        let said = if self.channels().barred.contains(&channel) {
            watch::kept();
            Err(Hitch::Shut(Shut::Forbidden))
        } else if parked.is_some() || self.has_something_to_say(table).await? {
            self.say_in_place(table, channel).await
        } else {
            return Ok(false);
        };
        match &said {
            Ok(_) if parked.is_some() => drop(self.came_by(channel, true).await?),
            Ok(_) => {}
            Err(Hitch::Shut(shut)) => self.shut(table, channel, *shut).await?,
            Err(_) => {}
        }
        said
    }

    async fn has_something_to_say(&self, table: TableId) -> Result<bool, Fault> {
        let job = move |app: &App| {
            Ok(!app.tables.pending_notices_of(table)?.is_empty() || !app.tables.changes(table)?.is_empty())
        };
        self.ask(job).await
    }

    /// Waits until something may be asked of the channel, and says what there is to say.
    async fn say_in_place(&self, table: TableId, channel: ChannelId) -> Result<bool, Hitch> {
        let place = self.place(channel).await?;
        let tenure = self.tenure(table).await?;
        let said = for_claim(tenure, self.say_in_order(table)).await;
        if matches!(said, Err(Hitch::Shut(_))) {
            place.into_iter().for_each(Place::refused);
        }
        said
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
        // What is posted may lead to more: a post that is gone is to be said again.
        loop {
            let pending = self.ask(move |app| app.tables.notices_to_say(table)).await?;
            if pending.is_empty() {
                break;
            }
            for notice in pending {
                self.post(notice).await?;
                posted = true;
            }
        }
        let changes = self.ask(move |app| app.tables.changes(table)).await?;
        let mut again = false;
        for change in changes {
            again |= !self.bring_up_to_date(table, change).await?;
        }
        if again { Box::pin(self.say_in_order(table)).await } else { Ok(posted) }
    }

    /// Posts a notice, or finds that it was posted.
    async fn post(&self, notice: Notice) -> Result<(), Hitch> {
        let (telling, draft) = self.compose(notice).await?;
        let channel = telling.snapshot.channel;
        // First, so that a crash in between leaves no buttons behind that lead nowhere.
        self.retire(&telling).await?;
        let nonce = nonce(notice, &telling.snapshot);
        let pings = draft.pings.clone();
        let body = draft.into_message(&nonce);
        let found = self.find(&telling, &body).await?;
        let message = match found {
            Some(message) => Some(message),
            None => self.send(notice, channel, body, &plain(&telling)).await?,
        };
        self.whisper_to_all(&telling, &nonce, &pings, found).await;
        if let (NoticeKind::Remark(Remark::Status), Some(message)) = (notice.kind, message) {
            self.pin(&telling, message).await;
        }
        self.ask(move |app| app.tables.notice_sent(notice.id, message)).await?;
        self.doubtful().remove(&notice.id);
        Ok(())
    }

    /// Pins a message, or says that the bot may not.
    async fn pin(&self, telling: &Telling, message: MessageId) {
        let table = &telling.snapshot;
        if let Err(error) = self.line.pin((table.channel, message)).await {
            tracing::info!(table = %table.id, %error, "a message was not pinned");
            let draft = status::post(table);
            let note = words_of(table).status_no_pin(permissions::PIN);
            let draft = Draft { text: format!("{}\n{note}", draft.text), ..draft };
            if let Err(error) = self.line.edit((table.channel, message), draft.into_edit()).await {
                tracing::info!(table = %table.id, %error, "nor was that said");
            }
        }
    }

    /// Writes a new message; a plain one, if Discord does not like it. None, if it does not like that either.
    async fn send(
        &self,
        notice: Notice,
        channel: ChannelId,
        body: Body,
        plain: &Draft,
    ) -> Result<Option<MessageId>, Hitch> {
        let json = body.json.clone();
        match self.write(notice, channel, body).await {
            Err(Hitch::Setback(why)) if why.is_invalid() => {
                tracing::error!(table = %notice.table, notice = %notice.id, %json, error = %why, "Discord calls a post invalid");
            }
            written => return written.map(Some),
        }
        let nonce = format!("{}p", json["nonce"].as_str().unwrap_or_default());
        match self.write(notice, channel, plain.clone().into_message(&nonce)).await {
            Err(Hitch::Setback(why)) if why.is_invalid() => {
                tracing::error!(table = %notice.table, notice = %notice.id, error = %why, "a plain post is invalid too");
                Ok(None)
            }
            written => written.map(Some),
        }
    }

    async fn write(&self, notice: Notice, channel: ChannelId, body: Body) -> Result<MessageId, Hitch> {
        let begun = Instant::now();
        let posted = self.line.post(channel, body).await;
        watch::posted(begun, &posted);
        match &posted {
            Ok(post) => {
                tracing::info!(table = %notice.table, notice = notice.id.0, post = post.0, "posted");
                set(&mut self.channels().open, channel, true);
            }
            Err(setback) if setback.is_perhaps_done() => drop(self.doubtful().insert(notice.id)),
            Err(_) => {}
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

    /// The message that tells a notice, if it may have been posted and is there.
    async fn find(&self, telling: &Telling, body: &Body) -> Result<Option<MessageId>, Hitch> {
        let (notice, table) = (telling.notice, &telling.snapshot);
        let is_doubtful = self.doubtful().contains(&notice.id);
        if !is_doubtful && !self.ask(move |app| app.tables.may_be_posted(notice.id)).await? {
            return Ok(None);
        }
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
            let same = || seen.says(body) || seen.ids().any(|id| id.parse().is_ok_and(|press| is_of(telling, &press)));
            seen.is_by(bot) && !known(seen.id()) && is_later && same()
        };
        for _ in 0..PAGES {
            let page = match self.line.after(table.channel, after).await {
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
            if let Err(error) = self.whisper(person, &format!("p{}", table.id), text.clone(), None).await {
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

    fn doubtful(&self) -> MutexGuard<'_, HashSet<NoticeId>> {
        self.doubtful.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
