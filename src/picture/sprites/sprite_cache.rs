//! The caches of layouts, grass, tiles and sprites, and the sprites of one scale, which are drawn when first needed.

use std::sync::Arc;

use image::RgbaImage;

use super::cache::{Cache, MemoryUse};
use super::grass::GrassTextures;
use super::tiles::{TileKey, TilePrint};
use crate::art::city;
use crate::expansions::ExpansionSpriteKind;
use crate::pieces::icons::{draw_gold_plate, draw_plate};
use crate::pieces::{markers, shadow};
use crate::{
    ArtVariant, Brush, Canvas, DrawingRng, FigureArt, PixelPoint, Pt, Rgb, Scale, Sprite, TilePlan, letters, pt,
};
use bergerie_rules::{Figure, Rotation, Seat, ShapeId};

/// A sprite other than a tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpriteKind {
    /// Houses across a border along x or along y. There are several variants.
    HouseRow {
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
    ScoredSide {
        along_y: bool,
    },
    /// The card of a legal spot.
    Spot,
    /// The plate under the disc of a spot for a large tile, with the radius of the disc in pixels.
    SpotBlock(u32),
    /// The disc under a spot's number, with its radius in pixels, pale if the tile fits only with a special piece.
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
    /// The frame of a preview with `cells` cells along each side.
    PreviewFrame {
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

impl From<ExpansionSpriteKind> for SpriteKind {
    fn from(kind: ExpansionSpriteKind) -> SpriteKind {
        SpriteKind::Expansion(kind)
    }
}

pub const HOUSE_ROW_VARIANTS: u8 = 6;

/// The capacity for layouts of tiles, in bytes.
const PLAN_CAPACITY: usize = 14 << 20;
/// The capacity for grass, in bytes. Each scale has a texture of 4×4 tiles in four tints.
const GRASS_CAPACITY: usize = 18 << 20;
/// The capacity for prints of tiles, in bytes. It is enough for the base game at all usual scales. A print that is no
/// longer cached costs a hundred times as much as one that is.
const PRINT_CAPACITY: usize = 46 << 20;
/// The capacity for finished tiles, in bytes. It is enough for a few tables. Those of many tables would need more space
/// than their prints, from which they are quickly composed.
const TILE_CAPACITY: usize = 2 << 20;
/// The capacity for all other sprites, in bytes: figures, icons, texts, and the shadow on each cell beside the board.
const SPRITE_CAPACITY: usize = 14 << 20;

/// The caches of all scales. Each has its own capacity, so that the tiles of many tables do not evict the grass.
pub struct Caches {
    pub plans: Cache<(ShapeId, Rotation), TilePlan>,
    /// The grass, by scale and number of tiles along each side.
    grass: Cache<(Scale, usize), GrassTextures>,
    prints: Cache<(Scale, ShapeId, Rotation), TilePrint>,
    /// Pixels of tiles on their grass, row by row, of which only one tile changes from one turn to the next.
    tiles: Cache<(Scale, TileKey), [u8]>,
    /// All other sprites.
    sprites: Cache<(Scale, SpriteKind), Sprite>,
}

impl Caches {
    /// The total capacity of all caches, in bytes.
    #[cfg(test)]
    pub const CAPACITY: usize = PLAN_CAPACITY + GRASS_CAPACITY + PRINT_CAPACITY + TILE_CAPACITY + SPRITE_CAPACITY;

    pub fn new() -> Caches {
        Caches {
            plans: Cache::new(PLAN_CAPACITY, TilePlan::MEMORY_BYTES),
            grass: Cache::new(GRASS_CAPACITY, 512 << 10),
            prints: Cache::new(PRINT_CAPACITY, 16 << 10),
            tiles: Cache::new(TILE_CAPACITY, 12 << 10),
            sprites: Cache::new(SPRITE_CAPACITY, 4 << 10),
        }
    }

    pub fn memory_bytes(&self) -> usize {
        let tiles = self.plans.memory_bytes()
            + self.grass.memory_bytes()
            + self.prints.memory_bytes()
            + self.tiles.memory_bytes();
        tiles + self.sprites.memory_bytes()
    }
}

impl MemoryUse for TilePlan {
    fn memory_bytes(&self) -> usize {
        TilePlan::MEMORY_BYTES
    }
}

impl MemoryUse for Sprite {
    fn memory_bytes(&self) -> usize {
        Sprite::memory_bytes(self)
    }
}

/// Draws and caches the sprites and tiles of one scale.
pub struct SpriteCache {
    pub scale: Scale,
    /// The number of tiles along each side of the meadow.
    pub tiles: usize,
    pub caches: Arc<Caches>,
}

impl SpriteCache {
    /// Converts a length from u to pixels.
    pub fn to_pixels(&self, units: f32) -> i32 {
        (units * self.scale.side as f32).round() as i32
    }

    /// Draws a tile on its grass, with its corner at (x, y). `part` is the column and row in the meadow below it.
    pub fn draw_tile(
        &self,
        canvas: &mut Canvas,
        plan: &TilePlan,
        tints: &[u8],
        (x, y): PixelPoint,
        part: (usize, usize),
    ) {
        let TilePlan { shape, rotation, .. } = *plan;
        let (scale, tiles, side) = (self.scale, self.tiles, self.scale.side as usize);
        let key = (scale, TileKey { shape, rotation, tints: tints.to_vec(), part, tiles });
        let pixels = self.caches.tiles.get_or_create(&key, || {
            let print =
                self.caches.prints.get_or_create(&(scale, shape, rotation), || Arc::new(TilePrint::new(plan, scale)));
            let grass = GrassTextures::grass_scale(scale);
            let meadow =
                self.caches.grass.get_or_create(&(grass, tiles), || Arc::new(GrassTextures::new(grass, tiles)));
            print.drawn_on_grass(&meadow, &key.1, side).indices.into_raw().into()
        });
        for (row, line) in pixels.chunks_exact(side.max(1)).zip(y..) {
            canvas.copy_row(row, x, line);
        }
    }

    /// Returns the sprite of a piece. If the sprite is not cached, it is drawn first.
    pub fn sprite(&self, piece: SpriteKind) -> Arc<Sprite> {
        let key = (self.scale, piece);
        self.caches.sprites.get_or_create(&key, || Arc::new(self.drawn_sprite(&key.1)))
    }

    fn drawn_sprite(&self, piece: &SpriteKind) -> Sprite {
        match piece {
            SpriteKind::Text(text, size, colour) => letters::text_sprite(text, *size as f32, *colour),
            SpriteKind::Shadow(around) => shadow::shadow_sprite(*around, self.scale),
            _ => Sprite::new(&self.draw_sprite(piece), self.sheet_corners(piece).0),
        }
    }

    /// Returns the north-west pixel of the sheet for a piece, and the corners of the sheet in u.
    fn sheet_corners(&self, piece: &SpriteKind) -> (PixelPoint, Pt, Pt) {
        let side = self.scale.side as f32;
        let (low, high) = sprite_extent(piece, self.scale);
        let (x, y) = ((low.x * side).floor(), (low.y * side).floor());
        ((x as i32, y as i32), pt(x, y) * (1.0 / side), high)
    }

    /// Draws a piece in true colour. Pixels are premultiplied by alpha.
    pub fn draw_sprite(&self, piece: &SpriteKind) -> RgbaImage {
        let (_, low, high) = self.sheet_corners(piece);
        let mut brush = Brush::new(self.scale, low, high);
        let b = &mut brush;
        let origin = pt(0.0, 0.0);
        let u = |pixels: u32| pixels as f32 / self.scale.side as f32;
        match piece {
            SpriteKind::HouseRow { along_y, variant } => {
                let axis = if *along_y { "y" } else { "x" };
                city::draw_house_row(b, *along_y, &mut DrawingRng::of("seam", axis, i64::from(*variant)));
            }
            SpriteKind::Art(drawn) => drawn.draw_sprite(b, self.scale),
            SpriteKind::Standing(kind, seat) => FigureArt::pose(*kind, false).of(*seat).draw_sprite(b, self.scale),
            SpriteKind::Lying(kind, seat) => FigureArt::pose(*kind, true).of(*seat).draw_sprite(b, self.scale),
            SpriteKind::Expansion(piece) => piece.draw(b),
            SpriteKind::Last { seat, cells } => markers::draw_last_ring(b, *seat, *cells),
            SpriteKind::ScoredSide { along_y } => markers::draw_scored_side(b, *along_y),
            SpriteKind::Spot => markers::draw_spot(b),
            SpriteKind::SpotBlock(r) => markers::draw_spot_block(b, u(*r)),
            SpriteKind::SpotDisc { radius, pale } => markers::draw_spot_disc(b, origin, u(*radius), *pale),
            SpriteKind::Icon(icon, size) => icon.draw_icon(b, u(*size)),
            SpriteKind::Plate { width, height, seat } => draw_plate(b, (u(*width), u(*height)), *seat, u(1)),
            SpriteKind::GoldPlate { width, height } => draw_gold_plate(b, (u(*width), u(*height)), u(1)),
            SpriteKind::PreviewFrame { cells } => markers::draw_preview_frame(b, *cells),
            SpriteKind::LetterDisc(r) => markers::draw_letter_disc(b, origin, u(*r)),
            SpriteKind::Text(..) | SpriteKind::Shadow(_) => {}
        }
        brush.finish()
    }
}

/// Returns the extent of a piece, in u: its north-west and south-east corners, from the point at which it is stamped.
pub fn sprite_extent(piece: &SpriteKind, scale: Scale) -> (Pt, Pt) {
    let u = |pixels: u32| pixels as f32 / scale.side as f32;
    let about = |r: f32| (pt(-r, -r), pt(r, r));
    let square = |cells: u8, beyond: f32| pt(1.0, 1.0) * (f32::from(cells) + beyond);
    match piece {
        SpriteKind::HouseRow { along_y: false, .. } => (pt(0.0, -0.15), pt(1.06, 0.09)),
        SpriteKind::HouseRow { along_y: true, .. } => (pt(-0.11, -0.06), pt(0.14, 1.0)),
        SpriteKind::Art(drawn) => drawn.extent(scale),
        SpriteKind::Standing(kind, seat) => FigureArt::pose(*kind, false).of(*seat).extent(scale),
        SpriteKind::Lying(kind, seat) => FigureArt::pose(*kind, true).of(*seat).extent(scale),
        SpriteKind::Expansion(piece) => piece.extent(),
        SpriteKind::Last { cells, .. } => {
            (pt(-markers::RING_OVERHANG, -markers::RING_OVERHANG), square(*cells, markers::RING_OVERHANG))
        }
        SpriteKind::ScoredSide { along_y } => (pt(-0.1, -0.1), if *along_y { pt(0.1, 1.1) } else { pt(1.1, 0.1) }),
        SpriteKind::Spot => (pt(0.0, 0.0), pt(1.0, 1.0)),
        SpriteKind::SpotBlock(r) => about(u(*r) * markers::BLOCK_HALF_SIDE * 1.1),
        SpriteKind::SpotDisc { radius, .. } => about(u(*radius) * 1.1),
        // Icons can be wider than they are high.
        SpriteKind::Icon(_, size) => (pt(-1.05, -0.75) * u(*size), pt(1.05, 0.75) * u(*size)),
        SpriteKind::Plate { width, height, .. } | SpriteKind::GoldPlate { width, height } => {
            (pt(0.0, 0.0), pt(*width as f32, *height as f32) * (1.0 / scale.side as f32))
        }
        SpriteKind::PreviewFrame { cells } => (pt(-0.1, -0.1), square(*cells, 0.1)),
        SpriteKind::LetterDisc(r) => about(u(*r) * 1.3),
        SpriteKind::Shadow(_) | SpriteKind::Text(..) => about(0.0),
    }
}
