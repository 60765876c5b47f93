//! Houses and Walls: placements with a special piece, and discarded tiles.

use crate::presenter::attempt::Asked;
use crate::presenter::description::{Answer, Component, Possessions, Role};
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::houses_and_walls::{Action, Marker, MarkerKind};
use crate::rules::piece::Piece;
use crate::rules::seat::Seat;
use crate::rules::{Action as AnyAction, Game, Placement};
use crate::words::Words;
use crate::words::expansions::houses_and_walls::marker_key;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    letters: &[(Component::Piece(Piece::House), 'h'), (Component::Piece(Piece::Wall), 'w')],
    answer,
    role: |action| if action == DISCARD { Role::Discards } else { Role::Plain },
    possessions,
    ..Hooks::NONE
};

/// The answer that discards the tile.
const DISCARD: AnyAction = AnyAction::Special(SpecialAction::HousesAndWalls(Action::Discard));

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<Answer> {
    match action {
        AnyAction::Place(placement) => with_marker(asked.words, asked.game, placement),
        _ => (action == DISCARD).then(|| Answer::named(asked.words.action_discard_marker())),
    }
}

/// Describes the house or wall of a placement, and the number of them that the active player has left after it. Returns `None` if
/// the placement has neither.
fn with_marker(words: Words, game: &Game, placement: Placement) -> Option<Answer> {
    let Marker { kind, border } = Marker::of(&placement)?;
    let left = game.states().houses_and_walls.as_ref()?.left(game.active(), kind).saturating_sub(1);
    let (at, key) = (border.at.to_string(), marker_key(kind));
    Some(Answer {
        cost: Some(words.option_uses_marker(left, key)),
        needs: Some(words.marker_used(at, left, key, words.side(border.side))),
        ..Answer::default()
    })
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let Some(state) = &game.states().houses_and_walls else { return Possessions::default() };
    let some = |kind| Some(state.left(seat, kind)).filter(|&count| count > 0);
    let houses = some(MarkerKind::House).map(|count| words.reward_houses(count));
    let walls = some(MarkerKind::Wall).map(|count| words.reward_walls(count));
    Possessions { pieces: houses.into_iter().chain(walls).collect(), ..Possessions::default() }
}
