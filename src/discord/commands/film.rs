//! `/film`, and the button at the end of a game: the game so far as an animated picture.

use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, File};
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{Failure, Snapshot, TableError};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::FILM, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    show(app, visit, &visit.table(app)?)
}

/// The film of a table, for the one who asks.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let moments = app
        .tables
        .export_table(table.id)?
        .record
        .moments()
        .map_err(|fault| Failure::Replay { table: table.id, fault })?;
    let film = app.artist.film(&moments)?;
    let (words, name) = (visit.words, table.name.as_str());
    let mut draft = Draft::text(words.film_title(name, game.board().tiles().len()));
    let alt = words.alt_film(name, game.board().tiles().len());
    draft.files.push(File { name: "film.gif", bytes: film.gif, alt: Some(alt) });
    Ok(Outcome::answer(draft))
}
