//! What the bot must be allowed to do, and what it lacks. It asks for nothing else.

use serenity::all::{GuildChannel, Member, PartialGuild, PermissionOverwriteType, Permissions, RoleId};

/// What a game needs: to post its turns with their pictures, in a channel or in a thread, and to look whether a post is there
/// already.
const NEEDED: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
];

/// What pinning a message needs, by Discord's name. A game goes on without.
pub(super) const PIN: &str = "Pin Messages";

/// All that the bot needs anywhere.
pub(super) fn needed() -> Permissions {
    NEEDED.iter().fold(Permissions::empty(), |all, (permission, _)| all | *permission)
}

/// The same by Discord's names.
pub(super) fn names() -> String {
    NEEDED.map(|(_, name)| name).join(", ")
}

/// What is lacking of what a game needs in a channel, or in a thread, by Discord's names.
pub(super) fn missing(granted: Permissions, is_thread: bool) -> Vec<&'static str> {
    let elsewhere = if is_thread { Permissions::SEND_MESSAGES } else { Permissions::SEND_MESSAGES_IN_THREADS };
    let lacks = |permission: Permissions| permission != elsewhere && !granted.contains(permission);
    NEEDED.iter().filter(|(permission, _)| lacks(*permission)).map(|(_, name)| *name).collect()
}

/// What a member is granted in a channel: by roles, and by what the channel adds to them or takes away.
pub(super) fn granted(guild: &PartialGuild, channel: &GuildChannel, member: &Member) -> Permissions {
    let everyone = RoleId::new(guild.id.get());
    let of_role = |role: &RoleId| guild.roles.get(role).map_or(Permissions::empty(), |role| role.permissions);
    let base = member.roles.iter().fold(of_role(&everyone), |base, role| base | of_role(role));
    if guild.owner_id == member.user.id || base.contains(Permissions::ADMINISTRATOR) {
        return Permissions::all();
    }
    // From the general to the particular; of what several roles say, what is allowed counts.
    let steps: [&dyn Fn(PermissionOverwriteType) -> bool; 3] = [
        &|kind| kind == PermissionOverwriteType::Role(everyone),
        &|kind| matches!(kind, PermissionOverwriteType::Role(role) if member.roles.contains(&role)),
        &|kind| kind == PermissionOverwriteType::Member(member.user.id),
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
        let made = |id: u64, permissions: Permissions| {
            json!({
                "id": id.to_string(), "name": "r", "color": 0, "hoist": false, "managed": false, "position": 0,
                "colors": { "primary_color": 0 }, "permissions": permissions.bits().to_string(),
            })
        };
        let guild: PartialGuild = serde_json::from_value(json!({
            "id": "1", "name": "g", "owner_id": "9", "afk_timeout": 60, "verification_level": 0, "nsfw_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0, "emojis": [], "features": [], "stickers": [],
            "roles": [made(1, Permissions::VIEW_CHANNEL), made(2, role)], "mfa_level": 0, "premium_tier": 0,
            "system_channel_flags": 0, "preferred_locale": "en-US", "premium_progress_bar_enabled": false,
        }))
        .unwrap();
        let channel: GuildChannel = serde_json::from_value(json!({
            "id": "3", "guild_id": "1", "type": 0, "name": "c", "position": 0, "permission_overwrites": overwrites,
        }))
        .unwrap();
        let member: Member = serde_json::from_value(json!({
            "user": { "id": BOT.to_string(), "username": "b", "discriminator": "0", "avatar": null }, "roles": ["2"],
            "guild_id": "1", "deaf": false, "mute": false, "flags": 0, "joined_at": null,
        }))
        .unwrap();
        granted(&guild, &channel, &member)
    }

    #[test]
    fn what_a_channel_says_goes_from_the_general_to_the_particular() {
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
    fn a_thread_needs_what_is_said_of_threads() {
        assert!(missing(needed(), false).is_empty() && missing(needed(), true).is_empty());
        let granted = needed() - Permissions::SEND_MESSAGES_IN_THREADS;
        assert!(missing(granted, false).is_empty());
        assert_eq!(missing(granted, true), ["Send Messages in Threads"]);
        assert_eq!(missing(needed() - Permissions::SEND_MESSAGES, false), ["Send Messages"]);
    }
}
