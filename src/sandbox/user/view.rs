//! Messages and channels as one user sees them, which are Discord's objects with additional fields.

use serde_json::{Value, json};

use super::Actor;
use crate::command::localized;
use crate::message::Reaction;
use crate::render::reaction_json;
use crate::{BOT_NAME, Channel, ChannelKind, Command, CommandOption, Message, User, World};

impl World {
    /// Returns the message object of Discord's API with additional fields for this user.
    pub(super) fn message_view(&self, message: &Message, actor: &Actor) -> Value {
        let mut view = self.message_json(message);
        let pings_you = message.pinged.contains(&actor.0);
        let mentions_you = message.mention_everyone || message.mentions.contains(&actor.0);
        let mut more =
            json!({ "only_you": message.only_for.is_some(), "pings_you": pings_you, "mentions_you": mentions_you });
        if !message.reactions.is_empty() {
            let reaction_view = |reaction: &Reaction| {
                let mut view = reaction_json(reaction);
                view["you"] = json!(reaction.users.contains(&actor.0));
                view
            };
            view["reactions"] = message.reactions.iter().map(reaction_view).collect();
        }
        if let Some(cause) = &message.cause {
            let user = self.user(cause.user).map(|user| user.display_name);
            let pressed = cause.interacted_message.is_some();
            more["used"] =
                json!({ "by": user, "command": cause.command, "component": pressed, "follow_up": cause.original });
        }
        crate::json::merge(&mut view, more);
        view
    }

    /// Returns the channel object of Discord's API with additional fields for this user.
    pub(super) fn channel_view(&self, channel: &Channel, user: &User) -> Value {
        let mut view = self.channel_json(channel);
        let name = if channel.is_in_guild() { channel.name.as_str() } else { BOT_NAME };
        let kind = match &channel.kind {
            ChannelKind::Text => "text",
            ChannelKind::Direct { .. } => "direct",
            ChannelKind::Thread(_) => "thread",
        };
        let unread = user.unread.get(&channel.id).copied().unwrap_or(0);
        crate::json::merge(&mut view, json!({ "name": name, "kind": kind, "unread": unread }));
        if let Some(thread) = channel.thread() {
            view["members"] = json!(thread.members);
        }
        view
    }

    /// Returns the channels that a user sees, with direct messages last.
    pub(super) fn channels_of(&self, user: &User) -> Vec<Value> {
        let seen = self.channels.values().filter(|channel| self.is_seen_by(channel, user.id));
        seen.map(|channel| self.channel_view(channel, user)).collect()
    }
}

/// Returns a command with names and descriptions in a language.
pub(super) fn command_view(command: &Command, locale: &str) -> Value {
    json!({
        "id": command.id, "name": command.name, "label": command.name_in(locale),
        "description": command.description_in(locale), "options": options(&command.options, locale),
    })
}

fn options(list: &[CommandOption], locale: &str) -> Vec<Value> {
    list.iter().map(|option| option_view(option, locale)).collect()
}

fn option_view(option: &CommandOption, locale: &str) -> Value {
    let choices = option.choices.iter().map(|choice| {
        let label = localized(&choice.name, choice.name_localizations.as_ref(), locale);
        json!({ "name": label, "value": choice.value })
    });
    json!({
        "type": option.kind, "name": option.name, "label": option.name_in(locale),
        "description": localized(&option.description, option.description_localizations.as_ref(), locale),
        "required": option.required, "autocomplete": option.autocomplete, "choices": choices.collect::<Vec<_>>(),
        "options": options(&option.options, locale), "min_value": option.min_value, "max_value": option.max_value,
        "min_length": option.min_length, "max_length": option.max_length,
    })
}
