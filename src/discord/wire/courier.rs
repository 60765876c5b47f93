//! Posts what the outbox holds, each notice exactly once.
//!
//! A notice was committed together with what it is about. It is posted with a nonce made from its number, and Discord
//! refuses to post the same nonce twice within some minutes; then it is marked as sent. So a crash at any point loses
//! nothing and repeats nothing. What cannot be posted stays in the outbox and is tried again, more and more seldom.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{ChannelId, EditMessage, Http, MessageId, Nonce, StatusCode};
use serenity::http::HttpError;
use tokio::sync::Notify;

use super::crews::Crews;
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::posts::{compose, lobby, turn};
use crate::discord::visit::App;
use crate::table::{Failure, Notice, NoticeKind, Snapshot, TableId, Telling};

/// How long to wait before trying again, the first time.
const FIRST_WAIT: Duration = Duration::from_secs(2);

/// How long to wait before trying again, at most.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);

/// Why a notice was not posted. It stays in the outbox.
#[derive(Debug, thiserror::Error)]
pub(super) enum Undelivered {
    /// The bot may not post there.
    #[error("the bot lacks a permission")]
    Forbidden,
    /// Discord refused, or was not reached.
    #[error("Discord did not take it: {0}")]
    Discord(#[from] Box<serenity::Error>),
    /// The message could not be made.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// Posts notices.
pub(super) struct Courier {
    app: Arc<App>,
    crews: Arc<Crews>,
    /// One delivery at a time for each table, so that its posts keep their order.
    desks: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
    wake: Arc<Notify>,
    started: std::sync::Once,
}

impl Courier {
    /// What the bot must be allowed to do in a channel.
    pub const PERMISSIONS: &'static str = "View Channel, Send Messages (in Threads), Attach Files";

    /// Somebody who has nothing to post yet.
    pub fn new(app: Arc<App>, crews: Arc<Crews>) -> Courier {
        Courier { app, crews, desks: Mutex::default(), wake: Arc::default(), started: std::sync::Once::new() }
    }

    /// Begins to post what is pending, and goes on trying. Called at every new connection.
    pub fn start(self: &Arc<Self>, http: &Arc<Http>) {
        self.started.call_once(|| {
            let (courier, http) = (Arc::clone(self), Arc::clone(http));
            tokio::spawn(async move {
                courier.catch_up(&http).await;
                courier.rounds(&http).await;
            });
        });
        self.wake();
    }

    /// Tries everything that is pending again, now.
    pub fn wake(&self) {
        self.wake.notify_one();
    }

    async fn rounds(&self, http: &Http) {
        let mut patience = FIRST_WAIT;
        let mut wait = None;
        loop {
            match wait {
                None => self.wake.notified().await,
                Some(wait) => match tokio::time::timeout(wait, self.wake.notified()).await {
                    Ok(()) => patience = FIRST_WAIT,
                    Err(_) => patience = (patience * 2).min(LONGEST_WAIT),
                },
            }
            wait = self.round(http).await.then_some(patience);
        }
    }

    /// Posts all that is pending. Whether anything was left.
    async fn round(&self, http: &Http) -> bool {
        let pending = match self.pending().await {
            Ok(pending) => pending,
            Err(fault) => {
                tracing::error!(error = %fault, "the outbox cannot be read");
                return true;
            }
        };
        let mut tables: Vec<TableId> = pending.iter().map(|notice| notice.table).collect();
        tables.sort_unstable();
        tables.dedup();
        let mut left = false;
        for table in tables {
            left |= self.deliver(http, table).await.is_err();
        }
        left
    }

    /// Posts what is pending for a table.
    ///
    /// # Errors
    /// Why something was not posted. It will be tried again at the next [`wake`](Courier::wake).
    pub async fn deliver(&self, http: &Http, table: TableId) -> Result<(), Undelivered> {
        let desk = self.desk(table);
        let turn = desk.lock().await;
        let delivered = self.deliver_in_order(http, table).await;
        drop(turn);
        self.leave(table, desk);
        if let Err(error) = &delivered {
            tracing::warn!(%table, %error, "a notice stays in the outbox");
        }
        delivered
    }

    async fn deliver_in_order(&self, http: &Http, table: TableId) -> Result<(), Undelivered> {
        for notice in self.pending().await?.into_iter().filter(|notice| notice.table == table) {
            let (telling, draft) = self.compose(notice).await?;
            // First, so that a crash in between leaves no buttons behind that lead nowhere.
            retire(http, &telling).await;
            let nonce = nonce(notice, &telling.snapshot);
            let channel = ChannelId::new(telling.snapshot.channel.0.max(1));
            let message = draft.into_message().nonce(Nonce::String(nonce)).enforce_nonce(true);
            let posted = channel.send_message(http, message).await.map_err(undelivered)?;
            let tables = self.app.tables.clone();
            let message = crate::table::MessageId(posted.id.get());
            self.ask(move || tables.notice_sent(notice.id, Some(message))).await?;
        }
        Ok(())
    }

    /// Brings the post of a table that changes while people answer up to date: that of its lobby, or of what they file in
    /// private.
    pub async fn refresh(&self, http: &Http, table: TableId) {
        let desk = self.desk(table);
        let turn = desk.lock().await;
        let tables = self.app.tables.clone();
        match self.ask(move || tables.get(table)).await {
            Ok(Some(table)) if table.sealed.is_some() => self.refresh_turn(http, &table).await,
            Ok(Some(table)) => {
                if let Some(post) = table.posts.lobby {
                    edit(http, &table, post.0, lobby::post(&table).into_edit()).await;
                }
            }
            Ok(None) | Err(_) => {}
        }
        drop(turn);
        self.leave(table, desk);
    }

    async fn refresh_turn(&self, http: &Http, table: &Snapshot) {
        let (app, id) = (Arc::clone(&self.app), table.id);
        let job = move || -> Result<Option<Draft>, Fault> {
            let shown = app.tables.shown(id)?.filter(Telling::is_current);
            shown.map(|telling| turn::text(&app, &telling)).transpose()
        };
        let text = self.crews.turn.insist(job).await.map_err(Fault::from).flatten();
        match (text, table.posts.turn) {
            (Ok(Some(draft)), Some(post)) => edit(http, table, post.0, draft.into_edit()).await,
            (Ok(_), _) => {}
            (Err(error), _) => tracing::warn!(table = %id, %error, "the post of a turn was not brought up to date"),
        }
    }

    /// Brings the posts about what people file in private up to date: the process may have ended between a filing and its post.
    async fn catch_up(&self, http: &Http) {
        let tables = self.app.tables.clone();
        let active = self.ask(move || tables.active()).await.unwrap_or_default();
        for table in active.iter().filter(|table| table.sealed.is_some()) {
            self.refresh(http, table.id).await;
        }
    }

    async fn pending(&self) -> Result<Vec<Notice>, Fault> {
        let tables = self.app.tables.clone();
        self.ask(move || tables.pending_notices()).await
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
        job: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Fault> {
        Ok(self.crews.post.insist(job).await??)
    }

    fn desk(&self, table: TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(desks.entry(table).or_default())
    }

    /// Forgets a table's desk when nobody else waits there.
    fn leave(&self, table: TableId, desk: Arc<tokio::sync::Mutex<()>>) {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        drop(desk);
        if desks.get(&table).is_some_and(|desk| Arc::strong_count(desk) == 1) {
            desks.remove(&table);
        }
    }
}

/// Takes the buttons off the post of the turn before. If that fails they lead to a friendly answer.
async fn retire(http: &Http, telling: &Telling) {
    let table = &telling.snapshot;
    let Some(post) = table.posts.turn else { return };
    let change = match telling.notice.kind {
        NoticeKind::Lobby => return,
        NoticeKind::Turn(_) | NoticeKind::Over(_) => turn::done(telling).into_edit(),
        NoticeKind::Aborted => EditMessage::new().components(Vec::new()),
    };
    edit(http, table, post.0, change).await;
}

async fn edit(http: &Http, table: &Snapshot, post: u64, change: EditMessage) {
    let channel = ChannelId::new(table.channel.0.max(1));
    if let Err(error) = channel.edit_message(http, MessageId::new(post.max(1)), change).await {
        tracing::info!(table = %table.id, %error, "an old post was not changed");
    }
}

/// What Discord knows a notice by, so that it posts it once. It tells tables of different databases apart.
fn nonce(notice: Notice, table: &Snapshot) -> String {
    let commitment = table.commitment.to_string();
    format!("{}-{}", notice.id, commitment.get(..8).unwrap_or_default())
}

fn undelivered(error: serenity::Error) -> Undelivered {
    match &error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code == StatusCode::FORBIDDEN =>
        {
            Undelivered::Forbidden
        }
        _ => Undelivered::Discord(Box::new(error)),
    }
}
