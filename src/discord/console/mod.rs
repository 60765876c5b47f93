//! The console: private rehearsal of a move before it is committed.
//!
//! The console is one ephemeral message that is redrawn after each press. The answers tried so far are in the custom IDs
//! of its buttons, as a path of [codes](crate::presenter::codes). So it survives a restart, and nothing is kept
//! in memory.

mod before;
mod controls;
mod drawing;
mod hint;
pub(super) mod open;
mod page;
pub(super) mod places;
mod preceding;
pub(super) mod press;
mod prospects;
mod story;
