//! The abbey (`abbey_and_mayor.md 2`): a tile in each player's supply that can be placed instead of a drawn one.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::{
    Action, Event, FinalRound, Question, RefusalReason, action, event, options, question, refusal, state, state_mut,
};
use crate::{
    FeatureId, Flow, Game, Kind, Piece, Placement, Pos, Refusal, Rotation, Seat, ShapeId, Side, tile_placement,
};

pub(super) fn abbey_shape() -> ShapeId {
    static ABBEY: LazyLock<ShapeId> = LazyLock::new(|| ShapeId::named("AM/A").expect("a tile file has the abbey"));
    *ABBEY
}

/// The players who may still place an abbey after the last tile, in turn order, or `None` until that round begins.
pub(super) type FinalRoundPlayers = Option<ArrayVec<Seat, { Seat::MAX_COUNT }>>;

/// Returns whether an empty cell has tiles on all four sides (`abbey_and_mayor.md 2.1.3`).
fn is_hole(game: &Game, at: Pos) -> bool {
    Side::ALL.into_iter().all(|side| game.board().tile_at(at.step(side)).is_some())
}

/// Returns the empty cells between four tiles on which an abbey can be placed and no expansion forbids it.
pub fn holes(game: &Game) -> impl Iterator<Item = Pos> {
    let is_allowed = |at| {
        let placement = Placement::new(at, Rotation::R0);
        tile_placement::check_with_expansions(game, abbey_shape(), placement).is_ok()
    };
    game.board().frontier().filter(move |&at| is_hole(game, at) && is_allowed(at))
}

/// Returns the features that an abbey just placed completed, each as its kind and the cell of its oldest segment.
pub fn features_closed_by_abbey(game: &Game) -> Vec<(Kind, Pos)> {
    let (board, tile) = (game.board(), game.last_placed_tile());
    let mut closed: Vec<FeatureId> = Vec::new();
    if board.placed_tile(tile).shape == abbey_shape() {
        for feature in board.facing_nodes(tile).map(|node| board.features().feature_of(node)) {
            if board.features().get(feature).is_closed() && !closed.contains(&feature) {
                closed.push(feature);
            }
        }
    }
    let tally = |feature| board.features().get(feature);
    closed.into_iter().map(|feature| (tally(feature).kind, board.segment_location(tally(feature).oldest).0)).collect()
}

/// Returns whether a player has an abbey and a cell for it. While river tiles are left, there is none (`river.md 3.3`).
pub(super) fn can_place_abbey(game: &Game, seat: Seat) -> bool {
    game.player(seat).piece_count(Piece::Abbey) > 0 && game.pile().stage() == 0 && holes(game).next().is_some()
}

const ANSWERS: [crate::Action; 2] = [action(Action::KeepAbbey), action(Action::PlaceAbbey)];

/// Step 1a: before a tile is drawn, asks the active player whether to place an abbey instead
/// (`abbey_and_mayor.md 2.1.1, 2.1.2`). Asks in the second part of a double turn, too (`abbey_and_mayor.md 2.1.8`),
/// even if the pile is empty, but not with a tile won at auction (`abbey_and_mayor.md 6.13`).
pub(crate) fn ask_for_abbey(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let is_pile_empty = game.pile().is_empty();
    let is_turn_over = is_pile_empty && game.progress.turn_part() == 0;
    let is_absent = game.player(seat).has_resigned;
    if game.hand().is_some() || is_turn_over || is_absent || !can_place_abbey(game, seat) {
        return Flow::Next;
    }
    let asked = if is_pile_empty { Question::FinalAbbey } else { Question::Abbey };
    Flow::ask(game, seat, question(asked), ANSWERS)
}

/// After the last tile, asks each player with an abbey once whether to place it in an additional turn. The round goes
/// clockwise and starts to the left of the player who placed the last tile (`abbey_and_mayor.md 2.4`).
pub(crate) fn hold_final_round(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if !game.pile().is_empty() || options(game).is_none_or(|options| options.abbey_final_round == FinalRound::Off) {
        return Flow::Next;
    }
    let by = game.board().placed_tile(game.last_placed_tile()).by;
    let everybody = || game.clockwise(by.unwrap_or(game.active()).after(game.player_count())).collect();
    let waiting = state(game).and_then(|state| state.final_round.clone()).unwrap_or_else(everybody);
    let waiting: ArrayVec<Seat, { Seat::MAX_COUNT }> = waiting
        .into_iter()
        .skip_while(|&seat| game.player(seat).has_resigned || !can_place_abbey(game, seat))
        .collect();
    let next = waiting.first().copied();
    state_mut(game).final_round = Some(waiting);
    let Some(seat) = next else { return Flow::Next };
    game.pass_to(seat);
    events.push(crate::Event::Turn { seat });
    Flow::ask(game, seat, question(Question::FinalAbbey), ANSWERS)
}

/// Gives the player the abbey as the tile in hand. After the last tile, this begins a turn.
pub(super) fn take_abbey(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    game.give_tile(abbey_shape(), false);
    game.player_mut(seat).take_pieces(Piece::Abbey, 1);
    events.push(event(Event::AbbeyTaken { seat }));
    if leave_final_round(game) { Flow::NewTurn } else { Flow::Next }
}

/// Keeps the abbey in the supply. Then a tile is drawn. After the last tile, the turn ends or the next player is asked.
pub(super) fn keep_abbey(game: &mut Game) -> Flow {
    if leave_final_round(game) { Flow::Stay } else { Flow::Next }
}

/// Records an answer. Returns whether it was given in the round after the last tile.
fn leave_final_round(game: &mut Game) -> bool {
    let Some(waiting) = &mut state_mut(game).final_round else { return false };
    always!(waiting.pop_at(0).is_some(), "the last round has no player who answers");
    true
}

/// Returns an abbey in hand to the supply of a player who resigns. Returns whether the tile in hand was an abbey.
pub(super) fn reclaim_hand(game: &mut Game, seat: Seat, shape_in_hand: ShapeId) -> bool {
    let is_abbey = abbey_shape() == shape_in_hand;
    if is_abbey {
        game.player_mut(seat).add_pieces(Piece::Abbey, 1);
    }
    is_abbey
}

/// Checks that an abbey is placed unrotated between four tiles (`abbey_and_mayor.md 2.1.3, 2.1.4`).
pub(super) fn check_placement(game: &Game, _: ShapeId, placement: Placement) -> Result<(), Refusal> {
    if !is_hole(game, placement.at) {
        Err(refusal(RefusalReason::NoHoleForAbbey))
    } else if placement.rotation != Rotation::R0 {
        Err(refusal(RefusalReason::AbbeyRotated))
    } else {
        Ok(())
    }
}
