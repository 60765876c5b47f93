//! Conversion of PostgreSQL errors.

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// Converts an error of a statement.
pub(super) fn convert(error: &Error) -> StoreError {
    let Some(reported) = error.as_db_error() else {
        return StoreError::Unreachable(message_with_sources(error));
    };
    match *reported.code() {
        SqlState::UNIQUE_VIOLATION => StoreError::Conflict,
        SqlState::DISK_FULL => StoreError::Full,
        _ if is_connection_end(error) => StoreError::Unreachable(reported.message().to_owned()),
        _ => StoreError::Server(reported.to_string()),
    }
}

/// Converts an error of the connection pool.
pub(super) fn convert_pool(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => match convert(&error) {
            // The server refused the connection, for example because of a wrong password.
            StoreError::Server(reason) => StoreError::ConnectionRefused(reason),
            other => other,
        },
        PoolError::Timeout(_) => StoreError::Unreachable("it does not answer, or all connections are busy".to_owned()),
        other => StoreError::Unreachable(other.to_string()),
    }
}

/// Returns the error for a server that did not answer in time.
pub(super) fn timeout_error() -> StoreError {
    StoreError::Unreachable("the request timed out".to_owned())
}

/// Returns whether the server closed the connection, or accepts no connections at the moment.
pub(super) fn is_connection_end(error: &Error) -> bool {
    let ends = [
        &SqlState::ADMIN_SHUTDOWN,
        &SqlState::CRASH_SHUTDOWN,
        &SqlState::CANNOT_CONNECT_NOW,
        &SqlState::TOO_MANY_CONNECTIONS,
        &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    error.code().is_some_and(|code| ends.contains(&code))
}

/// Returns whether an error is a conflict with another transaction, so that a retry may succeed.
pub(super) fn is_conflict(error: &Error) -> bool {
    let clashes = [
        &SqlState::T_R_SERIALIZATION_FAILURE,
        &SqlState::T_R_DEADLOCK_DETECTED,
        &SqlState::LOCK_NOT_AVAILABLE,
        // If two transactions insert the same row, the second one fails and finds the row when it is retried.
        &SqlState::UNIQUE_VIOLATION,
    ];
    error.code().is_some_and(|code| clashes.contains(&code))
}

/// Formats an error with all its sources.
fn message_with_sources(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        text = format!("{text}: {error}");
        source = error.source();
    }
    text
}
