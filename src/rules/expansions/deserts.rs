//! Deserts (`docs/rules/deserts.md`): oases, spice deposits and sandworms.
//!
//! The author's sheets give only the names of part 1, and no tile of part 2, so the oasis and the tiles are our own
//! design. Desert is ground like a field. It can be adjacent to a field, but does not join it and takes no figures.

use serde::{Deserialize, Serialize};

use super::own::deserts::{action, event, occasion, options};
use crate::setup::options;
use crate::{
    AuditedScore, FeatureId, Figure, Flow, Game, Hooks, Kind, KindRules, NodeId, PlacedTile, Placement, Pos, Refusal,
    Seat, SegmentIndex, Term, TermLabel, Terms, TileNo, figure, figure_placement, kind, score, scoring,
};

// The expansion stores nothing besides the board.
pub(crate) use super::nothing::*;

/// The rules of the new kinds. Desert is ground. An oasis or spice deposit is complete when it is surrounded by tiles.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[
    (Kind::Desert, kind::GROUND_RULES),
    (Kind::Oasis, kind::SURROUNDED_RULES),
    (Kind::Spice, kind::SURROUNDED_RULES),
    (Kind::Sandworm, kind::INSIDE_RULES),
];

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A sandworm was placed beside a spice deposit (`deserts.md 2.2`).
    Worm,
}

options! {
    Deserts in deserts;
    /// The effect of an oasis (`deserts.md 1.3`).
    oasis: Oasis {
        /// An oasis scores the tiles around it. Deserts count twice.
        GardenLike "garden_like",
        /// An oasis scores no points and takes no figures.
        Decoration "decoration",
    },
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a meeple on the sandworm of the tile just placed, which immediately carries it to this segment.
    RideWorm {
        at: Pos,
        segment: SegmentIndex,
        /// The kind of meeple. Omitted from records if it is a normal meeple.
        #[serde(default, skip_serializing_if = "figure::is_ordinary")]
        figure: Figure,
    },
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The sandworm on the cell `from` carries a meeple. The event of its deployment at the destination follows.
    WormRidden { seat: Seat, from: Pos },
}

pub(super) const HOOKS: Hooks = Hooks {
    // `deserts.md 1.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("deserts"),
    on_tile_placed,
    offer_main_actions,
    refusal_of,
    adjust_terms: Some(adjust_terms),
    recount,
    ..Hooks::NONE
};

/// The points of a spice deposit that is surrounded by tiles (`deserts.md 2.3`).
const DEPOSIT_POINTS: i16 = 18;

/// Scores every deposit beside a new sandworm immediately, even one that the tile completes (`deserts.md 2.2`).
fn on_tile_placed(game: &mut Game, _: Placement, events: &mut Vec<crate::Event>) {
    let worm = *game.board().placed_tile(game.last_placed_tile());
    if !worm.shape.has(Kind::Sandworm) {
        return;
    }
    let beside = worm.surrounding_cells().into_iter().filter_map(|at| game.board().tile_at(at));
    let deposits: Vec<FeatureId> = beside.filter_map(|tile| deposit_on(game, game.board().placed_tile(tile))).collect();
    for feature in deposits {
        if game.board().features().get(feature).claims > 0 {
            scoring::award_feature(game, feature, occasion(Occasion::Worm), events);
            scoring::return_figures(game, feature, events);
        }
    }
}

fn deposit_on(game: &Game, placed: &PlacedTile) -> Option<FeatureId> {
    let index = placed.segments().position(|segment| segment.kind == Kind::Spice)?;
    Some(game.board().features().feature_of(placed.node(index as SegmentIndex)))
}

fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    let placed = game.board().placed_tile(tile);
    for (index, (node, segment)) in placed.nodes().zip(placed.segments()).enumerate() {
        let takes = match segment.kind {
            Kind::Oasis => scores_oases(game),
            Kind::Spice => !has_worm_beside(game, placed),
            _ => false,
        };
        if takes && game.is_free(node) {
            let meeples = figure_placement::meeples(game, seat).filter(|&figure| can_occupy(figure, segment.kind));
            let segment = index as SegmentIndex;
            actions.extend(meeples.map(|figure| crate::Action::Deploy { figure, at: placed.at, segment }));
        }
    }
    if placed.shape.has(Kind::Sandworm) {
        offer_rides(game, seat, actions);
    }
}

/// Returns whether a figure can be placed on an oasis or a spice deposit. A wagon cannot (`abbey_and_mayor.md 4.2`).
fn can_occupy(figure: Figure, kind: Kind) -> bool {
    figure.goes_with_meeples_to(kind) && figure != Figure::Wagon
}

/// Returns whether the option lets oases score points.
fn scores_oases(game: &Game) -> bool {
    options(game).is_some_and(|options| options.oasis == Oasis::GardenLike)
}

fn has_worm_beside(game: &Game, placed: &PlacedTile) -> bool {
    let shows =
        |at: Pos| game.board().tile_at(at).is_some_and(|tile| game.board().placed_tile(tile).shape.has(Kind::Sandworm));
    placed.surrounding_cells().into_iter().any(shows)
}

/// Offers to carry a meeple to incomplete features on desert tiles without the player's majority (`deserts.md 2.2`).
fn offer_rides(game: &Game, seat: Seat, actions: &mut Vec<crate::Action>) {
    for placed in game.board().tiles().iter().filter(|placed| placed.shape.has(Kind::Desert)) {
        for (index, node) in placed.nodes().enumerate() {
            let (at, segment) = (game.board().segment_location(node).0, index as SegmentIndex);
            let riders =
                figure_placement::meeples(game, seat).filter(|&figure| may_ride_to(game, seat, figure, placed, node));
            actions.extend(riders.map(|figure| action(Action::RideWorm { at, segment, figure })));
        }
    }
}

fn may_ride_to(game: &Game, seat: Seat, figure: Figure, placed: &PlacedTile, node: NodeId) -> bool {
    let feature = game.board().features().feature_of(node);
    let takes = match game.board().features().get(feature).kind {
        Kind::Oasis => scores_oases(game) && can_occupy(figure, Kind::Oasis),
        // No figure may enter a deposit beside a sandworm (`deserts.md 2.5`).
        Kind::Spice => !has_worm_beside(game, placed) && can_occupy(figure, Kind::Spice),
        kind => game.takes(figure, kind),
    };
    takes
        && !game.board().is_complete(feature)
        && !figure_placement::is_barred(game, figure, node)
        && !scoring::majority(game, feature).winners.contains(&seat)
}

fn refusal_of(game: &Game, _: Seat, action: crate::Action) -> Option<Refusal> {
    let Action::RideWorm { .. } = action.deserts()?;
    let is_main = game.decision().is_some_and(|decision| decision.question.is_main());
    Some(if is_main { Refusal::NotOffered } else { Refusal::NotAsked })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let Action::RideWorm { at, segment, figure } = action;
    figure_placement::deploy_elsewhere(
        game,
        figure,
        (at, segment),
        |seat, from| event(Event::WormRidden { seat, from }),
        events,
    )
}

/// Sets the points of an oasis or a spice deposit (`deserts.md 1.3, 2.3, 2.4`).
fn adjust_terms(game: &Game, feature: FeatureId, occasion: score::Occasion, terms: &mut Terms) {
    let feature = game.board().features().get(feature);
    if !matches!(feature.kind, Kind::Oasis | Kind::Spice) {
        return;
    }
    let placed = game.board().placed_tile(game.board().features().node(feature.oldest).tile);
    let filled =
        || placed.surrounding_cells().into_iter().filter_map(|at| game.board().tile_at(at).map(|tile| (at, tile)));
    let tiles = Term { label: TermLabel::Tiles, count: 1 + filled().count() as u16, each: 1 };
    let deserts = filled().filter(|&(at, tile)| game.board().placed_tile(tile).part(at).get().has(Kind::Desert));
    let first = match (feature.kind, occasion) {
        (Kind::Spice, score::Occasion::Completed) => Term { label: TermLabel::Spice, count: 1, each: DEPOSIT_POINTS },
        _ => tiles,
    };
    score::add(terms, first);
    let count = if feature.kind == Kind::Oasis { deserts.count() as u16 } else { 0 };
    if count > 0 {
        score::add(terms, Term { label: TermLabel::Deserts, count, each: 1 });
    }
}

fn recount(AuditedScore { table, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    if !matches!(found.kind, Kind::Oasis | Kind::Spice) || score.feature.is_none() {
        return;
    }
    if found.kind == Kind::Spice && table.scores_as_completed(score) {
        *worth = i32::from(DEPOSIT_POINTS);
        return;
    }
    let around = table.cells_around(found);
    let deserts = around.iter().filter(|&&at| found.kind == Kind::Oasis && table.shows(at, Kind::Desert)).count();
    let tiles = around.iter().filter(|&&at| table.is_filled(at)).count();
    *worth = 1 + (tiles + deserts) as i32;
}
