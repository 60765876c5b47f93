//! The unmodified bot binary, played by people in the sandbox.

mod game;
mod hills_and_sheep;
mod process;
mod table;
