//! Deserts: sand that runs out into the grass beside it, and what lies on it.

pub(crate) mod colours;
mod dunes;
mod fringe;
mod pieces;
mod sand;
mod shore;
mod worm;

use super::Hooks;
use crate::art::tile::Print;
use crate::board::layers::Layer;
use crate::ink::curve::{Line, Pt, pt};
use crate::plan::site::{Phase, Site};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::tile::Kind;
use shore::Shore;

pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
    boundaries: shore::boundaries,
    furnish,
    place,
    prints: &[(Print::Ground, sand::sand), (Print::Marks, sand::marks)],
    layers: &[(Layer::Ground, fringe::shores)],
    samples,
    ..Hooks::NONE
};

/// What lies on sand.
const MARKS: [Kind; 3] = [Kind::Oasis, Kind::Spice, Kind::Sandworm];

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
    /// Oasis, spice, sandworm, each with its middle.
    marks: Vec<(Kind, Pt)>,
}

fn furnish(site: &mut Site<'_>, phase: Phase) {
    match phase {
        Phase::Fixed => {
            let (sand, walled) = (shore::on_halves(site), shore::walled(site.cities));
            let (shores, fringes) = (site.boundaries.to_vec(), shore::within(site.tile, site.whole));
            site.extras.deserts = Printed { shores, fringes, sand, walled, marks: Vec::new() };
        }
        Phase::Ground => marks(site),
        Phase::Buildings | Phase::Land => {}
    }
}

/// What lies on a tile's sand, each in the middle of the widest piece of it. Of what lies in several cells of a large tile
/// the first one shows it.
fn marks(site: &mut Site<'_>) {
    for kind in MARKS {
        let indices: Vec<u8> = site.tile.segments(kind).map(|(index, _)| index).collect();
        for index in indices {
            let first = site.whole.and_then(|whole| whole.segment(index)?.cells.iter().next());
            if site.whole.is_none() || first == site.tile.shape.quarter() {
                let at = site.on_bare_ground();
                site.extras.deserts.marks.push((kind, at));
            }
        }
    }
}

/// A figure stands on what lies on the sand.
fn place(site: &Site<'_>, kind: Kind) -> Option<Pt> {
    let mark = || site.extras.deserts.marks.iter().find(|(mark, _)| *mark == kind);
    MARKS.contains(&kind).then(|| mark().map_or(Pt::MIDDLE, |&(_, at)| at))
}

fn samples() -> Vec<(AnyPiece, Pt)> {
    let marks = MARKS.into_iter().zip(0u8..);
    let marks = marks.map(|(kind, n)| (Piece::Mark(kind).into(), pt(1.7 + 0.9 * f32::from(n), 0.6)));
    [(Piece::Sand.into(), pt(0.2, 0.1))].into_iter().chain(marks).collect()
}
