//! The data from which the console's message is composed.

use crate::discord::context::{Context, player_names};
use crate::discord::error::AppError;
use crate::discord::message::{Button, DecisionId, Press, button, times};
use crate::presenter::answers::answer_role;
use crate::presenter::questions::prompt;
use crate::presenter::{
    AnswerContext, AnswerRole, CodeHandling, Prompt, QuestionContext, Rehearsal, RehearsedAnswer, codes,
};
use crate::rules::{Action, Decision, Event, Game};
use crate::table::Snapshot;
use crate::words::{Words, markup};

/// The maximum number of rows of controls above the main row of buttons.
pub(super) const MAX_MENUS: usize = 4;

/// The data from which the console's message is composed.
pub(super) struct Page<'a> {
    pub ctx: &'a Context,
    pub table: &'a Snapshot,
    /// The game as it is committed.
    pub before: &'a Game,
    /// The game after the answers that precede the tile.
    pub game: &'a Game,
    pub decision: DecisionId,
    pub earlier: &'a EarlierAnswers,
}

/// The answers that precede the tile, such as opening a gift or keeping one of two tiles. They are the beginning of the path in the custom
/// IDs. The rest of the path is rehearsed on the game after them.
pub(super) struct EarlierAnswers {
    pub answers: Vec<RehearsedAnswer>,
    pub events: Vec<Event>,
    /// The game after the answers, or `None` if the path contains no such answer.
    after: Option<Game>,
    /// The part of the path after these answers.
    pub rest: String,
}

pub(super) fn is_earlier_answer(action: Action) -> bool {
    answer_role(action) == AnswerRole::Earlier
}

/// Returns whether an answer refuses what the question offers.
pub(super) fn is_refusal(action: Action) -> bool {
    action == Action::Pass || answer_role(action) == AnswerRole::Refuses
}

impl EarlierAnswers {
    /// Splits a path into the answers that precede the tile and the rest.
    pub fn of(game: &Game, path: &str) -> Result<EarlierAnswers, AppError> {
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

    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

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

impl Page<'_> {
    pub fn words(&self) -> Words {
        self.ctx.words
    }

    /// Returns the context in which the answers to the current decision are described.
    pub fn answer_context(&self) -> AnswerContext<'_> {
        let (assists, game) = (self.table.options.assists, self.game);
        AnswerContext {
            words: self.words(),
            assists,
            game,
            seat: game.decision().map_or(game.active(), |asked| asked.seat),
        }
    }

    /// Returns the context in which the answers to a decision of a rehearsed game are described.
    pub fn answer_context_in<'b>(&'b self, game: &'b Game, decision: &Decision) -> AnswerContext<'b> {
        AnswerContext { words: self.words(), assists: self.table.options.assists, game, seat: decision.seat }
    }

    /// Describes the question that a game waits for. Returns `None` if the question does not belong to an expansion.
    pub fn prompt(&self, game: &Game, is_upcoming: bool) -> Option<Prompt> {
        let (words, assists, names) =
            (self.words(), self.table.options.assists, player_names(self.words(), self.table));
        prompt(&QuestionContext { words, assists, names: &names, game, is_upcoming, round: None })
    }

    /// Describes the deadline, and the time left in the player's bank. Returns `None` if the table's pace has no banks.
    pub fn time_left(&self) -> Option<String> {
        self.table.waited?.bank_from?;
        times::deadline(self.words(), self.table, self.ctx.app.tables.now()).map(markup::note)
    }

    /// Creates a press with a path, before which it puts the answers that precede the tile.
    pub fn press(&self, press: fn(DecisionId, String) -> Press, path: impl Into<String>) -> Press {
        press(self.decision, self.earlier.with_rest(path.into()))
    }

    /// Creates the press of a menu, or of a button that replaces one of its options. Its path begins as that of [`Page::press`].
    pub fn menu_press(&self, menu: u8, path: impl Into<String>) -> Press {
        Press::Pick(self.decision, menu, self.earlier.with_rest(path.into()))
    }

    pub fn cancel_button(&self) -> Button {
        button(Press::Cancel(self.decision), self.words().button_cancel())
    }
}
