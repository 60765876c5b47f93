//! `bergerie health`: a health check for containers that have no other tools.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

const TIME_LIMIT: Duration = Duration::from_secs(8);

/// The reason why a health check failed.
#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    /// No address for metrics is set.
    #[error("METRICS_LISTEN is not set, so the bot has no address for health checks")]
    NoAddress,
    /// The bot did not respond.
    #[error("the bot does not respond at {address}: {error}")]
    NoResponse {
        /// The address at which the bot should respond.
        address: SocketAddr,
        /// The cause, such as a refused connection.
        error: io::Error,
    },
    /// The bot reports problems.
    #[error("{0}")]
    Problems(String),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Requests the health of the bot that serves metrics at this address.
pub fn run(address: Option<SocketAddr>, out: &mut dyn Write) -> Result<(), HealthError> {
    let address = address.ok_or(HealthError::NoAddress)?;
    let response = health_response(address).map_err(|error| HealthError::NoResponse { address, error })?;
    let (head, body) = response.split_once("\r\n\r\n").unwrap_or((&response, ""));
    if !head.starts_with("HTTP/1.1 200 ") {
        return Err(HealthError::Problems(body.trim().replace('\n', "; ")));
    }
    writeln!(out, "{}", body.trim())?;
    Ok(())
}

fn health_response(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIME_LIMIT)?;
    stream.set_read_timeout(Some(TIME_LIMIT))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut response = String::new();
    stream.take(1 << 16).read_to_string(&mut response)?;
    Ok(response)
}
