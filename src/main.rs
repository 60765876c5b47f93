//! The `bergerie` program.

fn main() {}
