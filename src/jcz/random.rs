//! The random values of a saved game.

use serde::Serialize;

/// A random value from 0 to below 1, from which the other program derives every draw until a message brings a new one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct RandomValue(f64);

impl RandomValue {
    /// Returns `None` for a value that is negative or at least 1.
    pub fn new(value: f64) -> Option<RandomValue> {
        (0.0..1.0).contains(&value).then_some(RandomValue(value))
    }

    /// Returns a value whose first picks are all among the wanted ones: for each pick, whether it may be the number of an item.
    /// Returns `None` if none was found.
    pub fn with_picks(wanted: &[Vec<bool>]) -> Option<RandomValue> {
        const ATTEMPTS: u32 = 1 << 22;
        let fits = |value: &RandomValue| {
            let mut random = *value;
            wanted.iter().all(|items| items.get(random.pick(items.len())).is_some_and(|is_wanted| *is_wanted))
        };
        // Multiples of the golden ratio, which are spread evenly.
        (1..=ATTEMPTS).map(|number| RandomValue((f64::from(number) * 0.618_033_988_749_895).fract())).find(fits)
    }

    /// Picks a number below `bound` and moves on to the next value: a step of the linear congruential generator of
    /// `java.util.Random`, for the lower 48 bits of the value.
    pub fn pick(&mut self, bound: usize) -> usize {
        const LOWER: u64 = (1 << 48) - 1;
        let picked = (self.0 * bound as f64) as usize;
        let next = (self.0.to_bits() & LOWER).wrapping_mul(0x5_DEEC_E66D).wrapping_add(0xB) & LOWER;
        self.0 = next as f64 / (LOWER + 1) as f64;
        picked
    }
}
