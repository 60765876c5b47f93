//! The content and layout of the legend: every seat's mark, points and pieces, the tile in hand, and the number of
//! tiles left. It has no words and no names, which are in the message together with each seat's mark.
//!
//! Lengths are in points, about one pixel on a phone ([`Panel::point`]), unless a comment says pixels.

use super::holdings::{HoldingIcon, holdings};
use super::{LegendPosition, Panel};
use crate::ink::{Pt, letters, pt};
use crate::scene::{Legend, Scene};
use bergerie_rules::{Seat, SeatView};

/// The font size of points and of piece numbers.
pub const SCORE: f32 = 14.0;
pub const COUNT: f32 = 9.6;
pub const MEDAL: f32 = 8.0;
pub const SIGN: f32 = 13.0;
/// The margin of a gold plate around icon and number.
pub const LEAD: f32 = 1.5;
/// The space between elements, and at the border.
pub const GAP: f32 = 2.5;
pub const PAD: f32 = 4.5;
/// The side of the tile in hand, with the number of tiles left beside it or below it.
pub const HAND: (f32, f32) = (56.0, 50.0);
/// The width and height of the number of tiles left below its icon, and its height beside the icon.
pub const LEFT: (f32, f32) = (29.0, 38.0);
pub const LEFT_BELOW: f32 = 17.0;
pub const LINE: f32 = 18.5;
/// The largest and the smallest scale of a card. Numbers are legible at the smallest one.
const MAX_SIZE: f32 = 1.45;
const LEAST: f32 = 0.84;
/// The maximum width of a row of pieces beside a board. Cards with wider rows would have to be scaled down too far.
const WIDEST: f32 = 125.0;

/// The texts and signs of a legend, with their sizes, before they are laid out.
#[derive(Clone, Debug)]
pub struct Content {
    pub cards: Vec<SeatPlate>,
    pub has_hand: bool,
    pub left: String,
    /// The width of the widest number of points, and of the widest row of pieces if they are in one row and in two.
    pub score: f32,
    pub signs: [f32; 2],
    /// The width of a card with only points and meeples, without its margins. `None` if every card lists all pieces. If
    /// all pieces would take too much of the picture, only the awaited player's card lists them, and widths of pieces
    /// are those of that player's.
    brief: Option<f32>,
}

#[derive(Clone, Debug)]
pub struct SeatPlate {
    pub seat: Seat,
    pub score: String,
    pub pieces: Vec<HoldingIcon>,
    pub is_asked: bool,
    pub resigned: bool,
}

/// The arrangement of the cards below a board. If only the awaited player's card lists all pieces, it is above the
/// others and as wide as the strip.
#[derive(Clone, Copy, Debug)]
struct CardStrip {
    columns: usize,
    /// The number of lines of a card with all pieces: one, or two or three if the pieces are below the points in one
    /// row or two.
    lines: usize,
    /// The width and height reserved for a card in the columns.
    place: (f32, f32),
    /// The height reserved for the card above the columns, or 0 if there is none.
    above: f32,
    /// The scale of the cards relative to their natural size.
    scale: f32,
    aside: TileCountPosition,
    /// The height of the cards and of the tile in hand.
    height: f32,
}

#[derive(Debug)]
pub struct Plate<'a> {
    pub card: &'a SeatPlate,
    /// The north-west corner and the size of the card, in points of the panel.
    pub at: Pt,
    pub size: Pt,
    pub scale: f32,
    /// The width of points and pieces at the natural size.
    pub width: f32,
    /// The number of lines of the card: the points, and rows of pieces below them. With a single line, the pieces are
    /// beside the points.
    pub lines: usize,
    pub pieces: Vec<&'a [HoldingIcon]>,
    /// The width reserved for pieces beside the points.
    pub signs: f32,
}

/// The position of the number of tiles left: beside the tile in hand, or below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileCountPosition {
    Wide,
    Tall,
}

impl Content {
    /// Returns the content of a scene's legend, or `None` if the scene has no legend.
    pub fn new(scene: &Scene<'_>) -> Option<Content> {
        let Legend { asked, hand } = scene.legend.as_ref()?;
        let card = |(seat, view): (Seat, &SeatView)| SeatPlate {
            seat,
            score: letters::number(view.score),
            pieces: holdings(seat, &scene.view),
            is_asked: *asked == Some(seat),
            resigned: view.resigned,
        };
        let cards: Vec<SeatPlate> = Seat::all(scene.view.seats.len()).zip(&scene.view.seats).map(card).collect();
        let widest = |width: &dyn Fn(&SeatPlate) -> f32| cards.iter().map(width).fold(0.0, f32::max);
        let score = widest(&|card| letters::width(&card.score) * SCORE);
        let signs = [1, 2].map(|rows| widest(&|card| card.widest(rows)));
        let meeples = || cards.iter().map(|card| row_width(card.meeples())).fold(0.0, f32::max);
        let awaited = cards.iter().find(|card| card.is_asked).filter(|_| signs[0] > WIDEST);
        let brief = awaited.map(|_| points(score) + 3.0 * GAP + meeples());
        let signs = awaited.map_or(signs, |card| [1, 2].map(|rows| card.widest(rows)));
        Some(Content { has_hand: hand.is_some(), left: scene.view.tiles_left.to_string(), cards, score, signs, brief })
    }

    /// Widens the space for numbers and rows of pieces to that of `other`. All cards then list all pieces, so that they
    /// do not change when another player is awaited.
    pub fn widened(mut self, other: Content) -> Content {
        self.brief = None;
        self.score = self.score.max(other.score);
        self.signs = [0, 1].map(|rows| self.signs[rows].max(other.signs[rows]));
        self
    }

    /// Returns the width and height of a card at its natural size.
    pub fn card(&self, lines: usize) -> (f32, f32) {
        let points = points(self.score);
        let [one, two] = self.signs;
        let width = match lines {
            1 => points + 3.0 * GAP + one,
            2 => points.max(one),
            _ => points.max(two),
        };
        (width + 4.0 * GAP, LINE * lines as f32)
    }

    /// Returns the width and height of the tile in hand with the number of tiles left.
    pub fn aside(&self, aside: TileCountPosition) -> (f32, f32) {
        match (self.has_hand, aside) {
            (false, _) => LEFT,
            (true, TileCountPosition::Wide) => (HAND.0 + GAP + LEFT.0, HAND.0),
            (true, TileCountPosition::Tall) => (HAND.1, HAND.1 + GAP + LEFT_BELOW),
        }
    }

    /// Returns the size in pixels of a picture with the legend beside a board of this size.
    pub fn beside(&self, side: LegendPosition, (width, height): (f32, f32), point: f32) -> (f32, f32) {
        match side {
            LegendPosition::South => {
                let card = self.card(self.lines_beside()).0.max(self.brief.map_or(0.0, |width| width + 4.0 * GAP));
                let width = width.max((card + GAP + self.aside(TileCountPosition::Wide).0 + 3.0 * PAD) * point);
                (width, height + (self.strip(width / point).height + 2.0 * PAD) * point)
            }
            LegendPosition::East => {
                let (wide, tall) = self.aside(TileCountPosition::Wide);
                let cards = self.cards_beside();
                let inner = (cards.0 + GAP).max(wide);
                (width + (inner + 2.0 * PAD) * point, height.max((tall + cards.1 + 3.0 * PAD) * point))
            }
        }
    }

    /// Returns the width of a card in a single column, and the height of all cards with their gaps.
    fn cards_beside(&self) -> (f32, f32) {
        let spacing = self.cards.len() as f32 * GAP;
        match self.brief {
            Some(width) => {
                let lines: usize = self.cards.iter().map(|card| card.in_column(width).0).sum();
                (width + 4.0 * GAP, lines as f32 * LINE + spacing)
            }
            None => {
                let (width, height) = self.card(self.lines_beside());
                (width, self.cards.len() as f32 * height + spacing)
            }
        }
    }

    /// Returns the number of lines of a card in a single column: the fewest that keep it narrow.
    fn lines_beside(&self) -> usize {
        if self.signs[0] > WIDEST { 3 } else { 2 }
    }

    /// Arranges the cards in a strip of this width. The strip is as low as possible, and then the cards are as large as
    /// possible.
    fn strip(&self, width: f32) -> CardStrip {
        let count = self.cards.len().saturating_sub(usize::from(self.brief.is_some())).max(1);
        let ways = |lines: std::ops::RangeInclusive<usize>| {
            let cards = lines.flat_map(move |lines| (1..=count).map(move |columns| (lines, columns)));
            cards.flat_map(|(lines, columns)| {
                [TileCountPosition::Wide, TileCountPosition::Tall].map(|aside| (aside, lines, columns))
            })
        };
        let set = |(aside, lines, columns): (TileCountPosition, usize, usize)| {
            let card = self.card(lines);
            let ((wide, tall), first) = match self.brief {
                Some(width) => ((width + 4.0 * GAP, LINE), Some(card)),
                None => (card, None),
            };
            let (rows, above) = (count.div_ceil(columns) as f32, first.map_or(0.0, |(_, tall)| tall));
            let spacing = (rows + first.map_or(0.0, |_| 1.0)) * GAP;
            let (beside, least) = self.aside(aside);
            let height = least.max((rows * tall + above) * LEAST + spacing);
            let inner = width - beside - 3.0 * PAD;
            let most = (height - spacing) / (rows * tall + above);
            let scale = first.map_or(MAX_SIZE, |(wide, _)| (inner - GAP) / wide);
            let scale = scale.min((inner / columns as f32 - GAP) / wide).min(most).min(MAX_SIZE);
            let place = (inner / columns as f32, tall * most + GAP);
            CardStrip { columns, lines, place, above: first.map_or(0.0, |_| above * most + GAP), scale, aside, height }
        };
        let better = |a: CardStrip, b: CardStrip| {
            let (fits, was) = (b.scale >= LEAST, a.scale >= LEAST);
            let wins =
                (fits && !was) || (fits == was && (b.height < a.height || (b.height == a.height && b.scale > a.scale)));
            if wins { b } else { a }
        };
        // Only seats with many pieces need a third line.
        let best = ways(1..=2).map(set).reduce(better).filter(|strip| strip.scale >= LEAST);
        best.or_else(|| ways(1..=3).map(set).reduce(better)).unwrap_or_else(|| set((TileCountPosition::Wide, 2, 1)))
    }

    /// Returns the position of the number of tiles left.
    pub fn hand(&self, panel: &Panel) -> TileCountPosition {
        match panel.side {
            LegendPosition::South if self.has_hand => self.strip(panel.size().0).aside,
            _ => TileCountPosition::Wide,
        }
    }

    pub fn plates(&self, panel: &Panel) -> Vec<Plate<'_>> {
        match panel.side {
            LegendPosition::South => self.plates_below(&self.strip(panel.size().0)),
            LegendPosition::East => self.plates_beside(panel.size()),
        }
    }

    fn plates_below(&self, strip: &CardStrip) -> Vec<Plate<'_>> {
        let CardStrip { columns, lines, place, above, scale, .. } = *strip;
        let is_above = |card: &SeatPlate| self.brief.is_some() && card.is_asked;
        let across = place.0 * columns as f32;
        let first = self.cards.iter().filter(|card| is_above(card));
        let first = first.map(|card| self.plate(card, pt(PAD, PAD), (across, above), (lines, scale)));
        let others = self.cards.iter().filter(|card| !is_above(card)).enumerate().map(|(index, card)| {
            let at = pt((index % columns) as f32 * place.0, (index / columns) as f32 * place.1 + above);
            match self.brief {
                Some(width) => card.brief(pt(PAD, PAD) + at, place, (width, scale)),
                None => self.plate(card, pt(PAD, PAD) + at, place, (lines, scale)),
            }
        });
        first.chain(others).collect()
    }

    fn plates_beside(&self, (wide, tall): (f32, f32)) -> Vec<Plate<'_>> {
        let top = self.aside(TileCountPosition::Wide).1 + 2.0 * PAD;
        let (width, height) = self.cards_beside();
        let (across, spacing) = (wide - 2.0 * PAD, self.cards.len() as f32 * GAP);
        let most = (tall - top - PAD - spacing) / (height - spacing).max(1.0);
        let scale = ((across - GAP) / width).min(most).min(MAX_SIZE);
        let mut at = pt(PAD, top);
        let mut plates = Vec::new();
        for card in &self.cards {
            let (lines, pieces) = match self.brief {
                Some(width) => card.in_column(width),
                None => (self.lines_beside(), Vec::new()),
            };
            // In a narrow column, the card with many lines is not stretched.
            let stretched = if self.brief.is_some() { scale.max(most.min(1.25 * scale)) } else { most.min(MAX_SIZE) };
            let place = (across, lines as f32 * LINE * stretched + GAP);
            plates.push(match self.brief {
                Some(width) if lines == 1 => card.brief(at, place, (width, scale)),
                Some(width) => Plate { width, pieces, ..self.plate(card, at, place, (lines, scale)) },
                None => self.plate(card, at, place, (lines, scale)),
            });
            at.y += place.1;
        }
        plates
    }

    /// Creates a card with all pieces in this many lines.
    fn plate<'a>(&self, card: &'a SeatPlate, at: Pt, place: (f32, f32), (lines, scale): (usize, f32)) -> Plate<'a> {
        let pieces = card.rows(if lines > 2 { 2 } else { 1 }).to_vec();
        let size = pt(place.0 - GAP, place.1 - GAP);
        Plate { card, at, size, scale, width: self.card(lines).0 - 4.0 * GAP, lines, pieces, signs: self.signs[0] }
    }

    #[cfg(test)]
    pub fn scale(&self, panel: &Panel) -> f32 {
        self.plates(panel).iter().map(|plate| plate.scale).fold(MAX_SIZE, f32::min)
    }

    /// Returns the corners of all cards, in pixels of the picture.
    #[cfg(test)]
    pub fn corners(&self, panel: &Panel) -> Vec<(f32, f32)> {
        assert!(self.scale(panel) >= LEAST - 0.01, "a card is smaller than it may be: {panel:?}");
        let pixel = |at: Pt| (panel.frame.x.0 as f32 + at.x * panel.point, panel.frame.y.0 as f32 + at.y * panel.point);
        let plates = self.plates(panel);
        plates.iter().flat_map(|plate| [plate.at, plate.at + plate.size].map(pixel)).collect()
    }

    /// Creates content for measurements, in which every seat has every piece.
    #[cfg(test)]
    pub fn sample(seats: usize) -> Content {
        use crate::pieces::icons::figure;
        use bergerie_rules::Figure;
        let pieces =
            |seat| [(Figure::Meeple, 7), (Figure::ALL[1], 1)].map(|(f, n)| HoldingIcon::new(figure(f, seat), n)).into();
        let card =
            |seat| SeatPlate { seat, score: "104".into(), pieces: pieces(seat), is_asked: false, resigned: false };
        let cards: Vec<SeatPlate> = Seat::all(seats).map(card).collect();
        let score = letters::width("104") * SCORE;
        Content { cards, has_hand: true, left: "71".into(), score, signs: [36.0, 24.0], brief: None }
    }
}

/// Returns the width of a seat's medallion and points.
fn points(score: f32) -> f32 {
    2.0 * MEDAL + GAP + score
}

fn row_width(pieces: &[HoldingIcon]) -> f32 {
    pieces.iter().map(|&piece| room(piece)).sum()
}

impl SeatPlate {
    /// Returns the seat's meeples, which are always its first pieces.
    fn meeples(&self) -> &[HoldingIcon] {
        self.pieces.get(..1).unwrap_or_default()
    }

    /// Creates a card with only points and meeples. `width` is its natural width without margins.
    fn brief(&self, at: Pt, place: (f32, f32), (width, scale): (f32, f32)) -> Plate<'_> {
        let (pieces, size) = (self.meeples(), pt(place.0 - GAP, place.1 - GAP));
        Plate { card: self, at, size, scale, width, lines: 1, pieces: vec![pieces], signs: row_width(pieces) }
    }

    /// Returns the number of lines of the card in a column of brief cards of this width, and its rows of pieces.
    fn in_column(&self, width: f32) -> (usize, Vec<&[HoldingIcon]>) {
        if !self.is_asked {
            return (1, vec![self.meeples()]);
        }
        let (mut rows, mut rest) = (Vec::new(), self.pieces.as_slice());
        while !rest.is_empty() {
            let fits = |&count: &usize| row_width(rest.get(..count).unwrap_or_default()) <= width;
            let (row, after) = rest.split_at((2..=rest.len()).take_while(fits).last().unwrap_or(1));
            rows.push(row);
            rest = after;
        }
        (1 + rows.len(), rows)
    }

    /// Divides the pieces into at most `rows` rows, one or two, so that the wider row is as narrow as possible.
    pub fn rows(&self, rows: usize) -> [&[HoldingIcon]; 2] {
        let ways = (0..=self.pieces.len()).map(|first| self.pieces.split_at(first));
        let ways = ways.filter(|(_, second)| rows > 1 || second.is_empty());
        let best =
            ways.min_by(|a, b| row_width(a.0).max(row_width(a.1)).total_cmp(&row_width(b.0).max(row_width(b.1))));
        best.map_or([&[], &[]], |(first, second)| [first, second])
    }

    fn widest(&self, rows: usize) -> f32 {
        let widths = self.rows(rows).map(row_width);
        widths.into_iter().fold(0.0, f32::max)
    }
}

/// Returns the width of an icon and its number, with the space after them.
pub fn room(HoldingIcon { icon, count, leads }: HoldingIcon) -> f32 {
    let number = 1.0 + letters::width(&count.to_string()) * COUNT;
    icon.art.width() + GAP + number + if leads { 2.0 * LEAD } else { 0.0 }
}
