//! What must be said, and where it was said.

use crate::store::{Backlog, MessageId, Notice, NoticeId, Posts, Role, TableId};

use super::{Failure, Tables};

impl Tables {
    /// What must still be said, oldest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn pending_notices(&self) -> Result<Vec<Notice>, Failure> {
        self.read(|reading| Ok(reading.pending_notices()?))
    }

    /// How much there is to do.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn backlog(&self) -> Result<Backlog, Failure> {
        self.read(|reading| Ok(reading.backlog()?))
    }

    /// Confirms that a notice was said. If that is a message, it becomes the table's post of the notice's
    /// [role](crate::store::NoticeKind::role). Says whether the notice was still pending; if not, nothing changes.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn notice_sent(&self, notice: NoticeId, message: Option<MessageId>) -> Result<bool, Failure> {
        self.write(|writing| {
            let Some(Notice { table, kind, .. }) = writing.confirm(notice)? else { return Ok(false) };
            if let Some(message) = message {
                writing.remember_post(table, kind.role(), message)?;
            }
            Ok(true)
        })
    }

    /// Remembers a message that shows a table, instead of the one before in that role.
    ///
    /// # Errors
    /// Only [`Failure`]s; one is that there is no such table.
    pub fn remember_post(&self, table: TableId, role: Role, message: MessageId) -> Result<(), Failure> {
        self.write(|writing| Ok(writing.remember_post(table, role, message)?))
    }

    /// The messages that show a table.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn posts(&self, table: TableId) -> Result<Posts, Failure> {
        self.read(|reading| Ok(reading.posts(table)?))
    }
}
