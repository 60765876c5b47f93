//! The subcommands of `/game` with few or no options.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, File};
use crate::presenter::words::labels::{self, CommandLabel};
use crate::table::{GameFormat, Phase, TableError, TableId};

use super::args::Args;
use super::command::{Command, OptionType, SlashOption, no_completion};

pub(super) fn join(ctx: &Context) -> Result<Outcome, AppError> {
    let table = ctx.app.tables.join(ctx.channel, ctx.user)?;
    Ok(Outcome::text(ctx.words.lobby_joined(table.name.as_str())).with_pending_table(table.id).with_join())
}

pub(super) fn leave(ctx: &Context) -> Result<Outcome, AppError> {
    let update = ctx.app.tables.leave(ctx.channel, ctx.user).map_err(|error| match error {
        TableError::Started => AppError::LeaveTooLate,
        other => other.into(),
    })?;
    let table = update.snapshot;
    Ok(Outcome::text(ctx.words.lobby_left(table.name.as_str())).with_pending_table(table.id))
}

pub(super) fn start(ctx: &Context) -> Result<Outcome, AppError> {
    let table = ctx.app.tables.start(ctx.channel, ctx.user)?.snapshot;
    let is_asking = matches!(table.phase, Phase::Lobby);
    let text = if is_asking { ctx.words.still_in_asked() } else { ctx.words.lobby_started() };
    Ok(Outcome::text(text).with_pending_table(table.id))
}

/// Returns the user's seat from the bot that has been playing it.
pub(in crate::discord) fn take_seat_back(ctx: &Context) -> Result<Outcome, AppError> {
    let table = ctx.app.tables.reclaim(ctx.channel, ctx.user)?;
    Ok(Outcome::text(ctx.words.seat_back(ctx.link(&table))).with_pending_table(table.id))
}

const FORMATS: [(CommandLabel, GameFormat); 3] = [
    (labels::FORMAT_RECORD, GameFormat::Record),
    (labels::FORMAT_NOTATION, GameFormat::Notation),
    (labels::FORMAT_JCZ, GameFormat::Jcz),
];

const FORMAT_CHOICES: &[(CommandLabel, &str); FORMATS.len()] = &{
    let [(record, one), (notation, two), (jcz, three)] = FORMATS;
    [(record, one.key()), (notation, two.key()), (jcz, three.key())]
};

pub(super) const EXPORT: Command = Command {
    label: labels::EXPORT,
    options: &[SlashOption::optional(labels::FORMAT, OptionType::Choice(FORMAT_CHOICES))],
    run: export,
    complete: no_completion,
};

/// Sends the game as a file.
fn export(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let chosen = args.text(labels::FORMAT);
    let mut formats = FORMATS.into_iter().map(|(_, format)| format);
    let format = formats.find(|format| Some(format.key()) == chosen).unwrap_or_default();
    let record = ctx.app.tables.export(ctx.channel)?;
    let table = record.table.as_str();
    let mut text = match format {
        GameFormat::Record => ctx.words.export_done(table),
        GameFormat::Notation => ctx.words.export_done_notation(table),
        GameFormat::Jcz => ctx.words.export_done_jcz(table),
    };
    if !record.finished && format == GameFormat::Record {
        text.push('\n');
        text.push_str(&ctx.words.export_open());
    }
    let mut draft = Draft::text(text);
    let bytes = record.export(format)?.into_bytes().into();
    draft.files.push(File { name: format.file_name(), bytes, alt: None });
    Ok(Outcome::message(draft))
}

/// Opens a table with the options of the channel's last game.
pub(super) fn rematch_here(ctx: &Context) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    if table.is_active() {
        return Err(TableError::Occupied { name: table.name }.into());
    }
    rematch(ctx, table.id)
}

/// Opens a table with the options of a finished game, and invites the players of that game.
pub(in crate::discord) fn rematch(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    if let Some(open) =
        ctx.app.tables.find(ctx.channel)?.filter(|open| open.is_active() && open.rematch_of == Some(table))
    {
        return Ok(Outcome::text(ctx.words.rematch_info()).with_pending_table(open.id));
    }
    ctx.check_permissions(false)?;
    ctx.check_channel(&ctx.app.tables.server_settings(ctx.guild)?)?;
    let update = ctx.app.tables.rematch(table, ctx.user)?;
    Ok(Outcome::text(ctx.words.rematch_open()).with_pending_table(update.snapshot.id))
}
