//! `bergerie replay FILE`: prints the scores of a game, and saves a picture of its board or an animation of it.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use serde::Serialize;

use super::input::{self, InputError};
use crate::presenter::words::Words;
use crate::rules::moment::Moment;
use crate::rules::{Event, Expansion, Game, Occasion, Record, RecordError, Seat, View, Waiting};
use crate::{jcz, notation};

/// The arguments of `replay`.
#[derive(Clone, Debug, clap::Args)]
pub struct Replay {
    /// The record of the game, its written notation, or a saved game of JCloisterZone (`.jcz`).
    pub file: PathBuf,
    /// Write a picture of the board to this file
    #[arg(long)]
    pub png: Option<PathBuf>,
    /// Write an animated GIF of the game to this file
    #[arg(long)]
    pub film: Option<PathBuf>,
    /// Write the game in the written notation to this file (docs/NOTATION.md)
    #[arg(long)]
    pub notation: Option<PathBuf>,
    /// Write a saved game of JCloisterZone to this file, as far as that program has the sets and rules
    #[arg(long)]
    pub jcz: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// The error of a function in [`Renderers`].
pub type RenderError = Box<dyn Error + Send + Sync>;

/// The bytes of a picture or animation.
pub type RenderResult = Result<Vec<u8>, RenderError>;

/// Functions that draw pictures.
#[derive(Clone, Copy)]
pub struct Renderers<'a> {
    /// Draws the board.
    pub picture: &'a dyn Fn(&View) -> RenderResult,
    /// Renders an animation of the game.
    pub film: &'a dyn Fn(&[Moment]) -> RenderResult,
}

/// The reason why a replay failed.
#[derive(Debug, thiserror::Error)]
pub enum ReplayCommandError {
    /// The record cannot be read.
    #[error(transparent)]
    Input(#[from] InputError),
    /// A file cannot be written.
    #[error("{}: {error}", .file.display())]
    File {
        /// The path of the output file.
        file: PathBuf,
        /// The cause, such as a missing folder.
        error: io::Error,
    },
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
    /// JCloisterZone does not have a part of the game.
    #[error(transparent)]
    Jcz(#[from] jcz::WriteError),
    /// A picture could not be drawn.
    #[error("the picture could not be drawn: {0}")]
    Render(RenderError),
    /// The result could not be written as JSON.
    #[error("cannot write JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// The state of a game, as it is printed.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct ReplayedState {
    finished: bool,
    tiles_left: usize,
    /// The players, best first.
    ranking: Vec<RankedPlayer>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
struct RankedPlayer {
    place: usize,
    seat: Seat,
    score: i32,
    resigned: bool,
    /// The points of all players, by their source.
    points: BTreeMap<&'static str, i32>,
}

/// Replays a record as far as possible and prints the state of the game.
pub fn run(args: &Replay, studio: Renderers<'_>, out: &mut dyn Write) -> Result<(), ReplayCommandError> {
    let at = |file: &PathBuf| {
        let file = file.clone();
        move |error| ReplayCommandError::File { file, error }
    };
    let record = input::record(&args.file)?;
    let (game, standings) = standings(&record)?;
    if let Some(png) = &args.png {
        let picture = (studio.picture)(&View::of(&game)).map_err(ReplayCommandError::Render)?;
        fs::write(png, picture).map_err(at(png))?;
    }
    if let Some(film) = &args.film {
        let frames = (studio.film)(&record.moments()?).map_err(ReplayCommandError::Render)?;
        fs::write(film, frames).map_err(at(film))?;
    }
    if let Some(file) = &args.notation {
        fs::write(file, notation::write(&record)?).map_err(at(file))?;
    }
    if let Some(file) = &args.jcz {
        fs::write(file, jcz::write(&record)?).map_err(at(file))?;
    }
    if args.json { print_json(&standings, out) } else { Ok(print(&standings, out)?) }
}

fn standings(record: &Record) -> Result<(Game, ReplayedState), RecordError> {
    let mut points = vec![BTreeMap::<&str, i32>::new(); usize::from(record.setup.players)];
    let game = record.replay_with(|_, events, _| events.iter().for_each(|event| add_points(event, &mut points)))?;
    let place = |(place, seat, score): (usize, Seat, i32)| RankedPlayer {
        place,
        seat,
        score,
        resigned: game.player(seat).has_resigned,
        points: points.get(seat.index()).cloned().unwrap_or_default(),
    };
    let standings = ReplayedState {
        finished: *game.waiting() == Waiting::Over,
        tiles_left: game.pile().len(),
        ranking: game.ranking().into_iter().map(place).collect(),
    };
    Ok((game, standings))
}

fn add_points(event: &Event, points: &mut [BTreeMap<&'static str, i32>]) {
    let Event::Scored(score) = event else { return };
    // Points that belong to no feature are listed under their expansion.
    let source = match (score.kind(), score.occasion) {
        (Some(kind), _) => kind.key(),
        (None, Occasion::Expansion(occasion)) => occasion.expansion().id(),
        (None, Occasion::Completed | Occasion::Final) => return,
    };
    for (seat, gain) in score.gains() {
        if let Some(of_seat) = points.get_mut(seat.index()) {
            *of_seat.entry(source).or_default() += gain;
        }
    }
}

fn print_json(standings: &ReplayedState, out: &mut dyn Write) -> Result<(), ReplayCommandError> {
    let json = serde_json::to_string_pretty(standings)?;
    Ok(writeln!(out, "{json}")?)
}

fn print(standings: &ReplayedState, out: &mut dyn Write) -> io::Result<()> {
    if standings.finished {
        writeln!(out, "The game is over.")?;
    } else {
        writeln!(out, "The game is not over. Tiles left: {}.", standings.tiles_left)?;
    }
    let words = Words::default();
    let name = |source: &str| match Expansion::ALL.iter().find(|expansion| expansion.id() == source) {
        Some(expansion) => words.expansion(expansion.id()),
        None => words.category(source),
    };
    for RankedPlayer { place, seat, score, resigned, points } in &standings.ranking {
        write!(out, "{place}. {} ({seat}): {score}", words.colour(*seat))?;
        for (source, points) in points {
            write!(out, "; {} {points}", name(source))?;
        }
        writeln!(out, "{}", if *resigned { "; resigned" } else { "" })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_sources_of_points_have_names() {
        let points = BTreeMap::from([("city", 12), (Expansion::TheGifts.id(), -3)]);
        let ranking = vec![RankedPlayer { place: 1, seat: Seat::FIRST, score: 9, resigned: true, points }];
        let mut out = Vec::new();
        print(&ReplayedState { finished: true, tiles_left: 0, ranking }, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "The game is over.\n1. red (seat 0): 9; cities 12; The Gifts -3; resigned\n");
    }
}
