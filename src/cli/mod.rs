//! What the subcommands of the binary do. Each takes its settings as a plain struct and writes to what it is given; the
//! binary reads the command line and prints errors.

pub mod backup;
pub mod replay;
pub mod verify;
