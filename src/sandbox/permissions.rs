//! The permission bits that matter to a bot that posts pictures.

/// The bits and their names, as in Discord's documentation.
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

/// Everything.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// React with an emoji.
pub const ADD_REACTIONS: u64 = 1 << 6;
/// See a channel and read it.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Write in a channel.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete messages of others; in Discord's older rules also pin.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Send embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Send files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read what was written before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Ping everyone, and roles that are not mentionable.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Open threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Write in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// Pin messages.
pub const PIN_MESSAGES: u64 = 1 << 51;

/// What an ordinary member and the bot have: no tools of moderators.
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

/// What the owner of the server has: all.
pub const OWNER: u64 = (1 << 53) - 1;

/// The bits of a list of names; `None` if one is not known.
pub fn bits(names: &[String]) -> Option<u64> {
    names.iter().try_fold(0, |bits, name| NAMES.iter().find(|(known, _)| known == name).map(|(_, bit)| bits | bit))
}
