//! Draws the legend beside the board. Lengths are in points, unless a comment says pixels.

use super::composer::Composer;
use super::layout::{PHONE, SEEN};
use crate::drawing::Art;
use crate::ink::{Detail, Frame, Pt, Scale, THEME, letters, pt};
use crate::legend::content::*;
use crate::legend::holdings::HoldingIcon;
use crate::legend::{LegendPosition, Panel};
use crate::pieces::icons::TILES;
use crate::sprites::single::{alone, frame};
use crate::sprites::sprite_cache::SpriteKind;

impl Composer<'_> {
    /// Draws the legend on the table's ground.
    pub fn draw_legend(&mut self) {
        let (Some(content), Some(panel)) = (self.content.clone(), self.layout.panel) else { return };
        self.canvas.fill(panel.frame, THEME.table.ground);
        for plate in content.plates(&panel) {
            self.draw_card(&plate, &panel);
        }
        self.draw_hand(&content, &panel);
    }

    fn on_panel(panel: &Panel, at: Pt) -> (i32, i32) {
        let pixel = |from: i32, v: f32| from + (v * panel.point).round() as i32;
        (pixel(panel.frame.x.0, at.x), pixel(panel.frame.y.0, at.y))
    }

    /// Draws one seat's card. The card of the awaited player has a frame in the seat's colour.
    fn draw_card(&mut self, plate: &Plate<'_>, panel: &Panel) {
        let &Plate { card, at, size, scale: s, lines, .. } = plate;
        let pixels = |v: f32| (v * panel.point).round().max(1.0) as u32;
        let ground = SpriteKind::Plate {
            width: pixels(size.x),
            height: pixels(size.y),
            seat: Some(card.seat).filter(|_| card.is_asked),
        };
        self.stamp(ground, Self::on_panel(panel, at));
        let height = LINE * lines as f32;
        let line = |number: usize| (size.y - height * s) / 2.0 + (number as f32 + 0.5) * LINE * s;
        // One line spans the card, and several lines are centred.
        let left = if lines == 1 { 2.0 * GAP * s } else { (size.x - plate.width * s) / 2.0 };
        let medal = at + pt(left + MEDAL * s, line(0));
        self.stamp(Art("medallion").of(card.seat).sized(pixels(MEDAL * s)), Self::on_panel(panel, medal));
        let text = pt(medal.x + (MEDAL + GAP + letters::width(&card.score) * SCORE / 2.0) * s, medal.y);
        self.draw_number(panel, &card.score, SCORE * s, text);
        for (row, pieces) in plate.pieces.iter().enumerate() {
            let x = if lines == 1 { size.x - (GAP + plate.signs) * s } else { left };
            let first = at + pt(x, line((lines - 1).min(1) + row));
            self.draw_pieces(panel, pieces, s, first);
        }
        if card.resigned {
            let ((x0, y0), (x1, y1)) = (Self::on_panel(panel, at), Self::on_panel(panel, at + size));
            self.canvas.wash(Frame { x: (x0, x1), y: (y0, y1) }, THEME.table.ground.thin(0.62));
        }
    }

    /// Draws a row of icons with counts, from a point to the east.
    fn draw_pieces(&mut self, panel: &Panel, pieces: &[HoldingIcon], s: f32, mut from: Pt) {
        let pixels = |v: f32| (v * panel.point).round().max(1.0) as u32;
        for &held in pieces {
            let HoldingIcon { icon, count, leads } = held;
            if leads {
                let size = pt(room(held) - GAP, SIGN + 2.5) * s;
                let plate = SpriteKind::GoldPlate { width: pixels(size.x), height: pixels(size.y) };
                self.stamp(plate, Self::on_panel(panel, from - pt(0.0, size.y / 2.0)));
            }
            let inset = if leads { LEAD } else { 0.0 };
            let sign = from + pt(inset + icon.art.width() / 2.0, 0.0) * s;
            self.stamp(SpriteKind::Icon(icon, pixels(SIGN * s)), Self::on_panel(panel, sign));
            let text = count.to_string();
            let middle = inset + icon.art.width() + 1.0 + letters::width(&text) * COUNT / 2.0;
            self.draw_number(panel, &text, COUNT * s, from + pt(middle * s, 0.0));
            from = from + pt(room(held) * s, 0.0);
        }
    }

    fn draw_number(&mut self, panel: &Panel, text: &str, em: f32, middle: Pt) {
        let piece = SpriteKind::Text(text.to_owned(), (em * panel.point).round() as u32, THEME.ink);
        self.stamp(piece, Self::on_panel(panel, middle));
    }

    /// Draws the tile in hand and the number of tiles that are left.
    fn draw_hand(&mut self, content: &Content, panel: &Panel) {
        let (wide, tall) = panel.size();
        let aside = content.hand(panel);
        let size = content.aside(aside);
        let corner = match panel.side {
            LegendPosition::South => pt(wide - PAD - size.0, (tall - size.1) / 2.0),
            LegendPosition::East => pt((wide - size.0) / 2.0, PAD),
        };
        let em = if content.left.len() > 2 { 12.5 } else { SCORE };
        let (sign, number, height) = match aside {
            TileCountPosition::Wide => {
                let middle = corner + pt(size.0 - LEFT.0 / 2.0, size.1 / 2.0);
                (middle - pt(0.0, 8.5), middle + pt(0.0, 12.0), 21.0)
            }
            TileCountPosition::Tall => {
                let middle = corner + pt(size.0 / 2.0, size.1 - LEFT_BELOW / 2.0);
                (middle - pt(14.0, 0.0), middle + pt(9.0, 0.0), 16.0)
            }
        };
        let stack = SpriteKind::Icon(TILES.plain(), (height * panel.point).round() as u32);
        self.stamp(stack, Self::on_panel(panel, sign));
        self.draw_number(panel, &content.left, em, number);
        let Some((shape, rotation)) = self.scene.legend.as_ref().and_then(|legend| legend.hand) else { return };
        let hand = if aside == TileCountPosition::Wide { HAND.0 } else { HAND.1 } - 4.0;
        let side = hand * panel.point;
        let seen = hand * SEEN / PHONE;
        let scale = Scale { side: side.round() as u32, detail: Detail::for_seen(seen) };
        let sprites = self.artist.sprites(scale, 1);
        let (x, y) = Self::on_panel(panel, corner + pt(2.0, 2.0));
        let side = scale.side as i32;
        frame(&mut self.canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 40).max(2));
        alone(&mut self.canvas, self.artist, &sprites, (shape, rotation), (x, y));
    }
}
