//! The sandbox, as an unchanged serenity bot and people see it.

mod demo;
mod play;
mod stage;
