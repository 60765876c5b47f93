//! Calls by which a client acts as a user.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::Body;
use super::interact::UserAction;
use super::outcome::outcome;
use super::{Actor, CallError, JsonResult, components, modal};
use crate::command::{Names, SLASH_COMMAND, Target, USER_COMMAND, Values};
use crate::interaction::InteractionKind;
use crate::{App, ChangeKind, Command, Draft, Id, InteractionState, MessageOrigin, User, World};

fn default_true() -> bool {
    true
}

/// The body of a call that runs a command: either typed as `text`, or filled in as `command` and `options`.
#[derive(Debug, Deserialize)]
pub struct CommandCall {
    channel: String,
    text: Option<String>,
    #[serde(default)]
    command: String,
    #[serde(default)]
    options: Values,
    #[serde(default = "default_true")]
    wait: bool,
}

pub async fn command(State(app): State<App>, actor: Actor, Body(call): Body<CommandCall>) -> JsonResult {
    let id = {
        let mut world = app.world();
        let channel = world.named_channel(&actor, &call.channel)?;
        check_not_archived(&world, channel)?;
        let usable = usable_commands(&world, &actor, channel)?;
        let user = world.actor(&actor)?;
        let names = Names { users: &world.users, channels: &world.channels, locale: user.locale };
        let text = call.text.as_deref().unwrap_or(&call.command);
        let (target, rest) = Target::find(usable.into_iter(), text, names.locale)?;
        let mut given = target.split(rest, names.locale)?;
        given.extend(call.options);
        let (id, guild, mut invocation) = (target.command.id, target.command.guild_id, target.invoke(&given, names)?);
        let files = world.attach_files(channel, &mut invocation);
        let mut data = world.command_data(id, guild, &invocation);
        if !files.is_empty() {
            data["resolved"]["attachments"] = Value::Object(files);
        }
        let (user, command) = (actor.0, Some(invocation.name));
        world.create_interaction(UserAction {
            user,
            channel,
            kind: InteractionKind::Command,
            data,
            command,
            triggering_interaction: None,
        })
    };
    Ok(Json(outcome(&app, &actor, id, call.wait).await))
}

fn usable_commands<'w>(world: &'w World, actor: &Actor, channel: Id) -> Result<Vec<&'w Command>, CallError> {
    let channel = world.channels.get(&channel);
    Ok(world.commands.usable_commands(SLASH_COMMAND, world.actor(actor)?.permissions, channel).collect())
}

/// The body of a call that runs a command in the menu of a user.
#[derive(Debug, Deserialize)]
pub struct UserCommandCall {
    channel: String,
    command: String,
    /// The name or ID of the user whose menu it is.
    target: String,
    #[serde(default = "default_true")]
    wait: bool,
}

pub async fn user_command(State(app): State<App>, actor: Actor, Body(call): Body<UserCommandCall>) -> JsonResult {
    let id = {
        let mut world = app.world();
        let channel = world.named_channel(&actor, &call.channel)?;
        check_not_archived(&world, channel)?;
        let User { permissions, locale, .. } = world.actor(&actor)?;
        let place = world.channels.get(&channel);
        let usable: Vec<&Command> = world.commands.usable_commands(USER_COMMAND, *permissions, place).collect();
        let is_called = |command: &&Command| command.name == call.command || command.name_in(locale) == call.command;
        let command = usable.into_iter().find(is_called).ok_or(CallError::NotFound("command", call.command))?;
        let target = world.users.iter().find(|user| user.is_called(&call.target));
        let target = target.ok_or(CallError::NotFound("user", call.target))?.id;
        let data = world.user_command_data(command, target);
        let (user, kind, name) = (actor.0, InteractionKind::Command, command.name.clone());
        let command = Some(name);
        world.create_interaction(UserAction { user, channel, kind, data, command, triggering_interaction: None })
    };
    Ok(Json(outcome(&app, &actor, id, call.wait).await))
}

/// Returns an error if the channel is an archived thread, where a client does not offer commands.
fn check_not_archived(world: &World, channel: Id) -> Result<(), CallError> {
    let thread = world.channels.get(&channel).and_then(|channel| channel.thread());
    match thread {
        Some(thread) if thread.archived => Err(CallError::Refused("the thread is archived".to_owned())),
        _ => Ok(()),
    }
}

/// The body of a call for the choices of an option. It has the text that the user has typed so far.
#[derive(Debug, Deserialize)]
pub struct AutocompleteCall {
    channel: String,
    command: String,
    option: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    options: Values,
}

/// Requests choices from the bot and returns them.
pub async fn autocomplete(State(app): State<App>, actor: Actor, Body(call): Body<AutocompleteCall>) -> JsonResult {
    let id = {
        let mut world = app.world();
        let channel = world.named_channel(&actor, &call.channel)?;
        let usable = usable_commands(&world, &actor, channel)?;
        let user = world.actor(&actor)?;
        let names = Names { users: &world.users, channels: &world.channels, locale: user.locale };
        let (target, _) = Target::find(usable.into_iter(), &call.command, names.locale)?;
        let invocation = target.complete(&call.option, &call.text, &call.options, names)?;
        let data = world.command_data(target.command.id, target.command.guild_id, &invocation);
        let (user, kind) = (actor.0, InteractionKind::Autocomplete);
        world.create_interaction(UserAction { user, channel, kind, data, command: None, triggering_interaction: None })
    };
    Ok(Json(outcome(&app, &actor, id, true).await))
}

#[derive(Debug, Deserialize)]
pub struct PressCall {
    message: Id,
    button: String,
    /// Whether to send `button` as a custom ID even if the message has no such button. A modified client can do that.
    #[serde(default)]
    forged: bool,
    #[serde(default = "default_true")]
    wait: bool,
}

/// Presses a button and returns the bot's answer.
pub async fn press(State(app): State<App>, actor: Actor, Body(call): Body<PressCall>) -> JsonResult {
    let id = use_component(&app, &actor, call.message, |_, message| {
        if call.forged { Ok(components::forged(&call.button)) } else { components::press(message, &call.button) }
    })?;
    Ok(Json(outcome(&app, &actor, id, call.wait).await))
}

#[derive(Debug, Deserialize)]
pub struct ChoiceCall {
    message: Id,
    menu: Option<String>,
    values: Vec<String>,
    #[serde(default = "default_true")]
    wait: bool,
}

/// Selects values in a menu and returns the bot's answer.
pub async fn choose(State(app): State<App>, actor: Actor, Body(call): Body<ChoiceCall>) -> JsonResult {
    let menu = call.menu.as_deref();
    let choose = |world: &World, message: &_| components::choose(world, message, menu, &call.values);
    let id = use_component(&app, &actor, call.message, choose)?;
    Ok(Json(outcome(&app, &actor, id, call.wait).await))
}

fn use_component(
    app: &App,
    actor: &Actor,
    message: Id,
    data: impl FnOnce(&World, &crate::message::Message) -> Result<Value, CallError>,
) -> Result<Id, CallError> {
    let mut world = app.world();
    let found = world.seen_message(actor, message)?;
    let (channel, data) = (found.channel, data(&world, found)?);
    let kind = InteractionKind::Component { message };
    Ok(world.create_interaction(UserAction {
        user: actor.0,
        channel,
        kind,
        data,
        command: None,
        triggering_interaction: None,
    }))
}

/// The body of a call that submits a modal. `modal` is the ID of the interaction that opened the modal.
#[derive(Debug, Deserialize)]
pub struct ModalCall {
    modal: Id,
    #[serde(default)]
    fields: BTreeMap<String, modal::FieldEntry>,
    #[serde(default = "default_true")]
    wait: bool,
}

/// Submits a modal and returns the bot's answer.
pub async fn submit(State(app): State<App>, actor: Actor, Body(call): Body<ModalCall>) -> JsonResult {
    let id = {
        let mut world = app.world();
        let opener = world.interactions.get(&call.modal).filter(|opener| opener.user == actor.0);
        let opener = opener.ok_or_else(|| CallError::NotFound("modal", call.modal.to_string()))?.clone();
        let InteractionState::Modal(shown) = &opener.state else {
            return Err(CallError::NotFound("modal", call.modal.to_string()));
        };
        let data = modal::submit(shown, &call.fields)?;
        let kind = InteractionKind::Modal { message: opener.kind.message_id() };
        let triggering_interaction = Some(opener.cause);
        world.create_interaction(UserAction {
            user: actor.0,
            channel: opener.channel,
            kind,
            data,
            command: None,
            triggering_interaction,
        })
    };
    Ok(Json(outcome(&app, &actor, id, call.wait).await))
}

#[derive(Debug, Deserialize)]
pub struct ChatCall {
    content: String,
    reply_to: Option<Id>,
}

pub async fn chat(
    State(app): State<App>,
    actor: Actor,
    Path((_, channel)): Path<(String, String)>,
    Body(call): Body<ChatCall>,
) -> JsonResult {
    let mut world = app.world();
    let channel = world.named_channel(&actor, &channel)?;
    let thread = world.channels.get(&channel).and_then(|channel| channel.thread());
    if thread.is_some_and(|thread| thread.archived && thread.locked) {
        return Err(CallError::Refused("the thread is locked".to_owned()));
    }
    let body = json!({ "content": call.content, "message_reference": { "message_id": call.reply_to } });
    let draft = Draft::read(&body, BTreeMap::new()).map_err(|refusal| CallError::Refused(refusal.client_message()))?;
    let id = world.write_message(draft, MessageOrigin { author: actor.0, channel, cause: None, only_for: None });
    let message = world.seen_message(&actor, id)?;
    Ok(Json(world.message_view(message, &actor)))
}

pub async fn read(State(app): State<App>, actor: Actor, Path((_, channel)): Path<(String, String)>) -> JsonResult {
    let mut world = app.world();
    let channel = world.named_channel(&actor, &channel)?;
    let user = world.users.iter_mut().find(|user| user.id == actor.0);
    if user.is_some_and(|user| user.unread.remove(&channel).is_some()) {
        world.changes.add(None, ChangeKind::Pings);
    }
    Ok(Json(json!({})))
}

#[derive(Debug, Deserialize)]
pub struct DismissalCall {
    message: Id,
}

pub async fn dismiss(State(app): State<App>, actor: Actor, Body(call): Body<DismissalCall>) -> JsonResult {
    let mut world = app.world();
    let message = world.seen_message(&actor, call.message)?;
    if message.only_for.is_none() {
        return Err(CallError::Refused("only a message that nobody else sees can be dismissed".to_owned()));
    }
    let (channel, id) = (message.channel, message.id);
    // This cannot fail: the message was found above, and the lock has been held since.
    let _ = world.delete(channel, id);
    Ok(Json(json!({})))
}

#[derive(Debug, Deserialize)]
pub struct ReactionCall {
    message: Id,
    emoji: String,
    #[serde(default = "default_true")]
    on: bool,
}

pub async fn react(State(app): State<App>, actor: Actor, Body(call): Body<ReactionCall>) -> JsonResult {
    let mut world = app.world();
    let channel = world.seen_message(&actor, call.message)?.channel;
    world.react(channel, call.message, actor.0, &call.emoji, call.on);
    let message = world.seen_message(&actor, call.message)?;
    Ok(Json(world.message_view(message, &actor)))
}
