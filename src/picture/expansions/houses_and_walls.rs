//! Draws Houses and Walls: pieces on the borders between tiles.

use crate::{Art, Composer, HoldingGroup, Hooks, Layer, middle_of, pt};
use bergerie_rules::{Border, Piece, PlacedPiece, Side, Site};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/houses_and_walls.toml"),
    layers: &[(Layer::Borders, draw_markers)],
    holding_icons: &[
        (HoldingGroup::Borders, Piece::House, Art("house")),
        (HoldingGroup::Borders, Piece::Wall, Art("wall_sign")),
    ],
    ..Hooks::NONE
};

/// Draws the houses and walls on the board, from north to south.
fn draw_markers(composer: &mut Composer<'_>) {
    let sprite = |placed: &PlacedPiece| {
        let Site::Border(Border { at, side }) = placed.site else { return None };
        let (foot, art) = match (placed.piece, side) {
            (Piece::House, _) => (pt(0.0, 0.11), Art("house")),
            (Piece::Wall, Side::N | Side::S) => (pt(0.0, 0.05), Art("wall")),
            (Piece::Wall, Side::E | Side::W) => (pt(0.0, 0.0), Art("wall_along")),
            _ => return None,
        };
        Some((composer.cell_pixel(at, middle_of(side) + foot), art.plain().into()))
    };
    composer.stamp_all(composer.scene.view.pieces.iter().filter_map(sprite).collect());
}
