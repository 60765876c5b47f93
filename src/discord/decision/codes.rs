//! Answers as short codes, for ids and for options of commands.
//!
//! Reading a code means looking for the legal answer that is written so: a code can never bring in anything that the game
//! does not offer.

use crate::discord::expansions;
use crate::rules::figure::Figure;
use crate::rules::{Action, Placement};

/// The answer that a code stands for.
pub(in crate::discord) fn decode(code: &str, legal: &[Action]) -> Option<Action> {
    legal.iter().enumerate().find(|&(index, &action)| encode(action, index) == code).map(|(_, &action)| action)
}

/// The code of an answer, which stands at an index of the legal ones: `N2E1.1` a tile with its quarter turns, `m3` a meeple on
/// segment 3, `-` nothing, `i7` whatever stands at index 7. An expansion has a letter for each of its figures.
pub(in crate::discord) fn encode(action: Action, index: usize) -> String {
    match action {
        Action::Place(placement) => place(placement),
        Action::Deploy { figure, segment } => match letter(figure) {
            Some(letter) => format!("{letter}{segment}"),
            None => format!("i{index}"),
        },
        Action::Pass => "-".to_owned(),
        Action::Special(_) => format!("i{index}"),
    }
}

fn letter(figure: Figure) -> Option<char> {
    if figure == Figure::Meeple {
        return Some('m');
    }
    let mut letters = expansions::all().flat_map(|hooks| hooks.figure_letters);
    letters.find(|(other, _)| *other == figure).map(|&(_, letter)| letter)
}

/// The code of a placement. A piece that it needs goes without saying, unless an expansion says it: `N2E1.1h` is with a house,
/// since where a road meets a field either a bridge or a house may help.
pub(in crate::discord) fn place(placement: Placement) -> String {
    let piece: String = expansions::all().map(|hooks| (hooks.piece_code)(placement)).collect();
    format!("{}.{}{piece}", placement.at, placement.rotation.quarters())
}

/// The path that asks for a page of the places, where they are more than the menus of one message hold.
pub(in crate::discord) fn places(page: usize) -> String {
    format!("p{page}")
}

/// The page that a path asks for: the first if it is empty, none if something is tried.
pub(in crate::discord) fn page(path: &str) -> Option<usize> {
    if path.is_empty() { Some(0) } else { path.strip_prefix('p')?.parse().ok() }
}

/// The path that asks for the places in a part of the table that is too large to be read at once.
pub(in crate::discord) fn region(number: usize) -> String {
    format!("r{number}")
}

/// The part of the table that a path asks for, if it asks for one.
pub(in crate::discord) fn region_of(path: &str) -> Option<usize> {
    path.strip_prefix('r')?.parse().ok()
}

/// A path with one more code; the same path if that is empty.
pub(in crate::discord) fn join(path: &str, code: &str) -> String {
    match (path, code) {
        ("", only) | (only, "") => only.to_owned(),
        _ => format!("{path},{code}"),
    }
}

/// The codes of a path.
pub(in crate::discord) fn split(path: &str) -> impl Iterator<Item = &str> {
    path.split(',').filter(|code| !code.is_empty())
}
