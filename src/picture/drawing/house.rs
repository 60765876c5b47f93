//! Draws houses. They are seen from the south, however their tile is rotated.

use crate::ink::{Brush, Pt, Rgb, THEME, pt, rect};

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
    pub gable: bool,
    pub line: f32,
    pub windows: bool,
}

impl House {
    /// The distance by which the roof extends beyond the walls.
    const OVERHANG: f32 = 0.006;

    /// Creates a house of the given dimensions with default walls.
    pub fn new(foot: Pt, width: f32, depth: f32, height: f32, roof: Rgb) -> House {
        let wall = THEME.city.walls.first().copied().unwrap_or(THEME.cream);
        House { foot, width, depth, height, roof, wall, gable: false, line: 0.006, windows: true }
    }

    pub fn draw(&self, b: &mut Brush) {
        self.shadow(b);
        if self.gable { self.gable_front(b) } else { self.eaves_front(b) }
    }

    /// Returns the point of the south wall at `x` and at the height `z` above the ground. The west wall is at `x` = −1,
    /// the east wall at 1.
    fn at(&self, x: f32, z: f32) -> Pt {
        pt(self.foot.x + x * self.width / 2.0, self.foot.y - z)
    }

    fn shadow(&self, b: &mut Brush) {
        let (east, west) = (self.at(1.0, 0.0), self.at(-1.0, 0.0));
        let shade = THEME.shadow.thin(0.33);
        let (h, d) = (self.height, self.depth);
        let side = [pt(0.0, -h * 0.2), pt(0.030, 0.012), pt(0.030, -d * 0.7), pt(0.0, -h - d * 0.5)];
        b.fill(&side.map(|p| east + p).to_vec(), shade);
        let front = [west + pt(0.012, 0.0), east, east + pt(0.030, 0.012), west + pt(0.030, 0.012)];
        b.fill(&front.to_vec(), shade);
    }

    fn eaves_front(&self, b: &mut Brush) {
        let (h, d, o, inset) = (self.height, self.depth, House::OVERHANG, 0.008);
        b.shape(&rect(self.at(-1.0, h + 0.01), self.at(1.0, 0.0)), self.wall, self.line);
        if self.windows && b.is_fine() {
            let count = (self.width / 0.035).floor().max(1.0) as usize;
            for i in 0..count {
                let x = (i as f32 + 0.5) / count as f32 * 2.0 - 1.0;
                let nw = self.at(x, h * 0.72) - pt(0.006, 0.0);
                b.fill(&rect(nw, nw + pt(0.012, h * 0.42)), THEME.city.window.thin(0.86));
            }
        }
        b.fill(&rect(self.at(-1.0, h + 0.004), self.at(1.0, h - 0.006)), THEME.city.window.thin(0.43));
        let ridge = h + d * 0.62;
        let corner = |x: f32, z: f32, inset: f32| self.at(x, z) + pt(x * (o - inset), 0.0);
        let south =
            vec![corner(-1.0, h, 0.0), corner(1.0, h, 0.0), corner(1.0, ridge, inset), corner(-1.0, ridge, inset)];
        b.fill(&south, self.roof);
        if b.is_fine() {
            for share in [0.33, 0.66] {
                let z = h + d * 0.62 * share;
                let width = b.lw(0.004, 0.5);
                b.stroke(&vec![self.at(-1.0, z), self.at(1.0, z)], width, self.roof.shaded(0.25).thin(0.59));
            }
        }
        let top = h + d * 0.98;
        let north = [(-1.0, ridge, inset), (1.0, ridge, inset), (1.0, top, inset * 1.6), (-1.0, top, inset * 1.6)];
        b.fill(&north.map(|(x, z, i)| corner(x, z, i)).to_vec(), self.roof.lit(0.30));
        let whole = [(-1.0, h, 0.0), (1.0, h, 0.0), (1.0, top, inset * 1.6), (-1.0, top, inset * 1.6)];
        b.inked(&whole.map(|(x, z, i)| corner(x, z, i)).to_vec(), self.line);
        let width = b.lw(0.005, 0.5);
        b.stroke(&vec![corner(-1.0, ridge, inset), corner(1.0, ridge, inset)], width, self.roof.lit(0.5).thin(0.75));
    }

    fn gable_front(&self, b: &mut Brush) {
        let (h, d, o) = (self.height, self.depth, House::OVERHANG);
        let peak = h + self.width * 0.42;
        let front = [(-1.0, 0.0), (-1.0, h), (0.0, peak), (1.0, h), (1.0, 0.0)];
        b.shape(&front.map(|(x, z)| self.at(x, z)).to_vec(), self.wall, self.line);
        if self.windows && b.is_fine() {
            let nw = self.at(0.0, h * 0.9) - pt(0.008, 0.0);
            b.fill(&rect(nw, nw + pt(0.016, h * 0.7)), THEME.city.window.thin(0.86));
        }
        for (side, roof) in [(-1.0, self.roof.lit(0.28)), (1.0, self.roof.shaded(0.16))] {
            let eave = |z: f32| self.at(side, z) + pt(side * o, 0.0);
            let slope =
                vec![eave(h - 0.006), self.at(0.0, peak), self.at(0.0, peak + d * 0.8), eave(h + d * 0.8 - 0.004)];
            b.shape(&slope, roof, self.line);
        }
    }
}
