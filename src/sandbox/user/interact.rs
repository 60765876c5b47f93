//! Creates interactions when a user acts, and delivers them to the bot.

use serde_json::{Value, json};

use crate::attachment::{Attachment, safe_name};
use crate::command::{AttachedFile, Invocation, OptionKind};
use crate::interaction::InteractionKind;
use crate::limits::MAX_FILE_SIZE;
use crate::message::InteractionMetadata;
use crate::users::everyone_role;
use crate::{APPLICATION, BOT_NAME, Command, Event, GUILD, Id, Interaction, InteractionState, Timestamp, World};

/// An action of a user that causes an interaction.
#[derive(Clone, Debug)]
pub struct UserAction {
    pub user: Id,
    pub channel: Id,
    /// The kind of the interaction, which decides the format of `data`.
    pub kind: InteractionKind,
    /// The field `data` of the interaction, such as the command and its options.
    pub data: Value,
    /// The names of command and subcommands, for the line above the answer. `None` for other interactions.
    pub command: Option<String>,
    /// For a modal, the metadata of the interaction that opened the modal. `None` for other interactions.
    pub triggering_interaction: Option<InteractionMetadata>,
}

impl World {
    /// Creates an interaction and sends it to the bot. The interaction fails immediately if no bot is connected.
    pub fn create_interaction(&mut self, action: UserAction) -> Id {
        let id = self.new_id();
        let UserAction { user, channel, kind, data, command, triggering_interaction } = action;
        let token = token(id);
        let payload = self.payload(id, &token, user, channel, &kind, &data);
        let cause = InteractionMetadata {
            interaction: id,
            kind: kind.number(),
            user,
            command,
            interacted_message: kind.message_id(),
            original: None,
            triggering_interaction: triggering_interaction.map(Box::new),
        };
        let (created_at, state) = (Timestamp::now(), InteractionState::Waiting);
        let interaction = Interaction {
            id,
            token,
            kind,
            user,
            channel,
            created_at,
            state,
            original: None,
            answer_messages: vec![],
            cause,
        };
        self.interactions.insert(id, interaction);
        if !self.is_bot_reachable() {
            self.set_state(id, InteractionState::Failed);
        } else if self.endpoints.is_set() {
            self.endpoints.deliver(&payload);
        } else {
            self.gateway.dispatch(Event::InteractionCreate, false, &payload);
        }
        id
    }

    fn payload(&self, id: Id, token: &str, user: Id, channel: Id, kind: &InteractionKind, data: &Value) -> Value {
        let asker = self.user(user);
        let place = self.channels.get(&channel);
        let in_guild = place.is_some_and(|place| place.is_in_guild());
        let permissions = asker.map_or(0, |asker| asker.permissions);
        let owners = match place {
            Some(place) if place.is_user_installed => json!({ "1": user }),
            _ => json!({ "0": if in_guild { GUILD } else { Id::new(0) } }),
        };
        let mut payload = json!({
            "id": id, "application_id": APPLICATION, "type": kind.number(), "token": token, "version": 1,
            "channel_id": channel, "channel": place.map(|place| place.partial(permissions)),
            "locale": asker.map(|asker| asker.locale), "data": data, "entitlements": [],
            "app_permissions": place.map_or(0, |place| self.bot_permissions(place)).to_string(),
            "authorizing_integration_owners": owners,
            "context": u8::from(!in_guild), "attachment_size_limit": MAX_FILE_SIZE,
        });
        let who = if in_guild {
            json!({
                "guild_id": GUILD, "guild_locale": "en-US", "member": self.member_json(user),
                "guild": { "id": GUILD, "locale": "en-US", "features": [] },
            })
        } else {
            json!({ "user": self.user_json(user) })
        };
        crate::json::merge(&mut payload, who);
        if let Some(message) = kind.message_id().and_then(|message| self.messages.get(&(channel, message))) {
            payload["message"] = self.message_json(message);
        }
        crate::json::merge(&mut payload, self.gateway.behaviour.interaction.clone());
        payload
    }

    /// Returns the data of an interaction for a command.
    pub fn command_data(&self, id: Id, guild: Option<Id>, invocation: &Invocation) -> Value {
        let name = invocation.name.split(' ').next().unwrap_or_default();
        let mut data = json!({ "id": id, "name": name, "type": 1, "options": invocation.options });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        let resolved = self.resolved_data(&invocation.users, &invocation.channels, &invocation.roles);
        if resolved.as_object().is_some_and(|resolved| !resolved.is_empty()) {
            data["resolved"] = resolved;
        }
        data
    }

    /// Returns the data of an interaction for a command in the menu of a user.
    pub fn user_command_data(&self, command: &Command, target: Id) -> Value {
        json!({
            "id": command.id, "name": command.name, "type": command.kind, "guild_id": command.guild_id, "target_id": target,
            "resolved": self.resolved_data(&[target], &[], &[]),
        })
    }

    /// Stores the files of a command, sets their IDs as values of the options, and returns their objects by ID.
    pub fn attach_files(&mut self, channel: Id, invocation: &mut Invocation) -> serde_json::Map<String, Value> {
        let mut objects = serde_json::Map::new();
        for (index, AttachedFile { filename, content }) in std::mem::take(&mut invocation.files).into_iter().enumerate()
        {
            let id = self.new_id();
            let file = Attachment {
                id,
                channel,
                filename: safe_name(&filename),
                description: None,
                content_type: "application/octet-stream".to_owned(),
                size: None,
                bytes: content.into_bytes().into(),
            };
            set_file_id(&mut invocation.options, index, id);
            objects.insert(id.to_string(), file.json(&self.base, true));
            self.uploads.push(file);
        }
        objects
    }

    /// Returns the objects of the users, channels and roles to which the values of a command refer.
    pub fn resolved_data(&self, users: &[Id], channels: &[Id], roles: &[Id]) -> Value {
        let mut resolved = json!({});
        if !users.is_empty() {
            let entry = |id: &Id| Some((id.to_string(), self.user_json(*id)?));
            resolved["users"] = Value::Object(users.iter().filter_map(entry).collect());
            let entry = |id: &Id| {
                let mut member = self.member_json(*id)?;
                member.as_object_mut()?.remove("user");
                Some((id.to_string(), member))
            };
            resolved["members"] = Value::Object(users.iter().filter_map(entry).collect());
        }
        if !channels.is_empty() {
            let entry = |id: &Id| Some((id.to_string(), self.channels.get(id)?.partial(0)));
            resolved["channels"] = Value::Object(channels.iter().filter_map(entry).collect());
        }
        if !roles.is_empty() {
            resolved["roles"] = Value::Object(roles.iter().map(|id| (id.to_string(), everyone_role())).collect());
        }
        resolved
    }

    /// Returns the error message that a client shows for a failed interaction.
    pub fn failure_message(&self) -> String {
        if self.gateway.is_connected() {
            "The application did not respond".to_owned()
        } else {
            format!("The application did not respond ({BOT_NAME} is not connected)")
        }
    }
}

/// Sets the ID of the file with this index as the value of its option.
fn set_file_id(options: &mut [Value], index: usize, id: Id) {
    for option in options {
        if let Some(nested) = option.get_mut("options").and_then(Value::as_array_mut) {
            set_file_id(nested, index, id);
        } else if option["type"] == OptionKind::Attachment as u8 && option["value"] == index {
            option["value"] = json!(id);
        }
    }
}

/// Returns an unguessable token for an interaction. It is as long and opaque as Discord's tokens.
fn token(id: Id) -> String {
    use std::hash::{BuildHasher, RandomState};
    // The system seeds each `RandomState`. That is unpredictable enough for a sandbox.
    let half = || RandomState::new().hash_one(id.get());
    format!("{:016x}{:016x}{:016x}", half(), half(), id.get())
}
