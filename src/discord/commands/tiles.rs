//! `/tiles`: shows the tiles that can still be drawn.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::discord::error::AppError;
use crate::discord::message::draft::{Draft, File, Layout, clip};
use crate::discord::visit::{App, Outcome, Visit};
use crate::picture::LabelledTile;
use crate::presenter::possessions::overview;
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::tile::ShapeId;
use crate::rules::{Game, View};
use crate::table::{Snapshot, TableError};
use crate::words::Words;
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::TILES, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, AppError> {
    show(app, visit, &visit.table(app)?)
}

/// Shows the remaining tiles with the number of each. Tiles that fit nowhere at the moment are faded, and cells that no
/// tile can fill are listed. At a table without assists, shows only the total number of tiles.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, pile, view) = (visit.words, game.pile(), View::of(game));
    let name = table.name.as_str();
    if view.unseen.is_empty() {
        return Ok(Outcome::text(words.tiles_none(name)));
    }
    let mut lines = vec![words.tiles_title(pile.len(), name)];
    if !table.options.assists.are_on() {
        lines.push(words.tiles_withheld());
        return Ok(Outcome::text(lines.join("\n")));
    }
    lines.extend(overview(words, game).filter_map(|overview| overview.hidden_tiles));
    // If an expansion divides the pile, show the part that is drawn first.
    let next = pile.top();
    if next.len() < pile.len() {
        lines.push(words.tiles_first(next.len()));
        lines.extend(counted(words, next.iter().copied()));
    }
    let fits = |shape: ShapeId| game.board().placements(shape.shape()).next().is_some();
    let mut tiles = view.unseen.clone();
    tiles.sort_by_key(|&(_, count)| Reverse(count));
    lines.extend(tiles.iter().any(|&(shape, _)| !fits(shape)).then(|| words.tiles_faded()));
    let shut = shut(game, &tiles);
    let named: Vec<String> = shut.iter().take(MOST_SHUT).map(Pos::to_string).collect();
    lines.extend((!shut.is_empty()).then(|| words.tiles_shut(shut.len(), named.join(", "))));
    let card = |&(shape, count): &(ShapeId, usize)| LabelledTile {
        shape,
        rotation: Rotation::default(),
        label: format!("× {count}"),
        faded: !fits(shape),
    };
    let told = |&(shape, count): &(ShapeId, usize)| words.tiles_line(count, words.tile(shape.shape()));
    let mut draft = Draft::text(clip(&lines.join("\n"), LONGEST));
    // Pictures of equal size, as few as possible.
    let pictures = tiles.len().div_ceil(MOST_TILES).min(NAMES.len());
    for (name, part) in NAMES.into_iter().zip(tiles.chunks(tiles.len().div_ceil(pictures))) {
        let cards: Vec<LabelledTile> = part.iter().map(card).collect();
        let alt = words.alt_tiles(words.separated(&part.iter().map(told).collect::<Vec<_>>()));
        draft.files.push(File { name, bytes: app.artist_of(table).tiles(&cards)?.png.into(), alt: Some(alt) });
    }
    if pictures > 1 {
        draft.layout = Layout::PictureFirst { below: String::new(), kept: Vec::new() };
    }
    Ok(Outcome::answer(draft))
}

/// The names of the pictures.
const NAMES: [&str; 8] = [
    "tiles.png",
    "tiles-2.png",
    "tiles-3.png",
    "tiles-4.png",
    "tiles-5.png",
    "tiles-6.png",
    "tiles-7.png",
    "tiles-8.png",
];

/// The number of tiles in a picture that fills a phone's screen. A chat shows higher pictures as narrow strips.
const MOST_TILES: usize = 42;

/// The maximum number of cells that are listed.
const MOST_SHUT: usize = 40;

/// The maximum length of the text, in characters.
const LONGEST: usize = 2000;

/// Returns the empty cells beside tiles on which none of the given tiles fits without a special piece.
fn shut(game: &Game, tiles: &[(ShapeId, usize)]) -> Vec<Pos> {
    let board = game.board();
    let mut open: BTreeSet<(i16, i16)> = BTreeSet::new();
    // Include the tile in hand, which is not in the pile but can fill a cell too.
    for shape in tiles.iter().map(|&(shape, _)| shape).chain(game.hand()) {
        for placement in board.placements(shape.shape()) {
            open.extend(
                shape.cells(placement.rotation).map(|(quarter, _)| quarter.of(placement.at)).map(|at| (at.y, at.x)),
            );
        }
    }
    let mut shut: Vec<Pos> = board.frontier().filter(|at| !open.contains(&(at.y, at.x))).collect();
    shut.sort_unstable_by_key(|at| (at.y, at.x));
    shut.dedup();
    shut
}

/// Returns the names of tiles with the number of each, the most frequent ones first.
fn counted(words: Words, tiles: impl Iterator<Item = ShapeId>) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for shape in tiles {
        *counts.entry(words.tile(shape.shape())).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    counts.into_iter().map(|(tile, count)| words.tiles_line(count, tile)).collect()
}
