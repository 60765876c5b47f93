//! Inns & Cathedrals (`docs/rules/inns_and_cathedrals.md`): roads with inns and cities with cathedrals score more when
//! completed, and nothing otherwise. Each player also gets a large meeple.
//!
//! Each of the three parts can be switched off, and its symbols on tiles then have no effect. The inns on two tiles of
//! Bridges, Castles & Bazaars count too (`inns_and_cathedrals.md 5.14`). A castle that repeats the points of a road or
//! city includes the effect of its inn or cathedral (`bridges_castles_and_bazaars.md 2.3.3`).

use super::own::inns_and_cathedrals::options;
pub use crate::setup::Part;
use crate::setup::options;
use crate::{
    AuditedScore, FeatureId, Figure, FigureRules, Game, Hooks, Kind, MEEPLE_RULES, Mark, Strength, Term, TermLabel,
    Terms, score,
};

// The expansion stores nothing besides the board.
pub(crate) use super::nothing::*;

/// The rules of the large meeple. It can be placed wherever a meeple can, and counts as two for majorities but never
/// for points (`inns_and_cathedrals.md 4`). Each player gets one, unless the option is off.
pub(crate) const FIGURES: &[(Figure, FigureRules)] =
    &[(Figure::LargeMeeple, FigureRules { strength: Strength::Always(2), per_player: 0, ..MEEPLE_RULES })];

options! {
    InnsAndCathedrals in inns_and_cathedrals;
    /// The final points of incomplete features (`inn_cathedral_incomplete`, `inns_and_cathedrals.md 2.8, 3.5`).
    incomplete: Incomplete {
        /// The feature scores nothing at the end of the game (`inns_and_cathedrals.md 2.8, 3.5`).
        Zero "zero",
        /// The feature scores as if it had no inn or cathedral.
        Ignore "ignore",
    },
    /// Whether inns change the points of roads.
    inns: Part,
    /// Whether cathedrals change the points of cities.
    cathedrals: Part,
    /// Whether each player begins with a large meeple, which counts as two.
    large_meeple: Part,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `inns_and_cathedrals.md 1.1`
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("inns-and-cathedrals", setup.edition),
    has_sixth_player: true,
    // `inns_and_cathedrals.md 1.2`
    distribute_components: |game| {
        let is_large_played = options(game).is_some_and(|options| options.large_meeple == Part::On);
        game.give_figures(Figure::LargeMeeple, u8::from(is_large_played));
    },
    adjust_terms: Some(adjust_terms),
    recount,
    ..Hooks::NONE
};

/// Returns the mark that changes the points of this kind of features, if any, and the label of its receipt line.
pub fn mark_of(game: &Game, kind: Kind) -> Option<(Mark, TermLabel)> {
    let options = options(game)?;
    match kind {
        Kind::Road if options.inns == Part::On => Some((Mark::Inn, TermLabel::Inns)),
        Kind::City if options.cathedrals == Part::On => Some((Mark::Cathedral, TermLabel::Cathedrals)),
        _ => None,
    }
}

/// Sets the points of a feature with inns or cathedrals. A completed road scores 2 per tile, a completed city 3 per
/// tile and pennant, regardless of how many inns or cathedrals there are (`inns_and_cathedrals.md 2.5, 2.6, 3.3, 3.4`),
/// and even if small cities score half. An incomplete road or city scores nothing, not even for pennants
/// (`inns_and_cathedrals.md 2.8, 3.5`).
fn adjust_terms(game: &Game, feature: FeatureId, occasion: score::Occasion, terms: &mut Terms) {
    let board = game.board();
    let Some((mark, label)) = mark_of(game, board.features().get(feature).kind) else { return };
    let mut segments = board.features().nodes(feature).map(|node| node.segment);
    if !segments.any(|segment| segment.marks.has(mark)) {
        return;
    }
    let raised = || terms.iter().filter(|term| matches!(term.label, TermLabel::Tiles | TermLabel::Pennants));
    let is_halved = mark == Mark::Cathedral && raised().all(|term| term.each == 1);
    let term = if occasion == score::Occasion::Completed {
        let each = if is_halved { 2 } else { 1 };
        Term { label, count: raised().map(|term| term.count).sum(), each }
    } else if options(game).is_some_and(|options| options.incomplete == Incomplete::Zero) {
        terms.clear();
        Term { label, count: 1, each: 0 }
    } else {
        return;
    };
    score::add(terms, term);
}

fn recount(AuditedScore { table, game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    let Some((mark, _)) = mark_of(game, found.kind).filter(|(mark, _)| table.has_mark(found, *mark)) else { return };
    let ignores = options(game).is_some_and(|options| options.incomplete == Incomplete::Ignore);
    *worth = match (score.occasion == score::Occasion::Completed, mark) {
        (true, Mark::Inn) => *worth * 2,
        // Walls or abbeys can close a small city with a cathedral.
        (true, _) if table.is_halved(game, found) => *worth * 3,
        (true, _) => *worth / 2 * 3,
        (false, _) if ignores => *worth,
        (false, _) => 0,
    };
}
