//! Observability for hosts: the log and the metrics.
//!
//! Both are global to the process. They contain no secrets, and nothing about a game except the ID of its table.

mod chain;
mod log;
mod metrics;
mod secrets;
mod server;

pub use chain::ErrorChain;
pub use log::{LogFormat, start};
pub use metrics::{InteractionKind, InteractionOutcome, Metrics, RequestKind, Sample, metrics};
pub use server::{MonitorServer, serve};
