//! Draws the focus of a picture: everything except some cells is faded, and these cells get a border.

use std::collections::HashSet;

use crate::{Composer, THEME};
use bergerie_rules::{Pos, Side};

/// The opacity of the cover over cells that are not in focus.
const COVER_OPACITY: f32 = 0.55;
/// Half the width of the border's dark line, and of the light line inside it, in u.
const BORDER_HALF_WIDTHS: [f32; 2] = [0.028, 0.014];

impl Composer<'_> {
    /// Fades everything except the cells in focus and draws a border around those.
    pub fn draw_focus(&mut self) {
        let cells: HashSet<Pos> = self.scene.focus.iter().copied().collect();
        if cells.is_empty() {
            return;
        }
        let window = self.layout.window.extended_by(1);
        for y in window.from.y..=window.to.y {
            for x in window.from.x..=window.to.x {
                if !cells.contains(&Pos::new(x, y)) {
                    self.canvas
                        .blend_over(self.cell_frame(Pos::new(x, y)), THEME.table.ground.with_alpha(COVER_OPACITY));
                }
            }
        }
        let table = &THEME.table;
        for (half, ink) in
            [(BORDER_HALF_WIDTHS[0], table.disc.with_alpha(1.0)), (BORDER_HALF_WIDTHS[1], table.card.with_alpha(1.0))]
        {
            let half = ((half * self.tile_side() as f32).round() as i32).max(1);
            for &cell in &cells {
                for side in Side::ALL.into_iter().filter(|&side| !cells.contains(&cell.step(side))) {
                    self.canvas.blend_over(self.edge_frame(cell, side, half, half), ink);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Artist, Crop, Scene};
    use bergerie_rules::{Game, Pos, Setup, View};

    #[test]
    fn everything_outside_the_focus_is_faded() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let six = [Pos::new(0, 0), Pos::new(0, 1), Pos::new(1, 0), Pos::new(1, 1), Pos::new(2, 0), Pos::new(2, 1)];
        let mut scene = Scene::new(&view);
        scene.crop = Crop::Around(six.to_vec());
        let artist = Artist::new();
        let plain = artist.pixels(&scene);
        let changed = |focus: &[Pos], at: Pos| {
            let mut scene = scene.clone();
            scene.focus = focus.to_vec();
            let layout =
                crate::board::composer::laid_out_composer(&artist, &scene, crate::board::layout::MAX_LENGTH).layout;
            let (x, y) = layout.cell_corner(at);
            let half = layout.scale.side as usize / 2;
            let pixel = (y as usize + half) * plain.size().0 as usize + x as usize + half;
            artist.pixels(&scene).indices()[pixel] != plain.indices()[pixel]
        };
        assert!(!changed(&six, Pos::START), "the start tile is in focus");
        assert!(changed(&six[1..], Pos::START), "the start tile is not");
        assert!(!changed(&[], Pos::START), "nothing is in focus, so everything is");
    }
}
