//! Draws the legend beside the board. Lengths are in points, unless a comment says pixels.

use super::layout::DESKTOP_WIDTH;
use crate::legend::content::*;
use crate::legend::holdings::HoldingIcon;
use crate::legend::{LegendPanel, LegendPosition};
use crate::pieces::icons::DRAW_PILE;
use crate::sprites::single::{draw_isolated_tile, draw_tile_frame};
use crate::{Art, Composer, Detail, Frame, PHONE_WIDTH, PixelPoint, Pt, Scale, SpriteKind, THEME, letters, pt};

impl Composer<'_> {
    pub fn draw_legend(&mut self) {
        let (Some(content), Some(panel)) = (self.content.clone(), self.layout.panel) else { return };
        self.canvas.fill_frame(panel.frame, THEME.table.ground);
        for plate in content.placed_cards(&panel) {
            self.draw_card(&plate, &panel);
        }
        self.draw_hand(&content, &panel);
    }

    fn panel_pixel(panel: &LegendPanel, at: Pt) -> PixelPoint {
        let pixel = |from: i32, v: f32| from + (v * panel.pixels_per_point).round() as i32;
        (pixel(panel.frame.x.0, at.x), pixel(panel.frame.y.0, at.y))
    }

    /// Draws one seat's card. The card of the awaited player has a frame in the seat's colour.
    fn draw_card(&mut self, plate: &PlacedCard<'_>, panel: &LegendPanel) {
        let &PlacedCard { card, at, size, scale: s, lines, .. } = plate;
        let pixels = |v: f32| (v * panel.pixels_per_point).round().max(1.0) as u32;
        let ground = SpriteKind::Plate {
            width: pixels(size.x),
            height: pixels(size.y),
            seat: Some(card.seat).filter(|_| card.is_asked),
        };
        self.stamp(ground, Self::panel_pixel(panel, at));
        let height = LINE_HEIGHT * lines as f32;
        let line = |number: usize| (size.y - height * s) / 2.0 + (number as f32 + 0.5) * LINE_HEIGHT * s;
        // One line spans the card, and several lines are centred.
        let left = if lines == 1 { 2.0 * ELEMENT_GAP * s } else { (size.x - plate.width * s) / 2.0 };
        let medal = at + pt(left + MEDALLION_RADIUS * s, line(0));
        self.stamp(
            Art("medallion").of(card.seat).with_unit(pixels(MEDALLION_RADIUS * s)),
            Self::panel_pixel(panel, medal),
        );
        let text = pt(
            medal.x + (MEDALLION_RADIUS + ELEMENT_GAP + letters::text_width(&card.score) * SCORE_SIZE / 2.0) * s,
            medal.y,
        );
        self.draw_number(panel, &card.score, SCORE_SIZE * s, text);
        for (row, pieces) in plate.rows.iter().enumerate() {
            let x = if lines == 1 { size.x - (ELEMENT_GAP + plate.icons_width) * s } else { left };
            let first = at + pt(x, line((lines - 1).min(1) + row));
            self.draw_pieces(panel, pieces, s, first);
        }
        if card.has_resigned {
            let ((x0, y0), (x1, y1)) = (Self::panel_pixel(panel, at), Self::panel_pixel(panel, at + size));
            self.canvas.blend_over(Frame { x: (x0, x1), y: (y0, y1) }, THEME.table.ground.with_alpha(0.62));
        }
    }

    /// Draws a row of icons with counts, from a point to the east.
    fn draw_pieces(&mut self, panel: &LegendPanel, pieces: &[HoldingIcon], s: f32, mut from: Pt) {
        let pixels = |v: f32| (v * panel.pixels_per_point).round().max(1.0) as u32;
        for &held in pieces {
            let HoldingIcon { icon, count, has_majority } = held;
            if has_majority {
                let size = pt(icon_space(held) - ELEMENT_GAP, ICON_SIZE + 2.5) * s;
                let plate = SpriteKind::GoldPlate { width: pixels(size.x), height: pixels(size.y) };
                self.stamp(plate, Self::panel_pixel(panel, from - pt(0.0, size.y / 2.0)));
            }
            let inset = if has_majority { GOLD_PLATE_MARGIN } else { 0.0 };
            let sign = from + pt(inset + icon.art.icon_width() / 2.0, 0.0) * s;
            self.stamp(SpriteKind::Icon(icon, pixels(ICON_SIZE * s)), Self::panel_pixel(panel, sign));
            let text = count.to_string();
            let middle = inset + icon.art.icon_width() + 1.0 + letters::text_width(&text) * COUNT_SIZE / 2.0;
            self.draw_number(panel, &text, COUNT_SIZE * s, from + pt(middle * s, 0.0));
            from = from + pt(icon_space(held) * s, 0.0);
        }
    }

    /// Draws a number around a point. `em` is the font size.
    fn draw_number(&mut self, panel: &LegendPanel, text: &str, em: f32, middle: Pt) {
        let piece = SpriteKind::Text(text.to_owned(), (em * panel.pixels_per_point).round() as u32, THEME.ink);
        self.stamp(piece, Self::panel_pixel(panel, middle));
    }

    /// Draws the tile in hand and the number of tiles that are left.
    fn draw_hand(&mut self, content: &LegendContent, panel: &LegendPanel) {
        let (wide, tall) = panel.size();
        let aside = content.tile_count_position(panel);
        let size = content.hand_size(aside);
        let corner = match panel.side {
            LegendPosition::South => pt(wide - BORDER_PADDING - size.0, (tall - size.1) / 2.0),
            LegendPosition::East => pt((wide - size.0) / 2.0, BORDER_PADDING),
        };
        let em = if content.tiles_left.len() > 2 { 12.5 } else { SCORE_SIZE };
        let (sign, number, height) = match aside {
            TileCountPosition::Wide => {
                let middle = corner + pt(size.0 - TILE_COUNT_SIZE.0 / 2.0, size.1 / 2.0);
                (middle - pt(0.0, 8.5), middle + pt(0.0, 12.0), 21.0)
            }
            TileCountPosition::Tall => {
                let middle = corner + pt(size.0 / 2.0, size.1 - TILE_COUNT_HEIGHT_BESIDE_ICON / 2.0);
                (middle - pt(14.0, 0.0), middle + pt(9.0, 0.0), 16.0)
            }
        };
        let stack = SpriteKind::Icon(DRAW_PILE.plain(), (height * panel.pixels_per_point).round() as u32);
        self.stamp(stack, Self::panel_pixel(panel, sign));
        self.draw_number(panel, &content.tiles_left, em, number);
        let Some((shape, rotation)) = self.scene.legend.as_ref().and_then(|legend| legend.hand) else { return };
        let hand = if aside == TileCountPosition::Wide { HAND_SIDES.0 } else { HAND_SIDES.1 } - 4.0;
        let side = hand * panel.pixels_per_point;
        let seen = hand * DESKTOP_WIDTH / PHONE_WIDTH;
        let scale = Scale { side: side.round() as u32, detail: Detail::for_tile_width(seen) };
        let sprites = self.artist.sprites(scale, 1);
        let (x, y) = Self::panel_pixel(panel, corner + pt(2.0, 2.0));
        let side = scale.side as i32;
        draw_tile_frame(&mut self.canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 40).max(2));
        draw_isolated_tile(&mut self.canvas, self.artist, &sprites, (shape, rotation), (x, y));
    }
}
