//! The sessions of users in browsers, and the links that begin them. Of their secrets, only hashes are stored.

use super::{ReadTransaction, Row, StoreError, ToColumn, UserId, Value, WriteTransaction};

/// The maximum number of sessions of a user. A new one ends the oldest.
const MAX_SESSIONS: u32 = 10;

/// The SHA-256 hash of the secret of a session or of a login link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecretHash(pub [u8; 32]);

impl ToColumn for SecretHash {
    fn to_value(&self) -> Value {
        self.0.to_value()
    }
}

/// A session of a user in a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of the secret, by which the session is found.
    pub hash: SecretHash,
    /// The user.
    pub user: UserId,
    /// The time at which the session began, in Unix seconds.
    pub created_at: i64,
    /// The time at which the session was last recorded as used, in Unix seconds.
    pub used_at: i64,
}

impl Session {
    const COLUMNS: &str = "hash, user_id, created_at, used_at";

    fn from_row(row: &Row) -> Result<Session, StoreError> {
        let hash = SecretHash(row.get(0)?);
        Ok(Session { hash, user: row.get(1)?, created_at: row.get(2)?, used_at: row.get(3)? })
    }
}

impl ReadTransaction<'_> {
    /// Returns a session, or `None` if there is no such session or it has ended.
    pub fn session(&self, hash: SecretHash) -> Result<Option<Session>, StoreError> {
        let sql = format!("SELECT {} FROM sessions WHERE hash = ?1 AND expires_at > ?2", Session::COLUMNS);
        self.query_first(&sql, &[&hash, &self.now()], Session::from_row)
    }

    /// Returns whether there is a login link, which may have expired.
    pub fn has_login_link(&self, hash: SecretHash) -> Result<bool, StoreError> {
        self.query_one("SELECT EXISTS (SELECT 1 FROM login_links WHERE hash = ?1)", &[&hash], |row| row.get(0))
    }

    /// Returns the sessions of a user, oldest first.
    pub fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        let sql = format!(
            "SELECT {} FROM sessions WHERE user_id = ?1 AND expires_at > ?2 ORDER BY created_at, hash",
            Session::COLUMNS
        );
        self.query_all(&sql, &[&user, &self.now()], Session::from_row)
    }
}

impl WriteTransaction<'_> {
    /// Saves the login link of a user. It replaces the previous one.
    pub fn set_login_link(&self, user: UserId, hash: SecretHash, expires_at: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM login_links WHERE expires_at <= ?1", &[&self.now()])?;
        let sql = "INSERT INTO login_links (user_id, hash, expires_at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at";
        self.execute(sql, &[&user, &hash, &expires_at])
    }

    /// Deletes a login link and returns its user. Returns `None` if there is no such link or it has expired.
    pub fn take_login_link(&self, hash: SecretHash) -> Result<Option<UserId>, StoreError> {
        // One statement, because simultaneous transactions can read the same row.
        let sql = "DELETE FROM login_links WHERE hash = ?1 RETURNING user_id, expires_at";
        let link: Option<(UserId, i64)> = self.query_first(sql, &[&hash], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(link.filter(|&(_, expires_at)| expires_at > self.now()).map(|(user, _)| user))
    }

    /// Begins a session of a user. Deletes sessions that have ended, and the oldest of the user if there are too many.
    pub fn add_session(&self, user: UserId, hash: SecretHash, expires_at: i64) -> Result<(), StoreError> {
        let now = self.now();
        self.execute("DELETE FROM sessions WHERE expires_at <= ?1", &[&now])?;
        let sql = "DELETE FROM sessions WHERE user_id = ?1 AND hash NOT IN
                   (SELECT hash FROM sessions WHERE user_id = ?1 ORDER BY created_at DESC LIMIT ?2)";
        self.execute(sql, &[&user, &(MAX_SESSIONS - 1)])?;
        let sql = "INSERT INTO sessions (hash, user_id, created_at, used_at, expires_at) VALUES (?1, ?2, ?3, ?3, ?4)";
        self.execute(sql, &[&hash, &user, &now, &expires_at])
    }

    /// Records that a session is used now.
    pub fn set_session_used(&self, hash: SecretHash) -> Result<(), StoreError> {
        self.execute("UPDATE sessions SET used_at = ?2 WHERE hash = ?1", &[&hash, &self.now()])
    }

    /// Ends a session.
    pub fn delete_session(&self, hash: SecretHash) -> Result<(), StoreError> {
        self.execute("DELETE FROM sessions WHERE hash = ?1", &[&hash])
    }

    /// Ends all sessions of a user, and deletes the user's login link.
    pub fn delete_sessions_of(&self, user: UserId) -> Result<(), StoreError> {
        self.execute("DELETE FROM login_links WHERE user_id = ?1", &[&user])?;
        self.execute("DELETE FROM sessions WHERE user_id = ?1", &[&user])
    }
}
