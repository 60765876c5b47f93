//! Draws wooden bridges, which lead over a whole tile from edge to edge.

use std::f32::consts::PI;

use crate::{Brush, Line, Pt, THEME, point_along, pt, rectangle, translated};

/// The extent of a bridge with its shadow, from the north-west corner of its tile.
pub const EXTENT: (Pt, Pt) = (pt(-0.06, -0.10), pt(1.12, 1.10));

const DECK_HALF_WIDTH: f32 = 0.075;

/// The height of the deck's middle above the ground, and height of the rails above the deck.
const DECK_HEIGHT: f32 = 0.16;
const RAIL_HEIGHT: f32 = 0.046;
/// The number of straight pieces of a curve.
const CURVE_STEPS: usize = 48;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BridgePath {
    NorthSouth,
    WestEast,
    /// From west to east, with a bend to the south around the building in the middle of the tile.
    Around,
}

/// The offset of a bent bridge to the south.
const BEND_OFFSET: f32 = 0.34;

impl BridgePath {
    /// Draws a bridge at the origin, which is the north-west corner of its tile.
    pub fn draw(self, brush: &mut Brush) {
        match self {
            BridgePath::NorthSouth => draw_north_south(brush),
            BridgePath::WestEast => draw_west_east(brush, 0.0),
            BridgePath::Around => draw_west_east(brush, BEND_OFFSET),
        }
    }

    /// Returns the position of a figure in the middle of a bridge, from the north-west corner of the tile.
    pub fn figure_position(self) -> Pt {
        match self {
            BridgePath::NorthSouth => pt(0.43, 0.43),
            BridgePath::WestEast => pt(0.5, 0.42),
            BridgePath::Around => pt(0.5, 0.42 + BEND_OFFSET),
        }
    }

    /// Returns the position of a figure near the eastern end of a bridge, where it hides no building to the north.
    pub fn figure_position_aside(self) -> Pt {
        match self {
            BridgePath::NorthSouth => self.figure_position(),
            BridgePath::WestEast | BridgePath::Around => pt(0.84, self.figure_position().y + 0.07),
        }
    }
}

/// Returns a curve along a bridge. `at` returns the point at a share of the bridge's length.
fn bridge_curve(at: impl Fn(f32) -> Pt) -> Line {
    (0..=CURVE_STEPS).map(|i| at(i as f32 / CURVE_STEPS as f32)).collect()
}

fn deck_height_at(t: f32) -> f32 {
    DECK_HEIGHT * (PI * t).sin()
}

fn area_between(a: &Line, b: &Line) -> Line {
    a.iter().chain(b.iter().rev()).copied().collect()
}

/// Draws a bridge as seen from the south, with its southern face. Its middle bends to the south by `bend`.
fn draw_west_east(brush: &mut Brush, bend: f32) {
    let wood = &THEME.wood;
    let foot = move |t: f32| 0.5 + bend * (PI * t).sin();
    let arch = |off: f32| bridge_curve(move |t| pt(t, foot(t) + off - deck_height_at(t)));
    let south = |t: f32| foot(t) + DECK_HALF_WIDTH + 0.045 + 0.05 * (PI * t).sin();
    let shadow = area_between(
        &bridge_curve(|t| pt(t, foot(t) - DECK_HALF_WIDTH * 0.4)),
        &bridge_curve(|t| pt(t + 0.03 * (PI * t).sin(), south(t))),
    );
    brush.fill(&shadow, THEME.shadow.with_alpha(0.40));
    draw_abutments(brush, [pt(0.0, 0.5), pt(1.0, 0.5)], pt(0.035, DECK_HALF_WIDTH + 0.03));
    let (north, near) = (arch(-DECK_HALF_WIDTH), arch(DECK_HALF_WIDTH));
    let below =
        bridge_curve(|t| pt(t, foot(t) + DECK_HALF_WIDTH - deck_height_at(t) + 0.038 + 0.030 * (2.0 * t - 1.0).abs()));
    brush.fill_inked(&area_between(&near, &below), wood.dark, 0.010);
    brush.stroke(&translated(&near, pt(0.0, 0.016)), 0.012, wood.plank.with_alpha(0.8));
    draw_deck(brush, &north, &near, 28);
    brush.stroke(&arch(-DECK_HALF_WIDTH * 0.35), DECK_HALF_WIDTH * 0.6, wood.light.with_alpha(0.42));
    draw_rail(brush, &north, pt(0.0, -RAIL_HEIGHT), 8);
    draw_rail(brush, &near, pt(0.0, -RAIL_HEIGHT), 8);
}

/// Draws a bridge as seen from slightly east, with arch and eastern face. Higher points are shifted to the north-west.
fn draw_north_south(brush: &mut Brush) {
    const LEAN: f32 = 0.56;
    let wood = &THEME.wood;
    // Returns the point at the share `t` of the bridge's length, `x` east of its middle line and `z` above the ground.
    let at = |t: f32, x: f32, z: f32| pt(0.5 + x - LEAN * z, t - z);
    let curve = |x: f32, over: f32| bridge_curve(move |t| at(t, x, (deck_height_at(t) + over).max(0.0)));
    let shadow =
        bridge_curve(|t| pt(0.5 + DECK_HALF_WIDTH * 0.6 + deck_height_at(t) * 1.05, t + deck_height_at(t) * 0.10));
    brush.fill(
        &area_between(&bridge_curve(|t| pt(0.5 - DECK_HALF_WIDTH * 0.5, t)), &shadow),
        THEME.shadow.with_alpha(0.40),
    );
    draw_abutments(brush, [pt(0.5, 0.0), pt(0.5, 1.0)], pt(DECK_HALF_WIDTH + 0.03, 0.035));
    let (west, east) = (curve(-DECK_HALF_WIDTH, 0.0), curve(DECK_HALF_WIDTH, 0.0));
    let flank = area_between(&east, &curve(DECK_HALF_WIDTH, -0.060));
    brush.fill_inked(&flank, wood.dark, 0.010);
    brush.stroke(&curve(DECK_HALF_WIDTH, -0.018), 0.012, wood.plank.with_alpha(0.8));
    draw_rail(brush, &west, pt(-LEAN * RAIL_HEIGHT, -RAIL_HEIGHT), 8);
    draw_deck(brush, &west, &east, 28);
    let third = |from: usize, to: usize| area_between(&west[from..to].to_vec(), &east[from..to].to_vec());
    brush.fill(&third(0, CURVE_STEPS * 2 / 5), wood.light.with_alpha(0.30));
    brush.fill(&third(CURVE_STEPS * 7 / 10, CURVE_STEPS + 1), wood.dark.with_alpha(0.20));
    brush.stroke(&curve(-DECK_HALF_WIDTH * 0.35, 0.0), DECK_HALF_WIDTH * 0.6, wood.light.with_alpha(0.36));
    draw_rail(brush, &east, pt(-LEAN * RAIL_HEIGHT, -RAIL_HEIGHT), 8);
}

/// Draws the stone blocks under the two ends of a bridge.
fn draw_abutments(brush: &mut Brush, ends: [Pt; 2], half: Pt) {
    for end in ends {
        brush.fill_inked(&rectangle(end - half, end + half), THEME.city.stone_middle, 0.010);
        brush.fill(&rectangle(end - half, end + pt(half.x, -half.y * 0.3)), THEME.city.stone.with_alpha(0.8));
    }
}

/// Draws the planks between two edges of the deck.
fn draw_deck(brush: &mut Brush, one: &Line, other: &Line, planks: usize) {
    let wood = &THEME.wood;
    brush.fill_inked(&area_between(one, other), wood.plank, 0.012);
    let seam = brush.line_width(0.007, 0.6);
    let at = |line: &Line, n: usize| point_along(line, n as f32 / planks as f32);
    for n in 0..planks {
        let plank = vec![at(one, n), at(one, n + 1), at(other, n + 1), at(other, n)];
        if n % 3 == 1 {
            brush.fill(&plank, wood.light.with_alpha(0.30));
        }
        if n > 0 {
            brush.stroke(&vec![at(one, n), at(other, n)], seam, wood.dark.with_alpha(0.85));
        }
    }
}

/// Draws a rail with posts along an edge of the deck. `up` is the offset from the deck to the rail.
fn draw_rail(brush: &mut Brush, edge: &Line, up: Pt, posts: usize) {
    let wood = &THEME.wood;
    let rail = translated(edge, up);
    let (post, ink) = (brush.line_width(0.020, 1.1), 2.0 * brush.line_width(0.006, 0.5));
    for n in 0..=posts {
        let t = 0.03 + 0.94 * n as f32 / posts as f32;
        let (foot, top) = (point_along(edge, t), point_along(&rail, t));
        brush.stroke(&vec![foot, top], post + ink * 0.4, THEME.ink);
        brush.stroke(&vec![foot, top], post * 0.5, wood.rail);
    }
    brush.stroke_rounded(&rail, 0.022 + ink, THEME.ink);
    brush.stroke_rounded(&rail, 0.022, wood.rail);
    brush.stroke_rounded(&translated(&rail, pt(-0.002, -0.005)), 0.007, wood.light);
}
