//! Monuments, Houses and Walls, and Deserts in the words of scripts (`tests/data/rules/README.md`).

use bergerie_rules::expansions::monuments::{self, Action as Cubes, Event as Happened};
use bergerie_rules::expansions::monuments::{MonumentView, ObjectiveView};
use bergerie_rules::expansions::{SpecialAction, deserts, houses_and_walls};
use bergerie_rules::figure::Figure;
use bergerie_rules::geometry::{Border, Pos, Side};
use bergerie_rules::piece::{Piece, Site, SpecialPiece};
use bergerie_rules::tile::SegmentIndex;

use bergerie_rules::{Action, Game, View};

use super::{abbeys, bazaars, script, words};

/// What a placement needs: a bridge `N1:ns`, or `house:N1:E`, `wall:N1:E`.
pub fn piece(text: &str) -> Result<SpecialPiece, String> {
    let (piece, site) = match text.split_once(':') {
        Some(("house", at)) => (Piece::House, Site::Border(border(at)?)),
        Some(("wall", at)) => (Piece::Wall, Site::Border(border(at)?)),
        _ => (Piece::Bridge, Site::Over(bazaars::bridge(text)?)),
    };
    Ok(SpecialPiece { piece, site })
}

fn border(text: &str) -> Result<Border, String> {
    let (cell, side) = text.split_once(':').ok_or("a border is a cell and a side")?;
    let side =
        Side::ALL.into_iter().find(|s| format!("{s:?}") == side).ok_or_else(|| format!("`{side}` is no side"))?;
    Ok(Border { at: pos(cell)?, side })
}

fn pos(cell: &str) -> Result<Pos, String> {
    cell.parse().map_err(|_| format!("`{cell}` is no cell"))
}

/// The end of a placement that needs something: `+N1:ns`, `+house:N1:E`.
pub fn with_piece(piece: Option<SpecialPiece>) -> String {
    match piece {
        Some(SpecialPiece { site: Site::Over(bridge), .. }) => format!("+{}", bazaars::of_bridge(bridge)),
        Some(SpecialPiece { piece, site: Site::Border(border) }) => {
            format!("+{}:{}:{:?}", words::name(piece), border.at, border.side)
        }
        _ => String::new(),
    }
}

/// The action that some words mean; `None` if they are none of these expansions'.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let (word, of) = text.split_once('@').unwrap_or((text, ""));
    let (word, figure) = word.split_once('-').unwrap_or((word, Figure::Meeple.key()));
    let special = match word {
        "discard" if game.states().bridges_castles_and_bazaars.is_none() => {
            SpecialAction::HousesAndWalls(houses_and_walls::Action::Discard)
        }
        "cube" => {
            let (at, objective) = objective(of)?;
            SpecialAction::Monuments(Cubes::Cube { at, objective })
        }
        "portal" => {
            let (at, segment) = place(game, of)?;
            SpecialAction::Monuments(Cubes::Portal { at, segment, figure: words::figure(figure)? })
        }
        "ride" => {
            let (at, segment) = place(game, of)?;
            SpecialAction::Deserts(deserts::Action::Ride { at, segment, figure: words::figure(figure)? })
        }
        _ => return Ok(None),
    };
    Ok(Some(Action::Special(special)))
}

/// `N2:c`: an objective by its monument and letter.
fn objective(text: &str) -> Result<(Pos, u8), String> {
    let (cell, letter) = text.split_once(':').ok_or("an objective is a cell and a letter")?;
    let number = ["a", "b", "c", "d"].iter().position(|l| *l == letter).ok_or("objectives are a, b, c and d")?;
    Ok((pos(cell)?, number as u8))
}

fn letter(objective: u8) -> char {
    char::from(b'a' + objective)
}

/// `N2@road:N`: a segment of a tile on the table, by the first of its cells.
fn place(game: &Game, text: &str) -> Result<(Pos, SegmentIndex), String> {
    let (cell, segment) = text.split_once('@').ok_or("a place is a cell and a segment")?;
    let tile = game.board().at(pos(cell)?).ok_or_else(|| format!("no tile lies at {cell}"))?;
    let laid = game.board().laid(tile);
    Ok(game.board().place(laid.node(words::segment(laid, segment)?)))
}

/// An action in the words of a script; `None` for those of other expansions.
pub fn of_action(game: &Game, action: SpecialAction) -> Option<String> {
    let going = |word: &str, figure: Figure, at: Pos, segment: SegmentIndex| {
        let by = if figure == Figure::Meeple { String::new() } else { format!("-{}", figure.key()) };
        format!("{word}{by}@{at}@{}", abbeys::place(game, at, segment))
    };
    Some(match action {
        SpecialAction::Monuments(Cubes::Cube { at, objective }) => format!("cube@{at}:{}", letter(objective)),
        SpecialAction::Monuments(Cubes::Portal { at, segment, figure }) => going("portal", figure, at, segment),
        SpecialAction::HousesAndWalls(houses_and_walls::Action::Discard) => "discard".into(),
        SpecialAction::Deserts(deserts::Action::Ride { at, segment, figure }) => going("ride", figure, at, segment),
        _ => return None,
    })
}

/// A fact in the words of a script; `None` for what a line itself says.
pub fn of_event(event: &Happened) -> Option<String> {
    match *event {
        Happened::Reshuffled { seat, shape } => Some(format!("reshuffled: {} {shape}", seat.index())),
        Happened::Cube { by_itself: false, .. } | Happened::Through { .. } => None,
        Happened::Cube { seat, at, objective, by_itself: true } => {
            Some(format!("cube: {} on {} of {at}", seat.index(), letter(objective)))
        }
        Happened::Completed { at, objective } => Some(format!("objective: {} of {at}", letter(objective))),
        Happened::Rewarded { seat, cubes, gain, .. } => {
            let parts = [
                (gain.points, "points"),
                (gain.renown, "renown"),
                (gain.bridges, "bridges"),
                (gain.houses, "houses"),
                (gain.walls, "walls"),
            ];
            let parts: Vec<String> = parts
                .into_iter()
                .filter(|(count, _)| *count > 0)
                .map(|(count, what)| format!("{count} {what}"))
                .collect();
            Some(format!("reward: {} for {cubes}: {}", seat.index(), parts.join(" ")))
        }
        Happened::Renown { seat, tokens } => {
            Some(format!("renown: {} {tokens} +{}", seat.index(), monuments::renown_points(tokens)))
        }
    }
}

/// Answers `? cubes 0`, `? renown 0`, `? bank`, `? houses 0`, `? walls 0`, `? marker N1:E`, `? objective N2:c`,
/// `? pattern N2:c` and `? architects N2`; `None` to other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let view = View::of(game);
    let count = |piece| -> Result<String, String> {
        let seat = view.seats.get(script::seat(of)?.index()).ok_or("nobody sits there")?;
        Ok(seat.count(piece).unwrap_or_default().to_string())
    };
    Ok(Some(match name {
        "cubes" => count(Piece::Cube)?,
        "renown" => count(Piece::Renown)?,
        "houses" => count(Piece::House)?,
        "walls" => count(Piece::Wall)?,
        "bank" => view.expansions.monuments.as_ref().map_or(0, |shown| shown.renown_left).to_string(),
        "marker" => {
            let border = border(of)?;
            let stands = |site| [border, border.flipped()].map(Site::Border).contains(&site);
            let marker = game.board().stood().iter().find(|stood| stands(stood.site));
            marker.map_or("none".into(), |marker| words::name(marker.piece))
        }
        "objective" => progress(objective_view(&view, of)?),
        "pattern" => cells(objective_view(&view, of)?),
        "architects" => architects(&view, of)?,
        _ => return Ok(None),
    }))
}

fn monument<'a>(view: &'a View, cell: &str) -> Result<&'a MonumentView, String> {
    let at = pos(cell)?;
    let mut monuments = view.expansions.monuments.iter().flat_map(|shown| &shown.monuments);
    monuments.find(|monument| monument.at == at).ok_or_else(|| format!("no monument lies at {cell}"))
}

fn objective_view<'a>(view: &'a View, of: &str) -> Result<&'a ObjectiveView, String> {
    let (_, number) = objective(of)?;
    let (cell, _) = of.split_once(':').unwrap_or((of, ""));
    monument(view, cell)?.objectives.get(usize::from(number)).ok_or_else(|| "no such objective".to_owned())
}

/// `3 of 6, cubes 0:2 1:1`, or `done`.
fn progress(objective: &ObjectiveView) -> String {
    if objective.done {
        return "done".into();
    }
    let filled = objective.cells.iter().filter(|(_, filled)| *filled).count();
    let cubes: Vec<String> = objective.cubes.iter().map(|(seat, count)| format!(" {}:{count}", seat.index())).collect();
    let cubes = if cubes.is_empty() { String::new() } else { format!(", cubes{}", cubes.concat()) };
    format!("{filled} of {}{cubes}", objective.cells.len())
}

fn cells(objective: &ObjectiveView) -> String {
    objective.cells.iter().map(|(at, _)| at.to_string()).collect::<Vec<_>>().join(" ")
}

fn architects(view: &View, cell: &str) -> Result<String, String> {
    let seats = monument(view, cell)?.architects.iter().map(|seat| seat.index().to_string());
    Ok(seats.collect::<Vec<_>>().join(" "))
}
