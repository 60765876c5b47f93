//! Invariants of the program itself, whose violation is a bug.

/// Reports that something happened which can never happen. Takes a message like [`format!`], which names the values
/// that contradict each other.
///
/// A debug build panics, so that tests and fuzzing fail. A release build logs an error and goes on, so that a bug does not
/// stop a game. For untrusted input and for races, return an error instead.
#[macro_export]
macro_rules! never {
    ($($message:tt)+) => {{
        if cfg!(debug_assertions) {
            panic!($($message)+);
        }
        $crate::tracing::error!($($message)+);
    }};
}

/// Returns the condition, and reports like [`never!`](crate::never!) if it does not hold.
#[macro_export]
macro_rules! always {
    ($condition:expr, $($message:tt)+) => {{
        let holds = $condition;
        if !holds {
            $crate::never!($($message)+);
        }
        holds
    }};
}
