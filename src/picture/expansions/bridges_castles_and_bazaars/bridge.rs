//! Draws wooden bridges, which lead over a whole tile from edge to edge.

use std::f32::consts::PI;

use crate::ink::{Brush, Line, Pt, THEME, along, pt, rect, shifted};

/// The extent of a bridge with its shadow, from the north-west corner of its tile.
pub const EXTENT: (Pt, Pt) = (pt(-0.06, -0.10), pt(1.12, 1.10));

/// Half the width of the deck.
const HALF: f32 = 0.075;

/// The height of the deck's middle above the ground, and height of the rails above the deck.
const RISE: f32 = 0.16;
const RAIL: f32 = 0.046;
/// The number of straight pieces of a curve.
const STEPS: usize = 48;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BridgePath {
    NorthSouth,
    WestEast,
    /// From west to east, with a bend to the south around the building in the middle of the tile.
    Around,
}

/// The offset of a bent bridge to the south.
const BEND: f32 = 0.34;

impl BridgePath {
    /// Draws a bridge at the origin, which is the north-west corner of its tile.
    pub fn draw(self, b: &mut Brush) {
        match self {
            BridgePath::NorthSouth => draw_north_south(b),
            BridgePath::WestEast => draw_west_east(b, 0.0),
            BridgePath::Around => draw_west_east(b, BEND),
        }
    }

    /// Returns the position of a figure in the middle of a bridge, from the north-west corner of the tile.
    pub fn figure_position(self) -> Pt {
        match self {
            BridgePath::NorthSouth => pt(0.43, 0.43),
            BridgePath::WestEast => pt(0.5, 0.42),
            BridgePath::Around => pt(0.5, 0.42 + BEND),
        }
    }

    /// Returns the position of a figure near the eastern end of a bridge, where it does not hide the building to the
    /// north.
    pub fn position_aside(self) -> Pt {
        match self {
            BridgePath::NorthSouth => self.figure_position(),
            BridgePath::WestEast | BridgePath::Around => pt(0.84, self.figure_position().y + 0.07),
        }
    }
}

/// Returns a curve along a bridge. `at` returns the point at a share of the bridge's length.
fn line(at: impl Fn(f32) -> Pt) -> Line {
    (0..=STEPS).map(|i| at(i as f32 / STEPS as f32)).collect()
}

fn rise(t: f32) -> f32 {
    RISE * (PI * t).sin()
}

/// Returns the outline of the area between two curves.
fn between(a: &Line, b: &Line) -> Line {
    a.iter().chain(b.iter().rev()).copied().collect()
}

/// Draws a bridge as seen from the south, with its southern face. `bend` is the distance by which its middle bends to
/// the south.
fn draw_west_east(b: &mut Brush, bend: f32) {
    let wood = &THEME.wood;
    let foot = move |t: f32| 0.5 + bend * (PI * t).sin();
    let arch = |off: f32| line(move |t| pt(t, foot(t) + off - rise(t)));
    let south = |t: f32| foot(t) + HALF + 0.045 + 0.05 * (PI * t).sin();
    let shadow = between(&line(|t| pt(t, foot(t) - HALF * 0.4)), &line(|t| pt(t + 0.03 * (PI * t).sin(), south(t))));
    b.fill(&shadow, THEME.shadow.thin(0.40));
    draw_abutments(b, [pt(0.0, 0.5), pt(1.0, 0.5)], pt(0.035, HALF + 0.03));
    let (north, near) = (arch(-HALF), arch(HALF));
    let below = line(|t| pt(t, foot(t) + HALF - rise(t) + 0.038 + 0.030 * (2.0 * t - 1.0).abs()));
    b.shape(&between(&near, &below), wood.dark, 0.010);
    b.stroke(&shifted(&near, pt(0.0, 0.016)), 0.012, wood.plank.thin(0.8));
    draw_deck(b, &north, &near, 28);
    b.stroke(&arch(-HALF * 0.35), HALF * 0.6, wood.light.thin(0.42));
    draw_rail(b, &north, pt(0.0, -RAIL), 8);
    draw_rail(b, &near, pt(0.0, -RAIL), 8);
}

/// Draws a bridge as seen from slightly east, so that both its arch and its eastern face are visible. Higher points are
/// shifted to the north-west.
fn draw_north_south(b: &mut Brush) {
    const LEAN: f32 = 0.56;
    let wood = &THEME.wood;
    // Returns the point of the bridge at the share `t` of its length, `x` to the east of its middle line and `z` above
    // the ground.
    let at = |t: f32, x: f32, z: f32| pt(0.5 + x - LEAN * z, t - z);
    let curve = |x: f32, over: f32| line(move |t| at(t, x, (rise(t) + over).max(0.0)));
    let shadow = line(|t| pt(0.5 + HALF * 0.6 + rise(t) * 1.05, t + rise(t) * 0.10));
    b.fill(&between(&line(|t| pt(0.5 - HALF * 0.5, t)), &shadow), THEME.shadow.thin(0.40));
    draw_abutments(b, [pt(0.5, 0.0), pt(0.5, 1.0)], pt(HALF + 0.03, 0.035));
    let (west, east) = (curve(-HALF, 0.0), curve(HALF, 0.0));
    let flank = between(&east, &curve(HALF, -0.060));
    b.shape(&flank, wood.dark, 0.010);
    b.stroke(&curve(HALF, -0.018), 0.012, wood.plank.thin(0.8));
    draw_rail(b, &west, pt(-LEAN * RAIL, -RAIL), 8);
    draw_deck(b, &west, &east, 28);
    let third = |from: usize, to: usize| between(&west[from..to].to_vec(), &east[from..to].to_vec());
    b.fill(&third(0, STEPS * 2 / 5), wood.light.thin(0.30));
    b.fill(&third(STEPS * 7 / 10, STEPS + 1), wood.dark.thin(0.20));
    b.stroke(&curve(-HALF * 0.35, 0.0), HALF * 0.6, wood.light.thin(0.36));
    draw_rail(b, &east, pt(-LEAN * RAIL, -RAIL), 8);
}

/// Draws the stone blocks under the two ends of a bridge.
fn draw_abutments(b: &mut Brush, ends: [Pt; 2], half: Pt) {
    for end in ends {
        b.shape(&rect(end - half, end + half), THEME.city.stone_middle, 0.010);
        b.fill(&rect(end - half, end + pt(half.x, -half.y * 0.3)), THEME.city.stone.thin(0.8));
    }
}

fn draw_deck(b: &mut Brush, one: &Line, other: &Line, planks: usize) {
    let wood = &THEME.wood;
    b.shape(&between(one, other), wood.plank, 0.012);
    let seam = b.lw(0.007, 0.6);
    let at = |line: &Line, n: usize| along(line, n as f32 / planks as f32);
    for n in 0..planks {
        let plank = vec![at(one, n), at(one, n + 1), at(other, n + 1), at(other, n)];
        if n % 3 == 1 {
            b.fill(&plank, wood.light.thin(0.30));
        }
        if n > 0 {
            b.stroke(&vec![at(one, n), at(other, n)], seam, wood.dark.thin(0.85));
        }
    }
}

/// Draws a rail with posts along an edge of the deck. `up` is the offset from the deck to the rail.
fn draw_rail(b: &mut Brush, edge: &Line, up: Pt, posts: usize) {
    let wood = &THEME.wood;
    let rail = shifted(edge, up);
    let (post, ink) = (b.lw(0.020, 1.1), 2.0 * b.lw(0.006, 0.5));
    for n in 0..=posts {
        let t = 0.03 + 0.94 * n as f32 / posts as f32;
        let (foot, top) = (along(edge, t), along(&rail, t));
        b.stroke(&vec![foot, top], post + ink * 0.4, THEME.ink);
        b.stroke(&vec![foot, top], post * 0.5, wood.rail);
    }
    b.round_stroke(&rail, 0.022 + ink, THEME.ink);
    b.round_stroke(&rail, 0.022, wood.rail);
    b.round_stroke(&shifted(&rail, pt(-0.002, -0.005)), 0.007, wood.light);
}
