//! The unmodified bot binary, played by people in the sandbox.

mod game;
mod hills_and_sheep;
mod page;
mod process;
mod table;
