//! `bergerie replay FILE` (skeleton).

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

use crate::rules::View;

/// What to replay, and what to show.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The record.
    pub file: PathBuf,
    /// Where to put a picture of the table.
    pub png: Option<PathBuf>,
    /// Whether to print JSON.
    pub json: bool,
}

/// Makes a picture of a table.
pub type Render<'a> = &'a dyn Fn(&View) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>>;

/// Why a record is not shown.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {}

/// Plays a record again and prints the scores.
///
/// # Errors
/// Why that is not possible.
pub fn run(_args: &Replay, _render: Render<'_>, _out: &mut dyn Write) -> Result<(), ReplayError> {
    todo!()
}
