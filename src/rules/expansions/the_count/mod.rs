//! The Count of Carcassonne (`docs/rules/the_count.md`): the start tile is the City, which covers twelve tiles. A
//! player who completes features for others only may send a meeple into a quarter of the City, and move it later to a
//! feature that is about to be scored.
//!
//! A quarter is a neutral piece on a corner of the City's middle tile, which holds the meeples of the quarter. The
//! count is a piece on the same corner as his quarter.
//!
//! With The River, the spring is at the edge of the City (`the_count.md 1.6`). With Traders & Builders, pigs count the
//! City (`the_count.md 5.6`). With Abbey & Mayor, barns count it too, and meeples of the market join the farmers that a
//! barn scores (`the_count.md 4.3`). With Bridges, Castles & Bazaars, a meeple may join a small city only to be scored,
//! not to make its owner a lord (`the_count.md 4.11`). With The Princess & the Dragon, the dragon cannot enter the
//! City, and no meeple moves to the dragon's tile (`the_count.md 6.13`).

mod field;
mod moves_in;
mod moves_out;
mod quarter;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::own::the_count::{action, event, options, question, refusal, state, state_mut};
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{
    Figure, Flow, Game, Holder, Hooks, Piece, PlacedPiece, Placement, Pos, Refusal, Rotation, Seat, SegmentIndex,
    Setup, StartingTiles, TurnId,
};

pub(crate) use super::nothing::*;
pub(crate) use moves_in::{ask_to_send, begin_part};
pub use quarter::{CityQuarter, count_quarter, meeples_in_quarter};

options! {
    TheCount in the_count;
    /// The meeples that can move before the final scoring (`count_final`, `the_count.md 5.2`).
    last_moves: LastMoves {
        /// Only meeples of the market, which move to fields (`the_count.md 5.1`).
        MarketOnly "market_only",
        /// Meeples of all quarters, which move to incomplete features and fields (`the_count.md 5.2`).
        AllQuarters "all_quarters",
    },
    /// The rule by which the count moves (`count_move`).
    count_move: CountMove {
        /// The player who sent a meeple may move the count (`the_count.md 3.1`).
        Player "player",
        /// The count moves to the next quarter, clockwise, after each meeple that is sent.
        Clockwise "clockwise",
        /// The count moves to the quarter of each meeple that is sent.
        FollowMeeple "follow_meeple",
    },
    /// The features to which meeples of the City can move (`count_target`, `the_count.md 4.6`).
    target: Target {
        /// Only features that score points for a player (`the_count.md 4.6`).
        Occupied "occupied",
        /// All completed features.
        AnyCompleted "any_completed",
    },
    /// The number of meeples that a player can send in a double turn (`count_per_turn`, `the_count.md 2.10`).
    per_turn: PerTurn {
        /// One meeple (`the_count.md 2.10`).
        Once "once",
        /// One meeple with each of the two tiles.
        OncePerPart "once_per_part",
    },
    /// The use of the base game's start tile, unless The River decides about it (`the_count.md 1.6`).
    start_tile: StartTile {
        /// The tile stays in the box.
        Removed "removed",
        /// The tile is shuffled into the pile.
        ShuffledIn "shuffled_in",
    },
}

/// The state of the expansion, which is public. The count and the meeples in the quarters are stored on the board.
#[derive(Clone, Debug)]
pub struct State {
    /// Whether each player has gained points for features since the active player's tile was drawn.
    has_gained: [bool; Seat::MAX_COUNT],
    /// The turns in which a meeple was sent.
    sending_turns: Vec<TurnId>,
    /// The moves out of the City that players are asked about, or `None` if there are none.
    moves: Option<moves_out::PendingMoves>,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { has_gained: [false; Seat::MAX_COUNT], sending_turns: Vec::new(), moves: None }
    }
}

/// The answers that only this expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Sends a meeple from the supply into a quarter (`the_count.md 2.2`).
    SendMeeple { figure: Figure, to: CityQuarter },
    /// Moves the count to another quarter (`the_count.md 3.1`).
    MoveCount { to: CityQuarter },
    /// Moves a meeple from the quarter of a feature's kind to that feature (`the_count.md 5, 4.1`).
    MoveMeeple { figure: Figure, at: Pos, segment: SegmentIndex },
    /// Leaves the player's meeples in the City (`the_count.md 4.9`).
    StayInCity,
}

/// The questions that only this expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether to send a meeple into the City.
    SendMeeple,
    /// Whether to move the count.
    MoveCount,
    /// Whether to move a meeple to a feature that is about to be scored.
    MoveOut,
    /// Whether to move a meeple before the final scoring.
    LastMoveOut,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A meeple was sent into a quarter of the City.
    MeepleSent { seat: Seat, figure: Figure, to: CityQuarter },
    /// The count moved to another quarter.
    CountMoved { to: CityQuarter },
    /// A meeple moved from a quarter of the City to a feature.
    MeepleMoved { seat: Seat, figure: Figure, from: CityQuarter, at: Pos, segment: SegmentIndex },
}

/// The reasons why an answer of this expansion is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The figure is not a meeple (`the_count.md 2.4`).
    #[error("a {0:?} does not enter the City")]
    NoMeeple(Figure),
    /// The figure could not be placed on the kind of feature that belongs to the quarter (`the_count.md 2.5, 2.9`).
    #[error("the quarter is not open to the meeple")]
    WrongQuarter,
    /// The count is in that quarter already.
    #[error("the count is in that quarter")]
    CountIsThere,
    /// The meeple is in the quarter of the count, which it cannot leave (`the_count.md 4.5`).
    #[error("the count keeps the quarter shut")]
    QuarterClosed,
    /// The player has no such meeple in the quarter.
    #[error("no such meeple is in the quarter")]
    QuarterEmpty,
    /// The feature is not about to be scored (`the_count.md 4.1, 4.6`).
    #[error("the feature is not one that is scored now")]
    NotScored,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    // `the_count.md 1.4`
    distribute_components: |game| {
        game.place_piece(PlacedPiece { piece: Piece::Count, owner: None, site: CityQuarter::Castle.site() });
    },
    refusal_of,
    blocks_movement: |game, tile| game.board().placed_tile(tile).shape.segments.is_empty(),
    before_scoring: moves_out::before_scoring,
    adjust_terms: Some(field::adjust_terms),
    add_extras: Some(field::add_extras),
    on_scored: moves_in::on_scored,
    before_final_scoring: moves_out::before_final_scoring,
    recount: field::recount,
    audit,
    ..Hooks::NONE
};

/// The number of tiles in a row of the City, and the cell of the first tile.
const ROW: usize = 4;
pub(super) const CORNER: Pos = Pos::new(-2, -1);

/// The cell of a spring at the edge of the City (`the_count.md 1.6`).
const SPRING: Pos = Pos::new(2, -1);

/// Puts the City on the table. A spring is moved to its edge, and the base game's start tile is removed
/// (`the_count.md 1`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    let has_spring = setup.expansions.river.is_some();
    let (shape, _) = std::mem::take(&mut tiles.start)[0];
    let cells = (0..).map(|index: usize| ((index % ROW) as i16, (index / ROW) as i16));
    let place = |(x, y)| Placement::new(Pos::new(CORNER.x + x, CORNER.y + y), Rotation::R0);
    tiles.start = tiles_of("count").zip(cells.map(place)).collect();
    match setup.expansions.the_count.as_ref().map(|options| options.start_tile) {
        _ if has_spring => tiles.start.push((shape, Placement::new(SPRING, Rotation::R0))),
        Some(StartTile::ShuffledIn) => tiles.pile.mix_in(shape),
        _ => {}
    }
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let action = action.the_count()?;
    let Some(asked) = game.decision()?.question.the_count() else { return Some(Refusal::NotAsked) };
    let reason = match (action, asked) {
        (Action::SendMeeple { figure, .. }, Question::SendMeeple) if !figure.claims() => {
            RefusalReason::NoMeeple(figure)
        }
        (Action::SendMeeple { figure, .. }, Question::SendMeeple) if !game.player(seat).has_figure(figure) => {
            return Some(Refusal::NoneLeft(figure));
        }
        (Action::SendMeeple { .. }, Question::SendMeeple) => RefusalReason::WrongQuarter,
        (Action::MoveCount { .. }, Question::MoveCount) => RefusalReason::CountIsThere,
        (Action::MoveMeeple { figure, at, segment }, Question::MoveOut | Question::LastMoveOut) => {
            moves_out::refusal_of(game, seat, figure, (at, segment))
        }
        _ => return Some(Refusal::NotAsked),
    };
    Some(refusal(reason))
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::SendMeeple { figure, to } => moves_in::send_meeple(game, figure, to, events),
        Action::MoveCount { to } => moves_in::move_count(game, to, events),
        Action::MoveMeeple { figure, at, segment } => moves_out::move_meeple(game, figure, (at, segment), events),
        Action::StayInCity => moves_out::end_moves(game),
    }
}

/// Checks that the count is in a quarter, and that only meeples that may enter a quarter are held there.
fn audit(game: &Game) -> Result<(), String> {
    if count_quarter(game).is_none() {
        return Err("the count is in no quarter".to_owned());
    }
    let in_quarters =
        game.board().held_figures().iter().filter(|held| matches!(held.by, Holder::Piece(Piece::Quarter, _)));
    let stray = in_quarters.copied().find(|held| {
        !CityQuarter::ALL.iter().any(|quarter| held.by == quarter.holder() && quarter.takes(game, held.figure))
    });
    stray.map_or(Ok(()), |held| Err(format!("a {:?} of {} is in a wrong quarter", held.figure, held.seat)))
}
