//! The move of a wagon.

use crate::discord::decision::answers::elsewhere;
use crate::discord::decision::attempt::{Asked, Asking};
use crate::discord::decision::{answers, codes};
use crate::discord::expansions::Controls;
use crate::discord::message::parts::{letter, primary};
use crate::discord::message::press::{Press, Turn};
use crate::rules::expansions::abbey_and_mayor::{Action, Question};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Action as AnyAction, Decision, Game};
use crate::table::Snapshot;
use crate::words::Words;

use super::facts::{as_action, asked};

/// Maximum number of answers shown on the post, beside its other buttons.
const MOST_ANSWERS: usize = 2;

/// Returns the current decision about a wagon, and the wagon's cell.
pub(super) fn asked_about(game: &Game) -> Option<(&Decision, Pos)> {
    asked(game).and_then(|(decision, question)| match question {
        Question::Wagon { at, .. } => Some((decision, at)),
        Question::Abbey | Question::LastAbbey => None,
    })
}

/// Composes the question.
pub(super) fn ask(asking: &Asking<'_>) -> Option<String> {
    let (decision, at) = asked_about(asking.game)?;
    if asking.is_ahead {
        return Some(asking.words.wagon_ahead());
    }
    Some(asking.words.wagon_yours(at.to_string(), asking.cast.name(decision.seat)))
}

/// Names the destination of a wagon.
pub(super) fn target(asked: &Asked<'_>, place: (Pos, SegmentIndex)) -> String {
    way(asked.words, asked.game, place)
}

/// Names the destination, after its letter in the picture.
pub(super) fn way(words: Words, game: &Game, place: (Pos, SegmentIndex)) -> String {
    let text = words.action_wagon(place.0.to_string(), elsewhere(words, game, Figure::Wagon, place));
    let number = asked_about(game).and_then(|(decision, _)| ways(decision).position(|way| way == place));
    match number {
        Some(number) => words.option_spot(letter(number).to_string(), text),
        None => text,
    }
}

/// Returns the destinations in the order of the answers, which determines their letters.
pub(super) fn ways(decision: &Decision) -> impl Iterator<Item = (Pos, SegmentIndex)> {
    decision.actions.iter().filter_map(|&action| match as_action(action) {
        Some(Action::Move { at, segment }) => Some((at, segment)),
        _ => None,
    })
}

/// Creates a button for each answer, if they are few.
pub(super) fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let (decision, _) = asked_about(game).filter(|(decision, _)| decision.actions.len() <= MOST_ANSWERS)?;
    let answer = |(index, &action): (usize, &AnyAction)| {
        let label = answers::answer(words, table.aids, game, decision, action);
        primary(&Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index))), label)
    };
    Some(Controls::Instead(decision.actions.iter().enumerate().map(answer).collect()))
}

/// Returns the placeholder of a menu of destinations.
pub(super) fn placeholder(words: Words, decision: &Decision) -> Option<String> {
    let moves = decision.actions.iter().any(|&action| matches!(as_action(action), Some(Action::Move { .. })));
    moves.then(|| words.menu_wagon())
}
