//! Abbey & Mayor (`docs/rules/abbey_and_mayor.md`).
//!
//! Instead of drawing a tile, a player can place an abbey on a cell with tiles on all four sides. It ends the adjacent
//! roads and cities. The strength of a mayor is the number of pennants in its city. When a wagon's feature is scored,
//! it may move on to another. A barn causes the farmers of its field to be scored, and scores at the end of the game.

mod abbey;
mod audit;
mod barn;
mod mayor;
mod options;
#[cfg(test)]
mod tests;
mod wagon;

use serde::{Deserialize, Serialize};

use super::own::abbey_and_mayor::{action, event, occasion, options, question, refusal, state, state_mut};
use crate::{
    ExpansionAction, ExpansionOccasion, ExpansionQuestion, Figure, FigureRules, Flow, Game, Hooks, Piece, Pos, Refusal,
    Seat, SegmentIndex, SegmentPlace, score,
};

pub(crate) use super::nothing::*;
pub(crate) use abbey::{ask_for_abbey, hold_final_round};
pub use abbey::{features_closed_by_abbey, holes};
pub use barn::{Barn, barns};
pub(crate) use barn::{points_per_city, score_barn_farmers};
pub(crate) use mayor::is_unpaid_lord;
pub(super) use options::OPTIONS;
pub use options::{BarnPlacement, CastleMayor, FinalRound, Options, WagonAfterCastle, WagonMove};
pub(crate) use wagon::move_wagons;
pub use wagon::{LeavingWagon, LeavingWagons};

/// The rules of the mayor and the wagon. Each player has one of each (`abbey_and_mayor.md 1.2`).
pub(crate) const FIGURES: &[(Figure, FigureRules)] = &[(Figure::Mayor, mayor::RULES), (Figure::Wagon, wagon::RULES)];

/// The public information about the expansion. The abbeys and barns in supplies are listed with the pieces of each
/// seat, and the positions of placed barns in [`View::pieces`](crate::View::pieces).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The mayors on the board, in the order of placing.
    pub mayors: Vec<MayorView>,
    /// The barns on the table and their fields, in the order of placing.
    pub barns: Vec<BarnView>,
    /// Whether the last tile was placed, so that players can only place abbeys.
    pub is_final_round: bool,
}

/// A mayor in a city, with the strength that the city gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MayorView {
    /// The player who owns the mayor.
    pub seat: Seat,
    /// The cell of the segment that the mayor occupies.
    pub at: Pos,
    /// The city segment, as an index into the shape of the tile at `at`.
    pub segment: SegmentIndex,
    /// The current strength of the mayor: the number of pennants in its city.
    pub strength: u8,
}

/// A barn on a corner where four fields meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BarnView {
    /// The player who owns the barn.
    pub seat: Seat,
    /// The corner, named by the cell to its south-east.
    pub corner: Pos,
    /// The number of its field, as in [`TileView::features`](crate::view::TileView::features).
    pub field: u16,
}

impl PublicState {
    pub(super) fn of(game: &Game) -> PublicState {
        let mayors = game.board().figures().iter().filter(|occupant| occupant.figure == Figure::Mayor);
        let mayor = |mayor: &crate::board::PlacedFigure| {
            let (at, segment) = game.board().segment_location(mayor.node);
            MayorView { seat: mayor.seat, at, segment, strength: game.strength(*mayor) }
        };
        let barn = |barn: barn::Barn| {
            let field = game.board().features().get(barn.field).oldest.number();
            BarnView { seat: barn.seat, corner: barn.corner, field }
        };
        PublicState {
            mayors: mayors.map(mayor).collect(),
            barns: barn::barns(game).map(barn).collect(),
            is_final_round: is_final_round(game),
        }
    }
}

/// Returns whether the last tile was placed, so that players can only place abbeys. `false` without this expansion.
pub(super) fn is_final_round(game: &Game) -> bool {
    state(game).is_some_and(|state| state.final_round.is_some())
}

/// The state of the expansion in a game. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    final_round: abbey::FinalRoundPlayers,
    /// The corner of the barn placed in this turn. `None` if no barn was placed, or after its farmers were scored.
    new_barn: Option<Pos>,
    /// The wagons that left a scored feature this turn and may still move on.
    pub leaving: LeavingWagons,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { final_round: None, new_barn: None, leaving: LeavingWagons::new() }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Places the abbey: instead of drawing a tile, or after the last tile.
    PlaceAbbey,
    /// Keeps the abbey: draws a tile, or passes if no tile is left.
    KeepAbbey,
    /// Places the barn on a corner of the tile just placed, named by the cell to its south-east.
    PlaceBarn { corner: Pos },
    /// Moves the wagon to an adjacent feature that is unclaimed and incomplete.
    MoveWagon { at: Pos, segment: SegmentIndex },
    /// Returns the wagon to its owner's supply instead.
    ReturnWagon,
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player may place the abbey instead of drawing a tile.
    Abbey,
    /// The player may place the abbey after the last tile, in an additional turn or as second tile of a double turn.
    FinalAbbey,
    /// The player must choose where a wagon goes from this segment after its feature was scored.
    Wagon { at: Pos, segment: SegmentIndex },
}

/// The events that only this expansion causes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player takes the abbey as the tile in hand.
    AbbeyTaken { seat: Seat },
    /// A barn was placed on a corner, named by the cell to its south-east.
    BarnPlaced { seat: Seat, corner: Pos },
    /// A wagon moved to another feature, between these cells and segments.
    WagonMoved { seat: Seat, from: SegmentPlace, to: SegmentPlace },
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A barn was placed in the field, so its farmers are scored as at the end of the game (`abbey_and_mayor.md 5.2`).
    BarnPlaced,
    /// The field of the farmers was joined to a field with a barn (`abbey_and_mayor.md 5.3`).
    FieldsJoined,
    /// The game has ended, and the barn itself is scored (`abbey_and_mayor.md 5.4`).
    Barn,
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The cell does not have tiles on all four sides, which an abbey needs (`abbey_and_mayor.md 2.1.3`).
    #[error("an abbey must be placed in an empty cell with tiles on all four sides")]
    NoHoleForAbbey,
    /// The abbey is rotated. All its sides are equal, so only the printed rotation is legal.
    #[error("an abbey cannot be rotated")]
    AbbeyRotated,
    /// The player has drawn a tile already and must place that tile (`abbey_and_mayor.md 2.1.2`).
    #[error("an abbey can only be placed instead of drawing a tile")]
    AbbeyTooLate,
    /// The four tiles at the corner do not all show field there, which a barn needs (`abbey_and_mayor.md 5.1.2`).
    #[error("no four tiles of one field without a barn meet there")]
    NoCornerForBarn,
    /// The field has a barn, so farmers cannot enter it (`abbey_and_mayor.md 5.1.7`).
    #[error("a field with a barn takes no farmer")]
    FieldHasBarn,
    /// The player has placed the barn already.
    #[error("no barn is left")]
    NoBarn,
    /// The feature is complete, occupied or out of the wagon's reach (`abbey_and_mayor.md 4.4`).
    #[error("the wagon cannot move there")]
    NoTargetForWagon,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("abbey-and-mayor", setup.edition),
    has_sixth_player: true,
    distribute_components: |game| [Piece::Abbey, Piece::Barn].into_iter().for_each(|piece| game.give_pieces(piece, 1)),
    placement_check_for: |_, placed| (placed == abbey::abbey_shape()).then_some(abbey::check_placement),
    costs_nothing: |action| matches!(action, ExpansionAction::AbbeyAndMayor(Action::KeepAbbey | Action::ReturnWagon)),
    can_replace_draw: |game| abbey::can_place_abbey(game, game.active()),
    reclaim_hand: abbey::reclaim_hand,
    offer_main_actions: barn::offer_main_actions,
    refusal_of,
    figure_check: Some(barn::figure_check),
    before_figure_returns: wagon::before_figure_returns,
    adjust_terms: Some(barn::adjust_terms),
    add_final_points: barn::add_final_points,
    list_pieces: |game, seat, list| game.list_pieces(&[Piece::Abbey, Piece::Barn], seat, list),
    passes_to_next_player: |question| {
        matches!(question, ExpansionQuestion::AbbeyAndMayor(Question::Abbey | Question::FinalAbbey))
    },
    recount: audit::recount,
    kept_tile_count: |game| game.pieces_left(Piece::Abbey),
    audit: audit::audit,
    ..Hooks::NONE
};

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let asked = game.decision().map(|decision| decision.question);
    Some(match (action.abbey_and_mayor()?, asked) {
        (Action::PlaceAbbey, Some(crate::Question::Place(_))) => refusal(RefusalReason::AbbeyTooLate),
        (Action::PlaceBarn { .. }, Some(question)) if question.is_main() => {
            let has_one = game.player(seat).piece_count(Piece::Barn) > 0;
            refusal(if has_one { RefusalReason::NoCornerForBarn } else { RefusalReason::NoBarn })
        }
        (Action::MoveWagon { .. }, Some(question))
            if matches!(question.abbey_and_mayor(), Some(Question::Wagon { .. })) =>
        {
            refusal(RefusalReason::NoTargetForWagon)
        }
        _ => Refusal::NotAsked,
    })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::PlaceAbbey => abbey::take_abbey(game, events),
        Action::KeepAbbey => abbey::keep_abbey(game),
        Action::PlaceBarn { corner } => barn::place_barn(game, corner, events),
        Action::MoveWagon { at, segment } => wagon::move_wagon(game, (at, segment), events),
        Action::ReturnWagon => wagon::return_wagon(game),
    }
}

/// Returns whether a wagon on a castle that was scored may move on (`abbey_and_mayor.md 6.10`), which is an option.
pub(crate) fn may_leave_castles(game: &Game) -> bool {
    options(game).is_some_and(|options| options.wagon_after_castle == WagonAfterCastle::Neighbourhood)
}

/// Returns whether the farmers or barn of a field score points for completed cities on this occasion.
pub(crate) fn counts_cities(why: score::Occasion) -> bool {
    matches!(why, score::Occasion::Expansion(ExpansionOccasion::AbbeyAndMayor(_)))
}
