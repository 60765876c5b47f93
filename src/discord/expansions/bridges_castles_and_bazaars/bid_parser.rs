//! Parser of sealed bids, with one number for each tile.

use crate::rules::expansions::bridges_castles_and_bazaars::MAX_BID;

use crate::presenter::expansions::bridges_castles_and_bazaars::queries::offer_letter;

/// Parses bids for the tiles in `offers`. The text has either letters with numbers in any order, where missing tiles
/// get 0 (`A 5, C 3`), or one number per tile in order (`5 0 3`). Returns `None` for any other text.
pub(super) fn parse_bids(text: &str, offers: &[u8]) -> Option<Vec<u8>> {
    let tokens = bid_tokens(text)?;
    if tokens.iter().all(|token| matches!(token, BidToken::Number(_))) {
        let numbers: Vec<u8> = tokens.iter().filter_map(|token| token.number()).collect();
        return (numbers.len() == offers.len()).then_some(numbers);
    }
    let mut bids = vec![None; offers.len()];
    for pair in tokens.chunks(2) {
        let [BidToken::Letter(letter), BidToken::Number(number)] = pair else { return None };
        let place = offers.iter().position(|&offer| offer_letter(offer) == letter.to_string())?;
        // Refuse two bids for one tile.
        if bids.get_mut(place)?.replace(*number).is_some() {
            return None;
        }
    }
    Some(bids.into_iter().map(Option::unwrap_or_default).collect())
}

/// Parses a bid. A blank text is 0. Returns `None` if the text is not a legal bid.
pub(super) fn parse_bid(text: &str) -> Option<u8> {
    match text.trim() {
        "" => Some(0),
        text => text.parse().ok().filter(|&amount| amount <= MAX_BID),
    }
}

/// A token of the text with bids.
enum BidToken {
    Letter(char),
    Number(u8),
}

impl BidToken {
    const fn number(&self) -> Option<u8> {
        match self {
            BidToken::Number(number) => Some(*number),
            BidToken::Letter(_) => None,
        }
    }
}

/// Splits a string into single letters and legal bids, with or without separators.
fn bid_tokens(text: &str) -> Option<Vec<BidToken>> {
    let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '=' | '·');
    let mut found = Vec::new();
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let mut letters = word.strip_suffix(digits)?.chars();
        found.extend(letters.next().map(|letter| BidToken::Letter(letter.to_ascii_uppercase())));
        if letters.next().is_some() {
            return None;
        }
        if !digits.is_empty() {
            found.push(BidToken::Number(digits.parse().ok().filter(|&amount| amount <= MAX_BID)?));
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_are_parsed_by_letter_or_in_order_without_guessing() {
        let read = |text| parse_bids(text, &[0, 1, 3]);
        for (text, bids) in [
            ("A 5, B 3, D 1", [5, 3, 1]),
            ("d7 a=2", [2, 0, 7]),
            ("A: 5\nB: 0\nD: 99\n", [5, 0, 99]),
            ("4 0 12", [4, 0, 12]),
            (" b 1 ", [0, 1, 0]),
        ] {
            assert_eq!(read(text), Some(bids.to_vec()), "{text}");
        }
        for text in ["5", "1 2 3 4", "A", "A 5 3", "C 5", "A -1", "A 100", "A 5 A 6", "AB 3", "A 5 ?", "4.5 1 1"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(super::parse_bids("7", &[2]), Some(vec![7]), "one tile needs no letter");
        assert_eq!((parse_bid(" 7 "), parse_bid(""), parse_bid("100"), parse_bid("x")), (Some(7), Some(0), None, None));
    }

    #[test]
    fn unusual_text_is_rejected() {
        for text in ["", " ", "é5", "A５", "٣ 1 1", "🐑", "A\u{0}5", &"9".repeat(4000)] {
            assert_eq!(parse_bids(text, &[0, 1, 2]), None, "{text:?}");
        }
    }
}
