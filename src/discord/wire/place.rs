//! Where somebody used the bot, and what the bot may do there: Discord says so with each interaction.

use serenity::model::Permissions;

use crate::discord::interaction::Interaction;
use crate::table::{ChannelId, MessageId};

/// Where somebody used the bot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The channel.
    pub channel: ChannelId,
    /// The message that was pressed, which therefore is there.
    pub pressed: Option<MessageId>,
    /// Whether the bot may write there.
    pub may_write: bool,
    /// Whether it may look at what was written there.
    pub may_look: bool,
}

impl Place {
    /// The channel of an interaction.
    pub fn of(interaction: &Interaction) -> Place {
        let send =
            if interaction.is_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        // If Discord does not say, a request will.
        let may = |needed: Permissions| {
            interaction.granted.is_none_or(|may| may.contains(needed) || may.contains(Permissions::ADMINISTRATOR))
        };
        Place {
            channel: interaction.channel,
            pressed: interaction.message.map(|(message, _)| message),
            may_write: may(Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES | send),
            may_look: may(Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY),
        }
    }
}
