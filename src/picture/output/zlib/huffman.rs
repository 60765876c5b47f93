//! Prefix codes: how many bits each symbol gets, and which (RFC 1951 §3.2.2).

/// The longest code.
pub const MOST: usize = 15;

/// A symbol's code, first bit lowest, and how many bits it has: none if the symbol does not occur.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Code {
    pub bits: u32,
    pub count: u32,
}

/// Lengths of codes that make a text of symbols that occur so often as short as can be, none longer than `most` bits.
///
/// If some would be longer, the rarest symbols share the room that is left, which takes hardly more than the best codes.
pub fn lengths(occur: &[u32], most: usize) -> Vec<u8> {
    let mut used: Vec<(u32, usize)> = occur.iter().copied().zip(0..).filter(|(count, _)| *count > 0).collect();
    used.sort_unstable();
    // How many codes have each length.
    let mut shares = vec![0usize; most + 1];
    for depth in depths(used.iter().map(|used| used.0).collect()) {
        shares[depth.min(most)] += 1;
    }
    make_room(&mut shares);
    let mut lengths = vec![0; occur.len()];
    // The rarest get the longest.
    let long = shares.iter().enumerate().rev().flat_map(|(length, &codes)| std::iter::repeat_n(length as u8, codes));
    for (&(_, symbol), length) in used.iter().zip(long) {
        lengths[symbol] = length;
    }
    lengths
}

/// How deep the leaves of Huffman's tree lie. Their weights rise.
fn depths(mut weights: Vec<u32>) -> Vec<usize> {
    let leaves = weights.len();
    if leaves < 2 {
        return vec![1; leaves];
    }
    let root = 2 * leaves - 2;
    let mut parents = vec![root; root + 1];
    // Inner nodes arise in rising order too, so that the two lightest are always at the heads of two queues.
    let (mut leaf, mut inner) = (0, leaves);
    for next in leaves..=root {
        let mut both = 0;
        for _ in 0..2 {
            let is_leaf = leaf < leaves && (inner == next || weights[leaf] <= weights[inner]);
            let lightest = if is_leaf { &mut leaf } else { &mut inner };
            both += weights[*lightest];
            parents[*lightest] = next;
            *lightest += 1;
        }
        weights.push(both);
    }
    let mut depths = vec![0; root + 1];
    for node in (0..root).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    depths.truncate(leaves);
    depths
}

/// Makes room for codes that were cut to the greatest length: again and again, a shorter code becomes one bit longer, and one
/// of the longest goes beside it.
fn make_room(shares: &mut [usize]) {
    let most = shares.len() - 1;
    let taken: usize = shares.iter().enumerate().skip(1).map(|(length, codes)| codes << (most - length)).sum();
    for _ in 1 << most..taken {
        if let Some(length) = (1..most).rev().find(|&length| shares[length] > 0) {
            shares[length] -= 1;
            shares[length + 1] += 2;
            shares[most] -= 1;
        }
    }
}

/// The codes that symbols have if theirs are so long.
pub fn codes(lengths: &[u8]) -> Vec<Code> {
    let mut shares = [0; MOST + 1];
    lengths.iter().for_each(|&length| shares[usize::from(length).min(MOST)] += 1);
    shares[0] = 0;
    let mut next = [0u32; MOST + 1];
    for length in 1..=MOST {
        next[length] = (next[length - 1] + shares[length - 1]) << 1;
    }
    let code = |&length: &u8| {
        if length == 0 {
            return Code::default();
        }
        let bits = next[usize::from(length).min(MOST)];
        next[usize::from(length).min(MOST)] += 1;
        Code { bits: bits.reverse_bits() >> (32 - u32::from(length)), count: u32::from(length) }
    };
    lengths.iter().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_standard() {
        // The example of §3.2.2, its bits turned round.
        let found: Vec<u32> = codes(&[3, 3, 3, 3, 3, 2, 4, 4]).iter().map(|code| code.bits).collect();
        assert_eq!(found, [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]);
    }

    #[test]
    fn what_occurs_often_is_short() {
        assert_eq!(lengths(&[5, 0, 1, 1, 2], MOST), [1, 0, 3, 3, 2]);
        assert_eq!(lengths(&[0, 7, 0], MOST), [0, 1, 0]);
        assert!(lengths(&[0, 0], MOST).iter().all(|&length| length == 0));
    }

    #[test]
    fn no_code_is_too_long_and_none_is_wasted() {
        // Fibonacci's numbers make the deepest tree.
        let mut occur = vec![1u32, 1];
        while occur.len() < 30 {
            occur.push(occur[occur.len() - 1] + occur[occur.len() - 2]);
        }
        for most in [5, 7, MOST] {
            let lengths = lengths(&occur, most);
            let taken: usize = lengths.iter().map(|&length| 1 << (most - usize::from(length))).sum();
            assert!(lengths.iter().all(|&length| (1..=most).contains(&usize::from(length))), "{lengths:?}");
            assert_eq!(taken, 1 << most, "{lengths:?}");
            assert!(lengths.is_sorted_by(|a, b| a >= b), "{lengths:?}");
        }
    }
}
