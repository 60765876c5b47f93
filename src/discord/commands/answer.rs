//! What the commands that answer a question of the rules have in common.

use serenity::builder::AutocompleteChoice;

use crate::discord::console::open::{awaited, confirm};
use crate::discord::decision::{answers, codes};
use crate::discord::fault::Fault;
use crate::discord::message::draft::clip;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::Action;
use crate::table::{ActError, TableError};

/// The most choices that Discord shows.
const MOST_CHOICES: usize = 25;

/// Gives the answer that `wanted` finds among the legal ones.
pub(in crate::discord) fn give(
    app: &App,
    visit: &Visit,
    wanted: impl Fn(Action) -> bool,
    fault: impl Into<Fault>,
) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let decision = table.game().ok_or(TableError::NotStarted)?.decision().ok_or(ActError::Over)?;
    let number = decision.number;
    let table = awaited(app, visit, table.id, number)?;
    let found = decision.actions.iter().copied().enumerate().find(|&(_, action)| wanted(action));
    let (index, action) = found.ok_or_else(|| fault.into())?;
    confirm(app, visit, table.id, number, &codes::encode(action, index))
}

/// The legal answers that `wanted` finds, with their names; none while another question, or somebody else, is asked.
pub(in crate::discord) fn legal(
    app: &App,
    visit: &Visit,
    wanted: impl Fn(Action) -> bool,
) -> Result<Vec<(String, Action)>, Fault> {
    let table = visit.table(app)?;
    let Some(number) = table.decision().map(|decision| decision.number) else { return Ok(Vec::new()) };
    let table = awaited(app, visit, table.id, number)?;
    let (Some(game), Some(decision)) = (table.game(), table.decision()) else { return Ok(Vec::new()) };
    let actions = decision.actions.iter().copied().filter(|&action| wanted(action));
    Ok(actions.map(|action| (answers::answer(visit.words, table.aids, game, decision, action), action)).collect())
}

/// Names as choices of a text, as far as they contain what was typed.
pub(in crate::discord) fn choices(
    named: impl IntoIterator<Item = (String, String)>,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let typed = typed.trim().to_lowercase();
    let fitting = named.into_iter().filter(|(name, value)| name.to_lowercase().contains(&typed) || *value == typed);
    fitting.map(|(name, value)| AutocompleteChoice::new(clip(&name, 100), value)).take(MOST_CHOICES).collect()
}
