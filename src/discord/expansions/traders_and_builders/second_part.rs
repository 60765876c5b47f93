//! The builder's second tile: its note in rehearsals, and the question whether to take it.

use crate::discord::decision::answers;
use crate::discord::decision::attempt::{Asked, Asking, Attempt};
use crate::discord::decision::codes;
use crate::discord::expansions::Controls;
use crate::discord::message::parts::primary;
use crate::discord::message::press::{Press, Turn};
use crate::rules::expansions::traders_and_builders::{Action, Event as Happened, Question};
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use crate::rules::seat::Seat;
use crate::rules::{Action as AnyAction, Decision, Event, Game, Question as AnyQuestion};
use crate::table::Snapshot;
use crate::words::Words;

/// Returns the answer of the expansion that an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::TradersAndBuilders(action)) => Some(action),
        _ => None,
    }
}

/// Names the two answers.
pub(super) fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    Some(match as_action(action)? {
        Action::SecondTile => asked.words.action_second_part(),
        Action::Decline => asked.words.action_no_second_part(),
    })
}

/// Returns whether a player earned a second tile.
pub(super) fn is_earned(events: &[Event], by: Seat) -> bool {
    let earned = |event: &Event| match event {
        Event::Special(SpecialEvent::TradersAndBuilders(Happened::Earned { seat })) => *seat == by,
        _ => false,
    };
    events.iter().any(earned)
}

/// Describes that a rehearsed move earns its player a second tile.
pub(super) fn promised(attempt: &Attempt<'_>) -> Option<String> {
    is_earned(attempt.events, attempt.before.active()).then(|| attempt.words.second_part_promised())
}

/// Returns the decision whether to take a second tile.
fn asked(game: &Game) -> Option<&Decision> {
    let question = AnyQuestion::Special(SpecialQuestion::TradersAndBuilders(Question::SecondTile));
    game.decision().filter(|decision| decision.question == question)
}

/// Composes the question.
pub(super) fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    let decision = asked(asking.game)?;
    let words = asking.words;
    let question = if asking.is_ahead {
        words.second_part_ahead()
    } else {
        words.second_part_yours(asking.cast.name(decision.seat))
    };
    Some(vec![question])
}

/// Creates a button for each answer.
pub(super) fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let decision = asked(game)?;
    let answer = |(index, &action): (usize, &AnyAction)| {
        let label = answers::answer(words, table.aids, game, decision, action);
        primary(&Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index))), label)
    };
    Some(Controls::Instead(decision.actions.iter().enumerate().map(answer).collect()))
}
