//! Names of tables, by which players refer to a game. They are names of places in the French department Aude.

use crate::store::{Reading, StoreError};

use super::fair::Commitment;

const PLACES: &str = include_str!("../../assets/places.txt");

/// Returns a name that no active table has. The search starts at a position derived from the commitment.
pub(super) fn free(reading: &Reading<'_>, commitment: Commitment) -> Result<String, StoreError> {
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

/// Returns whether a character is not allowed in names: control characters, direction marks and private-use characters.
pub fn is_hidden(character: char) -> bool {
    let is_directional =
        matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_private = matches!(character, '\u{e000}'..='\u{f8ff}');
    is_directional || is_private || (character.is_control() && !character.is_whitespace())
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
}
