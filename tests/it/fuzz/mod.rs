//! Malformed input: files that are truncated, mixed up or random. The program must not panic, must reject invalid input
//! quickly, and must not change anything when it rejects input.
//!
//! Each test runs for a few seconds. With `FUZZ_SECONDS=3600 cargo test --release --test it fuzz::`, each runs for an
//! hour. `src/discord/wire/tests/fuzz.rs` tests input from Discord in the same way.

mod databases;
mod records;

use std::ops::Range;
use std::time::{Duration, Instant};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

/// The time limit for one input. It is generous, because the host may be busy and the code is not optimized.
const PATIENCE: Duration = Duration::from_secs(20);

/// Generates and tests inputs until the time is up, and prints their number.
fn fuzz<S: Strategy>(inputs: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let seconds = std::env::var("FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let until = Instant::now() + Duration::from_secs(seconds);
    let (cases, mut count) = (8, 0);
    while Instant::now() < until {
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
        let timed = |input| {
            let begun = Instant::now();
            let done = test(input);
            prop_assert!(begun.elapsed() < PATIENCE, "the input took {:?}", begun.elapsed());
            done
        };
        if let Err(error) = TestRunner::new(config).run(inputs, timed) {
            panic!("{error}");
        }
        count += cases;
    }
    println!("{count} inputs");
}

/// A change of some bytes of a file. Positions are fractions of the length, so that they are valid for any file.
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

/// Returns a strategy for damage. Inserted bytes come from the given strategy.
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

/// Returns a strategy for any number of random bytes.
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
