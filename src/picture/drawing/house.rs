//! Draws houses. They are seen from the south, however their tile is rotated.

use crate::{Brush, Pt, Rgb, THEME, pt, rectangle};

/// A house as seen from the south.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// The middle of the south wall at the ground.
    pub foot: Pt,
    pub width: f32,
    pub depth: f32,
    /// The height of the walls, without the roof.
    pub height: f32,
    pub roof: Rgb,
    pub wall: Rgb,
    /// Whether the gable faces the viewer. Otherwise, the eaves do.
    pub has_gable_front: bool,
    pub line: f32,
    pub has_windows: bool,
}

impl House {
    /// The distance by which the roof extends beyond the walls.
    const OVERHANG: f32 = 0.006;

    pub fn new(foot: Pt, width: f32, depth: f32, height: f32, roof: Rgb) -> House {
        let wall = THEME.city.walls.first().copied().unwrap_or(THEME.cream);
        House { foot, width, depth, height, roof, wall, has_gable_front: false, line: 0.006, has_windows: true }
    }

    /// Draws the house with its shadow.
    pub fn draw(&self, brush: &mut Brush) {
        self.draw_shadow(brush);
        if self.has_gable_front { self.draw_gable_front(brush) } else { self.draw_eaves_front(brush) }
    }

    /// Returns the point of the south wall at `x`, from −1 in the west to 1 in the east, and at the height `z`.
    fn wall_point(&self, x: f32, z: f32) -> Pt {
        pt(self.foot.x + x * self.width / 2.0, self.foot.y - z)
    }

    fn draw_shadow(&self, brush: &mut Brush) {
        let (east, west) = (self.wall_point(1.0, 0.0), self.wall_point(-1.0, 0.0));
        let shade = THEME.shadow.with_alpha(0.33);
        let (h, d) = (self.height, self.depth);
        let side = [pt(0.0, -h * 0.2), pt(0.030, 0.012), pt(0.030, -d * 0.7), pt(0.0, -h - d * 0.5)];
        brush.fill(&side.map(|p| east + p).to_vec(), shade);
        let front = [west + pt(0.012, 0.0), east, east + pt(0.030, 0.012), west + pt(0.030, 0.012)];
        brush.fill(&front.to_vec(), shade);
    }

    /// Draws a house whose roof slopes towards the south.
    fn draw_eaves_front(&self, brush: &mut Brush) {
        let (h, d, o, inset) = (self.height, self.depth, House::OVERHANG, 0.008);
        brush.fill_inked(&rectangle(self.wall_point(-1.0, h + 0.01), self.wall_point(1.0, 0.0)), self.wall, self.line);
        if self.has_windows && brush.has_fine_detail() {
            let count = (self.width / 0.035).floor().max(1.0) as usize;
            for i in 0..count {
                let x = (i as f32 + 0.5) / count as f32 * 2.0 - 1.0;
                let nw = self.wall_point(x, h * 0.72) - pt(0.006, 0.0);
                brush.fill(&rectangle(nw, nw + pt(0.012, h * 0.42)), THEME.city.window.with_alpha(0.86));
            }
        }
        brush.fill(
            &rectangle(self.wall_point(-1.0, h + 0.004), self.wall_point(1.0, h - 0.006)),
            THEME.city.window.with_alpha(0.43),
        );
        let ridge = h + d * 0.62;
        let corner = |x: f32, z: f32, inset: f32| self.wall_point(x, z) + pt(x * (o - inset), 0.0);
        let south =
            vec![corner(-1.0, h, 0.0), corner(1.0, h, 0.0), corner(1.0, ridge, inset), corner(-1.0, ridge, inset)];
        brush.fill(&south, self.roof);
        if brush.has_fine_detail() {
            for share in [0.33, 0.66] {
                let z = h + d * 0.62 * share;
                let width = brush.line_width(0.004, 0.5);
                brush.stroke(
                    &vec![self.wall_point(-1.0, z), self.wall_point(1.0, z)],
                    width,
                    self.roof.shaded(0.25).with_alpha(0.59),
                );
            }
        }
        let top = h + d * 0.98;
        let north = [(-1.0, ridge, inset), (1.0, ridge, inset), (1.0, top, inset * 1.6), (-1.0, top, inset * 1.6)];
        brush.fill(&north.map(|(x, z, i)| corner(x, z, i)).to_vec(), self.roof.lit(0.30));
        let whole = [(-1.0, h, 0.0), (1.0, h, 0.0), (1.0, top, inset * 1.6), (-1.0, top, inset * 1.6)];
        brush.ink_outline(&whole.map(|(x, z, i)| corner(x, z, i)).to_vec(), self.line);
        let width = brush.line_width(0.005, 0.5);
        brush.stroke(
            &vec![corner(-1.0, ridge, inset), corner(1.0, ridge, inset)],
            width,
            self.roof.lit(0.5).with_alpha(0.75),
        );
    }

    /// Draws a house with its gable in the south.
    fn draw_gable_front(&self, brush: &mut Brush) {
        let (h, d, o) = (self.height, self.depth, House::OVERHANG);
        let peak = h + self.width * 0.42;
        let front = [(-1.0, 0.0), (-1.0, h), (0.0, peak), (1.0, h), (1.0, 0.0)];
        brush.fill_inked(&front.map(|(x, z)| self.wall_point(x, z)).to_vec(), self.wall, self.line);
        if self.has_windows && brush.has_fine_detail() {
            let nw = self.wall_point(0.0, h * 0.9) - pt(0.008, 0.0);
            brush.fill(&rectangle(nw, nw + pt(0.016, h * 0.7)), THEME.city.window.with_alpha(0.86));
        }
        for (side, roof) in [(-1.0, self.roof.lit(0.28)), (1.0, self.roof.shaded(0.16))] {
            let eave = |z: f32| self.wall_point(side, z) + pt(side * o, 0.0);
            let slope = vec![
                eave(h - 0.006),
                self.wall_point(0.0, peak),
                self.wall_point(0.0, peak + d * 0.8),
                eave(h + d * 0.8 - 0.004),
            ];
            brush.fill_inked(&slope, roof, self.line);
        }
    }
}
