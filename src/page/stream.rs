//! The versions of watched tables, as streams of server-sent events.
//!
//! Each watched table is looked up a few times per second, because any process may have committed the change.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::http::AddressUse;
use crate::table::{PageKey, TableVersion, Tables};

use super::state::PublicVersion;

/// The interval at which a watched table is looked up.
const INTERVAL: Duration = Duration::from_millis(400);

/// The time after which a line without content is sent, so that proxies keep the connection open.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The time after which a browser connects again.
const RETRY: Duration = Duration::from_secs(2);

/// The version of a watched table, or `None` if its page no longer exists.
type Version = Option<TableVersion>;

/// The watched tables.
pub(super) struct Streams {
    tables: Tables,
    watched: Mutex<HashMap<PageKey, watch::Sender<Version>>>,
}

impl Streams {
    pub fn new(tables: Tables) -> Arc<Streams> {
        Arc::new(Streams { tables, watched: Mutex::default() })
    }

    /// Returns the versions of a table, beginning with the current one.
    pub fn subscribe(self: &Arc<Streams>, key: PageKey, current: TableVersion) -> watch::Receiver<Version> {
        match self.lock().entry(key) {
            Entry::Occupied(watched) => watched.get().subscribe(),
            Entry::Vacant(free) => {
                let (sender, receiver) = watch::channel(Some(current));
                free.insert(sender);
                tokio::spawn(Arc::clone(self).follow(key));
                receiver
            }
        }
    }

    /// Looks up a table until it has no watchers, or its page no longer exists.
    async fn follow(self: Arc<Streams>, key: PageKey) {
        loop {
            sleep(INTERVAL).await;
            if !self.is_watched(key) {
                return;
            }
            let tables = self.tables.clone();
            match spawn_blocking(move || tables.table_version(key)).await {
                Ok(Ok(version)) => {
                    if let Some(sender) = self.lock().get(&key) {
                        sender.send_if_modified(|known| std::mem::replace(known, version) != version);
                    }
                    if version.is_none() {
                        self.lock().remove(&key);
                        return;
                    }
                }
                Ok(Err(error)) => tracing::warn!(%error, "failed to look up a watched table"),
                Err(error) => tracing::error!(%error, "failed to look up a watched table"),
            }
        }
    }

    /// Returns whether a table has watchers. If not, removes it.
    fn is_watched(&self, key: PageKey) -> bool {
        let mut watched = self.lock();
        let is_watched = watched.get(&key).is_some_and(|sender| sender.receiver_count() > 0);
        if !is_watched {
            watched.remove(&key);
        }
        is_watched
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PageKey, watch::Sender<Version>>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the response of a stream. It ends if the page no longer exists. `counted` is dropped with it.
pub(super) fn events(
    versions: watch::Receiver<Version>,
    counted: AddressUse,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    struct Progress {
        versions: watch::Receiver<Version>,
        is_first: bool,
        _counted: AddressUse,
    }
    let begin = Progress { versions, is_first: true, _counted: counted };
    let next = async |mut progress: Progress| {
        if !progress.is_first {
            progress.versions.changed().await.ok()?;
        }
        progress.is_first = false;
        let version = *progress.versions.borrow_and_update();
        let event = match version {
            Some(version) => Event::default().json_data(PublicVersion::from(version)).ok()?.retry(RETRY),
            None => Event::default().event("gone").data("gone"),
        };
        Some((Ok(event), progress))
    };
    Sse::new(unfold(begin, next)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}
