//! The bits of Discord's permissions that matter to the bot.

/// The names of permissions in Discord's documentation, with their bits.
pub const NAMES: [(&str, u64); 16] = [
    ("ADMINISTRATOR", ADMINISTRATOR),
    ("MANAGE_CHANNELS", 1 << 4),
    ("MANAGE_GUILD", 1 << 5),
    ("ADD_REACTIONS", ADD_REACTIONS),
    ("VIEW_CHANNEL", VIEW_CHANNEL),
    ("SEND_MESSAGES", SEND_MESSAGES),
    ("MANAGE_MESSAGES", MANAGE_MESSAGES),
    ("EMBED_LINKS", EMBED_LINKS),
    ("ATTACH_FILES", ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", READ_MESSAGE_HISTORY),
    ("MENTION_EVERYONE", MENTION_EVERYONE),
    ("USE_APPLICATION_COMMANDS", 1 << 31),
    ("MANAGE_THREADS", 1 << 34),
    ("CREATE_PUBLIC_THREADS", CREATE_PUBLIC_THREADS),
    ("SEND_MESSAGES_IN_THREADS", SEND_MESSAGES_IN_THREADS),
    ("PIN_MESSAGES", PIN_MESSAGES),
];

/// All permissions, including those that have no constant here.
pub const ADMINISTRATOR: u64 = 1 << 3;
pub const ADD_REACTIONS: u64 = 1 << 6;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
/// The permission to delete messages of other users. By Discord's older rules, it also includes pinning messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub const MENTION_EVERYONE: u64 = 1 << 17;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub const PIN_MESSAGES: u64 = 1 << 51;

/// The permissions of an ordinary member, which the bot also has by default. They include no moderation.
pub const MEMBER: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | 1 << 31
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | PIN_MESSAGES;

/// The permissions of the server's owner, which are all permissions.
pub const OWNER: u64 = (1 << 53) - 1;

/// Returns the union of the named permissions as bits. Returns `None` if a name is unknown.
pub fn bits(names: &[String]) -> Option<u64> {
    names.iter().try_fold(0, |bits, name| NAMES.iter().find(|(known, _)| known == name).map(|(_, bit)| bits | bit))
}
