//! Compact lists of numbers.

/// Formats increasing numbers as "1–3, 5, 7, 8". Runs of three or more numbers become ranges.
pub fn ranges(numbers: impl IntoIterator<Item = usize>) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let text = |(first, last): (usize, usize)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.into_iter().map(text).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn runs_of_numbers_are_ranges() {
        assert_eq!(ranges([1, 2, 3, 5, 7, 8]), "1–3, 5, 7, 8");
        assert_eq!(ranges(1..=24), "1–24");
        assert_eq!(ranges([]), "");
    }
}
