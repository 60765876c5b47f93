//! Script syntax of The Messages (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::the_messages::{self, DrawOutcome, Event, Message, Occasion, Question};
use bergerie_rules::{Action, ExpansionAction, Game, TrackFigure};

use crate::rules::{script, words};

pub use super::nothing::*;

/// Returns the action for `move:meeple`, `move:courier`, `take-points`, `carry-out` or `score@N1@road`, or `None` for other
/// words.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let answer = match text {
        "move:meeple" => the_messages::Action::MoveFigure { figure: TrackFigure::First },
        "move:courier" => the_messages::Action::MoveFigure { figure: TrackFigure::Second },
        "take-points" => the_messages::Action::TakePoints,
        "carry-out" => the_messages::Action::CarryOut,
        _ => {
            let Some((word, place)) = text.split_once('@') else { return Ok(None) };
            let ("score", figure, "") = words::with_figure(word).unwrap_or_default() else { return Ok(None) };
            let (at, segment) = words::place(game, place)?;
            the_messages::Action::ScoreMeeple { figure, at, segment }
        }
    };
    Ok(Some(Action::Expansion(ExpansionAction::TheMessages(answer))))
}

pub fn of_action(game: &Game, action: the_messages::Action) -> String {
    match action {
        the_messages::Action::MoveFigure { figure: TrackFigure::First } => "move:meeple".into(),
        the_messages::Action::MoveFigure { figure: TrackFigure::Second } => "move:courier".into(),
        the_messages::Action::TakePoints => "take-points".into(),
        the_messages::Action::CarryOut => "carry-out".into(),
        the_messages::Action::ScoreMeeple { figure, at, segment } => {
            format!("score{}@{}", words::of_figure(figure), words::of_place(game, at, segment))
        }
    }
}

/// Returns the draw for a word such as `message:road`, or `None` for other words.
pub fn drawn(word: &str) -> Result<Option<DrawOutcome>, String> {
    let Some(key) = word.strip_prefix("message:") else { return Ok(None) };
    let message = Message::ALL.into_iter().find(|message| message.key() == key);
    message.map(|message| Some(DrawOutcome::Message(message))).ok_or_else(|| format!("no message `{key}`"))
}

pub fn of_drawn(DrawOutcome::Message(message): DrawOutcome) -> String {
    format!("message:{}", message.key())
}

pub fn implied_event(game: &Game, DrawOutcome::Message(message): DrawOutcome) -> Option<Event> {
    Some(Event::MessageDrawn { seat: game.active(), message })
}

/// Returns `None`, because points and answers imply the events.
pub fn of_event(_: &Event) -> Option<String> {
    None
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::Move { points } => format!("move {points}"),
        Question::Message(message) => format!("message {}", message.key()),
    }
}

pub fn of_occasion(occasion: Occasion) -> Option<String> {
    Some(match occasion {
        Occasion::CarriedOut(message) => format!("message {}", message.key()),
        Occasion::PointsTaken => "points taken".into(),
    })
}

/// Answers the question `? track 0`, with the spaces of a player's figures. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    if name != "track" {
        return Ok(None);
    }
    let spaces: Vec<String> = game.player(script::seat(of)?).spaces().map(|space| space.to_string()).collect();
    Ok(Some(spaces.join(" ")))
}
