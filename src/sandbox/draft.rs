//! New messages and edits, parsed from request bodies.

use std::collections::BTreeMap;

use serde_json::Value;

use super::attachment::safe_name;
use super::mentions::AllowedMentions;
use super::message::{COMPONENTS_V2, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use super::payload::Upload;
use crate::{ApiRefusal, EPHEMERAL, Form, Id, Payload, limits};

/// The message flags that a bot may set.
const SETTABLE: u64 = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;

/// A new message that has been validated.
#[derive(Clone, Debug)]
pub struct Draft {
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub files: Vec<Upload>,
    /// The bits of `flags`, such as the one of ephemeral messages.
    pub flags: u64,
    /// The mentions that may ping.
    pub allowed: AllowedMentions,
    /// The nonce by which the bot recognizes the message, or `None` if the bot sent none.
    pub nonce: Option<Value>,
    /// Whether a recent message with the same nonce is returned instead of creating another message.
    pub enforce_nonce: bool,
    pub reply_to: Option<Id>,
}

/// An edit of a message. Fields that are `None` are not changed.
#[derive(Clone, Debug)]
pub struct Edit {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    /// The attached files to keep, with optional new alt texts. All files are kept if `None`.
    pub keep: Option<Vec<(Id, Option<String>)>>,
    pub files: Vec<Upload>,
    pub flags: Option<u64>,
    pub allowed: AllowedMentions,
}

impl Draft {
    /// Parses the body of a request for a new message. Returns an error if the message exceeds one of Discord's limits.
    pub fn read(body: &Value, files: BTreeMap<u64, Upload>) -> Result<Self, ApiRefusal> {
        let flags = flags_field(body).unwrap_or(0);
        let (allowed, (_, files)) = ApiRefusal::check(|form| {
            limits::check_message(body, flags, form);
            (AllowedMentions::read(body, form), attachments(body, files, form))
        })?;
        let draft = Self {
            content: text_field(body, "content").unwrap_or_default(),
            embeds: list_field(body, "embeds"),
            components: list_field(body, "components"),
            files,
            flags,
            allowed,
            nonce: body.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
            enforce_nonce: body["enforce_nonce"] == true,
            reply_to: body.pointer("/message_reference/message_id").and_then(parse_id),
        };
        let names: Vec<&str> = draft.files.iter().map(|file| file.filename.as_str()).collect();
        limits::check_media(&draft.components, &names)?;
        if draft.is_empty() { Err(ApiRefusal::EmptyMessage) } else { Ok(draft) }
    }

    fn is_empty(&self) -> bool {
        self.content.trim().is_empty() && self.embeds.is_empty() && self.components.is_empty() && self.files.is_empty()
    }
}

impl Edit {
    /// Parses the body of a request for an edit of a message with these flags, or fails if it exceeds a limit.
    pub fn read(payload: Payload, old_flags: u64) -> Result<Self, ApiRefusal> {
        let Payload { json: body, files } = payload;
        let flags = flags_field(&body);
        let (allowed, (keep, files)) = ApiRefusal::check(|form| {
            limits::check_message(&body, old_flags | flags.unwrap_or(0), form);
            (AllowedMentions::read(&body, form), attachments(&body, files, form))
        })?;
        // The value of a key may be `null`, which empties the field.
        let given_list = |key| body.get(key).map(|_| list_field(&body, key));
        let content = body.get("content").map(|_| text_field(&body, "content").unwrap_or_default());
        let (embeds, components) = (given_list("embeds"), given_list("components"));
        Ok(Self { content, embeds, components, keep, files, flags, allowed })
    }
}

fn text_field(body: &Value, key: &str) -> Option<String> {
    body[key].as_str().map(str::to_owned)
}

fn list_field(body: &Value, key: &str) -> Vec<Value> {
    body[key].as_array().cloned().unwrap_or_default()
}

fn parse_id(value: &Value) -> Option<Id> {
    serde_json::from_value(value.clone()).ok()
}

fn flags_field(body: &Value) -> Option<u64> {
    Some(body["flags"].as_u64()? & SETTABLE)
}

/// Returns the attached files that a body keeps and the files that it adds. The list `attachments` names both kinds: a
/// new file by the number of its part in the form, an attached file by its ID.
///
/// A part of the form that is not listed is attached too, as in Discord.
#[expect(clippy::type_complexity, reason = "two lists that are made together and taken apart at once")]
fn attachments(
    body: &Value,
    mut uploads: BTreeMap<u64, Upload>,
    form: &mut Form,
) -> (Option<Vec<(Id, Option<String>)>>, Vec<Upload>) {
    let (mut keep, mut files) = (vec![], vec![]);
    for (index, entry) in body["attachments"].as_array().into_iter().flatten().enumerate() {
        match parse_id(&entry["id"]).map(|id| (id, uploads.remove(&id.get()))) {
            Some((_, Some(upload))) => files.push(with_entry(upload, entry)),
            Some((id, None)) => keep.push((id, text_field(entry, "description"))),
            None => form.within("attachments", |form| {
                form.within(index, |form| form.error_at("id", "BASE_TYPE_REQUIRED", "This field is required"));
            }),
        }
    }
    files.extend(uploads.into_values().map(|upload| with_entry(upload, &Value::Null)));
    (body["attachments"].is_array().then_some(keep), files)
}

/// Returns an uploaded file with the name and the alt text of its entry in the body.
fn with_entry(upload: Upload, entry: &Value) -> Upload {
    let filename = safe_name(&text_field(entry, "filename").unwrap_or(upload.filename));
    Upload { filename, description: text_field(entry, "description"), ..upload }
}

#[cfg(test)]
mod tests {
    use axum::body::Bytes;
    use serde_json::json;

    use super::*;

    fn upload(name: &str) -> Upload {
        let (content_type, bytes) = ("image/png".into(), Bytes::from_static(b"x"));
        Upload { filename: name.into(), description: None, content_type, bytes }
    }

    #[test]
    fn an_empty_message_is_refused() {
        for body in [json!({}), json!({ "content": "  " }), json!({ "content": null, "embeds": [] }), Value::Null] {
            assert_eq!(Draft::read(&body, BTreeMap::new()).unwrap_err(), ApiRefusal::EmptyMessage, "{body}");
        }
        assert!(Draft::read(&Value::Null, BTreeMap::from([(0, upload("a.png"))])).is_ok());
    }

    #[test]
    fn parts_take_name_and_alt_text_from_their_entries() {
        let body = json!({ "attachments": [{ "id": 0, "filename": "board é.png", "description": "alt" }] });
        let draft = Draft::read(&body, BTreeMap::from([(0, upload("x.png")), (1, upload("y.png"))])).unwrap();
        let named: Vec<_> =
            draft.files.iter().map(|file| (file.filename.as_str(), file.description.as_deref())).collect();
        assert_eq!(named, [("board__.png", Some("alt")), ("y.png", None)]);
    }

    #[test]
    fn an_edit_keeps_the_files_that_it_names() {
        let read = |json, files| Edit::read(Payload { json, files }, 0).unwrap();
        assert_eq!(read(json!({ "content": "c" }), BTreeMap::new()).keep, None);
        assert_eq!(read(json!({ "attachments": [] }), BTreeMap::new()).keep, Some(vec![]));
        let edit =
            read(json!({ "attachments": [{ "id": "77" }, { "id": 0 }] }), BTreeMap::from([(0, upload("n.png"))]));
        assert_eq!((edit.keep, edit.files.len()), (Some(vec![(Id::new(77), None)]), 1));
    }

    #[test]
    fn an_edit_can_empty_a_text_or_leave_it() {
        let read = |json| Edit::read(Payload { json, files: BTreeMap::new() }, 0).unwrap().content;
        assert_eq!(read(json!({ "content": null })), Some(String::new()));
        assert_eq!(read(json!({ "components": [] })), None);
    }
}
