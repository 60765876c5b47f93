//! The Watchtowers (`watchtowers.md 1`): towers that score the tiles around them, for meeples on their tile whose road or city is
//! completed.

use std::collections::BTreeMap;

use serde::Serialize;

use super::own::watchtowers::{state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::{
    AuditedScore, Extra, FeatureId, Game, Hooks, Kind, KindRules, PlacedTile, Pos, Score, Shape, Term, TermLabel,
    TileNo, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of towers, which belong to a whole tile and are not features (`watchtowers.md 0.2`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[
    (Kind::MeepleTower, INSIDE_RULES),
    (Kind::PennantTower, INSIDE_RULES),
    (Kind::MonasteryTower, INSIDE_RULES),
    (Kind::CityTower, INSIDE_RULES),
    (Kind::RoadTower, INSIDE_RULES),
];

/// A kind of watchtower (`watchtowers.md 2.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watchtower {
    /// Counts meeples.
    Meeples,
    /// Counts pennants.
    Pennants,
    /// Counts tiles with monasteries.
    Monasteries,
    /// Counts tiles with cities.
    Cities,
    /// Counts tiles with roads.
    Roads,
}

impl Watchtower {
    const ALL: [Watchtower; 5] =
        [Watchtower::Meeples, Watchtower::Pennants, Watchtower::Monasteries, Watchtower::Cities, Watchtower::Roads];

    /// Returns the tower on a tile, if it has one.
    pub fn of(shape: &Shape) -> Option<Watchtower> {
        Watchtower::ALL.into_iter().find(|tower| shape.has(tower.kind()))
    }

    /// Returns the tower with this line on receipts. Returns `None` for other lines.
    pub fn with_label(label: TermLabel) -> Option<Watchtower> {
        Watchtower::ALL.into_iter().find(|tower| tower.label() == label)
    }

    const fn kind(self) -> Kind {
        match self {
            Watchtower::Meeples => Kind::MeepleTower,
            Watchtower::Pennants => Kind::PennantTower,
            Watchtower::Monasteries => Kind::MonasteryTower,
            Watchtower::Cities => Kind::CityTower,
            Watchtower::Roads => Kind::RoadTower,
        }
    }

    const fn label(self) -> TermLabel {
        match self {
            Watchtower::Meeples => TermLabel::TowerMeeples,
            Watchtower::Pennants => TermLabel::TowerPennants,
            Watchtower::Monasteries => TermLabel::TowerMonasteries,
            Watchtower::Cities => TermLabel::TowerCities,
            Watchtower::Roads => TermLabel::TowerRoads,
        }
    }

    /// Returns the points for each thing that the tower counts.
    const fn points_each(self) -> i16 {
        match self {
            Watchtower::Meeples | Watchtower::Pennants => 2,
            Watchtower::Monasteries => 3,
            Watchtower::Cities | Watchtower::Roads => 1,
        }
    }
}

/// The points of each tower when the last features were about to be scored. Meeples that return later are included
/// (`watchtowers.md 2.5`).
#[derive(Clone, Debug)]
pub struct State(Vec<(TileNo, Term)>);

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State(Vec::new())
    }
}

/// The public information: the current value of each tower.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The cell of each tower with the points that it would score now, in the order of placing.
    pub values: Vec<(Pos, i32)>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let values =
            game.board().tiles().iter().filter_map(|placed| Some((placed.at, watchtower_term(game, placed)?.points())));
        PublicState { values: values.collect() }
    }
}

pub(super) const HOOKS: Hooks = Hooks {
    // `watchtowers.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("watchtowers"),
    before_scoring: |game, _, _| {
        let board = game.board();
        let terms =
            board.tile_numbers().filter_map(|tile| Some((tile, watchtower_term(game, board.placed_tile(tile))?)));
        let terms = terms.filter(|(_, term)| term.count > 0).collect();
        *state_mut(game) = State(terms);
    },
    add_extras: Some(add_extras),
    recount,
    ..Hooks::NONE
};

/// Returns the number of things that a tower counts on these tiles (`watchtowers.md 2.1–2.5`). Castles are no cities.
fn count<'a>(game: &Game, tower: Watchtower, at: Pos, tiles: impl Iterator<Item = &'a PlacedTile>) -> usize {
    let kind = match tower {
        Watchtower::Meeples => return game.meeples_near(at).count(),
        Watchtower::Pennants => {
            return tiles.flat_map(PlacedTile::segments).map(|segment| usize::from(segment.pennants)).sum();
        }
        Watchtower::Monasteries => Kind::Monastery,
        Watchtower::Cities => Kind::City,
        Watchtower::Roads => Kind::Road,
    };
    let features = game.board().features();
    let shows = |placed: &PlacedTile| {
        let mut ids = placed.nodes().map(|node| features.feature_of(node));
        ids.any(|id| features.get(id).kind.base() == kind && !scoring::is_exempt(game, id))
    };
    tiles.filter(|placed| shows(placed)).count()
}

/// Returns the points of the tower on a tile as a line of a receipt, or `None` if the tile has no tower.
pub fn watchtower_term(game: &Game, placed: &PlacedTile) -> Option<Term> {
    let tower = Watchtower::of(&placed.shape)?;
    let mut tiles: Vec<TileNo> = placed.at.block().into_iter().filter_map(|at| game.board().tile_at(at)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let tiles = tiles.into_iter().map(|tile| game.board().placed_tile(tile));
    Some(Term { label: tower.label(), count: count(game, tower, placed.at, tiles) as u16, each: tower.points_each() })
}

/// Adds the points of towers when a road or city is completed, for each meeple of it on the tower's tile
/// (`watchtowers.md 1.1–1.4`).
fn add_extras(game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
    let board = game.board();
    let kind = board.features().get(feature).kind.base();
    if score.occasion != crate::Occasion::Completed || !matches!(kind, Kind::Road | Kind::City) {
        return;
    }
    for occupant in board.figures_on(feature).filter(|occupant| occupant.figure.claims()) {
        let tile = board.features().node(occupant.node).tile;
        let terms = state(game).into_iter().flat_map(|state| &state.0).filter(|(tower, _)| *tower == tile);
        extras.extend(terms.map(|&(_, term)| Extra { seat: occupant.seat, term }));
    }
}

/// Returns the number of things that a tower counts by what is printed on its tile and around it. Returns `None` for meeples, which have
/// left when a score is audited.
fn count_prints(game: &Game, tower: Watchtower, near: &BTreeMap<Pos, &PlacedTile>) -> Option<usize> {
    let kind = match tower {
        Watchtower::Meeples => return None,
        Watchtower::Pennants => {
            return Some(
                near.values().flat_map(|tile| tile.segments()).map(|segment| usize::from(segment.pennants)).sum(),
            );
        }
        Watchtower::Monasteries => Kind::Monastery,
        Watchtower::Cities => Kind::City,
        Watchtower::Roads => Kind::Road,
    };
    let is_castle = |place| {
        let node = game.board().node_at(place);
        node.is_some_and(|node| scoring::is_exempt(game, game.board().features().feature_of(node)))
    };
    let shows = |tile: &&&PlacedTile| {
        let kinds = (0..).zip(tile.segments()).filter(|(_, segment)| segment.kind.base() == kind);
        kinds.map(|(index, _)| (tile.at, index)).any(|place| !is_castle(place))
    };
    Some(near.values().filter(shows).count())
}

/// Objects to the points of a tower that is not on the scored feature, or that has counted other things than the audit.
fn recount(AuditedScore { table, game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    let is_due = |at: Pos, tower: Watchtower, paid: Term| {
        let own = game.board().tile_at(at).map(|tile| game.board().placed_tile(tile));
        let near = own.into_iter().chain(table.tiles_around(at)).map(|placed| (placed.at, placed)).collect();
        own.and_then(|placed| Watchtower::of(&placed.shape)) == Some(tower)
            && paid.each == tower.points_each()
            && count_prints(game, tower, &near).is_none_or(|count| count == usize::from(paid.count))
    };
    let paid = score.extras.iter().filter_map(|extra| Some((Watchtower::with_label(extra.term.label)?, extra.term)));
    *worth += paid.filter(|&(tower, term)| !found.places.iter().any(|&(at, _)| is_due(at, tower, term))).count() as i32;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Figure, Rotation, Seat, support};

    /// Returns the points of a tower with a city, a monastery, a shrine and a road on the tiles at its corners.
    fn points(tower: &str) -> i32 {
        let mut game = support::game(2, &[Expansion::Watchtowers, Expansion::TheCult, Expansion::TradersAndBuilders]);
        let corners = [("BA/CFc+", "S2W1"), ("BA/RFr", "S2E1"), ("CU/S", "S4W1"), ("BA/L", "S4E1")];
        for (tile, at) in corners.into_iter().chain([(tower, "S3")]) {
            support::put(&mut game, tile, at, Rotation::R0);
        }
        for (at, kind) in [("S4E1", Kind::Monastery), ("S2E1", Kind::Field), ("0", Kind::City)] {
            let node = support::node(&game, at, kind);
            support::stand(&mut game, Figure::Meeple, Seat::FIRST, node);
        }
        let road = support::node(&game, "S2E1", Kind::Road);
        support::stand(&mut game, Figure::Builder, Seat::FIRST, road);
        let [(at, points)] = PublicState::of(&game).values[..] else { panic!("one tower") };
        assert_eq!(at, Pos::new(0, 3));
        points
    }

    /// `watchtowers.md 2.1–2.4`
    #[test]
    fn each_kind_of_tower_counts_something_else_around_it() {
        let towers = ["WT/CFRF_2M", "WT/CCRF_2T", "WT/CFff_3C", "WT/CFRF_1C", "WT/FRRF_1R"];
        assert_eq!(towers.map(points), [4, 2, 6, 2, 2]);
    }

    /// `watchtowers.md 1.2`
    #[test]
    fn a_tower_scores_once_for_each_meeple_and_the_audit_objects_to_other_points() {
        let mut game = support::game(2, &[Expansion::Watchtowers]);
        support::place_tile(&mut game, "WT/CRFR_1R", "E1", Rotation::R0, Some(Kind::Road));
        let road = support::node(&game, "E1", Kind::Road);
        support::stand(&mut game, Figure::Meeple, Seat::FIRST, road);
        let events = support::place_tile(&mut game, "BA/LR", "W1", Rotation::R270, None);
        let [score] = support::scores(&events)[..] else { panic!("the road scores") };
        assert_eq!((score.gain(Seat::FIRST), support::audited(&game, score)), (7, score.points));
        let mut wrong = score.clone();
        wrong.extras.iter_mut().for_each(|extra| extra.term.count += 1);
        assert_ne!(support::audited(&game, &wrong), wrong.points);
    }
}
