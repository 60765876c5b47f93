//! The cards on a monument's four corners: which cells around it are wanted, and what each cube on the card then earns.

use super::super::brush::Brush;
use super::super::companion::{house_token, wall_token};
use super::super::curve::{Pt, ellipse, pt, rect, rounded, shifted, straight};
use super::super::theme::THEME;

/// Half the size of a card. Cubes stand on its lower edge.
pub const HALF: Pt = pt(0.25, 0.165);

/// What a card earns, besides its number of points and of Renown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reward {
    pub points: u8,
    pub renown: u8,
    pub piece: Option<Companion>,
}

/// A piece that may be earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Companion {
    Bridge,
    House,
    Wall,
}

/// Draws a card about its middle. `wanted` says for each cell of a square of 4 × 4, row by row, whether it must have a
/// tile; the four in the middle are the monument. The number of points is lettered over the coin, at [`COIN`].
pub fn card(b: &mut Brush, at: Pt, wanted: &[bool; 16], reward: Reward) {
    let card = rounded(at - HALF, at + HALF, 0.035);
    b.fill(&shifted(&card, pt(0.016, 0.020)), THEME.shadow.thin(0.34));
    b.shape(&card, THEME.cream, 0.012);
    diagram(b, at + pt(-0.112, 0.0), wanted);
    if reward.points > 0 {
        let r = 0.058;
        b.disc(at + COIN, r, THEME.ink);
        b.disc(at + COIN, r * 0.88, THEME.gold.shaded(0.15));
        b.disc(at + COIN, r * 0.72, THEME.gold);
    }
    let middle = at + COIN + pt(0.0, 0.008);
    match reward.piece {
        Some(Companion::Bridge) => arch(b, middle),
        Some(Companion::House) => house_token(b, middle + pt(0.0, 0.055), 0.125),
        Some(Companion::Wall) => wall_token(b, middle + pt(0.0, 0.035), 0.180),
        None => {}
    }
    let count = f32::from(reward.renown.saturating_sub(1));
    for n in 0..reward.renown {
        renown(b, at + pt(0.128 + (f32::from(n) - count / 2.0) * 0.050, 0.088), 0.030);
    }
}

/// Where a card's number of points stands, from the card's middle.
pub const COIN: Pt = pt(0.128, -0.055);

/// The cells around a monument: those that are wanted are red.
fn diagram(b: &mut Brush, middle: Pt, wanted: &[bool; 16]) {
    const CELL: f32 = 0.058;
    let line = b.lw(0.006, 0.5);
    for (n, &red) in wanted.iter().enumerate() {
        let (column, row) = (n % 4, n / 4);
        let nw = middle + pt(column as f32 - 2.0, row as f32 - 2.0) * CELL;
        let cell = rect(nw + pt(0.004, 0.004), nw + pt(CELL - 0.004, CELL - 0.004));
        let inside = (1..3).contains(&column) && (1..3).contains(&row);
        let colour = match (inside, red) {
            (true, _) => THEME.monument.centre,
            (false, true) => THEME.monument.wanted,
            (false, false) => THEME.monument.other,
        };
        b.fill(&cell, colour);
        if red && !inside {
            b.outline(&cell, line, THEME.ink);
        }
    }
}

/// A token of Renown about its middle: a violet gem.
pub fn renown(b: &mut Brush, at: Pt, r: f32) {
    let gem = THEME.monument.renown;
    let corner = |x: f32, y: f32| at + pt(x, y) * r;
    let outline = vec![corner(0.0, -1.0), corner(0.76, 0.0), corner(0.0, 1.0), corner(-0.76, 0.0)];
    b.fill(&outline, gem);
    b.fill(&vec![corner(0.0, -1.0), corner(-0.76, 0.0), corner(0.0, 0.0)], gem.lit(0.45));
    b.fill(&vec![corner(0.0, 1.0), corner(0.76, 0.0), corner(0.0, 0.0)], gem.shaded(0.35));
    b.inked(&outline, 0.26 * r);
}

/// A small wooden bridge.
fn arch(b: &mut Brush, at: Pt) {
    let outer = |by: f32| {
        super::super::curve::arc(
            at + pt(0.0, 0.045),
            0.082 + by,
            0.078 + by,
            std::f32::consts::PI,
            2.0 * std::f32::consts::PI,
        )
    };
    let mut whole = outer(0.0);
    whole.extend(outer(-0.034).into_iter().rev());
    b.shape(&whole, THEME.wood.plank, 0.009);
    let seam = b.lw(0.006, 0.5);
    for n in 1..8 {
        let angle = std::f32::consts::PI * (1.0 + n as f32 / 8.0);
        let p = |r: f32| at + pt(0.0, 0.045) + pt(angle.cos() * (0.082 - r), angle.sin() * (0.078 - r));
        b.stroke(&straight(p(0.0), p(0.034), 1), seam, THEME.wood.dark.thin(0.8));
    }
    b.fill(&ellipse(at + pt(0.0, 0.046), 0.10, 0.006), THEME.shadow.thin(0.25));
}
