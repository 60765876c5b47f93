//! Deserts: sand that spreads onto the grass beside it, and objects on the sand.

mod dunes;
mod fringe;
mod shore;

use super::Hooks;
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::curve::{Line, Pt};
use crate::plan::garnish::Print;
use crate::plan::site::{Phase, Site};
use bergerie_rules::tile::Kind;
use shore::Shore;

pub(super) use dunes::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    art: include_str!("../../../../assets/art/deserts.toml"),
    boundaries: shore::boundaries,
    furnish,
    place,
    prints: &[(Print::Ground, dunes::print)],
    layers: &[(Layer::Ground, fringe::shores)],
    ..Hooks::NONE
};

/// The drawings of objects on sand.
const MARKS: [(Kind, Art); 3] =
    [(Kind::Oasis, Art("oasis")), (Kind::Spice, Art("spice")), (Kind::Sandworm, Art("sandworm"))];

/// The sand of a tile.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// Lines between sand and grass with nothing else in between.
    shores: Vec<Line>,
    /// Shores that spread into this part of a large tile from others.
    fringes: Vec<Shore>,
    /// For each half-side, whether it is sand (`true`), grass (`false`), or neither (`None`).
    sand: [Option<bool>; 8],
    /// Whether a wall ends in each corner.
    walled: [bool; 4],
}

fn furnish(site: &mut Site<'_>, phase: Phase) {
    match phase {
        Phase::Fixed => {
            let (sand, walled) = (shore::on_halves(site), shore::walled(site.cities));
            let (shores, fringes) = (site.boundaries.to_vec(), shore::within(site.tile, site.whole));
            site.extras.deserts = Printed { shores, fringes, sand, walled };
        }
        Phase::Ground => marks(site),
        Phase::Buildings | Phase::Land => {}
    }
}

/// Places the objects on a tile's sand, each in the middle of its widest free area. An object in several cells of a
/// large tile is drawn in the first one.
fn marks(site: &mut Site<'_>) {
    for (kind, art) in MARKS {
        let indices: Vec<u8> = site.tile.segments(kind).map(|(index, _)| index).collect();
        for index in indices {
            let first = site.whole.and_then(|whole| whole.segment(index)?.cells.iter().next());
            if site.whole.is_none() || first == site.tile.shape.quarter() {
                let at = site.on_bare_ground();
                site.print(Print::Marks, art, at);
            }
        }
    }
}

/// Positions a figure on the object on the sand.
fn place(site: &Site<'_>, kind: Kind) -> Option<Pt> {
    let (_, art) = MARKS.into_iter().find(|(mark, _)| *mark == kind)?;
    Some(site.printed(art).unwrap_or(Pt::MIDDLE))
}
