//! What went wrong, in this room's terms.

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::store::StoreError;

/// What a failure of the server means.
pub(super) fn of(error: &Error) -> StoreError {
    let Some(told) = error.as_db_error() else {
        return StoreError::Unreachable(chain(error));
    };
    match *told.code() {
        SqlState::UNIQUE_VIOLATION => StoreError::Conflict,
        SqlState::DISK_FULL => StoreError::Full,
        SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN | SqlState::CANNOT_CONNECT_NOW => {
            StoreError::Unreachable(told.message().to_owned())
        }
        _ => StoreError::Server(told.to_string()),
    }
}

/// What a failure to get a connection means.
pub(super) fn of_pool(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => match of(&error) {
            // A wrong password, no such database: the server says it itself.
            StoreError::Server(told) => StoreError::Unreachable(told),
            other => other,
        },
        PoolError::Timeout(_) => StoreError::Unreachable("it does not answer, or all connections are busy".to_owned()),
        other => StoreError::Unreachable(other.to_string()),
    }
}

/// Whether the same may succeed if it is done once more.
pub(super) fn is_clash(error: &Error) -> bool {
    let clashes = [
        &SqlState::T_R_SERIALIZATION_FAILURE,
        &SqlState::T_R_DEADLOCK_DETECTED,
        &SqlState::LOCK_NOT_AVAILABLE,
        // Of two that would make the same thing the second finds it there.
        &SqlState::UNIQUE_VIOLATION,
    ];
    error.code().is_some_and(|code| clashes.contains(&code))
}

/// An error with what it comes from.
fn chain(error: &dyn std::error::Error) -> String {
    let mut told = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        told = format!("{told}: {error}");
        source = error.source();
    }
    told
}
