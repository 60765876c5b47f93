//! Rate limits for actions by which a user could disturb others.

use bergerie_store::{GuildId, RateLimit, StoreError, TableId, UserId, WriteTransaction};

use super::error::{RateLimitExceeded, TableError};

/// The limit for messages that address all players of a table, such as undo requests.
const CALLS: RateLimit = RateLimit { burst: 4, period: 180 };

const OPENINGS: RateLimit = RateLimit { burst: 10, period: 60 };

/// The maximum number of tables of one host that wait for players.
pub const MAX_LOBBIES: i64 = 5;

/// Counts a message that addresses all players of a table.
///
/// # Errors
/// [`RateLimitExceeded`] if the limit is exceeded, or a failure of the database.
pub(super) fn count_call<E: From<StoreError> + From<RateLimitExceeded>>(
    writing: &WriteTransaction<'_>,
    table: TableId,
    by: UserId,
) -> Result<(), E> {
    spend(writing, Some(table), by, CALLS)
}

/// Counts a message that addresses all players of a table, unless it would exceed the limit. Returns whether it was counted.
pub(super) fn try_count_call(writing: &WriteTransaction<'_>, table: TableId, by: UserId) -> Result<bool, StoreError> {
    Ok(writing.spend_allowance(by, Some(table), CALLS)?.is_none())
}

/// Counts a table that a user opens. A rematch also counts as a message to the previous players, because it pings them.
///
/// # Errors
/// `ManyLobbies`, `ManyLobbiesHere`, `RateLimitExceeded`, or `Failure`.
pub(super) fn count_opened_table(
    writing: &WriteTransaction<'_>,
    host: UserId,
    (guild, rematch_of): (Option<GuildId>, Option<TableId>),
) -> Result<(), TableError> {
    check_lobby_limit(writing, host, guild)?;
    rematch_of.map_or(Ok(()), |before| count_call::<TableError>(writing, before, host))?;
    spend(writing, None, host, OPENINGS)
}

/// Checks whether a user may have one more lobby. The transaction that opens it must do this, because others may open some meanwhile.
///
/// # Errors
/// `ManyLobbies`, `ManyLobbiesHere`, or `Failure`.
pub(super) fn check_lobby_limit(
    writing: &WriteTransaction<'_>,
    host: UserId,
    guild: Option<GuildId>,
) -> Result<(), TableError> {
    writing.lock_limits_of(host)?;
    if writing.lobby_count_of(host)? >= MAX_LOBBIES {
        return Err(TableError::ManyLobbies(MAX_LOBBIES));
    }
    if let Some(guild) = guild
        && let Some(most) = writing.server_settings(guild)?.lobbies
        && writing.lobby_count_in(guild, host)? >= most
    {
        return Err(TableError::ManyLobbiesHere(most));
    }
    Ok(())
}

fn spend<E: From<StoreError> + From<RateLimitExceeded>>(
    writing: &WriteTransaction<'_>,
    table: Option<TableId>,
    by: UserId,
    rate: RateLimit,
) -> Result<(), E> {
    writing.spend_allowance(by, table, rate)?.map_or(Ok(()), |until| Err(RateLimitExceeded { until }.into()))
}
