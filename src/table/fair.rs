//! Fair draws: every draw is determined by a secret that is fixed before the game.
//!
//! When a table is opened, a seed of 32 bytes is drawn from the operating system and kept secret. Its SHA-256, the
//! commitment, is public from then on. When the game is over, the seed is revealed, and anyone can check that it matches
//! the commitment, and that each draw follows from it:
//!
//! 1. The draws of a game are counted from 0. Draw *i* reads the words of ChaCha with 12 rounds, in Bernstein's layout (a
//!    64-bit block counter from 0 in state words 12 and 13, a 64-bit stream number in words 14 and 15, low word first). The
//!    key is the seed and the stream number is *i*. Each block gives its 16 words of 32 bits in order.
//! 2. Of *n* equally likely outcomes, listed by [`Game::outcome`](bergerie_rules::Game::outcome), it takes the one with number
//!    *word* mod *n*. Here, *word* is the first word that is less than the greatest multiple of *n* up to 2³². So all outcomes
//!    are exactly equally likely.
//! 3. Outcomes of draws whose move was undone are pending. A draw that can have a pending outcome gets the first such outcome,
//!    and uses no number.
//!
//! A draw depends on its number and on nothing else that was drawn, so it can be checked alone. This page is part of the
//! file format: a change would make old games unfair in hindsight.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use rand::rngs::{ChaCha12Rng, SysError, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret that determines every draw of a game. It displays as 64 hexadecimal digits, and is hidden in `Debug`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// The SHA-256 of a seed. It displays as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// The error for a string that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not 64 hexadecimal digits")]
pub struct NotHex;

impl Seed {
    /// Creates a new secret.
    ///
    /// # Errors
    /// Fails if the operating system provides no random numbers.
    pub fn random() -> Result<Seed, SysError> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// Creates a seed from bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Returns its bytes.
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }

    /// Returns the hash that is published before the game.
    pub fn commitment(self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// Returns the outcome of a draw, a number below `outcomes`.
    pub fn draw(self, draw: u32, outcomes: NonZeroU32) -> u32 {
        const WORDS: u64 = 1 << 32;
        let mut words = ChaCha12Rng::from_seed(self.0);
        words.set_stream(u64::from(draw));
        let fair = WORDS - WORDS % u64::from(outcomes.get());
        loop {
            let word = words.next_u32();
            if u64::from(word) < fair {
                return word % outcomes;
            }
        }
    }
}

impl Commitment {
    /// Returns an unpredictable byte.
    pub(super) const fn first_byte(self) -> u8 {
        self.0[0]
    }

    /// Returns the first 16 digits as a number.
    pub(super) const fn first_digits(self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

macro_rules! hexadecimal {
    ($($name:ident)*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $name {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$name, NotHex> {
                unhex(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotHex;

            fn try_from(text: String) -> Result<$name, NotHex> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }
    )*};
}

hexadecimal!(Seed Commitment);

fn unhex(text: &str) -> Result<[u8; 32], NotHex> {
    let digit = |byte: u8| char::from(byte).to_digit(16).ok_or(NotHex);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let mut bytes = [0; 32];
    if pairs.len() != bytes.len() || !rest.is_empty() {
        return Err(NotHex);
    }
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = (digit(high)? * 16 + digit(low)?) as u8;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Seed {
        Seed::new(std::array::from_fn(|i| i as u8))
    }

    fn draws(of: &[(u32, u32)]) -> Vec<u32> {
        of.iter().filter_map(|&(draw, n)| Some(seed().draw(draw, NonZeroU32::new(n)?))).collect()
    }

    // These numbers come from an independent Python implementation of this module's documentation. They must never
    // change.

    #[test]
    fn commitment_is_the_sha_256_of_the_seed() {
        let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(seed().commitment().to_string(), commitment);
    }

    #[test]
    fn draws_are_the_documented_ones() {
        let of = [(0, 3), (1, 71), (2, 70), (3, 69), (4, 2), (70, 1)];
        assert_eq!(draws(&of), [0, 21, 68, 55, 1, 0]);
    }

    #[test]
    fn words_that_would_favour_some_outcomes_are_skipped() {
        // With this number of outcomes, almost every second word is rejected: the first in draws 0, 2 and 3.
        let of = [0, 1, 2, 3].map(|draw| (draw, 0x8000_0001));
        assert_eq!(draws(&of), [1590065873, 411088530, 1304759123, 960140792]);
    }

    #[test]
    fn hexadecimal_digits_are_read_back() {
        assert_eq!(seed().to_string().parse(), Ok(seed()));
        assert_eq!("00".parse::<Seed>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotHex));
        assert_eq!("+f".repeat(32).parse::<Seed>(), Err(NotHex));
    }

    #[test]
    fn debug_output_hides_the_seed() {
        assert_eq!(format!("{:?}", seed()), "Seed(secret)");
    }
}
