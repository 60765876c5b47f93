//! `bergerie health`: a health check for containers without other tools.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Time limit for the response.
const TIME_LIMIT: Duration = Duration::from_secs(8);

/// Error of a health check.
#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    /// No address is set.
    #[error("METRICS_LISTEN is not set, so the bot has no address for health checks")]
    NoAddress,
    /// The bot does not respond.
    #[error("the bot does not answer at {address}: {error}")]
    Silent {
        /// The address.
        address: SocketAddr,
        /// The cause.
        error: io::Error,
    },
    /// The bot reports problems.
    #[error("{0}")]
    Ill(String),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Asks the bot that serves metrics at an address.
pub fn run(address: Option<SocketAddr>, out: &mut dyn Write) -> Result<(), HealthError> {
    let address = address.ok_or(HealthError::NoAddress)?;
    let answer = get(address).map_err(|error| HealthError::Silent { address, error })?;
    let (head, told) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if !head.starts_with("HTTP/1.1 200 ") {
        return Err(HealthError::Ill(told.trim().replace('\n', "; ")));
    }
    writeln!(out, "{}", told.trim())?;
    Ok(())
}

fn get(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIME_LIMIT)?;
    stream.set_read_timeout(Some(TIME_LIMIT))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(1 << 16).read_to_string(&mut answer)?;
    Ok(answer)
}
