//! Resigning, and closing a table. Both require a confirmation, because they cannot be undone.

use crate::table::{RatingMode, Snapshot, TableError, TableId};

use super::context::{Context, Outcome};
use super::error::AppError;
use super::message::draft::Draft;
use super::message::parts::{button, danger_button};
use super::message::press::{LeaveKind, Press};

pub(super) fn ask(ctx: &Context, table: TableId, leaving: LeaveKind) -> Result<Outcome, AppError> {
    ask_to_confirm(ctx, &ctx.table_by_id(table)?.ok_or(TableError::NoTable)?, leaving)
}

/// Asks the user to confirm leaving. Fails if the user may not leave in this way.
pub(super) fn ask_to_confirm(ctx: &Context, table: &Snapshot, leaving: LeaveKind) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let name = table.name.as_str();
    let (text, label) = match leaving {
        LeaveKind::Resign => {
            check_can_resign(ctx, table)?;
            if table.closes_without(ctx.user) {
                (words.abort_ask(name), words.button_abort())
            } else {
                (words.resign_ask(name), words.button_resign())
            }
        }
        LeaveKind::Abort => {
            check_can_abort(ctx, table)?;
            (words.abort_ask(name), words.button_abort())
        }
    };
    Ok(Outcome::message(
        Draft::text(text)
            .row([danger_button(Press::Leave(table.id, leaving), label), button(Press::Keep, words.button_keep())]),
    ))
}

/// Resigns or closes the table, after the user has confirmed.
pub(super) fn leave(ctx: &Context, table: TableId, leaving: LeaveKind) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    let words = ctx.words;
    match leaving {
        LeaveKind::Resign => {
            ctx.app.tables.resign(ctx.channel, ctx.user)?;
            Ok(Outcome::text(words.resign_done(table.name.as_str())).with_pending_table(table.id))
        }
        LeaveKind::Abort => {
            if ctx.is_moderator {
                ctx.app.tables.abort_as_moderator(ctx.channel)?;
            } else {
                ctx.app.tables.abort(ctx.channel, ctx.user)?;
            }
            Ok(Outcome::text(words.abort_done(table.name.as_str())).with_pending_table(table.id))
        }
    }
}

fn check_can_resign(ctx: &Context, table: &Snapshot) -> Result<(), AppError> {
    let game = table.game().ok_or(AppError::ResignTooEarly)?;
    let seat = table.seat_of(ctx.user).ok_or(TableError::NotSeated)?;
    if !table.is_active() {
        return Err(TableError::Over.into());
    }
    if game.player(seat).has_resigned { Err(TableError::NotSeated.into()) } else { Ok(()) }
}

fn check_can_abort(ctx: &Context, table: &Snapshot) -> Result<(), AppError> {
    if !table.is_active() {
        return Err(TableError::NoTable.into());
    }
    match (table.game(), table.duel, table.options.rated) {
        _ if ctx.is_moderator => Ok(()),
        _ if table.host != ctx.user => Err(TableError::NotHost { host: table.host }.into()),
        (Some(_), Some(_), _) => Err(TableError::DuelGame.into()),
        (Some(_), None, RatingMode::Rated) => Err(TableError::RatedGame.into()),
        _ => Ok(()),
    }
}
