//! Script syntax of Abbey & Mayor (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::abbey_and_mayor::{self, Event, Question};
use bergerie_rules::{Action, ExpansionAction, Game, Piece, PlacedPiece, Site, View};

use crate::rules::{state, words};

pub use super::nothing::*;

/// The answer that keeps the player's abbey.
pub const SKIPS: &[Action] = &[special(abbey_and_mayor::Action::KeepAbbey)];

const fn special(action: abbey_and_mayor::Action) -> Action {
    Action::Expansion(ExpansionAction::AbbeyAndMayor(action))
}

/// Returns the action for a word of a script. Returns `None` if the word does not belong to this expansion.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let (word, of) = text.split_once('@').unwrap_or((text, ""));
    Ok(Some(special(match word {
        "abbey" => abbey_and_mayor::Action::PlaceAbbey,
        "keep" => abbey_and_mayor::Action::KeepAbbey,
        "home" => abbey_and_mayor::Action::ReturnWagon,
        "barn" => abbey_and_mayor::Action::PlaceBarn { corner: words::cell(of)? },
        // In the main action of a turn, a wagon is placed on the tile that was just placed, and the word does not name
        // the tile.
        "wagon" if of.contains('@') => {
            let (at, segment) = words::place(game, of)?;
            abbey_and_mayor::Action::MoveWagon { at, segment }
        }
        _ => return Ok(None),
    })))
}

/// Returns an action in script syntax.
pub fn of_action(game: &Game, action: abbey_and_mayor::Action) -> String {
    match action {
        abbey_and_mayor::Action::PlaceAbbey => "abbey".into(),
        abbey_and_mayor::Action::KeepAbbey => "keep".into(),
        abbey_and_mayor::Action::ReturnWagon => "home".into(),
        abbey_and_mayor::Action::PlaceBarn { corner } => format!("barn@{corner}"),
        abbey_and_mayor::Action::MoveWagon { at, segment } => format!("wagon@{}", words::of_place(game, at, segment)),
    }
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::AbbeyTaken { .. } | Event::BarnPlaced { .. } | Event::WagonMoved { .. } => None,
    }
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::Abbey => "abbey".into(),
        Question::FinalAbbey => "last abbey".into(),
        Question::Wagon { .. } => "wagon".into(),
    }
}

/// Answers the questions `abbeys`, `barns`, `mayors` and `standing` of a script. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    Ok(Some(match name {
        "abbeys" => state::pieces(game, of, Piece::Abbey)?,
        "barns" => state::pieces(game, of, Piece::Barn)?,
        "mayors" => mayors(game),
        "standing" => {
            let barn = |placed: &PlacedPiece| match (placed.owner, placed.site) {
                (Some(seat), Site::Corner(corner)) => Some(format!("{} barn {corner}", seat.index())),
                _ => None,
            };
            View::of(game).pieces.iter().filter_map(barn).collect::<Vec<_>>().join(", ")
        }
        _ => return Ok(None),
    }))
}

/// Returns the mayors on the board, each with seat, cell and current strength, as in `0 N1 2`.
fn mayors(game: &Game) -> String {
    let shown = View::of(game).expansions.abbey_and_mayor.unwrap_or_default();
    let mayors = shown.mayors.iter().map(|mayor| format!("{} {} {}", mayor.seat.index(), mayor.at, mayor.strength));
    mayors.collect::<Vec<_>>().join(", ")
}
