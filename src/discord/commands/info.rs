//! `/game info`, and the *More* button: the table's options, its active players, and buttons for less frequent actions.

use crate::discord::context::{App, Context, Outcome, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::lobby::options;
use crate::discord::message::{Button, Draft, LeaveKind, Press, Row, button, times};
use crate::presenter::expansions;
use crate::rules::{Expansion, Seat, Setup};
use crate::table::{Phase, Snapshot};
use crate::words::{Words, markup};

/// Shows a table's options and state, with buttons.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let name = table.name.as_str();
    let link = ctx.link(table);
    let mut lines = vec![format!("{} · {}", markup::strong(name), options::set_names(words, &table.setup))];
    lines.push(markup::note(options::summary(words, table).join(" · ")));
    lines.extend(times::describe_pace(words, table.options.pace).map(markup::note));
    lines.extend(house_rules_note(words, &table.setup).map(markup::note));
    if matches!(table.phase, Phase::Playing(_)) {
        let due = times::deadline(words, table, ctx.app.tables.now());
        lines.extend(due.into_iter().chain(bank_lines(&ctx.app, words, table)?).map(markup::note));
    }
    lines.push(match table.phase {
        Phase::Playing(_) => words.info_turn(link, player_names(words, table).list(words, table.asked())),
        Phase::Lobby => words.error_not_started(words_of(table).button_start()),
        Phase::Aborted => words.error_closed(),
        Phase::Over { .. } => words.info_over(name),
    });
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
    let rows = [row, view_buttons(ctx, table), settings_row(ctx, table), leave_buttons(ctx, table)];
    let rows = rows.into_iter().filter(|row| !row.is_empty());
    Ok(Outcome::answer(rows.map(Row::Buttons).fold(Draft::text(lines.join("\n")), Draft::row)))
}

/// Lists the time left in each player's bank, or returns `None` if the table's pace has no banks.
fn bank_lines(app: &App, words: Words, table: &Snapshot) -> Result<Option<String>, AppError> {
    let (banks, names) = (app.tables.time_banks(table.id)?, player_names(words, table));
    let seats = Seat::all(table.users.len()).zip(banks).filter(|&(seat, _)| table.bot(seat).is_none());
    let lines: Vec<String> =
        seats.map(|(seat, left)| words.bank_of(times::duration_text(words, left), names.name(seat))).collect();
    Ok((!lines.is_empty()).then(|| words.banks(lines.join(" · "))))
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
    let mut played = Expansion::ALL.iter().filter(|&&expansion| setup.expansions.has(expansion));
    played.any(|&expansion| expansions::of(expansion).has_house_rules).then(|| words.house_rules())
}
