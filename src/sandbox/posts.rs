//! Creates, edits and deletes messages, and notifies the pages and the bot.

use serde_json::{Value, json};

use super::attachment::{Attachment, picture_size};
use super::limits::{LEGACY_FIELDS, MAX_FILES, check_media};
use super::mentions::AllowedMentions;
use super::message::{COMPONENTS_V2, InteractionMetadata, LOADING, SUPPRESS_NOTIFICATIONS};
use super::payload::Upload;
use crate::{
    ApiRefusal, ChangeKind, ChannelKind, Draft, EPHEMERAL, Edit, Event, GUILD, Id, Message, Timestamp, World, mentions,
};

/// The author of a message, and the channel and audience for which it is written.
#[derive(Clone, Debug)]
pub struct MessageOrigin {
    pub author: Id,
    pub channel: Id,
    /// The metadata about the interaction that the message answers, if any.
    pub cause: Option<InteractionMetadata>,
    /// The only user who sees an ephemeral message. `None` if everyone in the channel sees it.
    pub only_for: Option<Id>,
}

impl World {
    /// Creates a message and returns its ID.
    pub fn write_message(&mut self, draft: Draft, by: MessageOrigin) -> Id {
        let empty = self.empty_message(by);
        let (id, channel) = (empty.id, empty.channel);
        let mut message = Message {
            attachments: self.attach(draft.files, channel),
            flags: if empty.only_for.is_some() { draft.flags | EPHEMERAL } else { draft.flags & !EPHEMERAL },
            embeds: draft.embeds,
            components: with_component_ids(draft.components),
            nonce: draft.nonce,
            reply_to: draft.reply_to.filter(|to| self.messages.contains_key(&(channel, *to))),
            content: draft.content,
            ..empty
        };
        set_mentions(&mut message, &draft.allowed);
        if draft.flags & SUPPRESS_NOTIFICATIONS == 0 {
            message.pinged = self.pinged_users(&message, &draft.allowed);
        }
        self.add_message(message);
        id
    }

    /// Creates a message that shows "thinking…" until the bot edits it. Returns its ID.
    pub fn write_loading(&mut self, by: MessageOrigin) -> Id {
        let flags = LOADING | if by.only_for.is_some() { EPHEMERAL } else { 0 };
        let message = Message { flags, ..self.empty_message(by) };
        let id = message.id;
        self.add_message(message);
        id
    }

    fn empty_message(&mut self, by: MessageOrigin) -> Message {
        let MessageOrigin { author, channel, cause, only_for } = by;
        Message { id: self.new_id(), author, channel, cause, only_for, written: Timestamp::now(), ..Message::default() }
    }

    fn add_message(&mut self, message: Message) {
        let (id, channel) = (message.id, message.channel);
        self.count_unread(&message.pinged, channel);
        if let Some(place) = self.channels.get_mut(&channel) {
            place.last_message = Some(id);
        }
        self.unarchive_thread(channel);
        if let Some(thread) = self.channels.get_mut(&channel).and_then(|channel| channel.thread_mut()) {
            // A ping adds the user to the thread.
            let new: Vec<Id> = message.pinged.iter().copied().filter(|id| !thread.members.contains(id)).collect();
            thread.members.extend(new);
        }
        let event = self.message_event(&message);
        let only_for = message.only_for;
        self.messages.insert((channel, id), message);
        self.changes.add(self.audience(channel, only_for), ChangeKind::Message { channel, message: id });
        self.dispatch_message(Event::MessageCreate, channel, only_for, event);
    }

    /// Edits a message. If the message showed "thinking…", it gets a new creation time and does not count as edited.
    pub fn change(&mut self, channel: Id, id: Id, edit: Edit) -> Result<(), ApiRefusal> {
        let new = self.attach(edit.files, channel);
        let given_components = edit.components.is_some();
        let components = edit.components.map(with_component_ids);
        let message = self.messages.get_mut(&(channel, id)).ok_or(ApiRefusal::UnknownMessage)?;
        let mut changed = message.clone();
        if let Some(keep) = &edit.keep {
            keep_files(&mut changed.attachments, keep)?;
        }
        changed.attachments.extend(new);
        if changed.attachments.len() > MAX_FILES {
            let message = format!("Must be {MAX_FILES} or fewer in length.");
            return Err(ApiRefusal::form(&["attachments"], "BASE_TYPE_MAX_LENGTH", message));
        }
        changed.embeds = edit.embeds.unwrap_or(changed.embeds);
        changed.components = components.unwrap_or(changed.components);
        if let Some(flags) = edit.flags {
            // An edit cannot remove these flags.
            let fixed = EPHEMERAL | LOADING | changed.flags & COMPONENTS_V2;
            changed.flags = flags & !fixed | changed.flags & fixed;
        }
        if edit.content.is_some() || given_components {
            changed.content = edit.content.unwrap_or(changed.content);
            set_mentions(&mut changed, &edit.allowed);
        }
        if changed.is_empty() {
            return Err(ApiRefusal::EmptyMessage);
        }
        if changed.has(COMPONENTS_V2) && !(changed.content.is_empty() && changed.embeds.is_empty()) {
            let message = "A message with components has neither content nor embeds";
            return Err(ApiRefusal::form(&["content"], LEGACY_FIELDS, message));
        }
        let names = changed.attachments.iter().map(|file| file.filename.as_str());
        check_media(&changed.components, &names.collect::<Vec<_>>())?;
        if changed.has(LOADING) {
            changed.flags &= !LOADING;
        } else {
            changed.edited = Some(Timestamp::now());
        }
        *message = changed;
        self.notify_of_change(channel, id);
        Ok(())
    }

    pub fn notify_of_change(&mut self, channel: Id, id: Id) {
        let Some(message) = self.messages.get(&(channel, id)) else { return };
        let (event, only_for) = (self.message_event(message), message.only_for);
        self.changes.add(self.audience(channel, only_for), ChangeKind::Message { channel, message: id });
        self.dispatch_message(Event::MessageUpdate, channel, only_for, event);
    }

    pub fn delete(&mut self, channel: Id, id: Id) -> Result<(), ApiRefusal> {
        let message = self.messages.remove(&(channel, id)).ok_or(ApiRefusal::UnknownMessage)?;
        self.changes.add(self.audience(channel, message.only_for), ChangeKind::Deleted { channel, message: id });
        let mut event = json!({ "id": id, "channel_id": channel });
        if self.channels.get(&channel).is_some_and(|channel| channel.is_in_guild()) {
            event["guild_id"] = json!(GUILD);
        }
        self.dispatch_message(Event::MessageDelete, channel, message.only_for, event);
        Ok(())
    }

    /// Returns the only user who sees a change in a channel, or `None` if everyone sees it.
    pub fn audience(&self, channel: Id, only_for: Option<Id>) -> Option<Id> {
        match self.channels.get(&channel).map(|channel| &channel.kind) {
            Some(ChannelKind::Direct { with }) => Some(*with),
            _ => only_for,
        }
    }

    /// Sends the bot an event about a message, unless the message is ephemeral.
    fn dispatch_message(&mut self, event: Event, channel: Id, only_for: Option<Id>, data: Value) {
        let receives = only_for.is_none() && self.channel_for_bot(channel).is_ok();
        if receives {
            let direct = self.channels.get(&channel).is_some_and(|channel| !channel.is_in_guild());
            self.gateway.dispatch(event, direct, &data);
        }
    }

    fn attach(&mut self, files: Vec<Upload>, channel: Id) -> Vec<Attachment> {
        let attach = |file: Upload| {
            let Upload { filename, description, content_type, bytes } = file;
            let (id, size) = (self.new_id(), picture_size(&bytes));
            Attachment { id, channel, size, filename, description, content_type, bytes }
        };
        files.into_iter().map(attach).collect()
    }

    /// Returns the users whom a new message pings.
    fn pinged_users(&self, message: &Message, allowed: &AllowedMentions) -> Vec<Id> {
        let Some(channel) = self.channels.get(&message.channel) else { return vec![] };
        let replied = message.reply_to.filter(|_| allowed.replied_user);
        let replied = replied.and_then(|to| self.messages.get(&(message.channel, to))).map(|to| to.author);
        let is_pinged = |id: Id| {
            let meant = message.mention_everyone
                || message.mentions.contains(&id)
                || message.mention_roles.contains(&GUILD)
                || replied == Some(id)
                || channel.kind == ChannelKind::Direct { with: id };
            meant && id != message.author && self.is_seen_by(channel, id) && message.is_seen_by(id)
        };
        self.users.iter().map(|user| user.id).filter(|id| is_pinged(*id)).collect()
    }

    fn count_unread(&mut self, pinged: &[Id], channel: Id) {
        for user in self.users.iter_mut().filter(|user| pinged.contains(&user.id)) {
            *user.unread.entry(channel).or_default() += 1;
        }
        if !pinged.is_empty() {
            self.changes.add(None, ChangeKind::Pings);
        }
    }

    /// Unarchives a thread in which a message was written. Messages in locked threads have been refused before.
    fn unarchive_thread(&mut self, channel: Id) {
        let thread = self.channels.get_mut(&channel).and_then(|channel| channel.thread_mut());
        if let Some(thread) = thread.filter(|thread| thread.archived) {
            thread.archived = false;
            thread.archive_changed = Timestamp::now();
            self.notify_of_thread(channel, Event::ThreadUpdate);
        }
    }

    pub fn notify_of_thread(&mut self, thread: Id, event: Event) {
        self.changes.add(None, ChangeKind::Channel { channel: thread });
        if let Some(json) = self.channels.get(&thread).map(|thread| self.channel_json(thread)) {
            self.gateway.dispatch(event, false, &json);
        }
    }
}

/// Gives each component a numeric ID, as Discord does in its responses.
fn with_component_ids(mut components: Vec<Value>) -> Vec<Value> {
    let mut next = 1;
    for component in &mut components {
        set_component_id(component, &mut next);
    }
    components
}

fn set_component_id(component: &mut Value, next: &mut u64) {
    let Some(object) = component.as_object_mut() else { return };
    object.entry("id").or_insert_with(|| json!(*next));
    *next += 1;
    for inner in object.get_mut("components").and_then(|inner| inner.as_array_mut()).into_iter().flatten() {
        set_component_id(inner, next);
    }
}

/// Sets the mentions of a message. They are found in the content, or in the text displays of Components V2.
fn set_mentions(message: &mut Message, allowed: &AllowedMentions) {
    let displays = message.components.iter().filter_map(|component| component["content"].as_str());
    let text = std::iter::once(message.content.as_str()).chain(displays).collect::<Vec<_>>().join("\n");
    let mentions = allowed.filter(mentions::find(&text));
    message.mentions = mentions.users;
    message.mention_roles = mentions.roles;
    message.mention_everyone = mentions.everyone;
}

/// Keeps only the named files, in this order, with new alt texts where given.
fn keep_files(files: &mut Vec<Attachment>, keep: &[(Id, Option<String>)]) -> Result<(), ApiRefusal> {
    let mut kept = vec![];
    for (index, (id, description)) in keep.iter().enumerate() {
        let Some(file) = files.iter().find(|file| file.id == *id) else {
            let (index, message) = (index.to_string(), format!("Attachment {id} is not on the message."));
            return Err(ApiRefusal::form(&["attachments", &index], "ATTACHMENT_NOT_FOUND", message));
        };
        let description = description.clone().or_else(|| file.description.clone());
        kept.push(Attachment { description, ..file.clone() });
    }
    *files = kept;
    Ok(())
}
