//! `bergerie verify FILE`: whether the draws of a finished game were fair.

use std::io::{self, Write};
use std::path::PathBuf;

use super::input::{self, InputError};
use crate::rules::Drawn;
use crate::table::{self, Commitment, RecordFile, Verdict};

/// What to verify.
#[derive(Clone, Debug)]
pub struct Verify {
    /// The record file of a finished game.
    pub file: PathBuf,
}

/// Why a game is not shown to be fair.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] InputError),
    /// The file is no record file.
    #[error("{} is not the record file of a table: {error}", .file.display())]
    Parse {
        /// Which.
        file: PathBuf,
        /// Why.
        error: serde_json::Error,
    },
    /// The draws cannot be checked.
    #[error(transparent)]
    Unverifiable(#[from] table::VerifyError),
    /// The seed is not the one that was committed to.
    #[error("unfair: the seed belongs to the commitment {revealed}, but {promised} was published")]
    OtherSeed {
        /// The hash of the seed.
        revealed: Commitment,
        /// The hash that was published.
        promised: Commitment,
    },
    /// A draw differs.
    #[error("unfair: draw {} (entry {entry} of the log) gave {}, but the seed gives {}", .draw + 1, tell(*.drawn), tell(*.due))]
    OtherDraw {
        /// The draw, counted from 0.
        draw: u32,
        /// Its place in the log, from 1.
        entry: usize,
        /// What should have been drawn.
        due: Drawn,
        /// What was.
        drawn: Drawn,
    },
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Derives every draw of a finished game again and says that they are fair.
///
/// # Errors
/// Which draw differs, or why it cannot be told.
pub fn run(args: &Verify, out: &mut dyn Write) -> Result<(), VerifyError> {
    let text = input::text(&args.file)?;
    let file = RecordFile::from_json(&text);
    let file = file.map_err(|error| VerifyError::Parse { file: args.file.clone(), error })?;
    match table::verify(&file)? {
        Verdict::Fair { draws, finished } => {
            let end = if finished { "to the end of the game" } else { "though the game does not end in this record" };
            writeln!(out, "fair: the seed matches {}, and all {draws} draws follow from it, {end}", file.commitment)?;
            Ok(())
        }
        Verdict::OtherSeed { commitment } => {
            Err(VerifyError::OtherSeed { revealed: commitment, promised: file.commitment })
        }
        Verdict::OtherDraw { draw, entry, due, drawn } => Err(VerifyError::OtherDraw { draw, entry, due, drawn }),
    }
}

fn tell(drawn: Drawn) -> String {
    match drawn {
        Drawn::First(seat) => format!("{seat} to begin"),
        Drawn::Tile(shape) => format!("the tile {}", shape.shape().name),
        // In the words of the record, where it can be looked up.
        Drawn::Special(special) => serde_json::to_string(&special).unwrap_or_default(),
    }
}
