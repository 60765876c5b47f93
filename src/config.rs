//! Settings from the environment and the file `.env`. All errors are reported together.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use std::{env, fmt};

use tracing_subscriber::filter::{LevelFilter, Targets};

use crate::clock::Clock;
use crate::discord::{Connection, InteractionSource, InvalidShards, Policies};
use crate::engine::{OfferedEngine, PROCESSOR_SECONDS};
use crate::store::{DatabaseLocation, InvalidAddress};
use crate::telemetry;

/// A setting of the environment, with its default and purpose.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name of the environment variable.
    pub name: &'static str,
    /// The default value, or `None` if the setting is required.
    pub default: Option<&'static str>,
    /// The purpose of the setting, for error messages and documentation.
    pub about: &'static str,
}

/// The bot's token, which is secret.
pub const TOKEN: Setting = Setting { name: "DISCORD_TOKEN", default: None, about: "the bot's token" };
/// The path of the database file, for games on SQLite.
pub const DATABASE: Setting =
    Setting { name: "DATABASE_PATH", default: Some("bergerie.db"), about: "the database file" };
/// The address of a database server, which is used instead of a file.
pub const SERVER: Setting = Setting {
    name: "DATABASE_URL",
    default: Some(""),
    about: "a PostgreSQL database instead of a file, for more than one process",
};
/// The address of a substitute for Discord's API.
pub const API: Setting = Setting {
    name: "DISCORD_API_URL",
    default: Some(""),
    about: "the address of another REST API and gateway, such as a sandbox's",
};
/// The gateway shards that this process runs.
pub const SHARDS: Setting = Setting {
    name: "BERGERIE_SHARDS",
    default: Some(""),
    about: "the gateway shards of this process, such as 0-15/64; by default the number that Discord recommends",
};
/// The number of requests per second that Discord allows the bot.
pub const REQUESTS: Setting = Setting {
    name: "DISCORD_REQUESTS_PER_SECOND",
    default: Some("50"),
    about: "the requests per second that Discord allows to all processes of the bot together",
};
/// The log filter.
pub const LOG: Setting = Setting { name: "RUST_LOG", default: Some("info"), about: "the log filter" };

/// The log format.
pub const LOG_FORM: Setting =
    Setting { name: "LOG_FORMAT", default: Some("text"), about: "text for people, or json for log collectors" };
/// The address on which health checks and metrics are served.
pub const MONITOR: Setting =
    Setting { name: "METRICS_LISTEN", default: Some(""), about: "a loopback address for /healthz and /metrics" };
/// The address on which the bot receives webhook events.
pub const EVENTS: Setting = Setting {
    name: "WEBHOOK_EVENTS_LISTEN",
    default: Some(""),
    about: "an address for Discord's webhook events, such as that of a user who removes the app",
};
/// The URL of the privacy policy.
pub const PRIVACY: Setting =
    Setting { name: "PRIVACY_URL", default: Some(""), about: "the address of your privacy policy, for /help" };
/// The URL of the terms of service.
pub const TERMS: Setting =
    Setting { name: "TERMS_URL", default: Some(""), about: "the address of your terms of service, for /help" };
/// The URL of the rules.
pub const RULES: Setting = Setting {
    name: "RULES_URL",
    default: Some(""),
    about: "the address of the folder docs/rules where you publish it, for /why and the summary of rules",
};
/// The number of days for which the logs of finished games are kept.
pub const KEEP_GAMES: Setting = Setting {
    name: "KEEP_GAMES_DAYS",
    default: Some(""),
    about: "the number of days after which logs of finished games are deleted; kept if unset",
};
/// The programs that are offered as bots.
pub const ENGINES: Setting = Setting {
    name: "BERGERIE_ENGINES",
    default: Some(""),
    about: "programs offered as bots, as name=command, separated by semicolons",
};
/// The time limit for an answer of these programs.
pub const ENGINE_MILLIS: Setting = Setting {
    name: "BERGERIE_ENGINE_MILLIS",
    default: Some("2000"),
    about: "the time for each answer of these programs, in milliseconds",
};

/// A file that moves the clock. For tests only: it is not documented for hosts, and is refused with Discord's own API.
pub const CLOCK: Setting = Setting {
    name: "TEST_CLOCK",
    default: Some(""),
    about: "a file with the number of seconds by which the clock is ahead",
};

/// The maximum number of programs. A menu of Discord shows them after the bots with a character.
const MAX_ENGINES: usize = 16;

/// The maximum time for an answer of a program, in milliseconds: the processor time after which it is killed.
const MAX_MILLIS: u64 = 1_000 * PROCESSOR_SECONDS;

/// All settings for hosts. `.env.example` lists the same settings in the same order.
pub const ALL: &[Setting] = &[
    TOKEN,
    DATABASE,
    SERVER,
    API,
    SHARDS,
    REQUESTS,
    LOG,
    LOG_FORM,
    MONITOR,
    EVENTS,
    PRIVACY,
    TERMS,
    RULES,
    KEEP_GAMES,
    ENGINES,
    ENGINE_MILLIS,
];

/// All settings of the bot, read from the environment.
#[derive(Clone)]
pub struct Settings {
    /// Settings of the connection to Discord.
    pub connection: Connection,
    /// The database that stores games: `DATABASE_URL` or else `DATABASE_PATH`.
    pub database: DatabaseLocation,
    /// Settings of the log.
    pub logging: Logging,
    /// The address on which health checks and metrics are served, or `None` to serve none.
    pub monitor: Option<SocketAddr>,
    /// The host's choices: the policies that users can read, and how long logs are kept.
    pub policies: Policies,
    /// The clock for deadlines.
    pub clock: Clock,
}

/// Settings of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Logging {
    /// The log filter.
    pub filter: Targets,
    /// The format of log lines.
    pub form: telemetry::LogFormat,
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
    Shards(String, InvalidShards),
    /// The number of requests per second is invalid.
    #[error("DISCORD_REQUESTS_PER_SECOND is {0:?}; it must be a number from 1 to 10000")]
    Requests(String),
    /// The log filter is invalid.
    #[error("RUST_LOG is {0:?}; it must be a level, or levels by module such as info,bergerie=debug")]
    Log(String),
    /// The log format is unknown.
    #[error("LOG_FORMAT is {0:?}; it must be text or json")]
    LogForm(String),
    /// The address for metrics is not a loopback address.
    #[error(
        "METRICS_LISTEN is {0:?}; it must be a loopback address with a port, such as 127.0.0.1:9464, because \
         the metrics are not protected"
    )]
    Monitor(String),
    /// The address for webhook events is invalid.
    #[error("WEBHOOK_EVENTS_LISTEN is {0:?}; it must be an address with a port, such as 0.0.0.0:8444")]
    Events(String),
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
                        Ok((name, value)) => drop(variables.values.insert(name, value)),
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
    pub fn checked(&self) -> Result<&Variables, SettingErrors> {
        if self.errors.is_empty() { Ok(self) } else { Err(SettingErrors(self.errors.clone())) }
    }

    /// Returns the value of a setting, or its default if it is not set.
    pub fn get(&self, setting: Setting) -> Option<&str> {
        self.values.get(setting.name).map(String::as_str).or(setting.default)
    }

    /// Returns the location of the database, for subcommands that do not connect to Discord.
    ///
    /// # Errors
    /// Fails if the path is empty or the address is invalid.
    pub fn database(&self) -> Result<DatabaseLocation, SettingErrors> {
        let address = self.get(SERVER).unwrap_or_default().trim();
        if !address.is_empty() {
            return address
                .parse()
                .map(Box::new)
                .map(DatabaseLocation::Server)
                .map_err(|error| SettingErrors(vec![SettingError::Server(error)]));
        }
        match self.get(DATABASE) {
            Some(path) if !path.trim().is_empty() => Ok(DatabaseLocation::File(PathBuf::from(path))),
            _ => Err(SettingErrors(vec![SettingError::Database])),
        }
    }

    /// Returns the path of the database file.
    ///
    /// # Errors
    /// Fails if the path is empty, or if games are stored on a server.
    pub fn database_file(&self) -> Result<PathBuf, SettingErrors> {
        match self.database()? {
            DatabaseLocation::File(path) => Ok(path),
            DatabaseLocation::Server(_) => Err(SettingErrors(vec![SettingError::NoFile])),
        }
    }

    /// Returns the way in which the bot receives interactions.
    ///
    /// # Errors
    /// Fails if the range of shards is invalid.
    pub fn source(&self) -> Result<InteractionSource, SettingErrors> {
        let text = self.get(SHARDS).unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(InteractionSource::Gateway);
        }
        text.parse()
            .map(InteractionSource::Shards)
            .map_err(|why| SettingErrors(vec![SettingError::Shards(text.to_owned(), why)]))
    }

    /// Returns the number of requests per second that Discord allows the bot.
    ///
    /// # Errors
    /// Fails if the value is not a valid number.
    pub fn requests_per_second(&self) -> Result<u16, SettingErrors> {
        let text = self.get(REQUESTS).unwrap_or_default().trim();
        let number = text.parse().ok().filter(|number| (1..=10_000).contains(number));
        number.ok_or_else(|| SettingErrors(vec![SettingError::Requests(text.to_owned())]))
    }

    /// Returns the settings of the log.
    ///
    /// # Errors
    ///
    /// Fails if the filter is invalid or the format is unknown.
    pub fn logging(&self) -> Result<Logging, SettingErrors> {
        // `Targets` reads an empty filter as one that omits everything but errors.
        let filter = self.get(LOG).filter(|filter| !filter.trim().is_empty()).or(LOG.default).unwrap_or_default();
        let form = self.get(LOG_FORM).unwrap_or_default().trim();
        // Settings may have spaces after commas, which `Targets` does not accept.
        let plain = filter.replace(' ', "");
        // `Targets` reads a misspelt level as the name of a module, and would omit all other lines.
        let is_known =
            |part: &str| part.contains('=') || part.starts_with("bergerie") || part.parse::<LevelFilter>().is_ok();
        let targets = Some(&plain).filter(|plain| plain.split(',').all(is_known)).and_then(|plain| plain.parse().ok());
        let targets = targets.ok_or_else(|| SettingError::Log(filter.to_owned()));
        match (targets, form.parse().map_err(|()| SettingError::LogForm(form.to_owned()))) {
            (Ok(filter), Ok(form)) => Ok(Logging { filter, form }),
            (filter, form) => Err(SettingErrors(filter.err().into_iter().chain(form.err()).collect())),
        }
    }

    /// Returns the address on which to serve health checks and metrics, or `None` to serve none.
    ///
    /// # Errors
    ///
    /// Fails if the address is not a loopback address.
    pub fn monitor(&self) -> Result<Option<SocketAddr>, SettingErrors> {
        let text = self.get(MONITOR).unwrap_or_default().trim();
        let address = text.parse().ok().filter(|address: &SocketAddr| address.ip().is_loopback());
        if address.is_none() && !text.is_empty() {
            return Err(SettingErrors(vec![SettingError::Monitor(text.to_owned())]));
        }
        Ok(address)
    }

    /// Returns the address on which to receive webhook events, or `None` to receive none.
    ///
    /// # Errors
    ///
    /// Fails if the value is not an address with a port.
    pub fn events(&self) -> Result<Option<SocketAddr>, SettingErrors> {
        let text = self.get(EVENTS).unwrap_or_default().trim();
        let address = (!text.is_empty()).then(|| text.parse()).transpose();
        address.map_err(|_| SettingErrors(vec![SettingError::Events(text.to_owned())]))
    }

    /// Returns the policies of the host.
    ///
    /// # Errors
    ///
    /// Fails if a URL or the number of days is invalid.
    pub fn policies(&self) -> Result<Policies, SettingErrors> {
        let mut errors = Vec::new();
        let mut url = |setting: Setting| {
            let text = Some(self.get(setting)?.trim().to_owned()).filter(|text| !text.is_empty())?;
            let is_url = text.starts_with("http://") || text.starts_with("https://");
            if !is_url || text.contains(|c: char| c.is_whitespace() || "<>".contains(c)) {
                errors.push(SettingError::Policy(setting.name, text.clone()));
            }
            Some(text)
        };
        let (privacy, terms, rules) = (url(PRIVACY), url(TERMS), url(RULES));
        let text = self.get(KEEP_GAMES).unwrap_or_default().trim();
        let keep_games = text.parse().ok().filter(|days| (1..=36_500).contains(days));
        if keep_games.is_none() && !text.is_empty() {
            errors.push(SettingError::KeepGames(text.to_owned()));
        }
        let engines = self.engines().map_err(|more| errors.extend(more.0)).unwrap_or_default();
        let policies = Policies { privacy, terms, rules, keep_games, engines };
        if errors.is_empty() { Ok(policies) } else { Err(SettingErrors(errors)) }
    }

    /// Returns the programs that are offered as bots.
    ///
    /// # Errors
    ///
    /// Fails if an entry or the time limit is invalid.
    pub fn engines(&self) -> Result<Vec<OfferedEngine>, SettingErrors> {
        let (mut engines, mut errors): (Vec<OfferedEngine>, _) = (Vec::new(), Vec::new());
        let text = self.get(ENGINE_MILLIS).unwrap_or_default().trim();
        let time = text.parse().ok().filter(|millis| (100..=MAX_MILLIS).contains(millis)).map(Duration::from_millis);
        if time.is_none() {
            errors.push(SettingError::EngineMillis(text.to_owned()));
        }
        let entries = self.get(ENGINES).unwrap_or_default().split(';').map(str::trim);
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

    /// Returns the clock for deadlines. With a local substitute for Discord, a file can move it.
    ///
    /// # Errors
    ///
    /// Fails if the clock of a real bot would be moved.
    pub fn clock(&self) -> Result<Clock, SettingErrors> {
        let file = self.get(CLOCK).unwrap_or_default().trim();
        if file.is_empty() {
            return Ok(Clock::default());
        }
        let api = self.get(API).unwrap_or_default().trim();
        let host = api.split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        let is_here = host.parse().is_ok_and(|address: SocketAddr| address.ip().is_loopback());
        if is_here { Ok(Clock::moved_by(PathBuf::from(file))) } else { Err(SettingErrors(vec![SettingError::Clock])) }
    }

    /// Returns all settings of the bot.
    ///
    /// # Errors
    /// Returns all errors in the settings together.
    pub fn settings(&self) -> Result<Settings, SettingErrors> {
        let mut errors = self.errors.clone();
        let token = self.get(TOKEN).unwrap_or_default().trim();
        if token.is_empty() {
            errors.push(SettingError::NoToken);
        } else if token.chars().any(char::is_whitespace) {
            errors.push(SettingError::Token);
        }
        let database = self.database().map_err(|more| errors.extend(more.0));
        let api = self.get(API).unwrap_or_default().trim();
        if !(api.is_empty() || api.starts_with("http://") || api.starts_with("https://")) {
            errors.push(SettingError::Api(api.to_owned()));
        }
        let source = self.source().map_err(|more| errors.extend(more.0));
        let requests = self.requests_per_second().map_err(|more| errors.extend(more.0));
        let logging = self.logging().map_err(|more| errors.extend(more.0));
        let monitor = self.monitor().map_err(|more| errors.extend(more.0));
        let events = self.events().map_err(|more| errors.extend(more.0));
        let policies = self.policies().map_err(|more| errors.extend(more.0));
        let clock = self.clock().map_err(|more| errors.extend(more.0));
        match (database, source, requests, logging, monitor, events, policies, clock) {
            (
                Ok(database),
                Ok(source),
                Ok(requests_per_second),
                Ok(logging),
                Ok(monitor),
                Ok(events),
                Ok(policies),
                Ok(clock),
            ) if errors.is_empty() => {
                let api = Some(api.to_owned()).filter(|api| !api.is_empty());
                Ok(Settings {
                    connection: Connection { token: token.to_owned(), api, requests_per_second, source, events },
                    database,
                    logging,
                    monitor,
                    policies,
                    clock,
                })
            }
            _ => Err(SettingErrors(errors)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_names_and_arguments() {
        let text = "mine=/usr/bin/python3 /srv/mine.py --fast; other_2=/srv/other";
        let policies = Variables::of([("BERGERIE_ENGINES", text)]).policies().unwrap_or_else(|f| panic!("{f}"));
        let found: Vec<(&str, usize)> =
            policies.engines.iter().map(|engine| (engine.name.as_str(), engine.command.len())).collect();
        assert_eq!(found, [("mine", 3), ("other_2", 1)]);
        let many: Vec<String> = (0..17).map(|number| format!("bot_{number}=/bin/bot")).collect();
        let errors = Variables::of([("BERGERIE_ENGINES", many.join(";").as_str())]).policies().err();
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
                SettingError::Shards("4/4".to_owned(), InvalidShards::Beyond),
                SettingError::Requests("0".to_owned()),
                SettingError::Log("info, bergerie=debgu".to_owned()),
                SettingError::LogForm("xml".to_owned()),
                SettingError::Monitor("0.0.0.0:9464".to_owned()),
                SettingError::Events("8443".to_owned()),
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
