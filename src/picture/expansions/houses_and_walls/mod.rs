//! Houses and Walls: pieces on the borders between tiles.

pub(super) mod markers;
mod pieces;
mod signs;

use super::Hooks;
use crate::board::composer::Composer;
use crate::board::layers::Layer;
use crate::ink::curve::{Pt, pt};
use crate::plan::tile::middle_of;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::border::MarkerKind;
use bergerie_rules::geometry::Side;

pub(super) use super::nothing::Printed;
pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks =
    Hooks { layers: &[(Layer::Borders, markers)], holdings: signs::holdings, samples, ..Hooks::NONE };

/// Houses and walls on their borders, from north to south.
fn markers(composer: &mut Composer<'_>) {
    let mut pieces: Vec<((i32, i32), Piece)> = Vec::new();
    for marker in &composer.scene.view.markers {
        let (at, side) = (marker.border.at, marker.border.side);
        let along_y = matches!(side, Side::E | Side::W);
        let (foot, piece) = match (marker.kind, along_y) {
            (MarkerKind::House, _) => (pt(0.0, 0.11), Piece::House),
            (MarkerKind::Wall, false) => (pt(0.0, 0.05), Piece::Wall { along_y }),
            (MarkerKind::Wall, true) => (pt(0.0, 0.0), Piece::Wall { along_y }),
        };
        pieces.push((composer.point(at, middle_of(side) + foot), piece));
    }
    pieces.sort_by_key(|((x, y), _)| (*y, *x));
    for (at, piece) in pieces {
        composer.stamp(piece, at);
    }
}

fn samples() -> Vec<(AnyPiece, Pt)> {
    let walls = [(false, 1.4), (true, 2.4)].map(|(along_y, x)| (Piece::Wall { along_y }.into(), pt(x, 0.7)));
    [(Piece::House.into(), pt(0.5, 0.7))].into_iter().chain(walls).collect()
}
