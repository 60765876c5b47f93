//! The list of open tables, which wait for players.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::lobby::options;
use crate::discord::message::{link, section_pages};
use crate::presenter::words::{Locale, Words, markup};
use crate::rules::{Expansion, Setup};
use crate::table::{Pace, Snapshot};

use crate::discord::settings::table_options::{self, language_name};

/// The criteria of a search. A criterion that is `None` or empty accepts every table.
pub(in crate::discord) struct Criteria {
    pub pace: Option<Pace>,
    pub locale: Option<Locale>,
    pub expansions: Vec<Expansion>,
}

/// Lists the open tables that meet the criteria: first those of the server, then those of other servers that are listed
/// publicly.
pub(in crate::discord) fn list(ctx: &Context, wanted: &Criteria) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let mut tables = open_tables(ctx)?;
    tables.retain(|table| wanted.pace.is_none_or(|pace| table.options.pace == pace));
    tables.retain(|table| wanted.locale.is_none_or(|locale| table.locale == locale.tag()));
    tables.retain(|table| wanted.expansions.iter().all(|&expansion| table.setup.expansions.has(expansion)));
    if tables.is_empty() {
        return Ok(Outcome::text(words.find_none()));
    }
    let section = |table: &Snapshot| {
        let sets = markup::note(options::expansion_list(words, &table.setup));
        // Discord checks whether the user may see the channel, so the button leads to the lobby instead of giving the user a seat.
        (format!("{}\n{sets}", table_line(words, ctx, table)), link(ctx.url(table), words.button_join()))
    };
    Ok(Outcome::drafts(section_pages(words.find_title(), tables.iter().map(section))))
}

/// Returns the open tables, those of the server first.
fn open_tables(ctx: &Context) -> Result<Vec<Snapshot>, AppError> {
    let mut tables = ctx.app.tables.open_tables(ctx.guild)?;
    tables.sort_by_key(|table| table.guild != ctx.guild);
    Ok(tables)
}

/// Returns a note about an open table with the same expansions and pace, if there is one.
pub(in crate::discord) fn similar_table_note(
    ctx: &Context,
    setup: &Setup,
    pace: Pace,
) -> Result<Option<String>, AppError> {
    let has_same = |table: &Snapshot| {
        Expansion::ALL.iter().all(|&expansion| table.setup.expansions.has(expansion) == setup.expansions.has(expansion))
    };
    let is_similar = |table: &Snapshot| table.options.pace == pace && has_same(table);
    let found = open_tables(ctx)?.into_iter().find(is_similar);
    Ok(found.map(|table| ctx.words.find_similar(markup::url(&ctx.url(&table)), table_line(ctx.words, ctx, &table))))
}

fn table_line(words: Words, ctx: &Context, table: &Snapshot) -> String {
    let (language, pace) = (
        language_name(words, &table.locale),
        table_options::value_name(words, &Pace::OPTION, table.options.pace.key()),
    );
    let line = words.find_line(language, pace, table.users.len(), table.name.as_str());
    if table.guild == ctx.guild { line } else { words.find_elsewhere(line) }
}
