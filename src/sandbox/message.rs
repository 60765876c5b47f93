//! Messages.

use serde_json::{Value, json};

use super::attachment::Attachment;
use super::clock::Moment;
use super::id::Id;

/// Hides embeds.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Set if a thread was created from the message.
pub const HAS_THREAD: u64 = 1 << 5;
/// Visible only to the user of the interaction.
pub const EPHEMERAL: u64 = 1 << 6;
/// Shown as "Bergerie is thinking…".
pub const LOADING: u64 = 1 << 7;
/// Suppresses pings.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Consists only of Components V2.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// The interaction that a message answers.
#[derive(Clone, Debug)]
pub struct Cause {
    /// The interaction.
    pub interaction: Id,
    /// Its type: 2 for a command, 3 for a component, 5 for a modal.
    pub kind: u8,
    /// The user.
    pub user: Id,
    /// The command with its subcommands, for the line "alice used /game new".
    pub command: Option<String>,
    /// The message with the component; also for a modal opened from one.
    pub pressed_on: Option<Id>,
    /// For a follow-up, the first answer.
    pub original: Option<Id>,
    /// For a modal, the interaction that opened it.
    pub trigger: Option<Box<Cause>>,
}

/// A reaction and its users.
#[derive(Clone, Debug)]
pub struct Reaction {
    /// The emoji as in the path: a character or `name:id`.
    pub emoji: String,
    /// The users, in order.
    pub who: Vec<Id>,
}

/// A message in a channel.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its ID.
    pub id: Id,
    /// Its channel.
    pub channel: Id,
    /// Its author.
    pub author: Id,
    /// Its text.
    pub content: String,
    /// The time of its creation.
    pub written: Moment,
    /// The time of its last edit, if any.
    pub edited: Option<Moment>,
    /// Its embeds, as the bot sent them.
    pub embeds: Vec<Value>,
    /// Its rows of components, as the bot sent them.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Its flags, as defined above.
    pub flags: u64,
    /// The users it mentions and may ping.
    pub mentions: Vec<Id>,
    /// The roles it mentions and may ping.
    pub mention_roles: Vec<Id>,
    /// Whether it mentions everyone and may ping.
    pub mention_everyone: bool,
    /// The users it pinged when it was created.
    pub pinged: Vec<Id>,
    /// Whether it is pinned.
    pub pinned: bool,
    /// The bot's nonce, which prevents duplicates.
    pub nonce: Option<Value>,
    /// The message it replies to.
    pub reply_to: Option<Id>,
    /// The interaction it answers.
    pub cause: Option<Cause>,
    /// The only user who sees it, if ephemeral.
    pub only_for: Option<Id>,
    /// The thread created from it.
    pub thread: Option<Id>,
    /// Its reactions.
    pub reactions: Vec<Reaction>,
}

impl Message {
    /// Creates an empty message.
    pub fn new(id: Id, channel: Id, author: Id, written: Moment) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            written,
            edited: None,
            embeds: vec![],
            components: vec![],
            attachments: vec![],
            flags: 0,
            mentions: vec![],
            mention_roles: vec![],
            mention_everyone: false,
            pinged: vec![],
            pinned: false,
            nonce: None,
            reply_to: None,
            cause: None,
            only_for: None,
            thread: None,
            reactions: vec![],
        }
    }

    /// Returns whether `user` can see it, assuming they see the channel.
    pub fn is_seen_by(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Returns whether it has the flag.
    pub fn has(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// Returns whether it has no visible content.
    pub fn is_empty(&self) -> bool {
        let has_files = !self.attachments.is_empty() && !self.has(COMPONENTS_V2);
        self.content.trim().is_empty() && self.embeds.is_empty() && !has_files && self.components.is_empty()
    }

    /// Returns the message it refers to: the original of a reply or follow-up, or the message with the component.
    pub fn refers_to(&self) -> Option<Id> {
        let by_cause = self.cause.as_ref().and_then(|cause| cause.original.or(cause.pressed_on));
        self.reply_to.or(by_cause)
    }

    /// Returns Discord's message type: default, reply, or answer to a command.
    pub fn type_number(&self) -> u8 {
        let answers_command = self.cause.as_ref().is_some_and(|cause| cause.kind == 2);
        match self.refers_to() {
            Some(_) => 19,
            None if answers_command => 20,
            None => 0,
        }
    }

    /// Returns Discord's message object, except for the fields that refer to other objects.
    ///
    /// A file that an embed or component shows by `attachment://name` is not among the attachments.
    pub fn bare_json(&self, base: &str) -> Value {
        let ephemeral = self.only_for.is_some();
        let mut shown = Resolver { files: &self.attachments, base, used: vec![] };
        let mut embeds: Vec<_> = self.embeds.iter().map(|embed| shown.resolve(embed)).collect();
        embeds.iter_mut().for_each(|embed| super::merge(embed, json!({ "type": "rich" })));
        let components: Vec<_> = self.components.iter().map(|component| shown.resolve(component)).collect();
        let used = shown.used;
        let loose = self.attachments.iter().filter(|file| !used.contains(&file.id));
        json!({
            "id": self.id, "channel_id": self.channel, "content": self.content,
            "timestamp": self.written.iso8601(), "edited_timestamp": self.edited.map(Moment::iso8601),
            "tts": false, "mention_everyone": self.mention_everyone, "mention_roles": self.mention_roles,
            "attachments": loose.map(|file| file.json(base, ephemeral)).collect::<Vec<_>>(),
            "embeds": if self.has(SUPPRESS_EMBEDS) { vec![] } else { embeds },
            "components": components, "pinned": self.pinned, "flags": self.flags, "type": self.type_number(),
        })
    }
}

/// Replaces `attachment://name` by the URL of the file.
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
                // Clients reserve the space of a picture before it is loaded.
                let file = map.get("url").and_then(|url| self.file(url.as_str()?));
                if let Some((width, height)) = file.and_then(|file| file.size) {
                    super::merge(&mut resolved, json!({ "width": width, "height": height }));
                }
                resolved
            }
            other => other.clone(),
        }
    }

    /// Returns the file that `attachment://name` refers to.
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
        let mut message = Message::new(Id::new(1), Id::new(2), Id::new(3), Moment::from_unix_ms(0));
        let file = |id, name: &str| Attachment {
            id: Id::new(id),
            channel: message.channel,
            filename: name.into(),
            description: None,
            content_type: "image/png".into(),
            size: None,
            bytes: Bytes::new(),
        };
        message.attachments = vec![file(4, "a.png"), file(5, "b.png")];
        message.embeds = vec![json!({ "image": { "url": "attachment://a.png" } })];
        let json = message.bare_json("http://host");
        assert_eq!(json["embeds"][0]["image"]["url"], "http://host/attachments/2/4/a.png");
        assert_eq!(json["attachments"].as_array().map(Vec::len), Some(1));
        assert_eq!(json["attachments"][0]["filename"], "b.png");
    }
}
