//! The address of a database server, and the connection settings.

use std::fmt;
use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// The schema that contains all tables of the bot. The database may have other schemas.
pub(super) const SCHEMA: &str = "bergerie";

/// The settings of each connection on the server.
const SETTINGS: &str = "-c search_path=bergerie -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 \
                        -c tcp_keepalives_count=3";

/// The time limits on the server. The limit for an idle transaction is the shortest, so that the transaction of a
/// suspended process ends before statements that wait for its locks time out.
const SERVER_TIME_LIMITS: &str = "-c idle_in_transaction_session_timeout=4s -c lock_timeout=5s -c statement_timeout=6s";

/// The time limit of the client for a statement. It only takes effect if the server cannot be reached.
const CLIENT_TIME_LIMIT: Duration = Duration::from_secs(7);

/// The address of a database: `postgres://user:password@host/database`. It is never displayed, because it may contain a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    config: Config,
    /// A file with certificates that are trusted in addition to the default ones, or `None` to trust only those.
    authorities: Option<PathBuf>,
    /// Whether statements have time limits. Slow work such as copying all games has none.
    limited: bool,
}

/// The error for a string that is not the address of a PostgreSQL database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an address such as postgres://user:password@host/database")]
pub struct InvalidAddress;

impl Address {
    /// Returns the connection settings of the client library.
    pub(super) fn config(&self) -> Config {
        let mut config = self.config.clone();
        let limits = if self.limited { SERVER_TIME_LIMITS } else { "-c idle_in_transaction_session_timeout=0" };
        let own = self.config.get_options().unwrap_or_default();
        config.options(format!("{SETTINGS} {limits} {own}").trim_end());
        config.ssl_mode(if self.is_secure() { SslMode::Require } else { SslMode::Disable });
        if config.get_application_name().is_none() {
            config.application_name("bergerie");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(Duration::from_secs(5));
        }
        // With TCP's own limits, all tables would be blocked for minutes after the server has disappeared.
        config.keepalives_idle(Duration::from_secs(10));
        config.keepalives_interval(Duration::from_secs(3));
        config.keepalives_retries(3);
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(Duration::from_secs(20));
        }
        config
    }

    /// Returns the address without time limits, for slow work such as copying all games.
    #[must_use]
    pub fn unlimited(self) -> Address {
        Address { limited: false, ..self }
    }

    /// Returns the time limit for a statement, or `None` if there is no limit.
    pub(super) fn limit(&self) -> Option<Duration> {
        self.limited.then_some(CLIENT_TIME_LIMIT)
    }

    /// Returns whether the connection is encrypted. By default, connections to other machines are.
    pub(super) fn is_secure(&self) -> bool {
        match self.config.get_ssl_mode() {
            SslMode::Disable => false,
            SslMode::Require => true,
            _ => !self.config.get_hosts().iter().all(is_local),
        }
    }

    /// Returns the file with additional trusted certificates, if there is one.
    pub(super) fn authorities(&self) -> Option<&PathBuf> {
        self.authorities.as_ref()
    }
}

fn is_local(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

impl FromStr for Address {
    type Err = InvalidAddress;

    fn from_str(text: &str) -> Result<Address, InvalidAddress> {
        if !(text.starts_with("postgres://") || text.starts_with("postgresql://")) {
            return Err(InvalidAddress);
        }
        // Remove `sslrootcert`, an option of libpq that the client's parser rejects.
        let (base, options) = text.split_once('?').unwrap_or((text, ""));
        let (trusted, others): (Vec<&str>, Vec<&str>) = options
            .split('&')
            .filter(|option| !option.is_empty())
            .partition(|option| option.starts_with("sslrootcert="));
        let authorities =
            trusted.first().and_then(|option| option.split_once('=')).map(|(_, file)| PathBuf::from(file));
        let config: Config = format!("{base}?{}", others.join("&")).parse().map_err(|_| InvalidAddress)?;
        if config.get_hosts().is_empty() {
            return Err(InvalidAddress);
        }
        Ok(Address { config, authorities, limited: true })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts = self.config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        });
        let hosts: Vec<String> = hosts.collect();
        write!(f, "postgres://{}/{}", hosts.join(","), self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse().unwrap()
    }

    #[test]
    fn a_password_is_not_shown() {
        let shown = address("postgres://bot:hush@db.example.org:5433/games");
        assert_eq!(
            (shown.to_string(), format!("{shown:?}").contains("hush")),
            ("postgres://db.example.org/games".to_owned(), false)
        );
    }

    #[test]
    fn connections_to_other_machines_are_encrypted() {
        for (text, secure) in [
            ("postgres://bot@127.0.0.1/games", false),
            ("postgres://bot@localhost/games", false),
            ("postgres://bot@%2Frun%2Fpostgresql/games", false),
            ("postgres://bot@[::1]/games?sslmode=require", true),
            ("postgres://bot@db.example.org/games", true),
            ("postgres://bot@10.0.0.7/games?sslmode=prefer", true),
            ("postgres://bot@10.0.0.7/games?sslmode=disable", false),
        ] {
            assert_eq!(address(text).is_secure(), secure, "{text}");
        }
    }

    #[test]
    fn certificates_are_named_as_in_libpq() {
        let named = address("postgres://bot@db/games?sslrootcert=/etc/ca.pem&sslmode=require");
        assert_eq!(named.authorities(), Some(&PathBuf::from("/etc/ca.pem")));
        assert!(address("postgres://bot@db/games").authorities().is_none());
    }

    #[test]
    fn invalid_addresses_are_refused() {
        for text in ["", "games.db", "mysql://bot@db/games", "postgres://", "postgres://bot@db/games?colour=red"] {
            assert_eq!(text.parse::<Address>().err(), Some(InvalidAddress), "{text}");
        }
    }
}
