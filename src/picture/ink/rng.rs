//! Deterministic randomness for drawings, with which a tile looks the same in every process and every release.

/// A small random number generator (SplitMix64) for drawings, seeded by the name of the drawn object.
#[derive(Clone, Debug)]
pub struct DrawingRng(u64);

impl DrawingRng {
    /// Creates the generator for one part of an object, such as the trees of a tile.
    pub fn of(part: &str, name: &str, number: i64) -> DrawingRng {
        let bytes = part.bytes().chain([0]).chain(name.bytes()).chain(number.to_le_bytes());
        // FNV-1a.
        DrawingRng(bytes.fold(0xCBF2_9CE4_8422_2325, |hash, b| (hash ^ u64::from(b)).wrapping_mul(0x0100_0000_01B3)))
    }

    /// Returns the next 64 random bits.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number in `0.0..1.0`.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// Returns a number from `low` to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// Returns a number below `count`, or 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }

    /// Returns `true` with a probability of `share`.
    pub fn chance(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    /// Returns one of the items, or the default value if the list is empty.
    pub fn pick<T: Copy + Default>(&mut self, items: &[T]) -> T {
        items.get(self.below(items.len())).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_numbers_are_fixed_and_in_range() {
        let (mut a, mut b) = (DrawingRng::of("trees", "BA/L", 1), DrawingRng::of("trees", "BA/L", 1));
        for _ in 0..1000 {
            let value = a.unit();
            assert!((0.0..1.0).contains(&value));
            assert_eq!(value, b.unit());
        }
        assert_ne!(DrawingRng::of("trees", "BA/L", 2).unit(), DrawingRng::of("trees", "BA/L", 1).unit());
    }
}
