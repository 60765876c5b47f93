//! Internals for the examples `legibility` and `palette`. Other crates must not use them.

use bergerie_rules::{Figure, Rotation, Seat, ShapeId};
use image::RgbaImage;

use crate::board::composer::laid_out_composer;
use crate::{Art, Artist, MAX_LENGTH, Scene, SpriteKind, TilePlan};

pub use crate::board::layout::{DESKTOP_WIDTH, PHONE_WIDTH, PictureLayout};
pub use crate::ink::brush::{Detail, Scale};
pub use crate::ink::palette::{exact_colours, grass_step, oklab};
pub use crate::ink::theme::{Rgb, THEME};

/// Lays out the picture of a scene.
pub fn layout(artist: &Artist, scene: &Scene<'_>) -> PictureLayout {
    laid_out_composer(artist, scene, MAX_LENGTH).layout
}

/// Draws a tile without its grass.
pub fn tile(shape: ShapeId, rotation: Rotation, scale: Scale) -> RgbaImage {
    crate::art::tile::draw_tile(&TilePlan::new(shape, rotation), scale)
}

/// Draws everything that is put on the board, in the colours of all seats.
pub fn sprites(scale: Scale) -> Vec<RgbaImage> {
    let seats = || Seat::all(Seat::MAX_COUNT);
    let figures = seats().flat_map(|seat| {
        let standing = Figure::ALL.map(|figure| SpriteKind::Standing(figure, seat));
        standing.into_iter().chain([SpriteKind::Lying(Figure::Meeple, seat), SpriteKind::Last { seat, cells: 1 }])
    });
    let marks = [
        SpriteKind::Spot,
        SpriteKind::PreviewFrame { cells: 1 },
        SpriteKind::ScoredSide { along_y: false },
        SpriteKind::LetterDisc(20),
    ];
    let owners = seats().collect::<Vec<_>>().into_iter().cycle();
    let drawings =
        Art::sprites_by_file().into_iter().flatten().zip(owners).map(|(art, seat)| SpriteKind::from(art.of(seat)));
    let sprites = Artist::new().sprites(scale, 1);
    figures.chain(marks).chain(drawings).map(|piece| sprites.draw_sprite(&piece)).collect()
}
