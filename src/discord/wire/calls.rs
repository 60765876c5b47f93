//! What is asked of Discord, each as a call of the [`Line`].

use serde::Deserialize;
use serde_json::json;
use serenity::builder::{CreateCommand, CreateInteractionResponse};
use serenity::model::id::{GuildId, UserId};

use crate::discord::message::draft::{Body, Draft};
use crate::discord::permissions::{Channel, Guild, Member};
use crate::table::{ChannelId, MessageId, PersonId};
use crate::telemetry::RequestKind;

use super::line::{Line, Request};
use super::patience::Patience;
use super::queue::Ticket;
use super::setback::Setback;

/// Most messages that are read at once.
const PAGE: usize = 100;

/// Most servers that are listed at once.
const SERVERS: usize = 200;

/// The first millisecond of 2015, from which Discord's ids count.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// Where and how to connect for events.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Gateway {
    /// The address.
    pub url: String,
    /// How many connections Discord recommends.
    pub shards: u32,
    /// How often the bot may begin a session.
    pub session_start_limit: StartLimit,
}

/// How often a bot may begin a session.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct StartLimit {
    /// In a day.
    pub total: u32,
    /// Still, today.
    pub remaining: u32,
    /// Milliseconds until today ends.
    pub reset_after: u64,
    /// How many at once, every five seconds.
    pub max_concurrency: u16,
}

/// The bot's account.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Account {
    /// Its number, which is also its application's.
    pub id: UserId,
    /// Its name.
    pub username: String,
}

/// What Discord says of the application.
#[derive(Deserialize)]
struct Application {
    verify_key: String,
}

/// A message of a channel, as far as it matters to find one's own.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Seen {
    id: serenity::model::id::MessageId,
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

/// An answer of which nothing but the number matters.
#[derive(Deserialize)]
struct Numbered {
    id: serenity::model::id::GenericId,
}

impl Line {
    /// Where and how to connect for events.
    pub async fn gateway(&self, patience: &Patience) -> Result<Gateway, Setback> {
        self.read(&Request::get("gateway/bot").of(RequestKind::Gateway), patience).await
    }

    /// Whose token this is.
    pub async fn account(&self, patience: &Patience) -> Result<Account, Setback> {
        self.read(&Request::get("users/@me"), patience).await
    }

    /// The key with which Discord signs what it sends to the application, as hexadecimal digits.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn verify_key(&self, patience: &Patience) -> Result<String, Setback> {
        let Application { verify_key } = self.read(&Request::get("applications/@me"), patience).await?;
        Ok(verify_key)
    }

    /// Replaces all commands of the bot.
    pub async fn register(&self, bot: u64, commands: &[CreateCommand]) -> Result<(), Setback> {
        let body = Body::json(serde_json::to_value(commands)?);
        self.ask(&Request::put(format!("applications/{bot}/commands"), body), &Patience::ONCE).await.map(drop)
    }

    /// Gives the first answer to an interaction. That it was given before is no fault.
    pub async fn acknowledge(
        &self,
        interaction: u64,
        token: &str,
        response: &CreateInteractionResponse,
    ) -> Result<(), Setback> {
        let body = Body::json(serde_json::to_value(response)?);
        let request = Request::post(format!("interactions/{interaction}/{token}/callback"), body);
        match self.ask(&request.idempotent().first_answer(), &Patience::FIRST_ANSWER).await {
            Err(setback) if setback.is_acknowledged() => Ok(()),
            answered => answered.map(drop),
        }
    }

    /// Writes the answer to an interaction that was acknowledged, over what it showed before.
    pub async fn answer(&self, bot: u64, token: &str, draft: Draft) -> Result<(), Setback> {
        let path = format!("webhooks/{bot}/{token}/messages/@original");
        self.ask(&Request::patch(path, draft.into_answer()).of(RequestKind::Answer), &Patience::ANSWER).await.map(drop)
    }

    /// Writes one more private answer to an interaction.
    pub async fn follow_up(&self, bot: u64, token: &str, draft: Draft) -> Result<(), Setback> {
        let request = Request::post(format!("webhooks/{bot}/{token}"), draft.into_followup()).of(RequestKind::Answer);
        self.ask(&request, &Patience::ANSWER).await.map(drop)
    }

    /// Writes a message to a channel, once however often this is called with the same `nonce` within some minutes.
    pub async fn post(&self, channel: ChannelId, body: Body, ticket: &mut Ticket) -> Result<MessageId, Setback> {
        let request = Request::post(format!("channels/{channel}/messages"), body);
        let Numbered { id } = serde_json::from_slice(&self.ask_in_turn(&request, &Patience::ONCE, ticket).await?)?;
        Ok(MessageId(id.get()))
    }

    /// Changes a message.
    pub async fn edit(&self, at: (ChannelId, MessageId), body: Body, ticket: &mut Ticket) -> Result<(), Setback> {
        self.ask_in_turn(&Request::patch(path(at), body), &Patience::BRIEF, ticket).await.map(drop)
    }

    /// Pins a message.
    pub async fn pin(&self, at: (ChannelId, MessageId), ticket: &mut Ticket) -> Result<(), Setback> {
        let (channel, message) = at;
        let request = Request::put(format!("channels/{channel}/messages/pins/{message}"), Body::default());
        self.ask_in_turn(&request, &Patience::BRIEF, ticket).await.map(drop)
    }

    /// Whether a message is there.
    pub async fn is_there(&self, at: (ChannelId, MessageId)) -> Result<bool, Setback> {
        // The table's next post waits for it.
        let request = Request::get(path(at)).of(RequestKind::Post);
        match self.ask(&request, &Patience::BRIEF).await {
            Err(setback) if setback.is_unknown_message() => Ok(false),
            answered => answered.map(|_| true),
        }
    }

    /// The messages of a channel after a moment, in milliseconds since 1970, or after one of them: oldest first, and not all.
    pub async fn after(&self, channel: ChannelId, after: u64, ticket: &mut Ticket) -> Result<Vec<Seen>, Setback> {
        let request = Request::get(format!("channels/{channel}/messages")).query(format!("limit={PAGE}&after={after}"));
        let mut found: Vec<Seen> =
            serde_json::from_slice(&self.ask_in_turn(&request, &Patience::BRIEF, ticket).await?)?;
        found.sort_by_key(|seen| seen.id);
        Ok(found)
    }

    /// The channel of private messages to somebody.
    pub async fn direct(&self, person: PersonId, ticket: &mut Ticket) -> Result<ChannelId, Setback> {
        if let Some(channel) = self.private.get(&person) {
            return Ok(channel);
        }
        let body = Body::json(json!({ "recipient_id": person.to_string() }));
        let opening = Request::post("users/@me/channels", body).idempotent();
        let Numbered { id } = serde_json::from_slice(&self.ask_in_turn(&opening, &Patience::BRIEF, ticket).await?)?;
        let channel = ChannelId(id.get());
        self.private.insert(person, channel);
        Ok(channel)
    }

    /// Writes a private message, once however often this is called with the same `nonce` within some minutes.
    pub async fn whisper(
        &self,
        channel: ChannelId,
        nonce: &str,
        text: String,
        ticket: &mut Ticket,
    ) -> Result<(), Setback> {
        let request = Request::post(format!("channels/{channel}/messages"), Draft::text(text).into_message(nonce));
        self.ask_in_turn(&request, &Patience::BRIEF, ticket).await.map(drop)
    }
}

/// What is asked about servers.
impl Line {
    /// The servers in which the bot is.
    pub async fn servers(&self) -> Result<Vec<GuildId>, Setback> {
        let mut servers: Vec<GuildId> = Vec::new();
        loop {
            let after = servers.last().map(|last| format!("&after={last}")).unwrap_or_default();
            let request = Request::get("users/@me/guilds").query(format!("limit={SERVERS}{after}"));
            let page: Vec<Numbered> = self.read(&request, &Patience::BRIEF).await?;
            let is_last = page.len() < SERVERS;
            servers.extend(page.into_iter().map(|server| GuildId::new(server.id.get())));
            if is_last {
                return Ok(servers);
            }
        }
    }

    /// A server.
    pub async fn server(&self, server: GuildId) -> Result<Guild, Setback> {
        self.read(&Request::get(format!("guilds/{server}")), &Patience::BRIEF).await
    }

    /// The channels of a server that the bot is shown.
    pub async fn channels(&self, server: GuildId) -> Result<Vec<Channel>, Setback> {
        self.read(&Request::get(format!("guilds/{server}/channels")), &Patience::BRIEF).await
    }

    /// Somebody as a member of a server.
    pub async fn member(&self, server: GuildId, person: UserId) -> Result<Member, Setback> {
        let request = Request::get(format!("guilds/{server}/members/{person}"));
        self.read(&request, &Patience::BRIEF).await
    }

    /// A channel or thread.
    pub async fn channel(&self, channel: ChannelId) -> Result<Channel, Setback> {
        self.read(&Request::get(format!("channels/{channel}")), &Patience::BRIEF).await
    }
}

fn path((channel, message): (ChannelId, MessageId)) -> String {
    format!("channels/{channel}/messages/{message}")
}

/// An id before every message of a moment, in milliseconds since 1970.
pub(super) fn id_at(unix_ms: u64) -> u64 {
    unix_ms.saturating_sub(EPOCH_MS) << 22
}

impl Seen {
    /// Its number.
    pub fn id(&self) -> MessageId {
        MessageId(self.id.get())
    }

    /// Whether the bot wrote it.
    pub fn is_by(&self, bot: u64) -> bool {
        self.author.id.get() == bot
    }

    /// Whether it was sent with this nonce. Discord does not remember nonces for long.
    pub fn has_nonce(&self, nonce: &str) -> bool {
        self.nonce == nonce
    }

    /// Whether this is its text.
    pub fn reads(&self, text: &str) -> bool {
        self.content == text
    }

    /// Whether its text has something in it.
    pub fn mentions(&self, text: &str) -> bool {
        self.content.contains(text)
    }

    /// The ids of everything on it that can be pressed.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let rows = self.components.as_array().into_iter().flatten();
        let inner = rows.filter_map(|row| row.get("components")?.as_array()).flatten();
        inner.filter_map(|button| button.get("custom_id")?.as_str())
    }
}
