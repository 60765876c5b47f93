//! Answers that precede the tile: opening a gift, or keeping one of two tiles.
//!
//! They are the beginning of the path in the custom IDs. The rest of the path is rehearsed on the game after these answers.

use crate::discord::error::AppError;
use crate::presenter::answers::role;
use crate::presenter::{Reading, Rehearsal, RehearsedAnswer, Role, codes};
use crate::rules::{Action, Event, Game};

/// The answers that precede the tile.
pub(super) struct EarlierAnswers {
    pub answers: Vec<RehearsedAnswer>,
    pub events: Vec<Event>,
    /// The game after the answers, or `None` if the path contains no such answer.
    after: Option<Game>,
    /// The part of the path after these answers.
    pub rest: String,
}

pub(super) fn precedes(action: Action) -> bool {
    role(action) == Role::Precedes
}

impl EarlierAnswers {
    /// Splits a path into the answers that precede the tile and the rest.
    pub fn of(game: &Game, path: &str) -> Result<EarlierAnswers, AppError> {
        let mut earlier =
            EarlierAnswers { answers: Vec::new(), events: Vec::new(), after: None, rest: path.to_owned() };
        let mut rest = codes::split(path).peekable();
        while let Some(&code) = rest.peek() {
            let now = earlier.after.as_ref().unwrap_or(game);
            let legal = now.decision().map_or(&[][..], |decision| &decision.actions);
            // If passing is legal, the tile is already placed, and an answer such as a ransom is an ordinary step. Decode the code only if
            // an answer that precedes the tile is legal at this point.
            if legal.contains(&Action::Pass)
                || !legal.iter().any(|&action| precedes(action))
                || codes::decode(code, legal).is_none_or(|it| !precedes(it))
            {
                break;
            }
            let rehearsal = Rehearsal::along(now, code, Reading::Strict)?.until(now, 1)?;
            earlier.answers.extend(rehearsal.answers);
            earlier.events.extend(rehearsal.events);
            earlier.after = Some(rehearsal.game);
            rest.next();
        }
        earlier.rest = rest.fold(String::new(), |path, code| codes::join(&path, code));
        Ok(earlier)
    }

    /// Returns the game on which the rest of the path is rehearsed.
    pub fn game<'a>(&'a self, before: &'a Game) -> &'a Game {
        self.after.as_ref().unwrap_or(before)
    }

    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    pub fn path(&self) -> String {
        self.answers.iter().fold(String::new(), |path, answer| codes::join(&path, &answer.code))
    }

    /// Puts these answers before the rest of a path.
    pub fn leading(&self, rest: String) -> String {
        match (self.is_empty(), rest.is_empty()) {
            (true, _) => rest,
            (false, true) => self.path(),
            (false, false) => codes::join(&self.path(), &rest),
        }
    }
}
