//! The channel of an interaction, and the bot's permissions in that channel.

use crate::discord::interaction::Interaction;
use crate::discord::permissions::Permissions;
use crate::table::{ChannelId, MessageId};

#[derive(Clone, Copy, Debug)]
pub(super) struct Location {
    pub channel: ChannelId,
    /// The message with the pressed component, which is known to exist. `None` for commands.
    pub pressed: Option<MessageId>,
    /// Whether the bot may post in the channel.
    pub may_write: bool,
    /// Whether the bot may read the message history of the channel.
    pub may_read_history: bool,
}

impl Location {
    pub fn of(interaction: &Interaction) -> Location {
        let send =
            if interaction.is_thread() { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        // Assume permissions that Discord does not report. A later request will show whether they are missing.
        let may = |needed: Permissions| {
            interaction.granted.is_none_or(|may| may.contains(needed) || may.contains(Permissions::ADMINISTRATOR))
        };
        Location {
            channel: interaction.channel,
            pressed: interaction.message.map(|(message, _)| message),
            may_write: may(Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES | send),
            may_read_history: may(Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY),
        }
    }
}
