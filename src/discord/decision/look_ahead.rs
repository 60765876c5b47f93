//! What answers lead to, as far as it is certain.

use crate::discord::expansions;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::{Action, Event, Game, Question, Refusal};

/// Answers what a game asks and goes past draws that do not show: nothing that is offered depends on them.
///
/// # Errors
/// Why the answer is refused.
pub(in crate::discord) fn go_on(game: &mut Game, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
    game.apply(action, events)?;
    game.skip_unseen(events);
    Ok(())
}

/// The scores in the rest of a turn, whatever is drawn or chosen. Those that depend on either are left out.
pub(in crate::discord) fn certain(game: &Game) -> Vec<Event> {
    let (mut ahead, mut events, mut open) = (game.clone(), Vec::new(), false);
    let seat = game.active();
    loop {
        let went_on = if let Some(decision) = ahead.decision().filter(|d| d.seat == seat) {
            let is_foreseen = !matches!(decision.question, Question::Place(_))
                && !expansions::all().any(|hooks| (hooks.is_unforeseeable)(decision));
            // Whatever the player would choose, it is still to be chosen.
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

/// What somebody gets before the end of the game is counted.
pub(in crate::discord) fn earned(events: &[Event], seat: Seat) -> i32 {
    events.iter().map(|event| earned_by(event, seat)).sum()
}

fn earned_by(event: &Event, seat: Seat) -> i32 {
    match event {
        Event::Scored(score) if is_earned(score) => score.gain(seat),
        _ => 0,
    }
}

/// Whether a try counts a score: prices are named with the answer itself, and what is counted at the end comes later.
fn is_earned(score: &Score) -> bool {
    match score.occasion {
        Occasion::Completed => true,
        Occasion::Final => false,
        Occasion::Special(occasion) => (expansions::of(occasion.expansion()).is_earned)(score),
    }
}
