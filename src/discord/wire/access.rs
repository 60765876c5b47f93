//! Whether users may still see the channels of their tables. A user who plays on a page sends no interaction by which Discord would
//! vouch for that.
//!
//! The bot has no privileged intents, so Discord does not report who leaves a server. Therefore, each answer needs a look-up of the
//! member. Servers and channels change rarely, so their look-ups are kept for a short time.

use std::hash::Hash;
use std::sync::Arc;
use std::time::{Duration, Instant};

use quick_cache::sync::Cache;
use tokio::time::timeout;

use crate::discord::permissions::{Channel, Guild, Member, Permissions, channel_permissions};
use crate::table::{ChannelId, GuildId, Tables, UserId};

use super::client::RestClient;
use super::connection::{Connection, RunError};
use super::error::{Consequence, Purpose, RequestError};

/// The minimum age up to which the look-up of a server or a channel is used.
const PLACE_AGE: Duration = Duration::from_secs(30);

/// The time limit for all look-ups of a check, for which a user waits.
const CHECK_LIMIT: Duration = Duration::from_secs(5);

/// The maximum number of look-ups of each kind that are kept.
const MAX_LOOKUPS: usize = 2_000;

/// The channel type of a private thread.
const PRIVATE_THREAD: u8 = 12;

/// The client that sends all requests of the process to Discord.
#[derive(Clone)]
pub struct DiscordClient {
    pub(super) rest: Arc<RestClient>,
    lookups: Arc<Lookups>,
}

/// The reason why it is not known whether a user may see a channel: Discord cannot be reached, for example.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct AccessUnknown(RequestError);

struct Lookups {
    servers: KeptLookups<GuildId, Guild>,
    channels: KeptLookups<ChannelId, Channel>,
    members: KeptLookups<(GuildId, UserId), Member>,
    thread_members: KeptLookups<(ChannelId, UserId), ()>,
}

impl DiscordClient {
    /// Creates the client.
    ///
    /// # Errors
    /// Fails if the token cannot be one.
    pub fn new(connection: &Connection, tables: &Tables) -> Result<DiscordClient, RunError> {
        let lookups = Lookups {
            servers: KeptLookups::new(),
            channels: KeptLookups::new(),
            members: KeptLookups::new(),
            thread_members: KeptLookups::new(),
        };
        let rest = RestClient::new(
            &connection.token,
            connection.api.as_deref(),
            connection.requests_per_second,
            Some(tables.clone()),
        )?;
        Ok(DiscordClient { rest: Arc::new(rest), lookups: Arc::new(lookups) })
    }

    /// Returns whether a user is a member of a server and may see one of its channels or threads. What Discord has said about the user
    /// within `max_age` is not asked again. Permissions of roles and channels may be older, by up to half a minute.
    ///
    /// # Errors
    /// Fails if Discord does not say.
    pub async fn may_see(
        &self,
        server: GuildId,
        channel: ChannelId,
        user: UserId,
        max_age: Duration,
    ) -> Result<bool, AccessUnknown> {
        let checked = timeout(CHECK_LIMIT, self.check(server, channel, user, max_age)).await;
        checked.unwrap_or(Err(RequestError::DeadlinePassed)).map_err(AccessUnknown)
    }

    async fn check(
        &self,
        server: GuildId,
        channel: ChannelId,
        user: UserId,
        max_age: Duration,
    ) -> Result<bool, RequestError> {
        let (rest, known, place_age) = (&self.rest, &self.lookups, max_age.max(PLACE_AGE));
        let member = known.members.find((server, user), max_age, rest.member(server, user)).await?;
        let Some(member) = member else { return Ok(false) };
        let Some(guild) = known.servers.find(server, place_age, rest.server(server)).await? else { return Ok(false) };
        let place = known.channels.find(channel, place_age, rest.channel(channel)).await?;
        let Some(place) = place else { return Ok(false) };
        // The permissions of a thread are those of its channel.
        let parent = match place.parent_id.filter(|_| place.is_thread()) {
            Some(parent) => known.channels.find(parent, place_age, rest.channel(parent)).await?,
            None => Some(Arc::clone(&place)),
        };
        let Some(parent) = parent else { return Ok(false) };
        let granted = channel_permissions(&guild, &parent, user, &member);
        if !granted.contains(Permissions::VIEW_CHANNEL) {
            return Ok(false);
        }
        if place.kind != PRIVATE_THREAD || granted.contains(Permissions::MANAGE_THREADS) {
            return Ok(true);
        }
        let in_thread = known.thread_members.find((channel, user), max_age, rest.thread_member(channel, user)).await?;
        Ok(in_thread.is_some())
    }
}

/// The look-ups of a kind, each with its time. `None`, which is not kept, means that Discord knows no such thing, or hides it from the bot.
struct KeptLookups<K, V>(Cache<K, (Instant, Option<Arc<V>>)>);

impl<K: Clone + Eq + Hash, V> KeptLookups<K, V> {
    fn new() -> KeptLookups<K, V> {
        KeptLookups(Cache::new(MAX_LOOKUPS))
    }

    /// Returns a look-up that is not older than `max_age`. Simultaneous ones share a request.
    async fn find(
        &self,
        key: K,
        max_age: Duration,
        request: impl Future<Output = Result<V, RequestError>>,
    ) -> Result<Option<Arc<V>>, RequestError> {
        if self.0.peek(&key).is_some_and(|(time, _)| time.elapsed() > max_age) {
            self.0.remove(&key);
        }
        let (_, found) = self
            .0
            .get_or_insert_async(&key, async {
                let begun = Instant::now();
                match request.await {
                    Ok(found) => Ok((begun, Some(Arc::new(found)))),
                    // Only Discord itself can say so, and not a proxy in front of it.
                    Err(error)
                        if matches!(
                            error.consequence(Purpose::Lookup),
                            Consequence::Absent | Consequence::Forbidden
                        ) =>
                    {
                        Ok((begun, None))
                    }
                    Err(error) => Err(error),
                }
            })
            .await?;
        // A user who has returned can play at once.
        if found.is_none() {
            self.0.remove(&key);
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use reqwest::StatusCode;

    use super::*;
    use crate::discord::wire::error::ApiError;

    fn refused(status: StatusCode, code: u32) -> RequestError {
        RequestError::Refused(ApiError { status, code, ..ApiError::default() })
    }

    #[tokio::test]
    async fn a_lookup_is_repeated_when_it_is_too_old_or_found_nothing() {
        let (kept, minute) = (KeptLookups::new(), Duration::from_secs(60));
        let find =
            async |max_age, found| kept.find(1, max_age, async { found }).await.map(|found| found.as_deref().copied());
        assert!(find(minute, Err(RequestError::DeadlinePassed)).await.is_err());
        for (status, code) in [(StatusCode::FORBIDDEN, 0), (StatusCode::FORBIDDEN, 40_333), (StatusCode::NOT_FOUND, 0)]
        {
            assert!(find(minute, Err(refused(status, code))).await.is_err(), "{code} says nothing about members");
        }
        for code in [10_003, 10_004, 10_007, 10_013, 50_001, 50_013] {
            assert_eq!(find(minute, Err(refused(StatusCode::NOT_FOUND, code))).await.unwrap(), None, "{code}");
        }
        assert_eq!(find(minute, Ok('a')).await.unwrap(), Some('a'));
        assert_eq!(find(minute, Ok('b')).await.unwrap(), Some('a'));
        assert_eq!(find(Duration::ZERO, Err(refused(StatusCode::NOT_FOUND, 10_007))).await.unwrap(), None);
        assert_eq!(find(minute, Ok('c')).await.unwrap(), Some('c'));
    }
}
