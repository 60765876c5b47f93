//! The certain consequences of answers.

use crate::discord::expansions;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::{Action, Event, Game, Question, Refusal};

/// Applies an answer and skips invisible draws, which do not affect the next answers. A refused answer changes nothing.
pub(in crate::discord) fn go_on(game: &mut Game, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
    game.apply(action, events)?;
    game.skip_unseen(events);
    Ok(())
}

/// Returns the scores in the rest of the turn that depend on no draw and no choice.
pub(in crate::discord) fn certain(game: &Game) -> Vec<Event> {
    let (mut ahead, mut events, mut open) = (game.clone(), Vec::new(), false);
    let seat = game.active();
    loop {
        let went_on = if let Some(decision) = ahead.decision().filter(|d| d.seat == seat) {
            let is_foreseen = !matches!(decision.question, Question::Place(_))
                && !expansions::all().any(|hooks| (hooks.is_unforeseeable)(decision));
            // The player's choice is unknown.
            open |= is_foreseen && decision.question != Question::Act && decision.actions.len() > 1;
            let answer = Some(decision).filter(|_| is_foreseen).and_then(|d| d.fallback());
            answer.is_some_and(|action| ahead.apply(action, &mut events).is_ok())
        } else {
            let is_harmless = expansions::all().any(|hooks| (hooks.draws_on)(&ahead));
            open |= is_harmless;
            let outcome = Some(&ahead).filter(|_| is_harmless).and_then(|game| game.outcome(0));
            outcome.is_some_and(|outcome| ahead.draw(outcome, &mut events).is_ok())
        };
        if !went_on {
            break;
        }
    }
    let is_certain = |event: &Event| match event {
        Event::Scored(score) => !open || !expansions::all().any(|hooks| (hooks.depends_on_rest)(score)),
        _ => false,
    };
    events.retain(is_certain);
    events
}

/// Returns the points that a player gets before final scoring.
pub(in crate::discord) fn earned(events: &[Event], seat: Seat) -> i32 {
    events.iter().map(|event| earned_by(event, seat)).sum()
}

fn earned_by(event: &Event, seat: Seat) -> i32 {
    match event {
        Event::Scored(score) if is_earned(score) => score.gain(seat),
        _ => 0,
    }
}

/// Returns whether rehearsals count a score. They count neither prices, which the answers themselves mention, nor final
/// scoring.
fn is_earned(score: &Score) -> bool {
    match score.occasion {
        Occasion::Completed => true,
        Occasion::Final => false,
        Occasion::Special(occasion) => (expansions::of(occasion.expansion()).is_earned)(score),
    }
}
