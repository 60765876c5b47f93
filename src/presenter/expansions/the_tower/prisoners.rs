//! Names of prisoners and of answers about them.

use crate::presenter::{Cast, RehearsalContext};
use crate::rules::expansions::the_tower::{Action, height};
use crate::rules::{self, Figure, Game, Kind, Seat};
use crate::words::Words;

use super::coloured;

/// Names a figure with its owner: "1 large meeple of red".
pub(super) fn of(words: Words, figure: Figure, seat: Seat) -> String {
    words.figure_of(words.figure(figure.key(), 1), coloured(words, seat))
}

/// Names an answer about towers or prisoners.
pub(crate) fn name(words: Words, game: &Game, action: Action) -> String {
    match action {
        Action::Capture { seat, figure, at, segment } => {
            let on_tower = || words.role_of(figure, Kind::Foundation);
            let spot = segment.map_or_else(on_tower, |segment| words.spot_at(game.board(), figure, (at, segment)));
            words.action_capture(at.to_string(), spot, coloured(words, seat))
        }
        Action::Exchange { figure } => words.action_exchange(words.figure(figure.key(), 1)),
        Action::Ransom { captor, figure } => {
            words.action_ransom(words.figure(figure.key(), 1), Cast::of_marks().name(captor))
        }
        Action::Floor { at } => words.action_floor(at.to_string(), height(game, at) + 1),
        Action::Top { at, figure } => words.action_top(at.to_string(), figure.key()),
    }
}

/// Describes the effect of a ransom rehearsed before the tile.
pub(super) fn described(attempt: &RehearsalContext<'_>, action: rules::Action) -> Vec<String> {
    let Some(Action::Ransom { captor, figure }) = action.the_tower() else { return Vec::new() };
    let words = attempt.words;
    vec![words.ransom_tried(words.figure(figure.key(), 1), attempt.cast.name(captor))]
}
