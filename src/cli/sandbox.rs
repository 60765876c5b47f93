//! `bergerie sandbox`: the bot and a local substitute for Discord in one process.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::mpsc::unbounded_channel;

use crate::config::LogSettings;
use crate::discord::{self, Connection, DiscordClient, HostSettings, InteractionSource, RunError};
use crate::engine::{self, OfferError, OfferedEngine};
use crate::feed;
use crate::page::{self, PageServer, PageSettings};
use crate::picture::Artist;
use crate::store::{Store, StoreError};
use crate::table::{FeedAddresses, PublicUrl, Tables};
use crate::{sandbox, telemetry};

use super::run::{PageBot, SHUTDOWN_LIMIT, build_runtime, stop_signal};

/// The arguments of `sandbox`.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The database file, or `None` to keep games in memory.
    pub database: Option<PathBuf>,
    /// The programs that are offered as bots.
    pub engines: Vec<OfferedEngine>,
}

/// The reason why the sandbox stopped.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The address is not available.
    #[error("cannot listen on {address}: {error}. Try another --listen address; port 0 selects a free port")]
    Listen {
        /// The address on which the sandbox tried to listen.
        address: SocketAddr,
        /// The cause, such as a port that is in use.
        error: io::Error,
    },
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The bot stopped.
    #[error(transparent)]
    Run(#[from] RunError),
    /// Programs cannot be offered as bots.
    #[error(transparent)]
    Engines(#[from] OfferError),
    /// The operating system refused a thread, a signal handler or output.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

/// Serves the page and runs the bot until the process receives Ctrl-C or SIGTERM.
///
/// # Errors
/// Fails if the sandbox stops for another reason.
pub fn run(options: Options, log: LogSettings, out: &mut dyn Write) -> Result<(), SandboxError> {
    telemetry::start(log.filter, log.format, "");
    engine::check(&options.engines)?;
    let store = match &options.database {
        Some(path) => Store::open(path)?,
        None => Store::in_memory()?,
    };
    let runtime = build_runtime()?;
    let played = runtime.block_on(serve(options, Tables::new(store), out));
    runtime.shutdown_timeout(SHUTDOWN_LIMIT);
    played
}

async fn serve(options: Options, tables: Tables, out: &mut dyn Write) -> Result<(), SandboxError> {
    let stop = stop_signal()?;
    let address = options.listen;
    let listen = sandbox::Options { listen: address, ..sandbox::Options::default() };
    let served = sandbox::serve(listen).await;
    let server = served.map_err(|error| SandboxError::Listen { address, error })?;
    writeln!(out, "Open {} in a browser and type /game new.", server.url())?;
    if !address.ip().is_loopback() {
        writeln!(
            out,
            "Warning: everybody who can reach {address}, and every web page that they open, can act as any user. \
             Listen on 127.0.0.1 unless you trust that network."
        )?;
    }
    match options.database {
        None => writeln!(out, "Games are kept in memory only. Use --database FILE to keep them in a file.")?,
        Some(_) => writeln!(out, "Type /game info in the channel of an earlier game to continue it.")?,
    }
    out.flush()?;
    let connection = Connection {
        token: server.token().to_owned(),
        api: Some(server.url()),
        requests_per_second: 50,
        source: InteractionSource::Gateway,
        events: None,
    };
    let artist = Artist::new();
    let client = DiscordClient::new(&connection, &tables)?;
    let (requests, pending) = unbounded_channel();
    let bot = PageBot::new(&client, requests, Some(server.client_secret()));
    let pages =
        if address.ip().is_loopback() { Some(start_pages(address, &tables, &artist, bot).await?) } else { None };
    let url = pages.as_ref().map(|(url, _)| url.clone());
    let feed_addresses = FeedAddresses::All;
    let _feeds = feed::start(tables.clone(), feed_addresses).map_err(io::Error::other)?;
    let host_settings =
        HostSettings { engines: options.engines, pages_url: url, feed_addresses, ..HostSettings::default() };
    let played = discord::run(&client, &connection, host_settings, tables, artist, pending, stop).await;
    server.shutdown().await;
    Ok(played?)
}

/// Serves the pages of tables on a free port. Only requests for a loopback address are accepted, so other addresses have no pages.
async fn start_pages(
    beside: SocketAddr,
    tables: &Tables,
    artist: &Artist,
    bot: PageBot,
) -> io::Result<(PublicUrl, PageServer)> {
    let listener = TcpListener::bind((beside.ip(), 0)).await?;
    let url: PublicUrl = format!("http://{}", listener.local_addr()?).parse().map_err(io::Error::other)?;
    let settings = PageSettings { url: url.clone(), address_header: None };
    Ok((url, page::serve(listener, settings, tables.clone(), artist.clone(), Arc::new(bot))))
}
