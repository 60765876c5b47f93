//! The tiles that can still be drawn, as text with pictures.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::words::{Words, markup};
use bergerie_picture::{LabelledTile, Subject};
use bergerie_rules::{Game, Pos, Rotation, ShapeId};
use bergerie_table::Assists;

use super::pictures::Picture;
use super::possessions::overview;

/// The maximum number of cells that are listed.
const MAX_UNFILLABLE_CELLS: usize = 40;

/// Describes the unseen tiles with the number of each. Tiles that fit nowhere at the moment are faded, and cells that no tile can fill
/// are listed. The pictures have at most `most` tiles each. At a table without assists, returns only the number of tiles.
pub fn unseen_tiles(
    words: Words,
    assists: Assists,
    name: &str,
    game: &Game,
    (most, pictures): (usize, usize),
) -> (Vec<String>, Vec<Picture>) {
    let (pile, mut tiles) = (game.pile(), game.unseen());
    if tiles.is_empty() {
        return (vec![words.tiles_none(name)], Vec::new());
    }
    let mut lines = vec![words.tiles_title(pile.len(), name)];
    if !assists.are_on() {
        lines.push(words.tiles_withheld());
        return (lines, Vec::new());
    }
    lines.extend(overview(words, game).filter_map(|overview| overview.hidden_tiles));
    // If an expansion divides the pile, show the part that is drawn first.
    let next = pile.top();
    if next.len() < pile.len() {
        lines.push(words.tiles_first(next.len()));
        lines.extend(tile_counts(words, next.iter().copied()));
    }
    let fits = |shape: ShapeId| game.board().placements(shape.get()).next().is_some();
    tiles.sort_by_key(|&(_, count)| Reverse(count));
    lines.extend(tiles.iter().any(|&(shape, _)| !fits(shape)).then(|| markup::note(words.tiles_faded())));
    let shut = unfillable_cells(game, &tiles);
    let named: Vec<String> = shut.iter().take(MAX_UNFILLABLE_CELLS).map(markup::cell).collect();
    lines.extend((!shut.is_empty()).then(|| words.tiles_shut(shut.len(), named.join(", "))));
    let card = |&(shape, count): &(ShapeId, usize)| LabelledTile {
        shape,
        rotation: Rotation::default(),
        label: format!("× {count}"),
        is_faded: !fits(shape),
    };
    let describe = |&(shape, count): &(ShapeId, usize)| words.tiles_line(count, words.tile(shape.get()));
    let picture = |part: &[(ShapeId, usize)]| Picture {
        subject: Subject::Tiles(part.iter().map(card).collect()),
        alt: words.alt_tiles(words.separated(&part.iter().map(describe).collect::<Vec<_>>())),
        note: None,
    };
    // Pictures of equal size, as few as possible.
    let pictures = tiles.len().div_ceil(most).min(pictures);
    (lines, tiles.chunks(tiles.len().div_ceil(pictures)).map(picture).collect())
}

/// Returns the empty cells beside tiles on which none of the given tiles fits without a special piece.
fn unfillable_cells(game: &Game, tiles: &[(ShapeId, usize)]) -> Vec<Pos> {
    let board = game.board();
    let mut open: BTreeSet<(i16, i16)> = BTreeSet::new();
    // Include the tile in hand, which is not in the pile but can fill a cell too.
    for shape in tiles.iter().map(|&(shape, _)| shape).chain(game.hand()) {
        for placement in board.placements(shape.get()) {
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
fn tile_counts(words: Words, tiles: impl Iterator<Item = ShapeId>) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for shape in tiles {
        *counts.entry(words.tile(shape.get())).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    counts.into_iter().map(|(tile, count)| words.tiles_line(count, tile)).collect()
}
