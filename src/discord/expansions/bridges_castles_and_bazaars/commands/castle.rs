//! `/castle`: what becomes of a small city, and whose points a castle takes.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Kind, Opt};
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::Action as AnyAction;
use crate::rules::expansions::bridges_castles_and_bazaars::Action;
use crate::words::commands as labels;

use super::super::facts::as_action;
use super::faults::{CASTLE, NO_CASTLE};

pub(in crate::discord) const COMMAND: Command = Command {
    label: labels::CASTLE,
    options: &[Opt { label: labels::CASTLE_CHOICE, kind: Kind::Text, required: true }],
    run,
    complete,
};

/// Whether an answer is about a castle.
const fn is_about_castle(action: AnyAction) -> bool {
    matches!(as_action(action), Some(Action::TakePoints | Action::BuildCastle | Action::Repeat { .. }))
}

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let named = answer::legal(app, visit, is_about_castle)?;
    if named.is_empty() {
        return Err(NO_CASTLE.into());
    }
    let typed = args.text(labels::CASTLE_CHOICE).unwrap_or_default().trim().to_lowercase();
    let fitting: Vec<AnyAction> =
        named.iter().filter(|(name, _)| name.to_lowercase().contains(&typed)).map(|&(_, action)| action).collect();
    let possible = || CASTLE.but(named.iter().map(|(name, _)| name.clone()).collect());
    match fitting.as_slice() {
        &[wanted] => answer::give(app, visit, |action| action == wanted, possible()),
        _ => Err(possible()),
    }
}

fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::CASTLE_CHOICE) else { return Ok(Vec::new()) };
    let named = answer::legal(app, visit, is_about_castle)?;
    Ok(answer::choices(named.into_iter().map(|(name, _)| (name.clone(), name)), typed))
}
