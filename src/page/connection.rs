//! The connection of the pages to the part of the program that posts in Discord.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{BoxFuture, ready};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::table::{ChannelId, GuildId, TableId, UserId};

/// The maximum age of a look-up of a user's access for requests that only read. Before a change, the bot always asks Discord.
pub(super) const READING_AGE: Duration = Duration::from_secs(30);

/// The same for the list of a user's games, which may be in many channels.
pub(super) const LISTING_AGE: Duration = Duration::from_secs(10 * 60);

/// Reports changes to be posted, and asks for the access of users.
#[derive(Clone)]
pub struct PageConnection {
    /// Receives the tables with notices that must be posted, because a player has acted on a page.
    pub committed_tables: UnboundedSender<TableId>,
    /// Tells whether a user may still see the channel of a table.
    pub access: AccessCheck,
}

/// A function that returns whether a user may see the channel of a table, or `None` if that cannot be found out.
pub type AccessCheck = Arc<dyn Fn(TableAccess) -> BoxFuture<'static, Option<bool>> + Send + Sync>;

/// The access of a user to the channel of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableAccess {
    /// The server of the channel.
    pub server: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The user.
    pub user: UserId,
    /// The maximum age of the look-up.
    pub max_age: Duration,
}

impl PageConnection {
    /// Returns a connection to nothing, which grants no access.
    pub fn absent() -> PageConnection {
        PageConnection { committed_tables: unbounded_channel().0, access: Arc::new(|_| Box::pin(ready(None))) }
    }
}
