//! The console: private rehearsal of a move before it is committed.
//!
//! The console is one ephemeral message that is edited after each press. The custom IDs of its buttons contain the answers tried so
//! far, as a path of [codes](crate::presenter::codes). So the console survives a restart of the bot, and no state is kept in
//! memory.

mod composition;
mod controls;
mod earlier_answers;
pub(super) mod hint;
mod on_tiles;
pub(super) mod open;
pub(super) mod places;
mod state;
#[cfg(test)]
mod tests;
