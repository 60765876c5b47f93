//! Script syntax of Houses and Walls (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::houses_and_walls::{Action as Special, Event};
use bergerie_rules::{Action, Border, ExpansionAction, Game, Piece, Side, Site, SpecialPiece};

use crate::rules::{state, words};

pub use super::nothing::*;

/// Returns the action for `discard`, or `None` for other words.
pub fn action(_: &Game, words: &str) -> Result<Option<Action>, String> {
    Ok((words == "discard").then_some(Action::Expansion(ExpansionAction::HousesAndWalls(Special::Discard))))
}

/// Returns the piece for `house:N1:E` or `wall:N1:E`, or `None` for other words.
pub fn piece(text: &str) -> Result<Option<SpecialPiece>, String> {
    let (piece, at) = match text.split_once(':') {
        Some(("house", at)) => (Piece::House, at),
        Some(("wall", at)) => (Piece::Wall, at),
        _ => return Ok(None),
    };
    Ok(Some(SpecialPiece { piece, site: Site::Border(border(at)?) }))
}

pub fn of_piece(SpecialPiece { piece, site }: SpecialPiece) -> Option<String> {
    let Site::Border(border) = site else { return None };
    Some(format!("{}:{}:{:?}", words::name(piece), border.at, border.side))
}

fn border(text: &str) -> Result<Border, String> {
    let (cell, side) = text.split_once(':').ok_or("a border is a cell and a side")?;
    let side =
        Side::ALL.into_iter().find(|s| format!("{s:?}") == side).ok_or_else(|| format!("`{side}` is no side"))?;
    Ok(Border { at: words::cell(cell)?, side })
}

/// Returns `None`, because the script's line that causes an event implies it.
pub fn of_event(_: &Event) -> Option<String> {
    None
}

/// Answers the questions `? houses 0`, `? walls 0` and `? marker N1:E`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    Ok(Some(match name {
        "houses" => state::pieces(game, of, Piece::House)?,
        "walls" => state::pieces(game, of, Piece::Wall)?,
        "marker" => {
            let border = border(of)?;
            let stands = |site| [border, border.flipped()].map(Site::Border).contains(&site);
            let marker = game.board().pieces().iter().find(|placed| stands(placed.site));
            marker.map_or("none".into(), |marker| words::name(marker.piece))
        }
        _ => return Ok(None),
    }))
}
