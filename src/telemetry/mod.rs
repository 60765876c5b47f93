//! What whoever runs the bot can see of it: a log, and figures for monitoring.
//!
//! Both are there for the whole process, as the log is by its nature: a room that has something to tell tells it in one
//! line. Neither ever tells a secret, and nothing of a game but its table's number.

mod chain;
mod figures;
mod log;
mod secrets;
mod server;

pub use chain::Chain;
pub use figures::{Ending, Figures, Kind, RequestKind, Sample, figures};
pub use log::{Form, start};
pub use server::{Monitor, serve};
