//! The private rehearsal: try a move, see what it brings, and commit to it or not.
//!
//! The console is one private message, drawn anew at every press. What was tried so far stands in the ids of its buttons
//! (a path of [codes](crate::discord::decision::codes)), so it survives a restart, and nothing is kept in memory.

mod before;
mod controls;
mod drawing;
mod hint;
pub(super) mod open;
mod owners;
mod page;
pub(super) mod places;
mod prelude;
pub(super) mod press;
mod story;
