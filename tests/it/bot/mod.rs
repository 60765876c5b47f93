//! The unmodified bot binary, with users of the sandbox.

mod aids;
mod builders_and_abbeys;
mod clicks;
mod direct;
mod doctor;
pub mod ending;
mod everything;
mod faults;
mod game;
mod greed;
pub mod lobby;
mod log;
mod monitor;
mod names;
mod opponents;
mod page;
mod posts;
pub mod prepared;
pub mod process;
mod refusals;
mod rehearsal;
mod restore;
pub mod secrets;
pub mod shown;
mod social;
mod start;
pub mod table;
