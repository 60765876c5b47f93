//! Observability for hosts: a log, and metrics.
//!
//! Both are global to the process. They never contain secrets, nor anything about a game except its table's ID.

mod chain;
mod figures;
mod log;
mod secrets;
mod server;

pub use chain::ErrorChain;
pub use figures::{Ending, Figures, Kind, RequestKind, Sample, figures};
pub use log::{Form, start};
pub use server::{Monitor, serve};
