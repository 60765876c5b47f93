//! Draws a profile as a card with figures, bars and tiles, and charts of ratings. Both are legible at the width of a phone.

use image::imageops;

use crate::drawing::{mark_colour, seat_colour};
use crate::{
    Artist, Brush, Canvas, Detail, LabelledTile, Line, Picture, PictureError, Pixels, Rgb, Scale, THEME, letters, pt,
    rectangle, rounded_rectangle,
};
use bergerie_rules::{Rotation, Seat, ShapeId};

/// The width of the pictures in pixels, of which a phone shows a third.
const WIDTH: usize = 1100;
/// The space around the parts of a picture.
const MARGIN: i32 = 36;
/// The font sizes of the figures, of other text, and of numbers in charts.
const FIGURE_SIZE: f32 = 84.0;
const TEXT_SIZE: f32 = 38.0;
const NUMBER_SIZE: f32 = 32.0;
/// The heights of the parts.
const FIGURES_HEIGHT: usize = 190;
const CHART_HEIGHT: usize = 330;
const BAR_ROW_HEIGHT: usize = 66;
const TILES_HEIGHT: usize = 170;
/// The side of a tile of a favourite set.
const TILE_SIDE: u32 = 134;
/// The west end of the bars, and the length of the longest one.
const BARS_LEFT: i32 = 410;
const LONGEST_BAR: i32 = 540;
/// The seat whose colour the user has in a profile.
const OWN_SEAT: Seat = Seat::FIRST;

/// The content of a profile's card. All texts are short.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProfileCard {
    /// Numbers with their labels, side by side.
    pub figures: Vec<(String, String)>,
    /// The ratings after each rated game of a pool. A chart shows them if there are two or more.
    pub ratings: Vec<i32>,
    /// The names of the user and of the others beside the bars.
    pub bar_names: (String, String),
    /// Categories with the points per game of the user and of the others.
    pub bars: Vec<(String, f32, f32)>,
    /// A tile of each favourite set.
    pub tiles: Vec<ShapeId>,
}

/// The ratings of a player in a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingLine {
    /// The label at the end of the line, such as the player's place.
    pub label: String,
    /// The ratings, each with the number of the game after which the player had it, in order.
    pub ratings: Vec<(usize, i32)>,
}

impl Artist {
    /// Draws the card of a profile.
    pub(crate) fn draw_profile(&self, card: &ProfileCard) -> Result<Picture, PictureError> {
        let mut parts = vec![figures(&card.figures)];
        if card.ratings.len() > 1 {
            let ratings = (1..).zip(card.ratings.iter().copied()).collect();
            parts.push(rating_chart(&[RatingLine { label: String::new(), ratings }]));
        }
        if !card.bars.is_empty() {
            parts.push(bars(card));
        }
        if !card.tiles.is_empty() {
            parts.push(self.set_tiles(&card.tiles));
        }
        let height = parts.iter().map(|part| part.indices.height()).sum::<u32>();
        let mut whole = Canvas::new(WIDTH, height as usize, THEME.table.card);
        let mut top = 0;
        for part in parts {
            imageops::replace(&mut whole.indices, &part.indices, 0, top);
            top += i64::from(part.indices.height());
        }
        Pixels::new(whole).into_picture(self.season)
    }

    /// Draws a chart of the ratings of at most six players.
    pub(crate) fn draw_ratings(&self, lines: &[RatingLine]) -> Result<Picture, PictureError> {
        Pixels::new(rating_chart(lines)).into_picture(self.season)
    }

    /// Draws a row of tiles.
    fn set_tiles(&self, tiles: &[ShapeId]) -> Canvas {
        let mut canvas = Canvas::new(WIDTH, TILES_HEIGHT, THEME.table.ground);
        let tile =
            |&shape: &ShapeId| LabelledTile { shape, rotation: Rotation::R0, label: String::new(), is_faded: false };
        let row = self.tile_row_of(&tiles.iter().map(tile).collect::<Vec<_>>(), TILE_SIDE).canvas.indices;
        let left = (WIDTH as i64 - i64::from(row.width())) / 2;
        imageops::replace(&mut canvas.indices, &row, left, (TILES_HEIGHT as i64 - i64::from(row.height())) / 2);
        canvas
    }
}

fn brush(height: usize) -> Brush {
    // A u is a pixel.
    Brush::new(Scale { side: 1, detail: Detail::Fine }, pt(0.0, 0.0), pt(WIDTH as f32, height as f32))
}

fn stamp(canvas: &mut Canvas, brush: Brush) {
    canvas.stamp(&crate::Sprite::new(&brush.finish(), (0, 0)), 0, 0);
}

/// Writes a text around a point, as large as it fits into a width.
fn write(canvas: &mut Canvas, text: &str, size: f32, (x, y): (i32, i32), width: f32, colour: Rgb) {
    let size = size.min(width / letters::text_width(text).max(0.1));
    canvas.stamp(&letters::text_sprite(text, size, colour), x, y);
}

/// Writes a text that begins at a point.
fn write_from(canvas: &mut Canvas, text: &str, size: f32, (x, y): (i32, i32), width: f32, colour: Rgb) {
    let size = size.min(width / letters::text_width(text).max(0.1));
    let half = (letters::text_width(text) * size / 2.0).round() as i32;
    canvas.stamp(&letters::text_sprite(text, size, colour), x + half, y);
}

/// Draws large numbers with their labels below.
fn figures(figures: &[(String, String)]) -> Canvas {
    let mut canvas = Canvas::new(WIDTH, FIGURES_HEIGHT, THEME.table.card);
    let column = WIDTH as i32 / figures.len().max(1) as i32;
    for ((number, label), index) in figures.iter().zip(0..) {
        let middle = column * index + column / 2;
        let width = (column - MARGIN) as f32;
        write(&mut canvas, number, FIGURE_SIZE, (middle, 78), width, THEME.ink);
        write(&mut canvas, label, TEXT_SIZE, (middle, 150), width, THEME.table.letters);
    }
    canvas
}

/// Draws the points per game by category: a bar of the user, and a thinner one of the others.
fn bars(card: &ProfileCard) -> Canvas {
    let height = BAR_ROW_HEIGHT * (card.bars.len() + 1) + MARGIN as usize;
    let mut canvas = Canvas::new(WIDTH, height, THEME.table.card);
    let most = card.bars.iter().flat_map(|(_, own, others)| [*own, *others]).fold(1.0_f32, f32::max);
    let middle = |row: usize| (MARGIN / 2 + (BAR_ROW_HEIGHT * row + BAR_ROW_HEIGHT / 2) as i32) as f32;
    let (own_colour, other_colour) = (seat_colour(OWN_SEAT), THEME.table.dashes);
    let mut b = brush(height);
    let bar = |b: &mut Brush, (x, y): (f32, f32), length: f32, (up, down): (f32, f32), colour: Rgb| {
        b.fill(&rectangle(pt(x, y - up), pt(x + length.max(2.0), y + down)), colour);
    };
    let own_name = (BARS_LEFT as f32, middle(0));
    let other_name = ((BARS_LEFT + LONGEST_BAR / 2) as f32 + 40.0, middle(0));
    b.fill(
        &rounded_rectangle(pt(own_name.0, own_name.1 - 14.0), pt(own_name.0 + 28.0, own_name.1 + 14.0), 4.0),
        own_colour,
    );
    b.fill(
        &rounded_rectangle(pt(other_name.0, other_name.1 - 8.0), pt(other_name.0 + 28.0, other_name.1 + 8.0), 4.0),
        other_colour,
    );
    for (row, (_, own, others)) in (1..).zip(&card.bars) {
        let length = |points: f32| LONGEST_BAR as f32 * points.max(0.0) / most;
        let at = (BARS_LEFT as f32, middle(row));
        bar(&mut b, at, length(*own), (22.0, 6.0), own_colour);
        bar(&mut b, at, length(*others), (-10.0, 20.0), other_colour);
    }
    stamp(&mut canvas, b);
    let name_width = LONGEST_BAR as f32 / 2.0 - 20.0;
    for ((x, y), name) in [(own_name, &card.bar_names.0), (other_name, &card.bar_names.1)] {
        write_from(&mut canvas, name, NUMBER_SIZE, (x as i32 + 40, y as i32), name_width, THEME.table.letters);
    }
    for (row, (name, own, _)) in (1..).zip(&card.bars) {
        let y = middle(row) as i32;
        write_from(&mut canvas, name, TEXT_SIZE, (MARGIN, y), (BARS_LEFT - 2 * MARGIN) as f32, THEME.ink);
        let end = BARS_LEFT + (LONGEST_BAR as f32 * own.max(0.0) / most) as i32;
        write_from(
            &mut canvas,
            &letters::number_text(own.round() as i32),
            NUMBER_SIZE,
            (end + 14, y - 8),
            120.0,
            THEME.ink,
        );
    }
    canvas
}

/// Draws lines of ratings by the number of the game, with a label at the end of each line.
fn rating_chart(lines: &[RatingLine]) -> Canvas {
    const LEFT: f32 = 130.0;
    const RIGHT: f32 = WIDTH as f32 - 70.0;
    const TOP: f32 = 36.0;
    const BOTTOM: f32 = CHART_HEIGHT as f32 - 36.0;
    /// The radius of the disc at the end of a line.
    const RADIUS: f32 = 24.0;
    let mut canvas = Canvas::new(WIDTH, CHART_HEIGHT, THEME.table.card);
    if lines.iter().all(|line| line.ratings.is_empty()) {
        return canvas;
    }
    let values = || lines.iter().flat_map(|line| &line.ratings).copied();
    let (first, last) = values().fold((usize::MAX, 0), |(first, last), (game, _)| (first.min(game), last.max(game)));
    let (least, most) =
        values().fold((i32::MAX, i32::MIN), |(least, most), (_, rating)| (least.min(rating), most.max(rating)));
    // The range has at least two lines of the grid.
    let step = [50, 100, 200, 400].into_iter().find(|step| (most - least) / step < 4).unwrap_or(1000);
    let (least, most) = (least.div_euclid(step) * step, (most.div_euclid(step) + 1) * step);
    let point = |(game, rating): (usize, i32)| {
        let across = (game - first) as f32 / (last - first).max(1) as f32;
        let up = (rating - least) as f32 / (most - least) as f32;
        pt(LEFT + (RIGHT - LEFT) * across, BOTTOM - (BOTTOM - TOP) * up)
    };
    let grid: Vec<i32> = (0..).map(|number| least + step * number).take_while(|value| *value <= most).collect();
    let mut b = brush(CHART_HEIGHT);
    for &value in &grid {
        let y = point((first, value)).y;
        b.stroke(&vec![pt(LEFT, y), pt(RIGHT, y)], 2.0, THEME.table.dashes);
    }
    let coloured = || lines.iter().zip(Seat::all(Seat::MAX_COUNT));
    for (line, seat) in coloured() {
        let path: Line = line.ratings.iter().map(|&at| point(at)).collect();
        b.stroke_rounded(&path, 13.0, THEME.ink);
        b.stroke_rounded(&path, 8.0, seat_colour(seat));
    }
    // Discs of similar ratings are moved apart, from the best rating down.
    let mut ends: Vec<_> =
        coloured().filter_map(|(line, seat)| Some((line, seat, point(*line.ratings.last()?)))).collect();
    ends.sort_by(|(.., one), (.., other)| one.y.total_cmp(&other.y));
    let mut highest = RADIUS;
    for (.., at) in &mut ends {
        at.y = at.y.max(highest);
        highest = at.y + 2.0 * RADIUS;
    }
    let beyond = (highest - RADIUS - CHART_HEIGHT as f32).max(0.0);
    ends.iter_mut().for_each(|(.., at)| at.y -= beyond);
    for (line, seat, at) in &ends {
        let radius = if line.label.is_empty() { RADIUS / 2.0 } else { RADIUS };
        b.fill_disc(*at, radius, THEME.ink);
        b.fill_disc(*at, radius - 3.0, seat_colour(*seat));
    }
    stamp(&mut canvas, b);
    for value in grid {
        let at = point((first, value));
        write(
            &mut canvas,
            &value.to_string(),
            NUMBER_SIZE,
            (LEFT as i32 / 2, at.y as i32),
            LEFT - 24.0,
            THEME.table.letters,
        );
    }
    for (line, seat, at) in ends {
        write(
            &mut canvas,
            &line.label,
            NUMBER_SIZE,
            (at.x as i32, at.y as i32),
            RADIUS * 1.5,
            mark_colour(seat_colour(seat)),
        );
    }
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::golden;

    fn line(label: &str, ratings: &[(usize, i32)]) -> RatingLine {
        RatingLine { label: label.to_owned(), ratings: ratings.to_vec() }
    }

    #[test]
    fn cards_and_charts_match_the_golden_ones() {
        let artist = Artist::new();
        let card = ProfileCard {
            figures: [("48", "games"), ("21", "won"), ("1642", "rating ± 87")]
                .map(|(number, label)| (number.to_owned(), label.to_owned()))
                .to_vec(),
            ratings: vec![1579, 1630, 1571, 1602, 1655, 1612, 1642],
            bar_names: ("own".to_owned(), "others".to_owned()),
            bars: [("Cities", 31.2, 25.4), ("Roads", 14.0, 16.6), ("Fields", 9.5, 12.0), ("Trade goods", 0.4, -1.0)]
                .map(|(name, own, others)| (name.to_owned(), own, others))
                .to_vec(),
            tiles: ["RI.2/CIcI", "BA/RRRR", "BA/CccG"].into_iter().filter_map(ShapeId::named).collect(),
        };
        golden("profile", &artist.draw_profile(&card).unwrap());
        let lines = [
            line("1", &[(1, 1579), (4, 1660), (9, 1702)]),
            line("2", &[(1, 1421), (2, 1500), (9, 1698)]),
            line("3", &[(3, 1430), (8, 1395)]),
        ];
        golden("ratings", &artist.draw_ratings(&lines).unwrap());
    }

    #[test]
    fn every_content_can_be_drawn() {
        let artist = Artist::new();
        artist.draw_profile(&ProfileCard::default()).unwrap();
        let long = "Ein sehr langer Name einer Kategorie".repeat(3);
        let card = ProfileCard {
            figures: vec![("1".to_owned(), long.clone())],
            bar_names: (long.clone(), long.clone()),
            bars: vec![(long, -5.0, 0.0); 40],
            ..ProfileCard::default()
        };
        artist.draw_profile(&card).unwrap();
        for lines in
            [vec![], vec![line("1", &[])], vec![line("1", &[(7, -300)])], vec![line("12", &[(1, 0), (1, 9000)]); 9]]
        {
            artist.draw_ratings(&lines).unwrap();
        }
    }
}
