//! The cards on a monument's four corners: which cells around it are wanted, and what each cube on the card then earns.

use super::colours::COLOURS;
use std::f32::consts::PI;

use crate::expansions::houses_and_walls::markers;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, arc, ellipse, pt, rect, rounded, shifted, straight};
use crate::ink::theme::THEME;
use bergerie_rules::expansions::monuments as rules;
use bergerie_rules::geometry::{Pos, Rotation};

/// Half the size of a card. Cubes stand on its lower edge.
pub const HALF: Pt = pt(0.30, 0.198);

/// What a card earns, besides its number of points and of Renown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reward {
    pub points: u8,
    pub renown: u8,
    pub piece: Option<RewardPiece>,
}

/// A piece that may be earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RewardPiece {
    Bridge,
    House,
    Wall,
}

impl From<rules::Reward> for Reward {
    fn from(rules::Reward { points, renown, bridges, houses, walls }: rules::Reward) -> Reward {
        let pieces = [(bridges, RewardPiece::Bridge), (houses, RewardPiece::House), (walls, RewardPiece::Wall)];
        let piece = pieces.into_iter().find(|(count, _)| *count > 0).map(|(_, piece)| piece);
        Reward { points, renown, piece }
    }
}

/// Which cells of a square of 4 × 4, row by row, an objective wants around a monument that lies so.
pub fn wanted(printed: &rules::Objective, rotation: Rotation) -> [bool; 16] {
    let cells: Vec<Pos> = printed.cells(Pos::START, rotation).collect();
    let cell = |n: i16| Pos::new(n % 4 - 1, n / 4 - 1);
    std::array::from_fn(|n| cells.contains(&cell(n as i16)))
}

/// Draws a card about its middle. `wanted` says for each cell of a square of 4 × 4, row by row, whether it must have a
/// tile; the four in the middle are the monument. The number of points is lettered over the coin, at [`COIN`].
pub fn card(b: &mut Brush, at: Pt, wanted: &[bool; 16], reward: Reward) {
    let card = rounded(at - HALF, at + HALF, 0.035);
    b.fill(&shifted(&card, pt(0.016, 0.020)), THEME.shadow.thin(0.34));
    b.shape(&card, THEME.cream, 0.012);
    diagram(b, at + pt(-0.134, 0.0), wanted);
    if reward.points > 0 {
        coin(b, at + COIN, 0.078);
    }
    let middle = at + COIN + pt(0.0, 0.008);
    match reward.piece {
        Some(RewardPiece::Bridge) => arch(b, middle),
        Some(RewardPiece::House) => markers::house(b, middle + pt(0.0, 0.066), 0.150),
        Some(RewardPiece::Wall) => markers::wall(b, middle + pt(0.0, 0.042), 0.215),
        None => {}
    }
    let count = f32::from(reward.renown.saturating_sub(1));
    for n in 0..reward.renown {
        renown(b, at + pt(0.154 + (f32::from(n) - count / 2.0) * 0.060, 0.112), 0.038);
    }
}

/// How far a plate reaches from its middle.
pub const PLATE: f32 = 0.20;

/// What stands for a card where tiles are too small to read it: a disc on which its number is lettered.
pub fn plate(b: &mut Brush, at: Pt) {
    b.disc(at + pt(0.018, 0.022), PLATE, THEME.shadow.thin(0.34));
    b.disc(at, PLATE, THEME.ink);
    b.disc(at, PLATE * 0.93, THEME.cream);
    b.disc(at, PLATE * 0.74, THEME.table.disc);
}

/// The rim of a plate: one part for each cell that the objective wants, green where a tile lies.
pub fn gauge(b: &mut Brush, at: Pt, filled: usize, of: usize) {
    let (width, radius) = (PLATE * 0.20, PLATE * 0.84);
    for n in 0..of {
        let angle = |share: f32| (n as f32 + share) / of as f32 * 2.0 * PI - PI / 2.0;
        let part = arc(at, radius, radius, angle(0.09), angle(0.91));
        let colour = if n < filled { THEME.plants.greens[2] } else { COLOURS.monument.other.shaded(0.10) };
        b.stroke(&part, width, colour);
    }
}

/// A coin, on which a number of points is lettered.
pub fn coin(b: &mut Brush, at: Pt, r: f32) {
    b.disc(at, r, THEME.ink);
    b.disc(at, r * 0.88, THEME.gold.shaded(0.15));
    b.disc(at, r * 0.72, THEME.gold);
}

/// A piece that may be earned: the middle of its foot. About 0.24 wide.
pub fn piece(b: &mut Brush, foot: Pt, piece: RewardPiece) {
    match piece {
        RewardPiece::Bridge => arch(b, foot - pt(0.0, 0.045)),
        RewardPiece::House => markers::house(b, foot, 0.18),
        RewardPiece::Wall => markers::wall(b, foot, 0.28),
    }
}

/// The sign of something completed: a tick on a green disc.
pub fn done(b: &mut Brush, at: Pt, r: f32) {
    b.disc(at, r * 1.14, THEME.rim);
    b.disc(at, r, THEME.plants.greens[2]);
    let tick = vec![at + pt(-0.48, 0.02) * r, at + pt(-0.12, 0.42) * r, at + pt(0.50, -0.42) * r];
    let width = b.lw(0.26 * r, 1.2);
    b.round_stroke(&tick, width, THEME.rim);
}

/// Where a card's number of points stands, from the card's middle.
pub const COIN: Pt = pt(0.154, -0.066);

/// The cells around a monument: those that are wanted are red.
fn diagram(b: &mut Brush, middle: Pt, wanted: &[bool; 16]) {
    const CELL: f32 = 0.070;
    let line = b.lw(0.006, 0.5);
    for (n, &red) in wanted.iter().enumerate() {
        let (column, row) = (n % 4, n / 4);
        let nw = middle + pt(column as f32 - 2.0, row as f32 - 2.0) * CELL;
        let cell = rect(nw + pt(0.004, 0.004), nw + pt(CELL - 0.004, CELL - 0.004));
        let inside = (1..3).contains(&column) && (1..3).contains(&row);
        let colour = match (inside, red) {
            (true, _) => COLOURS.monument.centre,
            (false, true) => COLOURS.monument.wanted,
            (false, false) => COLOURS.monument.other,
        };
        b.fill(&cell, colour);
        if red && !inside {
            b.outline(&cell, line, THEME.ink);
        }
    }
}

/// A token of Renown about its middle: a violet gem.
pub fn renown(b: &mut Brush, at: Pt, r: f32) {
    let gem = COLOURS.monument.renown;
    let corner = |x: f32, y: f32| at + pt(x, y) * r;
    let outline = vec![corner(0.0, -1.0), corner(0.76, 0.0), corner(0.0, 1.0), corner(-0.76, 0.0)];
    b.fill(&outline, gem);
    b.fill(&vec![corner(0.0, -1.0), corner(-0.76, 0.0), corner(0.0, 0.0)], gem.lit(0.45));
    b.fill(&vec![corner(0.0, 1.0), corner(0.76, 0.0), corner(0.0, 0.0)], gem.shaded(0.35));
    b.inked(&outline, 0.26 * r);
}

/// A small wooden bridge.
fn arch(b: &mut Brush, at: Pt) {
    let foot = at + pt(0.0, 0.045);
    let bow = |by: f32| arc(foot, 0.094 - by, 0.088 - by, PI, 2.0 * PI);
    let mut whole = bow(0.0);
    whole.extend(bow(0.042).into_iter().rev());
    b.shape(&whole, THEME.wood.plank, 0.010);
    let seam = b.lw(0.006, 0.5);
    for n in 1..8 {
        let angle = PI * (1.0 + n as f32 / 8.0);
        let p = |r: f32| foot + pt(angle.cos() * (0.094 - r), angle.sin() * (0.088 - r));
        b.stroke(&straight(p(0.0), p(0.042), 1), seam, THEME.wood.dark.thin(0.8));
    }
    b.fill(&ellipse(foot + pt(0.0, 0.001), 0.11, 0.006), THEME.shadow.thin(0.25));
}
