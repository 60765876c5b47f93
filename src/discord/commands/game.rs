//! The subcommands of `/game` that have no options.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::leaving;
use crate::discord::message::{Draft, File, LeaveKind};
use crate::discord::social::{rematch, status};
use crate::table::{Phase, TableError, TableId};
use crate::words::labels;

use super::args::Args;
use super::command::Command;

pub(super) const JOIN: Command = Command::without_options(labels::JOIN, join);

fn join(ctx: &Context, _: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.app.tables.join(ctx.channel, ctx.user)?;
    Ok(Outcome::text(ctx.words.lobby_joined(table.name.as_str())).delivering(table.id).joining())
}

/// `/game leave`: leaves the lobby of the channel.
pub(super) const LEAVE: Command = Command::without_options(labels::LEAVE, leave);

fn leave(ctx: &Context, _: &Args<'_>) -> Result<Outcome, AppError> {
    let update = ctx.app.tables.leave(ctx.channel, ctx.user).map_err(|error| match error {
        TableError::Started => AppError::LeaveTooLate,
        other => other.into(),
    })?;
    let table = update.snapshot;
    Ok(Outcome::text(ctx.words.lobby_left(table.name.as_str())).delivering(table.id))
}

pub(super) const START: Command = Command::without_options(labels::START, start);

fn start(ctx: &Context, _: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.app.tables.start(ctx.channel, ctx.user)?.snapshot;
    let is_asking = matches!(table.phase, Phase::Lobby);
    let text = if is_asking { ctx.words.still_in_asked() } else { ctx.words.lobby_started() };
    Ok(Outcome::text(text).delivering(table.id))
}

/// `/game back` and its button: takes the user's seat back from the bot.
pub(super) const BACK: Command = Command::without_options(labels::BACK, |ctx, _| take_seat_back(ctx));

/// Returns the user's seat at this table.
pub(in crate::discord) fn take_seat_back_at(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    ctx.current(table)?;
    take_seat_back(ctx)
}

/// Returns the user's seat from the bot that has been playing it.
fn take_seat_back(ctx: &Context) -> Result<Outcome, AppError> {
    let table = ctx.app.tables.reclaim(ctx.channel, ctx.user)?;
    Ok(Outcome::text(ctx.words.seat_back(ctx.link(&table))).delivering(table.id))
}

pub(super) const RESIGN: Command =
    Command::without_options(labels::RESIGN, |ctx, _| leaving::ask_to_confirm(ctx, &ctx.table()?, LeaveKind::Resign));

pub(super) const ABORT: Command =
    Command::without_options(labels::ABORT, |ctx, _| leaving::ask_to_confirm(ctx, &ctx.table()?, LeaveKind::Abort));

pub(super) const EXPORT: Command = Command::without_options(labels::EXPORT, export);

fn export(ctx: &Context, _: &Args<'_>) -> Result<Outcome, AppError> {
    let record = ctx.app.tables.export(ctx.channel)?;
    let mut text = ctx.words.export_done(record.table.as_str());
    if !record.finished {
        text.push('\n');
        text.push_str(&ctx.words.export_open());
    }
    let mut draft = Draft::text(text);
    draft.files.push(File { name: "record.json", bytes: record.to_json()?.into_bytes().into(), alt: None });
    Ok(Outcome::answer(draft))
}

pub(super) const REMATCH: Command = Command::without_options(labels::REMATCH, rematch);

fn rematch(ctx: &Context, _: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    if table.is_active() {
        return Err(TableError::Occupied { name: table.name }.into());
    }
    rematch::rematch(ctx, table.id)
}

pub(super) const STATUS: Command = Command::without_options(labels::STATUS, |ctx, _| status::turn(ctx, &ctx.table()?));
