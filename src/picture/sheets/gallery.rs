//! Draws a sheet of all drawings for review, including those that no game uses yet. Games do not show it.

use crate::drawing::{Art, ArtVariant};
use crate::ink::{Canvas, Detail, Scale, THEME};
use crate::output::{Picture, PictureError, Pixels};
use crate::sprites::artist::Artist;
use bergerie_rules::Seat;

/// Pixels per u.
const SIDE: u32 = 160;
/// The width of the sheet, and the space between drawings, in pixels.
const WIDTH: i32 = 1400;
const GAP: i32 = 10;

impl Artist {
    /// Draws all drawings on one sheet, for review. Those of the base game come first, followed by those of each
    /// expansion. They have the colours of the seats in turn.
    pub fn pieces(&self) -> Result<Picture, PictureError> {
        let sprites = self.sprites(Scale { side: SIDE, detail: Detail::Fine }, 1);
        let (mut placed, mut top) = (Vec::new(), GAP);
        for arts in Art::sheets() {
            let (mut left, mut row) = (GAP, 0);
            for (art, seat) in arts.into_iter().zip(Seat::all(Seat::MAX).collect::<Vec<_>>().into_iter().cycle()) {
                let drawn: ArtVariant = art.of(seat);
                let (low, high) = drawn.extent(sprites.scale);
                let (wide, tall) = (sprites.px(high.x - low.x), sprites.px(high.y - low.y));
                if left + wide > WIDTH - GAP {
                    (left, top, row) = (GAP, top + row + GAP, 0);
                }
                placed.push((drawn, (left - sprites.px(low.x), top - sprites.px(low.y))));
                (left, row) = (left + wide + GAP, row.max(tall));
            }
            top += row + GAP;
        }
        let mut canvas = Canvas::new(WIDTH as usize, top.max(1) as usize, THEME.grass.tints[0]);
        for (drawn, (x, y)) in placed {
            canvas.stamp(&sprites.piece(drawn.into()), x, y);
        }
        Pixels::new(canvas).picture(self.season)
    }
}
