//! The cookies that contain secrets.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

use crate::table::{PublicUrl, SESSION_LIFETIME, Secret};

/// The time within which a log-in with Discord must be finished, in seconds.
const LOGIN_LIFETIME: i64 = 10 * 60;

/// A cookie that contains a secret.
#[derive(Clone, Copy, Debug)]
pub(super) struct SecretCookie {
    name: &'static str,
    /// Whether browsers send the cookie only over encrypted connections.
    is_secure: bool,
    /// The time for which browsers keep the cookie, in seconds.
    lifetime: i64,
}

impl SecretCookie {
    /// Returns the cookie of sessions of pages at this URL. Browsers accept the prefix only from the host itself, so that no neighbouring
    /// host can set the cookie.
    pub fn of_sessions(url: &PublicUrl) -> SecretCookie {
        let is_secure = url.is_encrypted();
        SecretCookie {
            name: if is_secure { "__Host-session" } else { "session" },
            is_secure,
            lifetime: SESSION_LIFETIME,
        }
    }

    /// Returns the cookie of log-ins with Discord that have begun.
    pub fn of_logins(url: &PublicUrl) -> SecretCookie {
        let is_secure = url.is_encrypted();
        SecretCookie { name: if is_secure { "__Host-login" } else { "login" }, is_secure, lifetime: LOGIN_LIFETIME }
    }

    /// Returns the secret in the headers of a request, or `None` without one.
    pub fn secret(self, headers: &HeaderMap) -> Option<Secret> {
        let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|&(name, _)| name == self.name).map(|(_, value)| Secret::from(value.to_owned()))
    }

    /// Returns the header that sets the cookie.
    pub fn header(self, secret: &Secret) -> String {
        self.set_cookie(secret.as_str(), self.lifetime)
    }

    /// Returns the header that removes the cookie.
    pub fn removal(self) -> String {
        self.set_cookie("", 0)
    }

    fn set_cookie(self, value: &str, max_age: i64) -> String {
        let secure = if self.is_secure { "; Secure" } else { "" };
        format!("{}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_cookie_is_hidden_from_scripts_and_bound_to_an_encrypted_host() {
        let secret = Secret::from("0123".to_owned());
        let [encrypted, plain] = ["https://games.example", "http://127.0.0.1:8090"]
            .map(|url| SecretCookie::of_sessions(&url.parse().unwrap()));
        assert_eq!(
            encrypted.header(&secret),
            "__Host-session=0123; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure"
        );
        assert_eq!(plain.removal(), "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        let mut headers = HeaderMap::new();
        assert_eq!(plain.secret(&headers), None);
        headers.append(COOKIE, HeaderValue::from_static("a=b; xsession=1; session=0123; c"));
        assert_eq!((plain.secret(&headers), encrypted.secret(&headers)), (Some(secret), None));
    }
}
