//! Settings from the environment and the file `.env`. All errors are reported together.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use std::{env, fmt};

use tracing_subscriber::filter::{LevelFilter, Targets};

use crate::discord::{Connection, HostSettings, InteractionSource, InvalidShardRange};
use crate::engine::{OfferedEngine, PROCESSOR_SECONDS};
use crate::page::PageSettings;
use crate::store::Clock;
use crate::store::{DatabaseLocation, InvalidAddress};
use crate::table::{FeedAddresses, PublicUrl};
use crate::telemetry;

/// A setting of the environment.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name of the environment variable.
    pub name: &'static str,
    /// The default value, or `None` if the setting is required.
    pub default: Option<&'static str>,
}

/// Declares the settings for hosts, each with its name and its default.
macro_rules! settings {
    ($($(#[$doc:meta])* $SETTING:ident $name:literal $default:expr;)*) => {
        $($(#[$doc])* const $SETTING: Setting = Setting { name: $name, default: $default };)*

        /// All settings for hosts. `.env.example` lists the same settings in the same order.
        pub const ALL: &[Setting] = &[$($SETTING),*];
    };
}

settings! {
    /// The bot's token, which is secret.
    TOKEN "DISCORD_TOKEN" None;
    /// The path of the database file.
    DATABASE "DATABASE_PATH" Some("bergerie.db");
    /// The address of a PostgreSQL database, which is used instead of a file.
    SERVER "DATABASE_URL" Some("");
    /// The address of a substitute for Discord's API, such as a sandbox.
    API "DISCORD_API_URL" Some("");
    /// The gateway shards that this process runs. By default, their number is the one that Discord recommends.
    SHARDS "BERGERIE_SHARDS" Some("");
    /// The number of requests per second that Discord allows to all processes of the bot together.
    REQUESTS "DISCORD_REQUESTS_PER_SECOND" Some("50");
    /// The log filter.
    LOG "RUST_LOG" Some("info");
    /// The log format.
    LOG_FORM "LOG_FORMAT" Some("text");
    /// The address on which health checks and metrics are served.
    MONITOR "METRICS_LISTEN" Some("");
    /// The address on which the bot receives webhook events.
    EVENTS "WEBHOOK_EVENTS_LISTEN" Some("");
    /// The address on which pages of tables are served.
    PAGES "PAGES_LISTEN" Some("");
    /// The URL at which the pages are reached.
    PUBLIC_URL "PUBLIC_URL" Some("");
    /// The header in which a trusted reverse proxy passes the address of the client.
    ADDRESS_HEADER "PAGES_ADDRESS_HEADER" Some("");
    /// The secret with which the application confirms the log-ins of users on pages.
    CLIENT_SECRET "DISCORD_CLIENT_SECRET" Some("");
    /// The URL of the privacy policy.
    PRIVACY "PRIVACY_URL" Some("");
    /// The URL of the terms of service.
    TERMS "TERMS_URL" Some("");
    /// The URL at which the host has published `docs/rules`.
    RULES "RULES_URL" Some("");
    /// The number of days for which the logs of finished games are kept. By default, they are kept for good.
    KEEP_GAMES "KEEP_GAMES_DAYS" Some("");
    /// The programs that are offered as bots.
    ENGINES "BERGERIE_ENGINES" Some("");
    /// The time limit for an answer of these programs, in milliseconds.
    ENGINE_MILLIS "BERGERIE_ENGINE_MILLIS" Some("2000");
}

/// A file that moves the clock. For tests only: it is not documented for hosts, and is refused with Discord's own API.
const CLOCK_FILE: Setting = Setting { name: "TEST_CLOCK", default: Some("") };

/// The maximum number of programs. A menu of Discord shows them after the bots with a character.
const MAX_ENGINES: usize = 16;

/// The maximum time for an answer of a program, in milliseconds: the processor time after which it is killed.
const MAX_MILLIS: u64 = 1_000 * PROCESSOR_SECONDS;

/// All settings of the bot, read from the environment.
#[derive(Clone)]
pub struct Settings {
    /// Settings of the connection to Discord.
    pub connection: Connection,
    /// The database that stores games: `DATABASE_URL` or else `DATABASE_PATH`.
    pub database: DatabaseLocation,
    /// Settings of the log.
    pub logging: LogSettings,
    /// The address on which health checks and metrics are served, or `None` to serve none.
    pub monitor: Option<SocketAddr>,
    /// The address on which pages of tables are served, with their settings, or `None` to serve none.
    pub pages: Option<(SocketAddr, PageSettings)>,
    /// The secret with which the application confirms the log-ins of users on pages, or `None` if they cannot log in with Discord.
    pub client_secret: Option<String>,
    /// The host's settings for all tables.
    pub host_settings: HostSettings,
    /// The clock for deadlines.
    pub clock: Clock,
}

/// Settings of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogSettings {
    /// The log filter.
    pub filter: Targets,
    /// The format of log lines.
    pub format: telemetry::LogFormat,
}

/// An error in one setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// No token is set.
    #[error(
        "DISCORD_TOKEN is not set. Create an application on https://discord.com/developers/applications, copy the token \
         of its bot, and put it into the environment or into a file .env (see .env.example). To try the bot without \
         Discord, run `bergerie sandbox`: it needs no token"
    )]
    NoToken,
    /// The token is malformed.
    #[error("DISCORD_TOKEN is not a token: it contains spaces or line breaks")]
    Token,
    /// The path of the database file is empty.
    #[error("DATABASE_PATH is empty; remove it to use {}", DATABASE.default.unwrap_or_default())]
    Database,
    /// The address of the database server is invalid. It is not displayed, because it may contain a password.
    #[error("DATABASE_URL is {0}")]
    Server(InvalidAddress),
    /// The subcommand needs a database file, but games are stored on a server.
    #[error(
        "games are stored on a database server (DATABASE_URL); use its own tools to copy and restore them: pg_dump and pg_restore"
    )]
    NoFile,
    /// The address of the API is invalid.
    #[error("DISCORD_API_URL is {0:?}, which is not a URL such as http://127.0.0.1:8080")]
    Api(String),
    /// The range of shards is invalid.
    #[error("BERGERIE_SHARDS is {0:?}: {1}")]
    ShardRange(String, InvalidShardRange),
    /// The number of requests per second is invalid.
    #[error("DISCORD_REQUESTS_PER_SECOND is {0:?}; it must be a number from 1 to 10000")]
    Requests(String),
    /// The log filter is invalid.
    #[error("RUST_LOG is {0:?}; it must be a level, or levels by module such as info,bergerie=debug")]
    Log(String),
    /// The log format is unknown.
    #[error("LOG_FORMAT is {0:?}; it must be text or json")]
    InvalidLogFormat(String),
    /// The address for metrics is not a loopback address.
    #[error(
        "METRICS_LISTEN is {0:?}; it must be a loopback address with a port, such as 127.0.0.1:9464, because \
         the metrics are not protected"
    )]
    Monitor(String),
    /// The address for webhook events is invalid.
    #[error("WEBHOOK_EVENTS_LISTEN is {0:?}; it must be an address with a port, such as 0.0.0.0:8444")]
    Events(String),
    /// The client secret is malformed. It is not displayed.
    #[error("DISCORD_CLIENT_SECRET is not a secret: it contains spaces or line breaks")]
    ClientSecret,
    /// The address for pages is invalid.
    #[error("PAGES_LISTEN is {0:?}; it must be an address with a port, such as 127.0.0.1:8090")]
    Pages(String),
    /// The URL of the pages is invalid, or missing although they are served.
    #[error(
        "PUBLIC_URL is {0:?}; with PAGES_LISTEN, it must be a URL of a scheme and a host, such as https://games.example"
    )]
    PublicUrl(String),
    /// The name of the header with the client's address is invalid.
    #[error("PAGES_ADDRESS_HEADER is {0:?}, which is not the name of a header such as X-Forwarded-For")]
    AddressHeader(String),
    /// The URL of a policy or of the rules is invalid.
    #[error("{0} is {1:?}, which is not a URL such as https://example.org/privacy")]
    Policy(&'static str, String),
    /// The number of days is invalid.
    #[error("KEEP_GAMES_DAYS is {0:?}; it must be a number of days from 1 to 36500")]
    KeepGames(String),
    /// A program is not described by a name and a command, or its name occurs twice.
    #[error(
        "BERGERIE_ENGINES contains {0:?}; each entry must be name=command, with a different name of at most 24 lower-case letters, \
         digits and underscores, and a program with an absolute path"
    )]
    Engine(String),
    /// There are more programs than a menu can show. Contains their number.
    #[error("BERGERIE_ENGINES contains {0} programs; at most {MAX_ENGINES} can be offered")]
    Engines(usize),
    /// The time limit of programs is invalid.
    #[error(
        "BERGERIE_ENGINE_MILLIS is {0:?}; it must be a number of milliseconds from 100 to {MAX_MILLIS}, the processor time of a program"
    )]
    EngineMillis(String),
    /// The clock of real games would be moved.
    #[error(
        "TEST_CLOCK is for tests: it is accepted only with a DISCORD_API_URL on this machine, such as \
         http://127.0.0.1:8080. Remove it"
    )]
    Clock,
    /// A name in `.env` is similar to that of a setting.
    #[error(".env has {0}, which is no setting: see .env.example for their names")]
    Unknown(String),
    /// The file `.env` cannot be read.
    #[error(".env cannot be read: {0}")]
    File(String),
}

/// All errors in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingErrors(pub Vec<SettingError>);

impl SettingError {
    /// Creates the error for a line in `.env`. The line is left out, because it may contain the token.
    fn of_file(error: &dotenvy::Error) -> SettingError {
        SettingError::File(match error {
            dotenvy::Error::LineParse(..) => {
                "a line is invalid; values that contain $, \\, # or spaces need single quotes".to_owned()
            }
            other => other.to_string(),
        })
    }
}

impl fmt::Display for SettingErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid settings:")?;
        self.0.iter().try_for_each(|error| write!(f, "\n  - {error}"))
    }
}

impl std::error::Error for SettingErrors {}

impl From<SettingError> for SettingErrors {
    fn from(error: SettingError) -> SettingErrors {
        SettingErrors(vec![error])
    }
}

/// Returns whether a name in `.env` is none of a setting, but differs from one in at most two characters at one place. Other programs may
/// use the same file, so all other names are accepted.
fn is_misspelt(name: &str) -> bool {
    let is_similar = |other: &str| {
        let common = |one: &mut dyn Iterator<Item = (u8, u8)>| one.take_while(|(one, other)| one == other).count();
        let start = common(&mut name.bytes().zip(other.bytes()));
        let end = common(&mut name.bytes().skip(start).rev().zip(other.bytes().skip(start).rev()));
        name.len().max(other.len()) - start - end <= 2
    };
    ALL.iter().all(|setting| setting.name != name) && ALL.iter().any(|setting| is_similar(setting.name))
}

/// The values of environment variables, and of variables in `.env` that are not in the environment. They are never displayed,
/// because one of them is the token.
#[derive(Clone, Default)]
pub struct Variables {
    values: HashMap<String, String>,
    errors: Vec<SettingError>,
}

impl Variables {
    /// Reads the environment, and the file `.env` in the working directory or one of its parents.
    pub fn load() -> Variables {
        let mut variables = Variables::default();
        match dotenvy::dotenv_iter() {
            Ok(lines) => {
                for line in lines {
                    match line {
                        Ok((name, value)) => {
                            let is_misspelt = is_misspelt(&name);
                            variables.errors.extend(is_misspelt.then(|| SettingError::Unknown(name.clone())));
                            drop(variables.values.insert(name, value));
                        }
                        Err(error) => variables.errors.push(SettingError::of_file(&error)),
                    }
                }
            }
            Err(error) if error.not_found() => {}
            Err(error) => variables.errors.push(SettingError::of_file(&error)),
        }
        variables
            .values
            .extend(env::vars_os().filter_map(|(n, v)| Some((n.into_string().ok()?, v.into_string().ok()?))));
        variables
    }

    /// Creates variables with these names and values.
    pub fn of<const N: usize>(values: [(&str, &str); N]) -> Variables {
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Variables { values, errors: Vec::new() }
    }

    /// Returns these variables if all of `.env` could be read. Subcommands that read single settings must check this, because an
    /// invalid line may contain one of them, and its default would be used instead.
    ///
    /// # Errors
    /// Fails if `.env` or one of its lines cannot be read.
    pub fn check_file(&self) -> Result<&Variables, SettingErrors> {
        if self.errors.is_empty() { Ok(self) } else { Err(SettingErrors(self.errors.clone())) }
    }

    /// Returns the value of a setting without spaces around it, or its default if it is not set.
    fn get(&self, setting: Setting) -> &str {
        self.values.get(setting.name).map(String::as_str).or(setting.default).unwrap_or_default().trim()
    }

    /// Parses a setting. Returns `None` if it is empty, and the `error` for its value if it is invalid.
    fn parse<T>(
        &self,
        setting: Setting,
        parse: impl FnOnce(&str) -> Option<T>,
        error: fn(String) -> SettingError,
    ) -> Result<Option<T>, SettingErrors> {
        match self.get(setting) {
            "" => Ok(None),
            text => parse(text).map(Some).ok_or_else(|| error(text.to_owned()).into()),
        }
    }

    /// Returns the location of the database, for subcommands that do not connect to Discord.
    pub fn database(&self) -> Result<DatabaseLocation, SettingErrors> {
        match (self.get(SERVER), self.get(DATABASE)) {
            ("", "") => Err(SettingError::Database.into()),
            ("", path) => Ok(DatabaseLocation::File(PathBuf::from(path))),
            (address, _) => Ok(DatabaseLocation::Server(Box::new(address.parse().map_err(SettingError::Server)?))),
        }
    }

    /// Returns the path of the database file. Fails if games are stored on a server.
    pub fn database_file(&self) -> Result<PathBuf, SettingErrors> {
        match self.database()? {
            DatabaseLocation::File(path) => Ok(path),
            DatabaseLocation::Server(_) => Err(SettingError::NoFile.into()),
        }
    }

    /// Returns the way in which the bot receives interactions.
    fn interaction_source(&self) -> Result<InteractionSource, SettingErrors> {
        match self.get(SHARDS) {
            "" => Ok(InteractionSource::Gateway),
            text => {
                let shards = text.parse().map_err(|why| SettingError::ShardRange(text.to_owned(), why))?;
                Ok(InteractionSource::Shards(shards))
            }
        }
    }

    fn requests_per_second(&self) -> Result<u16, SettingErrors> {
        let number = |text: &str| text.parse().ok().filter(|number| (1..=10_000).contains(number));
        let number = self.parse(REQUESTS, number, SettingError::Requests)?;
        number.ok_or_else(|| SettingError::Requests(String::new()).into())
    }

    /// Returns the settings of the log.
    pub fn logging(&self) -> Result<LogSettings, SettingErrors> {
        // `Targets` reads an empty filter as one that omits everything but errors.
        let filter = Some(self.get(LOG)).filter(|filter| !filter.is_empty()).or(LOG.default).unwrap_or_default();
        let form = self.get(LOG_FORM);
        // Settings may have spaces after commas, which `Targets` does not accept.
        let plain = filter.replace(' ', "");
        // `Targets` reads a misspelt level as the name of a module, and would omit all other lines.
        let is_known =
            |part: &str| part.contains('=') || part.starts_with("bergerie") || part.parse::<LevelFilter>().is_ok();
        let targets = Some(&plain).filter(|plain| plain.split(',').all(is_known)).and_then(|plain| plain.parse().ok());
        let targets = targets.ok_or_else(|| SettingError::Log(filter.to_owned()));
        match (targets, form.parse().map_err(|()| SettingError::InvalidLogFormat(form.to_owned()))) {
            (Ok(filter), Ok(format)) => Ok(LogSettings { filter, format }),
            (filter, form) => Err(SettingErrors(filter.err().into_iter().chain(form.err()).collect())),
        }
    }

    /// Returns the address on which to serve health checks and metrics, or `None` to serve none.
    pub fn monitor(&self) -> Result<Option<SocketAddr>, SettingErrors> {
        let address = |text: &str| text.parse().ok().filter(|address: &SocketAddr| address.ip().is_loopback());
        self.parse(MONITOR, address, SettingError::Monitor)
    }

    fn public_url(&self) -> Result<Option<PublicUrl>, SettingErrors> {
        self.parse(PUBLIC_URL, |text| text.parse().ok(), SettingError::PublicUrl)
    }

    /// Returns the address on which to serve pages and their settings, or `None` to serve none. A process without the address posts
    /// links to the pages that another one serves.
    fn pages(&self) -> Result<Option<(SocketAddr, PageSettings)>, SettingErrors> {
        let listen = self.parse(PAGES, |text| text.parse().ok(), SettingError::Pages);
        let address_header = self.parse(ADDRESS_HEADER, |text| text.parse().ok(), SettingError::AddressHeader);
        match (listen, address_header, self.public_url()) {
            (Ok(None), Ok(_), Ok(_)) => Ok(None),
            (Ok(Some(listen)), Ok(address_header), Ok(Some(url))) => {
                Ok(Some((listen, PageSettings { url, address_header })))
            }
            (Ok(Some(_)), Ok(_), Ok(None)) => Err(SettingError::PublicUrl(String::new()).into()),
            (listen, header, url) => {
                let errors = [listen.err(), header.err(), url.err()];
                Err(SettingErrors(errors.into_iter().flatten().flat_map(|errors| errors.0).collect()))
            }
        }
    }

    /// Returns what the host has set for all tables.
    fn host_settings(&self) -> Result<HostSettings, SettingErrors> {
        let mut errors = Vec::new();
        let mut url = |setting: Setting| {
            let text = Some(self.get(setting).to_owned()).filter(|text| !text.is_empty())?;
            let is_url = text.starts_with("http://") || text.starts_with("https://");
            if !is_url || text.contains(|c: char| c.is_whitespace() || "<>".contains(c)) {
                errors.push(SettingError::Policy(setting.name, text.clone()));
            }
            Some(text)
        };
        let (privacy_url, terms_url, rules_url) = (url(PRIVACY), url(TERMS), url(RULES));
        let days = |text: &str| text.parse().ok().filter(|days| (1..=36_500).contains(days));
        let keep_games = self.parse(KEEP_GAMES, days, SettingError::KeepGames);
        let keep_games = keep_games.map_err(|more| errors.extend(more.0)).unwrap_or_default();
        let engines = self.engines().map_err(|more| errors.extend(more.0)).unwrap_or_default();
        // `pages` reports an invalid URL.
        let pages_url = self.public_url().unwrap_or_default();
        let feed_addresses = if self.has_substitute() { FeedAddresses::All } else { FeedAddresses::Public };
        let host_settings =
            HostSettings { privacy_url, terms_url, rules_url, keep_games, engines, pages_url, feed_addresses };
        if errors.is_empty() { Ok(host_settings) } else { Err(SettingErrors(errors)) }
    }

    /// Returns the programs that are offered as bots.
    pub fn engines(&self) -> Result<Vec<OfferedEngine>, SettingErrors> {
        let (mut engines, mut errors): (Vec<OfferedEngine>, _) = (Vec::new(), Vec::new());
        let text = self.get(ENGINE_MILLIS);
        let time = text.parse().ok().filter(|millis| (100..=MAX_MILLIS).contains(millis)).map(Duration::from_millis);
        if time.is_none() {
            errors.push(SettingError::EngineMillis(text.to_owned()));
        }
        let entries = self.get(ENGINES).split(';').map(str::trim);
        for entry in entries.filter(|entry| !entry.is_empty()) {
            let engine = OfferedEngine::parse(entry, time.unwrap_or_default());
            match engine.filter(|engine| engines.iter().all(|other| other.name != engine.name)) {
                Some(engine) => engines.push(engine),
                None => errors.push(SettingError::Engine(entry.to_owned())),
            }
        }
        if engines.len() > MAX_ENGINES {
            errors.push(SettingError::Engines(engines.len()));
        }
        if errors.is_empty() { Ok(engines) } else { Err(SettingErrors(errors)) }
    }

    /// Returns whether the bot is connected to a substitute for Discord on this machine, instead of Discord itself.
    fn has_substitute(&self) -> bool {
        let host = self.get(API).split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        host.parse().is_ok_and(|address: SocketAddr| address.ip().is_loopback())
    }

    /// Returns the clock for deadlines. With a local substitute for Discord, a file can move it.
    fn clock(&self) -> Result<Clock, SettingErrors> {
        let file = self.get(CLOCK_FILE);
        if file.is_empty() {
            return Ok(Clock::default());
        }
        if self.has_substitute() { Ok(Clock::shifted_by(PathBuf::from(file))) } else { Err(SettingError::Clock.into()) }
    }

    /// Returns all settings of the bot, or all errors in the settings together.
    pub fn settings(&self) -> Result<Settings, SettingErrors> {
        let mut errors = self.errors.clone();
        let token = self.get(TOKEN);
        if token.is_empty() {
            errors.push(SettingError::NoToken);
        } else if token.chars().any(char::is_whitespace) {
            errors.push(SettingError::Token);
        }
        let database = self.database().map_err(|more| errors.extend(more.0));
        let api = self.get(API);
        if !(api.is_empty() || api.starts_with("http://") || api.starts_with("https://")) {
            errors.push(SettingError::Api(api.to_owned()));
        }
        let source = self.interaction_source().map_err(|more| errors.extend(more.0));
        let requests = self.requests_per_second().map_err(|more| errors.extend(more.0));
        let logging = self.logging().map_err(|more| errors.extend(more.0));
        let monitor = self.monitor().map_err(|more| errors.extend(more.0));
        let events = self.parse(EVENTS, |text| text.parse().ok(), SettingError::Events);
        let events = events.map_err(|more| errors.extend(more.0));
        let pages = self.pages().map_err(|more| errors.extend(more.0));
        let client_secret = Some(self.get(CLIENT_SECRET).to_owned()).filter(|secret| !secret.is_empty());
        if client_secret.as_ref().is_some_and(|secret| secret.chars().any(char::is_whitespace)) {
            errors.push(SettingError::ClientSecret);
        }
        let host_settings = self.host_settings().map_err(|more| errors.extend(more.0));
        let clock = self.clock().map_err(|more| errors.extend(more.0));
        let (token, api) = (token.to_owned(), Some(api.to_owned()).filter(|api| !api.is_empty()));
        let settings = || -> Result<Settings, ()> {
            let connection =
                Connection { token, api, requests_per_second: requests?, source: source?, events: events? };
            let (database, logging, monitor) = (database?, logging?, monitor?);
            let (pages, host_settings, clock) = (pages?, host_settings?, clock?);
            Ok(Settings { connection, database, logging, monitor, pages, client_secret, host_settings, clock })
        };
        settings().ok().filter(|_| errors.is_empty()).ok_or(SettingErrors(errors))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_names_and_arguments() {
        let text = "mine=/usr/bin/python3 /srv/mine.py --fast; other_2=/srv/other";
        let host_settings =
            Variables::of([("BERGERIE_ENGINES", text)]).host_settings().unwrap_or_else(|f| panic!("{f}"));
        let found: Vec<(&str, usize)> =
            host_settings.engines.iter().map(|engine| (engine.name.as_str(), engine.command.len())).collect();
        assert_eq!(found, [("mine", 3), ("other_2", 1)]);
        let many: Vec<String> = (0..17).map(|number| format!("bot_{number}=/bin/bot")).collect();
        let errors = Variables::of([("BERGERIE_ENGINES", many.join(";").as_str())]).host_settings().err();
        assert_eq!(errors, Some(SettingErrors(vec![SettingError::Engines(17)])));
        let is_accepted = |millis| Variables::of([("BERGERIE_ENGINE_MILLIS", millis)]).engines().is_ok();
        assert_eq!(["100", "20000", "20001"].map(is_accepted), [true, true, false]);
    }

    #[test]
    fn a_token_is_enough() {
        let settings = Variables::of([("DISCORD_TOKEN", "abc")]).settings().unwrap_or_else(|f| panic!("{f}"));
        assert_eq!((settings.connection.token.as_str(), settings.connection.api), ("abc", None));
        assert!(
            matches!(settings.database, DatabaseLocation::File(path) if path == std::path::Path::new("bergerie.db"))
        );
    }

    #[test]
    fn all_faults_are_reported_at_once() {
        let errors = Variables::of([
            ("DATABASE_PATH", " "),
            ("DISCORD_API_URL", "localhost"),
            ("BERGERIE_SHARDS", "4/4"),
            ("DISCORD_REQUESTS_PER_SECOND", "0"),
            ("RUST_LOG", "info, bergerie=debgu"),
            ("LOG_FORMAT", "xml"),
            ("METRICS_LISTEN", "0.0.0.0:9464"),
            ("WEBHOOK_EVENTS_LISTEN", "8443"),
            ("PAGES_LISTEN", "8090"),
            ("PUBLIC_URL", "https://example.org/games"),
            ("PAGES_ADDRESS_HEADER", "the address"),
            ("PRIVACY_URL", "example.org/privacy"),
            ("TERMS_URL", "https://example.org/<terms>"),
            ("RULES_URL", "docs/rules"),
            ("KEEP_GAMES_DAYS", "0"),
            ("BERGERIE_ENGINE_MILLIS", "99"),
            ("BERGERIE_ENGINES", "good=/bin/good; bad=good; good=/bin/twice;/bin/unnamed"),
        ]);
        let errors = errors.settings().err();
        let errors = errors.map(|f| f.0).unwrap_or_default();
        assert_eq!(
            errors,
            [
                SettingError::NoToken,
                SettingError::Database,
                SettingError::Api("localhost".to_owned()),
                SettingError::ShardRange("4/4".to_owned(), InvalidShardRange::BeyondTotal),
                SettingError::Requests("0".to_owned()),
                SettingError::Log("info, bergerie=debgu".to_owned()),
                SettingError::InvalidLogFormat("xml".to_owned()),
                SettingError::Monitor("0.0.0.0:9464".to_owned()),
                SettingError::Events("8443".to_owned()),
                SettingError::Pages("8090".to_owned()),
                SettingError::AddressHeader("the address".to_owned()),
                SettingError::PublicUrl("https://example.org/games".to_owned()),
                SettingError::Policy("PRIVACY_URL", "example.org/privacy".to_owned()),
                SettingError::Policy("TERMS_URL", "https://example.org/<terms>".to_owned()),
                SettingError::Policy("RULES_URL", "docs/rules".to_owned()),
                SettingError::KeepGames("0".to_owned()),
                SettingError::EngineMillis("99".to_owned()),
                SettingError::Engine("bad=good".to_owned()),
                SettingError::Engine("good=/bin/twice".to_owned()),
                SettingError::Engine("/bin/unnamed".to_owned()),
            ]
        );
    }

    #[test]
    fn a_database_server_takes_precedence_over_a_file_and_its_password_is_not_shown() {
        let variables = |url| Variables::of([("DATABASE_PATH", "games.db"), ("DATABASE_URL", url)]);
        assert!(matches!(variables("").database(), Ok(DatabaseLocation::File(_))));
        assert!(matches!(variables("postgres://bot:hush@db/games").database(), Ok(DatabaseLocation::Server(_))));
        let errors = variables("postgres:/bot:hush@db/games").database().err().map(|errors| errors.to_string());
        assert!(errors.is_some_and(|text| text.contains("DATABASE_URL") && !text.contains("hush")));
        let no_file = variables("postgres://bot:hush@db/games").database_file().err();
        assert_eq!(no_file.map(|errors| errors.0), Some(vec![SettingError::NoFile]));
    }

    #[test]
    fn metrics_are_served_on_request_and_to_this_machine_only() {
        let monitor = |address| Variables::of([("METRICS_LISTEN", address)]).monitor().map_err(|errors| errors.0.len());
        assert_eq!(monitor(""), Ok(None));
        assert_eq!(monitor("127.0.0.1:9464"), Ok("127.0.0.1:9464".parse().ok()));
        assert_eq!(monitor("[::1]:0"), Ok("[::1]:0".parse().ok()));
        assert_eq!((monitor("192.168.1.2:80"), monitor("9464")), (Err(1), Err(1)));
    }

    #[test]
    fn pages_need_a_url_and_links_to_them_do_not_need_pages() {
        let pages = |listen, url| {
            let variables = Variables::of([("PAGES_LISTEN", listen), ("PUBLIC_URL", url)]);
            let links = variables.host_settings().map(|host_settings| host_settings.pages_url.is_some());
            (variables.pages().map(|pages| pages.is_some()).map_err(|errors| errors.0), links)
        };
        assert_eq!(pages("", ""), (Ok(false), Ok(false)));
        assert_eq!(pages("", "https://games.example"), (Ok(false), Ok(true)));
        assert_eq!(pages("127.0.0.1:8090", "https://games.example"), (Ok(true), Ok(true)));
        assert_eq!(pages("127.0.0.1:8090", ""), (Err(vec![SettingError::PublicUrl(String::new())]), Ok(false)));
    }

    #[test]
    fn the_clock_of_a_bot_that_asks_discord_itself_is_not_moved() {
        let clock = |api| Variables::of([("TEST_CLOCK", "ahead"), ("DISCORD_API_URL", api)]).clock().map_err(|f| f.0);
        for api in ["", "https://discord.com", "http://192.168.1.2:80", "http://127.0.0.1.example.org:80"] {
            assert_eq!(clock(api).err(), Some(vec![SettingError::Clock]), "{api}");
        }
        assert!(clock("http://127.0.0.1:8080/").is_ok() && clock("http://[::1]:8080").is_ok());
        let errors = Variables::of([("DISCORD_TOKEN", "abc"), ("TEST_CLOCK", "ahead")]).settings().err();
        assert_eq!(errors.map(|f| f.0), Some(vec![SettingError::Clock]), "it does not start");
    }

    #[test]
    fn a_line_of_the_file_that_makes_no_sense_is_not_repeated() {
        let lines = dotenvy::Iter::new("DISCORD_TOKEN=very secret\n".as_bytes());
        let errors: Vec<String> =
            lines.filter_map(Result::err).map(|e| SettingError::of_file(&e).to_string()).collect();
        assert_eq!(errors.len(), 1);
        assert!(errors[0].contains("single quotes") && !errors[0].contains("secret"), "{errors:?}");
        let quoted: Vec<_> = dotenvy::Iter::new(r"PASSWORD='pa$word \w #1'".as_bytes()).flatten().collect();
        assert_eq!(quoted, [("PASSWORD".to_owned(), r"pa$word \w #1".to_owned())]);
    }

    #[test]
    fn a_misspelt_setting_is_recognized() {
        assert!(["DISCORD_TOKN", "DATABASE_URI", "PUBLIC_ULR"].into_iter().all(is_misspelt));
        assert!(
            !ALL.iter()
                .map(|setting| setting.name)
                .chain(["DATABASE_USER", "DISCORD_CLIENT_ID", "POSTGRES_PASSWORD", "TZ"])
                .any(is_misspelt)
        );
    }

    #[test]
    fn an_empty_log_filter_is_the_default_one_and_a_misspelt_level_is_refused() {
        let logging = |filter| Variables::of([("RUST_LOG", filter)]).logging();
        assert_eq!(logging(" "), Variables::default().logging());
        assert!(["info, bergerie=debug", "bergerie", "WARN,h2=off"].map(logging).iter().all(Result::is_ok));
        assert!(["infoo", "infoo,bergerie=debug", "warn,debgu"].map(logging).iter().all(Result::is_err));
    }

    #[test]
    fn a_missing_token_is_reported_with_advice() {
        let text = SettingErrors(vec![SettingError::NoToken]).to_string();
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
