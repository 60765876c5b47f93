//! `/bid maximum`: files sealed bids.

use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, Kind, Opt, no_completion};
use crate::discord::fault::Fault;
use crate::discord::visit::{App, Outcome, Visit};
use crate::table::{Snapshot, TableError};
use crate::words::commands as labels;

use super::super::sealed;
use super::faults::NO_AUCTION;

pub(super) const COMMAND: Command =
    Command { label: labels::BID_MAXIMUM, options: &[PRICES], run, complete: no_completion };

/// The bids for all tiles, as one text. The number of tiles varies, but the options of a command are fixed.
const PRICES: Opt = Opt { label: labels::BID_PRICES, kind: Kind::Text, required: true };

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let number = number(&table)?;
    let filing = app.tables.filing(table.id, visit.person, number)?;
    let prices = sealed::read(&filing, args.text(labels::BID_PRICES).unwrap_or_default())?;
    sealed::file(app, visit, &filing, number, &prices)
}

/// Returns the number of the decision for which sealed bids are being filed.
fn number(table: &Snapshot) -> Result<u32, Fault> {
    let decision = table.game().ok_or(TableError::NotStarted)?.decision().ok_or(TableError::Over)?;
    if table.sealed.is_some() { Ok(decision.number) } else { Err(NO_AUCTION.into()) }
}
