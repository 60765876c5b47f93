//! Opening the console, and committing to what was tried in it.

use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::{Action, Decision, Question};
use crate::table::{ActError, Snapshot, TableId};

use super::drawing;
use super::page::Page;
use super::prelude::{Prelude, precedes};

/// Shows a try. With an empty path it asks where to begin.
pub(in crate::discord) fn open(
    app: &App,
    visit: &Visit,
    table: TableId,
    number: u32,
    path: &str,
) -> Result<Outcome, Fault> {
    let table = awaited(app, visit, table, number)?;
    Ok(Outcome::answer(show(app, visit, &table, number, path)?))
}

/// A try, or where to begin.
fn show(app: &App, visit: &Visit, table: &Snapshot, number: u32, path: &str) -> Result<Draft, Fault> {
    let Some(game) = table.game() else { return Err(ActError::NotStarted.into()) };
    let prelude = Prelude::of(game, path)?;
    let page = Page { app, visit, table, before: game, game: prelude.game(game), number, prelude: &prelude };
    drawing::draw(&page, &prelude.rest)
}

/// Commits to the answers of a path.
pub(in crate::discord) fn confirm(
    app: &App,
    visit: &Visit,
    table: TableId,
    number: u32,
    path: &str,
) -> Result<Outcome, Fault> {
    let table = awaited(app, visit, table, number)?;
    let Some(game) = table.game() else { return Err(ActError::NotStarted.into()) };
    let walk = Walk::along(game, path, Reading::Strict)?;
    let update = app.tables.act(table.id, visit.person, number, &walk.named(path))?;
    let must_lay = walk.tried.last().is_some_and(|tried| precedes(tried.action));
    let private = expansions::all().find_map(|hooks| (hooks.asked_in_private)(visit, &update.snapshot));
    let mut draft = match (private, still_asked(visit, &update.snapshot, must_lay)) {
        (Some(draft), _) => draft,
        // What the draw has led to is asked in the same message.
        (None, Some(number)) => show(app, visit, &update.snapshot, number, "")?,
        (None, None) => Draft::text(visit.words.console_done()),
    };
    for hooks in expansions::all() {
        draft = (hooks.received)(app, visit, &update, draft)?;
    }
    Ok(Outcome::answer(draft).delivering(update.snapshot.id))
}

/// The number of the decision with which somebody's turn goes on, if it does. Whoever did something before the tile `must_lay`
/// it still.
fn still_asked(visit: &Visit, table: &Snapshot, must_lay: bool) -> Option<u32> {
    let decision = table.decision().filter(|_| table.waiting_for() == Some(visit.person))?;
    (must_lay || !matches!(decision.question, Question::Place(_))).then_some(decision.number)
}

/// The table, if it waits for this person's answer to this decision.
pub(in crate::discord) fn awaited(app: &App, visit: &Visit, table: TableId, number: u32) -> Result<Snapshot, Fault> {
    let table = app.tables.get(table)?.ok_or(ActError::NoTable)?;
    // The table itself says whether the person may answer: it is asked with the answer that does least.
    let answer = table.decision().and_then(Decision::fallback).unwrap_or(Action::Pass);
    app.tables.rehearse(table.id, visit.person, number, &[answer])?;
    Ok(table)
}
