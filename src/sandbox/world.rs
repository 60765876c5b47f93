//! The state of the sandbox: the server, its channels and messages, the bot's commands, pending interactions.
//!
//! All of it is behind one lock, which is never held across an `await`. Every change immediately notifies pages
//! ([`ChangeLog`]) and the bot ([`Gateway`]), so that both see events in their order.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use super::attachment::Attachment;
use super::changes::ChangeLog;
use super::command::Commands;
use super::endpoints::Endpoints;
use super::faults::FaultRules;
use super::gateway::Gateway;
use super::grants::Grants;
use super::id::IdGenerator;
use super::permissions::{SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL};
use super::record::RequestLog;
use crate::{
    ApiRefusal, BOT, ChangeKind, Channel, ChannelKind, Id, Interaction, InteractionState, Message, Timestamp, User,
    channel, users,
};

/// The time for which interactions are kept. It exceeds the lifetime of their tokens.
const INTERACTION_LIFE: Duration = Duration::from_secs(20 * 60);

/// The whole state of the sandbox, which is lost when it stops.
#[derive(Debug, Default)]
pub struct World {
    /// The base URL of the sandbox, for the URLs of files.
    pub base: String,
    /// The time limit for the bot's first answer.
    pub time_limit: Duration,
    /// The users of the only server, without the bot.
    pub users: Vec<User>,
    /// Channels, threads and direct messages by ID.
    pub channels: BTreeMap<Id, Channel>,
    /// The messages by channel and ID, and so by age.
    pub messages: BTreeMap<(Id, Id), Message>,
    /// The files that users attached to commands.
    pub uploads: Vec<Attachment>,
    pub commands: Commands,
    pub interactions: BTreeMap<Id, Interaction>,
    /// The log of changes, which pages and tests follow.
    pub changes: ChangeLog,
    pub gateway: Gateway,
    /// The bot's endpoints for interactions. If there are any, they get all interactions instead of the gateway.
    pub endpoints: Endpoints,
    pub request_log: RequestLog,
    pub faults: FaultRules,
    pub grants: Grants,
    pub ids: IdGenerator,
}

impl World {
    pub fn new(base: String, time_limit: Duration) -> Self {
        let channels = channel::initial_channels().into_iter().map(|channel| (channel.id, channel)).collect();
        Self { base, time_limit, users: users::initial_users(), channels, ..Self::default() }
    }

    pub fn new_id(&mut self) -> Id {
        self.ids.next_now()
    }

    /// Returns whether a bot can receive interactions, through the gateway or at an endpoint.
    pub fn is_bot_reachable(&self) -> bool {
        self.gateway.is_connected() || self.endpoints.is_set()
    }

    /// Returns the user with an ID, or `None` if there is none. The bot is not one of the users.
    pub fn user(&self, id: Id) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    /// Returns the user object of a user or of the bot, or `None` if the ID is unknown.
    pub fn user_json(&self, id: Id) -> Option<Value> {
        if id == BOT { Some(users::bot_user()) } else { self.user(id).map(User::json) }
    }

    /// Returns the member object of a user or of the bot, or `None` if there is no such member of the server.
    pub fn member_json(&self, id: Id) -> Option<Value> {
        if id == BOT {
            Some(users::bot_member())
        } else {
            self.members().find(|user| user.id == id).map(User::member_json)
        }
    }

    /// Returns the members of the server, without the bot.
    pub fn members(&self) -> impl Iterator<Item = &User> {
        self.users.iter().filter(|user| user.is_member)
    }

    /// Returns whether a user sees a channel. The members of a private thread make no difference: all who see the channel see it.
    pub fn is_seen_by(&self, channel: &Channel, user: Id) -> bool {
        if let ChannelKind::Direct { with } = channel.kind {
            return with == user;
        }
        let parent = channel.thread().and_then(|thread| self.channels.get(&thread.parent)).unwrap_or(channel);
        self.members().any(|member| member.id == user) && !parent.hidden_from.contains(&user)
    }

    /// Returns a channel, or an error if it does not exist or the bot cannot see it.
    pub fn channel_for_bot(&self, id: Id) -> Result<&Channel, ApiRefusal> {
        let channel = self.channels.get(&id).ok_or(ApiRefusal::UnknownChannel)?;
        if self.bot_permissions(channel) & VIEW_CHANNEL == 0 { Err(ApiRefusal::MissingAccess) } else { Ok(channel) }
    }

    /// Returns a channel, or an error if the bot lacks one of the permissions `bits` there.
    pub fn channel_where_bot_may(&self, id: Id, bits: u64) -> Result<&Channel, ApiRefusal> {
        let channel = self.channel_for_bot(id)?;
        if self.bot_permissions(channel) & bits == bits { Ok(channel) } else { Err(ApiRefusal::MissingPermissions) }
    }

    /// Returns the bot's permissions in a channel. In a thread, they are those of the channel that contains it.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        let parent = channel.thread().and_then(|thread| self.channels.get(&thread.parent));
        parent.unwrap_or(channel).bot_permissions
    }

    /// Returns the permission that the bot needs to write in a channel.
    pub fn permission_to_write(&self, channel: Id) -> u64 {
        let thread = self.channels.get(&channel).is_some_and(|channel| channel.thread().is_some());
        if thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES }
    }

    /// Returns the messages of a channel, oldest first, including ephemeral ones.
    pub fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        let all = (channel, Id::new(0))..=(channel, Id::new(u64::MAX));
        self.messages.range(all).map(|(_, message)| message)
    }

    /// Returns a message, or an error if it does not exist or is ephemeral.
    pub fn public_message(&self, channel: Id, message: Id) -> Result<&Message, ApiRefusal> {
        let found = self.messages.get(&(channel, message));
        found.filter(|message| message.only_for.is_none()).ok_or(ApiRefusal::UnknownMessage)
    }

    /// Returns the direct channel of the bot and a user, and whether it had to be created.
    pub fn direct_channel(&mut self, user: Id) -> (Id, bool) {
        let with = |channel: &&Channel| channel.kind == ChannelKind::Direct { with: user };
        if let Some(channel) = self.channels.values().find(with) {
            return (channel.id, false);
        }
        // The channel's ID is derived from the user's ID, so that it is the same after every restart.
        let id = Id::new(user.get() + 200);
        self.channels.insert(id, Channel::new(id, "", ChannelKind::Direct { with: user }));
        self.changes.add(Some(user), ChangeKind::Channel { channel: id });
        (id, true)
    }

    /// Returns the channel object of Discord's API.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let with = match channel.kind {
            ChannelKind::Direct { with } => self.user_json(with),
            ChannelKind::Text | ChannelKind::Thread(_) => None,
        };
        channel.json(with)
    }

    pub fn interaction_by_token(&self, token: &str) -> Option<&Interaction> {
        self.interactions.values().rev().find(|interaction| interaction.token == token)
    }

    /// Sets the state of an interaction and notifies its user.
    pub fn set_state(&mut self, id: Id, state: InteractionState) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.state = state;
            let user = interaction.user;
            self.changes.add(Some(user), ChangeKind::Interaction { interaction: id });
        }
    }

    /// Lets overdue interactions fail and deletes old ones.
    pub fn expire_interactions(&mut self, now: Timestamp) {
        let overdue = |interaction: &&Interaction| interaction.is_overdue(now, self.time_limit);
        let late: Vec<Id> = self.interactions.values().filter(overdue).map(|interaction| interaction.id).collect();
        for id in late {
            self.set_state(id, InteractionState::Failed);
        }
        self.interactions.retain(|_, interaction| now.since(interaction.created_at) <= INTERACTION_LIFE);
    }
}
