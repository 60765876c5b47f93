//! The Chappa'ai (`monuments.md 4`): a player who places one can place the meeple on another such tile.

use super::{Action, Chappaai, action, options};
use crate::{Figure, Game, Kind, Seat, SegmentIndex, TileNo, figure_placement};

/// Offers every unoccupied, incomplete feature of the other tiles with a Chappa'ai, except monuments.
pub(super) fn offer_chappaais(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    let plays = options(game).is_some_and(|options| options.chappaai == Chappaai::Portal);
    let shows = |tile: TileNo| game.board().placed_tile(tile).shape.has(Kind::Chappaai);
    if !plays || !shows(tile) {
        return;
    }
    let tiles = game.board().tile_numbers();
    for other in tiles.filter(|&other| other != tile && shows(other)) {
        let placed = game.board().placed_tile(other);
        for (index, node) in placed.nodes().enumerate() {
            let is_open = !game.board().is_complete(game.board().features().feature_of(node));
            let (at, segment) = (game.board().segment_location(node).0, index as SegmentIndex);
            let can_enter = |figure: &Figure| is_open && figure_placement::may_enter(game, *figure, node);
            let meeples = figure_placement::meeples(game, seat).filter(can_enter);
            actions.extend(meeples.map(|figure| action(Action::UseChappaai { at, segment, figure })));
        }
    }
}
