//! Tests of the whole connection, by malformed input.

// It measures processor time with a function of Linux.
#[cfg(target_os = "linux")]
mod fuzz;
