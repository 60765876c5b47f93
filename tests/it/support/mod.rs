//! What tests of several parts use.

pub mod person;
