//! Draws Houses and Walls: pieces on the borders between tiles.

use super::Hooks;
use crate::board::composer::Composer;
use crate::board::layers::Layer;
use crate::drawing::Art;
use crate::ink::pt;
use crate::legend::holdings::Shelf;
use crate::plan::tile::middle_of;
use bergerie_rules::{Border, Piece, Side, Site};

pub(super) use super::nothing::{SpriteKind, TileLayout};

pub(super) const HOOKS: Hooks = Hooks {
    art: include_str!("../../../assets/art/houses_and_walls.toml"),
    layers: &[(Layer::Borders, markers)],
    signs: &[(Shelf::Borders, Piece::House, Art("house")), (Shelf::Borders, Piece::Wall, Art("wall_sign"))],
    ..Hooks::NONE
};

/// Draws the houses and walls on the board, from north to south.
fn markers(composer: &mut Composer<'_>) {
    let mut pieces: Vec<((i32, i32), Art)> = Vec::new();
    for placed in &composer.scene.view.pieces {
        let Site::Border(Border { at, side }) = placed.site else { continue };
        let (foot, art) = match (placed.piece, side) {
            (Piece::House, _) => (pt(0.0, 0.11), Art("house")),
            (Piece::Wall, Side::N | Side::S) => (pt(0.0, 0.05), Art("wall")),
            (Piece::Wall, Side::E | Side::W) => (pt(0.0, 0.0), Art("wall_along")),
            _ => continue,
        };
        pieces.push((composer.point(at, middle_of(side) + foot), art));
    }
    pieces.sort_by_key(|((x, y), _)| (*y, *x));
    for (at, art) in pieces {
        composer.stamp(art.plain(), at);
    }
}
