//! Text channels, threads and direct messages.

use serde_json::{Value, json};

use crate::{BOT, GUILD, Id, Timestamp, permissions, users};

/// The kind of a channel, with the data that only channels of this kind have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    Text,
    /// Direct messages between the bot and a user.
    Direct {
        with: Id,
    },
    Thread(Thread),
}

/// The properties of a thread beyond those of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    pub parent: Id,
    pub owner: Id,
    pub members: Vec<Id>,
    /// Whether only invited users see the thread on Discord. In the sandbox, everyone sees it.
    pub is_private: bool,
    /// Whether the thread is archived. A new message unarchives it unless it is locked.
    pub archived: bool,
    /// Whether only moderators may unarchive the thread.
    pub locked: bool,
    /// The minutes of inactivity after which Discord, but not the sandbox, archives the thread by itself.
    pub auto_archive: u64,
    pub opened: Timestamp,
    pub archive_changed: Timestamp,
}

/// A channel, thread or direct channel.
#[derive(Clone, Debug)]
pub struct Channel {
    pub id: Id,
    /// The name without `#`. Empty for direct messages.
    pub name: String,
    /// The description that is shown at the top of the channel, or `None` if it has none.
    pub topic: Option<String>,
    pub kind: ChannelKind,
    /// The bot's permissions in the channel, as bits.
    pub bot_permissions: u64,
    /// The users who cannot see the channel and its threads.
    pub hidden_from: Vec<Id>,
    /// Whether the channel belongs to a server where the bot is not a member, so that only users who have installed the
    /// app can use it there.
    pub is_user_installed: bool,
    /// The newest message, even if that has been deleted since.
    pub last_message: Option<Id>,
}

/// The initial channels: name, topic, and the permissions that the bot lacks. The last two test refusals.
const INITIAL_CHANNELS: [(&str, &str, u64); 5] = [
    ("carcassonne", "The sheepfold: tiles, sheep and patience", 0),
    ("second-table", "For a game beside the first", 0),
    ("chatter", "Anything else", 0),
    ("read-only", "The bot may look but not write here", permissions::SEND_MESSAGES | permissions::ATTACH_FILES),
    ("hidden", "The bot cannot see this channel", permissions::VIEW_CHANNEL),
];

/// Returns the initial channels, with the same IDs after every restart, so that a bot's database remains valid.
pub fn initial_channels() -> Vec<Channel> {
    let ids = 1_100_000_000_000_000_201..;
    INITIAL_CHANNELS
        .iter()
        .zip(ids)
        .map(|(&(name, topic, denied), id)| Channel {
            topic: Some(topic.to_owned()),
            bot_permissions: permissions::MEMBER & !denied,
            ..Channel::new(Id::new(id), name, ChannelKind::Text)
        })
        .collect()
}

impl Channel {
    /// Creates a channel in which the bot has the usual permissions.
    pub fn new(id: Id, name: impl Into<String>, kind: ChannelKind) -> Self {
        Self {
            id,
            name: name.into(),
            topic: None,
            kind,
            bot_permissions: permissions::MEMBER,
            hidden_from: Vec::new(),
            is_user_installed: false,
            last_message: None,
        }
    }

    /// Returns the properties of a thread, or `None` if this channel is not a thread.
    pub fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Direct { .. } => None,
        }
    }

    /// Returns the properties of a thread for changing them, or `None` if this channel is not a thread.
    pub fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Direct { .. } => None,
        }
    }

    /// Returns whether the channel belongs to the server. Direct messages do not.
    pub fn is_in_guild(&self) -> bool {
        !matches!(self.kind, ChannelKind::Direct { .. })
    }

    pub fn type_number(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Thread(thread) if thread.is_private => 12,
            ChannelKind::Thread(_) => 11,
        }
    }

    /// Returns the channel as a channel object of Discord's API. `with` is the user object for a direct channel.
    pub fn json(&self, with: Option<Value>) -> Value {
        let mut json = json!({
            "id": self.id, "type": self.type_number(), "last_message_id": self.last_message,
            "last_pin_timestamp": null, "flags": 0,
        });
        let more = match &self.kind {
            ChannelKind::Direct { .. } => json!({ "recipients": with.into_iter().collect::<Vec<_>>() }),
            ChannelKind::Text => json!({
                "guild_id": GUILD, "name": self.name, "topic": self.topic, "position": self.id.get() % 100,
                "permission_overwrites": self.overwrites(), "nsfw": false, "parent_id": null, "rate_limit_per_user": 0,
                "default_auto_archive_duration": 1440,
            }),
            ChannelKind::Thread(thread) => json!({
                "guild_id": GUILD, "name": self.name, "parent_id": thread.parent, "owner_id": thread.owner,
                "rate_limit_per_user": 0, "message_count": 0, "total_message_sent": 0, "member_count": thread.members.len(),
                "thread_metadata": thread.json(),
                "member": { "id": self.id, "user_id": BOT, "join_timestamp": thread.opened.iso8601(), "flags": 0 },
            }),
        };
        super::json::merge(&mut json, more);
        json
    }

    /// Returns the permission overwrites. They deny the missing permissions to everyone, and so to the bot.
    fn overwrites(&self) -> Value {
        let overwrite =
            |id: Id, kind: u8, denied: u64| json!({ "id": id, "type": kind, "allow": "0", "deny": denied.to_string() });
        let denied = permissions::MEMBER & !self.bot_permissions;
        let everyone = (denied != 0).then(|| overwrite(GUILD, 0, denied));
        let hidden = self.hidden_from.iter().map(|user| overwrite(*user, 1, permissions::VIEW_CHANNEL));
        everyone.into_iter().chain(hidden).collect()
    }

    /// Returns the partial channel object in interactions and resolved options, with the user's `permissions`.
    pub fn partial(&self, permissions: u64) -> Value {
        let mut json = json!({
            "id": self.id, "type": self.type_number(), "permissions": permissions.to_string(),
            "last_message_id": self.last_message, "flags": 0,
        });
        if self.is_in_guild() {
            super::json::merge(&mut json, json!({ "name": self.name, "guild_id": GUILD }));
        }
        if let Some(thread) = self.thread() {
            super::json::merge(&mut json, json!({ "parent_id": thread.parent, "thread_metadata": thread.json() }));
        }
        json
    }
}

impl Thread {
    fn json(&self) -> Value {
        json!({
            "archived": self.archived, "locked": self.locked, "auto_archive_duration": self.auto_archive,
            "archive_timestamp": self.archive_changed.iso8601(), "create_timestamp": self.opened.iso8601(), "invitable": true,
        })
    }
}

/// Returns the thread member object of a user or the bot.
pub fn thread_member(thread: Id, user: Id) -> Value {
    json!({ "id": thread, "user_id": user, "join_timestamp": users::joined_at(), "flags": 0 })
}
