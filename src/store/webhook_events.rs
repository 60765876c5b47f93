//! The webhook events that were processed recently, so that no process of the bot processes a copy.

use super::{ReadTransaction, StoreError, WriteTransaction};

/// The time for which an event is kept, in seconds. Discord repeats one for ten minutes if it gets no acknowledgement, with new
/// signatures.
const LIFETIME: i64 = 15 * 60;

/// The SHA-256 hash of the body of a webhook event, which contains no user ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventHash(pub [u8; 32]);

impl ReadTransaction<'_> {
    /// Returns whether a webhook event was processed recently.
    pub fn is_processed(&self, event: EventHash) -> Result<bool, StoreError> {
        self.query_one("SELECT EXISTS (SELECT 1 FROM webhook_events WHERE hash = ?1)", &[&event.0], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    /// Records that a webhook event was processed, and deletes events that are not kept any longer.
    pub fn mark_webhook_event_processed(&self, event: EventHash) -> Result<(), StoreError> {
        let now = self.now();
        self.execute("DELETE FROM webhook_events WHERE processed_at < ?1", &[&(now - LIFETIME)])?;
        let sql = "INSERT INTO webhook_events (hash, processed_at) VALUES (?1, ?2) ON CONFLICT (hash) DO NOTHING";
        self.execute(sql, &[&event.0, &now])
    }
}
