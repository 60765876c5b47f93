//! A sheet of all pieces, to look at: no game needs it. Pieces may stand here before any game has them.

use crate::picture::expansions::monuments::building::Building;
use crate::picture::expansions::monuments::objective;
use crate::picture::expansions::monuments::objective::{Companion, Reward};
use crate::picture::ink::brush::{Detail, Scale};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::expansions::monuments::pieces::Fan;
use crate::picture::ink::sprite::Canvas;
use crate::picture::ink::theme::THEME;
use crate::picture::studio::workshop::{Piece, Workshop};
use crate::picture::{Artist, Extent, Picture, PictureError, Pixels};
use crate::picture::expansions::bridges_castles_and_bazaars::castle;
use crate::rules::figure::Figure;
use crate::rules::seat::Seat;

/// Pixels of one u.
const SIDE: u32 = 160;

/// All pieces on plain grass: the figures of each seat, then what belongs to nobody.
pub(in crate::picture) fn picture(artist: &Artist) -> Result<Picture, PictureError> {
    let shop = artist.workshop(Scale { side: SIDE, detail: Detail::Fine }, 1);
    let mut sheet = Sheet { canvas: Canvas::new(1120, 1370, THEME.grass.tints[0]), shop: &shop };
    for (seat, column) in Seat::all(6).zip(0u8..) {
        let x = 0.6 + f32::from(column) * 1.1;
        sheet.put(Piece::Standing(Figure::Meeple, seat), pt(x - 0.28, 0.6));
        sheet.put(Piece::Lying(seat), pt(x + 0.25, 0.45));
        sheet.put(Piece::Standing(Figure::Abbot, seat), pt(x - 0.28, 1.25));
        sheet.put(Piece::Standing(Figure::Shepherd, seat), pt(x + 0.25, 1.25));
    }
    for (n, along_y) in [true, false].into_iter().enumerate() {
        let x = n as f32 * 1.2;
        sheet.put(Piece::Castle { along_y }, pt(0.65 + x, 2.1));
        sheet.put(Piece::Castle { along_y }, pt(0.65 + x, 3.3));
        if let Some(lord) = Seat::new(n * 2) {
            sheet.put(Piece::Standing(Figure::Meeple, lord), pt(0.65 + x, 3.3) + castle::LORD);
        }
        sheet.put(Piece::Bridge { along_y }, pt(2.6 + x, 1.6));
    }
    sheet.put(Piece::Bazaar, pt(3.2, 3.2));
    for n in 0..3 {
        sheet.put(Piece::Sheep, pt(4.3 + 0.22 * n as f32, 3.2));
    }
    monuments(&mut sheet);
    Pixels { canvas: sheet.canvas, extent: Extent::ALL }.picture()
}

/// Pieces of Monuments, Deserts, and Houses and Walls.
fn monuments(sheet: &mut Sheet<'_>) {
    let rewards =
        [(2, 2, None), (0, 1, Some(Companion::Bridge)), (0, 1, Some(Companion::House)), (0, 3, Some(Companion::Wall))];
    let rewards = rewards.map(|(points, renown, piece)| Reward { points, renown, piece });
    let corners = [pt(0.35, 4.35), pt(1.65, 4.35), pt(0.35, 5.45), pt(1.65, 5.45)];
    sheet.put(Piece::Fan(Fan::Monument(Building::Obelisk)), pt(1.0, 5.0));
    for (n, (reward, at)) in rewards.into_iter().zip(corners).enumerate() {
        let wanted = std::array::from_fn(|cell| (cell * 7 + n * 3) % (n + 2) == 0);
        sheet.put(Piece::Fan(Fan::Card(wanted, reward)), at);
        if reward.points > 0 {
            sheet.put(Piece::Text(reward.points.to_string(), SIDE / 12, THEME.ink), at + objective::COIN);
        }
    }
    for (seat, n) in Seat::all(6).zip(0u8..) {
        sheet.put(Piece::Fan(Fan::Architect(seat)), pt(2.55 + 0.75 * f32::from(n), 6.1));
        sheet.put(Piece::Fan(Fan::Cube(seat)), pt(2.55 + 0.75 * f32::from(n), 6.45));
    }
    if let Some(seat) = Seat::new(5) {
        sheet.put(Piece::Fan(Fan::Architect(seat)), pt(1.2, 5.25));
        sheet.put(Piece::Fan(Fan::Cube(seat)), pt(1.55, 5.66));
    }
    for (building, n) in Building::ALL.into_iter().zip(0u8..) {
        sheet.put(Piece::Fan(Fan::Monument(building)), pt(0.8 + 1.6 * f32::from(n), 7.8));
    }
    sheet.put(Piece::Fan(Fan::Sand), pt(2.4, 4.1));
    for (fan, x, y) in [
        (Fan::Oasis, 2.9, 4.4),
        (Fan::Spice, 3.8, 4.5),
        (Fan::Worm, 4.6, 4.5),
        (Fan::Chappaai, 5.4, 4.6),
        (Fan::Renown, 6.0, 4.5),
        (Fan::House, 6.4, 4.6),
        (Fan::Wall, 6.3, 5.1),
    ] {
        sheet.put(Piece::Fan(fan), pt(x, y));
    }
}

struct Sheet<'a> {
    canvas: Canvas,
    shop: &'a Workshop,
}

impl Sheet<'_> {
    fn put(&mut self, piece: Piece, at: Pt) {
        let sprite = self.shop.piece(piece);
        self.canvas.stamp(&sprite, self.shop.px(at.x), self.shop.px(at.y));
    }
}
