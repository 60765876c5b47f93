//! Houses and Walls: placements with a special piece, and discarded tiles.

use crate::discord::decision::attempt::Asked;
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::houses_and_walls::{Action, Marker, MarkerKind};
use crate::rules::seat::Seat;
use crate::rules::{Action as AnyAction, Game, Placement};
use crate::words::Words;
use crate::words::expansions::houses_and_walls::marker_key;

use super::Hooks;

pub(super) const HOOKS: Hooks =
    Hooks { has_house_rules: true, piece_code, answer, piece_note, piece_needed, lets_go, pieces, ..Hooks::NONE };

fn piece_code(placement: Placement) -> &'static str {
    match Marker::of(&placement).map(|marker| marker.kind) {
        Some(MarkerKind::House) => "h",
        Some(MarkerKind::Wall) => "w",
        None => "",
    }
}

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    lets_go(action).then(|| asked.words.action_discard_marker())
}

fn lets_go(action: AnyAction) -> bool {
    action == AnyAction::Special(SpecialAction::HousesAndWalls(Action::Discard))
}

fn piece_note(words: Words, game: &Game, placement: Placement) -> Option<String> {
    left_after(game, placement).map(|(kind, left)| words.option_uses_marker(left, marker_key(kind)))
}

fn piece_needed(words: Words, game: &Game, placement: Placement) -> Option<String> {
    let (kind, left) = left_after(game, placement)?;
    let border = Marker::of(&placement)?.border;
    Some(words.marker_used(border.at.to_string(), left, marker_key(kind), words.side(border.side)))
}

/// Returns the special piece of a placement, and the number of that kind that the active player has left after it.
fn left_after(game: &Game, placement: Placement) -> Option<(MarkerKind, u8)> {
    let kind = Marker::of(&placement)?.kind;
    let left = game.states().houses_and_walls.as_ref()?.left(game.active(), kind);
    Some((kind, left.saturating_sub(1)))
}

fn pieces(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let Some(state) = &game.states().houses_and_walls else { return Vec::new() };
    let some = |kind| Some(state.left(seat, kind)).filter(|&count| count > 0);
    let houses = some(MarkerKind::House).map(|count| words.reward_houses(count));
    let walls = some(MarkerKind::Wall).map(|count| words.reward_walls(count));
    houses.into_iter().chain(walls).collect()
}
