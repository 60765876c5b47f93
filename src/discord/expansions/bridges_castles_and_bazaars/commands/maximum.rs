//! `/bid maximum`: a sealed bid.

use serenity::builder::AutocompleteChoice;

use crate::discord::commands::args::Args;
use crate::discord::commands::command::Command;
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::bridges_castles_and_bazaars::MOST_BID;
use crate::table::{ActError, Snapshot, TableError};
use crate::words::commands as labels;

use super::super::sealed::{self, NO_AMOUNT};
use super::amount::{AMOUNT, amounts};
use super::faults::NO_AUCTION;

pub(super) const COMMAND: Command = Command { label: labels::BID_MAXIMUM, options: &[AMOUNT], run, complete };

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let number = number(&table)?;
    let most = args.number(labels::BID_AMOUNT).and_then(|amount| u8::try_from(amount).ok());
    let most = most.filter(|&most| most <= MOST_BID).ok_or(NO_AMOUNT)?;
    sealed::file(app, visit, table.id, number, most)
}

/// The number of the decision at which sealed bids are filed now.
fn number(table: &Snapshot) -> Result<u32, Fault> {
    let decision = table.game().ok_or(TableError::NotStarted)?.decision().ok_or(ActError::Over)?;
    if table.sealed.is_some() { Ok(decision.number) } else { Err(NO_AUCTION.into()) }
}

fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::BID_AMOUNT) else { return Ok(Vec::new()) };
    let table = visit.table(app)?;
    app.tables.filing(table.id, visit.person, number(&table)?)?;
    Ok(amounts((0..=MOST_BID).collect(), typed))
}
