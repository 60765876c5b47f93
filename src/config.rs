//! Settings, from the environment and `.env`. All that is wrong with them is reported at once.

use std::collections::HashMap;
use std::env;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::clock::Clock;
use crate::discord::{BadShards, Connection, Ear};
use crate::store::{BadAddress, Place};
use crate::telemetry;

/// A setting: its name, its default, what it is for.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name of the variable.
    pub name: &'static str,
    /// What holds if it is not set; nothing if it must be set.
    pub default: Option<&'static str>,
    /// What it is for.
    pub about: &'static str,
}

/// The bot's token.
pub const TOKEN: Setting = Setting { name: "DISCORD_TOKEN", default: None, about: "the bot's token" };
/// The database.
pub const DATABASE: Setting =
    Setting { name: "DATABASE_PATH", default: Some("bergerie.db"), about: "the file in which games are kept" };
/// A database server.
pub const SERVER: Setting = Setting {
    name: "DATABASE_URL",
    default: Some(""),
    about: "a PostgreSQL database in which games are kept instead, for more than one process",
};
/// Another API than Discord's.
pub const API: Setting = Setting {
    name: "DISCORD_API_URL",
    default: Some(""),
    about: "another address for REST and gateway, such as a sandbox's",
};
/// Which connections to the gateway are this process's.
pub const SHARDS: Setting = Setting {
    name: "BERGERIE_SHARDS",
    default: Some(""),
    about: "which connections to the gateway this process has, such as 0-15/64; all that Discord recommends, if none are named",
};
/// How many requests Discord allows.
pub const REQUESTS: Setting = Setting {
    name: "DISCORD_REQUESTS_PER_SECOND",
    default: Some("50"),
    about: "how many requests a second Discord allows the bot: all of its processes together",
};
/// What is logged.
pub const LOG: Setting = Setting { name: "RUST_LOG", default: Some("info"), about: "what is logged" };

/// How lines of the log are written.
pub const LOG_FORM: Setting =
    Setting { name: "LOG_FORMAT", default: Some("text"), about: "text for people, or json for what collects logs" };
/// Where figures are served.
pub const MONITOR: Setting = Setting {
    name: "METRICS_LISTEN",
    default: Some(""),
    about: "an address of this machine at which /healthz and /metrics are served",
};

/// A file that moves the clock. For tests alone: it is no setting of hosts, and is refused where Discord itself is asked.
pub const CLOCK: Setting =
    Setting { name: "TEST_CLOCK", default: Some(""), about: "a file with the seconds by which the clock is ahead" };

/// Every setting of hosts. `.env.example` lists the same ones in the same order.
pub const ALL: &[Setting] = &[TOKEN, DATABASE, SERVER, API, SHARDS, REQUESTS, LOG, LOG_FORM, MONITOR];

/// The settings of the bot.
#[derive(Clone)]
pub struct Settings {
    /// How to reach Discord.
    pub connection: Connection,
    /// Where the database is.
    pub database: Place,
    /// How to log.
    pub logging: Logging,
    /// Where to serve figures, if anywhere.
    pub monitor: Option<SocketAddr>,
    /// What tells the time.
    pub clock: Clock,
}

/// How to log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logging {
    /// What is logged.
    pub filter: String,
    /// How lines are written.
    pub form: telemetry::Form,
}

/// Something that is wrong with the settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no token.
    #[error(
        "DISCORD_TOKEN is not set. Make an application on https://discord.com/developers/applications, copy the token \
         of its bot, and put it into the environment or into a file .env (see .env.example). To try the bot without \
         Discord, run `bergerie sandbox`: it needs no token"
    )]
    NoToken,
    /// The token cannot be one.
    #[error("DISCORD_TOKEN does not look like a token: it has spaces or line breaks in it")]
    Token,
    /// The database path is empty.
    #[error("DATABASE_PATH is empty; leave it out for {}", DATABASE.default.unwrap_or_default())]
    Database,
    /// The address of the database is none. It is not repeated: it may hold a password.
    #[error("DATABASE_URL is {0}")]
    Server(BadAddress),
    /// A file is asked for where there is none.
    #[error(
        "games are kept on a database server (DATABASE_URL), whose own tools copy and restore them: pg_dump and pg_restore"
    )]
    NoFile,
    /// The address is none.
    #[error("DISCORD_API_URL is {0:?}, which is no address such as http://127.0.0.1:8080")]
    Api(String),
    /// It names no connections.
    #[error("BERGERIE_SHARDS is {0:?}: {1}")]
    Shards(String, BadShards),
    /// It is no number of requests.
    #[error("DISCORD_REQUESTS_PER_SECOND is {0:?}; it must be a number from 1 to 10000")]
    Requests(String),
    /// No such form of logs.
    #[error("LOG_FORMAT is {0:?}; it may be text or json")]
    LogForm(String),
    /// Figures cannot be served there.
    #[error(
        "METRICS_LISTEN is {0:?}; it must be an address of this machine alone with a port, such as 127.0.0.1:9464, since \
         whoever reaches it can read the figures"
    )]
    Monitor(String),
    /// The clock of somebody's game would be moved.
    #[error(
        "TEST_CLOCK moves the clock of tests: it is taken only with a DISCORD_API_URL on this machine, such as \
         http://127.0.0.1:8080. Take it out"
    )]
    Clock,
    /// `.env` cannot be read.
    #[error(".env cannot be read: {0}")]
    File(String),
}

/// All that is wrong with the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Fault {
    /// What is wrong with `.env`, without what stands in it: the line that cannot be read may be that of the token.
    fn of_file(error: &dotenvy::Error) -> Fault {
        Fault::File(match error {
            dotenvy::Error::LineParse(..) => {
                "a line makes no sense; values with spaces or # in them need quotes".to_owned()
            }
            other => other.to_string(),
        })
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the settings need attention:")?;
        self.0.iter().try_for_each(|fault| write!(f, "\n  - {fault}"))
    }
}

impl std::error::Error for Faults {}

/// Variables by name: the environment's, and below them those of `.env`. One of them is the token, so they are never shown.
#[derive(Clone, Default)]
pub struct Variables {
    values: HashMap<String, String>,
    faults: Vec<Fault>,
}

impl Variables {
    /// The environment and the file `.env` of the working directory or one above it.
    pub fn load() -> Variables {
        let mut variables = Variables::default();
        match dotenvy::dotenv_iter() {
            Ok(lines) => {
                for line in lines {
                    match line {
                        Ok((name, value)) => drop(variables.values.insert(name, value)),
                        Err(error) => variables.faults.push(Fault::of_file(&error)),
                    }
                }
            }
            Err(error) if error.not_found() => {}
            Err(error) => variables.faults.push(Fault::of_file(&error)),
        }
        variables
            .values
            .extend(env::vars_os().filter_map(|(n, v)| Some((n.into_string().ok()?, v.into_string().ok()?))));
        variables
    }

    /// These variables and nothing else.
    pub fn of<const N: usize>(values: [(&str, &str); N]) -> Variables {
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Variables { values, faults: Vec::new() }
    }

    /// A setting, or its default.
    pub fn get(&self, setting: Setting) -> Option<&str> {
        self.values.get(setting.name).map(String::as_str).or(setting.default)
    }

    /// Where the database is, which subcommands need that do not connect.
    ///
    /// # Errors
    /// That its path is empty, or its address none.
    pub fn database(&self) -> Result<Place, Faults> {
        let address = self.get(SERVER).unwrap_or_default().trim();
        if !address.is_empty() {
            return address
                .parse()
                .map(Box::new)
                .map(Place::Server)
                .map_err(|error| Faults(vec![Fault::Server(error)]));
        }
        match self.get(DATABASE) {
            Some(path) if !path.trim().is_empty() => Ok(Place::File(PathBuf::from(path))),
            _ => Err(Faults(vec![Fault::Database])),
        }
    }

    /// The file of the database.
    ///
    /// # Errors
    /// That its path is empty, or that it is no file.
    pub fn database_file(&self) -> Result<PathBuf, Faults> {
        match self.database()? {
            Place::File(path) => Ok(path),
            Place::Server(_) => Err(Faults(vec![Fault::NoFile])),
        }
    }

    /// How to hear of what people do.
    ///
    /// # Errors
    /// That no such connections can be meant.
    pub fn ear(&self) -> Result<Ear, Faults> {
        let text = self.get(SHARDS).unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(Ear::Gateway);
        }
        text.parse().map(Ear::Shards).map_err(|why| Faults(vec![Fault::Shards(text.to_owned(), why)]))
    }

    /// How many requests a second Discord allows.
    ///
    /// # Errors
    /// That it is no such number.
    pub fn requests_per_second(&self) -> Result<u16, Faults> {
        let text = self.get(REQUESTS).unwrap_or_default().trim();
        let number = text.parse().ok().filter(|number| (1..=10_000).contains(number));
        number.ok_or_else(|| Faults(vec![Fault::Requests(text.to_owned())]))
    }

    /// How to log.
    ///
    /// # Errors
    /// That there is no such form.
    pub fn logging(&self) -> Result<Logging, Faults> {
        let form = self.get(LOG_FORM).unwrap_or_default().trim();
        let form = form.parse().map_err(|()| Faults(vec![Fault::LogForm(form.to_owned())]))?;
        Ok(Logging { filter: self.get(LOG).unwrap_or_default().to_owned(), form })
    }

    /// Where to serve figures, if anywhere.
    ///
    /// # Errors
    /// That it is no address of this machine alone.
    pub fn monitor(&self) -> Result<Option<SocketAddr>, Faults> {
        let text = self.get(MONITOR).unwrap_or_default().trim();
        let address = text.parse().ok().filter(|address: &SocketAddr| address.ip().is_loopback());
        if address.is_none() && !text.is_empty() {
            return Err(Faults(vec![Fault::Monitor(text.to_owned())]));
        }
        Ok(address)
    }

    /// What tells the time: the machine, or beside a stand-in for Discord on this machine a file.
    ///
    /// # Errors
    /// That the clock of a real bot would be moved.
    pub fn clock(&self) -> Result<Clock, Faults> {
        let file = self.get(CLOCK).unwrap_or_default().trim();
        if file.is_empty() {
            return Ok(Clock::default());
        }
        let api = self.get(API).unwrap_or_default().trim();
        let host = api.split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        let is_here = host.parse().is_ok_and(|address: SocketAddr| address.ip().is_loopback());
        if is_here { Ok(Clock::moved_by(PathBuf::from(file))) } else { Err(Faults(vec![Fault::Clock])) }
    }

    /// All settings of the bot.
    ///
    /// # Errors
    /// All that is wrong with them.
    pub fn settings(&self) -> Result<Settings, Faults> {
        let mut faults = self.faults.clone();
        let token = self.get(TOKEN).unwrap_or_default().trim();
        if token.is_empty() {
            faults.push(Fault::NoToken);
        } else if token.chars().any(char::is_whitespace) {
            faults.push(Fault::Token);
        }
        let database = self.database().map_err(|more| faults.extend(more.0));
        let api = self.get(API).unwrap_or_default().trim();
        if !(api.is_empty() || api.starts_with("http://") || api.starts_with("https://")) {
            faults.push(Fault::Api(api.to_owned()));
        }
        let ear = self.ear().map_err(|more| faults.extend(more.0));
        let requests = self.requests_per_second().map_err(|more| faults.extend(more.0));
        let logging = self.logging().map_err(|more| faults.extend(more.0));
        let monitor = self.monitor().map_err(|more| faults.extend(more.0));
        let clock = self.clock().map_err(|more| faults.extend(more.0));
        match (database, ear, requests, logging, monitor, clock) {
            (Ok(database), Ok(ear), Ok(requests_per_second), Ok(logging), Ok(monitor), Ok(clock))
                if faults.is_empty() =>
            {
                let api = Some(api.to_owned()).filter(|api| !api.is_empty());
                Ok(Settings {
                    connection: Connection { token: token.to_owned(), api, requests_per_second, ear },
                    database,
                    logging,
                    monitor,
                    clock,
                })
            }
            _ => Err(Faults(faults)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_enough() {
        let settings = Variables::of([("DISCORD_TOKEN", "abc")]).settings().unwrap_or_else(|f| panic!("{f}"));
        assert_eq!((settings.connection.token.as_str(), settings.connection.api), ("abc", None));
        assert!(matches!(settings.database, Place::File(path) if path == std::path::Path::new("bergerie.db")));
    }

    #[test]
    fn all_faults_are_reported_at_once() {
        let faults = Variables::of([
            ("DATABASE_PATH", " "),
            ("DISCORD_API_URL", "localhost"),
            ("BERGERIE_SHARDS", "4/4"),
            ("DISCORD_REQUESTS_PER_SECOND", "0"),
            ("LOG_FORMAT", "xml"),
            ("METRICS_LISTEN", "0.0.0.0:9464"),
        ]);
        let faults = faults.settings().err();
        let faults = faults.map(|f| f.0).unwrap_or_default();
        assert_eq!(
            faults,
            [
                Fault::NoToken,
                Fault::Database,
                Fault::Api("localhost".to_owned()),
                Fault::Shards("4/4".to_owned(), BadShards::Beyond),
                Fault::Requests("0".to_owned()),
                Fault::LogForm("xml".to_owned()),
                Fault::Monitor("0.0.0.0:9464".to_owned()),
            ]
        );
    }

    #[test]
    fn a_database_server_goes_before_a_file_and_its_password_is_not_repeated() {
        let variables = |url| Variables::of([("DATABASE_PATH", "games.db"), ("DATABASE_URL", url)]);
        assert!(matches!(variables("").database(), Ok(Place::File(_))));
        assert!(matches!(variables("postgres://bot:hush@db/games").database(), Ok(Place::Server(_))));
        let faults = variables("postgres:/bot:hush@db/games").database().err().map(|faults| faults.to_string());
        assert!(faults.is_some_and(|text| text.contains("DATABASE_URL") && !text.contains("hush")));
        let no_file = variables("postgres://bot:hush@db/games").database_file().err();
        assert_eq!(no_file.map(|faults| faults.0), Some(vec![Fault::NoFile]));
    }

    #[test]
    fn figures_are_served_only_where_they_are_wished_for_and_to_this_machine() {
        let monitor = |address| Variables::of([("METRICS_LISTEN", address)]).monitor().map_err(|faults| faults.0.len());
        assert_eq!(monitor(""), Ok(None));
        assert_eq!(monitor("127.0.0.1:9464"), Ok("127.0.0.1:9464".parse().ok()));
        assert_eq!(monitor("[::1]:0"), Ok("[::1]:0".parse().ok()));
        assert_eq!((monitor("192.168.1.2:80"), monitor("9464")), (Err(1), Err(1)));
    }

    #[test]
    fn the_clock_of_a_bot_that_asks_discord_itself_is_not_moved() {
        let clock = |api| Variables::of([("TEST_CLOCK", "ahead"), ("DISCORD_API_URL", api)]).clock().map_err(|f| f.0);
        for api in ["", "https://discord.com", "http://192.168.1.2:80", "http://127.0.0.1.example.org:80"] {
            assert_eq!(clock(api).err(), Some(vec![Fault::Clock]), "{api}");
        }
        assert!(clock("http://127.0.0.1:8080/").is_ok() && clock("http://[::1]:8080").is_ok());
        let faults = Variables::of([("DISCORD_TOKEN", "abc"), ("TEST_CLOCK", "ahead")]).settings().err();
        assert_eq!(faults.map(|f| f.0), Some(vec![Fault::Clock]), "it does not start");
    }

    #[test]
    fn a_line_of_the_file_that_makes_no_sense_is_not_repeated() {
        let lines = dotenvy::Iter::new("DISCORD_TOKEN=very secret\n".as_bytes());
        let errors: Vec<String> = lines.filter_map(Result::err).map(|e| Fault::of_file(&e).to_string()).collect();
        assert_eq!(errors.len(), 1);
        assert!(errors[0].contains("quotes") && !errors[0].contains("secret"), "{errors:?}");
    }

    #[test]
    fn a_missing_token_says_what_to_do() {
        let text = Faults(vec![Fault::NoToken]).to_string();
        assert!(text.contains("developers/applications") && text.contains("bergerie sandbox"), "{text}");
    }

    #[test]
    fn the_example_documents_every_setting_with_its_default() {
        let example = include_str!("../.env.example");
        let lines = example.lines().map(|line| line.trim_start_matches('#').trim());
        let found: Vec<(&str, &str)> = lines
            .filter_map(|line| line.split_once('='))
            .filter(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
            .collect();
        let expected: Vec<(&str, &str)> = ALL.iter().map(|s| (s.name, s.default.unwrap_or_default())).collect();
        assert_eq!(found, expected);
    }
}
