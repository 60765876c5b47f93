//! Draws the table and the subject of a question in one picture. Two pictures, one below the other, would make a post
//! too high. Side by side, each would get half the space.

use image::imageops;

use crate::board::composer::{laid_out_composer, layout_and_content};
use crate::board::layers::draw_layers;
use crate::board::layout;
use crate::{
    Artist, BoardPlace, Canvas, Crop, LabelledTile, Picture, PictureError, Pixels, ProfileCard, RatingLine, Scene,
    ShownPart, THEME,
};
use bergerie_rules::{Pos, Seat};

/// The second part of a picture, beside the table.
#[derive(Clone, Debug)]
pub enum Pane {
    /// Tiles in rows, such as the tiles on offer.
    Tiles(Vec<LabelledTile>),
    /// A close-up of a part of the table.
    Part(Part),
}

/// A part of the table that is the subject of a question.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// The cells that must be visible.
    pub around: Vec<Pos>,
    /// The cells in focus. All other cells are faded, unless the list is empty.
    pub focus: Vec<Pos>,
    /// The choices, which get letters.
    pub choices: Vec<BoardPlace>,
    /// The cells of features that have just scored, which get a border.
    pub highlighted: Vec<Pos>,
}

/// The maximum length of the longest side of the table, in pixels.
const MAX_TABLE_LENGTH: u32 = 1200;
/// The possible maximum lengths of the longest side of a part of the table, in pixels. The first one whose
/// tiles are half as large again as those of the table, or twice as large if choices have letters, is used, so that much space
/// remains for the table. If none is large enough, the part is as large as possible.
const PART_LENGTHS: [u32; 3] = [380, 475, 570];
const MAX_PART_SIZE: u32 = 760;
/// The space between the two parts of the picture, in pixels.
const PANE_GAP: u32 = 14;

/// The content of a picture.
#[derive(Clone, Debug)]
pub enum Subject<'a> {
    /// The table, with a pane beside it if there is one.
    Table(Box<Scene<'a>>, Option<Pane>),
    /// A part of the table before and after a move, or after each of two moves, with the points of seats before and after.
    Change(Box<[Scene<'a>; 2]>, Vec<(Seat, i32, i32)>),
    /// A chart of numbers per seat.
    Chart(Vec<(Seat, Vec<i32>)>),
    /// Tiles in rows.
    Tiles(Vec<LabelledTile>),
    /// The statistics of a user.
    Profile(Box<ProfileCard>),
    /// A chart of the ratings of at most six players.
    Ratings(Vec<RatingLine>),
}

impl Scene<'_> {
    /// Returns the extent of the table in the picture of a scene with a pane.
    pub fn shown_part_beside_pane(&self) -> ShownPart {
        layout_and_content(self, MAX_TABLE_LENGTH).0.shown_part(self)
    }
}

impl Artist {
    /// Draws the picture of a subject.
    ///
    /// # Errors
    ///
    /// [`PictureError`] if the picture is too large or cannot be encoded.
    pub fn draw(&self, subject: &Subject<'_>) -> Result<Picture, PictureError> {
        match subject {
            Subject::Table(scene, None) => self.table(scene),
            Subject::Table(scene, Some(pane)) => self.draw_table_with_pane(scene, pane),
            Subject::Change(halves, points) => self.draw_change(&halves[0], &halves[1], points),
            Subject::Chart(numbers) => self.draw_chart(numbers),
            Subject::Tiles(tiles) => self.tiles(tiles),
            Subject::Profile(card) => self.draw_profile(card),
            Subject::Ratings(lines) => self.draw_ratings(lines),
        }
    }

    /// Draws the table with a pane beside it.
    ///
    /// If choices are so far apart that a pane would not enlarge them, the table has their letters instead.
    pub fn draw_table_with_pane(&self, scene: &Scene<'_>, pane: &Pane) -> Result<Picture, PictureError> {
        let side = laid_out_composer(self, scene, MAX_TABLE_LENGTH).tile_side();
        let is_enlarged = |part: &Part| self.enlarged_length(&closer_scene(scene, part), 4, side).is_some();
        if let Pane::Part(part) = pane
            && !part.choices.is_empty()
            && !is_enlarged(part)
        {
            let (choices, highlight) = (part.choices.clone(), part.highlighted.clone());
            return self.table(&Scene { choices, highlight, ..scene.clone() });
        }
        for part in [4, 3, 2, 1] {
            let table = laid_out_composer(self, scene, MAX_TABLE_LENGTH * part / 4);
            let side = table.tile_side();
            let table = draw_layers(table);
            let canvas = joined_for_phone(table.canvas, self.draw_pane(scene, pane, part, side).canvas);
            let picture = Pixels { canvas, extent: table.extent }.into_picture(self.season)?;
            if picture.png.len() <= Picture::MAX_BYTES {
                return Ok(picture);
            }
        }
        Err(PictureError::TooLarge)
    }

    /// Draws a pane with `quarters` of its normal size. `side` is the side of the table's tiles, in pixels.
    fn draw_pane(&self, scene: &Scene<'_>, pane: &Pane, quarters: u32, side: i32) -> Pixels {
        match pane {
            Pane::Tiles(tiles) => self.tile_row_pixels(tiles),
            Pane::Part(part) => {
                let closer = closer_scene(scene, part);
                let length = self.enlarged_length(&closer, quarters, side).unwrap_or(MAX_PART_SIZE * quarters / 4);
                draw_layers(laid_out_composer(self, &closer, length))
            }
        }
    }

    /// Returns the first of [`PART_LENGTHS`], with `quarters` of its size, that enlarges the tiles enough, or `None` if there is none.
    fn enlarged_length(&self, closer: &Scene<'_>, quarters: u32, side: i32) -> Option<u32> {
        let halves = if closer.choices.is_empty() { 3 } else { 4 };
        let mut lengths = PART_LENGTHS.into_iter().map(|length| length * quarters / 4);
        lengths.find(|&length| 2 * laid_out_composer(self, closer, length).tile_side() >= halves * side)
    }
}

/// Returns the scene of a part of the table.
fn closer_scene<'a>(scene: &'a Scene<'_>, part: &Part) -> Scene<'a> {
    Scene {
        focus: part.focus.clone(),
        choices: part.choices.clone(),
        highlight: part.highlighted.clone(),
        crop: Crop::AroundAll(part.around.clone()),
        ..Scene::new(&scene.view)
    }
}

/// Joins two pictures side by side or one above the other, whichever a phone shows larger.
fn joined_for_phone(one: Canvas, other: Canvas) -> Canvas {
    let (one, other) = (one.indices, other.indices);
    let below = (one.width().max(other.width()), one.height() + PANE_GAP + other.height());
    let beside = (one.width() + PANE_GAP + other.width(), one.height().max(other.height()));
    let is_below = layout::phone_scale(below.0, below.1) >= layout::phone_scale(beside.0, beside.1);
    let (width, height) = if is_below { below } else { beside };
    let mut canvas = Canvas::new(width as usize, height as usize, THEME.table.ground);
    let (first, second) = if is_below {
        (((width - one.width()) / 2, 0), ((width - other.width()) / 2, one.height() + PANE_GAP))
    } else {
        ((0, (height - one.height()) / 2), (one.width() + PANE_GAP, (height - other.height()) / 2))
    };
    for (picture, (x, y)) in [(&one, first), (&other, second)] {
        imageops::replace(&mut canvas.indices, picture, i64::from(x), i64::from(y));
    }
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;
    use bergerie_rules::{Game, Rotation, Setup, ShapeId, View};

    #[test]
    fn both_are_in_the_picture_and_stay_legible() {
        let view = View::of(&Game::new(Setup::base(2)).unwrap());
        let scene = Scene::new(&view);
        let artist = Artist::new();
        let alone = artist.table(&scene).unwrap();
        let tile = LabelledTile {
            shape: ShapeId::named("BA/RFr").unwrap(),
            rotation: Rotation::R0,
            label: "A".to_owned(),
            is_faded: false,
        };
        let part = Part { around: vec![Pos::START], ..Part::default() };
        for pane in [Pane::Tiles(vec![tile; 3]), Pane::Part(part)] {
            let picture = artist.draw_table_with_pane(&scene, &pane).unwrap();
            assert!(picture.width * picture.height > alone.width * alone.height, "{pane:?}");
            assert_eq!(picture.extent, alone.extent);
        }
    }
}
