//! Tests of the sandbox from the perspective of an unmodified serenity bot and of users.

mod browser;
mod connection;
mod demo;
mod faults;
mod play;
mod raw;
mod refusals;
mod rest;
