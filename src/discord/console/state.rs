//! The data from which the console's message is composed.

use crate::discord::context::{Context, player_names};
use crate::discord::message::{Button, DecisionId, Press, button, times};
use crate::presenter::words::{Words, markup};
use crate::presenter::{AnswerContext, EarlierAnswers, PreviewContext, Prompt, Rehearsal, preview};
use crate::rules::{Decision, Game};
use crate::table::Snapshot;

/// The maximum number of rows of controls above the main row of buttons.
pub(super) const MAX_MENUS: usize = 4;

/// The data from which the console's message is composed.
pub(super) struct ConsoleState<'a> {
    pub ctx: &'a Context,
    pub table: &'a Snapshot,
    /// The game as it is committed.
    pub before: &'a Game,
    /// The game after the answers that precede the tile.
    pub game: &'a Game,
    pub decision: DecisionId,
    pub earlier: &'a EarlierAnswers,
}

impl ConsoleState<'_> {
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
        self.described(|context| context.prompt(game, is_upcoming))
    }

    /// Describes a rehearsed move: the points it would score, its figure and its other consequences.
    pub fn consequences(&self, rehearsal: &Rehearsal) -> Vec<String> {
        self.described(|context| preview::consequences(context, rehearsal))
    }

    /// Returns a description in the context of this rehearsal.
    fn described<T>(&self, describe: impl Fn(&PreviewContext<'_>) -> T) -> T {
        let (words, names) = (self.words(), player_names(self.words(), self.table));
        describe(&PreviewContext { words, assists: self.table.options.assists, names: &names, game: self.game })
    }

    /// Describes the deadline, and the time left in the player's bank. Returns `None` if the table's pace has no banks.
    pub fn time_left(&self) -> Option<String> {
        self.table.clock?.bank_from?;
        times::deadline(self.words(), self.table, self.ctx.app.tables.now()).map(markup::note)
    }

    /// Creates a press with a path, before which it puts the answers that precede the tile.
    pub fn press(&self, press: fn(DecisionId, String) -> Press, path: impl Into<String>) -> Press {
        press(self.decision, self.earlier.with_rest(path.into()))
    }

    /// Creates the press of a menu, or of a button that replaces one of its options. Its path begins as that of [`ConsoleState::press`].
    pub fn menu_press(&self, menu: u8, path: impl Into<String>) -> Press {
        Press::Pick(self.decision, menu, self.earlier.with_rest(path.into()))
    }

    pub fn cancel_button(&self) -> Button {
        button(Press::Cancel(self.decision), self.words().button_cancel())
    }
}
