//! The server, its users and the bot, which are the same in every sandbox.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{Id, Timestamp, permissions};

/// The ID of the only server.
pub const GUILD: Id = Id::new(1_100_000_000_000_000_001);
/// The ID of the bot's account. The application has the same ID, as is usual on Discord.
pub const BOT: Id = Id::new(1_100_000_000_000_000_002);
pub const APPLICATION: Id = BOT;
pub const BOT_NAME: &str = "Bergerie";
pub const GUILD_NAME: &str = "The Sandbox";

/// A user in the server. A test or the page can act as any of them.
#[derive(Clone, Debug)]
pub struct User {
    pub id: Id,
    /// The unique username, in lower case.
    pub name: &'static str,
    /// The display name, which need not be unique.
    pub display_name: &'static str,
    /// The language of the user's client.
    pub locale: &'static str,
    pub permissions: u64,
    /// Whether the user is a member of the server. A user who has left it sees direct messages only.
    pub is_member: bool,
    pub unread: BTreeMap<Id, u32>,
}

/// User name, display name and language of the users. The first user owns the server. IDs are the same after every
/// restart, so that the database of a bot remains valid.
const INITIAL_USERS: [(&str, &str, &str); 6] = [
    ("alice", "Alice", "en-US"),
    ("bob", "Bob", "fr"),
    ("carol", "Carol", "de"),
    ("dave", "Dave", "en-GB"),
    ("erin", "Érin", "fr"),
    ("frank", "Frank", "de"),
];

/// Returns the users of the server.
pub fn initial_users() -> Vec<User> {
    let ids = 1_100_000_000_000_000_101..;
    let permissions = |name| if name == "alice" { permissions::OWNER } else { permissions::MEMBER };
    INITIAL_USERS
        .iter()
        .zip(ids)
        .map(|(&(name, display_name, locale), id)| User {
            id: Id::new(id),
            name,
            display_name,
            locale,
            permissions: permissions(name),
            is_member: true,
            unread: BTreeMap::new(),
        })
        .collect()
}

impl User {
    pub fn json(&self) -> Value {
        user(self.id, self.name, Some(self.display_name), false)
    }

    /// Returns the user as a member object of Discord's API, as interactions contain it.
    pub fn member_json(&self) -> Value {
        member(self.json(), Some(self.permissions))
    }

    /// Returns the number of unread pings in all channels.
    pub fn all_unread(&self) -> u32 {
        self.unread.values().sum()
    }

    /// Returns whether `text` is the ID or the name of this user, with or without `@`.
    pub fn is_called(&self, text: &str) -> bool {
        let name = text.strip_prefix('@').unwrap_or(text);
        name == self.name || name.parse() == Ok(self.id) || name.to_lowercase() == self.display_name.to_lowercase()
    }
}

pub fn bot_user() -> Value {
    user(BOT, "bergerie", Some(BOT_NAME), true)
}

pub fn bot_member() -> Value {
    member(bot_user(), None)
}

fn user(id: Id, name: &str, display_name: Option<&str>, bot: bool) -> Value {
    json!({
        "id": id, "username": name, "global_name": display_name, "discriminator": "0", "avatar": null,
        "bot": bot, "system": false, "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
        "avatar_decoration_data": null, "collectibles": null, "primary_guild": null,
    })
}

fn member(user: Value, permissions: Option<u64>) -> Value {
    let mut member = json!({
        "user": user, "nick": null, "avatar": null, "banner": null, "roles": [], "joined_at": joined_at(),
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "communication_disabled_until": null, "unusual_dm_activity_until": null,
    });
    if let Some(bits) = permissions {
        member["permissions"] = json!(bits.to_string());
    }
    member
}

/// Returns the date on which all users joined the server.
pub fn joined_at() -> String {
    Timestamp::from_unix_ms(1_700_000_000_000).iso8601()
}

/// Returns the role object of `@everyone`. Its ID is that of the server.
pub fn everyone_role() -> Value {
    json!({
        "id": GUILD, "name": "@everyone", "color": 0, "hoist": false, "managed": false, "mentionable": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": permissions::MEMBER.to_string(), "position": 0, "icon": null, "unicode_emoji": null, "flags": 0,
    })
}

/// Returns the fields that the guild objects of the gateway and of the REST API have in common.
pub fn guild() -> Value {
    json!({
        "id": GUILD, "name": GUILD_NAME, "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null,
        "owner_id": initial_users().first().map(|user| user.id), "afk_channel_id": null, "afk_timeout": 300,
        "widget_enabled": false, "verification_level": 0, "default_message_notifications": 1,
        "explicit_content_filter": 0, "roles": [everyone_role()], "emojis": [], "features": [], "mfa_level": 0,
        "application_id": null, "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
        "max_members": 500_000, "max_presences": null, "vanity_url_code": null, "description": null, "banner": null,
        "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": "en-US",
        "public_updates_channel_id": null, "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
        "nsfw_level": 0, "nsfw": false, "stickers": [], "premium_progress_bar_enabled": false, "region": "local",
        "safety_alerts_channel_id": null, "incidents_data": null,
    })
}
