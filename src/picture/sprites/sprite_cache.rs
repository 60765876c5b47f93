//! The sprites of one scale, which are drawn when they are first needed and then cached.

use std::sync::Arc;

use image::RgbaImage;

use super::cache::Cache;
use super::tiles::Tiles;
use crate::art::city;
use crate::drawing::ArtVariant;
use crate::expansions::ExpansionSpriteKind;
use crate::ink::{Brush, Dice, Pt, Rgb, Scale, Sprite, letters, pt};
use crate::pieces::figure::Look;
use crate::pieces::icons::{gold_plate, plate};
use crate::pieces::{markers, shadow};
use bergerie_rules::{Figure, Seat};

/// A sprite other than a tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpriteKind {
    /// Houses across a border along x or along y. There are several variants.
    Seam {
        along_y: bool,
        variant: u8,
    },
    /// A printed symbol or a piece that is drawn from its file in `assets/art`.
    Art(ArtVariant),
    /// The board's shadow on an empty cell. Each bit says whether one of the eight cells around it has a tile.
    Shadow(u8),
    Standing(Figure, Seat),
    Lying(Figure, Seat),
    /// A piece that an expansion draws with code.
    Expansion(ExpansionSpriteKind),
    /// The ring on the last tile, which has `cells` cells along each side.
    Last {
        seat: Seat,
        cells: u8,
    },
    Scored {
        along_y: bool,
    },
    /// The card of a legal spot.
    Spot,
    /// The plate under the disc of a spot for a large tile, with the radius of the disc in pixels.
    SpotBlock(u32),
    /// The disc under a spot's number, with its radius in pixels. It is pale if the tile fits only with a special
    /// piece.
    SpotDisc {
        radius: u32,
        pale: bool,
    },
    /// The icon of a piece, with its height in pixels.
    Icon(ArtVariant, u32),
    /// A plate of the legend, with its size in pixels. It can have a frame in the colour of a seat.
    Plate {
        width: u32,
        height: u32,
        seat: Option<Seat>,
    },
    /// The plate under the icon of a majority, with its size in pixels.
    GoldPlate {
        width: u32,
        height: u32,
    },
    /// The frame of a ghost with `cells` cells along each side.
    GhostFrame {
        cells: u8,
    },
    /// The disc under a letter, with its radius in pixels.
    LetterDisc(u32),
    /// A text, with its font size in pixels and its colour.
    Text(String, u32, Rgb),
}

impl From<ArtVariant> for SpriteKind {
    fn from(drawn: ArtVariant) -> SpriteKind {
        SpriteKind::Art(drawn)
    }
}

/// The number of variants of the rows of houses across borders.
pub const SEAMS: u8 = 6;

/// Draws and caches the sprites of one scale.
pub struct SpriteCache {
    pub scale: Scale,
    pub tiles: Tiles,
    pieces: Arc<Cache<(Scale, SpriteKind), Sprite>>,
}

impl SpriteCache {
    /// Creates the sprite cache of a scale. `pieces` is the cache that all scales share.
    pub fn new(scale: Scale, tiles: Tiles, pieces: Arc<Cache<(Scale, SpriteKind), Sprite>>) -> SpriteCache {
        SpriteCache { scale, tiles, pieces }
    }

    /// Converts a length from u to pixels.
    pub fn px(&self, units: f32) -> i32 {
        (units * self.scale.side as f32).round() as i32
    }

    /// Returns the sprite of a piece. If the sprite is not cached, it is drawn first.
    pub fn piece(&self, piece: SpriteKind) -> Arc<Sprite> {
        let key = (self.scale, piece);
        self.pieces.get(&key, || Arc::new(self.make(&key.1)))
    }

    fn make(&self, piece: &SpriteKind) -> Sprite {
        match piece {
            SpriteKind::Text(text, size, colour) => letters::sprite(text, *size as f32, *colour),
            SpriteKind::Shadow(around) => shadow::sprite(*around, self.scale),
            _ => Sprite::new(&self.draw(piece), self.sheet(piece).0),
        }
    }

    /// Returns the north-west pixel of the sheet for a piece, and the corners of the sheet in u.
    fn sheet(&self, piece: &SpriteKind) -> ((i32, i32), Pt, Pt) {
        let side = self.scale.side as f32;
        let (low, high) = extent(piece, self.scale);
        let (x, y) = ((low.x * side).floor(), (low.y * side).floor());
        ((x as i32, y as i32), pt(x, y) * (1.0 / side), high)
    }

    /// Returns the extent of a piece, in u: its north-west and south-east corners, from the point at which it is
    /// stamped.
    #[cfg(test)]
    pub fn corners(&self, piece: &SpriteKind) -> (Pt, Pt) {
        extent(piece, self.scale)
    }

    /// Draws a piece in true colour. Pixels are premultiplied by alpha.
    pub fn draw(&self, piece: &SpriteKind) -> RgbaImage {
        let (_, low, high) = self.sheet(piece);
        let mut brush = Brush::new(self.scale, low, high);
        let b = &mut brush;
        let origin = pt(0.0, 0.0);
        let u = |pixels: u32| pixels as f32 / self.scale.side as f32;
        match piece {
            SpriteKind::Seam { along_y, variant } => {
                let axis = if *along_y { "y" } else { "x" };
                city::seam(b, *along_y, &mut Dice::of("seam", axis, i64::from(*variant)));
            }
            SpriteKind::Art(drawn) => drawn.stamp(b, self.scale),
            SpriteKind::Standing(kind, seat) => Look::posed(*kind, false).of(*seat).stamp(b, self.scale),
            SpriteKind::Lying(kind, seat) => Look::posed(*kind, true).of(*seat).stamp(b, self.scale),
            SpriteKind::Expansion(piece) => piece.draw(b, self.scale),
            SpriteKind::Last { seat, cells } => markers::last_ring(b, *seat, *cells),
            SpriteKind::Scored { along_y } => markers::scored_border(b, *along_y),
            SpriteKind::Spot => markers::spot(b),
            SpriteKind::SpotBlock(r) => markers::block(b, u(*r)),
            SpriteKind::SpotDisc { radius, pale } => markers::disc(b, origin, u(*radius), *pale),
            SpriteKind::Icon(icon, size) => icon.draw_sign(b, u(*size)),
            SpriteKind::Plate { width, height, seat } => plate(b, (u(*width), u(*height)), *seat, u(1)),
            SpriteKind::GoldPlate { width, height } => gold_plate(b, (u(*width), u(*height)), u(1)),
            SpriteKind::GhostFrame { cells } => markers::ghost_frame(b, *cells),
            SpriteKind::LetterDisc(r) => markers::letter_disc(b, origin, *r as f32 / self.scale.side as f32),
            SpriteKind::Text(..) | SpriteKind::Shadow(_) => {}
        }
        brush.finish()
    }
}

/// Returns the corners of the sheet for a piece, from the point at which the piece is stamped.
fn extent(piece: &SpriteKind, scale: Scale) -> (Pt, Pt) {
    let about = |r: f32| (pt(-r, -r), pt(r, r));
    let square = |cells: u8, beyond: f32| pt(1.0, 1.0) * (f32::from(cells) + beyond);
    match piece {
        SpriteKind::Seam { along_y: false, .. } => (pt(0.0, -0.15), pt(1.06, 0.09)),
        SpriteKind::Seam { along_y: true, .. } => (pt(-0.11, -0.06), pt(0.14, 1.0)),
        SpriteKind::Art(drawn) => drawn.extent(scale),
        SpriteKind::Standing(kind, seat) => Look::posed(*kind, false).of(*seat).extent(scale),
        SpriteKind::Lying(kind, seat) => Look::posed(*kind, true).of(*seat).extent(scale),
        SpriteKind::Expansion(piece) => piece.extent(scale),
        SpriteKind::Last { cells, .. } => (pt(-markers::RING, -markers::RING), square(*cells, markers::RING)),
        SpriteKind::Scored { along_y } => (pt(-0.1, -0.1), if *along_y { pt(0.1, 1.1) } else { pt(1.1, 0.1) }),
        SpriteKind::Spot => (pt(0.0, 0.0), pt(1.0, 1.0)),
        SpriteKind::SpotBlock(r) => about(*r as f32 / scale.side as f32 * markers::BLOCK * 1.1),
        SpriteKind::SpotDisc { radius: r, .. } => about(*r as f32 / scale.side as f32 * 1.1),
        // Icons can be wider than they are high.
        SpriteKind::Icon(_, size) => {
            let size = *size as f32 / scale.side as f32;
            (pt(-1.05, -0.75) * size, pt(1.05, 0.75) * size)
        }
        SpriteKind::Plate { width, height, .. } | SpriteKind::GoldPlate { width, height } => {
            (pt(0.0, 0.0), pt(*width as f32, *height as f32) * (1.0 / scale.side as f32))
        }
        SpriteKind::GhostFrame { cells } => (pt(-0.1, -0.1), square(*cells, 0.1)),
        SpriteKind::LetterDisc(r) => about(*r as f32 / scale.side as f32 * 1.3),
        SpriteKind::Shadow(_) | SpriteKind::Text(..) => about(0.0),
    }
}
