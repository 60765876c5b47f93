//! The compressed pixels of a picture as a zlib stream (RFC 1950 and 1951), for what pictures of boards are: rows of palette
//! indices in which grass and table go on as the row above, and sprites come back at any distance.
//!
//! General encoders look for the best match; here two guesses are enough: the row above, and where the same four bytes were
//! last. That takes half the time of `zlib-rs` at level 2, in a few bytes less (see benches/README.md). A block has codes of
//! its own, which is where level 1, with the fixed codes, loses a quarter.

mod block;
mod huffman;

use block::{Block, LONGEST, Out, SHORTEST};

/// How far back a copy may begin.
const WINDOW: usize = 1 << 15;
/// Bits of the hash of four bytes.
const HASH: u32 = 14;
/// What stands before the first block: deflate with a window of 32 KiB, made fast.
const HEAD: [u8; 2] = [0x78, 0x01];

/// The stream of rows that are `stride` bytes long.
pub fn zlib(bytes: &[u8], stride: usize) -> Vec<u8> {
    // Most pictures take a sixth of their pixels.
    let mut start = Vec::with_capacity(bytes.len() / 4 + 64);
    start.extend(HEAD);
    let mut out = Out::after(start);
    let mut block = Block::new();
    let mut finder = Finder { bytes, stride, at: 0, heads: vec![0; 1 << HASH] };
    loop {
        let is_last = finder.fill(&mut block);
        block.write(&mut out, is_last);
        if is_last {
            break;
        }
    }
    let mut stream = out.finish();
    stream.extend(adler(bytes).to_be_bytes());
    stream
}

/// Looks for bytes that have been before.
struct Finder<'a> {
    bytes: &'a [u8],
    stride: usize,
    /// The first byte that is in no block yet.
    at: usize,
    /// Where four bytes with each hash were last.
    heads: Vec<u32>,
}

impl Finder<'_> {
    /// Fills a block. Returns whether it is the last.
    fn fill(&mut self, block: &mut Block) -> bool {
        // Behind the last few bytes there is nothing to look at: they are written as they are.
        let end = self.bytes.len().saturating_sub(size_of::<u64>());
        while self.at < end {
            if block.is_full() {
                return false;
            }
            let at = self.at;
            match self.copy() {
                Some((length, distance)) => {
                    block.copy(length, distance);
                    self.at += length;
                    if self.at < end {
                        // Its second and its last byte: enough to find it again.
                        self.remember(at + 1);
                        self.remember(self.at - 1);
                    }
                }
                None => {
                    block.byte(self.bytes[at]);
                    self.at += 1;
                }
            }
        }
        for &byte in &self.bytes[self.at..] {
            block.byte(byte);
        }
        true
    }

    /// How many of the next bytes have been before, and how far back.
    #[inline]
    fn copy(&mut self) -> Option<(usize, usize)> {
        let (at, next) = (self.at, four(self.bytes, self.at));
        let head = &mut self.heads[slot(next)];
        let before = *head as usize;
        *head = at as u32;
        let mut best = None;
        if at >= self.stride && self.stride <= WINDOW {
            let above = next ^ four(self.bytes, at - self.stride);
            if above == 0 {
                best = Some((self.common(at - self.stride), self.stride));
            } else if above.trailing_zeros() >= 24 {
                best = Some((SHORTEST, self.stride));
            }
        }
        if before < at && at - before <= WINDOW && four(self.bytes, before) == next {
            let length = self.common(before);
            if best.is_none_or(|(longest, _)| length > longest) {
                best = Some((length, at - before));
            }
        }
        best
    }

    /// How many of the next bytes are the same from `before` on, the first four of which are.
    #[inline]
    fn common(&self, before: usize) -> usize {
        let most = (self.bytes.len() - self.at).min(LONGEST);
        let (old, new) = (&self.bytes[before..before + most], &self.bytes[self.at..self.at + most]);
        let mut length = size_of::<u32>();
        while length + size_of::<u64>() <= most {
            let differ = eight(old, length) ^ eight(new, length);
            if differ != 0 {
                return length + differ.trailing_zeros() as usize / 8;
            }
            length += size_of::<u64>();
        }
        length + old[length..].iter().zip(&new[length..]).take_while(|(a, b)| a == b).count()
    }

    #[inline]
    fn remember(&mut self, at: usize) {
        self.heads[slot(four(self.bytes, at))] = at as u32;
    }
}

/// Four bytes as a number.
#[inline]
fn four(bytes: &[u8], at: usize) -> u32 {
    bytes[at..].first_chunk().map_or(0, |four| u32::from_le_bytes(*four))
}

/// Eight bytes as a number.
#[inline]
fn eight(bytes: &[u8], at: usize) -> u64 {
    bytes[at..].first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight))
}

/// Where the place of four bytes is kept.
#[inline]
fn slot(four: u32) -> usize {
    (four.wrapping_mul(0x9E37_79B1) >> (32 - HASH)) as usize
}

/// The checksum of a stream's bytes (RFC 1950 §9): their sum, and the sum of all sums on the way. Sums of every 32nd byte
/// are kept side by side, so that the processor can add them at once.
fn adler(bytes: &[u8]) -> u32 {
    const LANES: usize = 32;
    const MODULUS: u64 = 65_521;
    let (mut sum, mut sums) = (1u64, 0u64);
    // 128 bytes fit into a lane of 16 bits.
    for part in bytes.chunks(LANES * 128) {
        let (mut low, mut high) = ([0u16; LANES], [0u32; LANES]);
        let rows = part.chunks_exact(LANES);
        let (count, rest) = (rows.len() as u64, rows.remainder());
        for row in rows {
            for ((low, high), &byte) in low.iter_mut().zip(&mut high).zip(row) {
                *high += u32::from(*low);
                *low += u16::from(byte);
            }
        }
        sums += sum * count * LANES as u64;
        for (lane, (&low, &high)) in low.iter().zip(&high).enumerate() {
            sums += u64::from(high) * LANES as u64 + u64::from(low) * (LANES - lane) as u64;
            sum += u64::from(low);
        }
        for &byte in rest {
            sum += u64::from(byte);
            sums += sum;
        }
        (sum, sums) = (sum % MODULUS, sums % MODULUS);
    }
    (sums as u32) << 16 | sum as u32
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use proptest::prelude::*;

    use super::*;

    fn unpacked(stream: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        flate2::read::ZlibDecoder::new(stream).read_to_end(&mut bytes).expect("a sound stream");
        bytes
    }

    /// Bytes that look like a picture: runs, repeats of what was before, and noise.
    fn pixels() -> impl Strategy<Value = Vec<u8>> {
        let run = (any::<u8>(), 1usize..700).prop_map(|(byte, count)| vec![byte; count]);
        let noise = prop::collection::vec(any::<u8>(), 0..60);
        let few = prop::collection::vec(0u8..3, 0..600);
        let parts = prop::collection::vec(prop_oneof![run, noise, few], 0..30);
        (parts, 0usize..4).prop_map(|(parts, times)| parts.concat().repeat(times))
    }

    proptest! {
        #[test]
        fn every_stream_says_what_went_in(bytes in pixels(), stride in 1usize..3000) {
            prop_assert_eq!(unpacked(&zlib(&bytes, stride)), bytes);
        }
    }

    #[test]
    fn streams_of_nothing_of_one_byte_and_of_noise_are_sound() {
        let mut state = 7u32;
        let mut noise = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        for count in [0, 1, 7, 8, 9, 300, 200_000] {
            let bytes: Vec<u8> = (0..count).map(|_| noise()).collect();
            for stride in [1, 500, WINDOW, WINDOW + 1] {
                let stream = zlib(&bytes, stride);
                assert_eq!(unpacked(&stream), bytes, "{count} bytes in rows of {stride}");
                assert!(stream.len() <= count + count / 100 + 300, "{count} bytes become {}", stream.len());
            }
        }
    }

    #[test]
    fn rows_like_the_one_above_take_next_to_nothing() {
        let row: Vec<u8> = (0..2000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        let rows = row.repeat(500);
        let stream = zlib(&rows, row.len());
        assert_eq!(unpacked(&stream), rows);
        assert!(stream.len() < row.len() + rows.len() / 200, "{}", stream.len());
    }

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        assert_eq!(adler(b"Wikipedia"), 0x11E6_0398);
        assert_eq!(adler(b""), 1);
        let bytes = vec![255; 100_000];
        let plain = bytes.iter().fold((1u32, 0u32), |(a, b), &byte| {
            let a = (a + u32::from(byte)) % 65_521;
            (a, (a + b) % 65_521)
        });
        assert_eq!(adler(&bytes), plain.1 << 16 | plain.0);
    }
}
