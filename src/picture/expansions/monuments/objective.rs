//! Draws the cards on the four corners of a monument, with the wanted cells of an objective and the reward per cube.

use std::f32::consts::PI;

use crate::drawing::named_colour;
use crate::{Art, Brush, Pt, THEME, arc, pt, rectangle, rounded_rectangle, translated};
use bergerie_rules::expansions::monuments::{Objective, Reward};
use bergerie_rules::{Pos, Rotation};

/// Half of a card's extent. Cubes are placed on the lower edge of the card.
pub const CARD_HALF_SIZE: Pt = pt(0.30, 0.198);

/// Returns which cells around a rotated monument an objective wants, as a square of 4 × 4 cells, row by row.
pub fn wanted_cells(printed: &Objective, rotation: Rotation) -> [bool; 16] {
    let cells: Vec<Pos> = printed.cells(Pos::START, rotation).collect();
    let cell = |n: i16| Pos::new(n % 4 - 1, n / 4 - 1);
    std::array::from_fn(|n| cells.contains(&cell(n as i16)))
}

/// Draws a card around its middle. `wanted` is a square of 4 × 4 cells, row by row, with the monument on the four cells
/// in the middle. The number of points is written over the coin later, at [`POINTS_OFFSET`].
pub fn draw_card(brush: &mut Brush, at: Pt, wanted: &[bool; 16], reward: Reward) {
    let card = rounded_rectangle(at - CARD_HALF_SIZE, at + CARD_HALF_SIZE, 0.035);
    brush.fill(&translated(&card, pt(0.016, 0.020)), THEME.shadow.with_alpha(0.34));
    brush.fill_inked(&card, THEME.cream, 0.012);
    draw_diagram(brush, at + pt(-0.134, 0.0), wanted);
    if reward.points > 0 {
        Art("coin").draw(brush, at + POINTS_OFFSET, 0.078);
    }
    let middle = at + POINTS_OFFSET + pt(0.0, 0.008);
    match reward {
        Reward { bridges: 1.., .. } => Art("wooden_arch").draw(brush, middle, 1.0),
        Reward { houses: 1.., .. } => Art("house").draw(brush, middle + pt(0.0, 0.066), 0.150),
        Reward { walls: 1.., .. } => Art("wall").draw(brush, middle + pt(0.0, 0.042), 0.215),
        _ => {}
    }
    let count = f32::from(reward.renown.saturating_sub(1));
    for n in 0..reward.renown {
        Art("renown").draw(brush, at + pt(0.154 + (f32::from(n) - count / 2.0) * 0.060, 0.112), 0.038);
    }
}

/// The radius of a plate, in u.
pub const PLATE_RADIUS: f32 = 0.20;

/// Draws the rim of a plate. It has a part for each wanted cell, which is green if the cell has a tile.
fn draw_gauge(brush: &mut Brush, at: Pt, filled: usize, of: usize) {
    let (width, radius) = (PLATE_RADIUS * 0.20, PLATE_RADIUS * 0.84);
    for n in 0..of {
        let angle = |share: f32| (n as f32 + share) / of as f32 * 2.0 * PI - PI / 2.0;
        let part = arc(at, radius, radius, angle(0.09), angle(0.91));
        let part_colour = if n < filled { THEME.plants.greens[2] } else { named_colour("monument.other").shaded(0.10) };
        brush.stroke(&part, width, part_colour);
    }
}

/// The position of the number of points on a card, from the middle of the card.
pub const POINTS_OFFSET: Pt = pt(0.154, -0.066);

/// Draws the cells around a monument. Wanted cells are red.
fn draw_diagram(brush: &mut Brush, middle: Pt, wanted: &[bool; 16]) {
    const CELL: f32 = 0.070;
    let line = brush.line_width(0.006, 0.5);
    for (n, &red) in wanted.iter().enumerate() {
        let (column, row) = (n % 4, n / 4);
        let nw = middle + pt(column as f32 - 2.0, row as f32 - 2.0) * CELL;
        let cell = rectangle(nw + pt(0.004, 0.004), nw + pt(CELL - 0.004, CELL - 0.004));
        let inside = (1..3).contains(&column) && (1..3).contains(&row);
        brush.fill(
            &cell,
            named_colour(match (inside, red) {
                (true, _) => "monument.centre",
                (false, true) => "monument.wanted",
                (false, false) => "monument.other",
            }),
        );
        if red && !inside {
            brush.stroke_outline(&cell, line, THEME.ink);
        }
    }
}

/// A sprite that depends on an objective.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ObjectiveSprite {
    /// The objective card, with the wanted cells and the reward.
    Card([bool; 16], Reward),
    /// The rim of the plate, with the number of wanted cells that have a tile and the number of all wanted cells.
    Gauge(usize, usize),
}

impl ObjectiveSprite {
    pub fn extent(&self) -> (Pt, Pt) {
        match self {
            ObjectiveSprite::Card(..) => (CARD_HALF_SIZE * -1.1, CARD_HALF_SIZE * 1.2),
            ObjectiveSprite::Gauge(..) => (pt(-0.24, -0.24), pt(0.24, 0.24)),
        }
    }

    pub fn draw(&self, brush: &mut Brush) {
        let at = pt(0.0, 0.0);
        match self {
            ObjectiveSprite::Card(wanted, reward) => draw_card(brush, at, wanted, *reward),
            ObjectiveSprite::Gauge(filled, of) => draw_gauge(brush, at, *filled, *of),
        }
    }
}
