//! `/game export`: sends the record of the game as a file.

use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, File};
use crate::discord::visit::{App, Outcome, Visit};
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::EXPORT, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    let record = app.tables.export(visit.channel)?;
    let mut text = visit.words.export_done(record.table.as_str());
    if !record.finished {
        text.push('\n');
        text.push_str(&visit.words.export_open());
    }
    let mut draft = Draft::text(text);
    draft.files.push(File { name: "record.json", bytes: record.to_json()?.into_bytes().into(), alt: None });
    Ok(Outcome::answer(draft))
}
