//! Routes of the REST API for the registration of commands. Global ones differ from a server's only in their paths.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;

use super::JsonResult;
use super::extract::Path;
use crate::{APPLICATION, ApiRefusal, App, ChangeKind, Command, GUILD, Id, Payload, World};

/// The parameters of a path, which say whether commands are global or belong to the server.
#[derive(Debug, Deserialize)]
pub struct CommandScope {
    application: Id,
    guild: Option<Id>,
    command: Option<Id>,
}

impl CommandScope {
    /// Checks the IDs of the application and the server. Returns the server, or `None` for global commands.
    fn guild(&self) -> Result<Option<Id>, ApiRefusal> {
        if self.application != APPLICATION {
            return Err(ApiRefusal::UnknownApplication);
        }
        if self.guild.is_some_and(|guild| guild != GUILD) { Err(ApiRefusal::MissingAccess) } else { Ok(self.guild) }
    }

    fn command(&self) -> Result<Id, ApiRefusal> {
        self.command.ok_or(ApiRefusal::UnknownCommand)
    }
}

fn command_json(command: &Command) -> Result<Value, ApiRefusal> {
    serde_json::to_value(command).map_err(|_| ApiRefusal::InvalidJson)
}

fn command_response(world: &World, guild: Option<Id>, id: Id) -> JsonResult {
    Ok(Json(command_json(world.commands.get(guild, id)?)?))
}

fn commands_response(world: &World, guild: Option<Id>) -> JsonResult {
    Ok(Json(Value::Array(world.commands.of(guild).map(command_json).collect::<Result<_, _>>()?)))
}

pub async fn list(State(app): State<App>, Path(scope): Path<CommandScope>) -> JsonResult {
    commands_response(&app.world(), scope.guild()?)
}

pub async fn replace(State(app): State<App>, Path(scope): Path<CommandScope>, payload: Payload) -> JsonResult {
    let guild = scope.guild()?;
    let mut world = app.world();
    let World { commands, ids, .. } = &mut *world;
    commands.replace(guild, &payload.json, || ids.next_now())?;
    world.changes.add(None, ChangeKind::Commands);
    commands_response(&world, guild)
}

/// Adds a command, or replaces the existing command with the same name.
pub async fn add(
    State(app): State<App>,
    Path(scope): Path<CommandScope>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), ApiRefusal> {
    let guild = scope.guild()?;
    let mut world = app.world();
    let new_id = world.new_id();
    let id = world.commands.add(guild, &payload.json, new_id)?;
    world.changes.add(None, ChangeKind::Commands);
    let status = if id == new_id { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, command_response(&world, guild, id)?))
}

pub async fn show(State(app): State<App>, Path(scope): Path<CommandScope>) -> JsonResult {
    command_response(&app.world(), scope.guild()?, scope.command()?)
}

/// Changes the given fields of a command.
pub async fn edit(State(app): State<App>, Path(scope): Path<CommandScope>, payload: Payload) -> JsonResult {
    let (guild, id) = (scope.guild()?, scope.command()?);
    let mut world = app.world();
    let version = world.new_id();
    world.commands.edit(guild, id, &payload.json, version)?;
    world.changes.add(None, ChangeKind::Commands);
    command_response(&world, guild, id)
}

pub async fn remove(State(app): State<App>, Path(scope): Path<CommandScope>) -> Result<StatusCode, ApiRefusal> {
    let mut world = app.world();
    world.commands.remove(scope.guild()?, scope.command()?)?;
    world.changes.add(None, ChangeKind::Commands);
    Ok(StatusCode::NO_CONTENT)
}
