//! The Count of Carcassonne (`rules/count_king_robber.md` §2): a city of twelve tiles as start tile. Players send meeples
//! into its quarters after completing features for others, and move them to features that are about to be scored.
//!
//! A quarter is a neutral piece on a corner of the tile in the middle; it holds the meeples there. The count is a piece on
//! the corner of his quarter.
//!
//! With the River: the spring is at the edge of the City (§2.1.6). With Traders & Builders: a pig counts the City (§2.5.6).
//! With Abbey & Mayor: so does a barn, and meeples of the market join the farmers that a barn scores (§2.4.3). With
//! Bridges, Castles & Bazaars: a meeple joins a small city only to be scored, never as its owner becomes lord (C3). With
//! The Princess & the Dragon: the dragon stays outside of the walls, and no meeple goes to its tile (§8 row 8.13).

mod field;
mod moving;
mod quarter;
mod sending;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::options::the_count as options;
use super::state::the_count as state;
use super::wrap::the_count::{action, event, question};
use super::{Hooks, SpecialAction, SpecialQuestion, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::grid::Placement;
use crate::options::options;
use crate::piece::{Holder, Piece, Stood};
use crate::pile::{Layout, tiles_of};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tile::SegmentIndex;
use crate::turn::Flow;

pub use super::nothing::{Draw, Drawn, Occasion, Own, PublicState};
pub(crate) use super::nothing::{FIGURES, KINDS, drawn, outcome, outcomes, placeholder};
pub use quarter::{Quarter, count, held};
pub(crate) use sending::{ask as ask_to_send, begin_turn};

/// The tile file.
pub(super) const TILES: &str = include_str!("../../../../assets/tiles/the_count.toml");

options! {
    TheCount in the_count;
    /// The meeples that move before the final scoring (`count_final`, CK-C4).
    last_moves: LastMoves {
        /// Meeples of the market, to fields (§2.5.1).
        Market "market_only",
        /// Meeples of all quarters, to incomplete features and fields (§2.5.2).
        All "all_quarters",
    },
    /// The way in which the count moves (`count_move`).
    count_move: CountMove {
        /// The player who sent a meeple may do so (§2.3.1).
        Player "player",
        /// He goes to the next quarter, clockwise, after each meeple.
        Clockwise "clockwise",
        /// He goes to the quarter of each meeple.
        FollowMeeple "follow_meeple",
    },
    /// The features that meeples of the City move to (`count_target`, CK-C2).
    target: Target {
        /// Features that a player scores (§2.4.6).
        Occupied "occupied",
        /// All completed features.
        AnyCompleted "any_completed",
    },
    /// The number of meeples sent in a double turn (`count_per_turn`, CK-C3).
    per_turn: PerTurn {
        /// One (§2.2.10).
        Once "once",
        /// One with each of its tiles.
        OncePerPart "once_per_part",
    },
    /// The use of the base game's start tile, unless the River decides about it (§2.1.7).
    start_tile: StartTile {
        /// It stays in the box.
        Removed "removed",
        /// It is shuffled in among the other tiles.
        ShuffledIn "shuffled_in",
    },
}

/// The state of the expansion. All of it is public. The board stores the count and the meeples in the quarters.
#[derive(Clone, Debug)]
pub struct State {
    /// The players who gained points for features since the active player's tile was drawn.
    gained: [bool; Seat::MOST],
    /// The players who sent a meeple in their last turn.
    sent: [bool; Seat::MOST],
    /// The moves out of the City in progress.
    moves: Option<moving::Moves>,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { gained: [false; Seat::MOST], sent: [false; Seat::MOST], moves: None }
    }
}

/// The answers that the expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Sends a meeple from the supply into a quarter (§2.2.2).
    Send {
        /// The meeple.
        figure: Figure,
        /// The quarter.
        to: Quarter,
    },
    /// Moves the count to another quarter (§2.3.1).
    Count {
        /// The quarter.
        to: Quarter,
    },
    /// Moves a meeple from the City to a feature (§2.4.1, §2.5).
    Move {
        /// The meeple.
        figure: Figure,
        /// The cell of the segment.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// Leaves the meeples in the City (§2.4.9).
    Stay,
}

/// The questions of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether to send a meeple into the City.
    Send,
    /// Whether to move the count.
    Count,
    /// Whether to move a meeple to a feature that is about to be scored.
    Move,
    /// Whether to move a meeple before the final scoring.
    LastMove,
}

/// The events of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A meeple was sent into the City.
    Sent {
        /// The player.
        seat: Seat,
        /// The meeple.
        figure: Figure,
        /// The quarter.
        to: Quarter,
    },
    /// The count went to another quarter.
    Count {
        /// The quarter.
        to: Quarter,
    },
    /// A meeple left the City for a feature.
    Moved {
        /// The player.
        seat: Seat,
        /// The meeple.
        figure: Figure,
        /// The quarter that it left.
        from: Quarter,
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
}

/// The reasons for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The figure is not a meeple (§2.2.4).
    #[error("a {0:?} does not enter the City")]
    NoMeeple(Figure),
    /// The figure could not be placed on the features of the quarter (§2.2.5, §2.2.9).
    #[error("the quarter is not open to the meeple")]
    WrongQuarter,
    /// The count is there already.
    #[error("the count is in that quarter")]
    CountIsThere,
    /// The count keeps meeples in his quarter (§2.4.5).
    #[error("the count keeps the quarter shut")]
    Shut,
    /// No such meeple is in the quarter.
    #[error("no such meeple is in the quarter")]
    NobodyThere,
    /// Meeples move only to features that are scored now (§2.4.1, §2.4.6).
    #[error("the feature is not one that is scored now")]
    NotScored,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare,
    equip,
    costs_nothing: |action| action == SpecialAction::TheCount(Action::Stay),
    refuse,
    shuts: |game, tile| game.board().laid(tile).shape.shape().segments.is_empty(),
    before_scoring: moving::before_scoring,
    terms: field::terms,
    extras: field::extras,
    scored: sending::scored,
    closing: moving::closing,
    recount: field::recount,
    audit,
    ..Hooks::NONE
};

/// The number of tiles in a row of the City, and the cell of the first.
const ROW: usize = 4;
const CORNER: Pos = Pos::new(-2, -1);

/// The cell of a spring at the edge of the City (§2.1.6).
const SPRING: Pos = Pos::new(2, -1);

/// Lays out the City. A spring moves to its edge; the base game's start tile leaves the table (§2.1).
fn prepare(setup: &Setup, layout: &mut Layout) {
    let has_spring = setup.expansions.river.is_some();
    let before = std::mem::take(&mut layout.start).into_iter().next();
    let cells = (0..).map(|index: usize| ((index % ROW) as i16, (index / ROW) as i16));
    let place = |(x, y)| Placement::new(Pos::new(CORNER.x + x, CORNER.y + y), Rotation::R0);
    layout.start = tiles_of("count").zip(cells.map(place)).collect();
    let Some((shape, _)) = before else { return };
    match setup.expansions.the_count.as_ref().map(|options| options.start_tile) {
        _ if has_spring => layout.start.push((shape, Placement::new(SPRING, Rotation::R0))),
        Some(StartTile::ShuffledIn) => layout.pile.mix_in(shape),
        _ => {}
    }
}

/// Puts the count into the castle quarter (§2.1.4).
fn equip(game: &mut Game) {
    game.put(Stood { piece: Piece::Count, owner: None, site: Quarter::Castle.site() });
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    let action::Action::Special(SpecialAction::TheCount(action)) = action else { return None };
    let action::Question::Special(SpecialQuestion::TheCount(asked)) = game.decision()?.question else {
        return Some(Refusal::Unasked);
    };
    let bad = match (action, asked) {
        (Action::Send { figure, .. }, Question::Send) if !figure.claims() => RefusalReason::NoMeeple(figure),
        (Action::Send { figure, .. }, Question::Send) if !game.player(seat).has(figure) => {
            return Some(Refusal::NoneLeft(figure));
        }
        (Action::Send { .. }, Question::Send) => RefusalReason::WrongQuarter,
        (Action::Count { .. }, Question::Count) => RefusalReason::CountIsThere,
        (Action::Move { figure, at, segment }, Question::Move | Question::LastMove) => {
            moving::refuse(game, seat, figure, (at, segment))
        }
        _ => return Some(Refusal::Unasked),
    };
    Some(Refusal::Special(SpecialRefusal::TheCount(bad)))
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Send { figure, to } => sending::send(game, figure, to, events),
        Action::Count { to } => sending::move_count(game, to, events),
        Action::Move { figure, at, segment } => moving::go(game, figure, (at, segment), events),
        Action::Stay => moving::stay(game),
    }
}

/// Checks that the count is in a quarter, and only meeples that may enter a quarter are held there.
fn audit(game: &Game) -> Result<(), String> {
    if count(game).is_none() {
        return Err("the count is in no quarter".to_owned());
    }
    let in_quarters = game.board().held().iter().filter(|held| matches!(held.by, Holder::Piece(Piece::Quarter, _)));
    let stray = in_quarters.copied().find(|held| {
        !Quarter::ALL.iter().any(|quarter| held.by == quarter.holder() && quarter.takes(game, held.figure))
    });
    stray.map_or(Ok(()), |held| Err(format!("a {:?} of {} is in a wrong quarter", held.figure, held.seat)))
}
