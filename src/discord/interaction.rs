//! Interactions of Discord, reduced to the fields that the bot needs. All other fields may be missing or have any type.

use serde_json::Value;

use crate::presenter::words::{Locale, labels};
use crate::table::{ChannelId, GuildId, MessageId, UserId};
use crate::telemetry::InteractionKind;

use super::commands::names::english_name;
use super::message::body::EPHEMERAL;
use super::permissions::Permissions;

/// The types of channels that are threads.
const THREAD_CHANNELS: std::ops::RangeInclusive<u64> = 10..=12;

/// The type of a server's text channels.
const TEXT_CHANNEL: u64 = 0;

/// The type of a command in the menu of a user.
const USER_COMMAND: u64 = 2;

/// A command, a request for completions, a press or a submitted form.
#[derive(Debug)]
pub(super) struct Interaction {
    pub reply: ReplyTo,
    pub application: u64,
    pub user: UserId,
    /// The user's permissions in the channel. Empty outside of servers.
    pub permissions: Permissions,
    /// The channel of the interaction, which may be a thread.
    pub channel: ChannelId,
    /// The channel that contains the thread, or `None` if the interaction is not in a thread.
    pub parent_channel: Option<ChannelId>,
    /// Whether threads can be opened in the channel.
    pub has_threads: bool,
    /// The server of the channel, or `None` for direct messages.
    pub guild: Option<GuildId>,
    /// Whether the bot is a member of the channel, rather than only installed by the user.
    pub is_member: bool,
    /// The bot's permissions in the channel. `None` if Discord does not report them, or none are needed.
    pub granted: Option<Permissions>,
    /// The message with the pressed component, and whether that message is ephemeral. `None` for commands.
    pub message: Option<(MessageId, bool)>,
    pub action: Action,
}

/// The data for responding to an interaction, which is available even if the rest cannot be parsed.
#[derive(Clone, Debug)]
pub(super) struct ReplyTo {
    /// The interaction's ID, or 0 if Discord sent none.
    pub id: u64,
    /// The token for the response, which is empty if Discord sent none.
    pub token: String,
    /// The language of the user's client. If Discord does not report it, the default language.
    pub locale: Locale,
    pub kind: InteractionKind,
}

/// The action by which a user caused an interaction.
#[derive(Debug)]
pub(super) enum Action {
    Command(Invocation),
    Completion(Invocation),
    Press {
        custom_id: String,
        /// The values chosen in a menu. Empty for a button.
        values: Vec<String>,
    },
    Form {
        custom_id: String,
        /// The custom ID and the values of each field: its text, the chosen options, or `true` or `false` for a checkbox.
        fields: Vec<(String, Vec<String>)>,
    },
}

/// A command with its options. If it was chosen in the menu of a user, that user is the value of the option [`labels::MEMBER`].
#[derive(Clone, Debug)]
pub(super) struct Invocation {
    /// The command's name in the default language.
    pub name: String,
    /// The subcommand's name, or `None` if the command has no subcommands.
    pub subcommand: Option<String>,
    pub options: Vec<OptionValue>,
}

/// An option in a command.
#[derive(Clone, Debug)]
pub(super) struct OptionValue {
    pub name: String,
    /// The value: a string, a number or a boolean. IDs are strings.
    pub value: Value,
    pub is_focused: bool,
    /// Whether the value is the ID of a bot's account.
    pub is_bot: bool,
    /// The file whose ID is the value, or `None` for other values.
    pub file: Option<UploadedFile>,
}

/// A file that a user has attached to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UploadedFile {
    pub url: String,
    /// The size in bytes, as Discord reports it.
    pub size: u64,
}

/// The error for an interaction that lacks a field that the bot needs.
#[derive(Debug, thiserror::Error)]
#[error("{missing} is missing")]
pub(super) struct MissingField {
    pub reply: ReplyTo,
    missing: &'static str,
}

impl Interaction {
    pub fn is_thread(&self) -> bool {
        self.parent_channel.is_some()
    }

    pub fn is_on_private_message(&self) -> bool {
        self.message.is_some_and(|(_, is_private)| is_private)
    }

    /// Parses an interaction.
    ///
    /// # Errors
    /// Fails if a needed field is missing or malformed, with the name of the first such field.
    pub fn read(raw: &Value) -> Result<Interaction, MissingField> {
        let reply = ReplyTo::read(raw);
        let need = |found: Option<u64>, missing| found.ok_or_else(|| MissingField { reply: reply.clone(), missing });
        let id_at = |pointer| raw.pointer(pointer).and_then(number);
        need(Some(reply.id).filter(|id| *id > 0), "id")?;
        need(Some(0).filter(|_| !reply.token.is_empty()), "token")?;
        let message = id_at("/message/id").map(|id| {
            let flags = id_at("/message/flags").unwrap_or_default();
            (MessageId(id), flags & EPHEMERAL != 0)
        });
        let data = raw.get("data").unwrap_or(&Value::Null);
        Ok(Interaction {
            application: need(id_at("/application_id"), "application_id")?,
            user: UserId(need(id_at("/member/user/id").or_else(|| id_at("/user/id")), "the user's id")?),
            permissions: id_at("/member/permissions").map_or(Permissions::empty(), Permissions::from_bits_truncate),
            channel: ChannelId(need(id_at("/channel_id").or_else(|| id_at("/channel/id")), "channel_id")?),
            parent_channel: id_at("/channel/type")
                .filter(|kind| THREAD_CHANNELS.contains(kind))
                .map(|_| ChannelId(id_at("/channel/parent_id").unwrap_or_default())),
            has_threads: id_at("/channel/type") == Some(TEXT_CHANNEL),
            guild: id_at("/guild_id").map(GuildId),
            is_member: is_member(raw),
            // Ignore the permissions in direct messages. The bot needs none there, and Discord lists only some.
            granted: id_at("/guild_id").and(id_at("/app_permissions")).map(Permissions::from_bits_truncate),
            message,
            action: Action::read(reply.kind, data)
                .ok_or_else(|| MissingField { reply: reply.clone(), missing: "a known type with its data" })?,
            reply,
        })
    }
}

/// The type of a channel for direct messages between users, of which the bot is not a member.
const PRIVATE_CHANNEL: u64 = 2;

/// In the owners of an installation, the key of the server that has installed the app.
const SERVER: &str = "0";

fn is_member(raw: &Value) -> bool {
    let is_private = raw.get("context").and_then(number) == Some(PRIVATE_CHANNEL);
    let owners = raw.get("authorizing_integration_owners").and_then(Value::as_object);
    let is_installed = owners.is_none_or(|owners| owners.contains_key(SERVER));
    !is_private && (raw.get("guild_id").and_then(number).is_none() || is_installed)
}

impl ReplyTo {
    fn read(raw: &Value) -> ReplyTo {
        let kind = match raw.get("type").and_then(number) {
            Some(2) => InteractionKind::Command,
            Some(3) => InteractionKind::Press,
            Some(4) => InteractionKind::Completion,
            Some(5) => InteractionKind::Form,
            _ => InteractionKind::Other,
        };
        ReplyTo {
            id: raw.get("id").and_then(number).unwrap_or_default(),
            token: text(raw, "token").unwrap_or_default(),
            locale: text(raw, "locale").map(|tag| Locale::of(&tag)).unwrap_or_default(),
            kind,
        }
    }
}

impl Action {
    fn read(kind: InteractionKind, data: &Value) -> Option<Action> {
        Some(match kind {
            InteractionKind::Command => Action::Command(Invocation::read(data)?),
            InteractionKind::Completion => Action::Completion(Invocation::read(data)?),
            InteractionKind::Press => Action::Press { custom_id: text(data, "custom_id")?, values: values(data) },
            InteractionKind::Form => {
                // A label contains one field.
                let fields = list(data, "components").filter_map(|label| label.get("component"));
                let fields = fields.filter_map(|field| Some((text(field, "custom_id")?, values(field))));
                Action::Form { custom_id: text(data, "custom_id")?, fields: fields.collect() }
            }
            InteractionKind::Other => return None,
        })
    }
}

impl Invocation {
    /// Parses the data of a command, or returns `None` if it lacks the command's name.
    pub fn read(data: &Value) -> Option<Invocation> {
        let name = text(data, "name")?;
        if data.get("type").and_then(number) == Some(USER_COMMAND) {
            return Invocation::on_user(data, &name);
        }
        // A subcommand is an option without a value.
        let nested = list(data, "options").find(|option| option.get("value").is_none());
        let subcommand = nested.and_then(|nested| text(nested, "name"));
        let options = list(nested.unwrap_or(data), "options").filter_map(|option| {
            let is_focused = option.get("focused").and_then(Value::as_bool).unwrap_or_default();
            let value = option.get("value")?.clone();
            let resolved = |objects: &str| value.as_str().and_then(|id| data.get("resolved")?.get(objects)?.get(id));
            let is_bot = resolved("users").is_some_and(is_bot);
            let file = resolved("attachments")
                .and_then(|file| Some(UploadedFile { url: text(file, "url")?, size: number(file.get("size")?)? }));
            Some(OptionValue { name: text(option, "name")?, is_focused, is_bot, file, value })
        });
        Some(Invocation { name, subcommand, options: options.collect() })
    }

    /// Parses a command in the menu of a user, whose name begins with a capital letter.
    fn on_user(data: &Value, name: &str) -> Option<Invocation> {
        let user = text(data, "target_id")?;
        let is_bot = data.get("resolved").and_then(|resolved| resolved.get("users")?.get(&user)).is_some_and(is_bot);
        let (option, value) = (english_name(labels::MEMBER).to_owned(), Value::String(user));
        let option = OptionValue { name: option, value, is_focused: false, is_bot, file: None };
        Some(Invocation { name: name.to_lowercase(), subcommand: None, options: vec![option] })
    }
}

fn is_bot(user: &Value) -> bool {
    user.get("bot").and_then(Value::as_bool).unwrap_or_default()
}

/// Parses an ID or another number, which Discord writes as a JSON number or a string. Returns `None` for other values.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

fn text(value: &Value, key: &str) -> Option<String> {
    value.get(key)?.as_str().map(str::to_owned)
}

/// Returns the values of a menu or of a submitted field, as strings.
fn values(field: &Value) -> Vec<String> {
    match field.get("value") {
        Some(Value::String(text)) => vec![text.clone()],
        _ => list(field, "values").filter_map(|value| value.as_str().map(str::to_owned)).collect(),
    }
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value.get(key).and_then(Value::as_array).into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns a press in a thread, with all fields that Discord sends.
    fn press() -> Value {
        json!({
            "id": "11", "application_id": "12", "type": 3, "token": "secret", "version": 1, "locale": "de",
            "guild_id": "13", "channel_id": "14", "channel": { "id": "14", "type": 11, "name": "thread", "parent_id": "17" },
            "app_permissions": "2048", "member": { "user": { "id": "15", "username": "u" }, "permissions": "32" },
            "message": { "id": "16", "flags": 64, "content": "" }, "entitlements": [],
            "data": { "custom_id": "x", "component_type": 3, "values": ["a", "b"] },
        })
    }

    #[test]
    fn fields_that_are_not_needed_are_ignored() {
        let full = format!("{:?}", Interaction::read(&press()).unwrap());
        for needed in [
            "11",
            "secret",
            "De",
            "15",
            "Permissions(32)",
            "14",
            "parent_channel: Some(ChannelId(17))",
            "13",
            "16",
            "\"b\"",
        ] {
            assert!(full.contains(needed), "{needed} in {full}");
        }
        let needed = ["/id", "/type", "/token", "/application_id", "/channel_id", "/member/user/id", "/data/custom_id"];
        let strange = [json!("a text"), json!(-1.5), json!(null), json!([[]]), json!({ "id": {} })];
        for path in ["version", "locale", "guild_id", "channel", "app_permissions", "entitlements", "message"] {
            for value in &strange {
                let mut raw = press();
                raw[path] = value.clone();
                assert!(Interaction::read(&raw).is_ok(), "{raw}");
            }
        }
        for pointer in needed {
            let mut raw = press();
            *raw.pointer_mut(pointer).unwrap() = json!([]);
            raw["channel"] = json!(null);
            let unreadable = Interaction::read(&raw).unwrap_err();
            assert_eq!(unreadable.reply.locale, Locale::De, "{unreadable} in {raw}");
        }
    }

    #[test]
    fn an_app_that_only_users_have_installed_is_no_member() {
        let is_member = |fields: Value| {
            let mut raw = press();
            raw.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            Interaction::read(&raw).unwrap().is_member
        };
        assert!(is_member(json!({})), "an older payload");
        assert!(is_member(json!({ "context": 0, "authorizing_integration_owners": { "0": "13", "1": "15" } })));
        assert!(!is_member(json!({ "context": 0, "authorizing_integration_owners": { "1": "15" } })));
        let direct = |context: u8| {
            let owners = json!({ "1": "15" });
            json!({ "guild_id": null, "context": context, "authorizing_integration_owners": owners })
        };
        assert!(is_member(direct(1)) && !is_member(direct(2)));
    }

    #[test]
    fn options_come_from_the_subcommand() {
        let option = json!({ "name": "at", "type": 3, "value": "N1", "focused": true });
        let flat = Invocation::read(&json!({ "name": "place", "options": [option] })).unwrap();
        let nested = json!({ "name": "game", "options": [{ "name": "new", "type": 1, "options": [option] }] });
        let nested = Invocation::read(&nested).unwrap();
        assert_eq!((flat.subcommand, nested.subcommand.as_deref()), (None, Some("new")));
        for options in [flat.options, nested.options] {
            assert!(matches!(&options[..], [at] if at.name == "at" && at.value == "N1" && at.is_focused));
        }
        let on_user = json!({ "name": "Profile", "type": 2, "target_id": "15", "resolved": { "users": { "15": { "bot": true } } } });
        let on_user = Invocation::read(&on_user).unwrap();
        assert_eq!((on_user.name.as_str(), on_user.subcommand), ("profile", None));
        assert!(matches!(&on_user.options[..], [user] if user.name == "member" && user.value == "15" && user.is_bot));
        assert!(Invocation::read(&json!({ "name": "Profile", "type": 2 })).is_none());
        let bare = json!({ "name": "game", "options": [{ "name": "info", "type": 1 }] });
        assert_eq!(Invocation::read(&bare).unwrap().subcommand.as_deref(), Some("info"));
    }
}
