//! `bergerie health`: whether the bot that runs here plays. For containers, in which there is nothing else to ask with.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// Why all is not well.
#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    /// There is nobody to ask.
    #[error("METRICS_LISTEN is not set, so the bot cannot be asked")]
    NoAddress,
    /// It does not answer.
    #[error("the bot does not answer at {address}: {error}")]
    Silent {
        /// Where it should.
        address: SocketAddr,
        /// What happened instead.
        error: io::Error,
    },
    /// It says what is wrong.
    #[error("{0}")]
    Ill(String),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Asks the bot that serves figures at an address.
///
/// # Errors
/// Why all is not well.
pub fn run(address: Option<SocketAddr>, out: &mut dyn Write) -> Result<(), HealthError> {
    let address = address.ok_or(HealthError::NoAddress)?;
    let answer = ask(address).map_err(|error| HealthError::Silent { address, error })?;
    let (head, told) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if !head.starts_with("HTTP/1.1 200 ") {
        return Err(HealthError::Ill(told.trim().replace('\n', "; ")));
    }
    writeln!(out, "{}", told.trim())?;
    Ok(())
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(1 << 16).read_to_string(&mut answer)?;
    Ok(answer)
}
