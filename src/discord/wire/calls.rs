//! Endpoints of Discord's API, as methods of [`RestClient`].

use serde::Deserialize;
use serde_json::json;

use crate::discord::message::response::Response;
use crate::discord::message::{Body, Draft};
use crate::discord::permissions::{Channel, Guild, Member};
use crate::table::{ChannelId, GuildId, MessageId, UserId};
use crate::telemetry::RequestKind;

use super::client::{Request, RestClient};
use super::definitions::definitions;
use super::error::{Consequence, Purpose, RequestError};
use super::queue::Ticket;
use super::retry::RetryPolicy;

/// The maximum number of messages in one response.
const MAX_MESSAGES: usize = 100;

/// The maximum number of servers in one response.
const MAX_SERVERS: usize = 200;

/// The channel type of a public thread.
const PUBLIC_THREAD: u8 = 11;

/// The longest time without messages after which Discord archives a thread, in minutes.
const AUTO_ARCHIVE_MINUTES: u32 = 10_080;

/// The epoch of Discord's IDs, which is the first millisecond of 2015, as a Unix time.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The address of the gateway, and the limits for connecting to it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct GatewayInfo {
    pub url: String,
    /// The number of shards that Discord recommends.
    pub shards: u32,
    pub session_start_limit: SessionStartLimit,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct SessionStartLimit {
    /// The number of session starts allowed per day.
    pub total: u32,
    /// The number of session starts that remain today.
    pub remaining: u32,
    /// The time until `remaining` is reset, in milliseconds.
    pub reset_after: u64,
    /// The number of sessions that may start at the same time, once every five seconds.
    pub max_concurrency: u16,
}

/// The bot's account.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Account {
    /// The ID of the account, which is also the ID of its application.
    pub id: UserId,
    pub username: String,
}

/// The fields of the application object that the bot uses.
#[derive(Deserialize)]
struct Application {
    verify_key: String,
    #[serde(default)]
    redirect_uris: Vec<String>,
}

/// The fields of a message by which the bot recognizes its own posts.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct MessageIdentity {
    id: MessageId,
    author: Author,
    #[serde(default)]
    content: String,
    #[serde(default)]
    nonce: serde_json::Value,
    #[serde(default)]
    components: serde_json::Value,
}

#[derive(Clone, Debug, Deserialize)]
struct Author {
    id: UserId,
}

/// A response object of which the bot uses only the ID.
#[derive(Deserialize)]
struct ObjectWithId<Id> {
    id: Id,
}

impl RestClient {
    pub async fn gateway(&self, policy: &RetryPolicy) -> Result<GatewayInfo, RequestError> {
        self.read(&Request::get("gateway/bot").of(RequestKind::Gateway), policy).await
    }

    pub async fn account(&self, policy: &RetryPolicy) -> Result<Account, RequestError> {
        self.read(&Request::get("users/@me"), policy).await
    }

    /// Returns the public key with which Discord signs requests to the application, as hexadecimal digits.
    pub async fn verify_key(&self, policy: &RetryPolicy) -> Result<String, RequestError> {
        let Application { verify_key, .. } = self.read(&Request::get("applications/@me"), policy).await?;
        Ok(verify_key)
    }

    /// Returns the URLs to which Discord sends users back after a log-in.
    pub async fn return_urls(&self, policy: &RetryPolicy) -> Result<Vec<String>, RequestError> {
        let Application { redirect_uris, .. } = self.read(&Request::get("applications/@me"), policy).await?;
        Ok(redirect_uris)
    }

    pub async fn register_commands(&self, bot: u64) -> Result<(), RequestError> {
        let body = Body::json(serde_json::to_value(definitions())?);
        self.send(&Request::put(format!("applications/{bot}/commands"), body), &RetryPolicy::ONCE).await.map(drop)
    }

    /// Sends the first response to an interaction. Succeeds if Discord may have accepted it, because the user then waits for the rest.
    /// Fails if another process has responded, to which Discord has sent the same interaction.
    pub async fn acknowledge(&self, interaction: u64, token: &str, response: Response) -> Result<(), RequestError> {
        let request = Request::post(format!("interactions/{interaction}/{token}/callback"), response.into_body()?);
        match self.send(&request.idempotent().of(RequestKind::Response), &RetryPolicy::FIRST_RESPONSE).await {
            Err(error) if error.consequence(Purpose::Response) == Consequence::Succeeded => Ok(()),
            Err(error) if error.may_have_taken_effect() => {
                tracing::warn!(%interaction, %error, "an acknowledgement may have been lost; continuing");
                Ok(())
            }
            answered => answered.map(drop),
        }
    }

    /// Replaces the original response of an acknowledged interaction.
    pub async fn edit_response(&self, bot: u64, token: &str, draft: Draft) -> Result<(), RequestError> {
        let path = format!("webhooks/{bot}/{token}/messages/@original");
        self.send(&Request::patch(path, draft.into_replacement()).of(RequestKind::Response), &RetryPolicy::RESPONSE)
            .await
            .map(drop)
    }

    /// Sends an additional response to an interaction.
    pub async fn follow_up(&self, bot: u64, token: &str, body: Body) -> Result<(), RequestError> {
        let request = Request::post(format!("webhooks/{bot}/{token}"), body).of(RequestKind::Response);
        self.send(&request, &RetryPolicy::RESPONSE).await.map(drop)
    }

    /// Posts a message to a channel. If this is repeated with the same nonce within a few minutes, Discord posts the message only
    /// once.
    pub async fn post(&self, channel: ChannelId, body: Body, ticket: &mut Ticket) -> Result<MessageId, RequestError> {
        let request = Request::post(format!("channels/{channel}/messages"), body);
        let ObjectWithId { id } =
            serde_json::from_slice(&self.send_in_turn(&request, &RetryPolicy::ONCE, ticket).await?)?;
        Ok(id)
    }

    pub async fn edit(&self, at: (ChannelId, MessageId), body: Body, ticket: &mut Ticket) -> Result<(), RequestError> {
        self.send_in_turn(&Request::patch(message_path(at), body), &RetryPolicy::EDIT, ticket).await.map(drop)
    }

    pub async fn open_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, RequestError> {
        let body = json!({ "name": name, "type": PUBLIC_THREAD, "auto_archive_duration": AUTO_ARCHIVE_MINUTES });
        let request = Request::post(format!("channels/{channel}/threads"), Body::json(body));
        let ObjectWithId { id } = self.read(&request, &RetryPolicy::ONCE).await?;
        Ok(id)
    }

    /// Adds a user to a thread, which is unarchived if necessary.
    pub async fn add_to_thread(&self, thread: ChannelId, user: UserId) -> Result<(), RequestError> {
        let request = Request::put(format!("channels/{thread}/thread-members/{user}"), Body::default());
        match self.send(&request, &RetryPolicy::BRIEF).await {
            Err(error) if error.consequence(Purpose::Thread) == Consequence::Archived => {
                self.set_archived(thread, false).await?;
                self.send(&request, &RetryPolicy::BRIEF).await.map(drop)
            }
            added => added.map(drop),
        }
    }

    pub async fn set_archived(&self, thread: ChannelId, is_archived: bool) -> Result<(), RequestError> {
        let request = Request::patch(format!("channels/{thread}"), Body::json(json!({ "archived": is_archived })));
        self.send(&request, &RetryPolicy::BRIEF).await.map(drop)
    }

    pub async fn pin(&self, at: (ChannelId, MessageId), ticket: &mut Ticket) -> Result<(), RequestError> {
        let (channel, message) = at;
        let request = Request::put(format!("channels/{channel}/messages/pins/{message}"), Body::default());
        self.send_in_turn(&request, &RetryPolicy::BRIEF, ticket).await.map(drop)
    }

    pub async fn message_exists(&self, at: (ChannelId, MessageId)) -> Result<bool, RequestError> {
        // Use the priority of a post, because the table's next post waits for this.
        let request = Request::get(message_path(at)).of(RequestKind::Post);
        match self.send(&request, &RetryPolicy::BRIEF).await {
            Err(error) if error.consequence(Purpose::Lookup) == Consequence::Absent => Ok(false),
            answered => answered.map(|_| true),
        }
    }

    /// Returns messages of a channel after an ID, oldest first. Only a part is returned if there are many. [`id_at`] converts a
    /// time to an ID.
    pub async fn messages_after(
        &self,
        channel: ChannelId,
        after: u64,
        ticket: &mut Ticket,
    ) -> Result<Vec<MessageIdentity>, RequestError> {
        let request =
            Request::get(format!("channels/{channel}/messages")).query(format!("limit={MAX_MESSAGES}&after={after}"));
        let mut found: Vec<MessageIdentity> =
            serde_json::from_slice(&self.send_in_turn(&request, &RetryPolicy::BRIEF, ticket).await?)?;
        found.sort_by_key(|seen| seen.id);
        Ok(found)
    }

    /// Returns the direct-message channel of a user. Opens it if necessary.
    pub async fn direct_channel(&self, user: UserId, ticket: &mut Ticket) -> Result<ChannelId, RequestError> {
        if let Some(channel) = self.direct_channels.get(&user) {
            return Ok(channel);
        }
        let body = Body::json(json!({ "recipient_id": user.to_string() }));
        let opening = Request::post("users/@me/channels", body).idempotent();
        let opened = self.send_in_turn(&opening, &RetryPolicy::BRIEF, ticket).await?;
        let ObjectWithId { id: channel } = serde_json::from_slice(&opened)?;
        self.direct_channels.insert(user, channel);
        Ok(channel)
    }

    /// Sends a direct message. If this is repeated with the same nonce within a few minutes, Discord sends the message only once.
    pub async fn send_direct(
        &self,
        channel: ChannelId,
        nonce: &str,
        draft: Draft,
        ticket: &mut Ticket,
    ) -> Result<(), RequestError> {
        let request = Request::post(format!("channels/{channel}/messages"), draft.into_message(nonce));
        self.send_in_turn(&request, &RetryPolicy::BRIEF, ticket).await.map(drop)
    }
}

/// Requests for servers, members and channels.
impl RestClient {
    /// Returns all servers of which the bot is a member.
    pub async fn servers(&self) -> Result<Vec<GuildId>, RequestError> {
        let mut servers: Vec<GuildId> = Vec::new();
        loop {
            let after = servers.last().map(|last| format!("&after={last}")).unwrap_or_default();
            let request = Request::get("users/@me/guilds").query(format!("limit={MAX_SERVERS}{after}"));
            let page: Vec<ObjectWithId<GuildId>> = self.read(&request, &RetryPolicy::BRIEF).await?;
            let is_last = page.len() < MAX_SERVERS;
            servers.extend(page.into_iter().map(|server| server.id));
            if is_last {
                return Ok(servers);
            }
        }
    }

    pub async fn server(&self, server: GuildId) -> Result<Guild, RequestError> {
        // Users wait for requests about servers, members and channels, so these have the priority of a post.
        self.read(&Request::get(format!("guilds/{server}")).of(RequestKind::Post), &RetryPolicy::BRIEF).await
    }

    /// Returns the channels of a server, except those that the bot cannot see.
    pub async fn channels(&self, server: GuildId) -> Result<Vec<Channel>, RequestError> {
        self.read(&Request::get(format!("guilds/{server}/channels")), &RetryPolicy::BRIEF).await
    }

    pub async fn member(&self, server: GuildId, user: UserId) -> Result<Member, RequestError> {
        let request = Request::get(format!("guilds/{server}/members/{user}")).of(RequestKind::Post);
        self.read(&request, &RetryPolicy::BRIEF).await
    }

    /// Fails if the user is not a member of the thread.
    pub async fn thread_member(&self, thread: ChannelId, user: UserId) -> Result<(), RequestError> {
        let request = Request::get(format!("channels/{thread}/thread-members/{user}")).of(RequestKind::Post);
        self.send(&request, &RetryPolicy::BRIEF).await.map(drop)
    }

    pub async fn channel(&self, channel: ChannelId) -> Result<Channel, RequestError> {
        self.read(&Request::get(format!("channels/{channel}")).of(RequestKind::Post), &RetryPolicy::BRIEF).await
    }
}

fn message_path((channel, message): (ChannelId, MessageId)) -> String {
    format!("channels/{channel}/messages/{message}")
}

/// Returns the smallest ID that a message sent at a Unix time in milliseconds can have.
pub(super) fn id_at(unix_ms: u64) -> u64 {
    unix_ms.saturating_sub(EPOCH_MS) << 22
}

impl MessageIdentity {
    pub fn id(&self) -> MessageId {
        self.id
    }

    pub fn is_by(&self, bot: u64) -> bool {
        self.author.id.0 == bot
    }

    /// Returns whether the message was sent with this nonce. Discord reports nonces for a few minutes only.
    pub fn has_nonce(&self, nonce: &str) -> bool {
        self.nonce == nonce
    }

    /// Returns whether the content, or a text component, contains `text`.
    pub fn contains_text(&self, text: &str) -> bool {
        let displays = self.components.as_array().into_iter().flatten().filter_map(|one| one.get("content")?.as_str());
        std::iter::once(self.content.as_str()).chain(displays).any(|content| content.contains(text))
    }

    pub fn custom_ids(&self) -> impl Iterator<Item = &str> {
        self.component_values("custom_id")
    }

    pub fn links(&self) -> impl Iterator<Item = &str> {
        self.component_values("url")
    }

    fn component_values(&self, key: &'static str) -> impl Iterator<Item = &str> {
        let rows = self.components.as_array().into_iter().flatten();
        let inner = rows.filter_map(|row| row.get("components")?.as_array()).flatten();
        inner.filter_map(move |component| component.get(key)?.as_str())
    }
}
