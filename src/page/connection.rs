//! The connection of the pages to the part of the program that posts in Discord.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::{BoxFuture, ready};

use crate::opponent::Review;
use crate::table::{ChannelId, GuildId, Secret, TableId, UserId};

/// The maximum age of a look-up of a user's access for requests that only read. Before a change, the bot always asks Discord.
pub(super) const READING_AGE: Duration = Duration::from_secs(30);

/// The same for the list of a user's games, which may be in many channels.
pub(super) const LISTING_AGE: Duration = Duration::from_secs(10 * 60);

/// Reports changes to be posted, asks for the access of users, and lets them log in.
#[derive(Clone)]
pub struct PageConnection {
    /// Posts the pending notices of a table, because a player has acted on its page.
    pub post: Arc<dyn Fn(TableId) + Send + Sync>,
    /// Returns the review of a finished game, given the length of its log, or `None` if the bot cannot make it now.
    pub review: ReviewSource,
    /// Returns the animation of a game, given the length of its log, or `None` if the bot cannot make it now.
    pub film: FilmSource,
    /// Tells whether a user may still see the channel of a table.
    pub access: AccessCheck,
    /// Lets users log in with Discord, or `None` if the host has not set that up.
    pub login: Option<Arc<dyn DiscordLogin>>,
}

/// The log-in with Discord (OAuth2).
pub trait DiscordLogin: Send + Sync {
    /// Returns the URL at which Discord asks a user to log in, or `None` if it cannot be found out.
    fn url(&self, authorization: Authorization) -> BoxFuture<'_, Option<String>>;

    /// Returns the user whom Discord has sent back, or `None` if Discord does not confirm the grant.
    fn user(&self, grant: Grant) -> BoxFuture<'_, Option<UserId>>;
}

/// The parameters with which a user is sent to Discord.
#[derive(Clone, Debug)]
pub struct Authorization {
    /// The SHA-256 hash of the verifier, in Base64.
    pub challenge: String,
    /// A text that Discord passes on when it sends the user back.
    pub state: String,
    /// The URL to which Discord sends the user back.
    pub return_url: String,
}

/// The parameters with which Discord sends a user back.
#[derive(Clone, Debug)]
pub struct Grant {
    /// The code, which is valid once.
    pub code: String,
    /// The secret with which the log-in began.
    pub verifier: Secret,
    /// The URL to which Discord has sent the user back.
    pub return_url: String,
}

/// A function that returns the review of a finished game.
pub type ReviewSource = Arc<dyn Fn(TableId, u32) -> BoxFuture<'static, Option<Arc<Review>>> + Send + Sync>;

/// A function that returns the animation of a game as a GIF.
pub type FilmSource = Arc<dyn Fn(TableId, u32) -> BoxFuture<'static, Option<Bytes>> + Send + Sync>;

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
        PageConnection {
            post: Arc::new(|_| {}),
            review: Arc::new(|_, _| Box::pin(ready(None))),
            film: Arc::new(|_, _| Box::pin(ready(None))),
            access: Arc::new(|_| Box::pin(ready(None))),
            login: None,
        }
    }
}
