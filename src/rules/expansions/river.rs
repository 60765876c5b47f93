//! The River (`river.md 1, 2`): a spring replaces the start tile, and all river
//! tiles are placed before the others.
//!
//! The spring is on the table when the game begins. A fork is placed next and the lake last. River tiles must continue
//! the river, may not turn the same way twice in a row, and must leave every arm a way on. The tile data encodes that
//! the river takes no figures and separates fields. The second river has a pig herd, which adds points to its field, as
//! a pig of Traders & Builders does. With Bridges, Castles & Bazaars, castles count as cities (`river.md 2.7`).

use arrayvec::ArrayVec;

use super::own::river::refusal;
use super::traders_and_builders;
use crate::pile::tiles_of;
use crate::setup::options;
use crate::{
    AuditedScore, Edge, Extra, FeatureId, Game, Hooks, Kind, KindRules, Mark, PlacedTile, Placement, PlacementCheck,
    Pos, Refusal, Rotation, Score, Setup, ShapeId, Side, StartingTiles, Term, TermLabel, kind,
};

options! {
    River in river;
    /// The edition of the river tiles in use.
    set: RiverSet {
        /// The first river: a single river from the spring to the lake.
        First "first",
        /// The second river, which has a fork. One arm ends at a city, the other at a lake with a volcano.
        Second "second",
        /// Both rivers together, without the spring of the second and the lake of the first.
        Both "both",
    },
    /// The use of the base game's start tile, which the spring replaces (option `river_keep_start_tile`).
    start_tile: StartTile {
        /// The start tile stays in the box.
        Removed "removed",
        /// The start tile is shuffled into the pile.
        ShuffledIn "shuffled_in",
    },
    /// Whether the pig herd of the second river adds points (option `pig_herd`).
    pig_herd: PigHerd {
        /// It always does.
        Always "always",
        /// It does so only with Traders & Builders.
        OnlyWithPigs "only_with_pigs",
    },
}

// The River has no state, since everything about it follows from the tiles on the board.
pub(crate) use super::nothing::*;

/// The volcano is only decoration: this expansion has no rule for it.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Volcano, kind::INSIDE_RULES)];

/// The reason why a river tile cannot be placed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The tile would not continue the river, or the river would turn the same way twice (`river.md 1.2, 1.3`).
    #[error("the river must be continued, without turning the same way twice in a row")]
    WrongDirection,
}

const WRONG_DIRECTION: Refusal = refusal(RefusalReason::WrongDirection);

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles,
    placement_check_for,
    add_extras: Some(|game, feature, score, extras| HERD.add_extras(game, feature, score, extras)),
    recount: |audited, worth| HERD.recount(audited, worth),
    ..Hooks::NONE
};

/// Returns the names of the tile sets that these options select. The spring and the lake are from the last.
pub fn tile_set_ids(options: &Options, setup: &Setup) -> Vec<String> {
    let rivers: &[u8] = match options.set {
        RiverSet::First => &[1],
        RiverSet::Second => &[2],
        RiverSet::Both => &[1, 2],
    };
    rivers.iter().map(|river| format!("river/{river}:{}", setup.edition.number())).collect()
}

fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    let Some(options) = &setup.expansions.river else { return };
    let sets = tile_set_ids(options, setup);
    let of_group = |set: &String, name: &str| -> Vec<ShapeId> {
        tiles_of(set).filter(|shape| shape.group.name() == name).collect()
    };
    let group = |name: &str| sets.iter().flat_map(|set| of_group(set, name)).collect::<Vec<_>>();
    let last = |name: &str| sets.last().map(|set| of_group(set, name)).unwrap_or_default();
    match last("river-spring")[..] {
        [spring] => {
            let land = tiles.replace_start_tile(spring);
            if options.start_tile == StartTile::ShuffledIn {
                tiles.pile.mix_in(land);
            }
        }
        _ => never!("the river has no spring"),
    }
    // The stage added last is drawn from first.
    for stage in [last("river-lake"), group("river"), group("river-fork")] {
        tiles.pile.add_stage(stage);
    }
}

fn placement_check_for(_: &Game, shape: ShapeId) -> Option<PlacementCheck> {
    shape.has(Kind::River).then_some(check_river_placement)
}

/// Checks that a river tile continues the river, that two bends in a row do not turn the same way (`river.md 1.2,
/// 1.3`), and that every arm has a way on (`river.md 2.4`).
fn check_river_placement(game: &Game, shape: ShapeId, placement: Placement) -> Result<(), Refusal> {
    let edges = shape.face(placement.rotation).edges;
    let rivers = || Side::ALL.into_iter().filter(|&side| edges.on(side) == Some(Edge::River));
    let upstream = rivers().find_map(|side| game.board().tile_at(placement.at.step(side)).map(|tile| (side, tile)));
    let (entry, tile) = upstream.ok_or(WRONG_DIRECTION)?;
    let before = game.board().placed_tile(tile);
    let turned_before = source_of(game, before, entry.opposite()).map(|source| bend_between(source, entry.opposite()));
    let exits = || rivers().filter(|&side| side != entry);
    let turns_again = |exit: Side| {
        turned_before.is_some_and(|before| bend_between(entry, exit) == before && before != Bend::Straight)
    };
    // A fork has two exits. It is refused only if the river may continue through neither.
    if exits().next().is_some() && exits().all(turns_again) {
        return Err(WRONG_DIRECTION);
    }
    let new = exits().map(|exit| RiverEnd { to: placement.at.step(exit), exit, bend: Some(bend_between(entry, exit)) });
    let others = river_ends(game).filter(|arm| arm.to != placement.at);
    let arms: ArrayVec<RiverEnd, MAX_ENDS> = others.chain(new).collect();
    if arms.iter().all(|arm| can_continue(game, placement.at, *arm, &arms)) { Ok(()) } else { Err(WRONG_DIRECTION) }
}

/// The maximum number of open ends: one of the spring, and one more for each of two forks and for a tile that is checked.
const MAX_ENDS: usize = 4;

/// An open end of the river.
#[derive(Clone, Copy)]
struct RiverEnd {
    /// The empty cell that the river must continue on.
    to: Pos,
    /// The side through which the river leaves its last tile.
    exit: Side,
    /// The direction in which it turns on that tile, or `None` on the spring.
    bend: Option<Bend>,
}

fn river_ends(game: &Game) -> impl Iterator<Item = RiverEnd> {
    game.board().tiles().iter().flat_map(move |placed| {
        let edges = placed.shape.face(placed.rotation).edges;
        let open = move |&exit: &Side| {
            edges.on(exit) == Some(Edge::River) && game.board().tile_at(placed.at.step(exit)).is_none()
        };
        Side::ALL.into_iter().filter(open).map(move |exit| RiverEnd {
            to: placed.at.step(exit),
            exit,
            bend: source_of(game, placed, exit).map(|source| bend_between(source, exit)),
        })
    })
}

/// Returns whether an arm can be continued once a tile is placed: no other arm leads to the same cell and, unless only
/// the lake is left, the river can leave that cell for an empty one that no other arm leads to.
fn can_continue(game: &Game, placed: Pos, arm: RiverEnd, arms: &[RiverEnd]) -> bool {
    let leads_to = |cell: Pos| arms.iter().filter(|other| other.to == cell).count();
    let is_empty = |cell: Pos| cell != placed && game.board().tile_at(cell).is_none();
    let is_way = |exit: Side| {
        let (turn, cell) = (bend_between(arm.exit.opposite(), exit), arm.to.step(exit));
        is_empty(cell) && leads_to(cell) == 0 && (turn == Bend::Straight || Some(turn) != arm.bend)
    };
    let rivers = |shape: ShapeId| {
        let edges = shape.face(Rotation::R0).edges;
        Side::ALL.into_iter().filter(|&side| edges.on(side) == Some(Edge::River)).count()
    };
    let only_ends_are_left = || game.pile().iter().all(|shape| rivers(shape) < 2);
    leads_to(arm.to) == 1
        && (only_ends_are_left() || Side::ALL.into_iter().filter(|&exit| exit != arm.exit.opposite()).any(is_way))
}

/// Returns whether the pig herd adds points if its tile is in play
/// (`river.md 2.8`).
pub fn counts_pig_herd(setup: &Setup) -> bool {
    let with_pigs = setup.expansions.traders_and_builders.is_some();
    let counts = |options: &Options| options.pig_herd == PigHerd::Always || with_pigs;
    setup.expansions.river.as_ref().is_some_and(counts)
}

/// A pig herd, with the rules that the herds of all expansions share (`river.md 2.7`).
pub(super) struct Herd {
    /// Its print in a field.
    pub mark: Mark,
    pub label: TermLabel,
    /// Returns whether it adds points.
    pub is_played: fn(&Setup) -> bool,
}

/// The herd of The River.
pub(super) const HERD: Herd = Herd { mark: Mark::PigHerd, label: TermLabel::PigHerd, is_played: counts_pig_herd };

impl Herd {
    /// Returns whether a field has the herd and scores points for it.
    pub fn counts_in(&self, game: &Game, field: FeatureId) -> bool {
        (self.is_played)(game.setup())
            && game.board().features().nodes(field).any(|node| node.segment.marks.has(self.mark))
    }

    /// Adds one point for each completed city or castle beside a field with the herd, for each player who scores the field.
    pub fn add_extras(&self, game: &Game, feature: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
        let count = traders_and_builders::counted_cities(score);
        if count > 0 && self.counts_in(game, feature) {
            let term = Term { label: self.label, count, each: 1 };
            extras.extend(score.winners.iter().map(|&seat| Extra { seat, term }));
        }
    }

    /// Recounts the points for the herd of a field that is scored at the end of the game.
    pub fn recount(&self, audited: AuditedScore<'_>, worth: &mut i32) {
        let AuditedScore { table, game, found, score, .. } = audited;
        if found.kind != Kind::Field || !audited.has_final_extras() {
            return;
        }
        let herds = i32::from((self.is_played)(game.setup()) && table.has_mark(found, self.mark));
        let extras = score.extras.iter().filter(|extra| extra.term.label == self.label);
        let due = herds * score.winners.len() as i32 * table.completed_cities(found).len() as i32;
        *worth += due - extras.map(|extra| extra.term.points()).sum::<i32>();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bend {
    Left,
    Straight,
    Right,
}

/// Returns the direction in which a river turns that enters a tile on one side and leaves it on another.
fn bend_between(entry: Side, exit: Side) -> Bend {
    if entry.rotated(Rotation::R90) == exit {
        Bend::Left
    } else if entry.opposite() == exit {
        Bend::Straight
    } else {
        Bend::Right
    }
}

/// Returns the side through which the river entered a tile that it leaves through `exit`, or `None` for the spring.
fn source_of(game: &Game, placed: &PlacedTile, exit: Side) -> Option<Side> {
    let edges = placed.shape.face(placed.rotation).edges;
    let sides = Side::ALL.into_iter().filter(|&side| side != exit && edges.on(side) == Some(Edge::River));
    // The river is placed from its spring, so the oldest neighbour is upstream.
    sides
        .filter_map(|side| game.board().tile_at(placed.at.step(side)).map(|tile| (tile, side)))
        .min()
        .map(|(_, side)| side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Figure, support};

    #[test]
    fn only_the_lake_needs_no_way_on() {
        // `river.md 2.4`: the cell east of the tile has no way out.
        let mut game = support::game(2, &[Expansion::River]);
        ["N1E2", "S1E2", "E3"].into_iter().for_each(|at| support::put(&mut game, "BA/L", at, Rotation::R0));
        let placement = Placement::new("E1".parse().unwrap(), Rotation::R0);
        let is_allowed = |game: &Game| check_river_placement(game, support::shape("RI.1/IFI"), placement);
        assert_eq!(is_allowed(&game), Err(WRONG_DIRECTION));
        let rivers = game.pile().iter().filter(|shape| shape.group.name() == "river");
        rivers.collect::<Vec<ShapeId>>().into_iter().for_each(|shape| assert!(game.pile_mut().take(shape)));
        assert_eq!(is_allowed(&game), Ok(()));
    }

    #[test]
    fn the_river_comes_from_a_river_tile() {
        // The land tile north of the second river tile is older than the first.
        let mut game = support::game(2, &[Expansion::River]);
        for (tile, at) in [("BA/L", "N1E2"), ("RI.1/IFI", "E1"), ("RI.1/IFI", "E2")] {
            support::put(&mut game, tile, at, Rotation::R0);
        }
        let placed = |at: &str| *game.board().placed_tile(game.board().tile_at(at.parse().unwrap()).unwrap());
        assert_eq!(source_of(&game, &placed("E2"), Side::E), Some(Side::W));
        assert_eq!(source_of(&game, &placed("0"), Side::E), None);
    }

    #[test]
    fn the_audit_counts_the_pig_herd() {
        // `river.md 2.7`: three farmers share a field beside two completed cities.
        let mut game = support::game(3, &[Expansion::River]);
        support::put(&mut game, "RI.2/II+", "E2", Rotation::R0);
        for (tile, at, rotation) in [
            ("BA/C", "E3", Rotation::R90),
            ("BA/C", "E4", Rotation::R270),
            ("BA/C", "S1E2", Rotation::R180),
            ("BA/C", "S2E2", Rotation::R0),
        ] {
            support::put(&mut game, tile, at, rotation);
        }
        let (field, city) = (support::node(&game, "E2", Kind::Field), support::node(&game, "E3", Kind::City));
        for seat in game.seats() {
            support::stand(&mut game, Figure::Meeple, seat, field);
        }
        let mut score = support::final_score(&game, field);
        assert_eq!((score.points, score.extras.len(), support::audited(&game, &score)), (6, 3, 6));
        let extras = std::mem::take(&mut score.extras);
        assert_eq!(support::audited(&game, &score), 6 + 3 * 2);
        score.occasion = crate::Occasion::Completed;
        assert_eq!(support::audited(&game, &score), 6);
        let other = Score { extras, ..support::final_score(&game, city) };
        assert_eq!(support::audited(&game, &other), 2);
    }
}
