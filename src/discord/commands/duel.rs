//! `/duel`: challenges a user to a duel.

use crate::discord::context::{Context, NewThread, Outcome, Reply, mention};
use crate::discord::error::AppError;
use crate::discord::expansions;
use crate::discord::message::Completion;
use crate::discord::settings::{presets, server, table_options};
use crate::presenter::words::labels;
use crate::presenter::words::markup;
use crate::rules::Expansion;
use crate::table::{Assists, Challenge, ChannelId, DuelLength, OpeningContext, Pace, RatingMode, TableId, TableSetup};

use super::args::Args;
use super::command::{Command, OptionType, SlashOption};
use super::preset;

pub(super) const COMMAND: Command = Command {
    label: labels::DUEL,
    options: &[
        SlashOption::required(labels::CHALLENGED_USER, OptionType::User),
        SlashOption::optional(
            labels::BEST_OF,
            OptionType::Choice(&[
                (labels::BEST_OF_1, DuelLength::One.key()),
                (labels::BEST_OF_3, DuelLength::Three.key()),
                (labels::BEST_OF_5, DuelLength::Five.key()),
            ]),
        ),
        SlashOption::table(&Pace::OPTION),
        SlashOption::optional(labels::PRESET, OptionType::Text),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    ctx.server()?;
    let opponent =
        args.user(labels::CHALLENGED_USER).filter(|&user| user != ctx.user && !args.is_bot(labels::CHALLENGED_USER));
    let opponent = opponent.ok_or(AppError::InvalidOpponent)?;
    let chosen = args.text(labels::BEST_OF).and_then(|key| DuelLength::ALL.iter().find(|length| length.key() == key));
    let challenge = Challenge { opponent, length: chosen.copied().unwrap_or(DuelLength::Three) };
    let settings = ctx.app.tables.server_settings(ctx.guild)?;
    ctx.check_channel(&settings)?;
    // Whatever the server's policy is, because the games of a duel would occupy the channel for long.
    let in_thread = ctx.has_threads && ctx.missing_for_thread.is_empty();
    ctx.check_permissions(in_thread)?;
    let TableSetup { mut setup, mut options } = match args.text(labels::PRESET) {
        Some(name) => presets::find(ctx, name)?,
        None => server::default_setup(ctx, &settings)?,
    };
    if let Some(pace) = args.text(table_options::label(&Pace::OPTION)) {
        Pace::OPTION.set(&mut options, pace);
    }
    options.assists = Assists::Off;
    options.rated = if settings.has_ratings { RatingMode::Rated } else { RatingMode::Unrated };
    for &expansion in Expansion::ALL {
        (expansions::of(expansion).adapt_options)(&mut setup, options.pace);
    }
    let locale = settings.locale.and_then(|tag| tag.parse().ok()).unwrap_or(ctx.locale);
    let table_setup = TableSetup { setup, options };
    if in_thread {
        let reservation = ctx.app.tables.reserve_table(ctx.guild, ctx.user)?;
        let thread = NewThread { reservation, table_setup, locale, note: None, challenge: Some(challenge) };
        return Ok(Outcome { reply: Reply::Thread(Box::new(thread)), ..Outcome::default() });
    }
    let at = OpeningContext { channel: ctx.channel, guild: ctx.guild, rematch_of: None };
    let update = ctx.app.tables.challenge(at, ctx.user, locale.tag(), table_setup, challenge, None)?;
    Ok(Outcome::text(ctx.words.duel_opened(mention(ctx.words, opponent))).with_pending_table(update.snapshot.id))
}

/// Opens the table of a duel in its new thread.
pub(super) fn open_in_thread(
    ctx: &Context,
    thread: ChannelId,
    new: &NewThread,
    challenge: Challenge,
) -> Result<Outcome, AppError> {
    let at = OpeningContext { channel: thread, guild: ctx.guild, rematch_of: None };
    let NewThread { reservation, table_setup, locale, .. } = new;
    let (tag, table_setup) = (locale.tag(), table_setup.clone());
    let update = ctx.app.tables.challenge(at, ctx.user, tag, table_setup, challenge, Some(reservation))?;
    let text = ctx.words.duel_opened_thread(mention(ctx.words, challenge.opponent), markup::channel(thread.0));
    Ok(Outcome::text(text).with_pending_table(update.snapshot.id))
}

pub(in crate::discord) fn accept(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    ctx.app.tables.accept_challenge(table, ctx.user)?;
    Ok(Outcome::default().with_pending_table(table).with_join())
}

pub(in crate::discord) fn call_off(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    ctx.app.tables.call_off_challenge(table, ctx.user)?;
    Ok(Outcome::default().with_pending_table(table))
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::PRESET) else { return Ok(Vec::new()) };
    preset::name_completions(ctx, typed)
}
