//! Adds and removes reactions of users and of the bot.

use serde_json::json;

use super::changes::ChangeKind;
use super::gateway::Event;
use super::id::Id;
use super::message::Reaction;
use super::render::emoji_json;
use super::users::GUILD;
use super::world::World;

impl World {
    /// Adds a reaction if `on`, or removes it otherwise. Does nothing if the reaction is in that state already.
    pub fn react(&mut self, channel: Id, message: Id, who: Id, emoji: &str, on: bool) {
        let Some(found) = self.messages.get_mut(&(channel, message)) else { return };
        let author = found.author;
        if !set(&mut found.reactions, who, emoji, on) {
            return;
        }
        self.note(self.audience(channel, None), ChangeKind::Message { channel, message });
        let in_guild = self.channels.get(&channel).is_some_and(|channel| channel.in_guild());
        let mut data = json!({
            "user_id": who, "channel_id": channel, "message_id": message, "emoji": emoji_json(emoji), "burst": false,
            "type": 0, "message_author_id": author,
        });
        if in_guild {
            data["guild_id"] = json!(GUILD);
            data["member"] = json!(self.member_json(who));
        }
        let event = if on { Event::ReactionAdd } else { Event::ReactionRemove };
        self.gateway.dispatch(event, !in_guild, &data);
    }
}

/// Adds or removes a reaction in the list. Returns whether that changed anything.
fn set(reactions: &mut Vec<Reaction>, who: Id, emoji: &str, on: bool) -> bool {
    let index = reactions.iter().position(|reaction| reaction.emoji == emoji);
    let reacted = index.and_then(|index| reactions.get(index)).is_some_and(|reaction| reaction.who.contains(&who));
    if reacted == on {
        return false;
    }
    match index.and_then(|index| reactions.get_mut(index)) {
        Some(reaction) if on => reaction.who.push(who),
        Some(reaction) => reaction.who.retain(|id| *id != who),
        None => reactions.push(Reaction { emoji: emoji.to_owned(), who: vec![who] }),
    }
    reactions.retain(|reaction| !reaction.who.is_empty());
    true
}
