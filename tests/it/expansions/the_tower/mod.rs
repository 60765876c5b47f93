//! Script syntax of The Tower (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use std::collections::BTreeSet;

use bergerie_rules::expansions::the_tower::{self, Event, Question};
use bergerie_rules::{Action, ExpansionAction, Figure, Game, Holder, NodeId, OwnedFigure, Piece, Pos, Seat, Site};

use crate::rules::{script, state, words};

pub use super::nothing::*;

/// Returns the action for words such as `floor@N1`, `top@N1`, `capture@N1@road:E`, `capture:1@N1@acrobats`,
/// `capture@N1@top`, `exchange:meeple` or `ransom:1`. A figure other than a meeple follows a hyphen. Returns `None` if the words do not belong to this
/// expansion.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let word = text.split(['@', ':', '-']).next().unwrap_or_default();
    if !["floor", "top", "capture", "exchange", "ransom"].contains(&word) {
        return Ok(None);
    }
    let (_, figure, place) = words::with_figure(text)?;
    let answer = match word {
        "floor" => the_tower::Action::BuildFloor { at: words::cell(place)? },
        "top" => the_tower::Action::CloseTower { at: words::cell(place)?, figure },
        "exchange" => the_tower::Action::Exchange { figure: words::figure(place)? },
        "ransom" => the_tower::Action::Ransom { captor: script::seat(place)?, figure },
        _ => {
            // A colon comes before the owner, and an at sign before the place.
            let names_owner = text.find(['@', ':']).is_some_and(|end| text[end..].starts_with(':'));
            let (owner, place) = if names_owner { place.split_once('@').unzip() } else { (None, Some(place)) };
            let owner = owner.map(script::seat).transpose()?;
            capture(game, place.unwrap_or_default(), (figure, owner))?
        }
    };
    Ok(Some(Action::Expansion(ExpansionAction::TheTower(answer))))
}

/// Returns the answer that captures a figure of this kind from a place. The owner must be given if figures of several
/// players are there.
fn capture(game: &Game, place: &str, (figure, owner): (Figure, Option<Seat>)) -> Result<the_tower::Action, String> {
    let (column, segment) = place.split_once('@').ok_or("a capture is `capture@N1@road:E` or `capture@N1@top`")?;
    let at = words::cell(column)?;
    if segment == "top" {
        let held = the_tower::figure_on_top(game, at).ok_or_else(|| format!("no meeple is on top at {at}"))?;
        return Ok(the_tower::Action::Capture { seat: held.seat, figure: held.figure, at, segment: None });
    }
    let placed = game.board().placed_tile(game.board().tile_at(at).ok_or_else(|| format!("no tile is at {at}"))?);
    let segment = words::segment(placed, segment)?;
    let owners = owners(game, placed.node(segment), figure);
    let only = if let [seat] = owners[..] { Some(seat) } else { None };
    let seat = owner.or(only).filter(|seat| owners.contains(seat));
    let seat = seat.ok_or_else(|| format!("a {figure:?} at {place} belongs to {owners:?}"))?;
    Ok(the_tower::Action::Capture { seat, figure, at, segment: Some(segment) })
}

/// Returns the owners of the figures of a kind on a segment, each once.
fn owners(game: &Game, node: NodeId, figure: Figure) -> Vec<Seat> {
    let there = game.board().figures().iter().filter(|occupant| occupant.node == node && occupant.figure == figure);
    let owners: BTreeSet<Seat> = there.map(|occupant| occupant.seat).collect();
    owners.into_iter().collect()
}

/// Returns an action in script syntax.
pub fn of_action(game: &Game, action: the_tower::Action) -> String {
    let with = words::of_figure;
    match action {
        the_tower::Action::BuildFloor { at } => format!("floor@{at}"),
        the_tower::Action::CloseTower { at, figure } => format!("top{}@{at}", with(figure)),
        the_tower::Action::Capture { figure, at, segment: None, .. } => format!("capture{}@{at}@top", with(figure)),
        the_tower::Action::Capture { seat, figure, at, segment: Some(segment) } => {
            let node = game.board().node_at((at, segment));
            let is_shared = node.is_some_and(|node| owners(game, node, figure).len() > 1);
            let owner = if is_shared { format!(":{}", seat.index()) } else { String::new() };
            format!("capture{}{owner}@{}", with(figure), words::of_place(game, at, segment))
        }
        the_tower::Action::Exchange { figure } => format!("exchange:{}", figure.key()),
        the_tower::Action::Ransom { captor, figure } => format!("ransom{}:{}", with(figure), captor.index()),
    }
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    let whose = |OwnedFigure { figure, seat }: OwnedFigure| format!("{} {}", seat.index(), figure.key());
    match *event {
        Event::FloorBuilt { .. } | Event::TowerClosed { .. } | Event::Ransomed { .. } => None,
        Event::Captured { seat, figure, at, .. } => {
            Some(format!("captured: {} from {at}", whose(OwnedFigure { figure, seat })))
        }
        Event::Exchanged { captor, other } => Some(format!("exchanged: {}, {}", whose(captor), whose(other))),
    }
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::Capture { .. } => "capture".into(),
        Question::Exchange { .. } => "exchange".into(),
    }
}

/// Answers the questions `? floors 0`, `? towers` and `? prisoners`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let whose = |seat: Seat, figure: Figure| format!("{} {}", seat.index(), figure.key());
    let text = match name {
        "floors" => state::pieces(game, of, Piece::Floor)?,
        "towers" => {
            let mut cells: Vec<Pos> = game
                .board()
                .pieces()
                .iter()
                .filter_map(|placed| match (placed.piece, placed.site) {
                    (Piece::Floor, Site::Tile(at)) => Some(at),
                    _ => None,
                })
                .collect();
            cells.sort_by_key(Pos::to_string);
            cells.dedup();
            let tower = |at: Pos| {
                let top = the_tower::figure_on_top(game, at).map(|held| format!(" {}", whose(held.seat, held.figure)));
                format!("{at} {}{}", the_tower::height(game, at), top.unwrap_or_default())
            };
            cells.into_iter().map(tower).collect::<Vec<_>>().join(", ")
        }
        "prisoners" => {
            let prisoner = |held: &bergerie_rules::piece::HeldFigure| match held.by {
                Holder::Seat(by) => Some(format!("{} holds {}", by.index(), whose(held.seat, held.figure))),
                Holder::Piece(..) => None,
            };
            let mut all: Vec<String> = game.board().held_figures().iter().filter_map(prisoner).collect();
            all.sort();
            all.join(", ")
        }
        _ => return Ok(None),
    };
    Ok(Some(text))
}
