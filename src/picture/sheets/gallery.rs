//! Draws a sheet of all drawings for review, including those that no game uses yet. Games do not show it.

use crate::{Art, ArtVariant, Artist, Canvas, Detail, Picture, PictureError, Pixels, Scale, THEME};
use bergerie_rules::Seat;

const PIXELS_PER_U: u32 = 160;
/// The width of the sheet, and the space between drawings, in pixels.
const SHEET_WIDTH: i32 = 1400;
const DRAWING_GAP: i32 = 10;

impl Artist {
    /// Draws all drawings on one sheet, for review. Those of the base game come first, followed by those of each
    /// expansion. They have the colours of the seats in turn.
    pub fn pieces(&self) -> Result<Picture, PictureError> {
        let sprites = self.sprites(Scale { side: PIXELS_PER_U, detail: Detail::Fine }, 1);
        let (mut placed, mut top) = (Vec::new(), DRAWING_GAP);
        for arts in Art::sprites_by_file() {
            let (mut left, mut row) = (DRAWING_GAP, 0);
            for (art, seat) in arts.into_iter().zip(Seat::all(Seat::MAX_COUNT).collect::<Vec<_>>().into_iter().cycle())
            {
                let drawn: ArtVariant = art.of(seat);
                let (low, high) = drawn.extent(sprites.scale);
                let (wide, tall) = (sprites.to_pixels(high.x - low.x), sprites.to_pixels(high.y - low.y));
                if left + wide > SHEET_WIDTH - DRAWING_GAP {
                    (left, top, row) = (DRAWING_GAP, top + row + DRAWING_GAP, 0);
                }
                placed.push((drawn, (left - sprites.to_pixels(low.x), top - sprites.to_pixels(low.y))));
                (left, row) = (left + wide + DRAWING_GAP, row.max(tall));
            }
            top += row + DRAWING_GAP;
        }
        let mut canvas = Canvas::new(SHEET_WIDTH as usize, top.max(1) as usize, THEME.grass.tints[0]);
        for (drawn, (x, y)) in placed {
            canvas.stamp(&sprites.sprite(drawn.into()), x, y);
        }
        Pixels::new(canvas).into_picture(self.season)
    }
}
