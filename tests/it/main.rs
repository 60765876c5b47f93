//! The one integration test binary, a module for each room.

mod rules;
