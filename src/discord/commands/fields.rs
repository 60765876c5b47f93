//! `/fields`: shows the fields in their owners' patterns, and the points that each field would score if the game ended.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::Draft;
use crate::discord::message::draft::first_fitting_texts;
use crate::presenter::{lenses, pictures};
use crate::table::{Snapshot, TableError};

/// The maximum length of the text beside the picture, in characters.
const MAX_LENGTH: usize = 1900;

/// Shows the fields. At a table without assists, says that they are withheld.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, name) = (ctx.words, table.name.as_str());
    if !table.options.assists.are_on() {
        return Ok(Outcome::text(words.lens_withheld()));
    }
    let Some(lines) = lenses::field_lines(words, name, game, &player_names(words, table)) else {
        return Ok(Outcome::text(words.fields_none(name)));
    };
    let draft = Draft::text(first_fitting_texts(words, &lines, "\n", MAX_LENGTH));
    let picture = pictures::fields_picture(words, game, lenses::field_owners(game));
    Ok(Outcome::message(draft.picture(&ctx.app.artist_of(table), picture)?))
}
