//! The sandbox, as an unchanged serenity bot and people see it.

mod browser;
mod connection;
mod demo;
mod play;
mod raw;
mod refusals;
mod rest;
mod stage;
mod trouble;
