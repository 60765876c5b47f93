//! The commands that the bot registered.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::option::{Translations, localized};
use crate::permissions::ADMINISTRATOR;
use crate::{APPLICATION, ApiRefusal, Channel, CommandOption, Id, limits};

/// The kind of slash commands.
pub const SLASH_COMMAND: u8 = 1;

/// The kind of commands in the menus of users.
pub const USER_COMMAND: u8 = 2;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    /// The ID of the command. It stays the same when the bot registers a command with this name again.
    #[serde(default)]
    pub id: Id,
    #[serde(default = "application")]
    pub application_id: Id,
    /// The server of the command. `None` for a global command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<Id>,
    /// The version of the command, which grows with every change.
    #[serde(default)]
    pub version: Id,
    #[serde(default = "slash", rename = "type")]
    pub kind: u8,
    pub name: String,
    #[serde(default)]
    pub name_localizations: Option<Translations>,
    #[serde(default)]
    pub description: String,
    #[serde(default)]
    pub description_localizations: Option<Translations>,
    #[serde(default)]
    pub options: Vec<CommandOption>,
    /// The permissions that users need to run the command, as bits. `None` if everyone may run it.
    #[serde(default)]
    pub default_member_permissions: Option<Value>,
    /// Whether the command can be used in direct messages. The newer field `contexts` takes precedence.
    #[serde(default)]
    pub dm_permission: Option<bool>,
    /// The contexts in which the command can be used: 0 for servers, 1 for direct messages with the bot, 2 for other
    /// direct messages. If `None`, `dm_permission` applies.
    #[serde(default)]
    pub contexts: Option<Vec<u8>>,
    /// The kinds of installation that provide the command: 0 on a server, 1 for a user.
    #[serde(default = "guild_install")]
    pub integration_types: Vec<u8>,
    #[serde(default)]
    pub nsfw: bool,
}

fn application() -> Id {
    APPLICATION
}

fn slash() -> u8 {
    SLASH_COMMAND
}

fn guild_install() -> Vec<u8> {
    vec![0]
}

impl Command {
    pub fn name_in(&self, locale: &str) -> &str {
        localized(&self.name, self.name_localizations.as_ref(), locale)
    }

    pub fn description_in(&self, locale: &str) -> &str {
        localized(&self.description, self.description_localizations.as_ref(), locale)
    }

    /// Returns whether a user with these permissions may run the command.
    pub fn is_for(&self, permissions: u64) -> bool {
        let needed: u64 = match &self.default_member_permissions {
            Some(Value::String(bits)) => bits.parse().unwrap_or(0),
            Some(Value::Number(bits)) => bits.as_u64().unwrap_or(0),
            _ => return true,
        };
        // If no bit is set, only administrators may run the command.
        permissions & ADMINISTRATOR != 0 || needed != 0 && permissions & needed == needed
    }

    pub fn is_usable_in(&self, channel: Option<&Channel>) -> bool {
        let in_guild = channel.is_none_or(Channel::is_in_guild);
        let installation = u8::from(channel.is_some_and(|channel| channel.is_user_installed));
        if !self.integration_types.contains(&installation) {
            return false;
        }
        match &self.contexts {
            Some(contexts) => contexts.contains(&u8::from(!in_guild)),
            None => in_guild || self.guild_id.is_none() && self.dm_permission != Some(false),
        }
    }
}

/// All registered commands, by ID.
#[derive(Debug, Default)]
pub struct Commands {
    list: BTreeMap<Id, Command>,
}

impl Commands {
    /// Returns the commands of a server, or the global commands if `guild` is `None`.
    pub fn of(&self, guild: Option<Id>) -> impl Iterator<Item = &Command> {
        self.list.values().filter(move |command| command.guild_id == guild)
    }

    /// Returns the command with an ID, or an error if the server, or the global list, has no such command.
    pub fn get(&self, guild: Option<Id>, id: Id) -> Result<&Command, ApiRefusal> {
        self.list.get(&id).filter(|command| command.guild_id == guild).ok_or(ApiRefusal::UnknownCommand)
    }

    /// Returns the commands of a kind that a user with these permissions can use in a channel, or in the server as a whole.
    pub fn usable_commands(
        &self,
        kind: u8,
        permissions: u64,
        channel: Option<&Channel>,
    ) -> impl Iterator<Item = &Command> {
        let usable = move |command: &&Command| {
            command.kind == kind && command.is_for(permissions) && command.is_usable_in(channel)
        };
        self.list.values().filter(usable)
    }

    /// Replaces all commands of a server, or all global commands, with those of a request body.
    pub fn replace(&mut self, guild: Option<Id>, body: &Value, new_id: impl FnMut() -> Id) -> Result<(), ApiRefusal> {
        let list = body.as_array().map(Vec::as_slice).ok_or(ApiRefusal::InvalidJson)?;
        ApiRefusal::check(|form| limits::check_commands(list, form))?;
        let parsed = list.iter().map(parse).collect::<Result<Vec<_>, _>>()?;
        let old: Vec<_> = self.of(guild).cloned().collect();
        self.list.retain(|_, command| command.guild_id != guild);
        let mut new_id = new_id;
        for command in parsed {
            let same = |old: &&Command| old.name == command.name && old.kind == command.kind;
            let id = old.iter().find(same).map_or_else(&mut new_id, |old| old.id);
            let version = new_id();
            self.list.insert(id, Command { id, version, guild_id: guild, ..command });
        }
        Ok(())
    }

    /// Adds a command, or replaces the existing command with the same name. Returns the command's ID.
    pub fn add(&mut self, guild: Option<Id>, body: &Value, new_id: Id) -> Result<Id, ApiRefusal> {
        ApiRefusal::check(|form| limits::check_command(body, form))?;
        let command = parse(body)?;
        let same = self.of(guild).find(|old| old.name == command.name && old.kind == command.kind);
        let id = same.map_or(new_id, |old| old.id);
        if same.is_none() && self.of(guild).count() >= 100 {
            let message = "Maximum number of application commands reached (100).";
            return Err(ApiRefusal::form(&[], "APPLICATION_COMMANDS_LIMIT_REACHED", message));
        }
        self.list.insert(id, Command { id, version: new_id, guild_id: guild, ..command });
        Ok(id)
    }

    /// Changes the fields of a command that the request body contains.
    pub fn edit(&mut self, guild: Option<Id>, id: Id, body: &Value, version: Id) -> Result<(), ApiRefusal> {
        let mut whole = serde_json::to_value(self.get(guild, id)?).map_err(|_| ApiRefusal::InvalidJson)?;
        crate::json::merge(&mut whole, body.clone());
        ApiRefusal::check(|form| limits::check_command(&whole, form))?;
        let command = parse(&whole)?;
        self.list.insert(id, Command { id, version, guild_id: guild, ..command });
        Ok(())
    }

    /// Removes a command. Returns an error if the ID is unknown.
    pub fn remove(&mut self, guild: Option<Id>, id: Id) -> Result<(), ApiRefusal> {
        self.get(guild, id)?;
        self.list.remove(&id);
        Ok(())
    }
}

fn parse(body: &Value) -> Result<Command, ApiRefusal> {
    // At the top level of the body, `null` means the same as a missing field.
    let given = body.as_object().ok_or(ApiRefusal::InvalidJson)?;
    let given = given.iter().filter(|(_, value)| !value.is_null()).map(|(key, value)| (key.clone(), value.clone()));
    serde_json::from_value(Value::Object(given.collect()))
        .map_err(|error| ApiRefusal::form(&[], "MODEL_TYPE_CONVERT", error.to_string()))
}
