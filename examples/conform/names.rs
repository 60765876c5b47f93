//! The other engine's names for what expansions bring, read from `names.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bergerie::rules::expansions::Expansion;
use bergerie::rules::figure::Figure;
use bergerie::rules::piece::Piece;
use bergerie::rules::score::Label;
use serde::Deserialize;

static NAMES: LazyLock<Names> =
    LazyLock::new(|| toml::from_str(include_str!("names.toml")).expect("names.toml is part of this program"));

#[derive(Deserialize)]
struct Names {
    sets: BTreeMap<String, Expansion>,
    elements: Elements,
    figures: BTreeMap<String, String>,
    pieces: BTreeMap<String, String>,
    receipts: Receipts,
}

#[derive(Deserialize)]
struct Elements {
    known: Vec<String>,
}

#[derive(Deserialize)]
struct Receipts {
    uncounted: Vec<String>,
    renamed: BTreeMap<String, String>,
}

/// The expansion that a tile set brings into play.
pub fn expansion(set: &str) -> Option<Expansion> {
    NAMES.sets.get(set).copied()
}

/// Whether an element of the rules is in play with its expansion.
pub fn is_known(element: &str) -> bool {
    NAMES.elements.known.iter().any(|known| known == element)
}

/// Their word for a figure, if they have one.
pub fn figure(figure: Figure) -> Option<&'static str> {
    NAMES.figures.get(figure.key()).map(String::as_str)
}

/// Their word for a piece, if they have one.
pub fn piece(piece: Piece) -> Option<&'static str> {
    NAMES.pieces.get(piece.key()).map(String::as_str)
}

/// Their word for a line of a receipt; most have one word in both, or the other engine has none of them.
pub fn receipt(label: Label) -> &'static str {
    NAMES.receipts.renamed.get(label.key()).map_or(label.key(), String::as_str)
}

/// Whether theirs counts what a line of a receipt counts.
pub fn is_counted(label: Label) -> bool {
    NAMES.receipts.uncounted.iter().all(|other| other != label.key())
}
