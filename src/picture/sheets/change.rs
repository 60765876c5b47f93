//! Draws the table before and after a move, or after each of two moves, side by side, with the points of the seats below.

use image::imageops;

use crate::board::composer::laid_out_composer;
use crate::board::layers::draw_layers;
use crate::{Art, Artist, Canvas, Detail, Picture, PictureError, Pixels, Scale, Scene, SpriteKind, THEME, letters};
use bergerie_rules::Seat;

/// The maximum length of the longest side of each half, in pixels. Three cells have the size that they have in
/// rehearsals, so most pictures use tiles that are already cached.
const MAX_HALF_LENGTH: u32 = 704;
/// The width of the gap with the arrow, and the height of a points line, in pixels.
const ARROW_GAP: u32 = 96;
const POINTS_LINE_HEIGHT: u32 = 84;
/// The size of a mark, and the font sizes of the arrow and of a number, in pixels.
const MARK_SIZE: u32 = 28;
const ARROW_SIZE: u32 = 77;
const DIGIT_SIZE: u32 = 57;
/// The width of a mark with its number, in pixels.
const ENTRY_WIDTH: u32 = 186;

impl Artist {
    /// Draws a part of the table, and the points of each listed seat, before and after a move, or after each of two.
    pub fn draw_change(
        &self,
        before: &Scene<'_>,
        after: &Scene<'_>,
        points: &[(Seat, i32, i32)],
    ) -> Result<Picture, PictureError> {
        let [before, after] =
            [before, after].map(|scene| draw_layers(laid_out_composer(self, scene, MAX_HALF_LENGTH)).canvas.indices);
        let (half, tall) = (before.width().max(after.width()), before.height().max(after.height()));
        let each = (half / ENTRY_WIDTH).max(1) as usize;
        let lines = points.len().div_ceil(each) as u32;
        let (width, height) = (2 * half + ARROW_GAP, tall + lines * POINTS_LINE_HEIGHT);
        let mut canvas = Canvas::new(width as usize, height as usize, THEME.table.ground);
        let right = half + ARROW_GAP;
        imageops::replace(&mut canvas.indices, &before, 0, 0);
        imageops::replace(&mut canvas.indices, &after, right.into(), 0);
        let sprites = self.sprites(Scale { side: MARK_SIZE * 6, detail: Detail::Fine }, 1);
        let arrow = sprites.sprite(SpriteKind::Text("→".to_owned(), ARROW_SIZE, THEME.ink));
        canvas.stamp(&arrow, (half + ARROW_GAP / 2) as i32, (tall / 2) as i32);
        for (index, &(seat, was, is)) in points.iter().enumerate() {
            let (column, line) = ((index % each) as u32, (index / each) as u32);
            let y = (tall + line * POINTS_LINE_HEIGHT + POINTS_LINE_HEIGHT / 2) as i32;
            for (left, number) in [(0, was), (right, is)] {
                let x = (left + column * ENTRY_WIDTH + ENTRY_WIDTH / 2) as i32;
                canvas.stamp(&sprites.sprite(Art("medallion").of(seat).with_unit(MARK_SIZE).into()), x - 51, y);
                let colour = if was == is { THEME.table.letters } else { THEME.ink };
                let digits = sprites.sprite(SpriteKind::Text(letters::number_text(number), DIGIT_SIZE, colour));
                canvas.stamp(&digits, x + 39, y);
            }
        }
        Pixels::new(canvas).into_picture(self.season)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Crop;
    use crate::tests::{decoded, town};
    use bergerie_rules::Pos;

    #[test]
    fn both_halves_show_the_same_cells_with_the_points_below() {
        let artist = Artist::new();
        let (_, view) = town(4, 40, (8, 6));
        let mut earlier = view.clone();
        earlier.tiles.truncate(30);
        let crop = Crop::Exactly(Pos::new(-1, -1), Pos::new(2, 1));
        let [before, after] = [&earlier, &view].map(|view| Scene { crop: crop.clone(), ..Scene::new(view) });
        let points: Vec<(Seat, i32, i32)> = Seat::all(6).map(|seat| (seat, 9, 104)).collect();
        let [none, one, six] = [0, 1, 6].map(|seats| artist.draw_change(&before, &after, &points[..seats]).unwrap());
        assert!(
            none.height + POINTS_LINE_HEIGHT == one.height && one.height + POINTS_LINE_HEIGHT == six.height,
            "a line has three seats"
        );
        assert!(six.png.len() < 400_000 && six.width < 1500, "{} x {}", six.width, six.height);
        let (picture, half) = (decoded(&none.png), (none.width - ARROW_GAP) / 2);
        let differs = |x: u32, y: u32| picture.get_pixel(x, y) != picture.get_pixel(x + half + ARROW_GAP, y);
        let differing = (0..half).flat_map(|x| (0..none.height).map(move |y| (x, y))).filter(|&(x, y)| differs(x, y));
        assert!(differing.count() > 1000, "the halves differ");
    }
}
