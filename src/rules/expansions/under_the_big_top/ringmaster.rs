//! The ringmaster (`under_the_big_top.md 4`): a meeple that scores points for the circus and acrobat spaces around it.

use super::{RingmasterOnCastle, is_played, options};
use crate::{AuditedScore, Extra, FeatureId, Figure, Game, Kind, PlacedTile, Pos, Score, Term, TermLabel, scoring};

/// The points for each space on and around the ringmaster's tile (`under_the_big_top.md 4.2`).
pub const POINTS_PER_SPACE: i16 = 2;

/// Returns the segments that count as spaces, which are those whose part of the expansion is in play.
pub fn scoring_spaces(game: &Game) -> impl Iterator<Item = Kind> {
    [Kind::Circus, Kind::Acrobats].into_iter().filter(|&kind| is_played(game, kind))
}

/// Returns the number of circus and acrobat spaces on a tile and around it (`under_the_big_top.md 4.2, 4.3`).
fn space_count(game: &Game, placed: &PlacedTile) -> usize {
    let shapes = placed.cells().chain(placed.surrounding_cells()).filter_map(|at| game.board().tile_at(at));
    let shapes = shapes.map(|tile| game.board().placed_tile(tile).shape.get());
    shapes.filter(|shape| scoring_spaces(game).any(|kind| shape.has(kind))).count()
}

/// Adds the ringmaster's points for any feature that is scored (`under_the_big_top.md 4.2, 4.4–4.7`).
pub(super) fn add_extras(game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
    let pays_lords =
        || options(game).is_some_and(|options| options.ringmaster_on_castle == RingmasterOnCastle::OwnerBonus);
    if scoring::is_exempt(game, feature) && !pays_lords() {
        return;
    }
    // Without a comparison of strengths, the score is not for the feature (`under_the_big_top.md 4.9`).
    let strengths = score.feature.iter().flat_map(|feature| &feature.strengths);
    let compared: Vec<_> = strengths.map(|&(seat, _)| seat).collect();
    for occupant in game.board().figures_on(feature) {
        let count =
            || space_count(game, game.board().placed_tile(game.board().features().node(occupant.node).tile)) as u16;
        if occupant.figure == Figure::Ringmaster && compared.contains(&occupant.seat) && count() > 0 {
            let term = Term { label: TermLabel::Spaces, count: count(), each: POINTS_PER_SPACE };
            extras.push(Extra { seat: occupant.seat, term });
        }
    }
}

/// Recounts the points of ringmasters in final scoring, while they are on the board.
pub(super) fn recount(audited: AuditedScore<'_>, worth: &mut i32) {
    let AuditedScore { table, game, found, score, .. } = audited;
    if !audited.has_final_extras() {
        return;
    }
    let ringmasters = game.board().figures().iter().filter(|occupant| occupant.figure == Figure::Ringmaster);
    let expected = ringmasters.map(|occupant| {
        let node = game.board().features().node(occupant.node);
        let placed = game.board().placed_tile(node.tile);
        let is_there = found.places.contains(&(placed.at, node.index));
        let is_space = |at: &Pos| scoring_spaces(game).any(|kind| table.shows(*at, kind));
        i32::from(is_there)
            * i32::from(POINTS_PER_SPACE)
            * placed.cells().chain(placed.surrounding_cells()).filter(is_space).count() as i32
    });
    let paid =
        score.extras.iter().filter(|extra| extra.term.label == TermLabel::Spaces).map(|extra| extra.term.points());
    *worth += expected.sum::<i32>() - paid.sum::<i32>();
}
