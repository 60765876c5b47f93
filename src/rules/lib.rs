//! The rules of Carcassonne: tiles, board, features, order of play, scoring, and a module for each expansion.
//!
//! This crate does no I/O, reads no clock, draws no random numbers, and contains no text for players. Callers supply
//! the outcomes of draws ([`Game::draw`]) and turn [events](Event) and [views](View) into messages and pictures.
//!
//! Citations such as `base.md 3.3.1` refer to the sheets in `docs/rules/`, which name the sources of each rule.

#[macro_use]
mod never;

pub mod action;
pub mod audit;
pub mod board;
pub mod catalogue;
pub mod event;
pub mod expansions;
pub mod feature;
pub mod figure;
mod figure_placement;
pub mod forecast;
mod game;
pub mod geometry;
mod grid;
mod input;
pub mod kind;
mod list;
pub mod mark;
pub mod moment;
pub mod piece;
pub mod pile;
mod play;
pub mod private_view;
mod progress;
mod publication;
pub mod record;
pub mod replay;
mod ruleset;
pub mod score;
mod scoring;
pub mod seat;
pub mod setup;
mod symmetry;
#[cfg(test)]
mod tests;
pub mod tile;
mod tile_placement;
mod turn;
pub mod view;

#[doc(hidden)]
pub use tracing;

pub(crate) use audit::AuditedScore;
pub(crate) use board::Misfit;
pub(crate) use expansions::{Hooks, PlacementCheck};
pub(crate) use figure::{FigureRules, MEEPLE_RULES, Strength};
pub(crate) use input::{EntryContext, Unseen};
pub(crate) use kind::{KindRules, Kinds};
pub(crate) use pile::{Pile, RandomPick, StartingTiles};
pub(crate) use scoring::Majority;

pub use action::{Action, Decision, Question, Refusal};
pub use board::{Board, FigureLocation, PlacedFigure, PlacedTile};
pub use event::Event;
pub use expansions::{
    Expansion, ExpansionAction, ExpansionDraw, ExpansionDrawOutcome, ExpansionEvent, ExpansionOccasion,
    ExpansionQuestion, ExpansionRefusal, Expansions,
};
pub use feature::{FeatureId, NodeId};
pub use figure::{Figure, OwnedFigure};
pub use game::{Game, PlayerState, TrackFigure};
pub use geometry::{Axis, Border, Crossing, Half, Halves, Pos, Quarter, Quarters, Rotation, Side, Sides};
pub use grid::{Placement, TileNo};
pub use input::{Draw, DrawOutcome, Entry, Waiting};
pub use kind::{CompletionRule, Edge, Kind};
pub use mark::{Mark, Marks};
pub use piece::{HeldFigure, Holder, Piece, PlacedPiece, Site, SpecialPiece};
pub use play::InvalidDraw;
pub use private_view::PrivateView;
pub(crate) use progress::{Flow, TurnId};
pub use publication::{Collection, ExpansionGroup};
pub use record::{Record, RecordError};
pub use ruleset::Ruleset;
pub use score::{Extra, Occasion, Score, ScoredFeature, Seats, Term, TermLabel, Terms};
pub use seat::Seat;
pub use setup::{FirstPlayer, Setup, SetupError, SetupOption};
pub use tile::{Edges, Face, Segment, SegmentIndex, SegmentPlace, Shape, ShapeId};
pub use view::{FigureView, SeatView, TileView, View};

#[cfg(test)]
use tests::support;
