//! Where somebody used the bot, and what the bot may do there: Discord says so with each interaction.

use serenity::model::Permissions;
use serenity::model::application::{CommandInteraction, ComponentInteraction, ModalInteraction};
use serenity::model::channel::{ChannelType, PartialChannel};

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
    /// Where a command was typed.
    pub fn of_command(command: &CommandInteraction) -> Place {
        Place::new(command.channel_id.get(), None, command.app_permissions, command.channel.as_ref())
    }

    /// Where a button was pressed.
    pub fn of_component(press: &ComponentInteraction) -> Place {
        let pressed = MessageId(press.message.id.get());
        Place::new(press.channel_id.get(), Some(pressed), press.app_permissions, press.channel.as_ref())
    }

    /// Where a form was filled in.
    pub fn of_form(form: &ModalInteraction) -> Place {
        Place::new(form.channel_id.get(), None, form.app_permissions, form.channel.as_ref())
    }

    fn new(
        channel: u64,
        pressed: Option<MessageId>,
        permissions: Option<Permissions>,
        about: Option<&PartialChannel>,
    ) -> Place {
        let is_thread = about.is_some_and(|channel| {
            matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
        });
        let send = if is_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        // If Discord does not say, a request will.
        let may = |needed: Permissions| {
            permissions.is_none_or(|may| may.contains(needed) || may.contains(Permissions::ADMINISTRATOR))
        };
        Place {
            channel: ChannelId(channel),
            pressed,
            may_write: may(Permissions::VIEW_CHANNEL | Permissions::ATTACH_FILES | send),
            may_look: may(Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY),
        }
    }
}
