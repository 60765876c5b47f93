//! Messages and their flags.

use serde_json::{Value, json};

use super::attachment::Attachment;
use crate::{Id, Timestamp};

/// The flag of a message whose embeds are hidden.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// The flag of a message from which a thread was created.
pub const HAS_THREAD: u64 = 1 << 5;
/// The flag of a message that only the user of the interaction sees.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of a deferred answer, which is shown as "Bergerie is thinking…".
pub const LOADING: u64 = 1 << 7;
/// The flag of a message that notifies no user.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// The flag of a message that consists of Components V2 and has neither content nor embeds.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// The metadata about the interaction that a message answers.
#[derive(Clone, Debug, Default)]
pub struct InteractionMetadata {
    pub interaction: Id,
    /// The type of the interaction: 2 for a command, 3 for a component, 5 for a modal.
    pub kind: u8,
    pub user: Id,
    /// The names of command and subcommands, for the line "alice used /game new" above the message.
    pub command: Option<String>,
    /// The message with the component that the user used, or that opened the modal. `None` if the user used a command.
    pub interacted_message: Option<Id>,
    /// For a follow-up, the first message that answered the interaction. `None` for that first message.
    pub original: Option<Id>,
    /// For a modal, the interaction that opened it. `None` for other interactions.
    pub triggering_interaction: Option<Box<InteractionMetadata>>,
}

/// A reaction to a message and the users who have added it.
#[derive(Clone, Debug)]
pub struct Reaction {
    /// The emoji as in the request's path: a character, or `name:id` for a custom emoji.
    pub emoji: String,
    /// The users who have added the reaction, in that order.
    pub users: Vec<Id>,
}

#[derive(Clone, Debug, Default)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// The text, with mentions and emoji in Discord's notation.
    pub content: String,
    pub written: Timestamp,
    /// The time of the last edit. `None` if the message was never edited.
    pub edited: Option<Timestamp>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// The flags, as a union of the constants of this module.
    pub flags: u64,
    /// The users whom the message mentions and is allowed to ping.
    pub mentions: Vec<Id>,
    /// The roles that the message mentions and is allowed to ping.
    pub mention_roles: Vec<Id>,
    /// Whether the message mentions everyone and is allowed to.
    pub mention_everyone: bool,
    /// The users who were pinged when the message was created.
    pub pinged: Vec<Id>,
    pub pinned: bool,
    /// The nonce of the bot's request, if any. It prevents a repeated request from creating the message twice.
    pub nonce: Option<Value>,
    pub reply_to: Option<Id>,
    /// The metadata about the interaction that the message answers, if any.
    pub cause: Option<InteractionMetadata>,
    /// The only user who sees an ephemeral message. `None` if everyone in the channel sees it.
    pub only_for: Option<Id>,
    pub thread: Option<Id>,
    pub reactions: Vec<Reaction>,
}

impl Message {
    /// Returns whether a user who sees the channel also sees this message.
    pub fn is_seen_by(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    pub fn has(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// Returns whether the message has no text, embeds, components or files.
    pub fn is_empty(&self) -> bool {
        let has_files = !self.attachments.is_empty() && !self.has(COMPONENTS_V2);
        self.content.trim().is_empty() && self.embeds.is_empty() && !has_files && self.components.is_empty()
    }

    /// Returns the message to which this message refers: that of a reply, the first answer for a follow-up, or the
    /// message with the component. Returns `None` for other messages.
    pub fn refers_to(&self) -> Option<Id> {
        let by_metadata = self.cause.as_ref().and_then(|cause| cause.original.or(cause.interacted_message));
        self.reply_to.or(by_metadata)
    }

    /// Returns the number of the message's type in Discord's API: default, reply, or answer to a command.
    pub fn type_number(&self) -> u8 {
        let answers_command = self.cause.as_ref().is_some_and(|cause| cause.kind == 2);
        match self.refers_to() {
            Some(_) => 19,
            None if answers_command => 20,
            None => 0,
        }
    }

    /// Returns the message as a message object of Discord's API, without the fields that refer to other objects.
    ///
    /// The list of attachments omits a file that an embed or a component shows by `attachment://name`.
    pub fn bare_json(&self, base: &str) -> Value {
        let ephemeral = self.only_for.is_some();
        let mut shown = Resolver { files: &self.attachments, base, used: vec![] };
        let mut embeds: Vec<_> = self.embeds.iter().map(|embed| shown.resolve(embed)).collect();
        embeds.iter_mut().for_each(|embed| super::json::merge(embed, json!({ "type": "rich" })));
        let components: Vec<_> = self.components.iter().map(|component| shown.resolve(component)).collect();
        let used = shown.used;
        let loose = self.attachments.iter().filter(|file| !used.contains(&file.id));
        json!({
            "id": self.id, "channel_id": self.channel, "content": self.content,
            "timestamp": self.written.iso8601(), "edited_timestamp": self.edited.map(Timestamp::iso8601),
            "tts": false, "mention_everyone": self.mention_everyone, "mention_roles": self.mention_roles,
            "attachments": loose.map(|file| file.json(base, ephemeral)).collect::<Vec<_>>(),
            "embeds": if self.has(SUPPRESS_EMBEDS) { vec![] } else { embeds },
            "components": components, "pinned": self.pinned, "flags": self.flags, "type": self.type_number(),
        })
    }
}

/// Replaces addresses such as `attachment://name` with the URLs of the message's files.
struct Resolver<'m> {
    files: &'m [Attachment],
    base: &'m str,
    used: Vec<Id>,
}

impl Resolver<'_> {
    fn resolve(&mut self, value: &Value) -> Value {
        match value {
            Value::String(text) => self.resolve_text(text),
            Value::Array(items) => items.iter().map(|item| self.resolve(item)).collect(),
            Value::Object(map) => {
                let mut resolved: Value = map.iter().map(|(key, item)| (key.clone(), self.resolve(item))).collect();
                // The page needs the size, so that it can reserve space for a picture before it is loaded.
                let file = map.get("url").and_then(|url| self.file(url.as_str()?));
                if let Some((width, height)) = file.and_then(|file| file.size) {
                    super::json::merge(&mut resolved, json!({ "width": width, "height": height }));
                }
                resolved
            }
            other => other.clone(),
        }
    }

    /// Returns the file that `attachment://name` refers to, or `None` for other URLs and names.
    fn file(&self, text: &str) -> Option<&'_ Attachment> {
        let name = text.strip_prefix("attachment://")?;
        self.files.iter().find(|file| file.filename == name)
    }

    fn resolve_text(&mut self, text: &str) -> Value {
        let Some(file) = self.file(text) else { return json!(text) };
        let (id, path) = (file.id, file.path());
        if !self.used.contains(&id) {
            self.used.push(id);
        }
        json!(format!("{}{path}", self.base))
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Bytes;

    use super::*;

    #[test]
    fn a_file_shown_by_an_embed_is_not_among_the_attachments() {
        let file = |id, name: &str| Attachment {
            id: Id::new(id),
            channel: Id::new(2),
            filename: name.into(),
            description: None,
            content_type: "image/png".into(),
            size: None,
            bytes: Bytes::new(),
        };
        let attachments = vec![file(4, "a.png"), file(5, "b.png")];
        let embeds = vec![json!({ "image": { "url": "attachment://a.png" } })];
        let json = Message { attachments, embeds, ..Message::default() }.bare_json("http://host");
        assert_eq!(json["embeds"][0]["image"]["url"], "http://host/attachments/2/4/a.png");
        assert_eq!(json["attachments"].as_array().map(Vec::len), Some(1));
        assert_eq!(json["attachments"][0]["filename"], "b.png");
    }
}
