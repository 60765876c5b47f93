//! Runs the bot as a separate process, which a test can kill.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use bergerie::sandbox::{Options, Sandbox, serve};
use bergerie::table::ChannelId;
use reqwest::Method;
use serde_json::Value;

use crate::support::user::User;

/// The time within which the bot exits by itself. It is three times the bot's own limit of ten seconds, because the
/// machine may be busy.
const EXIT: Duration = Duration::from_secs(30);

/// A sandbox and the bot's process, with a database and a folder of their own. Dropping the stage kills the bot.
pub struct Stage {
    pub sandbox: Sandbox,
    folder: tempfile::TempDir,
    bot: Option<Child>,
    logs: bool,
    settings: Vec<(&'static str, String)>,
}

impl Stage {
    /// Starts a sandbox and a bot, then waits until the bot is connected.
    pub async fn set() -> Stage {
        let mut stage = Stage::without_bot().await;
        stage.start().await;
        stage
    }

    /// Starts a sandbox without a bot, so that a test can prepare the database. The sandbox waits for responses longer
    /// than Discord does, because a machine that runs many tests at once may delay the bot for seconds.
    pub async fn without_bot() -> Stage {
        let time_limit = Duration::from_secs(20);
        let sandbox = serve(Options { time_limit, ..Options::default() }).await.expect("a sandbox");
        Stage { sandbox, folder: tempfile::tempdir().expect("a folder"), bot: None, logs: false, settings: Vec::new() }
    }

    /// Lets the bot log to `bot.log` with default settings.
    pub fn keep_log(&mut self) {
        self.logs = true;
    }

    /// Adds an environment variable for the bot.
    pub fn with(&mut self, setting: &'static str, value: impl Into<String>) {
        self.settings.push((setting, value.into()));
    }

    /// Returns the bot's log so far, without a line that is being written.
    pub fn log(&self) -> String {
        let mut log = std::fs::read_to_string(self.path("bot.log")).expect("a log");
        log.truncate(log.rfind('\n').map_or(0, |end| end + 1));
        log
    }

    /// Returns a user in the first channel.
    pub fn user(&self, name: &str) -> User {
        User::new(&self.sandbox.url(), name)
    }

    /// Returns the ID of the first channel.
    pub async fn channel(&self) -> ChannelId {
        let channels = self.user("alice").call(Method::GET, "as/alice/channels", None).await.expect("channels");
        let first = channels.as_array().into_iter().flatten().find(|one| one["name"] == "carcassonne");
        let id = first.and_then(|one| one["id"].as_str()).and_then(|id| id.parse().ok());
        ChannelId(id.expect("the first channel"))
    }

    /// Returns the display names of all users by their IDs.
    pub async fn people(&self) -> BTreeMap<String, String> {
        let overview = self.user("alice").call(reqwest::Method::GET, "", None).await.expect("an overview");
        let people = overview["people"].as_array().expect("people");
        let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        people.iter().map(|person| (text(&person["id"]), text(&person["display"]))).collect()
    }

    /// Returns the path of a file in the folder of this stage.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start(&mut self) {
        self.spawn();
        self.user("alice").wait_for_bot().await;
    }

    /// Starts the bot without waiting until it is connected.
    pub fn spawn(&mut self) {
        let mut command = bot(&self.path("bergerie.db"));
        command.env("DISCORD_TOKEN", self.sandbox.token()).env("DISCORD_API_URL", self.sandbox.url());
        command.stdin(Stdio::null());
        self.log_from(&mut command, "warn");
        command.envs(self.settings.iter().map(|(name, value)| (name, value)));
        self.bot = Some(command.spawn().expect("the bot's binary"));
    }

    /// Sets where a process logs: to `bot.log` with default settings, or to the output of the test at this level.
    pub fn log_from(&self, command: &mut Command, level: &str) {
        if self.logs {
            let log = File::options().create(true).append(true).open(self.path("bot.log")).expect("a file");
            command.stdout(log.try_clone().expect("a file")).stderr(log);
        } else {
            command.env("RUST_LOG", level);
        }
    }

    /// Sends SIGTERM to the bot, as a service manager does to stop it.
    pub fn terminate(&self) {
        let bot = self.bot.as_ref().expect("a bot");
        let status = Command::new("kill").args(["-TERM", &bot.id().to_string()]).status().expect("to tell it");
        assert!(status.success());
    }

    /// Waits until the bot exits, then returns its status.
    pub async fn ended(&mut self) -> ExitStatus {
        let mut bot = self.bot.take().expect("a bot");
        let ending = async {
            loop {
                if let Some(status) = bot.try_wait().expect("its end") {
                    return status;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(EXIT, ending).await.expect("it ends by itself")
    }

    /// Returns whether the bot is running.
    pub fn is_running(&mut self) -> bool {
        self.bot.as_mut().is_some_and(|bot| bot.try_wait().expect("its state").is_none())
    }

    /// Injects a fault into the bot's requests (`docs/SANDBOX.md`).
    pub async fn inject(&self, fault: Value) {
        self.control(Method::POST, "faults", fault).await;
    }

    /// Removes all injected faults.
    pub async fn calm(&self) {
        self.control(Method::DELETE, "faults", Value::Null).await;
    }

    /// Calls the sandbox's API for tests.
    pub async fn control(&self, method: Method, path: &str, body: Value) -> Value {
        let body = Some(body).filter(|body| !body.is_null());
        self.user("alice").call(method, path, body).await.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Returns the bot's requests so far with a method and with a path that ends in `path`. `*` matches any segment.
    pub async fn requests(&self, method: &str, path: &str) -> Vec<Value> {
        let wanted: Vec<&str> = path.split('/').collect();
        let is = |request: &Value| {
            let parts: Vec<&str> = request["path"].as_str().unwrap_or_default().trim_matches('/').split('/').collect();
            let same = parts.len() == wanted.len() && parts.iter().zip(&wanted).all(|(p, w)| *w == "*" || p == w);
            same && request["method"] == method
        };
        self.user("alice").requests().await.into_iter().filter(is).collect()
    }

    /// Returns the number of the bot's threads.
    pub fn threads(&self) -> usize {
        let bot = self.bot.as_ref().expect("a bot").id();
        std::fs::read_dir(format!("/proc/{bot}/task")).expect("a process").count()
    }

    /// Returns the number of heaps of 64 MiB that glibc's allocator has reserved for threads of the bot.
    pub fn heaps(&self) -> usize {
        let bot = self.bot.as_ref().expect("a bot").id();
        let maps = std::fs::read_to_string(format!("/proc/{bot}/maps")).expect("a process");
        let parse = |line: &str| {
            let (range, rest) = line.split_once(' ')?;
            let (from, to) = range.split_once('-')?;
            let address = |digits| u64::from_str_radix(digits, 16).ok();
            Some((address(from)?, address(to)?, rest.starts_with("rw-p"), rest.starts_with("---p")))
        };
        let regions: Vec<_> = maps.lines().filter_map(parse).collect();
        let is_heap = |pair: &&[(u64, u64, bool, bool)]| {
            let [(from, end, is_used, _), (begin, to, _, is_reserved)] = **pair else { return false };
            is_used && is_reserved && end == begin && to - from == 64 << 20
        };
        regions.windows(2).filter(is_heap).count()
    }

    /// Kills the bot without warning, as in a power failure.
    pub fn kill(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().expect("to kill the bot");
            bot.wait().expect("the bot's end");
        }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns a command that runs the bot's binary. The environment contains only the database.
pub fn bot(database: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bergerie"));
    command.current_dir(database.parent().expect("a folder")).env_clear().env("DATABASE_PATH", database);
    command
}
