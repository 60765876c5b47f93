//! The permissions that the bot needs in a channel, and the permissions that it lacks.

use serde::Deserialize;
use serenity::all::{PermissionOverwrite, PermissionOverwriteType, RoleId};

use crate::table::{ChannelId, GuildId, UserId};

pub(super) use serenity::all::Permissions;

/// The fields of a server that determine permissions.
#[derive(Deserialize)]
pub(super) struct Guild {
    id: GuildId,
    pub name: String,
    owner_id: UserId,
    roles: Vec<Role>,
}

#[derive(Deserialize)]
struct Role {
    id: RoleId,
    permissions: Permissions,
}

/// The fields of a channel or thread that determine permissions.
#[derive(Deserialize)]
pub(super) struct Channel {
    pub id: ChannelId,
    /// The channel's type, as Discord numbers them.
    #[serde(rename = "type")]
    pub kind: u8,
    /// The channel's name, which is empty for channels without one.
    #[serde(default)]
    pub name: String,
    /// For a thread, the channel that contains it. For other channels, the category, or `None` if the channel is in no category.
    #[serde(default)]
    pub parent_id: Option<ChannelId>,
    /// The user who opened the thread. `None` for other channels.
    #[serde(default)]
    pub owner_id: Option<UserId>,
    #[serde(default)]
    permission_overwrites: Vec<PermissionOverwrite>,
}

impl Channel {
    /// Returns whether the channel is a thread of another one.
    pub fn is_thread(&self) -> bool {
        (10..=12).contains(&self.kind)
    }
}

/// A user's roles on a server.
#[derive(Deserialize)]
pub(super) struct Member {
    roles: Vec<RoleId>,
}

/// The permissions that a game needs in a channel or thread, with the keys of their names, to post turns with pictures and to search for existing posts.
const NEEDED_PERMISSIONS: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "view_channel"),
    (Permissions::SEND_MESSAGES, "send_messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "send_messages_in_threads"),
    (Permissions::ATTACH_FILES, "attach_files"),
    (Permissions::READ_MESSAGE_HISTORY, "read_message_history"),
];

/// The permission for opening a thread for a table.
const OPEN_THREADS: (Permissions, &str) = (Permissions::CREATE_PUBLIC_THREADS, "create_public_threads");

/// The key of the permission to pin messages. A game works without it.
pub(super) const PIN_MESSAGES: &str = "pin_messages";

pub(super) fn needed_permissions() -> Permissions {
    NEEDED_PERMISSIONS.iter().fold(Permissions::empty(), |all, (permission, _)| all | *permission)
}

pub(super) fn needed_keys() -> [&'static str; NEEDED_PERMISSIONS.len()] {
    NEEDED_PERMISSIONS.map(|(_, key)| key)
}

/// Returns the keys of the permissions that a game needs and the bot does not have.
pub(super) fn missing_keys(granted: Permissions, is_thread: bool) -> Vec<&'static str> {
    let elsewhere = if is_thread { Permissions::SEND_MESSAGES } else { Permissions::SEND_MESSAGES_IN_THREADS };
    let is_granted = |permission| granted.intersects(permission | Permissions::ADMINISTRATOR);
    let lacks = |permission: Permissions| permission != elsewhere && !is_granted(permission);
    NEEDED_PERMISSIONS.iter().filter(|(permission, _)| lacks(*permission)).map(|(_, key)| *key).collect()
}

/// Returns the keys of the permissions for a game in a new thread of the channel that the bot does not have.
pub(super) fn missing_in_new_thread(granted: Permissions) -> Vec<&'static str> {
    let can_open = granted.intersects(OPEN_THREADS.0 | Permissions::ADMINISTRATOR);
    missing_keys(granted, true).into_iter().chain((!can_open).then_some(OPEN_THREADS.1)).collect()
}

/// Computes a member's permissions in a channel from the roles and the channel's overwrites.
pub(super) fn channel_permissions(guild: &Guild, channel: &Channel, user: UserId, member: &Member) -> Permissions {
    let is_everyone = |role: RoleId| role.get() == guild.id.0;
    let own = guild.roles.iter().filter(|role| is_everyone(role.id) || member.roles.contains(&role.id));
    let base = own.fold(Permissions::empty(), |base, role| base | role.permissions);
    if guild.owner_id == user || base.contains(Permissions::ADMINISTRATOR) {
        return Permissions::all();
    }
    // Apply the overwrites from general to specific ones. Among roles, an allowed permission takes precedence.
    let steps: [&dyn Fn(PermissionOverwriteType) -> bool; 3] = [
        &|kind| matches!(kind, PermissionOverwriteType::Role(role) if is_everyone(role)),
        &|kind| matches!(kind, PermissionOverwriteType::Role(role) if member.roles.contains(&role)),
        &|kind| matches!(kind, PermissionOverwriteType::Member(member) if member.get() == user.0),
    ];
    steps.iter().fold(base, |granted, applies| {
        let these = || channel.permission_overwrites.iter().filter(|overwrite| applies(overwrite.kind));
        let denied = these().fold(Permissions::empty(), |all, overwrite| all | overwrite.deny);
        let allowed = these().fold(Permissions::empty(), |all, overwrite| all | overwrite.allow);
        (granted - denied) | allowed
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const BOT: u64 = 5;

    fn granted_with(role: Permissions, overwrites: &Value) -> Permissions {
        let made = |id: u64, permissions: Permissions| json!({ "id": id.to_string(), "permissions": permissions });
        let roles = [made(1, Permissions::VIEW_CHANNEL), made(2, role)];
        let guild = json!({ "id": "1", "name": "g", "owner_id": "9", "roles": roles });
        let channel = json!({ "id": "3", "type": 0, "name": "c", "permission_overwrites": overwrites });
        let [guild, channel] = [guild, channel].map(|json| json.to_string());
        let guild: Guild = serde_json::from_str(&guild).unwrap();
        let channel: Channel = serde_json::from_str(&channel).unwrap();
        let member = Member { roles: vec![RoleId::new(2)] };
        channel_permissions(&guild, &channel, UserId(BOT), &member)
    }

    #[test]
    fn overwrites_apply_from_general_to_specific() {
        let overwrite = |id: u64, kind: u8, allow: Permissions, deny: Permissions| json!({ "id": id.to_string(), "type": kind, "allow": allow.bits().to_string(), "deny": deny.bits().to_string() });
        let (none, send, files) = (Permissions::empty(), Permissions::SEND_MESSAGES, Permissions::ATTACH_FILES);
        let role = send | files;
        assert_eq!(granted_with(role, &json!([])), Permissions::VIEW_CHANNEL | role);
        let everyone = overwrite(1, 0, none, role);
        assert_eq!(granted_with(role, &json!([everyone])), Permissions::VIEW_CHANNEL);
        let own_role = overwrite(2, 0, send, none);
        assert_eq!(granted_with(role, &json!([own_role, everyone])), Permissions::VIEW_CHANNEL | send);
        let own = overwrite(BOT, 1, files, send);
        assert_eq!(granted_with(role, &json!([own, own_role, everyone])), Permissions::VIEW_CHANNEL | files);
        let of_others = overwrite(7, 1, none, role);
        assert_eq!(granted_with(role, &json!([of_others])), Permissions::VIEW_CHANNEL | role);
        assert_eq!(granted_with(Permissions::ADMINISTRATOR, &json!([everyone])), Permissions::all());
    }

    #[test]
    fn a_thread_needs_the_permission_for_threads() {
        assert!(
            missing_keys(needed_permissions(), false).is_empty() && missing_keys(needed_permissions(), true).is_empty()
        );
        let granted = needed_permissions() - Permissions::SEND_MESSAGES_IN_THREADS;
        assert!(missing_keys(granted, false).is_empty());
        assert_eq!(missing_keys(granted, true), ["send_messages_in_threads"]);
        assert_eq!(missing_keys(needed_permissions() - Permissions::SEND_MESSAGES, false), ["send_messages"]);
        let new_thread = needed_permissions() | Permissions::CREATE_PUBLIC_THREADS;
        assert!(missing_in_new_thread(new_thread - Permissions::SEND_MESSAGES).is_empty());
        assert_eq!(missing_in_new_thread(granted), ["send_messages_in_threads", "create_public_threads"]);
        assert!(missing_in_new_thread(Permissions::ADMINISTRATOR).is_empty());
    }
}
