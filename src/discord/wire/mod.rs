//! The edge: the only files that talk to Discord.

mod bot;
mod courier;
mod crews;
mod dispatch;
mod forms;
pub(super) mod run;
