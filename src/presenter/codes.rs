//! Short codes of answers, for custom IDs and options of commands.
//!
//! A code is decoded by comparing it with the codes of all legal answers. So it can never stand for an illegal answer.

use crate::rules::figure::Figure;
use crate::rules::{Action, Placement};

use super::description::Component;
use super::expansions;

/// Returns the legal answer with this code, or `None` if there is none.
pub(crate) fn decode(code: &str, legal: &[Action]) -> Option<Action> {
    legal.iter().enumerate().find(|&(index, &action)| encode(action, index) == code).map(|(_, &action)| action)
}

/// Returns the code of an answer. `index` is its position among the legal answers. Examples are `N2E1.1` for a tile with its
/// quarter turns, `m3` for a meeple on segment 3, `-` to pass, and `i7` for the answer with index 7. Expansions define the letters
/// of their figures.
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

/// Returns the letter of a component, or `None` if it has no letter.
fn letter(component: Component) -> Option<char> {
    let own = [(Component::Figure(Figure::Meeple), 'm')];
    let letters = own.iter().chain(expansions::all().flat_map(|hooks| hooks.letters));
    letters.into_iter().find(|(other, _)| *other == component).map(|&(_, letter)| letter)
}

/// Returns the code of a placement. The code includes the special piece if the expansion defines a letter for it. In `N2E1.1h`, the
/// piece is a house. Where a road meets a field, both a bridge and a house may be legal.
pub(crate) fn place(placement: Placement) -> String {
    let piece = placement.piece.and_then(|special| letter(Component::Piece(special.piece)));
    let piece = piece.map(String::from).unwrap_or_default();
    format!("{}.{}{piece}", placement.at, placement.rotation.quarters())
}

/// Returns the path that asks for a page of spots. Pages are used if the menus of one message cannot hold all spots.
pub(crate) fn places(page: usize) -> String {
    format!("p{page}")
}

/// Returns the page that a path asks for. An empty path asks for the first page; a path with answers returns `None`.
pub(crate) fn page(path: &str) -> Option<usize> {
    if path.is_empty() { Some(0) } else { path.strip_prefix('p')?.parse().ok() }
}

/// Returns the path that asks for the spots in a part of the board.
pub(crate) fn region(number: usize) -> String {
    format!("r{number}")
}

/// Returns the part of the board that a path asks for, or `None` for other paths.
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
