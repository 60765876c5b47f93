//! Tests of the whole connection, by malformed input.

mod fuzz;
