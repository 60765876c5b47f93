//! The River (`rules/base.md` §6): a spring replaces the start tile, and all river tiles are placed before the others.
//!
//! The spring is on the table when the game begins. A fork is placed next and the lake last. River tiles must continue
//! the river and may not turn the same way twice in a row. The tile data encodes that the river takes no figures and
//! separates fields.

use super::{Hooks, SpecialRefusal};
use crate::action::Refusal;
use crate::board::Laid;
use crate::game::Game;
use crate::geometry::{Rotation, Side};
use crate::grid::Placement;
use crate::kind;
use crate::options::options;
use crate::pile::{Layout, tiles_of};
use crate::setup::Setup;
use crate::tile::{Edge, Kind, KindRules, ShapeId};

options! {
    River in river;
    /// The edition of the river tiles in use.
    set: RiverSet {
        /// The first river: a single river from the spring to the lake.
        First "first",
        /// The second river, which has a fork. One arm ends at a city, the other at a lake with a volcano.
        Second "second",
    },
    /// The use of the base game's start tile, which the spring replaces (option `river_keep_start_tile`).
    start_tile: StartTile {
        /// The start tile stays in the box.
        Removed "removed",
        /// The start tile is shuffled into the pile.
        ShuffledIn "shuffled_in",
    },
}

// The River has no state, since everything about it follows from the tiles on the board.
pub use super::nothing::{Action, Draw, Drawn, Event, Occasion, Own, PublicState, Question, State};
pub(crate) use super::nothing::{FIGURES, apply, drawn, outcome, outcomes, placeholder};

/// The tiles of the expansion, in the format that `catalogue.rs` reads.
pub(super) const TILES: &str = include_str!("../../../assets/tiles/river.toml");

/// The volcano is only decoration: this expansion has no rule for it.
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Volcano, kind::INSIDE)];

/// The reason why a river tile cannot be placed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The tile would not continue the river, or the river would turn the same way twice (`W-RIV`).
    #[error("the river must be continued, without turning the same way twice in a row")]
    Course,
}

const REFUSAL: Refusal = Refusal::Special(SpecialRefusal::River(RefusalReason::Course));

pub(super) const HOOKS: Hooks = Hooks { prepare, allows, ..Hooks::NONE };

/// Returns the name of the tile set that these options select.
pub fn set_name(options: &Options, setup: &Setup) -> String {
    let river = match options.set {
        RiverSet::First => 1,
        RiverSet::Second => 2,
    };
    format!("river/{river}:{}", setup.edition.number())
}

fn prepare(setup: &Setup, layout: &mut Layout) {
    let Some(options) = &setup.expansions.river else { return };
    let set = set_name(options, setup);
    let group = |name: &str| tiles_of(&set).filter(|shape| shape.shape().group.name() == name).collect::<Vec<_>>();
    let land = group("river-spring").first().and_then(|&spring| layout.begin_with(spring));
    if let (StartTile::ShuffledIn, Some(land)) = (options.start_tile, land) {
        layout.pile.mix_in(land);
    }
    // The stage added last is drawn from first.
    for stage in ["river-lake", "river", "river-fork"] {
        layout.pile.put_on_top(group(stage));
    }
}

/// Checks that a river tile continues the river, and that two bends in a row do not turn the same way (`W-RIV`).
fn allows(game: &Game, shape: ShapeId, placement: Placement) -> Result<(), Refusal> {
    let edges = shape.shape().turned(placement.rotation).edges;
    let rivers = || Side::ALL.into_iter().filter(|&side| edges.on(side) == Some(Edge::River));
    if rivers().next().is_none() {
        return Ok(());
    }
    let upstream = rivers().find_map(|side| game.board().at(placement.at.step(side)).map(|tile| (side, tile)));
    let (entry, tile) = upstream.ok_or(REFUSAL)?;
    let before = game.board().laid(tile);
    let Some(turned_before) = source_of(game, before, entry.opposite()).map(|source| bend(source, entry.opposite()))
    else {
        return Ok(());
    };
    let turns_again = |exit: Side| bend(entry, exit) == turned_before && turned_before != Bend::Straight;
    // A fork has two exits. It is refused only if the river may continue through neither.
    if rivers().any(|side| side != entry) && rivers().filter(|&side| side != entry).all(turns_again) {
        return Err(REFUSAL);
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bend {
    Left,
    Straight,
    Right,
}

/// Returns the direction in which a river turns that enters a tile on one side and leaves it on another.
fn bend(entry: Side, exit: Side) -> Bend {
    if entry.turned(Rotation::R90) == exit {
        Bend::Left
    } else if entry.opposite() == exit {
        Bend::Straight
    } else {
        Bend::Right
    }
}

/// Returns the side through which the river entered a tile that it leaves through `exit`. Returns `None` for the
/// spring.
fn source_of(game: &Game, laid: &Laid, exit: Side) -> Option<Side> {
    let edges = laid.shape.shape().turned(laid.rotation).edges;
    let sides = Side::ALL.into_iter().filter(|&side| side != exit && edges.on(side) == Some(Edge::River));
    // The river is placed from its spring, so the oldest neighbour is upstream.
    sides.filter_map(|side| game.board().at(laid.at.step(side)).map(|tile| (tile, side))).min().map(|(_, side)| side)
}
