//! The lobby's post: the players and options of a table that has not started.

use crate::presenter::combination_warnings::combination_warnings;
use crate::presenter::words::{Words, markup};
use crate::rules::Setup;
use crate::table::{Phase, Snapshot, UserId};

use crate::discord::context::{App, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::lobby::options;
use crate::discord::message::{Draft, Press, button, primary_button, success_button, times};
use crate::discord::posts::duel;

/// Composes the lobby's post in its current state. After the start of the game, the post only says that it has started.
pub(in crate::discord) fn post(app: &App, table: &Snapshot) -> Result<Draft, AppError> {
    let words = words_of(table);
    if let Some(standing) = app.tables.duel_standing(table)? {
        return Ok(duel::challenge(words, table, &standing));
    }
    let name = table.name.as_str();
    Ok(match table.phase {
        Phase::Lobby => open_post(words, table, &app.tables.invited(table)?),
        Phase::Playing(_) | Phase::Over { .. } => Draft::text(words.lobby_begun(seat_lines(words, table), name)),
        Phase::Aborted if table.users.is_empty() => Draft::text(words.lobby_closed(name)),
        Phase::Aborted => Draft::text(words.lobby_aborted(name)),
    })
}

/// Composes the lobby's post as a new message, which mentions the invited users.
pub(super) fn new_post(app: &App, table: &Snapshot) -> Result<Draft, AppError> {
    let mut draft = post(app, table)?;
    if matches!(table.phase, Phase::Lobby) {
        draft.pings = app.tables.invited(table)?;
    }
    Ok(draft)
}

fn open_post(words: Words, table: &Snapshot, invited: &[UserId]) -> Draft {
    let commitment = table.commitment.to_string();
    let count = options::tile_count(&table.setup);
    // Only bots can join a table in direct messages.
    let is_shared = table.guild.is_some();
    // Bots move at once.
    let of_humans = count * table.human_players().count() / table.users.len().max(1);
    let mut lines = vec![
        words.lobby_title(markup::player(table.host.0), table.name.as_str()),
        words.lobby_sets(options::expansion_list(words, &table.setup), count),
        markup::note(
            std::iter::once(expected_turns(words, count, table.users.len()))
                .chain(options::long_duration(words, of_humans, table.options.pace))
                .collect::<Vec<_>>()
                .join(" · "),
        ),
        markup::note(options::summary(words, table).join(" · ")),
        words.lobby_seats(table.users.len(), Setup::MAX_PLAYERS, seat_lines(words, table)),
        markup::note(words.lobby_fair(format!("{commitment:.16}"))),
        if is_shared { words.lobby_hint() } else { words.lobby_hint_alone() },
    ];
    lines.splice(4..4, combination_warnings(words, &table.setup).into_iter().map(markup::note));
    if let Some(pace) = times::describe_pace(words, table.options.pace) {
        lines.insert(4, markup::note(pace));
    }
    if !invited.is_empty() {
        let names: Vec<String> = invited.iter().map(|user| markup::player(user.0)).collect();
        lines.push(words.rematch_of(words.list(&names)));
    }
    let mut row = Vec::new();
    if is_shared {
        row.push(primary_button(Press::Join(table.id), words.button_join()));
        row.push(button(Press::LeaveLobby(table.id), words.button_leave()));
    }
    row.push(button(Press::Options(table.id), words.button_options()));
    row.push(button(Press::Bots(table.id), words.button_bot()));
    row.push(success_button(Press::Start(table.id), words.button_start()));
    Draft::text(lines.join("\n")).row(row)
}

/// Describes the expected number of turns per player.
fn expected_turns(words: Words, tiles: usize, people: usize) -> String {
    if people < usize::from(Setup::MIN_PLAYERS) {
        words.turns_about(options::turns_each(tiles, 2))
    } else {
        words.turns_each(options::turns_each(tiles, people))
    }
}

fn seat_lines(words: Words, table: &Snapshot) -> String {
    let names = player_names(words, table);
    let seats = crate::rules::seat::Seat::all(table.users.len());
    seats.map(|seat| names.name(seat).to_owned()).collect::<Vec<_>>().join(" · ")
}
