//! Opening the console, and committing to what was tried in it.

use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::expansions;
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::rules::score::Occasion;
use crate::rules::{Action, Decision, Event, Question};
use crate::table::{ActError, Snapshot, TableId, Update};

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

/// Commits to the answers of a path. Whoever did so already, with another press of the same button, reads the same once more.
pub(in crate::discord) fn confirm(
    app: &App,
    visit: &Visit,
    table: TableId,
    number: u32,
    path: &str,
) -> Result<Outcome, Fault> {
    match commit(app, visit, table, number, path) {
        Err(fault) if fault.is_outdated() => match once_more(app, visit, table, number, path)? {
            Some(outcome) => Ok(outcome),
            None => Err(fault),
        },
        committed => committed,
    }
}

fn commit(app: &App, visit: &Visit, table: TableId, number: u32, path: &str) -> Result<Outcome, Fault> {
    let table = awaited(app, visit, table, number)?;
    let Some(game) = table.game() else { return Err(ActError::NotStarted.into()) };
    let walk = Walk::along(game, path, Reading::Strict)?;
    let update = app.tables.act(table.id, visit.person, number, &walk.named(path))?;
    Ok(done(app, visit, &update, &walk)?.delivering(update.snapshot.id))
}

/// What somebody reads whose answers were committed by another press; nothing if they were others.
fn once_more(app: &App, visit: &Visit, table: TableId, number: u32, path: &str) -> Result<Option<Outcome>, Fault> {
    let Some(answered) = app.tables.answered(table, visit.person, number)? else { return Ok(None) };
    let Ok(walk) = Walk::along(&answered.before, path, Reading::Strict) else { return Ok(None) };
    let is_same = answered.answers.starts_with(&walk.named(path));
    is_same.then(|| done(app, visit, &answered.update, &walk)).transpose()
}

/// What somebody reads whose answers were committed: what came of them, and what is asked next.
fn done(app: &App, visit: &Visit, update: &Update, walk: &Walk) -> Result<Outcome, Fault> {
    let must_lay = walk.tried.last().is_some_and(|tried| precedes(tried.action));
    let private = expansions::all().find_map(|hooks| (hooks.asked_in_private)(visit, &update.snapshot));
    let mut draft = match (private, still_asked(visit, &update.snapshot, must_lay)) {
        (Some(draft), _) => {
            let told = told(visit, update).into_iter().chain([draft.text]).collect::<Vec<_>>();
            Draft { text: told.join("\n"), ..draft }
        }
        // What the draw has led to is asked in the same message.
        (None, Some(number)) => {
            let draft = show(app, visit, &update.snapshot, number, "")?;
            let told = told(visit, update).into_iter().chain([draft.text]).collect::<Vec<_>>();
            Draft { text: told.join("\n"), ..draft }
        }
        (None, None) => {
            let told = std::iter::once(visit.words.console_done()).chain(told(visit, update));
            Draft::text(told.collect::<Vec<_>>().join("\n"))
        }
    };
    for hooks in expansions::all() {
        draft = (hooks.received)(app, visit, update, draft)?;
    }
    Ok(Outcome::answer(draft))
}

/// What came of somebody's answers before the next turn: the tile, points, tokens. What is counted when the game ends is for
/// the channel.
fn told(visit: &Visit, update: &Update) -> Vec<String> {
    let Some(game) = update.snapshot.game() else { return Vec::new() };
    let is_over = |event: &&Event| match event {
        Event::Turn { .. } => true,
        Event::Scored(score) => score.occasion == Occasion::Final,
        _ => false,
    };
    let own: Vec<Event> = update.events.iter().take_while(|event| !is_over(event)).cloned().collect();
    visit.words.story(&own, game.board(), &cast_of(&update.snapshot))
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
