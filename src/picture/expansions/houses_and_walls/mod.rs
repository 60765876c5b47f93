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
use bergerie_rules::geometry::{Border, Side};
use bergerie_rules::piece::{Piece as Owned, Site};

pub(super) use super::nothing::Printed;
pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks =
    Hooks { layers: &[(Layer::Borders, markers)], holdings: signs::holdings, samples, ..Hooks::NONE };

/// Houses and walls on their borders, from north to south.
fn markers(composer: &mut Composer<'_>) {
    let mut pieces: Vec<((i32, i32), Piece)> = Vec::new();
    for stood in &composer.scene.view.stood {
        let Site::Border(Border { at, side }) = stood.site else { continue };
        let along_y = matches!(side, Side::E | Side::W);
        let (foot, piece) = match (stood.piece, along_y) {
            (Owned::House, _) => (pt(0.0, 0.11), Piece::House),
            (Owned::Wall, false) => (pt(0.0, 0.05), Piece::Wall { along_y }),
            (Owned::Wall, true) => (pt(0.0, 0.0), Piece::Wall { along_y }),
            _ => continue,
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
