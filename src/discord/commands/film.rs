//! `/film`, and the button at the end of a game: the game so far as an animated picture.

use bytes::Bytes;

use crate::discord::context::{App, Context, FilmRequest, Outcome, Reply};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, File};
use crate::rules::moment::Moment;
use crate::table::{Failure, Season, Snapshot, TableError, TableId};

/// Requests the animation of a table. A worker pool renders it, because that takes a while.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let play = table.play().ok_or(TableError::NotStarted)?;
    let (words, name, tiles) = (ctx.words, table.name.as_str(), play.game.board().tiles().len());
    let draft = Draft::text(words.film_title(name, tiles));
    let request =
        FilmRequest { table: table.id, from: 0, length: play.length, draft, alt: words.alt_film(name, tiles) };
    Ok(Outcome { reply: Reply::Film(request), ..Outcome::default() })
}

/// Renders the part of a game between two log positions. If `from` is not 0, the animation has only a few frames.
pub(in crate::discord) fn render(app: &App, table: TableId, from: u32, length: u32) -> Result<Bytes, AppError> {
    let record = app.tables.export_up_to(table, length)?.record;
    let moments = match from {
        0 => record.moments(),
        from => record.moments_since(from as usize).map(selected_moments),
    };
    let moments = moments.map_err(|error| Failure::Replay { table, error })?;
    let artist = app.artist_in(app.tables.get(table)?.map_or_else(Season::default, |table| table.options.season));
    Ok(artist.film(&moments)?.gif.into())
}

/// The maximum number of frames of an animation that shows only part of a game.
const MAX_FRAMES: usize = 6;

/// Selects a few moments at regular intervals. The first and the last moment are always included.
fn selected_moments(moments: Vec<Moment>) -> Vec<Moment> {
    let last = moments.len().saturating_sub(1);
    if last < MAX_FRAMES {
        return moments;
    }
    let wanted: Vec<usize> = (0..MAX_FRAMES).map(|frame| frame * last / (MAX_FRAMES - 1)).collect();
    moments.into_iter().enumerate().filter(|(index, _)| wanted.contains(index)).map(|(_, moment)| moment).collect()
}

/// Composes the message with the animation attached.
pub(in crate::discord) fn film_message(request: FilmRequest, gif: Bytes) -> Draft {
    let FilmRequest { mut draft, alt, .. } = request;
    draft.files.push(File { name: "film.gif", bytes: gif, alt: Some(alt) });
    draft
}
