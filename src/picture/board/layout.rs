//! The layout of a picture: its cells, the size of its tiles, and the positions of its parts.

use crate::legend::{LegendPanel, LegendPosition};
use crate::{Detail, Frame, LegendContent, Picture, PixelPoint, Scale, letters};
use bergerie_rules::Pos;

/// The maximum length of a picture's longest side, in pixels.
pub const MAX_LENGTH: u32 = 2000;
/// The maximum area of a picture, as a share of the square of [`MAX_LENGTH`]. Without this limit, the files of square
/// pictures would be larger than those of wide pictures.
const MAX_AREA: f32 = 0.72;
/// The possible sides of a tile, in pixels. There are few, so that tables of different sizes share cached sprites.
/// Rounding down makes a picture up to a sixth smaller. All its parts shrink alike, so it stays legible on a phone.
pub const TILE_SIDES: [u32; 25] =
    [160, 142, 127, 113, 100, 90, 80, 72, 64, 56, 48, 42, 36, 32, 28, 24, 20, 18, 16, 14, 12, 10, 8, 6, 4];
/// The width of a picture in the chat of a desktop client, in pixels. It determines the level of detail.
pub const DESKTOP_WIDTH: f32 = 550.0;
/// The width of a picture on a phone, in pixels. It determines legibility.
pub const PHONE_WIDTH: f32 = 360.0;
/// The maximum height of a picture on a phone, in pixels. It corresponds to the limit of 350 pixels in clients, in which
/// a picture on a phone is about 314 pixels wide beside the avatar.
const PHONE_HEIGHT: f32 = 400.0;
/// The smallest font size that is legible on a phone, in pixels.
pub const MIN_FONT_SIZE: f32 = 8.0;
/// The width of the margins with the coordinates, in u.
const MARGIN_WIDTH: f32 = 0.36;
/// The number of pixels per point in the smallest pictures, which clients do not enlarge. A point is about one pixel on
/// a phone. The second constant is the step in which it grows, so that similar pictures share cached sprites.
pub const MIN_PIXELS_PER_POINT: f32 = 1.5;
const PIXELS_PER_POINT_STEP: f32 = 0.25;
/// The width of a picture of the legend alone, in points, which a phone enlarges, and the number of pixels per point.
const LEGEND_WIDTH: f32 = 300.0;
const LEGEND_PIXELS_PER_POINT: f32 = 3.5;
/// The size of the legend's point in a picture that is not legible on a phone, as a share of the normal size.
const SMALL_LEGEND_SHARE: f32 = 0.55;

/// The maximum number of pixels per point. Only pictures that are far too large reach it.
const MAX_PIXELS_PER_POINT: f32 = 2.0 * MAX_LENGTH as f32 / PHONE_WIDTH;

/// A rectangle of cells, given by two opposite corner cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The cell in the north-west corner.
    pub from: Pos,
    /// The cell in the south-east corner.
    pub to: Pos,
}

impl Window {
    /// Returns the smallest window with all these cells. Without cells, returns a window of the start cell.
    pub fn around(cells: impl IntoIterator<Item = Pos>) -> Window {
        let mut cells = cells.into_iter();
        let first = cells.next().unwrap_or(Pos::START);
        cells.fold(Window { from: first, to: first }, |w, p| Window {
            from: Pos::new(w.from.x.min(p.x), w.from.y.min(p.y)),
            to: Pos::new(w.to.x.max(p.x), w.to.y.max(p.y)),
        })
    }

    /// Returns this window with `cells` more columns or rows on each side.
    pub fn extended_by(self, cells: i16) -> Window {
        Window {
            from: Pos::new(self.from.x.saturating_sub(cells), self.from.y.saturating_sub(cells)),
            to: Pos::new(self.to.x.saturating_add(cells), self.to.y.saturating_add(cells)),
        }
    }

    /// Returns the smallest window that includes this window and `other`.
    pub fn union(self, other: Window) -> Window {
        Window::around([self.from, self.to, other.from, other.to])
    }

    pub fn intersection(self, other: Window) -> Window {
        let part = |(from, to): (i16, i16), (low, high): (i16, i16)| {
            let from = from.clamp(low, high);
            (from, to.clamp(from, high.max(from)))
        };
        let x = part((self.from.x, self.to.x), (other.from.x, other.to.x));
        let y = part((self.from.y, self.to.y), (other.from.y, other.to.y));
        Window { from: Pos::new(x.0, y.0), to: Pos::new(x.1, y.1) }
    }

    pub fn contains(self, p: Pos) -> bool {
        (self.from.x..=self.to.x).contains(&p.x) && (self.from.y..=self.to.y).contains(&p.y)
    }

    pub fn columns(self) -> u32 {
        (i32::from(self.to.x) - i32::from(self.from.x)).max(0) as u32 + 1
    }

    pub fn rows(self) -> u32 {
        (i32::from(self.to.y) - i32::from(self.from.y)).max(0) as u32 + 1
    }
}

/// The positions of all parts of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureLayout {
    pub window: Window,
    pub scale: Scale,
    /// The width of the margins in the west and east, and the height of the margins in the north and south.
    pub margin: (i32, i32),
    /// The part of the picture with the board and its margins.
    pub board: Frame,
    /// The part of the picture with the legend, or `None` for a picture without a legend.
    pub panel: Option<LegendPanel>,
    pub width: u32,
    pub height: u32,
    /// The font size of the coordinates, in pixels.
    pub font_size: f32,
    /// Whether everything in the picture is legible on a phone.
    pub is_legible: bool,
}

impl PictureLayout {
    /// Returns the layout of a window with the largest tiles for which no side of the picture is longer than `longest`
    /// pixels. If no size fits, the smallest one is used. The legend is on the side that leaves more space for tiles.
    pub fn fit(window: Window, longest: u32, content: Option<&LegendContent>) -> PictureLayout {
        let layout = PictureLayout::with_legend(window, longest, content, 1.0);
        if layout.is_legible || content.is_none() {
            return layout;
        }
        // Users must open this picture to read it, so its legend can be smaller.
        PictureLayout { is_legible: false, ..PictureLayout::with_legend(window, longest, content, SMALL_LEGEND_SHARE) }
    }

    /// Returns whether everything in a window is legible on a phone.
    pub fn is_window_legible(window: Window, longest: u32, content: Option<&LegendContent>) -> bool {
        PictureLayout::with_legend(window, longest, content, 1.0).is_legible
    }

    /// Returns the layout of a picture that shows only a legend.
    pub fn of_legend(content: &LegendContent) -> PictureLayout {
        let (width, height) = content.picture_size(
            LegendPosition::South,
            (LEGEND_WIDTH * LEGEND_PIXELS_PER_POINT, 0.0),
            LEGEND_PIXELS_PER_POINT,
        );
        let frame = Frame { x: (0, width.ceil() as i32), y: (0, height.ceil() as i32) };
        let board = Frame { x: (0, 0), y: (0, 0) };
        let panel = LegendPanel { side: LegendPosition::South, pixels_per_point: LEGEND_PIXELS_PER_POINT, frame };
        PictureLayout {
            panel: Some(panel),
            width: frame.x.1.max(1) as u32,
            height: frame.y.1.max(1) as u32,
            board,
            // Its pieces are as large as those of large tiles, so they are drawn as finely.
            scale: Scale { side: TILE_SIDES[0], detail: Detail::Far },
            ..PictureLayout::new(Window::around([]), TILE_SIDES[0], 0.0, None)
        }
    }

    /// Returns the layout of a window alone, without margins and legend, with tiles of a given side.
    pub fn without_margins(window: Window, side: u32) -> PictureLayout {
        let (width, height) = (window.columns() * side, window.rows() * side);
        PictureLayout {
            window,
            scale: Scale { side, detail: Detail::for_tile_width(side as f32) },
            margin: (0, 0),
            board: Frame { x: (0, width as i32), y: (0, height as i32) },
            panel: None,
            width,
            height,
            font_size: MIN_FONT_SIZE,
            is_legible: true,
        }
    }

    /// Returns the layout with the largest tiles beside a legend, whose point has the share `part` of its normal size.
    fn with_legend(window: Window, longest: u32, content: Option<&LegendContent>, part: f32) -> PictureLayout {
        let widest = widest_row_label(window);
        let with = |legend| PictureLayout::with_largest_tiles(window, longest, widest, legend);
        let Some(content) = content else { return with(None) };
        let [below, beside] =
            [LegendPosition::South, LegendPosition::East].map(|side| with(Some((side, content, part))));
        if beside.tile_side_on_phone() > below.tile_side_on_phone() { beside } else { below }
    }

    /// Returns the layout with the largest tiles that fit, for a given position of the legend.
    fn with_largest_tiles(
        window: Window,
        longest: u32,
        widest: f32,
        legend: Option<(LegendPosition, &LegendContent, f32)>,
    ) -> PictureLayout {
        let fits = |&side: &u32| {
            let layout = PictureLayout::new(window, side, widest, legend);
            let area = layout.width as f32 * layout.height as f32;
            layout.width.max(layout.height) <= longest && area <= (longest as f32).powi(2) * MAX_AREA
        };
        // `SIDES` begins with the largest size, so the sizes that do not fit come first.
        let first = TILE_SIDES.partition_point(|side| !fits(side)).min(TILE_SIDES.len() - 1);
        PictureLayout::new(window, TILE_SIDES[first], widest, legend)
    }

    /// Creates the layout with tiles of a given side. `widest` is the width of the widest row coordinate in ems.
    /// `legend` has the legend's side, its content, and the size of its point as a share of the normal size.
    fn new(
        window: Window,
        side: u32,
        widest: f32,
        legend: Option<(LegendPosition, &LegendContent, f32)>,
    ) -> PictureLayout {
        let (columns, rows) = (window.columns(), window.rows());
        let u = side as f32;
        // Text, legend and picture depend on each other's sizes, so these grow in steps until they are large enough.
        let mut point = MIN_PIXELS_PER_POINT;
        let (margin, font_size, size) = loop {
            let font_size = f32::max(0.15 * u, MIN_FONT_SIZE * point);
            let wide = (widest + 0.4) * font_size;
            let margin = (f32::max(MARGIN_WIDTH * u, wide).ceil(), f32::max(MARGIN_WIDTH * u, 1.5 * font_size).ceil());
            let mut size = (columns as f32 * u + 2.0 * margin.0, rows as f32 * u + 2.0 * margin.1);
            if let Some((side, content, part)) = legend {
                size = content.picture_size(side, size, point * part);
            }
            let needed = (size.0.max(size.1) / PHONE_WIDTH / PIXELS_PER_POINT_STEP).ceil() * PIXELS_PER_POINT_STEP;
            if needed <= point || point > MAX_PIXELS_PER_POINT {
                break (margin, font_size, (size.0, size.1, point));
            }
            point = needed;
        };
        let margin = (margin.0 as i32, margin.1 as i32);
        let board = ((columns * side) as i32 + 2 * margin.0, (rows * side) as i32 + 2 * margin.1);
        let (width, height) = ((size.0.ceil() as i32).max(board.0), (size.1.ceil() as i32).max(board.1));
        let room = match legend {
            Some((LegendPosition::South, ..)) => (width, board.1),
            Some((LegendPosition::East, ..)) => (board.0, height),
            None => board,
        };
        let (x, y) = ((room.0 - board.0) / 2, (room.1 - board.1) / 2);
        let panel = legend.map(|(side, _, part)| LegendPanel {
            side,
            pixels_per_point: size.2 * part,
            frame: match side {
                LegendPosition::South => Frame { x: (0, width), y: (board.1, height) },
                LegendPosition::East => Frame { x: (board.0, width), y: (0, height) },
            },
        });
        let (width, height) = (width.max(1) as u32, height.max(1) as u32);
        let seen = u * DESKTOP_WIDTH / width.max(height) as f32;
        let board = Frame { x: (x, x + board.0), y: (y, y + board.1) };
        let scale = Scale { side, detail: Detail::for_tile_width(seen) };
        let is_legible = u * phone_scale(width, height) >= Picture::MIN_LEGIBLE_TILE;
        PictureLayout { window, scale, margin, board, panel, width, height, font_size, is_legible }
    }

    /// Returns the side of a tile when a phone shows the picture, in pixels of the phone.
    pub fn tile_side_on_phone(&self) -> f32 {
        self.scale.side as f32 * PHONE_WIDTH / self.width.max(self.height) as f32
    }

    /// Returns the pixel of the north-west corner of a cell.
    pub fn cell_corner(&self, cell: Pos) -> PixelPoint {
        let side = self.scale.side as i32;
        let (dx, dy) =
            (i32::from(cell.x) - i32::from(self.window.from.x), i32::from(cell.y) - i32::from(self.window.from.y));
        (self.board.x.0 + self.margin.0 + dx * side, self.board.y.0 + self.margin.1 + dy * side)
    }
}

/// Returns the scale at which a phone shows a picture of this size in the chat.
pub fn phone_scale(width: u32, height: u32) -> f32 {
    f32::min(PHONE_WIDTH / width as f32, PHONE_HEIGHT / height as f32)
}

/// Returns the width of a window's widest row coordinate, in ems.
fn widest_row_label(window: Window) -> f32 {
    wider_label(Pos::new(0, window.from.y), Pos::new(0, window.to.y))
}

/// Returns the width of the wider one of two coordinates, in ems.
pub fn wider_label(a: Pos, b: Pos) -> f32 {
    letters::text_width(&a.to_string()).max(letters::text_width(&b.to_string()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn window(columns: i16, rows: i16) -> Window {
        Window { from: Pos::START, to: Pos::new(columns - 1, rows - 1) }
    }

    #[test]
    fn no_side_is_too_long_and_tiles_are_as_large_as_can_be() {
        for (columns, rows) in [(1, 1), (3, 4), (17, 17), (202, 3), (3, 202), (40, 9)] {
            let layout = PictureLayout::fit(window(columns, rows), MAX_LENGTH, None);
            assert!(layout.width.max(layout.height) <= MAX_LENGTH, "{layout:?}");
            assert!(
                layout.scale.side == TILE_SIDES[0] || layout.width.max(layout.height) > MAX_LENGTH * 8 / 10,
                "{layout:?}"
            );
        }
    }

    #[test]
    fn tables_of_all_extents_share_a_few_scales() {
        let content = LegendContent::sample(4);
        let scale = |(columns, rows)| PictureLayout::fit(window(columns, rows), MAX_LENGTH, Some(&content)).scale;
        let extents = (2..=16).flat_map(|columns| (2..=16).map(move |rows| (columns, rows)));
        let scales: HashSet<Scale> = extents.map(scale).collect();
        assert!(scales.len() <= 16, "{} scales: {scales:?}", scales.len());
    }

    #[test]
    fn type_is_legible_on_a_phone() {
        for columns in [1, 5, 9, 17, 60] {
            let layout = PictureLayout::fit(window(columns, 5), MAX_LENGTH, None);
            assert!(layout.font_size * PHONE_WIDTH / layout.width as f32 >= MIN_FONT_SIZE - 0.5, "{layout:?}");
        }
    }

    #[test]
    fn the_legend_is_placed_for_the_largest_tiles() {
        let content = LegendContent::sample(4);
        for (columns, rows, side) in
            [(14, 5, LegendPosition::South), (9, 9, LegendPosition::South), (4, 15, LegendPosition::East)]
        {
            let layout = PictureLayout::fit(window(columns, rows), MAX_LENGTH, Some(&content));
            let panel = layout.panel.unwrap();
            assert_eq!(panel.side, side, "{columns} x {rows}: {layout:?}");
            assert!(layout.width.max(layout.height) <= MAX_LENGTH);
            let (board, frame) = (layout.board, panel.frame);
            assert!(board.x.1 <= frame.x.0 || board.y.1 <= frame.y.0, "{layout:?}");
        }
    }
}
