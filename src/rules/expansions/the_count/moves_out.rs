//! Moves of meeples out of the City before a feature is scored and before the final scoring (`the_count.md 4, 5`).

use std::collections::VecDeque;

use super::quarter::{CityQuarter, count_quarter, meeples_in_quarter};
use super::{
    Action, Event, LastMoves, Question, RefusalReason, Target, action, event, options, question, state, state_mut,
};
use crate::expansions::{FigureEntry, bridges_castles_and_bazaars};
use crate::{
    FeatureId, Figure, FigureLocation, Flow, Game, Kind, NodeId, OwnedFigure, Pos, Seat, SegmentIndex, SegmentPlace,
    figure_placement, scoring,
};

/// The moves out of the City that players are asked about.
#[derive(Clone, Debug)]
pub(super) struct PendingMoves {
    /// The features that are about to be scored, or `None` before the final scoring.
    scored: Option<Vec<FeatureId>>,
    /// The players who are still to be asked, the next one first.
    seats: VecDeque<Seat>,
}

/// Begins the moves to features about to be scored, clockwise from the active player's left (`the_count.md 4.1, 4.4`).
pub(super) fn before_scoring(game: &mut Game, features: &[FeatureId], _: &mut Vec<crate::Event>) {
    let needs_claim = options(game).is_none_or(|options| options.target == Target::Occupied);
    let is_target = |feature: &FeatureId| {
        (!needs_claim || game.board().features().get(*feature).claims > 0) && !scoring::is_exempt(game, *feature)
    };
    let targets = features.iter().copied().filter(is_target).collect();
    begin_moves(game, Some(targets), game.active());
}

/// Begins the moves of one meeple per player before the final scoring (`the_count.md 5.1–5.3`).
pub(super) fn before_final_scoring(game: &mut Game, _: &mut Vec<crate::Event>) {
    let last = game.board().tiles().iter().rev().find_map(|placed| placed.by);
    begin_moves(game, None, last.unwrap_or(game.active()));
}

/// Begins to ask the players who have meeples in the City, clockwise from the left of `last`.
fn begin_moves(game: &mut Game, scored: Option<Vec<FeatureId>>, last: Seat) {
    let mut seats: VecDeque<Seat> = game.clockwise(last).collect();
    seats.rotate_left(1);
    let in_city = |seat: &Seat| {
        CityQuarter::ALL.into_iter().any(|quarter| meeples_in_quarter(game, *seat, quarter).next().is_some())
    };
    seats.retain(in_city);
    if !seats.is_empty() {
        state_mut(game).moves = Some(PendingMoves { scored, seats });
        game.add_follow_up(ask_to_move);
    }
}

/// Asks the next player who can move a meeple. Skips players who cannot.
fn ask_to_move(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    while let Some(moves) = state(game).and_then(|state| state.moves.as_ref()) {
        let Some(&seat) = moves.seats.front() else { break };
        let mut actions = vec![action(Action::StayInCity)];
        offer_moves(game, seat, moves, &mut actions);
        if actions.len() > 1 {
            let asked = if moves.scored.is_some() { Question::MoveOut } else { Question::LastMoveOut };
            return Flow::Ask { seat, question: question(asked), actions };
        }
        drop_asked_player(game);
    }
    state_mut(game).moves = None;
    Flow::Next
}

/// Adds all moves of a player to `actions`. Equal meeples of one quarter are one answer.
fn offer_moves(game: &Game, seat: Seat, moves: &PendingMoves, actions: &mut Vec<crate::Action>) {
    let features = game.board().features();
    for quarter in CityQuarter::ALL.into_iter().filter(|&quarter| Some(quarter) != count_quarter(game)) {
        let mut figures: Vec<Figure> = meeples_in_quarter(game, seat, quarter).collect();
        figures.sort_unstable();
        figures.dedup();
        if figures.is_empty() {
            continue;
        }
        let targets: Vec<FeatureId> = match &moves.scored {
            Some(scored) => scored.clone(),
            None => features.iter().map(|(feature, _)| feature).collect(),
        };
        for feature in targets.into_iter().filter(|&feature| may_move_to(game, seat, moves, quarter, feature)) {
            for node in features.node_ids(feature) {
                let (at, segment) = game.board().segment_location(node);
                let able = figures.iter().filter(|&&figure| can_enter(game, figure, node));
                actions.extend(able.map(|&figure| action(Action::MoveMeeple { figure, at, segment })));
            }
        }
    }
}

/// Returns whether a player's meeples may move from a quarter to a feature.
fn may_move_to(game: &Game, seat: Seat, moves: &PendingMoves, quarter: CityQuarter, feature: FeatureId) -> bool {
    let is_kind = CityQuarter::of(game.board().features().get(feature).kind) == Some(quarter);
    let is_open = match moves.scored {
        // A player's meeple may not join a small city if that would make the player its lord (`the_count.md 4.11`).
        Some(_) => !bridges_castles_and_bazaars::builds_castle(game, feature, seat),
        None => {
            let all = options(game).is_some_and(|options| options.last_moves == LastMoves::AllQuarters);
            (all || quarter == CityQuarter::Market) && !game.board().is_complete(feature)
        }
    };
    is_kind && is_open && !scoring::is_exempt(game, feature)
}

/// Returns whether a figure may move to a segment whose feature is scored at once (`the_count.md 4.3, 6.13`).
fn can_enter(game: &Game, figure: Figure, node: NodeId) -> bool {
    let kind = game.board().features().get(game.board().features().feature_of(node)).kind;
    let entry = FigureEntry { is_scored_at_once: true, ..FigureEntry::new(figure, node) };
    game.takes(figure, kind) && figure_placement::check_with_expansions(game, entry).is_ok()
}

pub(super) fn refusal_of(game: &Game, seat: Seat, figure: Figure, (at, segment): SegmentPlace) -> RefusalReason {
    match segment_kind(game, at, segment).and_then(CityQuarter::of) {
        None => RefusalReason::NotScored,
        Some(quarter) if !meeples_in_quarter(game, seat, quarter).any(|other| other == figure) => {
            RefusalReason::QuarterEmpty
        }
        quarter if quarter == count_quarter(game) => RefusalReason::QuarterClosed,
        Some(_) => RefusalReason::NotScored,
    }
}

fn segment_kind(game: &Game, at: Pos, segment: SegmentIndex) -> Option<Kind> {
    let placed = game.board().placed_tile(game.board().tile_at(at)?);
    placed.segment(segment).map(|segment| segment.kind)
}

/// Moves a meeple. The same player may move another one, except before the final scoring (`the_count.md 4.4, 5.2`).
pub(super) fn move_meeple(
    game: &mut Game,
    figure: Figure,
    (at, segment): SegmentPlace,
    events: &mut Vec<crate::Event>,
) -> Flow {
    let quarter = segment_kind(game, at, segment).and_then(CityQuarter::of);
    let node = game.board().offered_node((at, segment));
    let moves = state_mut(game).moves.as_mut();
    let seat = moves.as_ref().and_then(|moves| moves.seats.front().copied());
    let (Some(from), Some(node), Some(moves), Some(seat)) = (quarter, node, moves, seat) else {
        never!("no meeple moves from the City to segment {segment} at {at:?}");
        return Flow::Next;
    };
    if moves.scored.is_none() {
        moves.seats.rotate_left(1);
    }
    game.move_figure(
        OwnedFigure { figure, seat },
        [FigureLocation::Held(from.holder()), FigureLocation::Node(node)],
        events,
    );
    events.push(event(Event::MeepleMoved { seat, figure, from, at, segment }));
    Flow::Stay
}

/// Ends the moves of the player who was asked (`the_count.md 4.9`).
pub(super) fn end_moves(game: &mut Game) -> Flow {
    drop_asked_player(game);
    Flow::Stay
}

fn drop_asked_player(game: &mut Game) {
    let first = state_mut(game).moves.as_mut().and_then(|moves| moves.seats.pop_front());
    always!(first.is_some(), "no player moves meeples from the City");
}
