//! The unmodified bot binary, played by people in the sandbox.

mod game;
mod process;
mod table;
