//! Script syntax of Under the Big Top (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::under_the_big_top::{
    self as circus, Action as Answer, Animal, DrawOutcome, Event, Occasion, PublicState,
};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `acrobat@N1` or `pyramid@N1`, or `None` if the words do not belong to this expansion. Figures
/// other than meeples follow a hyphen.
pub fn action(_: &Game, text: &str) -> Result<Option<Action>, String> {
    let answer = match text.split(['@', '-']).next() {
        Some("acrobat") => {
            let (_, figure, cell) = words::with_figure(text)?;
            Answer::PlaceAcrobat { figure, at: words::cell(cell)? }
        }
        Some("pyramid") => Answer::ScorePyramid { at: words::cell(text.trim_start_matches("pyramid@"))? },
        _ => return Ok(None),
    };
    Ok(Some(Action::Expansion(ExpansionAction::UnderTheBigTop(answer))))
}

/// Returns an action in script syntax.
pub fn of_action(_: &Game, action: Answer) -> String {
    match action {
        Answer::PlaceAcrobat { figure, at } => format!("acrobat{}@{at}", words::of_figure(figure)),
        Answer::ScorePyramid { at } => format!("pyramid@{at}"),
    }
}

/// Returns the draw for a word such as `token:bear`, or `None` for other words.
pub fn drawn(word: &str) -> Result<Option<DrawOutcome>, String> {
    let Some(name) = word.strip_prefix("token:") else { return Ok(None) };
    Ok(Animal::ALL.into_iter().find(|&animal| words::name(animal) == name).map(DrawOutcome::Token))
}

pub fn of_drawn(DrawOutcome::Token(animal): DrawOutcome) -> String {
    format!("token:{}", words::name(animal))
}

pub fn implied_event(game: &Game, DrawOutcome::Token(animal): DrawOutcome) -> Option<Event> {
    circus::big_top(game).map(|at| Event::TokenRevealed { at, animal })
}

/// Returns `None`, because the line that caused an event implies it.
pub const fn of_event(_: &Event) -> Option<String> {
    None
}

pub fn of_occasion(occasion: Occasion) -> Option<String> {
    Some(match occasion {
        Occasion::Circus { .. } => "circus".into(),
        Occasion::Pyramid { at } => format!("pyramid {at}"),
    })
}

/// Answers `? bigtop` and `? tokens`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, _: &str) -> Result<Option<String>, String> {
    Ok(match name {
        "bigtop" => Some(circus::big_top(game).map_or("none".to_owned(), |at| at.to_string())),
        "tokens" => {
            let tokens = PublicState::of(game).tokens.into_iter().filter(|&(_, count)| count > 0);
            let tokens = tokens.map(|(animal, count)| format!("{count} {}", words::name(animal)));
            Some(tokens.collect::<Vec<_>>().join(", "))
        }
        _ => None,
    })
}
