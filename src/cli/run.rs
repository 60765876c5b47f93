//! `bergerie`: the bot.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::{BoxFuture, ready};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

use crate::config::Settings;
use crate::discord::{self, BotRequest, DiscordClient, LoginClient, RunError};
use crate::engine::{self, OfferError};
use crate::feed;
use crate::opponent::Review;
use crate::page::{self, PageConnection, PageServer, PageSettings, TableAccess};
use crate::picture::Artist;
use crate::store::Clock;
use crate::store::{self, DatabaseLocation, Store, StoreError};
use crate::table::{Secret, TableId, Tables, UserId};
use crate::telemetry::{self, MonitorServer};

/// The reason why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// The database cannot be opened.
    #[error("the database {location} cannot be opened: {error}")]
    Store {
        /// The database that cannot be opened.
        location: DatabaseLocation,
        /// The reason why it cannot be opened.
        error: StoreError,
    },
    /// The bot cannot connect.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The metrics cannot be served.
    #[error("METRICS_LISTEN is {address}, but the address is not available: {error}")]
    Monitor {
        /// The address on which the bot tried to listen.
        address: SocketAddr,
        /// The cause, such as a port that is in use.
        error: io::Error,
    },
    /// The pages cannot be served.
    #[error("PAGES_LISTEN is {address}, but the address is not available: {error}")]
    Pages {
        /// The address on which the bot tried to listen.
        address: SocketAddr,
        /// The cause, such as a port that is in use.
        error: io::Error,
    },
    /// Programs cannot be offered as bots.
    #[error(transparent)]
    Engines(#[from] OfferError),
    /// The operating system refused a thread or a signal handler.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

/// Runs the bot until Ctrl-C or SIGTERM.
///
/// # Errors
/// Fails if the bot stops for another reason.
pub fn run(settings: Settings) -> Result<(), ProcessError> {
    telemetry::start(settings.logging.filter, settings.logging.format, &settings.connection.token);
    limit_memory()?;
    engine::check(&settings.host_settings.engines)?;
    let runtime = build_runtime()?;
    let played = runtime.block_on(async {
        let stop = stop_signal()?;
        tokio::pin!(stop);
        let _monitor = match settings.monitor {
            Some(address) => Some(start_monitor(address).await?),
            None => None,
        };
        let store = tokio::select! {
            store = open_database(&settings.database, &settings.clock) => Some(store?),
            () = &mut stop => None,
        };
        if let Some(store) = store {
            tracing::info!(database = %settings.database, "starting");
            let (tables, artist) = (Tables::new(store), Artist::new());
            let client = DiscordClient::new(&settings.connection, &tables)?;
            let addresses = settings.host_settings.feed_addresses;
            let _feeds = feed::start(tables.clone(), addresses).map_err(io::Error::other)?;
            let (requests, pending) = unbounded_channel();
            let _pages = match settings.pages {
                Some((address, pages)) => {
                    let bot = PageBot::new(&client, requests, settings.client_secret.as_deref());
                    Some(start_pages(address, pages, &tables, &artist, bot).await?)
                }
                None => None,
            };
            let connection = &settings.connection;
            discord::run(&client, connection, settings.host_settings, tables, artist, pending, stop).await?;
        }
        tracing::info!("stopped");
        Ok(())
    });
    runtime.shutdown_timeout(SHUTDOWN_LIMIT);
    played
}

/// Limits the memory that glibc's allocator keeps (`benches/README.md`): to one arena per core, and at least two, because each arena keeps
/// freed memory of its own. Starts a thread that returns freed memory to the system. On other systems, the allocator decides. Must be
/// called before other threads start.
fn limit_memory() -> io::Result<()> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let cores = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        // SAFETY: the function sets a number that the allocator reads when it creates an arena.
        unsafe { libc::mallopt(libc::M_ARENA_MAX, libc::c_int::try_from(cores).unwrap_or(libc::c_int::MAX)) };
        std::thread::Builder::new().name("memory".to_owned()).spawn(|| {
            loop {
                std::thread::sleep(Duration::from_secs(10));
                // SAFETY: any thread may call the function at any time. It releases unused memory only.
                unsafe { libc::malloc_trim(0) };
            }
        })?;
    }
    Ok(())
}

/// The delay between attempts to connect to a database server.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Opens the database. If a database server cannot be reached, waits for it.
async fn open_database(location: &DatabaseLocation, clock: &Clock) -> Result<Store, ProcessError> {
    loop {
        let (at, clock) = (location.clone(), clock.clone());
        let opened =
            tokio::task::spawn_blocking(move || Store::open_location(&at, clock)).await.map_err(io::Error::from)?;
        match opened {
            Ok(store) => {
                if let DatabaseLocation::File(path) = location
                    && store::is_accessible_to_others(path)
                {
                    tracing::warn!(database = %location, "the database is readable by other users; run chmod 600 on it");
                }
                return Ok(store);
            }
            Err(error @ StoreError::Unreachable(_)) => {
                tracing::warn!(database = %location, %error, retry_in = ?RETRY_DELAY, "waiting for the database");
                tokio::time::sleep(RETRY_DELAY).await;
            }
            Err(error) => return Err(ProcessError::Store { location: location.clone(), error }),
        }
    }
}

/// The time limit for work that is still running when the bot stops, such as an animation.
pub(super) const SHUTDOWN_LIMIT: Duration = Duration::from_millis(200);

async fn start_monitor(address: SocketAddr) -> Result<MonitorServer, ProcessError> {
    let served = telemetry::serve(address).await;
    let monitor = served.map_err(|error| ProcessError::Monitor { address, error })?;
    tracing::info!(address = %monitor.address(), "serving /metrics and /healthz");
    Ok(monitor)
}

async fn start_pages(
    address: SocketAddr,
    settings: PageSettings,
    tables: &Tables,
    artist: &Artist,
    bot: PageBot,
) -> Result<PageServer, ProcessError> {
    let listener = TcpListener::bind(address).await.map_err(|error| ProcessError::Pages { address, error })?;
    tracing::info!(%address, url = %settings.url, "serving pages of tables");
    let (drawn_tables, drawing_artist) = (tables.clone(), artist.clone());
    tokio::task::spawn_blocking(move || page::warm_up(&drawn_tables, &drawing_artist));
    Ok(page::serve(listener, settings, tables.clone(), artist.clone(), Arc::new(bot)))
}

/// The connection of the pages to the bot and to Discord.
pub(super) struct PageBot {
    client: DiscordClient,
    requests: UnboundedSender<BotRequest>,
    /// Lets users log in with Discord, if there is a client secret.
    login: Option<LoginClient>,
}

impl PageBot {
    pub(super) fn new(
        client: &DiscordClient,
        requests: UnboundedSender<BotRequest>,
        client_secret: Option<&str>,
    ) -> PageBot {
        let login = client_secret.map(|secret| LoginClient::new(client, secret));
        PageBot { client: client.clone(), requests, login }
    }

    /// Sends the bot a request, and returns its answer, or `None` if there is none.
    fn ask<T: Send + 'static>(
        &self,
        request: impl FnOnce(oneshot::Sender<T>) -> BotRequest,
    ) -> BoxFuture<'_, Option<T>> {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(request(answer)).is_err() {
            return Box::pin(ready(None));
        }
        Box::pin(async { answered.await.ok() })
    }
}

impl PageConnection for PageBot {
    fn post(&self, table: TableId) {
        if self.requests.send(BotRequest::Post(table)).is_err() {
            tracing::warn!(%table, "the bot has stopped and posts nothing");
        }
    }

    fn review(&self, table: TableId, length: u32) -> BoxFuture<'_, Option<Arc<Review>>> {
        self.ask(|answer| BotRequest::Review { table, length, answer })
    }

    fn film(&self, table: TableId, length: u32) -> BoxFuture<'_, Option<Bytes>> {
        self.ask(|answer| BotRequest::Film { table, length, answer })
    }

    fn may_see(&self, TableAccess { server, channel, user, max_age }: TableAccess) -> BoxFuture<'_, Option<bool>> {
        Box::pin(async move {
            let checked = self.client.may_see(server, channel, user, max_age).await;
            checked.inspect_err(|error| tracing::warn!(%error, %channel, "failed to check a user's access")).ok()
        })
    }

    fn offers_login(&self) -> bool {
        self.login.is_some()
    }

    fn login_url<'a>(
        &'a self,
        challenge: &'a str,
        state: &'a str,
        return_url: &'a str,
    ) -> BoxFuture<'a, Option<String>> {
        Box::pin(async move {
            let url = self.login.as_ref()?.url(challenge, state, return_url).await;
            url.inspect_err(|error| tracing::warn!(%error, "failed to send a user to Discord to log in")).ok()
        })
    }

    fn logged_in_user<'a>(
        &'a self,
        code: &'a str,
        verifier: &'a Secret,
        return_url: &'a str,
    ) -> BoxFuture<'a, Option<UserId>> {
        Box::pin(async move {
            let user = self.login.as_ref()?.user(code, verifier.as_str(), return_url).await;
            user.inspect_err(|error| tracing::warn!(%error, "failed to log a user in")).ok()
        })
    }
}

pub(super) fn build_runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// Returns a future that resolves when the process receives Ctrl-C or SIGTERM.
pub(super) fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("stopping");
    })
}
