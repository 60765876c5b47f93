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
        _ if is_end(error) => StoreError::Unreachable(told.message().to_owned()),
        _ => StoreError::Server(told.to_string()),
    }
}

/// What a failure to get a connection means.
pub(super) fn of_pool(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => match of(&error) {
            // A wrong password, no such database: the server says it itself.
            StoreError::Server(told) => StoreError::Denied(told),
            other => other,
        },
        PoolError::Timeout(_) => StoreError::Unreachable("it does not answer, or all connections are busy".to_owned()),
        other => StoreError::Unreachable(other.to_string()),
    }
}

/// The server has not answered in time.
pub(super) fn no_answer() -> StoreError {
    StoreError::Unreachable("there was no answer in time".to_owned())
}

/// Whether the server has ended the connection, or takes none now.
pub(super) fn is_end(error: &Error) -> bool {
    let ends = [
        &SqlState::ADMIN_SHUTDOWN,
        &SqlState::CRASH_SHUTDOWN,
        &SqlState::CANNOT_CONNECT_NOW,
        &SqlState::TOO_MANY_CONNECTIONS,
        &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    error.code().is_some_and(|code| ends.contains(&code))
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
