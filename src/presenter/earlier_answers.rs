//! Rehearsed answers that precede the tile.

use crate::words::Words;
use bergerie_rules::{Action, Event, Game, Refusal};
use bergerie_table::Assists;

use super::answers::is_earlier_answer;
use super::contexts::{RehearsalContext, RehearsedAnswer};
use super::rehearsal::{CodeHandling, Rehearsal};
use super::seats::PlayerNames;
use super::{codes, expansions};

/// The answers that precede the tile, such as opening a gift or keeping one of two tiles. They are the beginning of a
/// path. The rest of the path is rehearsed on the game after them.
pub struct EarlierAnswers {
    /// The answers with their decisions.
    pub answers: Vec<RehearsedAnswer>,
    /// The events that the answers cause.
    pub events: Vec<Event>,
    /// The game after the answers, or `None` if the path contains no such answer.
    after: Option<Game>,
    /// The part of the path after these answers.
    pub rest: String,
}

impl EarlierAnswers {
    /// Splits a path into the answers that precede the tile and the rest.
    pub fn of(game: &Game, path: &str) -> Result<EarlierAnswers, Refusal> {
        let mut earlier =
            EarlierAnswers { answers: Vec::new(), events: Vec::new(), after: None, rest: path.to_owned() };
        let mut rest = codes::path_codes(path).peekable();
        while let Some(&code) = rest.peek() {
            let now = earlier.after.as_ref().unwrap_or(game);
            let legal = now.decision().map_or(&[][..], |decision| &decision.actions);
            // If passing is legal, the tile is already placed, and an answer such as a ransom is an ordinary step. Decode the code only if
            // an answer that precedes the tile is legal at this point.
            if legal.contains(&Action::Pass)
                || !legal.iter().any(|&action| is_earlier_answer(action))
                || codes::decode(code, legal).is_none_or(|it| !is_earlier_answer(it))
            {
                break;
            }
            let rehearsal = Rehearsal::of_path(now, code, CodeHandling::Strict)?.first_answers(now, 1)?;
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

    /// Describes the effects of each answer.
    pub fn effects(&self, words: Words, assists: Assists, names: &PlayerNames, before: &Game) -> Vec<String> {
        let (answers, events, game) = (self.answers.as_slice(), self.events.as_slice(), self.game(before));
        let context = RehearsalContext { words, assists, names, before, answers, events, game, open_decision: None };
        let effects =
            |action: Action| expansions::all().flat_map(move |hooks| (hooks.earlier_answer_effects)(&context, action));
        answers.iter().flat_map(|answer| effects(answer.action)).collect()
    }

    /// Returns whether there are no such answers.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// Returns the path of these answers.
    pub fn path(&self) -> String {
        self.answers.iter().fold(String::new(), |path, answer| codes::join(&path, &answer.code))
    }

    /// Puts these answers before the rest of a path.
    pub fn with_rest(&self, rest: String) -> String {
        match (self.is_empty(), rest.is_empty()) {
            (true, _) => rest,
            (false, true) => self.path(),
            (false, false) => codes::join(&self.path(), &rest),
        }
    }
}
