//! The unmodified bot binary, played by people in the sandbox.

mod bridges_castles_and_bazaars;
mod game;
mod hills_and_sheep;
mod page;
mod process;
mod sealed;
mod table;
