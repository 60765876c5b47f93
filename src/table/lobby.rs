//! Opening a table and gathering people (skeleton).

use crate::rules::Setup;
use crate::store::{ChannelId, PersonId};

use super::{Snapshot, TableError, Tables, Update};

impl Tables {
    /// Opens a table in a channel, with the host on its first seat. The number of players in `setup` does not count: it is
    /// the number of people who join.
    ///
    /// # Errors
    /// [`TableError::Occupied`] if the channel has an active table.
    pub fn create(&self, _: ChannelId, _host: PersonId, _locale: &str, _: Setup) -> Result<Update, TableError> {
        todo!()
    }

    /// Gives somebody the next seat.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `AlreadySeated`, `Full`.
    pub fn join(&self, _channel: ChannelId, _person: PersonId) -> Result<Snapshot, TableError> {
        todo!()
    }

    /// Lets somebody leave before the game. If it was the host, the next person becomes host; if it was the last person,
    /// the table is closed.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotSeated`.
    pub fn leave(&self, _channel: ChannelId, _person: PersonId) -> Result<Snapshot, TableError> {
        todo!()
    }

    /// Changes what is agreed.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`.
    pub fn configure(
        &self,
        _channel: ChannelId,
        _person: PersonId,
        _change: impl FnOnce(&mut Setup),
    ) -> Result<Snapshot, TableError> {
        todo!()
    }

    /// Starts the game: draws who begins and the first tile.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `Setup`.
    pub fn start(&self, _channel: ChannelId, _person: PersonId) -> Result<Update, TableError> {
        todo!()
    }

    /// Closes the active table of a channel for good, at the word of its host.
    ///
    /// # Errors
    /// `NoTable`, `NotHost`.
    pub fn abort(&self, _channel: ChannelId, _person: PersonId) -> Result<Update, TableError> {
        todo!()
    }

    /// Closes the active table of a channel for good, at the word of somebody who moderates the channel.
    ///
    /// # Errors
    /// `NoTable`.
    pub fn abort_as_moderator(&self, _channel: ChannelId) -> Result<Update, TableError> {
        todo!()
    }
}
