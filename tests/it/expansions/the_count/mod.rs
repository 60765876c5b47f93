//! Script syntax of The Count of Carcassonne (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::the_count::{self, CityQuarter, Event, Question};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::words;

#[cfg(not(bot))]
pub use super::nothing::kept_tiles;
pub use super::nothing::{
    SKIPS, TIE, draw_of_tile, drawn, implied_event, of_drawn, of_occasion, of_piece, piece, taken_tile,
};

/// Returns the action for `send:castle`, `count:market`, `leave@N1@road:E` or `stay`. A figure other than a meeple
/// follows a hyphen. Returns `None` if the words do not belong to this expansion.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let word = text.split(['@', ':', '-']).next().unwrap_or_default();
    if !["send", "count", "leave", "stay"].contains(&word) {
        return Ok(None);
    }
    let (_, figure, place) = words::with_figure(text)?;
    Ok(Some(of(match word {
        "send" => the_count::Action::SendMeeple { figure, to: quarter(place)? },
        "count" => the_count::Action::MoveCount { to: quarter(place)? },
        "stay" => the_count::Action::StayInCity,
        _ => {
            let (at, segment) = words::place(game, place)?;
            the_count::Action::MoveMeeple { figure, at, segment }
        }
    })))
}

const fn of(answer: the_count::Action) -> Action {
    Action::Expansion(ExpansionAction::TheCount(answer))
}

fn quarter(key: &str) -> Result<CityQuarter, String> {
    CityQuarter::ALL.into_iter().find(|quarter| quarter.key() == key).ok_or_else(|| format!("{key} is no quarter"))
}

/// Returns an action in script syntax.
pub fn of_action(game: &Game, action: the_count::Action) -> String {
    let with = words::of_figure;
    match action {
        the_count::Action::SendMeeple { figure, to } => format!("send{}:{}", with(figure), to.key()),
        the_count::Action::MoveCount { to } => format!("count:{}", to.key()),
        the_count::Action::MoveMeeple { figure, at, segment } => {
            format!("leave{}@{}", with(figure), words::of_place(game, at, segment))
        }
        the_count::Action::StayInCity => "stay".into(),
    }
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::CountMoved { to } => Some(format!("count to {}", to.key())),
        Event::MeepleSent { .. } | Event::MeepleMoved { .. } => None,
    }
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::SendMeeple => "send",
        Question::MoveCount => "count",
        Question::MoveOut => "leave",
        Question::LastMoveOut => "last leave",
    }
    .into()
}

/// Answers the questions `? count` and `? quarter market`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    Ok(Some(match name {
        "count" => the_count::count_quarter(game).map_or("none", CityQuarter::key).into(),
        "quarter" => {
            let quarter = quarter(of)?;
            let held = game.board().held_figures().iter().filter(|held| held.by == quarter.holder());
            let mut all: Vec<String> =
                held.map(|held| format!("{} {}", held.seat.index(), held.figure.key())).collect();
            all.sort();
            if all.is_empty() { "none".into() } else { all.join(", ") }
        }
        _ => return Ok(None),
    }))
}
