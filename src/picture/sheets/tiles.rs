//! Tiles by themselves, in rows with labels: a tile in hand, an offer, the tiles that are left.

use crate::picture::ink::brush::{Detail, Scale};
use crate::picture::ink::sprite::{Canvas, Frame};
use crate::picture::ink::theme::THEME;
use crate::picture::studio::workshop::{Piece, Workshop};
use crate::picture::{Artist, Extent, Picture, PictureError, Pixels};
use crate::picture::board::{layout, tint};
use crate::picture::expansions::monuments::board as monuments;
use crate::rules::geometry::{Pos, Rotation, Side};
use crate::rules::tile::ShapeId;

/// A tile with a short label below it, such as a letter or a number of copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// Digits and letters; nothing if empty.
    pub label: String,
}

/// Sizes of tiles in pixels, from which the largest that fits is taken.
const SIDES: [u32; 7] = [160, 128, 96, 80, 64, 48, 32];

/// Space between tiles, and height of a label, in u.
const GAP: f32 = 0.17;
const LABEL: f32 = 0.30;

/// How tiles are set out in rows, in pixels.
#[derive(Clone, Copy)]
struct Rows {
    side: u32,
    columns: usize,
    rows: usize,
    gap: usize,
    label: usize,
}

impl Rows {
    fn fit(cards: &[Card]) -> Rows {
        let count = cards.len().max(1);
        // Rows about half as many as columns: the chat shows wide pictures larger.
        let columns = if count <= 6 { count } else { ((count * 2) as f32).sqrt().ceil() as usize };
        let labelled = cards.iter().any(|card| !card.label.is_empty());
        let with = |side: u32| {
            let px = |u: f32| (side as f32 * u).round() as usize;
            let label = if labelled { px(LABEL) } else { 0 };
            Rows { side, columns, rows: count.div_ceil(columns), gap: px(GAP), label }
        };
        let fits = |rows: &Rows| rows.width().max(rows.height()) <= layout::LONGEST as usize;
        SIDES.into_iter().map(with).find(fits).unwrap_or(with(32))
    }

    fn width(&self) -> usize {
        self.columns * (self.side as usize + self.gap) + self.gap
    }

    fn height(&self) -> usize {
        self.rows * (self.side as usize + self.gap + self.label) + self.gap
    }

    fn corner(&self, index: usize) -> (i32, i32) {
        let (column, row, side) = (index % self.columns, index / self.columns, self.side as usize);
        let (x, y) = (column * (side + self.gap), row * (side + self.gap + self.label));
        ((x + self.gap) as i32, (y + self.gap) as i32)
    }

    /// Side of a tile in the chat, which does not enlarge narrow pictures.
    fn seen(&self) -> f32 {
        self.side as f32 * layout::SEEN / (self.width() as f32).max(layout::SEEN)
    }
}

pub(in crate::picture) fn picture(artist: &Artist, cards: &[Card]) -> Result<Picture, PictureError> {
    let rows = Rows::fit(cards);
    let mut canvas = Canvas::new(rows.width(), rows.height(), THEME.table.ground);
    let shop = artist.workshop(Scale { side: rows.side, detail: Detail::for_seen(rows.seen()) }, 1);
    let side = rows.side as i32;
    for (index, each) in cards.iter().enumerate() {
        let (x, y) = rows.corner(index);
        frame(&mut canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 60).max(1));
        alone(&mut canvas, artist, &shop, (each.shape, each.rotation), (x, y));
        let size = (side as f32 * LABEL * 0.75).round() as u32;
        let text = shop.piece(Piece::Text(each.label.clone(), size, THEME.table.letters));
        canvas.stamp(&text, x + side / 2, y + side + (rows.gap + rows.label) as i32 / 2);
    }
    let legible = rows.seen() * layout::PHONE / layout::SEEN >= Picture::LEGIBLE;
    Pixels { canvas, extent: Extent { legible, ..Extent::ALL } }.picture()
}

/// Draws a tile by itself, as if it lay alone: towns cut open at its border, towers in full. A large tile is shown in
/// miniature, as on the small tile that stands for it (`004 §Matériel`).
pub(in crate::picture) fn alone(
    canvas: &mut Canvas,
    artist: &Artist,
    shop: &Workshop,
    (shape, rotation): (ShapeId, Rotation),
    (x, y): (i32, i32),
) {
    if !shape.shape().is_large() {
        return cell(canvas, artist, shop, (shape, rotation), (x, y));
    }
    let half = shop.scale.side / 2;
    let shop = artist.workshop(Scale { side: half, ..shop.scale }, 1);
    for (quarter, part) in shape.cells(rotation) {
        let Pos { x: column, y: row } = quarter.of(Pos::START);
        let corner = (x + i32::from(column) * half as i32, y + i32::from(row) * half as i32);
        cell(canvas, artist, &shop, (part, rotation), corner);
    }
}

fn cell(
    canvas: &mut Canvas,
    artist: &Artist,
    shop: &Workshop,
    (shape, rotation): (ShapeId, Rotation),
    (x, y): (i32, i32),
) {
    let plan = artist.plan(shape, rotation);
    shop.ground.lay(canvas, &plan, &tint::alone(shape), (x, y), (0, 0));
    let side = shop.scale.side as i32;
    let frame = Frame { x: (x, x + side), y: (y, y + side) };
    for edge in Side::ALL.into_iter().filter(|&s| plan.city_on(s)) {
        let piece = Piece::Seam { along_y: matches!(edge, Side::E | Side::W), variant: edge.index() as u8 };
        let (dx, dy) = (if edge == Side::E { side } else { 0 }, if edge == Side::S { side } else { 0 });
        canvas.stamp_in(&shop.piece(piece), x + dx, y + dy, frame);
    }
    if let Some((at, text)) = monuments::lettered(&plan, shop) {
        canvas.stamp(&shop.piece(text), x + shop.px(at.x), y + shop.px(at.y));
    }
    for tower in plan.border_towers() {
        canvas.stamp(&shop.piece(Piece::CornerTower), x + shop.px(tower.x), y + shop.px(tower.y));
    }
}

/// The frame behind a tile, with its shadow on the table.
pub(in crate::picture) fn frame(canvas: &mut Canvas, area: Frame, border: i32) {
    let grown = |by: i32| Frame { x: (area.x.0 - by, area.x.1 + by), y: (area.y.0 - by, area.y.1 + by) };
    let down = Frame { x: (area.x.0, area.x.1 + border * 3), y: (area.y.0, area.y.1 + border * 3) };
    canvas.wash(down, THEME.table.shadow.thin(0.22));
    canvas.fill(grown(border * 2), THEME.table.disc);
    canvas.fill(grown(border), THEME.rim);
}
