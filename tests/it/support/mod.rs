//! What tests of several parts use.

pub mod browser;
pub mod person;
pub mod postgres;
pub mod socket;
pub mod sources;
