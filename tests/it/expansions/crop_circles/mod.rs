//! Script syntax of Crop Circles (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::crop_circles::{self, Choice, Event, Question};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

pub use super::nothing::*;

/// Returns the action for `all-add`, `all-take-back`, `add@N1@city` or `take-back@N1@city`, or `None` for other words.
/// Figures other than meeples follow a colon: `add:mayor@N1@city`.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let (word, place) = text.split_once('@').unwrap_or((text, ""));
    let (word, figure) = word.split_once(':').unwrap_or((word, "meeple"));
    let own = || Ok::<_, String>((words::figure(figure)?, words::place(game, place)?));
    let action = match word {
        "all-add" => crop_circles::Action::Choose(Choice::Add),
        "all-take-back" => crop_circles::Action::Choose(Choice::TakeBack),
        "add" => {
            let (figure, (at, segment)) = own()?;
            return Ok(Some(Action::Deploy { figure, at, segment }));
        }
        "take-back" => {
            let (figure, (at, segment)) = own()?;
            let seat = game.decision().ok_or("nobody is asked")?.seat;
            crop_circles::Action::TakeBack { seat, figure, at, segment }
        }
        _ => return Ok(None),
    };
    Ok(Some(Action::Expansion(ExpansionAction::CropCircles(action))))
}

pub fn of_action(game: &Game, action: crop_circles::Action) -> String {
    match action {
        crop_circles::Action::Choose(Choice::Add) => "all-add".into(),
        crop_circles::Action::Choose(Choice::TakeBack) => "all-take-back".into(),
        crop_circles::Action::TakeBack { figure, at, segment, .. } => {
            let figure = words::of_figure(figure).replace('-', ":");
            format!("take-back{figure}@{}", words::of_place(game, at, segment))
        }
    }
}

/// Returns `None`, because the script's line implies the event.
pub const fn of_event(_: &Event) -> Option<String> {
    None
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::Choose => "crop circle".into(),
        Question::TakeBack => "take back".into(),
    }
}
