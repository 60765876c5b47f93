//! The edge: the only files that talk to Discord.

mod bot;
mod courier;
mod dispatch;
mod forms;
#[cfg(test)]
mod fuzz;
pub(super) mod run;
pub(super) mod survey;
mod watch;
