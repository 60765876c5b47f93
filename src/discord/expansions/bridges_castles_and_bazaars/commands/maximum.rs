//! `/bid maximum`: a sealed bid.

use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Kind, Opt, no_completion};
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{ActError, Snapshot, TableError};
use crate::words::commands as labels;

use super::super::sealed;
use super::faults::NO_AUCTION;

pub(super) const COMMAND: Command =
    Command { label: labels::BID_MAXIMUM, options: &[PRICES], run, complete: no_completion };

/// What each tile is worth to somebody, as text: a form has room for five, and commands cannot know how many there are.
const PRICES: Opt = Opt { label: labels::BID_PRICES, kind: Kind::Text, required: true };

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let number = number(&table)?;
    let filing = app.tables.filing(table.id, visit.person, number)?;
    let prices = sealed::read(&filing, args.text(labels::BID_PRICES).unwrap_or_default())?;
    sealed::file(app, visit, &filing, number, &prices)
}

/// The number of the decision at which sealed bids are filed now.
fn number(table: &Snapshot) -> Result<u32, Fault> {
    let decision = table.game().ok_or(TableError::NotStarted)?.decision().ok_or(ActError::Over)?;
    if table.sealed.is_some() { Ok(decision.number) } else { Err(NO_AUCTION.into()) }
}
