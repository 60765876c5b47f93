//! The picture of a committed move: the board before and after it, with the points.

use crate::words::{Words, with_minus};
use bergerie_picture::{Crop, Scene, Subject};
use bergerie_rules::{Event, Game, Pos, Seat, View, moment};

use super::pictures::{Picture, shows_all};

/// Describes the part of the board that a move changed, before and after it, and the points of the player and of all whose points did.
/// If the changed cells are too far apart, the picture shows the part around the tile. Returns `None` if the move changed no cell.
pub fn change_picture(words: Words, (before, after): (&Game, &Game), mover: Seat, events: &[Event]) -> Option<Picture> {
    let cells: Vec<Pos> = events.iter().filter_map(changed_cell).collect();
    let last = after.board().placed_tile(after.last_placed_tile());
    let [was, is] = [before, after].map(View::of);
    // Show the same cells before and after, although the board has grown.
    let crop = crop_around(&is, &cells)?;
    let is_placed = events.iter().any(|event| matches!(event, Event::Placed { .. }));
    let last = last.by.map(|seat| (last.at, seat)).filter(|_| is_placed);
    let earlier = Scene { crop: crop.clone(), ..Scene::of(was) };
    let later = Scene { crop, last, highlight: moment::scored_cells(events).collect(), ..Scene::of(is) };
    let points = changed_points(before, after, mover);
    let descriptions: Vec<String> =
        points.iter().map(|&(seat, was, is)| with_minus(&format!("{} {was} → {is}", words.colour(seat)))).collect();
    let subject = Subject::Change(Box::new([earlier, later]), points);
    Some(Picture { subject, alt: words.alt_change(descriptions.join(", ")), note: None })
}

/// Returns the part of the board that two moves would change, after the one and after the other, and the points of the player and of
/// all whose points differ. If the moves are too far apart, shows each part. Returns `None` if they change no cell.
pub(super) fn alternatives_subject(moves: [(&Game, &[Event]); 2], mover: Seat) -> Option<Subject<'static>> {
    let cells: Vec<Pos> = moves.iter().flat_map(|(_, events)| events.iter().filter_map(changed_cell)).collect();
    cells.first()?;
    let shared = legible_crop_around(&View::of(moves[1].0), &cells);
    let scene = |(game, events): (&Game, &[Event])| {
        let view = View::of(game);
        let own: Vec<Pos> = events.iter().filter_map(changed_cell).collect();
        let crop = shared
            .clone()
            .or_else(|| crop_around(&view, &own))
            .or_else(|| crop_around(&view, &cells))
            .unwrap_or_default();
        let placed = events.iter().find_map(|event| match *event {
            Event::Placed { seat, at, .. } => Some((at, seat)),
            _ => None,
        });
        Scene { crop, last: placed, highlight: moment::scored_cells(events).collect(), ..Scene::of(view) }
    };
    let points = changed_points(moves[0].0, moves[1].0, mover);
    Some(Subject::Change(Box::new(moves.map(scene)), points))
}

/// Returns the part of the board around these cells, or around the first of them if they are too far apart, if there are any.
fn crop_around(view: &View, cells: &[Pos]) -> Option<Crop> {
    legible_crop_around(view, cells).or_else(|| legible_crop_around(view, cells.get(..1)?))
}

/// Returns the part of the board around these cells, or `None` if there are none or they are too far apart for a legible picture.
fn legible_crop_around(view: &View, cells: &[Pos]) -> Option<Crop> {
    let scene = Scene { crop: Crop::Around(cells.to_vec()), ..Scene::new(view) };
    let (from, to) = scene.shown_part().corners;
    (!cells.is_empty() && shows_all(&scene, cells)).then_some(Crop::Exactly(from, to))
}

/// Returns the cell on which an event changes the board.
fn changed_cell(event: &Event) -> Option<Pos> {
    match event {
        Event::Placed { at, .. } | Event::Deployed { at, .. } | Event::Returned { at, .. } => Some(*at),
        _ => None,
    }
}

/// Returns the points of the player and of all whose points changed, before and after the move.
fn changed_points(before: &Game, after: &Game, mover: Seat) -> Vec<(Seat, i32, i32)> {
    let score = |game: &Game, seat| game.player(seat).points();
    let all = before.seats().map(|seat| (seat, score(before, seat), score(after, seat)));
    all.filter(|&(seat, was, is)| seat == mover || was != is).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bergerie_rules::Setup;

    #[test]
    fn of_changes_too_far_apart_the_first_is_shown() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let (tile, near, far) = (Pos::new(1, 0), Pos::new(4, 0), Pos::new(40, 0));
        let shown = |cells: &[Pos]| match crop_around(&view, cells) {
            Some(Crop::Exactly(from, to)) => [tile, near, far].map(|at| (from.x..=to.x).contains(&at.x)),
            other => panic!("{other:?}"),
        };
        assert_eq!(shown(&[tile, near]), [true, true, false]);
        assert_eq!(shown(&[tile, far]), [true, false, false]);
        assert_eq!((legible_crop_around(&view, &[tile, far]), crop_around(&view, &[])), (None, None));
    }
}
