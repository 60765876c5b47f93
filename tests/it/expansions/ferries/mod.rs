//! Script syntax of The Ferries (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::ferries::{Event, Ferry, Question};
use bergerie_rules::{Action, ExpansionAction, Game, SegmentIndex, Side};

pub use super::nothing::*;

const SIDES: [(Side, &str); 4] = [(Side::N, "N"), (Side::E, "E"), (Side::S, "S"), (Side::W, "W")];

/// Returns the action for a word such as `ferry@N1:W-S`. The ferry on the lake of this cell joins the roads on these
/// sides. Returns `None` for other words.
pub fn action(game: &Game, words: &str) -> Result<Option<Action>, String> {
    let Some((cell, sides)) = words.strip_prefix("ferry@").and_then(|ferry| ferry.split_once(':')) else {
        return Ok(None);
    };
    let at = cell.parse().map_err(|_| format!("`{cell}` is no cell"))?;
    let placed = game.board().placed_tile(game.board().tile_at(at).ok_or_else(|| format!("no tile is at {cell}"))?);
    let face = placed.shape.face(placed.rotation);
    let road = |name: &str| -> Result<SegmentIndex, String> {
        let side = SIDES.iter().find(|(_, side)| *side == name).ok_or_else(|| format!("`{name}` is no side"))?;
        face.on_side(side.0).next().ok_or_else(|| format!("no road at {name} of {cell}"))
    };
    let (one, other) = sides.split_once('-').ok_or("a ferry is `ferry@N1:W-S`")?;
    let mut roads = [road(one)?, road(other)?];
    roads.sort_unstable();
    Ok(Some(Action::Expansion(ExpansionAction::Ferries(Ferry { at, roads }))))
}

pub fn of_action(game: &Game, Ferry { at, roads }: Ferry) -> String {
    let Some(tile) = game.board().tile_at(at) else { return String::new() };
    let placed = game.board().placed_tile(tile);
    let face = placed.shape.face(placed.rotation);
    let [one, other] = roads.map(|road| face.side_of(road).map_or("?", |side| SIDES[side.index()].1));
    format!("ferry@{at}:{one}-{other}")
}

/// Returns `None`, because the script's line implies the event.
pub fn of_event(_: &Event) -> Option<String> {
    None
}

pub fn of_question(_: Question) -> String {
    "ferry".to_owned()
}
