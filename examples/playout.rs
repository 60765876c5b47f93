//! Plays random games as fast as one core can, for measuring speed and for finding faults.
//!
//! `cargo run --release --example playout -- --games 10000 --players 2 --sets basic:1 --seed 1 [--check]`
fn main() {}
