//! Draws The Gifts: the cards in a hand with their labels, and the number of unopened cards in the legend. The emblem
//! on a card shows its effect, with the owner's figures in the owner's colour and others in the colour of wood.

use crate::sprites::single::{draw_isolated_tile, draw_tile_frame};
use crate::{
    Art, Artist, Canvas, Detail, Frame, HoldingGroup, Hooks, Picture, PictureError, PixelPoint, Pixels, Scale,
    SpriteKind, THEME,
};
use bergerie_rules::expansions::the_gifts::Card;
use bergerie_rules::{Piece, Rotation, Seat, ShapeId, never};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_gifts.toml"),
    holding_icons: &[(HoldingGroup::Cards, Piece::Gift, Art("gift_sign"))],
    ..Hooks::NONE
};

/// The height of a card, as a multiple of its width.
const CARD_ASPECT: f32 = 1.36;

/// Returns the face of a gift's card, or the back of the cards if there is no gift.
fn card_art(gift: Option<Card>) -> Art {
    Art(match gift {
        None => "gift_back",
        Some(Card::Synod) => "gift_synod",
        Some(Card::RoadSweeper) => "gift_road_sweeper",
        Some(Card::ChangePosition) => "gift_change_position",
        Some(Card::CashOut) => "gift_cash_out",
        Some(Card::Take2) => "gift_take_2",
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GiftCard {
    /// The gift on the card. `None` for a card that is face down.
    pub gift: Option<Card>,
    /// A short label of digits and letters. An empty label is not drawn.
    pub label: String,
}

/// The width of a card, and the space around it, in pixels.
const CARD_WIDTH: i32 = 200;
const CARD_GAP: i32 = 28;
const LABEL_HEIGHT: i32 = 44;

/// The maximum number of cards in a row. With more cards, they would be too small on a phone.
const CARDS_PER_ROW: usize = 4;

/// The tiles on the card that shows two tiles: name, rotation, and position of the corner in u of the card.
const CARD_TILES: [(&str, Rotation, (f32, f32)); 2] =
    [("BA/CRr", Rotation::R90, (0.105, 0.12)), ("BA/LR", Rotation::R0, (0.335, 0.675))];
const CARD_TILE_SIDE: f32 = 0.56;

impl Artist {
    /// Draws cards side by side. The figures on them have the colour of `seat`.
    pub fn gifts(&self, cards: &[GiftCard], seat: Seat) -> Result<Picture, PictureError> {
        let sprites = self.sprites(Scale { side: CARD_WIDTH as u32, detail: Detail::Fine }, 1);
        let columns = if cards.len() <= CARDS_PER_ROW { cards.len().max(1) } else { CARDS_PER_ROW - 1 };
        let rows = cards.len().div_ceil(columns).max(1);
        let labelled = cards.iter().any(|card| !card.label.is_empty());
        let tall = (CARD_WIDTH as f32 * CARD_ASPECT).round() as i32;
        let (wide, high) = (CARD_WIDTH + CARD_GAP, tall + CARD_GAP + if labelled { LABEL_HEIGHT } else { 0 });
        let size = |count: usize, each: i32| count * each as usize + CARD_GAP as usize;
        let mut canvas = Canvas::new(size(columns, wide), size(rows, high), THEME.table.ground);
        for (index, card) in cards.iter().enumerate() {
            let (x, y) = ((index % columns) as i32 * wide + CARD_GAP, (index / columns) as i32 * high + CARD_GAP);
            canvas.stamp(&sprites.sprite(card_art(card.gift).of(seat).into()), x, y);
            if card.gift == Some(Card::Take2) {
                draw_card_tiles(&mut canvas, self, (x, y));
            }
            let text = sprites.sprite(SpriteKind::Text(card.label.clone(), 34, THEME.table.letters));
            canvas.stamp(&text, x + CARD_WIDTH / 2, y + tall + (CARD_GAP + LABEL_HEIGHT) / 2 - 6);
        }
        Pixels::new(canvas).into_picture(self.season)
    }
}

fn draw_card_tiles(canvas: &mut Canvas, artist: &Artist, (x, y): PixelPoint) {
    let side = (CARD_WIDTH as f32 * CARD_TILE_SIDE).round() as i32;
    let sprites = artist.sprites(Scale { side: side as u32, detail: Detail::Plain }, 1);
    let px = |u: f32| (u * CARD_WIDTH as f32).round() as i32;
    for (name, rotation, (dx, dy)) in CARD_TILES {
        let Some(shape) = ShapeId::named(name) else {
            never!("no tile is called {name}");
            continue;
        };
        let (x, y) = (x + px(dx), y + px(dy));
        draw_tile_frame(canvas, Frame { x: (x, x + side), y: (y, y + side) }, 3);
        draw_isolated_tile(canvas, artist, &sprites, (shape, rotation), (x, y));
    }
}
