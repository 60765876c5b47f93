//! The data of the console's message.

use crate::discord::message::press::{Press, Turn};
use crate::discord::visit::{App, Visit};
use crate::rules::Game;
use crate::table::Snapshot;
use crate::words::Words;

use super::preceding::Preceding;

/// The data of the console's message.
pub(super) struct Page<'a> {
    pub app: &'a App,
    pub visit: &'a Visit,
    pub table: &'a Snapshot,
    /// The table's game.
    pub before: &'a Game,
    /// The game after the preceding answers.
    pub game: &'a Game,
    pub number: u32,
    pub preceding: &'a Preceding,
}

impl Page<'_> {
    /// Returns the texts in the user's language.
    pub fn words(&self) -> Words {
        self.visit.words
    }

    /// Creates a press that keeps the preceding answers.
    pub fn press(&self, turn: Turn) -> Press {
        self.anew(self.preceding.leading(turn))
    }

    /// Creates a press without the preceding answers.
    pub fn anew(&self, turn: Turn) -> Press {
        Press::Turn(self.table.id, self.number, turn)
    }
}
