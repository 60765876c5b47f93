//! `bergerie verify FILE` (skeleton).

use std::io::Write;
use std::path::PathBuf;

/// What to verify.
#[derive(Clone, Debug)]
pub struct Verify {
    /// The record file of a finished game.
    pub file: PathBuf,
}

/// Why a record is not shown to be fair.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {}

/// Derives every draw of a finished game again and prints what it found.
///
/// # Errors
/// That a draw differs, or why it cannot be told.
pub fn run(_args: &Verify, _out: &mut dyn Write) -> Result<(), VerifyError> {
    todo!()
}
