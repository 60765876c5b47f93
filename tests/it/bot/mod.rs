//! The unmodified bot binary, played by people in the sandbox.

mod game;
mod page;
mod process;
mod table;
