//! The wagon that may move on.

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

/// The answers that find room on the post, beside the buttons that only look.
const MOST_ANSWERS: usize = 2;

/// The decision about a wagon that a game waits for, and the cell that it stood on.
pub(super) fn asked_about(game: &Game) -> Option<(&Decision, Pos)> {
    asked(game).and_then(|(decision, question)| match question {
        Question::Wagon { at, .. } => Some((decision, at)),
        Question::Abbey | Question::LastAbbey => None,
    })
}

/// What somebody is asked, for everybody to read.
pub(super) fn ask(asking: &Asking<'_>) -> Option<String> {
    let (decision, at) = asked_about(asking.game)?;
    if asking.is_ahead {
        return Some(asking.words.wagon_ahead());
    }
    Some(asking.words.wagon_yours(at.to_string(), asking.cast.name(decision.seat)))
}

/// Where a wagon goes, in words.
pub(super) fn target(asked: &Asked<'_>, place: (Pos, SegmentIndex)) -> String {
    way(asked.words, asked.game, place)
}

/// The same, after its letter in the picture.
pub(super) fn way(words: Words, game: &Game, place: (Pos, SegmentIndex)) -> String {
    let text = words.action_wagon(place.0.to_string(), elsewhere(words, game, Figure::Wagon, place));
    let number = asked_about(game).and_then(|(decision, _)| ways(decision).position(|way| way == place));
    match number {
        Some(number) => words.option_spot(letter(number).to_string(), text),
        None => text,
    }
}

/// What a wagon may move on to, in the order of the answers, which gives the ways their letters.
pub(super) fn ways(decision: &Decision) -> impl Iterator<Item = (Pos, SegmentIndex)> {
    decision.actions.iter().filter_map(|&action| match as_action(action) {
        Some(Action::Move { at, segment }) => Some((at, segment)),
        _ => None,
    })
}

/// A button for each answer, if they are few.
pub(super) fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let (decision, _) = asked_about(game).filter(|(decision, _)| decision.actions.len() <= MOST_ANSWERS)?;
    let answer = |(index, &action): (usize, &AnyAction)| {
        let label = answers::answer(words, table.aids, game, decision, action);
        primary(&Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index))), label)
    };
    Some(Controls::Instead(decision.actions.iter().enumerate().map(answer).collect()))
}

/// What a menu of answers is headed by.
pub(super) fn placeholder(words: Words, decision: &Decision) -> Option<String> {
    let moves = decision.actions.iter().any(|&action| matches!(as_action(action), Some(Action::Move { .. })));
    moves.then(|| words.menu_wagon())
}
