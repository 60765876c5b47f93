//! `bergerie review FILE`: prints the moves of a game that cost most, and saves pictures of them.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use super::input::{self, InputError};
use crate::opponent::Reviewer;
use crate::picture::{Artist, PictureError};
use crate::presenter::PlayerNames;
use crate::presenter::review::described_review;
use crate::presenter::words::Words;
use crate::presenter::words::markup::plain;
use crate::rules::RecordError;

/// The arguments of `review`.
#[derive(Clone, Debug, clap::Args)]
pub struct ReviewArgs {
    /// The record.
    pub file: PathBuf,
    /// Write pictures of the moves and a chart to this folder
    #[arg(long)]
    pub pictures: Option<PathBuf>,
}

/// The reason why a review failed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The record cannot be read.
    #[error(transparent)]
    Input(#[from] InputError),
    /// A file cannot be written.
    #[error("{}: {error}", .file.display())]
    File {
        /// The output file that could not be written.
        file: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
    /// A picture cannot be drawn.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Reviews a record and prints the result. Players are named by colour.
pub fn run(args: &ReviewArgs, artist: &Artist, out: &mut dyn Write) -> Result<(), ReviewError> {
    let record = input::record(&args.file)?;
    let mut reviewer = Reviewer::new(&record)?;
    while reviewer.review_next() {}
    let words = Words::default();
    let shown = described_review(words, &PlayerNames::of_colours(words), &record, &reviewer.finish(), None)?;
    let lines = shown.seats.iter().chain(shown.moves.iter().map(|(line, _)| line)).chain([&shown.note]);
    lines.into_iter().try_for_each(|line| writeln!(out, "{}", plain(line)))?;
    let Some(folder) = &args.pictures else { return Ok(()) };
    let names = (1..).map(|number| format!("move-{number}.png"));
    let moves = names.zip(shown.moves).filter_map(|(name, (_, picture))| Some((name, picture?)));
    let pictures = moves.chain([("curve.png".to_owned(), shown.chart)]);
    for (name, picture) in pictures {
        let file = folder.join(name);
        fs::write(&file, artist.draw(&picture.subject)?.png).map_err(|error| ReviewError::File { file, error })?;
    }
    Ok(())
}
