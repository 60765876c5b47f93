//! The picture of a committed move: the board before and after it, with the points.

use crate::discord::message::draft::TablePicture;
use crate::picture::{Artist, Crop, PictureError, Scene};
use crate::rules::geometry::Pos;
use crate::rules::seat::Seat;
use crate::rules::{Event, Game, View, moment};
use crate::words::{Words, with_minus};

/// Draws the part of the board that a move changed, before and after it, and the points of the player and of all whose points
/// changed. Returns `None` if the move changed no cell.
pub(in crate::discord) fn change(
    artist: &Artist,
    words: Words,
    (before, after): (&Game, &Game),
    mover: Seat,
    events: &[Event],
) -> Result<Option<TablePicture>, PictureError> {
    let cells: Vec<Pos> = events.iter().filter_map(changed).collect();
    if cells.is_empty() {
        return Ok(None);
    }
    let views = [before, after].map(View::of);
    let last = after.board().laid(after.last());
    let [was, is] = [&views[0], &views[1]];
    let around = Scene { crop: Crop::Around(cells), ..Scene::new(is) };
    // Show the same cells before and after, although the board has grown.
    let (from, to) = around.extent().shown;
    let crop = Crop::Exactly(from, to);
    let is_placed = events.iter().any(|event| matches!(event, Event::Placed { .. }));
    let last = last.by.map(|seat| (last.at, seat)).filter(|_| is_placed);
    let earlier = Scene { crop: crop.clone(), ..Scene::new(was) };
    let later = Scene { crop, last, highlight: moment::scored(events).collect(), ..around };
    let points = points(before, after, mover);
    let png = artist.change(&earlier, &later, &points)?.png;
    let told: Vec<String> =
        points.iter().map(|&(seat, was, is)| with_minus(&format!("{} {was} → {is}", words.colour(seat)))).collect();
    Ok(Some(TablePicture { png, alt: words.alt_change(told.join(", ")), note: None }))
}

/// Draws the part of the board that two moves would change, after the one and after the other, and the points of the player and of
/// all whose points differ. Returns `None` if the moves change no cell.
pub(in crate::discord) fn alternatives(
    artist: &Artist,
    words: Words,
    moves: [(&Game, &[Event]); 2],
    mover: Seat,
) -> Result<Option<TablePicture>, PictureError> {
    let cells: Vec<Pos> = moves.iter().flat_map(|(_, events)| events.iter().filter_map(changed)).collect();
    if cells.is_empty() {
        return Ok(None);
    }
    let views = moves.map(|(game, _)| View::of(game));
    let (from, to) = Scene { crop: Crop::Around(cells), ..Scene::new(&views[1]) }.extent().shown;
    let scene = |view, events: &[Event]| {
        let placed = events.iter().find_map(|event| match *event {
            Event::Placed { seat, at, .. } => Some((at, seat)),
            _ => None,
        });
        let highlight = moment::scored(events).collect();
        Scene { crop: Crop::Exactly(from, to), last: placed, highlight, ..Scene::new(view) }
    };
    let ([one, other], [(after_one, events), (after_other, other_events)]) = (&views, moves);
    let points = points(after_one, after_other, mover);
    let png = artist.change(&scene(one, events), &scene(other, other_events), &points)?.png;
    Ok(Some(TablePicture { png, alt: words.alt_review_move(), note: None }))
}

/// Returns the cell on which an event changes the board.
fn changed(event: &Event) -> Option<Pos> {
    match event {
        Event::Placed { at, .. } | Event::Deployed { at, .. } | Event::Returned { at, .. } => Some(*at),
        _ => None,
    }
}

/// Returns the points of the player and of all whose points changed, before and after the move.
fn points(before: &Game, after: &Game, mover: Seat) -> Vec<(Seat, i32, i32)> {
    let score = |game: &Game, seat| game.player(seat).score();
    let all = before.seats().map(|seat| (seat, score(before, seat), score(after, seat)));
    all.filter(|&(seat, was, is)| seat == mover || was != is).collect()
}
