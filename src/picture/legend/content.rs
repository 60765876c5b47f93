//! The content and layout of the legend: every seat's mark, points and pieces, the tile in hand, and the number of
//! tiles left. It has no words and no names, which are in the message together with each seat's mark.
//!
//! Lengths are in points, about one pixel on a phone ([`LegendPanel::pixels_per_point`]), unless a comment says pixels.

use super::holdings::{HoldingIcon, seat_holdings};
use super::{LegendPanel, LegendPosition};
use crate::{Legend, Pt, Scene, letters, pt};
use bergerie_rules::{Seat, SeatView};

/// The font size of points and of piece numbers.
pub const SCORE_SIZE: f32 = 14.0;
pub const COUNT_SIZE: f32 = 9.6;
pub const MEDALLION_RADIUS: f32 = 8.0;
pub const ICON_SIZE: f32 = 13.0;
/// The margin of a gold plate around icon and number.
pub const GOLD_PLATE_MARGIN: f32 = 1.5;
/// The space between elements, and at the border.
pub const ELEMENT_GAP: f32 = 2.5;
pub const BORDER_PADDING: f32 = 4.5;
/// The side of the tile in hand, with the number of tiles left beside it or below it.
pub const HAND_SIDES: (f32, f32) = (56.0, 50.0);
/// The width and height of the number of tiles left below its icon, and its height beside the icon.
pub const TILE_COUNT_SIZE: (f32, f32) = (29.0, 38.0);
pub const TILE_COUNT_HEIGHT_BESIDE_ICON: f32 = 17.0;
pub const LINE_HEIGHT: f32 = 18.5;
/// The largest and the smallest scale of a card. Numbers are legible at the smallest one.
const MAX_CARD_SCALE: f32 = 1.45;
const MIN_CARD_SCALE: f32 = 0.84;
/// The maximum width of a row of pieces beside a board. Cards with wider rows would have to be scaled down too far.
const MAX_ROW_WIDTH: f32 = 125.0;

/// The texts and signs of a legend, with their sizes, before they are laid out.
#[derive(Clone, Debug)]
pub struct LegendContent {
    pub cards: Vec<SeatCard>,
    pub has_hand: bool,
    pub tiles_left: String,
    /// The width of the widest number of points, and of the widest row of pieces if they are in one row and in two.
    pub score_width: f32,
    pub row_widths: [f32; 2],
    /// The width of a card with only points and meeples, without its margins. `None` if every card lists all pieces. If
    /// all pieces would take too much space, only the awaited player's card lists them, and gives the widths of pieces.
    brief_card_width: Option<f32>,
}

#[derive(Clone, Debug)]
pub struct SeatCard {
    pub seat: Seat,
    pub score: String,
    pub pieces: Vec<HoldingIcon>,
    pub is_asked: bool,
    pub has_resigned: bool,
}

/// The arrangement of the cards below a board. If only the awaited player's lists all pieces, it is above the others.
#[derive(Clone, Copy, Debug)]
struct CardStrip {
    columns: usize,
    /// The number of lines of a card with all pieces: one, or more if the pieces are below the points in rows.
    lines: usize,
    /// The width and height reserved for a card in the columns.
    card_space: (f32, f32),
    /// The height reserved for the card above the columns, or 0 if there is none.
    height_above: f32,
    /// The scale of the cards relative to their natural size.
    scale: f32,
    tile_count: TileCountPosition,
    /// The height of the cards and of the tile in hand.
    height: f32,
}

#[derive(Debug)]
pub struct PlacedCard<'a> {
    pub card: &'a SeatCard,
    /// The north-west corner and the size of the card, in points of the panel.
    pub at: Pt,
    pub size: Pt,
    pub scale: f32,
    /// The width of points and pieces at the natural size.
    pub width: f32,
    /// The number of lines of the card: the points and rows of pieces below them, or a single line with both.
    pub lines: usize,
    pub rows: Vec<&'a [HoldingIcon]>,
    /// The width reserved for pieces beside the points.
    pub icons_width: f32,
}

/// The position of the number of tiles left: beside the tile in hand, or below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileCountPosition {
    Wide,
    Tall,
}

impl LegendContent {
    /// Returns the content of a scene's legend, or `None` if the scene has no legend.
    pub fn new(scene: &Scene<'_>) -> Option<LegendContent> {
        let Legend { awaited: asked, hand } = scene.legend.as_ref()?;
        let card = |(seat, view): (Seat, &SeatView)| SeatCard {
            seat,
            score: letters::number_text(view.score),
            pieces: seat_holdings(seat, &scene.view),
            is_asked: *asked == Some(seat),
            has_resigned: view.resigned,
        };
        let cards: Vec<SeatCard> = Seat::all(scene.view.seats.len()).zip(&scene.view.seats).map(card).collect();
        let widest = |width: &dyn Fn(&SeatCard) -> f32| cards.iter().map(width).fold(0.0, f32::max);
        let score = widest(&|card| letters::text_width(&card.score) * SCORE_SIZE);
        let row_widths = [1, 2].map(|rows| widest(&|card| card.widest_row(rows)));
        let meeples = || cards.iter().map(|card| row_width(card.meeples())).fold(0.0, f32::max);
        let awaited = cards.iter().find(|card| card.is_asked).filter(|_| row_widths[0] > MAX_ROW_WIDTH);
        let brief_card_width = awaited.map(|_| points_width(score) + 3.0 * ELEMENT_GAP + meeples());
        let row_widths = awaited.map_or(row_widths, |card| [1, 2].map(|rows| card.widest_row(rows)));
        Some(LegendContent {
            has_hand: hand.is_some(),
            tiles_left: scene.view.tiles_left.to_string(),
            cards,
            score_width: score,
            row_widths,
            brief_card_width,
        })
    }

    /// Widens the space for numbers and pieces to that of `other`, so that all cards remain alike during the game.
    pub fn widened_to_fit(mut self, other: LegendContent) -> LegendContent {
        self.brief_card_width = None;
        self.score_width = self.score_width.max(other.score_width);
        self.row_widths = [0, 1].map(|rows| self.row_widths[rows].max(other.row_widths[rows]));
        self
    }

    /// Returns the width and height of a card at its natural size.
    pub fn card_size(&self, lines: usize) -> (f32, f32) {
        let points = points_width(self.score_width);
        let [one, two] = self.row_widths;
        let width = match lines {
            1 => points + 3.0 * ELEMENT_GAP + one,
            2 => points.max(one),
            _ => points.max(two),
        };
        (width + 4.0 * ELEMENT_GAP, LINE_HEIGHT * lines as f32)
    }

    /// Returns the width and height of the tile in hand with the number of tiles left.
    pub fn hand_size(&self, aside: TileCountPosition) -> (f32, f32) {
        match (self.has_hand, aside) {
            (false, _) => TILE_COUNT_SIZE,
            (true, TileCountPosition::Wide) => (HAND_SIDES.0 + ELEMENT_GAP + TILE_COUNT_SIZE.0, HAND_SIDES.0),
            (true, TileCountPosition::Tall) => {
                (HAND_SIDES.1, HAND_SIDES.1 + ELEMENT_GAP + TILE_COUNT_HEIGHT_BESIDE_ICON)
            }
        }
    }

    /// Returns the size in pixels of a picture with the legend beside a board of this size.
    pub fn picture_size(&self, side: LegendPosition, (width, height): (f32, f32), point: f32) -> (f32, f32) {
        match side {
            LegendPosition::South => {
                let card = self
                    .card_size(self.lines_in_column())
                    .0
                    .max(self.brief_card_width.map_or(0.0, |width| width + 4.0 * ELEMENT_GAP));
                let width = width.max(
                    (card + ELEMENT_GAP + self.hand_size(TileCountPosition::Wide).0 + 3.0 * BORDER_PADDING) * point,
                );
                (width, height + (self.card_strip(width / point).height + 2.0 * BORDER_PADDING) * point)
            }
            LegendPosition::East => {
                let (wide, tall) = self.hand_size(TileCountPosition::Wide);
                let cards = self.column_size();
                let inner = (cards.0 + ELEMENT_GAP).max(wide);
                (
                    width + (inner + 2.0 * BORDER_PADDING) * point,
                    height.max((tall + cards.1 + 3.0 * BORDER_PADDING) * point),
                )
            }
        }
    }

    /// Returns the width of a card in a single column, and the height of all cards with their gaps.
    fn column_size(&self) -> (f32, f32) {
        let spacing = self.cards.len() as f32 * ELEMENT_GAP;
        match self.brief_card_width {
            Some(width) => {
                let lines: usize = self.cards.iter().map(|card| card.rows_in_column(width).0).sum();
                (width + 4.0 * ELEMENT_GAP, lines as f32 * LINE_HEIGHT + spacing)
            }
            None => {
                let (width, height) = self.card_size(self.lines_in_column());
                (width, self.cards.len() as f32 * height + spacing)
            }
        }
    }

    /// Returns the number of lines of a card in a single column: the fewest that keep it narrow.
    fn lines_in_column(&self) -> usize {
        if self.row_widths[0] > MAX_ROW_WIDTH { 3 } else { 2 }
    }

    /// Arranges the cards in a strip of this width, which is as low as possible, then has cards as large as possible.
    fn card_strip(&self, width: f32) -> CardStrip {
        let count = self.cards.len().saturating_sub(usize::from(self.brief_card_width.is_some())).max(1);
        let ways = |lines: std::ops::RangeInclusive<usize>| {
            let cards = lines.flat_map(move |lines| (1..=count).map(move |columns| (lines, columns)));
            cards.flat_map(|(lines, columns)| {
                [TileCountPosition::Wide, TileCountPosition::Tall].map(|tile_count| (tile_count, lines, columns))
            })
        };
        let set = |(tile_count, lines, columns): (TileCountPosition, usize, usize)| {
            let card = self.card_size(lines);
            let ((wide, tall), first) = match self.brief_card_width {
                Some(width) => ((width + 4.0 * ELEMENT_GAP, LINE_HEIGHT), Some(card)),
                None => (card, None),
            };
            let (rows, above) = (count.div_ceil(columns) as f32, first.map_or(0.0, |(_, tall)| tall));
            let spacing = (rows + first.map_or(0.0, |_| 1.0)) * ELEMENT_GAP;
            let (beside, least) = self.hand_size(tile_count);
            let height = least.max((rows * tall + above) * MIN_CARD_SCALE + spacing);
            let inner = width - beside - 3.0 * BORDER_PADDING;
            let most = (height - spacing) / (rows * tall + above);
            let scale = first.map_or(MAX_CARD_SCALE, |(wide, _)| (inner - ELEMENT_GAP) / wide);
            let scale = scale.min((inner / columns as f32 - ELEMENT_GAP) / wide).min(most).min(MAX_CARD_SCALE);
            let place = (inner / columns as f32, tall * most + ELEMENT_GAP);
            CardStrip {
                columns,
                lines,
                card_space: place,
                height_above: first.map_or(0.0, |_| above * most + ELEMENT_GAP),
                scale,
                tile_count,
                height,
            }
        };
        let better = |a: CardStrip, b: CardStrip| {
            let (fits, was) = (b.scale >= MIN_CARD_SCALE, a.scale >= MIN_CARD_SCALE);
            let wins =
                (fits && !was) || (fits == was && (b.height < a.height || (b.height == a.height && b.scale > a.scale)));
            if wins { b } else { a }
        };
        // Only seats with many pieces need a third line.
        let best = ways(1..=2).map(set).reduce(better).filter(|strip| strip.scale >= MIN_CARD_SCALE);
        best.or_else(|| ways(1..=3).map(set).reduce(better)).unwrap_or_else(|| set((TileCountPosition::Wide, 2, 1)))
    }

    /// Returns the position of the number of tiles left.
    pub fn tile_count_position(&self, panel: &LegendPanel) -> TileCountPosition {
        match panel.side {
            LegendPosition::South if self.has_hand => self.card_strip(panel.size().0).tile_count,
            _ => TileCountPosition::Wide,
        }
    }

    pub fn placed_cards(&self, panel: &LegendPanel) -> Vec<PlacedCard<'_>> {
        match panel.side {
            LegendPosition::South => self.cards_in_strip(&self.card_strip(panel.size().0)),
            LegendPosition::East => self.cards_in_column(panel.size()),
        }
    }

    /// Returns the positions of the cards in a strip below the board.
    fn cards_in_strip(&self, strip: &CardStrip) -> Vec<PlacedCard<'_>> {
        let CardStrip { columns, lines, card_space: place, height_above: above, scale, .. } = *strip;
        let is_above = |card: &SeatCard| self.brief_card_width.is_some() && card.is_asked;
        let across = place.0 * columns as f32;
        let first = self.cards.iter().filter(|card| is_above(card));
        let first =
            first.map(|card| self.full_card(card, pt(BORDER_PADDING, BORDER_PADDING), (across, above), (lines, scale)));
        let others = self.cards.iter().filter(|card| !is_above(card)).enumerate().map(|(index, card)| {
            let at = pt((index % columns) as f32 * place.0, (index / columns) as f32 * place.1 + above);
            match self.brief_card_width {
                Some(width) => card.brief_card(pt(BORDER_PADDING, BORDER_PADDING) + at, place, (width, scale)),
                None => self.full_card(card, pt(BORDER_PADDING, BORDER_PADDING) + at, place, (lines, scale)),
            }
        });
        first.chain(others).collect()
    }

    /// Returns the positions of the cards in a column beside the board.
    fn cards_in_column(&self, (wide, tall): (f32, f32)) -> Vec<PlacedCard<'_>> {
        let top = self.hand_size(TileCountPosition::Wide).1 + 2.0 * BORDER_PADDING;
        let (width, height) = self.column_size();
        let (across, spacing) = (wide - 2.0 * BORDER_PADDING, self.cards.len() as f32 * ELEMENT_GAP);
        let most = (tall - top - BORDER_PADDING - spacing) / (height - spacing).max(1.0);
        let scale = ((across - ELEMENT_GAP) / width).min(most).min(MAX_CARD_SCALE);
        let mut at = pt(BORDER_PADDING, top);
        let mut plates = Vec::new();
        for card in &self.cards {
            let (lines, pieces) = match self.brief_card_width {
                Some(width) => card.rows_in_column(width),
                None => (self.lines_in_column(), Vec::new()),
            };
            // In a narrow column, the card with many lines is not stretched.
            let stretched = if self.brief_card_width.is_some() {
                scale.max(most.min(1.25 * scale))
            } else {
                most.min(MAX_CARD_SCALE)
            };
            let place = (across, lines as f32 * LINE_HEIGHT * stretched + ELEMENT_GAP);
            plates.push(match self.brief_card_width {
                Some(width) if lines == 1 => card.brief_card(at, place, (width, scale)),
                Some(width) => PlacedCard { width, rows: pieces, ..self.full_card(card, at, place, (lines, scale)) },
                None => self.full_card(card, at, place, (lines, scale)),
            });
            at.y += place.1;
        }
        plates
    }

    /// Creates a card with all pieces in this many lines.
    fn full_card<'a>(
        &self,
        card: &'a SeatCard,
        at: Pt,
        place: (f32, f32),
        (lines, scale): (usize, f32),
    ) -> PlacedCard<'a> {
        let pieces = card.balanced_rows(if lines > 2 { 2 } else { 1 }).to_vec();
        let size = pt(place.0 - ELEMENT_GAP, place.1 - ELEMENT_GAP);
        PlacedCard {
            card,
            at,
            size,
            scale,
            width: self.card_size(lines).0 - 4.0 * ELEMENT_GAP,
            lines,
            rows: pieces,
            icons_width: self.row_widths[0],
        }
    }

    /// Returns the smallest scale of a card.
    #[cfg(test)]
    pub fn min_card_scale(&self, panel: &LegendPanel) -> f32 {
        self.placed_cards(panel).iter().map(|plate| plate.scale).fold(MAX_CARD_SCALE, f32::min)
    }

    /// Returns the corners of all cards, in pixels of the picture.
    #[cfg(test)]
    pub fn card_corners(&self, panel: &LegendPanel) -> Vec<(f32, f32)> {
        assert!(self.min_card_scale(panel) >= MIN_CARD_SCALE - 0.01, "a card is smaller than it may be: {panel:?}");
        let pixel = |at: Pt| {
            (
                panel.frame.x.0 as f32 + at.x * panel.pixels_per_point,
                panel.frame.y.0 as f32 + at.y * panel.pixels_per_point,
            )
        };
        let plates = self.placed_cards(panel);
        plates.iter().flat_map(|plate| [plate.at, plate.at + plate.size].map(pixel)).collect()
    }

    /// Creates content for measurements, in which every seat has every piece.
    #[cfg(test)]
    pub fn sample(seats: usize) -> LegendContent {
        use crate::pieces::icons::figure_icon;
        use bergerie_rules::Figure;
        let pieces = |seat| {
            [(Figure::Meeple, 7), (Figure::ALL[1], 1)].map(|(f, n)| HoldingIcon::new(figure_icon(f, seat), n)).into()
        };
        let card =
            |seat| SeatCard { seat, score: "104".into(), pieces: pieces(seat), is_asked: false, has_resigned: false };
        let cards: Vec<SeatCard> = Seat::all(seats).map(card).collect();
        let score_width = letters::text_width("104") * SCORE_SIZE;
        LegendContent {
            cards,
            has_hand: true,
            tiles_left: "71".into(),
            score_width,
            row_widths: [36.0, 24.0],
            brief_card_width: None,
        }
    }
}

/// Returns the width of a seat's medallion and points.
fn points_width(score: f32) -> f32 {
    2.0 * MEDALLION_RADIUS + ELEMENT_GAP + score
}

/// Returns the width of a row of icons.
fn row_width(pieces: &[HoldingIcon]) -> f32 {
    pieces.iter().map(|&piece| icon_space(piece)).sum()
}

impl SeatCard {
    /// Returns the seat's meeples, which are always its first pieces.
    fn meeples(&self) -> &[HoldingIcon] {
        self.pieces.get(..1).unwrap_or_default()
    }

    /// Creates a card with only points and meeples. `width` is its natural width without margins.
    fn brief_card(&self, at: Pt, place: (f32, f32), (width, scale): (f32, f32)) -> PlacedCard<'_> {
        let (pieces, size) = (self.meeples(), pt(place.0 - ELEMENT_GAP, place.1 - ELEMENT_GAP));
        PlacedCard { card: self, at, size, scale, width, lines: 1, rows: vec![pieces], icons_width: row_width(pieces) }
    }

    /// Returns the number of lines of the card in a column of brief cards of this width, and its rows of pieces.
    fn rows_in_column(&self, width: f32) -> (usize, Vec<&[HoldingIcon]>) {
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
    pub fn balanced_rows(&self, rows: usize) -> [&[HoldingIcon]; 2] {
        let ways = (0..=self.pieces.len()).map(|first| self.pieces.split_at(first));
        let ways = ways.filter(|(_, second)| rows > 1 || second.is_empty());
        let best =
            ways.min_by(|a, b| row_width(a.0).max(row_width(a.1)).total_cmp(&row_width(b.0).max(row_width(b.1))));
        best.map_or([&[], &[]], |(first, second)| [first, second])
    }

    /// Returns the width of the wider row, if the icons are divided into this many rows.
    fn widest_row(&self, rows: usize) -> f32 {
        let widths = self.balanced_rows(rows).map(row_width);
        widths.into_iter().fold(0.0, f32::max)
    }
}

/// Returns the width of an icon and its number, with the space after them.
pub fn icon_space(HoldingIcon { icon, count, has_majority }: HoldingIcon) -> f32 {
    let number = 1.0 + letters::text_width(&count.to_string()) * COUNT_SIZE;
    icon.art.icon_width() + ELEMENT_GAP + number + if has_majority { 2.0 * GOLD_PLATE_MARGIN } else { 0.0 }
}
