//! What the console's message is made from.

use crate::discord::message::press::{Press, Turn};
use crate::discord::visit::{App, Visit};
use crate::rules::Game;
use crate::table::Snapshot;
use crate::words::Words;

use super::prelude::Prelude;

/// What the console's message is made from.
pub(super) struct Page<'a> {
    pub app: &'a App,
    pub visit: &'a Visit,
    pub table: &'a Snapshot,
    /// The table's game.
    pub before: &'a Game,
    /// The game after the prelude.
    pub game: &'a Game,
    pub number: u32,
    pub prelude: &'a Prelude,
}

impl Page<'_> {
    /// How to say things.
    pub fn words(&self) -> Words {
        self.visit.words
    }

    /// A press that keeps the prelude.
    pub fn press(&self, turn: Turn) -> Press {
        self.anew(self.prelude.leading(turn))
    }

    /// A press that leaves the prelude behind.
    pub fn anew(&self, turn: Turn) -> Press {
        Press::Turn(self.table.id, self.number, turn)
    }
}
