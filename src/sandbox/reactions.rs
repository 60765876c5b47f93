//! Adds and removes reactions of users and of the bot.

use serde_json::json;

use super::message::Reaction;
use super::render::emoji_json;
use crate::{ChangeKind, Event, GUILD, Id, World};

impl World {
    /// Adds a reaction if `on`, or removes it otherwise. Does nothing if the reaction is in that state already.
    pub fn react(&mut self, channel: Id, message: Id, user: Id, emoji: &str, on: bool) {
        let Some(found) = self.messages.get_mut(&(channel, message)) else { return };
        let author = found.author;
        if !set(&mut found.reactions, user, emoji, on) {
            return;
        }
        self.changes.add(self.audience(channel, None), ChangeKind::Message { channel, message });
        let in_guild = self.channels.get(&channel).is_some_and(|channel| channel.is_in_guild());
        let mut data = json!({
            "user_id": user, "channel_id": channel, "message_id": message, "emoji": emoji_json(emoji), "burst": false,
            "type": 0, "message_author_id": author,
        });
        if in_guild {
            data["guild_id"] = json!(GUILD);
            data["member"] = json!(self.member_json(user));
        }
        let event = if on { Event::MessageReactionAdd } else { Event::MessageReactionRemove };
        self.gateway.dispatch(event, !in_guild, &data);
    }
}

/// Adds or removes a reaction in the list. Returns whether that changed anything.
fn set(reactions: &mut Vec<Reaction>, user: Id, emoji: &str, on: bool) -> bool {
    let index = reactions.iter().position(|reaction| reaction.emoji == emoji);
    let reacted = index.and_then(|index| reactions.get(index)).is_some_and(|reaction| reaction.users.contains(&user));
    if reacted == on {
        return false;
    }
    match index.and_then(|index| reactions.get_mut(index)) {
        Some(reaction) if on => reaction.users.push(user),
        Some(reaction) => reaction.users.retain(|id| *id != user),
        None => reactions.push(Reaction { emoji: emoji.to_owned(), users: vec![user] }),
    }
    reactions.retain(|reaction| !reaction.users.is_empty());
    true
}
