//! Which cells a picture shows, how large its tiles are, and where everything goes.

use super::brush::{Detail, Scale};
use super::letters;
use crate::rules::geometry::Pos;

/// The longest side of a picture, in pixels.
pub const LONGEST: u32 = 2000;
/// The largest side of a tile.
pub const LARGEST: u32 = 160;
/// The smallest side of a tile.
const SMALLEST: u32 = 4;
/// Width of a picture in the chat: everything is judged by its size there.
pub const SEEN: f32 = 550.0;
/// The smallest type in the chat, as an em in pixels.
pub const SMALLEST_TYPE: f32 = 9.0;
/// Width of the margins with the coordinates, in u.
const MARGIN: f32 = 0.36;

/// A range of cells, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The north-western cell.
    pub from: Pos,
    /// The south-eastern cell.
    pub to: Pos,
}

impl Window {
    /// The smallest window with all these cells; only the start cell if there are none.
    pub fn around(cells: impl IntoIterator<Item = Pos>) -> Window {
        let mut cells = cells.into_iter();
        let first = cells.next().unwrap_or(Pos::START);
        cells.fold(Window { from: first, to: first }, |w, p| Window {
            from: Pos::new(w.from.x.min(p.x), w.from.y.min(p.y)),
            to: Pos::new(w.to.x.max(p.x), w.to.y.max(p.y)),
        })
    }

    /// With `cells` more on each side.
    pub fn grown(self, cells: i16) -> Window {
        Window {
            from: Pos::new(self.from.x.saturating_sub(cells), self.from.y.saturating_sub(cells)),
            to: Pos::new(self.to.x.saturating_add(cells), self.to.y.saturating_add(cells)),
        }
    }

    /// The smallest window with both.
    pub fn with(self, other: Window) -> Window {
        Window::around([self.from, self.to, other.from, other.to])
    }

    /// The cells in both; none of this window's sides moves outward.
    pub fn within(self, other: Window) -> Window {
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

    /// Number of columns.
    pub fn columns(self) -> u32 {
        (i32::from(self.to.x) - i32::from(self.from.x)).max(0) as u32 + 1
    }

    /// Number of rows.
    pub fn rows(self) -> u32 {
        (i32::from(self.to.y) - i32::from(self.from.y)).max(0) as u32 + 1
    }
}

/// Where everything of a picture goes, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub window: Window,
    pub scale: Scale,
    /// Width of the margins in the west and east, and in the north and south.
    pub margin: (i32, i32),
    pub width: u32,
    pub height: u32,
    /// Em of the coordinates.
    pub type_size: f32,
}

impl Layout {
    /// The largest layout of a window in which no side is longer than `longest`; with the smallest tiles if there is none.
    pub fn fit(window: Window, longest: u32) -> Layout {
        let widest = widest(window);
        let size = |side: u32| {
            let layout = Layout::new(window, side, widest);
            layout.width.max(layout.height)
        };
        // Pictures grow with their tiles, so the largest that fits is found by halving.
        let (mut fits, mut too_large) = (SMALLEST, LARGEST + 1);
        while fits + 1 < too_large {
            let middle = fits.midpoint(too_large);
            if size(middle) <= longest { fits = middle } else { too_large = middle }
        }
        Layout::new(window, fits, widest)
    }

    /// The layout with tiles of a given side, where the widest coordinate of a row takes `widest` ems.
    fn new(window: Window, side: u32, widest: f32) -> Layout {
        let (columns, rows) = (window.columns(), window.rows());
        let u = side as f32;
        // The type depends on the picture's width, and the width on the margins, hence on the type: three rounds settle it.
        let mut margin = (MARGIN * u, MARGIN * u);
        let mut type_size = 0.0;
        for _ in 0..3 {
            let longest = (columns as f32 * u + 2.0 * margin.0).max(rows as f32 * u + 2.0 * margin.1);
            type_size = f32::max(0.15 * u, SMALLEST_TYPE * longest / SEEN);
            let wide = (widest + 0.5) * type_size;
            margin = (f32::max(MARGIN * u, wide), f32::max(MARGIN * u, 1.5 * type_size));
        }
        let margin = (margin.0.ceil() as i32, margin.1.ceil() as i32);
        let width = columns * side + 2 * margin.0 as u32;
        let height = rows * side + 2 * margin.1 as u32;
        let seen = u * SEEN / width.max(height) as f32;
        Layout { window, scale: Scale { side, detail: Detail::for_seen(seen) }, margin, width, height, type_size }
    }

    /// Side of a tile as seen in the chat, in pixels.
    pub fn seen(&self) -> f32 {
        self.scale.side as f32 * SEEN / self.width.max(self.height) as f32
    }

    /// The pixel of a cell's north-west corner.
    pub fn corner(&self, cell: Pos) -> (i32, i32) {
        let side = self.scale.side as i32;
        let (dx, dy) =
            (i32::from(cell.x) - i32::from(self.window.from.x), i32::from(cell.y) - i32::from(self.window.from.y));
        (self.margin.0 + dx * side, self.margin.1 + dy * side)
    }
}

/// Width in ems of the widest coordinate of a window's rows.
fn widest(window: Window) -> f32 {
    wider(Pos::new(0, window.from.y), Pos::new(0, window.to.y))
}

/// Width in ems of the wider of two names.
pub fn wider(a: Pos, b: Pos) -> f32 {
    letters::width(&a.to_string()).max(letters::width(&b.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(columns: i16, rows: i16) -> Window {
        Window { from: Pos::START, to: Pos::new(columns - 1, rows - 1) }
    }

    #[test]
    fn no_side_is_too_long_and_tiles_are_as_large_as_can_be() {
        for (columns, rows) in [(1, 1), (3, 4), (17, 17), (202, 3), (3, 202), (40, 9)] {
            let layout = Layout::fit(window(columns, rows), LONGEST);
            assert!(layout.width.max(layout.height) <= LONGEST, "{layout:?}");
            assert!(layout.scale.side == LARGEST || layout.width.max(layout.height) > LONGEST * 8 / 10, "{layout:?}");
        }
    }

    #[test]
    fn type_is_legible_in_the_chat() {
        for columns in [1, 5, 9, 17, 60] {
            let layout = Layout::fit(window(columns, 5), LONGEST);
            assert!(layout.type_size * SEEN / layout.width as f32 >= SMALLEST_TYPE - 0.5, "{layout:?}");
        }
    }
}
