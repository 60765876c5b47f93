//! The connection of the pages to the part of the program that posts in Discord.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::BoxFuture;

use crate::opponent::Review;
use crate::table::{ChannelId, GuildId, Secret, TableId, UserId};

/// The maximum age of a look-up of a user's access for requests that only read. Before a change, the bot always asks Discord.
pub(super) const READING_AGE: Duration = Duration::from_secs(30);

/// The same for the list of a user's games, which may be in many channels.
pub(super) const LISTING_AGE: Duration = Duration::from_secs(10 * 60);

/// The bot, which posts changes, makes reviews and animations, asks Discord for the access of users, and lets them log in (OAuth2).
pub trait PageConnection: Send + Sync {
    /// Posts the pending notices of a table, because a player has acted on its page.
    fn post(&self, table: TableId);

    /// Returns the review of a finished game, given the length of its log, or `None` if the bot cannot make it now.
    fn review(&self, table: TableId, length: u32) -> BoxFuture<'_, Option<Arc<Review>>>;

    /// Returns the animation of a game as a GIF, given the length of its log, or `None` if the bot cannot make it now.
    fn film(&self, table: TableId, length: u32) -> BoxFuture<'_, Option<Bytes>>;

    /// Returns whether a user may see the channel of a table, or `None` if that cannot be found out.
    fn may_see(&self, access: TableAccess) -> BoxFuture<'_, Option<bool>>;

    /// Returns whether the host lets users log in with Discord.
    fn offers_login(&self) -> bool;

    /// Returns the URL at which Discord asks a user to log in, or `None` if it cannot be found out. `challenge` is the SHA-256 hash of the
    /// verifier in Base64. Discord sends the user back to `return_url` with `state`.
    fn login_url<'a>(
        &'a self,
        challenge: &'a str,
        state: &'a str,
        return_url: &'a str,
    ) -> BoxFuture<'a, Option<String>>;

    /// Returns the user whom Discord has sent back to `return_url` with a code, or `None` if Discord does not confirm the code.
    /// `verifier` is the secret with which the log-in began.
    fn logged_in_user<'a>(
        &'a self,
        code: &'a str,
        verifier: &'a Secret,
        return_url: &'a str,
    ) -> BoxFuture<'a, Option<UserId>>;
}

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
