//! Blocks of a deflate stream: what they hold, and how it is written in codes of their own (RFC 1951 §3.2.3 to §3.2.7).

use super::huffman::{self, Code, codes, lengths};

/// Tokens in a block: so few that its codes suit its part of the picture, so many that they are worth their place.
pub const TOKENS: usize = 1 << 14;
/// The shortest and the longest copy.
pub const SHORTEST: usize = 3;
pub const LONGEST: usize = 258;
/// Symbols for bytes, the end of a block and lengths; and for distances.
const SYMBOLS: usize = 286;
const DISTANCES: usize = 30;
/// The symbol that ends a block. Those of lengths follow it.
const END: usize = 256;

/// Bits of a token, from below: the distance less one, the code of the distance, and a byte or 256 more than a length.
const FAR: u32 = 15;
const CODE: u32 = 5;
/// What bytes have in place of a distance's code.
const NOWHERE: u32 = DISTANCES as u32;

/// For each code of a length the first length, and how many bits say which of the following it is.
const LENGTHS: [(usize, u32); 29] = {
    let mut table = [(LONGEST, 0); 29];
    let (mut code, mut first) = (0, SHORTEST);
    while code < 28 {
        let extra = if code < 8 { 0 } else { code as u32 / 4 - 1 };
        table[code] = (first, extra);
        first += 1 << extra;
        code += 1;
    }
    table
};

/// Bytes and copies that are not yet written, and how often each symbol occurs. Arrays are a little larger than they need
/// be, so that a mask keeps every index inside.
pub struct Block {
    tokens: Vec<u32>,
    symbols: [u32; 1024],
    distances: [u32; 32],
}

/// Bits on their way to bytes.
pub struct Out {
    pub bytes: Vec<u8>,
    pending: u64,
    count: u32,
}

impl Block {
    pub fn new() -> Block {
        Block { tokens: Vec::with_capacity(TOKENS), symbols: [0; 1024], distances: [0; 32] }
    }

    pub fn is_full(&self) -> bool {
        self.tokens.len() >= TOKENS
    }

    /// The next byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.symbols[usize::from(byte)] += 1;
        self.tokens.push(u32::from(byte) << (FAR + CODE) | NOWHERE << FAR);
    }

    /// As many bytes as have been so far back.
    #[inline]
    pub fn copy(&mut self, length: usize, distance: usize) {
        let (symbol, far) = ((END + length) as u32 & 1023, distance as u32 - 1);
        let code = distance_code(far);
        self.symbols[symbol as usize] += 1;
        self.distances[code as usize & 31] += 1;
        self.tokens.push(symbol << (FAR + CODE) | code << FAR | far);
    }

    /// Writes what the block holds, and empties it.
    pub fn write(&mut self, out: &mut Out, is_last: bool) {
        let mut occur = [0; SYMBOLS];
        occur[..END].copy_from_slice(&self.symbols[..END]);
        occur[END] = 1;
        for (code, length) in (SHORTEST..=LONGEST).map(|length| (length_code(length), length)) {
            occur[END + 1 + code] += self.symbols[END + length];
        }
        let far = lengths(&self.distances[..DISTANCES], huffman::MOST);
        let near = lengths(&occur, huffman::MOST);
        head(out, is_last, &near, &far);
        let near = codes(&near);
        self.write_tokens(out, &near, &codes(&far));
        out.code(near[END]);
        self.tokens.clear();
        self.symbols.fill(0);
        self.distances.fill(0);
    }

    /// Writes the tokens without a branch: a byte is a symbol, and a distance that takes no bits.
    fn write_tokens(&self, out: &mut Out, near: &[Code], far: &[Code]) {
        let mut symbols = [Code::default(); 1024];
        symbols[..END].copy_from_slice(&near[..END]);
        for length in SHORTEST..=LONGEST {
            let code = length_code(length);
            let ((first, extra), Code { bits, count }) = (LENGTHS[code], near[END + 1 + code]);
            symbols[END + length] = Code { bits: bits | ((length - first) as u32) << count, count: count + extra };
        }
        let mut distances = [(Code::default(), 0); 32];
        for (code, (slot, &far)) in distances.iter_mut().zip(far).enumerate() {
            *slot = (far, (code as u32 / 2).saturating_sub(1));
        }
        let mut at = out.bytes.len();
        // At most 48 bits for a token, written eight bytes at a time.
        out.bytes.resize(at + self.tokens.len() * 6 + 16, 0);
        let (mut pending, mut waiting) = (out.pending, out.count);
        for &token in &self.tokens {
            let Code { bits, count } = symbols[(token >> (FAR + CODE)) as usize & 1023];
            pending |= u64::from(bits) << waiting;
            waiting += count;
            let (Code { bits, count }, extra) = distances[(token >> FAR) as usize & 31];
            let beyond = token & ((1 << extra) - 1);
            pending |= u64::from(bits | beyond << count) << waiting;
            waiting += count + extra;
            if let Some(bytes) = out.bytes.get_mut(at..at + 8) {
                bytes.copy_from_slice(&pending.to_le_bytes());
            }
            at += (waiting / 8) as usize;
            pending >>= waiting & !7;
            waiting &= 7;
        }
        out.bytes.truncate(at);
        (out.pending, out.count) = (pending, waiting);
    }
}

/// The code of a length.
fn length_code(length: usize) -> usize {
    LENGTHS.partition_point(|&(first, _)| first <= length).saturating_sub(1)
}

/// The code of a distance less one: two for each power of two.
fn distance_code(far: u32) -> u32 {
    match far.checked_ilog2() {
        None | Some(0) => far,
        Some(top) => 2 * top + (far >> (top - 1) & 1),
    }
}

/// Writes the head of a block: the lengths of its codes, in codes of their own.
fn head(out: &mut Out, is_last: bool, near: &[u8], far: &[u8]) {
    /// In this order, so that those that hardly occur are at the end.
    const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    let used = |lengths: &[u8]| lengths.iter().rposition(|&length| length > 0).map_or(0, |last| last + 1);
    let (near, far) = (&near[..used(near).max(257)], &far[..used(far).max(1)]);
    let all: Vec<u8> = near.iter().chain(far).copied().collect();
    let runs = runs(&all);
    let mut occur = [0; 19];
    runs.iter().for_each(|&(symbol, ..)| occur[symbol] += 1);
    let lengths = lengths(&occur, 7);
    let most = ORDER.iter().rposition(|&symbol| lengths[symbol] > 0).map_or(4, |last| (last + 1).max(4));
    let counts = [(near.len() - 257, 5), (far.len() - 1, 5), (most - 4, 4)];
    for (bits, count) in [(usize::from(is_last), 1), (2, 2)].into_iter().chain(counts) {
        out.put(bits as u32, count);
    }
    ORDER[..most].iter().for_each(|&symbol| out.put(u32::from(lengths[symbol]), 3));
    let codes = codes(&lengths);
    for (symbol, bits, count) in runs {
        out.code(codes[symbol]);
        out.put(bits, count);
    }
}

/// A row of lengths: each by itself, or (from 16 on) how often one is repeated, in some more bits.
fn runs(lengths: &[u8]) -> Vec<(usize, u32, u32)> {
    let mut runs = Vec::new();
    for run in lengths.chunk_by(|a, b| a == b) {
        let (length, mut left) = (usize::from(run[0]), run.len());
        if length > 0 {
            runs.push((length, 0, 0));
            left -= 1;
        }
        while left >= 3 {
            let (symbol, most, fewest, count) = match (length, left) {
                (1.., _) => (16, 6, 3, 2),
                (0, ..11) => (17, 10, 3, 3),
                (0, _) => (18, 138, 11, 7),
            };
            let part = left.min(most);
            runs.push((symbol, (part - fewest) as u32, count));
            left -= part;
        }
        runs.extend(std::iter::repeat_n((length, 0, 0), left));
    }
    runs
}

impl Out {
    /// After these bytes.
    pub fn after(bytes: Vec<u8>) -> Out {
        Out { bytes, pending: 0, count: 0 }
    }

    /// Adds up to 32 bits.
    pub fn put(&mut self, bits: u32, count: u32) {
        self.pending |= u64::from(bits) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.pending as u8);
            self.pending >>= 8;
            self.count -= 8;
        }
    }

    fn code(&mut self, code: Code) {
        self.put(code.bits, code.count);
    }

    /// The bytes, the last one filled with zeros.
    pub fn finish(mut self) -> Vec<u8> {
        self.put(0, 7);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_the_codes_of_the_standard() {
        for (length, code) in
            [(3, 0), (10, 7), (11, 8), (12, 8), (13, 9), (34, 15), (114, 22), (115, 23), (257, 27), (258, 28)]
        {
            assert_eq!(length_code(length), code, "{length}");
        }
        assert_eq!((LENGTHS[8], LENGTHS[27]), ((11, 1), (227, 5)));
    }

    #[test]
    fn distances_have_the_codes_of_the_standard() {
        for (distance, code) in [(1, 0), (2, 1), (4, 3), (5, 4), (7, 5), (257, 16), (385, 17), (32768, 29)] {
            assert_eq!(distance_code(distance - 1), code, "{distance}");
        }
    }
}
