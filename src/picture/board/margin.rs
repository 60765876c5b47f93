//! Draws the margins with the coordinates.

use crate::board::layout::wider_label;
use crate::ink::letters::text_width;
use crate::{Composer, Frame, PixelPoint, SpriteKind, THEME};
use bergerie_rules::Pos;

impl Composer<'_> {
    /// Covers the cells around the window. They remain faintly visible in the margins.
    pub fn fade_margins(&mut self) {
        let (width, height) = (self.layout.width as i32, self.layout.height as i32);
        let ((mx, my), window, Frame { x, y }) = (self.layout.margin, self.layout.window, self.layout.board);
        let outside = [((0, width), (0, y.0)), ((0, width), (y.1, height)), ((0, x.0), y), ((x.1, width), y)];
        for (x, y) in outside {
            self.canvas.fill_frame(Frame { x, y }, THEME.table.ground);
        }
        let cells: Vec<Pos> = self.tiles.iter().map(|t| t.at).chain(self.scene.spots.iter().copied()).collect();
        let continues = |beyond: &dyn Fn(Pos) -> bool| cells.iter().any(|&cell| beyond(cell));
        let (north, south) = (continues(&|p| p.y < window.from.y), continues(&|p| p.y > window.to.y));
        let (west, east) = (continues(&|p| p.x < window.from.x), continues(&|p| p.x > window.to.x));
        let top = if north { y.0 + my } else { y.0 };
        let bottom = if south { y.1 - my } else { y.1 };
        let strips = [
            (north, x, (y.0, y.0 + my)),
            (south, x, (y.1 - my, y.1)),
            (west, (x.0, x.0 + mx), (top, bottom)),
            (east, (x.1 - mx, x.1), (top, bottom)),
        ];
        for (_, x, y) in strips.into_iter().filter(|strip| strip.0) {
            self.canvas.blend_over(Frame { x, y }, THEME.table.ground.with_alpha(0.80));
        }
    }

    /// Draws an almost opaque plate of this width and height, which keeps a coordinate legible over faded surroundings.
    fn draw_plate(&mut self, (x, y): PixelPoint, wide: f32, tall: f32) {
        let about = |v: i32, size: f32| (v - (size / 2.0).round() as i32, v + (size / 2.0).round() as i32);
        self.canvas.blend_over(Frame { x: about(x, wide), y: about(y, tall) }, THEME.table.ground.with_alpha(0.92));
    }

    /// Draws coordinates in all four margins, if there are any. If cells are narrower than coordinates, only some are
    /// labelled.
    pub fn draw_margins(&mut self) {
        if self.layout.margin == (0, 0) {
            return;
        }
        let (size, side, window) = (self.layout.font_size, self.tile_side(), self.layout.window);
        let stride =
            |room: f32| [1, 2, 5, 10, 20, 50, 100].into_iter().find(|&n| n as f32 * side as f32 > room).unwrap_or(200);
        let widest = wider_label(Pos::new(window.from.x, 0), Pos::new(window.to.x, 0));
        let (wide, tall) = (stride(size * (widest + 0.4)), stride(size * 1.1));
        let (Frame { x: (x0, x1), y: (y0, y1) }, (mx, my)) = (self.layout.board, self.layout.margin);
        let mut labels = Vec::new();
        for x in (window.from.x..=window.to.x).filter(|x| i32::from(*x) % wide == 0) {
            let across = self.layout.cell_corner(Pos::new(x, 0)).0 + side / 2;
            let (north, south) =
                (Pos::new(x, window.from.y.saturating_sub(1)), Pos::new(x, window.to.y.saturating_add(1)));
            labels
                .extend([(north, y0 + my / 2), (south, y1 - my / 2)].map(|(at, y)| (Pos::new(x, 0), (across, y), at)));
        }
        for y in (window.from.y..=window.to.y).filter(|y| i32::from(*y) % tall == 0) {
            let down = self.layout.cell_corner(Pos::new(0, y)).1 + side / 2;
            let (west, east) =
                (Pos::new(window.from.x.saturating_sub(1), y), Pos::new(window.to.x.saturating_add(1), y));
            labels.extend([(west, x0 + mx / 2), (east, x1 - mx / 2)].map(|(at, x)| (Pos::new(0, y), (x, down), at)));
        }
        for (pos, at, beneath) in labels {
            if self.has_tile(beneath) {
                self.draw_plate(at, size * (text_width(&pos.to_string()) + 0.5), size * 1.15);
            }
            self.stamp(SpriteKind::Text(pos.to_string(), size.round() as u32, THEME.table.letters), at);
        }
    }
}
