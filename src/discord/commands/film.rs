//! `/film`, and the button at the end of a game: the game so far as an animated picture.

use bytes::Bytes;

use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, File};
use crate::discord::visit::{App, FilmOrder, Outcome, Reply, Visit};
use crate::table::{Failure, Snapshot, TableError, TableId};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::FILM, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    show(visit, &visit.table(app)?)
}

/// Orders the film of a table, for the one who asks. Making it takes longer than anything else, so that is done aside.
pub(in crate::discord) fn show(visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let play = table.play().ok_or(TableError::NotStarted)?;
    let (words, name, tiles) = (visit.words, table.name.as_str(), play.game.board().tiles().len());
    let draft = Draft::text(words.film_title(name, tiles));
    let order = FilmOrder { table: table.id, length: play.length, draft, alt: words.alt_film(name, tiles) };
    Ok(Outcome { reply: Reply::Film(order), ..Outcome::default() })
}

/// Makes the film of a table up to a length of its log.
pub(in crate::discord) fn make(app: &App, table: TableId, length: u32) -> Result<Bytes, Fault> {
    let record = app.tables.export_up_to(table, length)?.record;
    let moments = record.moments().map_err(|fault| Failure::Replay { table, fault })?;
    Ok(app.artist.film(&moments)?.gif.into())
}

/// The message with its film.
pub(in crate::discord) fn delivered(order: FilmOrder, gif: Bytes) -> Draft {
    let FilmOrder { mut draft, alt, .. } = order;
    draft.files.push(File { name: "film.gif", bytes: gif, alt: Some(alt) });
    draft
}
