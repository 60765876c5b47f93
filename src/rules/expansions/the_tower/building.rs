//! Towers: building floors on foundations, and putting meeples on top (`the_tower.md 2`).

use super::{Action, Event, RefusalReason, action, event, refusal, site, state, state_mut};
use crate::{
    Figure, FigureLocation, Flow, Game, HeldFigure, Holder, Kind, OwnedFigure, Piece, PlacedPiece, Placement, Pos,
    Refusal, Seat, TileNo, figure_placement,
};

/// Returns the number of floors of the tower on a cell, 0 without a foundation.
pub fn height(game: &Game, at: Pos) -> usize {
    game.board().height(Piece::Floor, site(at))
}

/// Returns the cells of all foundations and towers without a meeple on top, on which any player can build.
pub(super) fn open_towers(game: &Game) -> impl Iterator<Item = Pos> {
    let foundations = state(game).into_iter().flat_map(|state| &state.foundations);
    foundations.copied().filter(|&at| figure_on_top(game, at).is_none())
}

/// Returns the meeple on top of the tower on a cell, if there is one.
pub fn figure_on_top(game: &Game, at: Pos) -> Option<HeldFigure> {
    game.board().held_figures().iter().find(|held| held.by == tower_holder(at)).copied()
}

/// Returns the tower on a cell as the holder of the meeple on top of it.
pub const fn tower_holder(at: Pos) -> Holder {
    Holder::Piece(Piece::Floor, site(at))
}

pub(super) fn on_tile_placed(game: &mut Game, placement: Placement, _: &mut Vec<crate::Event>) {
    let has_foundation =
        game.board().placed_tile(game.last_placed_tile()).segments().any(|segment| segment.kind == Kind::Foundation);
    if has_foundation {
        state_mut(game).foundations.push(placement.at);
    }
}

/// Offers a floor on every foundation and open tower, and a meeple on every open tower (`the_tower.md 2.2, 2.3`).
pub(super) fn offer_main_actions(game: &Game, seat: Seat, _: TileNo, actions: &mut Vec<crate::Action>) {
    if game.player(seat).piece_count(Piece::Floor) > 0 {
        actions.extend(open_towers(game).map(|at| action(Action::BuildFloor { at })));
    }
    for at in open_towers(game).filter(|&at| height(game, at) > 0) {
        let meeples = figure_placement::meeples(game, seat).filter(|&figure| stands_on_towers(figure));
        actions.extend(meeples.map(|figure| action(Action::CloseTower { at, figure })));
    }
}

/// Returns whether a figure can be on top of a tower, as normal and large meeples and ringmasters can (`the_tower.md 2.12`).
const fn stands_on_towers(figure: Figure) -> bool {
    figure.is_meeple() && figure.stands_on(Kind::Field)
}

pub(super) fn floor_refusal(game: &Game, seat: Seat, at: Pos) -> RefusalReason {
    match state(game) {
        Some(state) if !state.foundations.contains(&at) => RefusalReason::NoFoundation,
        _ if game.player(seat).piece_count(Piece::Floor) == 0 => RefusalReason::NoFloorsLeft,
        _ => RefusalReason::TowerIsClosed,
    }
}

/// Returns the reason why a player cannot put a meeple on top of the tower on this cell.
pub(super) fn close_tower_refusal(game: &Game, seat: Seat, at: Pos, figure: Figure) -> Refusal {
    let has_foundation = || state(game).is_some_and(|state| state.foundations.contains(&at));
    refusal(if !stands_on_towers(figure) {
        RefusalReason::FigureNotAllowed(figure)
    } else if !game.player(seat).has_figure(figure) {
        return Refusal::NoneLeft(figure);
    } else if height(game, at) > 0 {
        RefusalReason::TowerIsClosed
    } else if has_foundation() {
        RefusalReason::NoFloorOnTower
    } else {
        RefusalReason::NoFoundation
    })
}

pub(super) fn build_floor(game: &mut Game, at: Pos, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    game.player_mut(seat).take_pieces(Piece::Floor, 1);
    state_mut(game).last_tower = Some(at);
    game.place_piece(PlacedPiece { piece: Piece::Floor, owner: None, site: site(at) });
    events.push(event(Event::FloorBuilt { seat, at, height: height(game, at) as u8 }));
    Flow::Next
}

/// Puts a meeple on top of a tower, which closes the tower (`the_tower.md 2.10`).
pub(super) fn close_tower(game: &mut Game, at: Pos, figure: Figure, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    game.move_figure(
        OwnedFigure { figure, seat },
        [FigureLocation::Supply, FigureLocation::Held(tower_holder(at))],
        events,
    );
    events.push(event(Event::TowerClosed { seat, figure, at }));
    Flow::Next
}
