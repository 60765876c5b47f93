//! The barn (`abbey_and_mayor.md 5`), on a corner of four tiles, which scores the farmers of its field and at the end.

use arrayvec::ArrayVec;

use super::{
    Action, BarnPlacement, Event, Occasion, RefusalReason, action, event, occasion, options, refusal, state_mut,
};
use crate::expansions::FigureEntry;
use crate::{
    Board, FeatureId, Figure, Flow, Game, Half, Kind, Majority, NodeId, Piece, PlacedFigure, PlacedPiece, Pos, Refusal,
    Seat, Seats, Side, Site, TermLabel, Terms, TileNo, score, scoring,
};

/// A barn on a corner where four fields meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barn {
    /// The player who owns the barn.
    pub seat: Seat,
    /// The corner, named by the cell to its south-east.
    pub corner: Pos,
    /// The field around that corner, valid until a tile joins it to another field.
    pub field: FeatureId,
}

/// Returns the barns on the table, in the order of placing.
pub fn barns(game: &Game) -> impl Iterator<Item = Barn> {
    let barns = game.board().pieces().iter().filter(|placed| placed.piece == Piece::Barn);
    barns.filter_map(|placed| {
        let barn = barn_of(game.board(), placed);
        always!(barn.is_some(), "a barn without owner or field: {placed:?}");
        barn
    })
}

fn barn_of(board: &Board, placed: &PlacedPiece) -> Option<Barn> {
    let (Some(seat), Site::Corner(corner)) = (placed.owner, placed.site) else { return None };
    Some(Barn { seat, corner, field: field_at(board, corner)? })
}

fn has_barn(game: &Game, field: FeatureId) -> bool {
    barns(game).any(|barn| barn.field == field)
}

/// Returns the field segment of each of the four tiles at a corner, or `None` where there is no tile or no field.
fn field_nodes_around(board: &Board, corner: Pos) -> impl Iterator<Item = Option<NodeId>> {
    let (west, north) = (corner.step(Side::W), corner.step(Side::N));
    let quarters = [
        (corner, [Half::Wnw, Half::Nnw]),
        (west, [Half::Nne, Half::Ene]),
        (north, [Half::Ssw, Half::Wsw]),
        (north.step(Side::W), [Half::Ese, Half::Sse]),
    ];
    quarters.into_iter().map(|(cell, halves)| {
        let tile = board.tile_at(cell)?;
        let [one, other] = halves.map(|half| board.placed_tile(tile).face(cell).on_half(half));
        let node = board.placed_tile(tile).node(one.filter(|_| one == other)?);
        (board.features().get(board.features().feature_of(node)).kind == Kind::Field).then_some(node)
    })
}

/// Returns the field around a corner (`abbey_and_mayor.md 5.1.2`), or `None` unless all four tiles show field there.
pub(super) fn field_at(board: &Board, corner: Pos) -> Option<FeatureId> {
    // All four are in one field: adjacent fields are joined, and inner sides of a large tile show no field.
    let mut nodes = field_nodes_around(board, corner);
    let node = nodes.next()??;
    nodes.all(|node| node.is_some()).then(|| board.features().feature_of(node))
}

/// Returns whether a barn may be placed on a corner. The field must not have a barn yet, unless the option allows more
/// (`abbey_and_mayor.md 5.1.5`).
fn accepts_barn(game: &Game, corner: Pos) -> bool {
    let shares = options(game).is_some_and(|options| options.barn_placement == BarnPlacement::Free);
    field_at(game.board(), corner).is_some_and(|field| shares || !has_barn(game, field))
}

/// Returns the corners of a tile, each named by the cell to its south-east.
fn tile_corners(game: &Game, tile: TileNo) -> ArrayVec<Pos, 9> {
    let mut corners = ArrayVec::new();
    for cell in game.board().placed_tile(tile).cells() {
        let (east, south) = (cell.step(Side::E), cell.step(Side::S));
        for corner in [cell, east, south, south.step(Side::E)] {
            if !corners.contains(&corner) {
                corners.push(corner);
            }
        }
    }
    corners
}

/// Offers a barn on each suitable corner of the tile just placed (`abbey_and_mayor.md 5.1.2`).
pub(super) fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    if game.player(seat).piece_count(Piece::Barn) > 0 {
        let corners = tile_corners(game, tile).into_iter().filter(|&corner| accepts_barn(game, corner));
        actions.extend(corners.map(|corner| action(Action::PlaceBarn { corner })));
    }
}

/// Places the active player's barn as the main action of the turn.
pub(super) fn place_barn(game: &mut Game, corner: Pos, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    game.player_mut(seat).take_pieces(Piece::Barn, 1);
    state_mut(game).new_barn = Some(corner);
    game.place_piece(PlacedPiece { piece: Piece::Barn, owner: Some(seat), site: Site::Corner(corner) });
    events.push(event(Event::BarnPlaced { seat, corner }));
    Flow::Next
}

/// Checks that a figure would not become a farmer in a field with a barn. Shepherds may enter (`abbey_and_mayor.md 5.1.7`), and
/// meeples from the City that are scored there at once (`the_count.md 4.12`).
pub(super) fn figure_check(game: &Game, entry: FigureEntry) -> Result<(), Refusal> {
    let field = game.board().features().feature_of(entry.node);
    let is_field = game.board().features().get(field).kind == Kind::Field;
    let is_farmer = entry.figure.claims() && is_field && !entry.is_scored_at_once;
    if is_farmer && has_barn(game, field) { Err(refusal(RefusalReason::FieldHasBarn)) } else { Ok(()) }
}

/// Step 3b: scores the farmers in fields with barns and returns them to their owners. In the field of a new barn, they
/// score as at the end of the game (`abbey_and_mayor.md 5.2`). If their field was joined to that of an older barn, they
/// score one point per city (`abbey_and_mayor.md 5.3`).
pub(crate) fn score_barn_farmers(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let mut barns: ArrayVec<Barn, { Seat::MAX_COUNT }> = barns(game).collect();
    let has_farmers = |field: &FeatureId| game.board().features().get(*field).claims > 0;
    let mut fields: ArrayVec<FeatureId, { Seat::MAX_COUNT }> = ArrayVec::new();
    for field in barns.iter().map(|barn| barn.field).filter(has_farmers) {
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    if !scoring::announce(game, &fields, events) {
        return Flow::Stay;
    }
    let new = state_mut(game).new_barn.take();
    barns.sort_by_key(|barn| Some(barn.corner) != new);
    for Barn { corner, field, .. } in barns {
        if game.board().features().get(field).claims > 0 {
            let why = if Some(corner) == new { Occasion::BarnPlaced } else { Occasion::FieldsJoined };
            scoring::award_feature(game, field, occasion(why), events);
            return_farmers(game, field, events);
        }
    }
    Flow::Next
}

/// Returns the farmers of a field to their owners. Shepherds stay. Pigs leave with their farmers
/// (`abbey_and_mayor.md 5.2.4`), even if an option lets pigs stay alone.
fn return_farmers(game: &mut Game, field: FeatureId, events: &mut Vec<crate::Event>) {
    let leaves = |occupant: &PlacedFigure| occupant.figure.claims() || occupant.figure == Figure::Pig;
    while let Some(farmer) = game.board().first_figure_on(field, leaves) {
        game.return_figure(farmer, events);
    }
}

/// Awards the owners of a field's barns 4 points for every completed city there (`abbey_and_mayor.md 5.4.1, 5.4.2`).
pub(super) fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    let barns: ArrayVec<Barn, { Seat::MAX_COUNT }> = barns(game).collect();
    for (index, barn) in barns.iter().enumerate() {
        if barns.iter().take(index).any(|before| before.field == barn.field) {
            continue;
        }
        let mut winners: Seats =
            barns.iter().filter(|other| other.field == barn.field).map(|other| other.seat).collect();
        winners.sort_unstable();
        let terms = scoring::feature_terms(game, barn.field, occasion(Occasion::Barn));
        // No figure or piece of the field adds points (`abbey_and_mayor.md 5.4.3`).
        let majority = Majority { winners, is_for_one: true, ..Majority::default() };
        scoring::award_terms(game, barn.field, occasion(Occasion::Barn), terms, majority, events);
    }
}

/// Returns the points for each completed city beside a field, or `None` if barns do not change them.
pub(crate) fn points_per_city(game: &Game, field: FeatureId, why: score::Occasion) -> Option<i16> {
    match why {
        why if why == occasion(Occasion::Barn) => Some(4),
        why if why == occasion(Occasion::FieldsJoined) => Some(1),
        // Applies to farmers that joined the field after the rest was scored (`abbey_and_mayor.md 5.3.1`).
        score::Occasion::Final if has_barn(game, field) => Some(1),
        _ => None,
    }
}

/// Adds the points for each city beside a field with a barn to `terms`.
pub(super) fn adjust_terms(game: &Game, feature: FeatureId, why: score::Occasion, terms: &mut Terms) {
    if game.board().features().get(feature).kind == Kind::Field
        && let Some(each) = points_per_city(game, feature, why)
    {
        terms.iter_mut().filter(|term| term.label == TermLabel::Cities).for_each(|term| term.each = each);
    }
}
