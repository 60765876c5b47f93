//! `bergerie verify FILE`: verifies the draws of a finished game.

use std::io::{self, Write};
use std::path::PathBuf;

use super::input::{self, InputError};
use crate::rules::DrawOutcome;
use crate::table::{self, Commitment, RecordFile, Verification};

/// The arguments of `verify`.
#[derive(Clone, Debug, clap::Args)]
pub struct Verify {
    /// The record file of the finished game.
    pub file: PathBuf,
}

/// The reason why a verification failed.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] InputError),
    /// The file is not a record file.
    #[error("{} is not the record file of a table: {error}", .file.display())]
    Parse {
        /// The path of the input file.
        file: PathBuf,
        /// The first error in the JSON.
        error: serde_json::Error,
    },
    /// The record cannot be verified, for example because the game is not over.
    #[error(transparent)]
    Unverifiable(#[from] table::VerifyError),
    /// The seed does not match the commitment.
    #[error("unfair: the seed belongs to the commitment {revealed}, but {promised} was published")]
    OtherSeed {
        /// The commitment that follows from the seed in the file.
        revealed: Commitment,
        /// The commitment that was published before the game.
        promised: Commitment,
    },
    /// A draw does not follow from the seed.
    #[error("unfair: draw {} (entry {entry} of the log) gave {}, but the seed gives {}", .draw + 1, describe(*.drawn), describe(*.due))]
    OtherDraw {
        /// The number of the draw, counted from 0.
        draw: u32,
        /// The position of the draw in the log, counted from 1.
        entry: usize,
        /// The outcome that follows from the seed.
        due: DrawOutcome,
        /// The outcome in the record.
        drawn: DrawOutcome,
    },
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Verifies every draw of a finished game and prints the result.
///
/// # Errors
/// Fails if a draw does not follow from the seed, or if the record does not allow a verification.
pub fn run(args: &Verify, out: &mut dyn Write) -> Result<(), VerifyError> {
    let text = input::text(&args.file)?;
    let file = RecordFile::from_json(&text);
    let file = file.map_err(|error| VerifyError::Parse { file: args.file.clone(), error })?;
    match table::verify(&file)? {
        Verification::Fair { draws, finished } => {
            let end = if finished { "to the end of the game" } else { "although the game does not end in this record" };
            writeln!(out, "fair: the seed matches {}, and all {draws} draws follow from it, {end}", file.commitment)?;
            Ok(())
        }
        Verification::OtherSeed { commitment } => {
            Err(VerifyError::OtherSeed { revealed: commitment, promised: file.commitment })
        }
        Verification::OtherDraw { draw, entry, due, drawn } => Err(VerifyError::OtherDraw { draw, entry, due, drawn }),
    }
}

fn describe(drawn: DrawOutcome) -> String {
    match drawn {
        DrawOutcome::First(seat) => format!("{seat} to begin"),
        DrawOutcome::Tile(shape) => format!("the tile {}", shape.name),
        // Print the same JSON as the record, so that users can find the draw there.
        DrawOutcome::Expansion(outcome) => serde_json::to_string(&outcome).unwrap_or_default(),
    }
}
