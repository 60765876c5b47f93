//! Special monasteries (`special_monasteries.md 1`): a meeple there is a monk, or an abbot, who stays until the end and scores the rows of
//! tiles around the monastery.
//!
//! The abbots have a segment of their own on the tile, which is never complete. While a meeple is on one of the two segments, none can be
//! placed on the other.

use std::collections::BTreeSet;

use super::own::special_monasteries::{state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{
    AuditedScore, Board, FeatureId, Game, Hooks, Kind, KindRules, NodeId, Pos, Refusal, Setup, Side, StartingTiles,
    Term, TermLabel, TileNo, score,
};

pub(crate) use super::nothing::*;

/// The rules of the places of abbots, which figures treat like monasteries (`special_monasteries.md 1.1, 1.3`).
pub(crate) const KINDS: &[(Kind, KindRules)] =
    &[(Kind::Abbacy, KindRules { variant_of: Some(Kind::Monastery), ..INSIDE_RULES })];

options! {
    SpecialMonasteries in special_monasteries;
    /// The monasteries of the base game (`base_monasteries`, `special_monasteries.md 0.1`).
    base_monasteries: BaseMonasteries {
        /// They stay in the box (`special_monasteries.md 0.1`).
        Replaced "replaced",
        /// They are in the pile, too.
        Kept "kept",
    },
}

/// The tiles with special monasteries, in the order of placing.
#[derive(Clone, Debug)]
pub struct State(Vec<TileNo>);

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State(Vec::new())
    }
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    on_tile_placed: |game, _, _| {
        let tile = game.last_placed_tile();
        if game.board().placed_tile(tile).shape.has(Kind::Abbacy) {
            state_mut(game).0.push(tile);
        }
    },
    claim_override: Some(claim_override),
    // Only meeples from the City of Carcassonne enter features that are scored at once (`special_monasteries.md 2.3`).
    figure_check: Some(|game, entry| {
        let kind = game.board().features().node(entry.node).segment.kind;
        if entry.is_scored_at_once && kind == Kind::Abbacy { Err(Refusal::NotOffered) } else { Ok(()) }
    }),
    exempt_feature: Some(|game, index| closed_to_monks(game).nth(index)),
    adjust_terms: Some(|game, feature, _, terms| {
        let board = game.board();
        if board.features().get(feature).kind == Kind::Abbacy {
            let (at, _) = board.segment_location(board.features().get(feature).oldest);
            score::add(terms, Term { label: TermLabel::Tiles, count: row_tiles(board, at), each: 1 });
        }
    }),
    recount: |AuditedScore { table, found, score, .. }, worth| {
        let is_for_rows =
            score.occasion == score::Occasion::Final || score.terms.iter().any(|term| term.label == TermLabel::Tiles);
        if let (Kind::Abbacy, true, Some(&(at, _))) = (found.kind, is_for_rows, found.places.first()) {
            let mut cells = BTreeSet::from([at]);
            for side in Side::ALL {
                let mut cell = at;
                while table.is_filled(cell) {
                    cells.insert(cell);
                    cell = cell.step(side);
                }
            }
            *worth = cells.len() as i32;
        }
    },
    ..Hooks::NONE
};

/// Shuffles the tiles into the pile, and removes the monasteries of the base game (`special_monasteries.md 0.1`).
fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    tiles.shuffle_in("monasteries");
    let options = setup.expansions.special_monasteries.as_ref();
    if options.is_none_or(|options| options.base_monasteries == BaseMonasteries::Replaced) {
        let base = tiles_of(&format!("basic:{}", setup.edition.number()));
        base.filter(|shape| shape.has(Kind::Monastery)).for_each(|shape| tiles.pile.remove(shape));
    }
}

/// Returns the nodes of the monks and of the abbots on a tile, or `None` if the tile has no special monastery.
fn nodes_of(board: &Board, tile: TileNo) -> Option<[NodeId; 2]> {
    let placed = board.placed_tile(tile);
    let node = |kind| placed.nodes().zip(placed.segments()).find(|(_, segment)| segment.kind == kind);
    Some([node(Kind::Monastery)?.0, node(Kind::Abbacy)?.0])
}

/// Keeps figures out of one of the two places while a figure is on the other (`special_monasteries.md 1.5`).
fn claim_override(game: &Game, node: NodeId) -> Option<bool> {
    let nodes = nodes_of(game.board(), game.board().features().node(node).tile)?;
    let is_taken = nodes.contains(&node) && nodes.iter().any(|&node| !game.is_free(node));
    is_taken.then_some(false)
}

/// Returns the surrounded monasteries that are not complete, because they have abbots and no monk (`special_monasteries.md 1.7`).
fn closed_to_monks(game: &Game) -> impl Iterator<Item = FeatureId> {
    let tiles = state(game).into_iter().flat_map(|state| &state.0);
    let nodes = tiles.filter_map(|&tile| nodes_of(game.board(), tile));
    let closed = nodes.filter(|&[monk, abbot]| game.is_free(monk) && !game.is_free(abbot));
    closed.map(|[monk, _]| game.board().features().feature_of(monk)).filter(|&id| game.board().is_complete(id))
}

/// Returns the number of tiles in the unbroken rows north, east, south and west of a tile, and the tile itself
/// (`special_monasteries.md 1.4`).
pub fn row_tiles(board: &Board, at: Pos) -> u16 {
    let row = |side| std::iter::successors(Some(at.step(side)), move |cell| Some(cell.step(side)));
    let filled = Side::ALL.map(|side| row(side).take_while(|&cell| board.tile_at(cell).is_some()).count());
    1 + filled.into_iter().sum::<usize>() as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions::FigureEntry;
    use crate::{Expansion, Figure, Rotation, Seat, support};

    /// Returns a game with a special monastery at S1, and tiles on these cells.
    fn game(cells: &[&str]) -> Game {
        let mut game = support::game(2, &[Expansion::SpecialMonasteries]);
        support::place_tile(&mut game, "MO/M1", "S1", Rotation::R0, None);
        cells.iter().for_each(|at| support::put(&mut game, "BA/L", at, Rotation::R0));
        game
    }

    /// `special_monasteries.md 1.3, 1.4`
    #[test]
    fn an_abbot_scores_the_unbroken_rows_of_tiles_at_the_end() {
        for (cells, points) in [
            (&["S2", "S3", "S1W1", "S1E2", "S2E1"][..], 5),
            (&["S1E1", "S1E3", "S1E4"][..], 3),
            (&["S1E1", "S1E2", "S2W1"][..], 4),
        ] {
            let mut game = game(cells);
            let abbot = support::node(&game, "S1", Kind::Abbacy);
            support::stand(&mut game, Figure::Meeple, Seat::FIRST, abbot);
            let score = support::final_score(&game, abbot);
            assert_eq!((score.points, support::audited(&game, &score)), (points, points), "{cells:?}");
        }
    }

    /// `special_monasteries.md 1.6`
    #[test]
    fn a_monk_and_an_abbot_score_apart() {
        let mut game = game(&["S2", "S3", "S1E1"]);
        for (kind, seat) in [(Kind::Monastery, Seat::FIRST), (Kind::Abbacy, support::SECOND)] {
            let node = support::node(&game, "S1", kind);
            support::stand(&mut game, Figure::Meeple, seat, node);
        }
        let score = |kind| support::final_score(&game, support::node(&game, "S1", kind));
        let [monk, abbot] = [Kind::Monastery, Kind::Abbacy].map(score);
        assert_eq!((monk.winners.as_slice(), monk.points), (&[Seat::FIRST][..], 4));
        assert_eq!((abbot.winners.as_slice(), abbot.points), (&[support::SECOND][..], 5));
    }

    /// `special_monasteries.md 2.3`
    #[test]
    fn a_meeple_from_the_city_is_a_monk() {
        let game = game(&[]);
        let check = HOOKS.figure_check.unwrap();
        let enters = |kind, is_scored_at_once| {
            let entry =
                FigureEntry { is_scored_at_once, ..FigureEntry::new(Figure::Meeple, support::node(&game, "S1", kind)) };
            check(&game, entry).is_ok()
        };
        assert!(enters(Kind::Monastery, true) && enters(Kind::Abbacy, false) && !enters(Kind::Abbacy, true));
    }
}
