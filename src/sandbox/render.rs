//! Messages in the form in which Discord sends them to a bot, with the objects to which they refer.

use serde_json::{Value, json};

use super::message::{HAS_THREAD, InteractionMetadata, Reaction};
use crate::{APPLICATION, BOT, GUILD, Message, World};

impl World {
    pub fn message_json(&self, message: &Message) -> Value {
        let mut json = message.bare_json(&self.base);
        let mentions: Vec<_> = message.mentions.iter().filter_map(|id| self.user_json(*id)).collect();
        super::json::merge(&mut json, json!({ "author": self.user_json(message.author), "mentions": mentions }));
        if let Some(cause) = &message.cause {
            super::json::merge(&mut json, self.metadata_fields(cause));
            super::json::merge(&mut json, json!({ "application_id": APPLICATION, "webhook_id": APPLICATION }));
        }
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(reply) = self.reply_json(message) {
            super::json::merge(&mut json, reply);
        }
        if !message.reactions.is_empty() {
            json["reactions"] = message.reactions.iter().map(reaction_json).collect();
        }
        if message.has(HAS_THREAD) {
            let thread = message.thread.and_then(|id| self.channels.get(&id));
            json["thread"] = thread.map_or(Value::Null, |thread| self.channel_json(thread));
        }
        json
    }

    /// Returns the message object as gateway events and interactions in the server contain it, with additional fields.
    pub fn message_event(&self, message: &Message) -> Value {
        let mut json = self.message_json(message);
        if self.channels.get(&message.channel).is_some_and(|channel| channel.is_in_guild()) {
            json["guild_id"] = json!(GUILD);
            if let Some(mut member) = self.member_json(message.author) {
                // The message object has the author already, so the member object omits the user.
                member.as_object_mut().map(|member| member.remove("user"));
                json["member"] = member;
            }
        }
        json
    }

    fn reply_json(&self, message: &Message) -> Option<Value> {
        let to = message.refers_to()?;
        let in_guild = self.channels.get(&message.channel).is_some_and(|channel| channel.is_in_guild());
        let reference = json!({
            "type": 0, "channel_id": message.channel, "message_id": to, "guild_id": in_guild.then_some(GUILD),
        });
        // The object contains the message to which it refers, but not the message to which that one refers in turn.
        let referenced = self.messages.get(&(message.channel, to)).map(|to| {
            let mut json = to.bare_json(&self.base);
            super::json::merge(&mut json, json!({ "author": self.user_json(to.author), "mentions": [] }));
            json
        });
        Some(json!({ "message_reference": reference, "referenced_message": referenced }))
    }

    /// Returns the fields of a message about the interaction that it answers.
    fn metadata_fields(&self, cause: &InteractionMetadata) -> Value {
        let mut json = json!({ "interaction_metadata": self.metadata(cause) });
        if let Some(name) = &cause.command {
            let user = self.user_json(cause.user);
            json["interaction"] = json!({ "id": cause.interaction, "type": cause.kind, "name": name, "user": user });
        }
        json
    }

    fn metadata(&self, cause: &InteractionMetadata) -> Value {
        let mut json = json!({
            "id": cause.interaction, "type": cause.kind, "user": self.user_json(cause.user),
            "authorizing_integration_owners": { "0": GUILD },
        });
        if let Some(name) = &cause.command {
            json["name"] = json!(name);
        }
        if let Some(original) = cause.original {
            json["original_response_message_id"] = json!(original);
        }
        if cause.kind == 3 {
            json["interacted_message_id"] = json!(cause.interacted_message);
        }
        if let Some(trigger) = &cause.triggering_interaction {
            json["triggering_interaction_metadata"] = self.metadata(trigger);
        }
        json
    }
}

pub fn emoji_json(emoji: &str) -> Value {
    match emoji.split_once(':') {
        Some((name, id)) => json!({ "id": id, "name": name }),
        None => json!({ "id": null, "name": emoji }),
    }
}

pub fn reaction_json(reaction: &Reaction) -> Value {
    let count = reaction.users.len();
    json!({
        "count": count, "count_details": { "burst": 0, "normal": count }, "me": reaction.users.contains(&BOT),
        "me_burst": false, "emoji": emoji_json(&reaction.emoji), "burst_colors": [],
    })
}
