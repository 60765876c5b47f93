//! The legend: every seat's mark, points and pieces, the tile in hand, and how many tiles are left. No words and no names:
//! they stand in the message, where each seat has its mark too.
//!
//! Lengths are in points, about one pixel on a phone ([`Panel::point`]), unless they say pixels.

use crate::picture::ink::brush::{Detail, Scale};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::pieces::icons::Icon;
use crate::picture::board::layout::{Beside, Panel};
use crate::picture::ink::letters;
use crate::picture::sheets::tiles::{alone, frame};
use crate::picture::ink::sprite::Frame;
use crate::picture::board::composer::Composer;
use crate::picture::ink::theme::THEME;
use crate::picture::studio::workshop::Piece;
use crate::picture::{Legend, Scene};
use crate::rules::figure::Figure;
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;

/// Em of the points, and of numbers of pieces.
const SCORE: f32 = 14.0;
pub(in crate::picture) const COUNT: f32 = 9.6;
/// Radius of a seat's medallion.
const MEDAL: f32 = 8.0;
/// Height of the sign of a piece.
const SIGN: f32 = 13.0;
/// Space between things, and at the border.
const GAP: f32 = 2.5;
const PAD: f32 = 4.5;
/// Side of the tile in hand: with the number of tiles left beside it, or below it.
const HAND: (f32, f32) = (56.0, 50.0);
/// Width and height of the number of tiles left, below their sign or beside it.
const LEFT: (f32, f32) = (29.0, 38.0);
const LEFT_BELOW: f32 = 17.0;
/// Height of a line of a card.
const LINE: f32 = 18.5;
/// How much larger a card may be where there is room, and how much smaller where there is little: numbers stay legible.
const LARGEST: f32 = 1.45;
const LEAST: f32 = 0.84;

/// What a legend holds.
#[derive(Clone, Debug)]
pub struct Content {
    cards: Vec<Card>,
    has_hand: bool,
    left: String,
    /// Widths of the widest number of points, and of the widest row of pieces.
    score: f32,
    signs: f32,
}

/// What it says about a seat.
#[derive(Clone, Debug)]
struct Card {
    seat: Seat,
    score: String,
    pieces: Vec<(Icon, u8)>,
    is_asked: bool,
    resigned: bool,
}

/// How the cards are set out.
#[derive(Clone, Copy, Debug)]
struct Rows {
    columns: usize,
    /// Lines of a card: one, or the pieces below the points.
    lines: usize,
    /// Width and height of a card's place.
    place: (f32, f32),
    /// How much larger than its natural size everything on a card is.
    scale: f32,
    aside: Aside,
}

/// Where the number of tiles left stands: beside the tile in hand, or below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aside {
    Wide,
    Tall,
}

impl Content {
    /// What the legend of a scene holds, if it has one.
    pub fn new(scene: &Scene<'_>) -> Option<Content> {
        let Legend { asked, hand } = scene.legend.as_ref()?;
        let card = |(seat, view): (Seat, &SeatView)| Card {
            seat,
            score: view.score.to_string(),
            pieces: pieces(seat, view),
            is_asked: *asked == Some(seat),
            resigned: view.resigned,
        };
        let cards: Vec<Card> = Seat::all(scene.view.seats.len()).zip(&scene.view.seats).map(card).collect();
        let widest = |width: &dyn Fn(&Card) -> f32| cards.iter().map(width).fold(0.0, f32::max);
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
    fn card(&self, lines: usize) -> (f32, f32) {
        let points = 2.0 * MEDAL + GAP + self.score;
        let width = if lines == 1 { points + 3.0 * GAP + self.signs } else { points.max(self.signs) };
        (width + 4.0 * GAP, LINE * lines as f32)
    }

    /// Width and height of the tile in hand with the number of tiles left.
    fn aside(&self, aside: Aside) -> (f32, f32) {
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
    fn rows(&self, panel: &Panel) -> (Rows, Pt) {
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
        let pieces = |seat| vec![(Icon::Figure(Figure::Meeple, seat), 7), (Icon::Figure(Figure::Abbot, seat), 1)];
        let card = |seat| Card { seat, score: "104".into(), pieces: pieces(seat), is_asked: false, resigned: false };
        let cards: Vec<Card> = Seat::all(seats).map(card).collect();
        let score = letters::width("104") * SCORE;
        Content { cards, has_hand: true, left: "71".into(), score, signs: 36.0 }
    }
}

/// What a seat still has, figures first. That all figures are out matters too.
fn pieces(seat: Seat, view: &SeatView) -> Vec<(Icon, u8)> {
    let of = |figure: Figure| view.supply.iter().find(|(own, _)| *own == figure).map_or(0, |&(_, count)| count);
    let figures = Figure::ALL.into_iter().map(|figure| (Icon::Figure(figure, seat), of(figure)));
    let figures = figures.filter(|&(icon, count)| count > 0 || icon == Icon::Figure(Figure::Meeple, seat));
    let gifts = u8::try_from(view.gifts).unwrap_or(u8::MAX);
    let built = [(Icon::Bridge, view.bridges), (Icon::Castle, view.castles), (Icon::Gift, gifts)];
    let fan = [
        (Icon::House, view.houses),
        (Icon::Wall, view.walls),
        (Icon::Cube(seat), view.cubes),
        (Icon::Renown, view.renown),
    ];
    figures.chain(built.into_iter().chain(fan).filter(|&(_, count)| count > 0)).collect()
}

/// Width of a sign.
fn width(icon: Icon) -> f32 {
    match icon {
        Icon::Figure(Figure::Meeple, _) => 11.0,
        Icon::Figure(..) => 14.0,
        Icon::Bridge => 14.5,
        Icon::Castle | Icon::Gift | Icon::Tiles | Icon::House | Icon::Cube(_) => 12.0,
        Icon::Wall => 16.0,
        Icon::Renown => 9.5,
    }
}

/// Width of a sign and its number with the space after them. One of its kind needs no number.
fn room((icon, count): (Icon, u8)) -> f32 {
    width(icon) + GAP + if count == 1 { 0.0 } else { 1.0 + letters::width(&count.to_string()) * COUNT }
}

impl Composer<'_> {
    /// The legend, on bare table.
    pub(in crate::picture) fn legend(&mut self) {
        let (Some(content), Some(panel)) = (self.content.clone(), self.layout.panel) else { return };
        self.canvas.fill(panel.frame, THEME.table.ground);
        let (rows, first) = content.rows(&panel);
        for (index, card) in content.cards.iter().enumerate() {
            let (column, row) = (index % rows.columns, index / rows.columns);
            let at = first + pt(column as f32 * rows.place.0, row as f32 * rows.place.1);
            self.card(&content, card, &rows, &panel, at);
        }
        self.aside(&content, &panel);
    }

    /// The pixel of a point of the panel.
    fn on_panel(panel: &Panel, at: Pt) -> (i32, i32) {
        let pixel = |from: i32, v: f32| from + (v * panel.point).round() as i32;
        (pixel(panel.frame.x.0, at.x), pixel(panel.frame.y.0, at.y))
    }

    /// One seat's card: the one that must choose is framed in the seat's colour.
    fn card(&mut self, content: &Content, card: &Card, rows: &Rows, panel: &Panel, at: Pt) {
        let size = pt(rows.place.0 - GAP, rows.place.1 - GAP);
        let pixels = |v: f32| (v * panel.point).round().max(1.0) as u32;
        let plate = Piece::Plate {
            width: pixels(size.x),
            height: pixels(size.y),
            seat: Some(card.seat).filter(|_| card.is_asked),
        };
        self.stamp(plate, Self::on_panel(panel, at));
        let s = rows.scale;
        let (natural, height) = content.card(rows.lines);
        let line = |number: usize| (size.y - height * s) / 2.0 + (number as f32 + 0.5) * LINE * s;
        // One line reaches from side to side, two stand in the middle.
        let left = if rows.lines == 1 { 2.0 * GAP * s } else { (size.x - (natural - 4.0 * GAP) * s) / 2.0 };
        let medal = at + pt(left + MEDAL * s, line(0));
        self.stamp(Piece::Medallion(card.seat, pixels(MEDAL * s)), Self::on_panel(panel, medal));
        let text = pt(medal.x + (MEDAL + GAP + letters::width(&card.score) * SCORE / 2.0) * s, medal.y);
        self.number(panel, &card.score, SCORE * s, text);
        let mut x = if rows.lines == 1 { size.x - (GAP + content.signs) * s } else { left };
        for &(icon, count) in &card.pieces {
            let y = line(rows.lines - 1);
            let sign = at + pt(x + width(icon) * s / 2.0, y);
            self.stamp(Piece::Icon(icon, pixels(SIGN * s)), Self::on_panel(panel, sign));
            if count != 1 {
                let text = count.to_string();
                let middle = width(icon) + 1.0 + letters::width(&text) * COUNT / 2.0;
                self.number(panel, &text, COUNT * s, at + pt(x + middle * s, y));
            }
            x += room((icon, count)) * s;
        }
        if card.resigned {
            let ((x0, y0), (x1, y1)) = (Self::on_panel(panel, at), Self::on_panel(panel, at + size));
            self.canvas.wash(Frame { x: (x0, x1), y: (y0, y1) }, THEME.table.ground.thin(0.62));
        }
    }

    fn number(&mut self, panel: &Panel, text: &str, em: f32, middle: Pt) {
        let piece = Piece::Text(text.to_owned(), (em * panel.point).round() as u32, THEME.ink);
        self.stamp(piece, Self::on_panel(panel, middle));
    }

    /// The tile in hand, and how many are left.
    fn aside(&mut self, content: &Content, panel: &Panel) {
        let Frame { x, y } = panel.frame;
        let (wide, tall) = ((x.1 - x.0) as f32 / panel.point, (y.1 - y.0) as f32 / panel.point);
        let aside = if content.has_hand { content.rows(panel).0.aside } else { Aside::Wide };
        let size = content.aside(aside);
        let corner = match panel.side {
            Beside::South => pt(wide - PAD - size.0, (tall - size.1) / 2.0),
            Beside::East => pt((wide - size.0) / 2.0, PAD),
        };
        let em = if content.left.len() > 2 { 12.5 } else { SCORE };
        let (sign, number, height) = match aside {
            Aside::Wide => {
                let middle = corner + pt(size.0 - LEFT.0 / 2.0, size.1 / 2.0);
                (middle - pt(0.0, 8.5), middle + pt(0.0, 12.0), 21.0)
            }
            Aside::Tall => {
                let middle = corner + pt(size.0 / 2.0, size.1 - LEFT_BELOW / 2.0);
                (middle - pt(14.0, 0.0), middle + pt(9.0, 0.0), 16.0)
            }
        };
        let stack = Piece::Icon(Icon::Tiles, (height * panel.point).round() as u32);
        self.stamp(stack, Self::on_panel(panel, sign));
        self.number(panel, &content.left, em, number);
        let Some((shape, rotation)) = self.scene.legend.as_ref().and_then(|legend| legend.hand) else { return };
        let hand = if aside == Aside::Wide { HAND.0 } else { HAND.1 } - 4.0;
        let side = hand * panel.point;
        let seen = hand * crate::picture::board::layout::SEEN / crate::picture::board::layout::PHONE;
        let scale = Scale { side: side.round() as u32, detail: Detail::for_seen(seen) };
        let shop = self.artist.workshop(scale, 1);
        let (x, y) = Self::on_panel(panel, corner + pt(2.0, 2.0));
        let side = scale.side as i32;
        frame(&mut self.canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 40).max(2));
        alone(&mut self.canvas, self.artist, &shop, (shape, rotation), (x, y));
    }
}
