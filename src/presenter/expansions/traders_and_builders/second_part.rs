//! The builder's second tile: its note in rehearsals, and the question of whether to take it.

use crate::presenter::{Answer, AnswerContext, Prompt, QuestionContext, RehearsalContext};
use crate::rules::expansions::traders_and_builders::{Action, Event as Happened, Question};
use crate::rules::{self, Event, ExpansionEvent, ExpansionQuestion, Seat};

/// Names the two answers, or returns `None` for other answers.
pub(super) fn answer(asked: &AnswerContext<'_>, action: rules::Action) -> Option<Answer> {
    Some(Answer::named(match action.traders_and_builders()? {
        Action::SecondTile => asked.words.action_second_part(),
        Action::Decline => asked.words.action_no_second_part(),
    }))
}

/// Returns whether a player earned a second tile.
pub(super) fn is_earned(events: &[Event], by: Seat) -> bool {
    let earned = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::TradersAndBuilders(Happened::Earned { seat })) => *seat == by,
        _ => false,
    };
    events.iter().any(earned)
}

/// Returns a note that a rehearsed move earns its player a second tile, or `None` if it does not.
pub(super) fn promised(attempt: &RehearsalContext<'_>) -> Option<String> {
    is_earned(attempt.events, attempt.before.active()).then(|| attempt.words.second_part_promised())
}

/// Describes the question of whether to take a second tile. Returns `None` for other questions.
pub(super) fn prompt(asking: &QuestionContext<'_>) -> Option<Prompt> {
    let question = rules::Question::Expansion(ExpansionQuestion::TradersAndBuilders(Question::SecondTile));
    let decision = asking.game.decision().filter(|decision| decision.question == question)?;
    let words = asking.words;
    let line = if asking.is_ahead {
        words.second_part_ahead()
    } else {
        words.second_part_yours(asking.cast.name(decision.seat))
    };
    Some(Prompt { is_short: true, ..Prompt::of(line) })
}
