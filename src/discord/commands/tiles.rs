//! `/tiles`: what can still be drawn.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::discord::fault::Fault;
use crate::discord::message::draft::{Draft, File, clip};
use crate::discord::visit::{App, Outcome, Visit};
use crate::picture::LabelledTile;
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::tile::ShapeId;
use crate::rules::{Game, View};
use crate::table::{Snapshot, TableError};
use crate::words::Words;
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::TILES, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    show(app, visit, &visit.table(app)?)
}

/// The tiles that a table has left, for the one who asks, as a picture with how many there are of each, those that fit nowhere
/// now faded, and the places that none of them can fill; how many there are, at a table without aids.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, pile, view) = (visit.words, game.pile(), View::of(game));
    let name = table.name.as_str();
    if view.unseen.is_empty() {
        return Ok(Outcome::say(words.tiles_none(name)));
    }
    let mut lines = vec![words.tiles_title(pile.len(), name)];
    if !table.aids.are_on() {
        lines.push(words.tiles_withheld());
        return Ok(Outcome::say(lines.join("\n")));
    }
    let all: usize = view.unseen.iter().map(|&(_, count)| count).sum();
    if all > pile.len() {
        lines.push(words.tiles_hidden(all, all - pile.len()));
    }
    // Expansions put stages on the pile; what comes next is told first.
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
    let cards: Vec<LabelledTile> = tiles.iter().map(card).collect();
    let told = |&(shape, count): &(ShapeId, usize)| words.tiles_line(count, words.tile(shape.shape()));
    let alt = words.alt_tiles(tiles.iter().map(told).collect::<Vec<_>>().join("; "));
    let mut draft = Draft::text(clip(&lines.join("\n"), LONGEST));
    draft.files.push(File { name: "tiles.png", bytes: app.artist_of(table).tiles(&cards)?.png.into(), alt: Some(alt) });
    Ok(Outcome::answer(draft))
}

/// The most places that are named, and the longest text, in characters.
const MOST_SHUT: usize = 40;
const LONGEST: usize = 2000;

/// The cells beside the table that none of some tiles fits on, as the table is now, without any special piece.
fn shut(game: &Game, tiles: &[(ShapeId, usize)]) -> Vec<Pos> {
    let board = game.board();
    let mut open: BTreeSet<(i16, i16)> = BTreeSet::new();
    // A hand is no tile to come, but it can fill a place all the same.
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

/// So many of each, those that read the same together, the most frequent first.
fn counted(words: Words, tiles: impl Iterator<Item = ShapeId>) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for shape in tiles {
        *counts.entry(words.tile(shape.shape())).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    counts.into_iter().map(|(tile, count)| words.tiles_line(count, tile)).collect()
}
