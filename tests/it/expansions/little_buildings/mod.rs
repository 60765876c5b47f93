//! Script syntax of Little Buildings (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::little_buildings::{self, Event};
use bergerie_rules::{Action, ExpansionAction, Game, Piece};

use crate::rules::{state, words};

pub use super::nothing::*;

/// The words for the buildings.
const WORDS: [(&str, Piece); 3] =
    [("shed", Piece::LittleShed), ("little-house", Piece::LittleHouse), ("little-tower", Piece::LittleTower)];

/// Returns the action for `shed@N1`, `little-house@N1` or `little-tower@N1`. Returns `None` for other words.
pub fn action(_: &Game, text: &str) -> Result<Option<Action>, String> {
    let Some((word, cell)) = text.split_once('@') else { return Ok(None) };
    let Some(&(_, building)) = WORDS.iter().find(|(known, _)| *known == word) else { return Ok(None) };
    let build = little_buildings::Action::Build { building, at: words::cell(cell)? };
    Ok(Some(Action::Expansion(ExpansionAction::LittleBuildings(build))))
}

pub fn of_action(_: &Game, little_buildings::Action::Build { building, at }: little_buildings::Action) -> String {
    let word = WORDS.iter().find(|(_, known)| *known == building).map_or("?", |(word, _)| word);
    format!("{word}@{at}")
}

/// Returns `None`, because the script's line implies the event.
pub const fn of_event(_: &Event) -> Option<String> {
    None
}

/// Answers the question `? little 0`: the sheds, houses and towers left. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let count = |(_, piece): (&str, Piece)| state::pieces(game, of, piece);
    let counts = (name == "little").then(|| WORDS.map(count).into_iter().collect::<Result<Vec<_>, _>>());
    Ok(counts.transpose()?.map(|counts| counts.join(" ")))
}
