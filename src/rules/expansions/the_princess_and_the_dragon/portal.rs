//! Magic portals (`the_princess_and_the_dragon.md 5`), through which the figure of the turn can enter any tile.

use super::{Action, CompletedPortalTargets, action, options};
use crate::{FeatureId, Figure, Game, Kind, Seat, SegmentIndex, TileNo, figure_placement};

pub(super) fn has_portal(game: &Game, tile: TileNo) -> bool {
    game.board().placed_tile(tile).shape.has(Kind::Portal)
}

/// Offers every unoccupied, incomplete feature of the other tiles (`the_princess_and_the_dragon.md 5.1–5.8`).
pub(super) fn offer_portals(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    if !has_portal(game, tile) {
        return;
    }
    let travels = |figure: &Figure| figure.claims() && game.player(seat).has_figure(*figure);
    let figures: Vec<Figure> = Figure::ALL.into_iter().filter(travels).collect();
    for other in game.board().tile_numbers().filter(|&other| other != tile) {
        let placed = game.board().placed_tile(other);
        for (index, node) in placed.nodes().enumerate() {
            if leads_to(game, game.board().features().feature_of(node)) {
                let (at, segment) = (game.board().segment_location(node).0, index as SegmentIndex);
                let figures = figures.iter().filter(|&&figure| figure_placement::may_enter(game, figure, node));
                actions.extend(figures.map(|&figure| action(Action::UsePortal { figure, at, segment })));
            }
        }
    }
}

/// Returns whether a portal leads into a feature. The feature must be incomplete, unless the option allows features
/// that this tile completed (`the_princess_and_the_dragon.md 5.3–5.5`).
fn leads_to(game: &Game, feature: FeatureId) -> bool {
    let is_allowed =
        || options(game).is_some_and(|options| options.portal_to_completed_now == CompletedPortalTargets::Allowed);
    let board = game.board();
    !board.is_complete(feature) || is_allowed() && board.completed_by(game.last_placed_tile()).contains(&feature)
}
