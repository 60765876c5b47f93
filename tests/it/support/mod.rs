//! What tests of several parts use.

pub mod browser;
pub mod person;
pub mod socket;
