//! Deserts: sand that runs out into the grass beside it, and what lies on it.

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

/// What lies on sand.
const MARKS: [(Kind, Art); 3] =
    [(Kind::Oasis, Art("oasis")), (Kind::Spice, Art("spice")), (Kind::Sandworm, Art("sandworm"))];

/// Where a tile's sand is, and what lies on it.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// Between sand and grass that nothing else parts.
    shores: Vec<Line>,
    /// Shores that run out into this part of a large tile from others.
    fringes: Vec<Shore>,
    /// For each half-side, whether sand or grass lies there; nothing where it is neither.
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

/// What lies on a tile's sand, each in the middle of the widest piece of it. Of what lies in several cells of a large tile
/// the first one shows it.
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

/// A figure stands on what lies on the sand.
fn place(site: &Site<'_>, kind: Kind) -> Option<Pt> {
    let (_, art) = MARKS.into_iter().find(|(mark, _)| *mark == kind)?;
    Some(site.printed(art).unwrap_or(Pt::MIDDLE))
}
