//! Names of tables, by which players refer to a game. They are names of places in the French department Aude.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

use bergerie_store::{ReadTransaction, StoreError};

use super::fair::Commitment;

const PLACES: &str = include_str!("../../assets/places.txt");

/// Returns a name that no active table has. The search starts at a position derived from the commitment.
pub(super) fn free(reading: &ReadTransaction<'_>, commitment: Commitment) -> Result<String, StoreError> {
    let places: Vec<&str> = PLACES.lines().collect();
    let (before, after) = places.split_at(usize::from(commitment.first_byte()) % places.len().max(1));
    let mut round = 1_u32;
    loop {
        for place in after.iter().chain(before) {
            let name = if round == 1 { (*place).to_owned() } else { format!("{place} {round}") };
            if !reading.is_name_taken(&name)? {
                return Ok(name);
            }
        }
        // Append the next number, because all names are in use.
        round += 1;
    }
}

/// Returns whether a character shows nothing, or changes how others are shown: control and format characters, fillers, and characters
/// without a defined meaning. White space is not hidden.
pub fn is_hidden(character: char) -> bool {
    let is_filler = matches!(
        character,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'
    );
    let is_other = character.general_category_group() == GeneralCategoryGroup::Other;
    is_filler || is_other && !character.is_whitespace()
}

/// The reason why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InvalidName;

/// Returns a name that a user has typed, on one line and without hidden characters.
///
/// # Errors
/// Fails if it is longer than `most` UTF-16 code units, which Discord counts, if nothing of it can be seen, or if it begins with a mark
/// that belongs to a letter before it.
pub(super) fn cleaned(name: &str, most: usize) -> Result<String, InvalidName> {
    let visible: String = name.chars().filter(|character| !is_hidden(*character)).collect();
    let name = visible.split_whitespace().collect::<Vec<&str>>().join(" ");
    let is_mark = |character: char| character.general_category_group() == GeneralCategoryGroup::Mark;
    let begins_well = name.chars().next().is_some_and(|first| !is_mark(first));
    if begins_well && name.encode_utf16().count() <= most { Ok(name) } else { Err(InvalidName) }
}

/// Returns whether people could take one name for the other, for example because one has Cyrillic letters that look like Latin ones.
pub(super) fn is_similar(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|name| skeleton(&name.to_lowercase()).collect::<String>());
    one == other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_named_once_and_in_order() {
        let places: Vec<&str> = PLACES.lines().collect();
        assert!(places.len() > 50);
        assert!(places.iter().all(|place| !place.trim().is_empty() && place.trim() == *place));
        let mut once = places.clone();
        once.dedup();
        assert_eq!(once, places);
    }

    #[test]
    fn names_can_be_seen_whole() {
        for (typed, name) in [
            ("  quick \n game ", Ok("quick game")),
            ("Été 🐑 東", Ok("Été 🐑 東")),
            ("a\u{200b}b\u{202e}c\u{fe0f}", Ok("abc")),
            ("\u{2800}\u{3164}\u{200b} \u{a0}\u{3000}", Err(InvalidName)),
            ("\u{301}a", Err(InvalidName)),
            ("", Err(InvalidName)),
            ("12345678901", Err(InvalidName)),
        ] {
            assert_eq!(cleaned(typed, 10), name.map(str::to_owned), "{typed:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_similar() {
        assert!(is_similar("Copa", "\u{421}\u{43e}\u{440}\u{430}") && is_similar("quick", "Quick"));
        assert!(!is_similar("quick", "quiet"));
    }
}
