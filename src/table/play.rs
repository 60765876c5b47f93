//! Playing (skeleton).

use crate::rules::seat::Seat;
use crate::rules::{Action, Event, Game};
use crate::store::{ChannelId, PersonId, TableId};

use super::{ActError, Tables, Update};

/// What answers would lead to.
#[derive(Clone)]
pub struct Rehearsal {
    /// The game after them; it may wait for a draw.
    pub game: Game,
    /// What would happen.
    pub events: Vec<Event>,
}

impl Tables {
    /// Takes somebody's answers to consecutive decisions, beginning with the given one, then draws until somebody must
    /// choose again or the game is over. All of them are committed, or none.
    ///
    /// # Errors
    /// Why the answers are not taken.
    pub fn act(&self, _: TableId, _: PersonId, _number: u32, _answers: &[Action]) -> Result<Update, ActError> {
        todo!()
    }

    /// What [`act`](Tables::act) would do, up to the first draw. Nothing is committed.
    ///
    /// # Errors
    /// Why the answers would not be taken.
    pub fn rehearse(&self, _: TableId, _: PersonId, _number: u32, _answers: &[Action]) -> Result<Rehearsal, ActError> {
        todo!()
    }

    /// Lets somebody leave the game that is on in a channel, for good. If it was the host, the next person who still
    /// plays becomes host.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`.
    pub fn resign(&self, _channel: ChannelId, _person: PersonId) -> Result<Update, ActError> {
        todo!()
    }

    /// What happened since a seat's previous turn (or since the start), up to the turn that it has now.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`.
    pub fn since_last_turn(&self, _table: TableId, _seat: Seat) -> Result<Vec<Event>, ActError> {
        todo!()
    }
}
