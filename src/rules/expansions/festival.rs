//! The Festival (`festival.md 1`): instead of placing a figure on a tile with a festival, a player takes one of their own back.
//!
//! With Abbey & Mayor, this can be the barn (`festival.md 1.2`).

use serde::{Deserialize, Serialize};

use super::own::festival::{action, event, options, refusal};
use crate::kind::INSIDE_RULES;
use crate::setup::options;
use crate::{
    Figure, FigureLocation, Flow, Game, Holder, Hooks, Kind, KindRules, OwnedFigure, Piece, PlacedPiece, Pos, Refusal,
    Seat, SegmentIndex, Site, TileNo,
};

pub(crate) use super::nothing::*;

/// The rules of festivals, which belong to a whole tile and are not features (`festival.md 0.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Festival, INSIDE_RULES)];

options! {
    Festival in festival;
    /// The figures that can be taken back (`figures`, `festival.md 1.2`).
    figures: Figures {
        /// Any figure of the player (`festival.md 1.2`).
        Any "any",
        /// Only meeples.
        Meeples "meeples",
    },
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes back a figure from a segment (`festival.md 1.1`).
    TakeBack { figure: Figure, at: Pos, segment: SegmentIndex },
    /// Takes back a figure from a piece, such as a tower or a quarter of a city (`festival.md 1.2`).
    TakeFromPiece { figure: Figure, by: Holder },
    /// Takes back the barn (`festival.md 1.2`).
    TakeBarn {
        /// The corner of the barn, named by the cell to its south-east.
        corner: Pos,
    },
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player took a figure back. The cell is that of its tile or piece.
    TakenBack { seat: Seat, figure: Figure, at: Pos },
    /// A player took the barn back.
    BarnTakenBack { seat: Seat, corner: Pos },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no such figure there, or the tile has no festival (`festival.md 1.1, 1.3`).
    #[error("the player cannot take back such a figure from there")]
    NoFigure,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `festival.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("festival"),
    offer_main_actions,
    refusal_of: |game, _, answer| {
        let is_main = game.decision()?.question.is_main();
        answer.festival().map(|_| if is_main { refusal(RefusalReason::NoFigure) } else { Refusal::NotAsked })
    },
    ..Hooks::NONE
};

/// Returns the cell of a tile, or the cell that names a corner.
pub const fn cell_of(by: Holder) -> Option<Pos> {
    match by {
        Holder::Piece(_, Site::Tile(at) | Site::Corner(at)) => Some(at),
        _ => None,
    }
}

/// Offers to take back each of the player's figures on the board (`festival.md 1.1–1.4`).
fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    let board = game.board();
    if !board.placed_tile(tile).shape.has(Kind::Festival) {
        return;
    }
    let takes_any = options(game).is_some_and(|options| options.figures == Figures::Any);
    let can_return = |figure: Figure| takes_any || figure.is_meeple();
    let on_segments = board.figures().iter().filter(|own| own.seat == seat && can_return(own.figure)).map(|own| {
        let (at, segment) = board.segment_location(own.node);
        Action::TakeBack { figure: own.figure, at, segment }
    });
    let held = board.held_figures().iter().filter(|own| own.seat == seat && can_return(own.figure));
    let held = held.filter(|own| cell_of(own.by).is_some());
    let held = held.map(|own| Action::TakeFromPiece { figure: own.figure, by: own.by });
    let barns = board.pieces().iter().filter_map(|placed| match *placed {
        PlacedPiece { piece: Piece::Barn, owner, site: Site::Corner(corner) } if owner == Some(seat) && takes_any => {
            Some(Action::TakeBarn { corner })
        }
        _ => None,
    });
    for answer in on_segments.chain(held).chain(barns).map(action) {
        if !actions.contains(&answer) {
            actions.push(answer);
        }
    }
}

/// Takes back a figure, without points (`festival.md 1.3`).
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let (figure, from, at) = match action {
        Action::TakeBack { figure, at, segment } => {
            let Some(node) = game.board().offered_node((at, segment)) else { return Flow::Next };
            (figure, FigureLocation::Node(node), at)
        }
        Action::TakeFromPiece { figure, by } => {
            let Some(at) = cell_of(by) else { return Flow::Next };
            (figure, FigureLocation::Held(by), at)
        }
        Action::TakeBarn { corner } => {
            let barn = PlacedPiece { piece: Piece::Barn, owner: Some(seat), site: Site::Corner(corner) };
            game.take_piece(barn);
            events.push(event(Event::BarnTakenBack { seat, corner }));
            return Flow::Next;
        }
    };
    events.push(event(Event::TakenBack { seat, figure, at }));
    game.move_figure(OwnedFigure { figure, seat }, [from, FigureLocation::Supply], events);
    Flow::Next
}
