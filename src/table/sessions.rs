//! Sessions of users in browsers. A link that only its user gets begins one.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::store::{SecretHash, Session, UserId};

use super::Tables;
use super::error::Failure;
use super::page::random_key;

/// The time for which a login link is valid, in seconds.
const LINK_LIFETIME: i64 = 10 * 60;

/// The time for which a session is valid, in seconds: thirty days.
pub const SESSION_LIFETIME: i64 = 30 * 24 * 60 * 60;

/// The secret of a session or of a login link. It is hidden in `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    fn random() -> Result<Secret, Failure> {
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
            writing.add_session(user, session.hash(), writing.now() + SESSION_LIFETIME)?;
            Ok(Some(user))
        })?;
        Ok(user.map(|user| (user, session)))
    }

    /// Returns the user of a session, or `None` if it is not valid.
    pub fn session_user(&self, session: &Secret) -> Result<Option<UserId>, Failure> {
        Ok(self.read(|reading| reading.session_user(session.hash()))?)
    }

    /// Returns the sessions of a user, oldest first.
    pub fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, Failure> {
        Ok(self.read(|reading| reading.sessions_of(user))?)
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
