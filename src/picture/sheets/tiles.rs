//! Tiles in rows with labels: a tile in hand, an offer, the remaining tiles.

use crate::board::layout;
use crate::sprites::single::{draw_isolated_tile, draw_tile_frame};
use crate::{
    Artist, Canvas, Detail, Frame, Picture, PictureError, PixelPoint, Pixels, Scale, ShownPart, SpriteKind, THEME,
};
use bergerie_rules::{Rotation, ShapeId};

/// A tile with a short label below it, such as a letter or a number of copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledTile {
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// The label, of digits and letters. An empty label is not drawn.
    pub label: String,
    /// Whether the tile is faded, for example because it fits nowhere.
    pub is_faded: bool,
}

/// The sizes of tiles, in pixels. The largest that fits is used.
const TILE_SIDES: [u32; 7] = [160, 128, 96, 80, 64, 48, 32];

const MAX_COLUMNS: usize = 7;

/// The opacity of the cover over a faded tile.
const FADED_OPACITY: f32 = 0.62;

/// The space between tiles, and height of a label, in u.
const TILE_GAP: f32 = 0.17;
const LABEL_HEIGHT: f32 = 0.30;

/// The arrangement of tiles in rows, in pixels.
#[derive(Clone, Copy)]
struct TileRows {
    side: u32,
    columns: usize,
    rows: usize,
    gap: usize,
    label: usize,
}

impl TileRows {
    /// Returns the arrangement with the largest tiles that fit.
    fn fit(cards: &[LabelledTile]) -> TileRows {
        let count = cards.len().max(1);
        // About half as many rows as columns, unless tiles become too small, because the chat enlarges wide pictures.
        let columns = if count <= 6 { count } else { (((count * 2) as f32).sqrt().ceil() as usize).min(MAX_COLUMNS) };
        let labelled = cards.iter().any(|card| !card.label.is_empty());
        let with = |side: u32| {
            let px = |u: f32| (side as f32 * u).round() as usize;
            let label = if labelled { px(LABEL_HEIGHT) } else { 0 };
            TileRows { side, columns, rows: count.div_ceil(columns), gap: px(TILE_GAP), label }
        };
        let fits = |rows: &TileRows| rows.width().max(rows.height()) <= layout::MAX_LENGTH as usize;
        TILE_SIDES.into_iter().map(with).find(fits).unwrap_or(with(32))
    }

    fn width(&self) -> usize {
        self.columns * (self.side as usize + self.gap) + self.gap
    }

    fn height(&self) -> usize {
        self.rows * (self.side as usize + self.gap + self.label) + self.gap
    }

    fn tile_corner(&self, index: usize) -> PixelPoint {
        let (column, row, side) = (index % self.columns, index / self.columns, self.side as usize);
        let (x, y) = (column * (side + self.gap), row * (side + self.gap + self.label));
        ((x + self.gap) as i32, (y + self.gap) as i32)
    }

    /// Returns the side of a tile in the chat, which does not enlarge narrow pictures.
    fn tile_side_in_chat(&self) -> f32 {
        self.side as f32 * layout::DESKTOP_WIDTH / (self.width() as f32).max(layout::DESKTOP_WIDTH)
    }
}

impl Artist {
    /// Draws a single tile, with houses and towers on its borders as for an isolated tile.
    pub fn tile(&self, shape: ShapeId, rotation: Rotation) -> Result<Picture, PictureError> {
        self.tiles(&[LabelledTile { shape, rotation, label: String::new(), is_faded: false }])
    }

    pub fn tiles(&self, tiles: &[LabelledTile]) -> Result<Picture, PictureError> {
        self.tile_row_pixels(tiles).into_picture(self.season)
    }

    /// Draws the pixels of several tiles in rows.
    pub(crate) fn tile_row_pixels(&self, tiles: &[LabelledTile]) -> Pixels {
        self.tile_pixels(tiles, TileRows::fit(tiles))
    }

    /// Draws the pixels of at most six tiles without labels in a row, with sides of this length in pixels.
    pub(crate) fn tile_row_of(&self, tiles: &[LabelledTile], side: u32) -> Pixels {
        self.tile_pixels(
            tiles,
            TileRows { side, gap: (side as f32 * TILE_GAP).round() as usize, label: 0, ..TileRows::fit(tiles) },
        )
    }

    fn tile_pixels(&self, tiles: &[LabelledTile], rows: TileRows) -> Pixels {
        let mut canvas = Canvas::new(rows.width(), rows.height(), THEME.table.ground);
        let sprites =
            self.sprites(Scale { side: rows.side, detail: Detail::for_tile_width(rows.tile_side_in_chat()) }, 1);
        let side = rows.side as i32;
        for (index, each) in tiles.iter().enumerate() {
            let (x, y) = rows.tile_corner(index);
            draw_tile_frame(&mut canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 60).max(1));
            draw_isolated_tile(&mut canvas, self, &sprites, (each.shape, each.rotation), (x, y));
            if each.is_faded {
                canvas.blend_over(
                    Frame { x: (x, x + side), y: (y, y + side) },
                    THEME.table.ground.with_alpha(FADED_OPACITY),
                );
            }
            let size = (side as f32 * LABEL_HEIGHT * 0.75).round() as u32;
            let text = sprites.sprite(SpriteKind::Text(each.label.clone(), size, THEME.table.letters));
            canvas.stamp(&text, x + side / 2, y + side + (rows.gap + rows.label) as i32 / 2);
        }
        let is_legible =
            rows.tile_side_in_chat() * layout::PHONE_WIDTH / layout::DESKTOP_WIDTH >= Picture::MIN_LEGIBLE_TILE;
        Pixels { canvas, extent: ShownPart { is_legible, ..ShownPart::WITHOUT_TABLE } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_shows_at_most_seven_tiles_in_a_row() {
        let shape = ShapeId::named("BA/C").unwrap();
        let card = LabelledTile { shape, rotation: Rotation::R0, label: "× 2".to_owned(), is_faded: false };
        for count in 1..=200 {
            let rows = TileRows::fit(&vec![card.clone(); count]);
            assert!(rows.columns <= MAX_COLUMNS && rows.columns * rows.rows >= count, "{count} tiles");
            let enlarged = (rows.width() as f32 / layout::PHONE_WIDTH).max(1.0);
            let least = if count <= 150 { 40.0 } else { 30.0 };
            assert!(rows.side as f32 / enlarged >= least, "{count} tiles: {}", rows.side as f32 / enlarged);
        }
    }
}
