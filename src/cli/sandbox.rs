//! `bergerie sandbox`: the bot, and a stand-in for Discord, in one process.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::config::Logging;
use crate::discord::{self, Connection, Ear, RunError};
use crate::sandbox;
use crate::store::{Store, StoreError};
use crate::table::Tables;
use crate::telemetry;

use super::bot::{LEFT_BEHIND, runtime, stop};

/// How to run the sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to keep games; in memory if nowhere.
    pub database: Option<PathBuf>,
}

/// Why the sandbox stopped.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}. Another --listen address may be free; port 0 takes any")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The bot stopped.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The operating system gave no threads, signals or output.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

/// Serves the page and plays until it is told to stop.
///
/// # Errors
/// Why it stopped otherwise.
pub fn run(options: Options, log: &Logging, out: &mut dyn Write) -> Result<(), SandboxError> {
    telemetry::start(&log.filter, log.form, "");
    let store = match &options.database {
        Some(path) => Store::open(path)?,
        None => Store::in_memory()?,
    };
    let runtime = runtime()?;
    let played = runtime.block_on(serve(options, Tables::new(store), out));
    runtime.shutdown_timeout(LEFT_BEHIND);
    played
}

async fn serve(options: Options, tables: Tables, out: &mut dyn Write) -> Result<(), SandboxError> {
    let stop = stop()?;
    let address = options.listen;
    let listen = sandbox::Options { listen: address, ..sandbox::Options::default() };
    let served = sandbox::serve(listen).await;
    let server = served.map_err(|error| SandboxError::Listen { address, error })?;
    writeln!(out, "Open {} in a browser and type /game new.", server.url())?;
    if options.database.is_none() {
        writeln!(out, "Games are kept in memory; --database FILE keeps them.")?;
    }
    out.flush()?;
    let connection = Connection {
        token: server.token().to_owned(),
        api: Some(server.url()),
        requests_per_second: 50,
        ear: Ear::Gateway,
    };
    let played = discord::run(&connection, tables, stop).await;
    server.shutdown().await;
    Ok(played?)
}
