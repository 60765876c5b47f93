//! The certain consequences of answers.

use bergerie_rules::{Action, Event, Game, Question, Refusal, Seat, never};

use super::description::WaitKind;
use super::questions::wait_kind;
use super::tally::point_source;

/// Applies an answer, and makes the hidden draws that do not affect the next answers. A refused answer changes nothing.
pub fn apply_with_placeholders(game: &mut Game, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
    game.apply(action, events)?;
    while let Some(drawn) = game.placeholder() {
        if game.draw(drawn, events).is_err() {
            never!("the placeholder {drawn:?} is no outcome of {:?}", game.waiting());
            break;
        }
    }
    Ok(())
}

/// Applies an answer like [`apply_with_placeholders`] that must be legal, because it was tried in the same position before.
pub fn reapply(game: &mut Game, action: Action, events: &mut Vec<Event>) {
    if let Err(refusal) = apply_with_placeholders(game, action, events) {
        never!("{action:?} was legal before, and now {refusal}");
    }
}

/// Returns the scores in the rest of the turn that depend neither on a draw nor on a choice, without the final scoring.
pub fn certain_scores(game: &Game) -> Vec<Event> {
    let (mut ahead, mut events, mut open) = (game.clone(), Vec::new(), false);
    let seat = game.active();
    loop {
        let went_on = if let Some(decision) = ahead.decision().filter(|d| d.seat == seat) {
            let is_foreseen =
                !matches!(decision.question, Question::Place(_)) && wait_kind(&ahead) != WaitKind::Unforeseeable;
            // Scores after this point depend on the player's choice.
            let is_optional_figure = decision.question.asks_for_figure() && decision.offers(Action::Pass);
            open |= is_foreseen && !is_optional_figure && decision.actions.len() > 1;
            let answer = Some(decision).filter(|_| is_foreseen).and_then(|d| d.fallback());
            answer.is_some_and(|action| ahead.apply(action, &mut events).is_ok())
        } else {
            let is_harmless = wait_kind(&ahead) == WaitKind::HarmlessDraw;
            open |= is_harmless;
            let outcome = Some(&ahead).filter(|_| is_harmless).and_then(|game| game.outcome(0));
            outcome.is_some_and(|outcome| ahead.draw(outcome, &mut events).is_ok())
        };
        if !went_on {
            break;
        }
    }
    let is_certain = |event: &Event| match event {
        Event::Scored(score) => !score.is_final && (!open || !point_source(score).depends_on_rest_of_turn),
        _ => false,
    };
    events.retain(is_certain);
    events
}

/// Returns the points that a player gets before final scoring. Prices are left out, because the answers mention them.
pub fn points_earned(events: &[Event], seat: Seat) -> i32 {
    let gain = |event: &Event| match event {
        Event::Scored(score) if !score.is_final && !point_source(score).is_uncounted => score.gain(seat),
        _ => 0,
    };
    events.iter().map(gain).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::last_tile_of_random_game;
    use bergerie_rules::{Expansion, Occasion, Score};

    fn scores(events: &[Event]) -> impl Iterator<Item = &Score> {
        events.iter().filter_map(|event| if let Event::Scored(score) = event { Some(&**score) } else { None })
    }

    #[test]
    fn the_last_tile_earns_no_points_of_the_final_scoring() {
        let mut left_out = 0;
        for number in 0..5 {
            let last = last_tile_of_random_game(2, number, &[Expansion::KingAndRobber]);
            for &placement in last.legal_actions() {
                let (mut after, mut events) = (last.clone(), Vec::new());
                apply_with_placeholders(&mut after, placement, &mut events).unwrap();
                events.extend(certain_scores(&after));
                // With this expansion, only completed features score during the game.
                for seat in last.seats() {
                    let completed = scores(&events).filter(|score| score.occasion == Occasion::Completed);
                    let completed: i32 = completed.map(|score| score.gain(seat)).sum();
                    assert_eq!(points_earned(&events, seat), completed, "game {number}, {placement:?}");
                }
                if after.legal_actions().contains(&Action::Pass) {
                    apply_with_placeholders(&mut after, Action::Pass, &mut events).unwrap();
                }
                left_out += scores(&events).filter(|score| matches!(score.occasion, Occasion::Expansion(_))).count();
            }
        }
        assert!(left_out > 0, "no game ended with a title");
    }
}
