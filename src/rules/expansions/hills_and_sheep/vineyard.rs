//! Vineyards (`hills_and_sheep.md 3`), which add points to monasteries.

use crate::{FeatureId, Game, Kind, Occasion, Term, TermLabel, Terms, score};

/// The points per vineyard for a completed monastery beside it (`hills_and_sheep.md 3.2`).
const POINTS_PER_VINEYARD: i16 = 3;

/// Adds the points of the vineyards around a completed monastery, but no garden (`hills_and_sheep.md 3.3, 3.4`).
pub(super) fn adjust_terms(game: &Game, feature: FeatureId, occasion: Occasion, terms: &mut Terms) {
    let feature = game.board().features().get(feature);
    if feature.kind.base() != Kind::Monastery || occasion != Occasion::Completed {
        return;
    }
    let (at, _) = game.board().segment_location(feature.oldest);
    let around = at.around().into_iter().filter_map(|pos| game.board().tile_at(pos));
    let count = around.filter(|&tile| game.board().placed_tile(tile).shape.has(Kind::Vineyard)).count() as u16;
    if count > 0 {
        score::add(terms, Term { label: TermLabel::Vineyards, count, each: POINTS_PER_VINEYARD });
    }
}
