//! What the legend holds and how it is set out: every seat's mark, points and pieces, the tile in hand, and how many tiles
//! are left. No words and no names: they stand in the message, where each seat has its mark too.
//!
//! Lengths are in points, about one pixel on a phone ([`Panel::point`]), unless they say pixels.

use super::holdings::holdings;
use super::panel::{Beside, Panel};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::ink::letters;
use crate::picture::ink::sprite::Frame;
use crate::picture::pieces::icons::Icon;
use crate::picture::scene::{Legend, Scene};
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;

/// Em of the points, and of numbers of pieces.
pub const SCORE: f32 = 14.0;
pub const COUNT: f32 = 9.6;
/// Radius of a seat's medallion.
pub const MEDAL: f32 = 8.0;
/// Height of the sign of a piece.
pub const SIGN: f32 = 13.0;
/// Space between things, and at the border.
pub const GAP: f32 = 2.5;
pub const PAD: f32 = 4.5;
/// Side of the tile in hand: with the number of tiles left beside it, or below it.
pub const HAND: (f32, f32) = (56.0, 50.0);
/// Width and height of the number of tiles left, below their sign or beside it.
pub const LEFT: (f32, f32) = (29.0, 38.0);
pub const LEFT_BELOW: f32 = 17.0;
/// Height of a line of a card.
pub const LINE: f32 = 18.5;
/// How much larger a card may be where there is room, and how much smaller where there is little: numbers stay legible.
const LARGEST: f32 = 1.45;
const LEAST: f32 = 0.84;

/// What a legend holds.
#[derive(Clone, Debug)]
pub struct Content {
    pub cards: Vec<SeatPlate>,
    pub has_hand: bool,
    pub left: String,
    /// Widths of the widest number of points, and of the widest row of pieces.
    pub score: f32,
    pub signs: f32,
}

/// What it says about a seat.
#[derive(Clone, Debug)]
pub struct SeatPlate {
    pub seat: Seat,
    pub score: String,
    pub pieces: Vec<(Icon, u8)>,
    pub is_asked: bool,
    pub resigned: bool,
}

/// How the cards are set out.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    pub columns: usize,
    /// Lines of a card: one, or the pieces below the points.
    pub lines: usize,
    /// Width and height of a card's place.
    pub place: (f32, f32),
    /// How much larger than its natural size everything on a card is.
    pub scale: f32,
    pub aside: Aside,
}

/// Where the number of tiles left stands: beside the tile in hand, or below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    Wide,
    Tall,
}

impl Content {
    /// What the legend of a scene holds, if it has one.
    pub fn new(scene: &Scene<'_>) -> Option<Content> {
        let Legend { asked, hand } = scene.legend.as_ref()?;
        let card = |(seat, view): (Seat, &SeatView)| SeatPlate {
            seat,
            score: view.score.to_string(),
            pieces: holdings(seat, view),
            is_asked: *asked == Some(seat),
            resigned: view.resigned,
        };
        let cards: Vec<SeatPlate> = Seat::all(scene.view.seats.len()).zip(&scene.view.seats).map(card).collect();
        let widest = |width: &dyn Fn(&SeatPlate) -> f32| cards.iter().map(width).fold(0.0, f32::max);
        let score = widest(&|card| letters::width(&card.score) * SCORE);
        let signs = widest(&|card| card.pieces.iter().map(|&piece| room(piece)).sum::<f32>());
        Some(Content { has_hand: hand.is_some(), left: scene.view.tiles_left.to_string(), cards, score, signs })
    }

    /// The same, set out as if its numbers and rows of pieces were at least as wide as another's.
    pub fn widened(mut self, other: Content) -> Content {
        (self.score, self.signs) = (self.score.max(other.score), self.signs.max(other.signs));
        self
    }

    /// Width and height of a card at its natural size.
    pub fn card(&self, lines: usize) -> (f32, f32) {
        let points = 2.0 * MEDAL + GAP + self.score;
        let width = if lines == 1 { points + 3.0 * GAP + self.signs } else { points.max(self.signs) };
        (width + 4.0 * GAP, LINE * lines as f32)
    }

    /// Width and height of the tile in hand with the number of tiles left.
    pub fn aside(&self, aside: Aside) -> (f32, f32) {
        match (self.has_hand, aside) {
            (false, _) => LEFT,
            (true, Aside::Wide) => (HAND.0 + GAP + LEFT.0, HAND.0),
            (true, Aside::Tall) => (HAND.1, HAND.1 + GAP + LEFT_BELOW),
        }
    }

    /// The size in pixels of a picture with the legend beside a board of some size.
    pub fn beside(&self, side: Beside, (width, height): (f32, f32), point: f32) -> (f32, f32) {
        match side {
            Beside::South => {
                let least = (self.card(2).0 + GAP + self.aside(Aside::Wide).0 + 3.0 * PAD) * point;
                let width = width.max(least);
                (width, height + (self.strip(width / point).1 + 2.0 * PAD) * point)
            }
            Beside::East => {
                let (wide, tall) = self.aside(Aside::Wide);
                let inner = (self.card(2).0 + GAP).max(wide);
                let cards = self.cards.len() as f32 * (self.card(2).1 + GAP);
                (width + (inner + 2.0 * PAD) * point, height.max((tall + cards + 3.0 * PAD) * point))
            }
        }
    }

    /// How the cards stand in a strip of some width, and how high they are together: as low as can be, and then as large.
    fn strip(&self, width: f32) -> (Rows, f32) {
        let count = self.cards.len().max(1);
        let ways = [Aside::Wide, Aside::Tall]
            .into_iter()
            .flat_map(|aside| (1..=2).flat_map(move |lines| (1..=count).map(move |columns| (aside, lines, columns))));
        let set = |(aside, lines, columns): (Aside, usize, usize)| {
            let ((wide, tall), rows) = (self.card(lines), count.div_ceil(columns) as f32);
            let (beside, least) = self.aside(aside);
            let height = least.max(rows * (tall * LEAST + GAP));
            let place = ((width - beside - 3.0 * PAD) / columns as f32, height / rows);
            let scale = ((place.0 - GAP) / wide).min((place.1 - GAP) / tall).min(LARGEST);
            (Rows { columns, lines, place, scale, aside }, height)
        };
        let better = |a: (Rows, f32), b: (Rows, f32)| {
            let (fits, was) = (b.0.scale >= LEAST, a.0.scale >= LEAST);
            let wins = (fits && !was) || (fits == was && (b.1 < a.1 || (b.1 == a.1 && b.0.scale > a.0.scale)));
            if wins { b } else { a }
        };
        let rows = ways.map(set).reduce(better);
        rows.unwrap_or_else(|| set((Aside::Wide, 2, 1)))
    }

    /// How the cards stand in a panel, and where the first one is.
    pub fn rows(&self, panel: &Panel) -> (Rows, Pt) {
        let Frame { x, y } = panel.frame;
        let (wide, tall) = ((x.1 - x.0) as f32 / panel.point, (y.1 - y.0) as f32 / panel.point);
        match panel.side {
            Beside::South => (self.strip(wide).0, pt(PAD, PAD)),
            Beside::East => {
                let top = self.aside(Aside::Wide).1 + 2.0 * PAD;
                let (card, count) = (self.card(2), self.cards.len().max(1) as f32);
                let place = (wide - 2.0 * PAD, ((tall - top - PAD) / count).min(card.1 * LARGEST + GAP));
                let scale = ((place.0 - GAP) / card.0).min((place.1 - GAP) / card.1).min(LARGEST);
                (Rows { columns: 1, lines: 2, place, scale, aside: Aside::Wide }, pt(PAD, top))
            }
        }
    }

    /// How large everything on a card is.
    #[cfg(test)]
    pub fn scale(&self, panel: &Panel) -> f32 {
        self.rows(panel).0.scale
    }

    /// The corners of all cards, in pixels of the picture.
    #[cfg(test)]
    pub fn corners(&self, panel: &Panel) -> Vec<(f32, f32)> {
        let (rows, first) = self.rows(panel);
        let pixel = |at: Pt| (panel.frame.x.0 as f32 + at.x * panel.point, panel.frame.y.0 as f32 + at.y * panel.point);
        let place = |index: usize| {
            first + pt((index % rows.columns) as f32 * rows.place.0, (index / rows.columns) as f32 * rows.place.1)
        };
        let size = pt(rows.place.0 - GAP, rows.place.1 - GAP);
        assert!(rows.scale >= LEAST - 0.01, "a card is smaller than it may be: {rows:?}");
        (0..self.cards.len()).flat_map(|index| [place(index), place(index) + size].map(pixel)).collect()
    }

    /// A legend to measure with: seats that have everything.
    #[cfg(test)]
    pub fn sample(seats: usize) -> Content {
        use crate::rules::figure::Figure;
        let pieces = |seat| vec![(Icon::Figure(Figure::Meeple, seat), 7), (Icon::Figure(Figure::ALL[1], seat), 1)];
        let card =
            |seat| SeatPlate { seat, score: "104".into(), pieces: pieces(seat), is_asked: false, resigned: false };
        let cards: Vec<SeatPlate> = Seat::all(seats).map(card).collect();
        let score = letters::width("104") * SCORE;
        Content { cards, has_hand: true, left: "71".into(), score, signs: 36.0 }
    }
}

/// Width of a sign and its number with the space after them. One of its kind needs no number.
pub fn room((icon, count): (Icon, u8)) -> f32 {
    icon.width() + GAP + if count == 1 { 0.0 } else { 1.0 + letters::width(&count.to_string()) * COUNT }
}
