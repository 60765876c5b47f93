//! Acrobats (`under_the_big_top.md 3`): pyramids of three meeples, of any players, on acrobat spaces.

use super::{
    AcrobatFigures, Action, Event, Occasion, RefusalReason, action, event, is_played, occasion, options, refusal,
    state, state_mut,
};
use crate::expansions::FigureEntry;
use crate::expansions::bridges_castles_and_bazaars;
use crate::{
    ExpansionAction, Figure, Flow, Game, Kind, NodeId, OwnedFigure, PlacedFigure, Placement, Pos, Refusal, Score, Seat,
    Site, Term, TermLabel, TileNo, figure_placement, scoring,
};

/// The number of acrobats of a complete pyramid (`under_the_big_top.md 3.1.1`).
pub const PYRAMID_SIZE: usize = 3;

/// The points for each acrobat of a pyramid (`under_the_big_top.md 3.2.2`).
const POINTS_PER_ACROBAT: i16 = 5;

fn acrobat_space(game: &Game, at: Pos) -> Option<NodeId> {
    let placed = game.board().placed_tile(game.board().tile_at(at)?);
    placed.nodes().zip(placed.segments()).find(|(_, segment)| segment.kind == Kind::Acrobats).map(|(node, _)| node)
}

/// Returns the acrobats on a cell, in the order of placing.
pub fn acrobats(game: &Game, at: Pos) -> impl Iterator<Item = PlacedFigure> {
    let space = acrobat_space(game, at);
    game.board().figures().iter().copied().filter(move |occupant| Some(occupant.node) == space)
}

/// Returns all acrobats, in the order of placing.
pub fn all_acrobats(game: &Game) -> impl Iterator<Item = PlacedFigure> {
    let is_space = |node| game.board().features().get(game.board().features().feature_of(node)).kind == Kind::Acrobats;
    game.board().figures().iter().copied().filter(move |occupant| is_space(occupant.node))
}

fn acrobat_space_cells(game: &Game) -> impl Iterator<Item = Pos> {
    game.board().tiles().iter().filter(|placed| placed.shape.has(Kind::Acrobats)).map(|placed| placed.at)
}

fn is_full(game: &Game, at: Pos) -> bool {
    acrobats(game, at).count() == PYRAMID_SIZE
}

/// Returns whether the pyramid on a cell was complete before this turn (`under_the_big_top.md 3.1.6, 3.2.1`).
pub(super) fn is_ready(game: &Game, at: Pos) -> bool {
    is_full(game, at) && state(game).is_some_and(|state| !state.completed.contains(&(at, game.turn_id())))
}

/// Returns whether a figure can be an acrobat (`under_the_big_top.md 3.1.4`).
fn can_be_acrobat(game: &Game, figure: Figure) -> bool {
    match options(game).map(|options| options.acrobat_figures) {
        Some(AcrobatFigures::AllButSpecial) => {
            figure != Figure::Ringmaster && figure.goes_with_meeples_to(Kind::Acrobats)
        }
        _ => figure == Figure::Meeple,
    }
}

/// Checks that a figure can be an acrobat on a cell, regardless of its distance.
fn check_acrobat(game: &Game, figure: Figure, at: Pos) -> Result<(), RefusalReason> {
    let tile = game.board().tile_at(at).ok_or(RefusalReason::NoSpace)?;
    if acrobat_space(game, at).is_none() || !is_played(game, Kind::Acrobats) {
        Err(RefusalReason::NoSpace)
    } else if !can_be_acrobat(game, figure) {
        Err(RefusalReason::NoAcrobat(figure))
    } else if is_full(game, at) {
        Err(RefusalReason::SpaceFull)
    } else if game.board().placed_tile(tile).road_axis().is_some() {
        Err(RefusalReason::UnderBridge)
    } else {
        Ok(())
    }
}

/// Checks that a figure can be an acrobat there, at any distance (`under_the_big_top.md 3.1.4, 3.1.5, 3.1.7`).
pub(super) fn figure_check(game: &Game, FigureEntry { figure, node, .. }: FigureEntry) -> Result<(), Refusal> {
    let features = game.board().features();
    if features.get(features.feature_of(node)).kind != Kind::Acrobats {
        return Ok(());
    }
    check_acrobat(game, figure, game.board().segment_location(node).0).map_err(refusal)
}

/// Returns the cells whose acrobat spaces a tile makes usable: on and around it (`under_the_big_top.md 3.1.2`), or all
/// of them if it has a magic portal (`under_the_big_top.md 5.17`).
fn usable_spaces(game: &Game, tile: TileNo) -> impl Iterator<Item = Pos> {
    let placed = game.board().placed_tile(tile);
    let is_portal = placed.shape.has(Kind::Portal);
    acrobat_space_cells(game).filter(move |at| is_portal || placed.cells().any(|cell| cell.block().contains(at)))
}

/// Offers the acrobat spaces around the tile just placed, and the pyramids that can be scored.
pub(super) fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    let figures = || Figure::ALL.into_iter().filter(|&figure| game.player(seat).has_figure(figure));
    for at in usable_spaces(game, tile) {
        let joins = |figure: &Figure| {
            acrobat_space(game, at).is_some_and(|node| figure_placement::may_join(game, *figure, node))
        };
        actions.extend(figures().filter(joins).map(|figure| action(Action::PlaceAcrobat { figure, at })));
    }
    let ready = acrobat_space_cells(game).filter(|&at| is_ready(game, at));
    actions.extend(ready.map(|at| action(Action::ScorePyramid { at })));
}

/// Places a meeple as an acrobat of the pyramid on the space at `at`.
pub(super) fn place_acrobat(game: &mut Game, figure: Figure, at: Pos, events: &mut Vec<crate::Event>) -> Flow {
    let Some(node) = acrobat_space(game, at) else {
        never!("no acrobats are at {at:?}");
        return Flow::Next;
    };
    figure_placement::deploy_on_node(game, OwnedFigure { figure, seat: game.active() }, node, events)
}

/// Records the turn in which an acrobat completes a pyramid.
pub(super) fn on_figure_deployed(game: &mut Game, acrobat: PlacedFigure, _: &mut Vec<crate::Event>) {
    let (at, _) = game.board().segment_location(acrobat.node);
    let completes = acrobat_space(game, at) == Some(acrobat.node) && is_full(game, at);
    let completed = completes.then(|| (at, game.turn_id()));
    state_mut(game).completed.extend(completed);
}

/// Scores a complete pyramid, whose acrobats return (`under_the_big_top.md 3.2.1–3.2.3`).
pub(super) fn score_pyramid(game: &mut Game, at: Pos, events: &mut Vec<crate::Event>) -> Flow {
    events.push(event(Event::PyramidScored { seat: game.active(), at }));
    let acrobats = award_acrobats(game, at, events);
    acrobats.into_iter().for_each(|acrobat| game.return_figure(acrobat, events));
    Flow::Next
}

/// Awards the points for the acrobats on a cell to their owners. Returns the acrobats, which stay on the board.
fn award_acrobats(game: &mut Game, at: Pos, events: &mut Vec<crate::Event>) -> Vec<PlacedFigure> {
    let acrobats: Vec<PlacedFigure> = acrobats(game, at).collect();
    for seat in game.seats() {
        let count = acrobats.iter().filter(|acrobat| acrobat.seat == seat).count() as u16;
        if count > 0 {
            let term = Term { label: TermLabel::Acrobats, count, each: POINTS_PER_ACROBAT };
            scoring::award(game, Score::for_player(seat, occasion(Occasion::Pyramid { at }), term), events);
        }
    }
    acrobats
}

/// Scores all acrobats when the game ends (`under_the_big_top.md 3.3.1`).
pub(super) fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    let spaces: Vec<Pos> = acrobat_space_cells(game).collect();
    for at in spaces {
        award_acrobats(game, at, events);
    }
}

/// Returns the reason why a player cannot place an acrobat on a cell.
pub(super) fn refusal_of(game: &Game, seat: Seat, figure: Figure, at: Pos) -> Refusal {
    match check_acrobat(game, figure, at) {
        Err(reason) => refusal(reason),
        Ok(()) if !game.player(seat).has_figure(figure) => Refusal::NoneLeft(figure),
        Ok(()) if usable_spaces(game, game.last_placed_tile()).any(|usable| usable == at) => Refusal::NotOffered,
        Ok(()) => refusal(RefusalReason::TooFar),
    }
}

/// Returns whether acrobats are on a cell, which prevents a bridge there (`under_the_big_top.md 5.6`).
fn has_acrobats(game: &Game, at: Pos) -> bool {
    acrobats(game, at).next().is_some()
}

/// Returns an error for a placement with a bridge over acrobats.
pub(super) fn check_bridge(game: &Game, placement: Placement) -> Result<(), RefusalReason> {
    match placement.piece.map(|piece| piece.site) {
        Some(Site::Over(bridge)) if has_acrobats(game, bridge.at) => Err(RefusalReason::OverAcrobats),
        _ => Ok(()),
    }
}

pub(super) fn is_bridge_over_acrobats(game: &Game, answer: crate::Action) -> bool {
    use bridges_castles_and_bazaars::Action::BuildBridge;
    let crate::Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(BuildBridge(bridge))) = answer else {
        return false;
    };
    has_acrobats(game, bridge.at)
}
