//! Short codes of answers, for custom IDs and options of commands.
//!
//! A code is decoded by comparing it with the codes of all legal answers, so it can only stand for a legal one.

use crate::rules::figure::Figure;
use crate::rules::{Action, Placement};

use super::description::Component;
use super::expansions;

/// Returns the legal answer with this code.
pub(crate) fn decode(code: &str, legal: &[Action]) -> Option<Action> {
    legal.iter().enumerate().find(|&(index, &action)| encode(action, index) == code).map(|(_, &action)| action)
}

/// Returns the code of an answer, given its index among the legal ones: `N2E1.1` for a tile with its quarter turns, `m3` for
/// a meeple on segment 3, `-` to pass, `i7` for the answer at index 7. Expansions define the letters of their figures.
pub(crate) fn encode(action: Action, index: usize) -> String {
    match action {
        Action::Place(placement) => place(placement),
        Action::Deploy { figure, segment } => match letter(Component::Figure(figure)) {
            Some(letter) => format!("{letter}{segment}"),
            None => format!("i{index}"),
        },
        Action::Pass => "-".to_owned(),
        Action::Special(_) => format!("i{index}"),
    }
}

/// Returns the letter of a component, if it has one.
fn letter(component: Component) -> Option<char> {
    let own = [(Component::Figure(Figure::Meeple), 'm')];
    let letters = own.iter().chain(expansions::all().flat_map(|hooks| hooks.letters));
    letters.into_iter().find(|(other, _)| *other == component).map(|&(_, letter)| letter)
}

/// Returns the code of a placement. It includes a special piece only if the expansion defines a code for it: in `N2E1.1h` it
/// is a house, because where a road meets a field both a bridge and a house may be legal.
pub(crate) fn place(placement: Placement) -> String {
    let piece = placement.piece.and_then(|special| letter(Component::Piece(special.piece)));
    let piece = piece.map(String::from).unwrap_or_default();
    format!("{}.{}{piece}", placement.at, placement.rotation.quarters())
}

/// Returns the path that asks for a page of spots, used if they exceed the menus of one message.
pub(crate) fn places(page: usize) -> String {
    format!("p{page}")
}

/// Returns the page that a path asks for: the first for an empty path, `None` for a path with answers.
pub(crate) fn page(path: &str) -> Option<usize> {
    if path.is_empty() { Some(0) } else { path.strip_prefix('p')?.parse().ok() }
}

/// Returns the path that asks for the spots in a part of the board.
pub(crate) fn region(number: usize) -> String {
    format!("r{number}")
}

/// Returns the part of the board that a path asks for; `None` for any other path.
pub(crate) fn region_of(path: &str) -> Option<usize> {
    path.strip_prefix('r')?.parse().ok()
}

/// Appends a code to a path. Either may be empty.
pub(crate) fn join(path: &str, code: &str) -> String {
    match (path, code) {
        ("", only) | (only, "") => only.to_owned(),
        _ => format!("{path},{code}"),
    }
}

/// Returns the codes of a path.
pub(crate) fn split(path: &str) -> impl Iterator<Item = &str> {
    path.split(',').filter(|code| !code.is_empty())
}
