//! How often one user may disturb others: by messages to everybody at a table, and by opening tables.

use crate::store::{PersonId, Rate, StoreError, TableId, Writing};

use super::error::{TableError, TooOften};

/// Messages to everybody at a table: requests to take back a move, to replace a player, and the like.
const CALLS: Rate = Rate { burst: 4, period: 180 };

/// Tables that one user opens.
const OPENINGS: Rate = Rate { burst: 10, period: 60 };

/// The most tables of one host that wait for players.
const MOST_LOBBIES: i64 = 5;

/// Counts a message to everybody at a table.
///
/// # Errors
/// [`TooOften`], or that the database failed.
pub(super) fn call<E: From<StoreError> + From<TooOften>>(
    writing: &Writing<'_>,
    table: TableId,
    by: PersonId,
) -> Result<(), E> {
    spend(writing, Some(table), by, CALLS)
}

/// Counts a message to everybody at a table, if it is allowed.
///
/// # Errors
/// That the database failed.
pub(super) fn may_call(writing: &Writing<'_>, table: TableId, by: PersonId) -> Result<bool, StoreError> {
    Ok(writing.spend(by, Some(table), CALLS)?.is_none())
}

/// Counts a table that somebody opens, perhaps as a rematch, which calls the players of the game before.
///
/// # Errors
/// `ManyLobbies`, `TooOften`, or a failure.
pub(super) fn open(writing: &Writing<'_>, host: PersonId, rematch_of: Option<TableId>) -> Result<(), TableError> {
    if writing.lobbies_of(host)? >= MOST_LOBBIES {
        return Err(TableError::ManyLobbies(MOST_LOBBIES));
    }
    rematch_of.map_or(Ok(()), |before| call::<TableError>(writing, before, host))?;
    spend(writing, None, host, OPENINGS)
}

fn spend<E: From<StoreError> + From<TooOften>>(
    writing: &Writing<'_>,
    table: Option<TableId>,
    by: PersonId,
    rate: Rate,
) -> Result<(), E> {
    writing.spend(by, table, rate)?.map_or(Ok(()), |until| Err(TooOften { until }.into()))
}
