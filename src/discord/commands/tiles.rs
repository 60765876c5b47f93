//! `/tiles`: what can still be drawn.

use std::collections::BTreeMap;

use crate::discord::fault::Fault;
use crate::discord::message::draft::pages;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::View;
use crate::rules::tile::ShapeId;
use crate::table::{Snapshot, TableError};
use crate::words::Words;
use crate::words::commands as labels;

use super::args::Args;
use super::command::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::TILES, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    show(visit, &visit.table(app)?)
}

/// The tiles that a table has left, for the one who asks; how many there are, at a table without aids.
pub(in crate::discord) fn show(visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, pile, view) = (visit.words, game.pile(), View::of(game));
    let name = table.name.as_str();
    if view.unseen.is_empty() {
        return Ok(Outcome::say(words.tiles_none(name)));
    }
    let mut lines = vec![words.tiles_title(name, pile.len())];
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
        lines.push(String::new());
    }
    let first = if next.len() < pile.len() { next } else { &[] };
    lines.extend(counted(words, without(&view.unseen, first)));
    Ok(Outcome::pages(pages(lines)))
}

/// Tiles that nobody has seen, without some that are listed already.
fn without(unseen: &[(ShapeId, usize)], listed: &[ShapeId]) -> impl Iterator<Item = ShapeId> {
    let left = |&(shape, count): &(ShapeId, usize)| {
        let listed = listed.iter().filter(|&&other| other == shape).count();
        std::iter::repeat_n(shape, count.saturating_sub(listed))
    };
    unseen.iter().flat_map(left)
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
