//! `/game info`, and the *More* button: the table's options, its active players, and buttons for less frequent actions.

use crate::discord::context::{App, Context, Outcome, mention, player_names, words_of};
use crate::discord::delays::DelayReason;
use crate::discord::error::AppError;
use crate::discord::lobby::options;
use crate::discord::message::{Button, Draft, LeaveKind, Press, Row, button, link, times};
use crate::discord::posts::duel::score_line;
use crate::discord::social::page::play_button;
use crate::presenter::expansions::{self, HouseRules};
use crate::presenter::words::{Words, markup};
use crate::rules::{Expansion, Seat, Setup};
use crate::table::{Phase, Snapshot};

/// The age from which a pending notice is delayed, in seconds. A request takes at most 15 seconds.
const MIN_DELAY: i64 = 20;

/// Shows a table's options and state, with buttons.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let name = table.name.as_str();
    let mut lines = vec![format!("{} · {}", markup::strong(name), options::expansion_list(words, &table.setup))];
    lines.push(markup::note(options::summary(words, table).join(" · ")));
    lines.extend(times::describe_pace(words, table.options.pace).map(markup::note));
    lines.extend(house_rules_note(words, &table.setup).map(markup::note));
    if matches!(table.phase, Phase::Playing(_)) {
        let due = times::deadline(words, table, ctx.app.tables.now());
        lines.extend(due.into_iter().chain(bank_lines(&ctx.app, words, table)?).map(markup::note));
    }
    let duel = ctx.app.tables.duel_standing(table)?;
    lines.extend(duel.filter(|_| table.game().is_some()).map(|standing| score_line(words, &standing)));
    lines.push(match table.phase {
        Phase::Playing(_) => {
            words.info_turn(ctx.link(table), player_names(words, table).list(words, table.awaited_seats()))
        }
        Phase::Lobby => match duel {
            Some(standing) => words.duel_hint(mention(words, standing.duel.opponent)),
            None => words.error_not_started(words_of(table).button_start()),
        },
        Phase::Aborted => words.error_closed(),
        Phase::Over { .. } => words.info_over(name),
    });
    lines.extend(delay_note(ctx, table, MIN_DELAY)?);
    lines.push(match table.seed() {
        Some(seed) => markup::note(words.end_fair(table.commitment.to_string(), seed.to_string())),
        None => markup::note(words.info_fair(table.commitment.to_string())),
    });
    let mut row = Vec::new();
    if table.game().is_some() {
        row.push(button(Press::Scores(table.id), words.button_scores()));
        row.push(button(Press::Tiles(table.id), words.button_tiles()));
    }
    if Expansion::ALL.iter().any(|&expansion| table.setup.expansions.has(expansion)) {
        row.push(button(Press::CheatSheet(table.id), words.button_cheat_sheet()));
    }
    let rows =
        [row, page_buttons(ctx, table)?, view_buttons(ctx, table), settings_row(ctx, table), leave_buttons(ctx, table)];
    let rows = rows.into_iter().filter(|row| !row.is_empty());
    Ok(Outcome::message(rows.map(Row::Buttons).fold(Draft::text(lines.join("\n")), Draft::row)))
}

/// Explains why the table's posts are delayed, and since when. Returns `None` if they are not, or if they have been pending for less
/// than `min_delay` seconds for no known reason.
fn delay_note(ctx: &Context, table: &Snapshot, min_delay: i64) -> Result<Option<String>, AppError> {
    let (words, tables) = (ctx.words, &ctx.app.tables);
    let (pause_reason, pending) = (tables.pause_reason(table.id)?, tables.oldest_pending_notice(table.id)?);
    let failure = pending.and_then(|_| ctx.app.delays.get(table.id));
    // A notice before a bot's move is posted after that move.
    let is_late = pending.is_some_and(|oldest| oldest.age >= min_delay) && !table.waits_for_bots();
    // A post without a failure of this process waits in a queue: in that of another process, if there are several.
    let queue = if tables.are_shared() { DelayReason::OtherProcess } else { DelayReason::RateLimit };
    let reason = pause_reason.map(DelayReason::Paused).or(failure).or(is_late.then_some(queue));
    let since = pending.map(|oldest| words.info_delayed_since(markup::time(oldest.created_at)));
    Ok(reason.map(|reason| {
        [Some(words.info_delayed(reason.key())), since].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }))
}

/// Shows the seed of a finished game and its commitment, with which everyone can check the draws of the record.
pub(in crate::discord) fn show_fairness(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let seed = table.seed().ok_or(AppError::OldButton)?;
    Ok(Outcome::text(ctx.words.end_fair(table.commitment.to_string(), seed.to_string())))
}

/// Lists the time left in each player's bank, or returns `None` if the table's pace has no banks.
fn bank_lines(app: &App, words: Words, table: &Snapshot) -> Result<Option<String>, AppError> {
    let (banks, names) = (app.tables.time_banks(table.id)?, player_names(words, table));
    let seats = Seat::all(table.users.len()).zip(banks).filter(|&(seat, _)| table.bot(seat).is_none());
    let lines: Vec<String> =
        seats.map(|(seat, left)| words.bank_of(times::duration_text(words, left), names.name(seat))).collect();
    Ok((!lines.is_empty()).then(|| words.banks(lines.join(" · "))))
}

/// Creates the link to the table's page, if it has one, and the button that replaces the link. There is no such button after the end,
/// because the final post is never edited and would keep the old link.
fn page_buttons(ctx: &Context, table: &Snapshot) -> Result<Vec<Button>, AppError> {
    let Some(url) = ctx.app.page_url(table)?.filter(|_| table.game().is_some()) else { return Ok(Vec::new()) };
    let mut row = vec![link(url, ctx.words.page_link())];
    row.extend(play_button(ctx, table)?);
    if matches!(table.phase, Phase::Playing(_)) && (ctx.is_moderator || table.host == ctx.user) {
        row.push(button(Press::ReplacePageKey(table.id), ctx.words.button_page_key()));
    }
    Ok(row)
}

/// Creates the buttons that resign and abort.
fn leave_buttons(ctx: &Context, table: &Snapshot) -> Vec<Button> {
    let ask = |leaving| Press::AskToLeave(table.id, leaving);
    let mut row = Vec::new();
    if matches!(table.phase, Phase::Playing(_)) && table.seat_of(ctx.user).is_some() {
        row.push(button(ask(LeaveKind::Resign), ctx.words.button_resign()));
    }
    if table.is_active() && (ctx.is_moderator || table.host == ctx.user) {
        row.push(button(ask(LeaveKind::Abort), ctx.words.button_abort()));
    }
    row
}

/// Creates the buttons for undo, standing orders, the pinned status and personal settings.
fn settings_row(ctx: &Context, table: &Snapshot) -> Vec<Button> {
    let words = ctx.words;
    let mut row = Vec::new();
    if let Phase::Playing(play) = &table.phase
        && table.seat_of(ctx.user).is_some()
    {
        row.push(button(Press::Undo(table.id, play.length), words.button_undo()));
        row.push(button(Press::Orders(table.id), words.button_orders()));
    }
    if table.is_active() && (ctx.is_moderator || table.seat_of(ctx.user).is_some()) {
        let on = if table.pinned { "yes" } else { "no" };
        row.push(button(Press::Status(table.id), words.button_status(on)));
    }
    row.push(button(Press::Preferences, words.button_settings()));
    row
}

/// Creates the buttons that show fields, scoring, board and animation.
fn view_buttons(ctx: &Context, table: &Snapshot) -> Vec<Button> {
    let words = ctx.words;
    if table.game().is_none() {
        return Vec::new();
    }
    let mut row = Vec::new();
    if matches!(table.phase, Phase::Playing(_)) {
        let (fields, if_ended) = (Press::Fields(table.id), Press::IfEnded(table.id));
        row.extend(table.options.assists.are_on().then(|| button(fields, words.button_fields())));
        let shows_forecast = table.options.shows_forecast(table.seat_of(ctx.user).is_some());
        row.extend(shows_forecast.then(|| button(if_ended, words.button_if_ended())));
    }
    row.push(button(Press::Board(table.id), words.button_board()));
    if matches!(table.phase, Phase::Playing(_)) {
        row.push(button(Press::CatchUp(table.id), words.button_catch_up()));
    }
    row.push(button(Press::Film(table.id), words.button_film()));
    row
}

/// Returns a note about the house rules in use, or `None` if the table plays without any.
pub(in crate::discord) fn house_rules_note(words: Words, setup: &Setup) -> Option<String> {
    let played = Expansion::ALL.iter().filter(|&&expansion| setup.expansions.has(expansion));
    match played.map(|&expansion| expansions::of(expansion).house_rules).max()? {
        HouseRules::None => None,
        HouseRules::Details => Some(words.house_rules()),
        HouseRules::FanExpansion => Some(words.house_rules_of_fans()),
    }
}

#[cfg(test)]
mod tests {
    use crate::discord::context::tests::{app, ctx};
    use crate::presenter::words::Locale;
    use crate::table::{ChannelId, PauseReason, UserId};

    use super::*;

    #[test]
    fn only_fan_expansions_are_said_to_have_sheets_of_their_author() {
        let words = Words::default();
        let note = |expansions: &[Expansion]| house_rules_note(words, &Setup::base(2).with(expansions));
        let of_fans = [Expansion::Monuments, Expansion::HousesAndWalls, Expansion::Deserts];
        let published = Expansion::ALL.iter().copied().filter(|expansion| !of_fans.contains(expansion));
        assert_eq!(note(&[]), None);
        assert_eq!(note(&published.clone().collect::<Vec<_>>()), Some(words.house_rules()));
        for expansion in of_fans {
            let all: Vec<Expansion> = published.clone().chain([expansion]).collect();
            assert_eq!(note(&all), Some(words.house_rules_of_fans()), "{expansion:?}");
        }
    }

    #[test]
    fn each_reason_of_a_delay_is_explained_in_each_language() {
        let app = app();
        let table = app.tables.create(ChannelId(1), UserId(1), "en", Setup::base(0)).unwrap().snapshot;
        let note_after =
            |min_delay, locale| delay_note(&ctx(&app, UserId(1), ChannelId(1), locale), &table, min_delay).unwrap();
        let note = |locale| note_after(i64::MAX, locale);
        assert_eq!(note(Locale::default()), None, "the notice is new");
        let limit = note_after(0, Locale::default()).unwrap();
        assert!(limit.starts_with("Discord limits how fast I can post"), "{limit}");
        let paused = [PauseReason::Gone, PauseReason::Forbidden, PauseReason::Locked].map(DelayReason::Paused);
        let others = [DelayReason::Discord, DelayReason::RateLimit, DelayReason::OtherProcess, DelayReason::Failure];
        for locale in Locale::ALL {
            let texts = paused.into_iter().chain(others).map(|reason| {
                app.delays.set(table.id, Some(reason));
                note(locale).unwrap()
            });
            let texts: std::collections::BTreeSet<String> = texts.collect();
            assert_eq!(texts.len(), paused.len() + others.len(), "{texts:?}");
        }
        app.delays.set(table.id, None);
        let posted = app.tables.pending_notices().unwrap()[0];
        app.tables.mark_posted(posted, None).unwrap();
        app.delays.set(table.id, Some(DelayReason::Discord));
        assert_eq!(note_after(0, Locale::default()), None, "nothing is pending");
    }
}
