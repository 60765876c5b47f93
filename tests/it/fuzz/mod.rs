//! Malformed input: files that were cut, mixed up or made up. Nothing panics, invalid input is rejected quickly, and a
//! rejection changes nothing.
//!
//! Each test runs for a few seconds; `FUZZ_SECONDS=3600 cargo test --release --test it fuzz::` for an hour.
//! `src/discord/wire/fuzz.rs` tests input from Discord in the same way.

mod databases;
mod records;

use std::ops::Range;
use std::time::{Duration, Instant};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

/// Time limit for one input, on a busy machine and without optimisation.
const PATIENCE: Duration = Duration::from_secs(20);

/// Tests inputs until the time is up.
fn fuzz<S: Strategy>(inputs: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let seconds = std::env::var("FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let until = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < until {
        let config = Config { cases: 8, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
        let timed = |input| {
            let begun = Instant::now();
            let done = test(input);
            prop_assert!(begun.elapsed() < PATIENCE, "it took {:?}", begun.elapsed());
            done
        };
        if let Err(error) = TestRunner::new(config).run(inputs, timed) {
            panic!("{error}");
        }
    }
}

/// A change of some bytes. Positions are fractions of the length, so that they are valid for any input.
#[derive(Clone, Debug)]
enum Damage {
    Set(f64, u8),
    Cut(f64),
    Remove(Range<f64>),
    Repeat(Range<f64>, f64),
    Insert(f64, Vec<u8>),
    Fill(Range<f64>, u8),
}

fn place() -> impl Strategy<Value = f64> {
    0.0..1.0
}

fn stretch() -> impl Strategy<Value = Range<f64>> {
    (place(), 0.0..0.05).prop_map(|(from, length): (f64, f64)| from..(from + length).min(1.0))
}

/// Returns damage that can insert these bytes.
fn damage(inserted: impl Strategy<Value = Vec<u8>> + 'static) -> impl Strategy<Value = Damage> {
    prop_oneof![
        3 => (place(), any::<u8>()).prop_map(|(at, byte)| Damage::Set(at, byte)),
        1 => place().prop_map(Damage::Cut),
        2 => stretch().prop_map(Damage::Remove),
        2 => (stretch(), place()).prop_map(|(range, at)| Damage::Repeat(range, at)),
        3 => (place(), inserted).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        1 => (stretch(), any::<u8>()).prop_map(|(range, byte)| Damage::Fill(range, byte)),
    ]
}

/// Returns any number of bytes.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..64)
}

fn damaged(mut bytes: Vec<u8>, damage: &[Damage]) -> Vec<u8> {
    for one in damage {
        let at = |place: f64| ((bytes.len() as f64 * place) as usize).min(bytes.len());
        match one {
            Damage::Set(place, byte) => {
                let place = at(*place);
                bytes.get_mut(place).into_iter().for_each(|old| *old = *byte);
            }
            Damage::Cut(place) => bytes.truncate(at(*place)),
            Damage::Remove(range) => drop(bytes.drain(at(range.start)..at(range.end))),
            Damage::Repeat(range, place) => {
                let (copy, place) = (bytes[at(range.start)..at(range.end)].to_vec(), at(*place));
                bytes.splice(place..place, copy);
            }
            Damage::Insert(place, inserted) => {
                let place = at(*place);
                bytes.splice(place..place, inserted.iter().copied());
            }
            Damage::Fill(range, byte) => {
                let range = at(range.start)..at(range.end);
                bytes[range].fill(*byte);
            }
        }
    }
    bytes
}
