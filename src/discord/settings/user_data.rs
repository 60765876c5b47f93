//! The user's data: export as a file, and erasure after two confirmations.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Button, Draft, File, Press, button, danger_button};
use crate::presenter::words::Words;
use crate::table::Departure;

/// Sends a file with all data that is stored about the user.
pub(in crate::discord) fn export(ctx: &Context) -> Result<Outcome, AppError> {
    let data = ctx.app.tables.user_data(ctx.user)?;
    let mut draft = Draft::text(ctx.words.data_export());
    // The limit for the records applies to JSON without whitespace.
    draft.files.push(File { name: "my-data.json", bytes: serde_json::to_vec(&data)?.into(), alt: None });
    Ok(Outcome::message(draft))
}

/// Explains which data is erased, and asks about the user's seats in running games.
pub(in crate::discord) fn explain_erasure(ctx: &Context) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let running = ctx.app.tables.running_games_of(ctx.user)?;
    let mut lines = vec![words.erase_what()];
    let mut row = vec![];
    if running > 0 {
        lines.push(words.erase_games(running));
        row.push(danger_button(Press::AskErase(Departure::Bot), words.button_erase_bot()));
        row.push(danger_button(Press::AskErase(Departure::Resign), words.button_erase_resign()));
    } else {
        row.push(danger_button(Press::AskErase(Departure::Bot), words.button_erase()));
    }
    row.push(keep_button(words));
    Ok(Outcome::message(Draft::text(lines.join("\n")).row(row)))
}

/// Asks for the second confirmation.
pub(in crate::discord) fn ask_to_confirm(words: Words, departure: Departure) -> Outcome {
    let erase = danger_button(Press::Erase(departure), words.button_erase_now());
    Outcome::message(Draft::text(words.erase_sure()).row([erase, keep_button(words)]))
}

fn keep_button(words: Words) -> Button {
    button(Press::Keep, words.button_erase_not())
}

pub(in crate::discord) fn erase(ctx: &Context, departure: Departure) -> Result<Outcome, AppError> {
    let tables = ctx.app.tables.erase(ctx.user, departure)?;
    Ok(Outcome { other_pending_tables: tables, ..Outcome::text(ctx.words.erase_done()) })
}
