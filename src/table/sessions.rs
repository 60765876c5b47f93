//! Sessions of users in browsers. A link that only its user gets begins one.

use std::fmt;

use sha2::{Digest, Sha256};

use bergerie_store::{SecretHash, Session, StoreError, UserId, WriteTransaction};

use super::Tables;
use super::error::Failure;
use super::page::random_key;

/// The time for which a login link is valid, in seconds.
const LINK_LIFETIME: i64 = 10 * 60;

/// The time for which a session is valid, in seconds: thirty days.
pub const SESSION_LIFETIME: i64 = 30 * 24 * 60 * 60;

/// The minimum time between two records of the use of a session, in seconds. Users see roughly when it was used.
const USE_INTERVAL: i64 = 60 * 60;

/// The secret of a session, of a login link or of a feed. It is hidden in `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub(super) fn random() -> Result<Secret, Failure> {
        Ok(Secret(random_key()?.to_string()))
    }

    /// Returns the secret as it is sent to its user.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(&self.0).into())
    }
}

/// Takes a secret that a user has sent, which may be any text.
impl From<String> for Secret {
    fn from(text: String) -> Secret {
        Secret(text)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Returns a key that names a session among those of its user. It does not reveal the secret.
pub fn session_key(session: &Session) -> String {
    session.hash.0.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl Tables {
    /// Creates the secret of a link with which a user can begin one session within ten minutes. The user's previous link becomes
    /// invalid.
    pub fn create_login_link(&self, user: UserId) -> Result<Secret, Failure> {
        let secret = Secret::random()?;
        self.write(|writing| writing.set_login_link(user, secret.hash(), writing.now() + LINK_LIFETIME))?;
        Ok(secret)
    }

    /// Begins a session with the secret of a login link, which becomes invalid. Returns the user and the secret of the session, or
    /// `None` if the link is not valid.
    pub fn log_in(&self, link: &Secret) -> Result<Option<(UserId, Secret)>, Failure> {
        // Invalid links do not take the lock of a write.
        if !self.read(|reading| reading.has_login_link(link.hash()))? {
            return Ok(None);
        }
        let session = Secret::random()?;
        let user = self.write(|writing| {
            let Some(user) = writing.take_login_link(link.hash())? else { return Ok::<_, Failure>(None) };
            add_session(writing, user, &session)?;
            Ok(Some(user))
        })?;
        Ok(user.map(|user| (user, session)))
    }

    /// Begins a session of a user whose account was confirmed in another way. Returns its secret.
    pub fn begin_session(&self, user: UserId) -> Result<Secret, Failure> {
        let session = Secret::random()?;
        self.write(|writing| add_session(writing, user, &session))?;
        Ok(session)
    }

    /// Returns the user of a session, or `None` if it is not valid.
    pub fn session_user(&self, session: &Secret) -> Result<Option<UserId>, Failure> {
        let Some((session, now)) = self.read(|reading| {
            let session = reading.session(session.hash())?;
            Ok::<_, Failure>(session.map(|session| (session, reading.now())))
        })?
        else {
            return Ok(None);
        };
        if now - session.used_at >= USE_INTERVAL {
            self.write(|writing| writing.set_session_used(session.hash))?;
        }
        Ok(Some(session.user))
    }

    /// Returns the sessions of a user, oldest first.
    pub fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, Failure> {
        Ok(self.read(|reading| reading.sessions_of(user))?)
    }

    /// Ends the session of a user that has this key. Returns `false` if there is none.
    pub fn end_session(&self, user: UserId, key: &str) -> Result<bool, Failure> {
        self.write(|writing| {
            let ended = writing.sessions_of(user)?.into_iter().find(|session| session_key(session) == key);
            ended.map(|session| writing.delete_session(session.hash)).transpose().map(|ended| ended.is_some())
        })
        .map_err(|error: StoreError| error.into())
    }

    /// Ends a session.
    pub fn log_out(&self, session: &Secret) -> Result<(), Failure> {
        if self.session_user(session)?.is_none() {
            return Ok(());
        }
        Ok(self.write(|writing| writing.delete_session(session.hash()))?)
    }

    /// Ends all sessions of a user. The user's login link becomes invalid.
    pub fn end_sessions_of(&self, user: UserId) -> Result<(), Failure> {
        Ok(self.write(|writing| writing.delete_sessions_of(user))?)
    }
}

/// Begins the session of a user that has this secret.
fn add_session(writing: &WriteTransaction<'_>, user: UserId, session: &Secret) -> Result<(), StoreError> {
    writing.add_session(user, session.hash(), writing.now() + SESSION_LIFETIME)
}
