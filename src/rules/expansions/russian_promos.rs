//! Russian promos (`docs/rules/russian_promos.md`): a hut that scores empty cells, a robber who traps figures on his road, and a
//! water spirit who traps meeples around his lake.
//!
//! Trapped figures are held by a piece on the tile of the trap. With Bridges, Castles & Bazaars, lords are safe from the lake
//! (`russian_promos.md 3.3`).

use serde::{Deserialize, Serialize};

use super::own::russian_promos::{action, event, occasion, options, refusal, state_mut};
use super::{FigureEntry, bridges_castles_and_bazaars};
use crate::kind::{INSIDE_RULES, SURROUNDED_RULES};
use crate::setup::options;
use crate::{
    AuditedScore, Board, ExpansionOccasion, FeatureId, Figure, FigureLocation, Flow, Game, HeldFigure, Holder, Hooks,
    Kind, KindRules, NodeId, OwnedFigure, Piece, PlacedFigure, PlacedTile, Refusal, Score, Seat, SegmentIndex, Site,
    Term, TermLabel, Terms, TileNo, figure_placement, score, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of the new kinds. The hut is complete when it is surrounded by tiles; the traps belong to a whole tile.
pub(crate) const KINDS: &[(Kind, KindRules)] =
    &[(Kind::YagaHut, SURROUNDED_RULES), (Kind::Solovei, INSIDE_RULES), (Kind::Vodyanoy, INSIDE_RULES)];

options! {
    RussianPromos in russian_promos;
    /// The figures on the road of Solovei that are trapped at once (`reach`, `russian_promos.md 2.1`).
    reach: Reach {
        /// The closest ones in each direction.
        Closest "closest",
        /// All of them.
        All "all",
    },
}

/// A place where figures are trapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trap {
    /// The tree of Solovei (`russian_promos.md 2`).
    Tree,
    /// The lake of Vodyanoy (`russian_promos.md 3`).
    Lake,
}

impl Trap {
    /// Both traps.
    pub const ALL: [Trap; 2] = [Trap::Tree, Trap::Lake];

    /// Returns the name of the trap in message keys.
    pub const fn key(self) -> &'static str {
        match self {
            Trap::Tree => "tree",
            Trap::Lake => "lake",
        }
    }

    /// Returns the kind of the segment on the tile of the trap.
    pub const fn kind(self) -> Kind {
        match self {
            Trap::Tree => Kind::Solovei,
            Trap::Lake => Kind::Vodyanoy,
        }
    }

    /// Returns the tile of the trap, or `None` if it is not on the table.
    fn tile(self, board: &Board) -> Option<PlacedTile> {
        board.tiles().iter().find(|placed| placed.shape.has(self.kind())).copied()
    }

    /// Returns whether the trap holds a figure.
    pub fn holds(self, held: &HeldFigure) -> bool {
        matches!(held.by, Holder::Piece(piece, _) if piece == self.piece())
    }

    const fn piece(self) -> Piece {
        match self {
            Trap::Tree => Piece::SoloveiTree,
            Trap::Lake => Piece::VodyanoyLake,
        }
    }
}

/// The state of the check for figures on the road of Solovei.
#[derive(Clone, Debug)]
pub struct State {
    /// The number of segments of the road when it was last checked.
    road_size: usize,
    /// Whether a figure was placed on the road since then.
    has_new_figure: bool,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { road_size: 0, has_new_figure: false }
    }
}

/// The answer that the expansion adds to the main action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes a figure back from a trap (`russian_promos.md 2.3, 3.4`).
    TakeBack { figure: Figure, from: Trap },
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A figure was trapped.
    Trapped { seat: Seat, figure: Figure, by: Trap },
    /// A player took a figure back from a trap.
    TakenBack { seat: Seat, figure: Figure, from: Trap },
}

/// The occasion on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// Meeples of a player were in the lake at the end of the game.
    InLake,
}

/// The reasons why an action is refused because of this expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no such figure in the trap.
    #[error("no such figure of the player is trapped there")]
    NoneTrapped,
    /// No figure can be placed on the tile of Vodyanoy (`russian_promos.md 3.1`).
    #[error("no figure can be placed on the tile of Vodyanoy")]
    OnLake,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `russian_promos.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("russian_promos"),
    offer_main_actions,
    refusal_of: |game, _, answer| {
        answer.russian_promos()?;
        let is_main = game.decision()?.question.is_main();
        Some(if is_main { refusal(RefusalReason::NoneTrapped) } else { Refusal::NotAsked })
    },
    figure_check: Some(check_figure),
    on_figure_deployed: |game, placed, _| {
        if solovei_road(game.board()) == Some(game.board().features().feature_of(placed.node)) {
            state_mut(game).has_new_figure = true;
        }
    },
    adjust_terms: Some(adjust_terms),
    add_final_points,
    recount,
    ..Hooks::NONE
};

/// The points for each meeple of a player in the lake at the end (`russian_promos.md 3.5`).
const LAKE_POINTS: i16 = -2;

/// Returns the road on the tile of Solovei, or `None` if the tile is not on the table.
fn solovei_road(board: &Board) -> Option<FeatureId> {
    Some(board.features().feature_of(solovei_node(&Trap::Tree.tile(board)?)?))
}

fn solovei_node(tree: &PlacedTile) -> Option<NodeId> {
    let mut nodes = tree.nodes().zip(tree.segments());
    nodes.find(|(_, segment)| segment.kind == Kind::Road).map(|(node, _)| node)
}

/// Returns whether a figure may enter a feature: not on the tile of Vodyanoy (`russian_promos.md 3.1`).
fn check_figure(game: &Game, entry: FigureEntry) -> Result<(), Refusal> {
    let tile = game.board().placed_tile(game.board().features().node(entry.node).tile);
    if tile.shape.has(Kind::Vodyanoy) { Err(refusal(RefusalReason::OnLake)) } else { Ok(()) }
}

/// Offers the hut on the new tile (`russian_promos.md 1.1`), and the player's trapped figures (`russian_promos.md 2.3, 3.4`).
fn offer_main_actions(game: &Game, seat: Seat, tile: TileNo, actions: &mut Vec<crate::Action>) {
    let placed = game.board().placed_tile(tile);
    for (index, (node, segment)) in placed.nodes().zip(placed.segments()).enumerate() {
        if segment.kind == Kind::YagaHut && game.is_free(node) {
            let takes = |figure: &Figure| figure.goes_with_meeples_to(Kind::YagaHut) && *figure != Figure::Wagon;
            let segment = index as SegmentIndex;
            let meeples = figure_placement::meeples(game, seat).filter(takes);
            actions.extend(meeples.map(|figure| crate::Action::Deploy { figure, at: placed.at, segment }));
        }
    }
    for held in game.board().held_figures().iter().filter(|held| held.seat == seat) {
        let trap = Trap::ALL.into_iter().find(|trap| trap.holds(held));
        let answer = trap.map(|from| action(Action::TakeBack { figure: held.figure, from }));
        actions.extend(answer.filter(|answer| !actions.contains(answer)));
    }
}

/// Takes a figure back, which stays in the supply.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let (Action::TakeBack { figure, from }, seat) = (action, game.active());
    let is_wanted = |held: &&HeldFigure| from.holds(held) && (held.seat, held.figure) == (seat, figure);
    match game.board().held_figures().iter().find(is_wanted).copied() {
        Some(held) => {
            events.push(event(Event::TakenBack { seat, figure, from }));
            game.move_figure(held.owned(), [FigureLocation::Held(held.by), FigureLocation::Supply], events);
        }
        None => never!("{seat} takes back {action:?}"),
    }
    Flow::Next
}

/// The step that moves figures into the traps (`russian_promos.md 2.1, 2.4, 3.2`).
pub(crate) fn spring_traps(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    for (by, caught) in [(Trap::Tree, figures_on_road(game)), (Trap::Lake, figures_around_lake(game))] {
        let Some(tile) = by.tile(game.board()) else { continue };
        let holder = Holder::Piece(by.piece(), Site::Tile(tile.at));
        // A builder returns to its owner when the last meeple beside it is trapped.
        for PlacedFigure { figure, seat, node } in caught {
            if game.board().figures().contains(&PlacedFigure { figure, seat, node }) {
                events.push(event(Event::Trapped { seat, figure, by }));
                let way = [FigureLocation::Node(node), FigureLocation::Held(holder)];
                game.move_figure(OwnedFigure { figure, seat }, way, events);
            }
        }
    }
    Flow::Next
}

/// Returns the figures on the road of Solovei that are trapped now, because the road was extended or a figure was placed there.
fn figures_on_road(game: &mut Game) -> Vec<PlacedFigure> {
    let (board, reach) = (game.board(), options(game).map(|options| options.reach).unwrap_or_default());
    let Some(node) = Trap::Tree.tile(board).as_ref().and_then(solovei_node) else { return Vec::new() };
    let road = board.features().feature_of(node);
    let size = board.features().nodes(road).len();
    let found = match reach {
        Reach::Closest => closest_figures(board, node),
        Reach::All => board.figures_on(road).collect(),
    };
    let state = state_mut(game);
    let is_triggered = size > state.road_size || state.has_new_figure;
    (state.road_size, state.has_new_figure) = (size, false);
    if is_triggered { found } else { Vec::new() }
}

/// Returns the figures on a road that are closest to one of its segments: those on it or, in each direction, those on the first
/// occupied segments.
fn closest_figures(board: &Board, from: NodeId) -> Vec<PlacedFigure> {
    let on = |nodes: &[NodeId]| -> Vec<PlacedFigure> {
        board.figures().iter().filter(|occupant| nodes.contains(&occupant.node)).copied().collect()
    };
    let mut found = on(&[from]);
    if found.is_empty() {
        for next in neighbours(board, from) {
            let (mut seen, mut level) = (vec![from, next], vec![next]);
            while on(&level).is_empty() && !level.is_empty() {
                let ahead: Vec<NodeId> = level.iter().flat_map(|&node| neighbours(board, node)).collect();
                level = ahead.into_iter().filter(|node| !seen.contains(node)).collect();
                seen.extend(&level);
            }
            // In a circle, the closest figure can be the same in both directions.
            found.extend(on(&level).into_iter().filter(|occupant| !found.contains(occupant)).collect::<Vec<_>>());
        }
    }
    found
}

/// Returns the segments that continue a road on the tiles beside it, and those that a piece joins to it.
fn neighbours(board: &Board, node: NodeId) -> Vec<NodeId> {
    let beside = board.ends(node).filter_map(|(cell, side)| board.continuation(cell, side));
    let linked = board.links().iter().filter_map(|link| match link.nodes {
        [one, other] if one == node => Some(other),
        [one, other] if other == node => Some(one),
        _ => None,
    });
    beside.chain(linked).collect()
}

/// Returns the meeples around the lake. Lords of castles and meeples on shared spaces are safe (`russian_promos.md 3.2, 3.3`).
fn figures_around_lake(game: &Game) -> Vec<PlacedFigure> {
    let board = game.board();
    let Some(lake) = Trap::Lake.tile(board) else { return Vec::new() };
    let around = lake.at.block();
    let is_caught = |occupant: &&PlacedFigure| {
        let node = board.features().node(occupant.node);
        occupant.figure.claims()
            && !node.segment.kind.rules().is_shared
            && !bridges_castles_and_bazaars::is_lord(game, occupant)
            && board.placed_tile(node.tile).cells_of(node.index).any(|cell| around.contains(&cell))
    };
    board.figures().iter().filter(is_caught).copied().collect()
}

/// Adds the lines of the hut: its own tile, and the empty cells around it (`russian_promos.md 1.2`).
fn adjust_terms(game: &Game, feature: FeatureId, _: score::Occasion, terms: &mut Terms) {
    let feature = game.board().features().get(feature);
    if feature.kind == Kind::YagaHut {
        let (at, _) = game.board().segment_location(feature.oldest);
        let empty = 8 - u16::from(game.board().tile_count_around(at));
        score::add(terms, Term { label: TermLabel::Tiles, count: 1, each: 1 });
        if empty > 0 {
            score::add(terms, Term { label: TermLabel::EmptyCells, count: empty, each: 1 });
        }
    }
}

/// Takes points for each meeple in the lake (`russian_promos.md 3.5`).
fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    for seat in game.seats() {
        let count = count_in_lake(game, seat);
        if count > 0 {
            let term = Term { label: TermLabel::InLake, count: count as u16, each: LAKE_POINTS };
            scoring::award(game, Score::for_player(seat, occasion(Occasion::InLake), term), events);
        }
    }
}

fn count_in_lake(game: &Game, seat: Seat) -> usize {
    game.board().held_figures().iter().filter(|held| held.seat == seat && Trap::Lake.holds(held)).count()
}

fn recount(AuditedScore { table, game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    if let score::Occasion::Expansion(ExpansionOccasion::RussianPromos(Occasion::InLake)) = score.occasion {
        *worth = score.winners.iter().map(|&seat| i32::from(LAKE_POINTS) * count_in_lake(game, seat) as i32).sum();
    } else if found.kind == Kind::YagaHut && score.terms.iter().any(|term| term.label == TermLabel::Tiles) {
        // Other scores count something else, such as meeples.
        *worth = 1 + table.cells_around(found).into_iter().filter(|&at| !table.is_filled(at)).count() as i32;
    }
}
