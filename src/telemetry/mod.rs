//! Observability for hosts: the log and the metrics.
//!
//! Both are global to the process. They contain no secrets, and nothing about a game except the ID of its table.

mod chain;
mod figures;
mod log;
mod secrets;
mod server;

pub use chain::ErrorChain;
pub use figures::{Ending, Figures, InteractionKind, RequestKind, Sample, figures};
pub use log::{LogFormat, start};
pub use server::{Monitor, serve};
