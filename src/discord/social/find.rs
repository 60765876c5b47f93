//! The list of tables that wait for players.

use crate::discord::fault::Fault;
use crate::discord::lobby::options;
use crate::discord::message::draft::pages;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::table::{Pace, Snapshot};
use crate::words::commands as labels;
use crate::words::{Locale, Words};

use crate::discord::settings::pace;

/// Lists the open tables of the server. If a pace or a language is given, other tables are left out.
pub(in crate::discord) fn list(
    app: &App,
    visit: &Visit,
    wanted: (Option<Pace>, Option<Locale>),
) -> Result<Outcome, Fault> {
    let words = visit.words;
    let mut tables = app.tables.open_tables(visit.server()?)?;
    tables.retain(|table| wanted.0.is_none_or(|pace| table.pace == pace));
    tables.retain(|table| wanted.1.is_none_or(|locale| table.locale == locale.tag()));
    if tables.is_empty() {
        let new = format!("/{} {}", labels::GAME.name(words), labels::NEW.name(words));
        return Ok(Outcome::text(words.find_none(new)));
    }
    let lines = tables.iter().map(|table| line(words, visit, table));
    Ok(Outcome::pages(pages(std::iter::once(words.find_title()).chain(lines))))
}

/// Returns a note if the server already has an open table with the same expansions and pace.
pub(in crate::discord) fn similar(
    app: &App,
    visit: &Visit,
    setup: &Setup,
    pace: Pace,
) -> Result<Option<String>, Fault> {
    let Some(guild) = visit.guild else { return Ok(None) };
    let has_same = |table: &Snapshot| {
        Expansion::ALL.iter().all(|&expansion| table.setup.expansions.has(expansion) == setup.expansions.has(expansion))
    };
    let is_similar = |table: &Snapshot| table.pace == pace && has_same(table);
    let found = app.tables.open_tables(guild)?.into_iter().find(is_similar);
    Ok(found.map(|table| visit.words.find_similar(line(visit.words, visit, &table))))
}

fn line(words: Words, visit: &Visit, table: &Snapshot) -> String {
    let sets = options::sets(words, &table.setup);
    let (language, pace) = (pace::language_name(words, &table.locale), pace::name(words, table.pace));
    words.find_line(language, visit.link(table), pace, table.people.len(), sets, table.name.as_str())
}
