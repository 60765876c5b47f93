//! Life on rivers and at their banks: reeds, boats, ducks, water lilies.

use crate::art::life::rock;
use crate::art::reeds::reeds;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, along, cubic, cut, distance, ellipse, heading, joined, placed, pt, straight};
use crate::ink::dice::Dice;
use crate::ink::theme::THEME;
use crate::plan::Plan;

use super::course::{Pool, RIVER};

/// Draws the life of a tile's rivers and of its lake.
pub fn waterside(b: &mut Brush, plan: &Plan) {
    let mut dice = Dice::of("waterside", &plan.shape.shape().name, 0);
    for river in &plan.extras.river.rivers {
        banks(b, plan, river, &mut dice);
    }
    if let Some(river) = plan.extras.river.rivers.first() {
        afloat(b, plan, river, &mut dice);
    }
    if let Some(pool) = plan.extras.river.pool.filter(|pool| !pool.spring) {
        lake(b, &pool);
    }
}

/// Whether a point is clear of roads, walls and buildings.
fn clear(plan: &Plan, p: Pt, room: f32) -> bool {
    let lines = plan.roads.iter().map(|r| &r.line).chain(plan.cities.iter().flat_map(|c| &c.walls));
    let pool = plan.extras.river.pool.iter().all(|pool| pool.at.far(p) > pool.radius + room * 0.5);
    let gates = plan.gates.iter().all(|gate| gate.at.far(p) > 0.16);
    let mut solid = plan.garnish.fixtures.iter().filter(|fixture| fixture.solid);
    let buildings = solid.all(|fixture| fixture.at.far(p) > fixture.room);
    let inside = (0.06..0.94).contains(&p.x) && (0.06..0.94).contains(&p.y);
    inside
        && pool
        && buildings
        && gates
        && plan.cities.iter().all(|c| !c.mask.at(p))
        && lines.into_iter().all(|line| distance(line, p) > room)
}

/// Reeds and stones on both banks.
fn banks(b: &mut Brush, plan: &Plan, line: &Line, dice: &mut Dice) {
    let mut tufts: Vec<(Pt, bool)> = Vec::new();
    for _ in 0..9 {
        let (t, side) = (dice.between(0.06, 0.94), if dice.chance(0.5) { 1.0 } else { -1.0 });
        let stone = dice.chance(0.3);
        let at = along(line, t) + heading(line, t).turned() * (side * (RIVER / 2.0 + 0.008));
        if clear(plan, at, 0.12) && tufts.iter().all(|(other, _)| other.far(at) > 0.09) {
            tufts.push((at, stone));
        }
    }
    tufts.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (at, stone) in tufts {
        if stone { rock(b, at, 0.022, 0.016) } else { reeds(b, at + pt(0.0, 0.012)) }
    }
}

/// A boat or some ducks on a river.
fn afloat(b: &mut Brush, plan: &Plan, line: &Line, dice: &mut Dice) {
    // Springs are too shallow, lakes have a boat of their own.
    if plan.extras.river.pool.is_some() || dice.chance(0.3) {
        return;
    }
    let boat = dice.chance(0.45);
    for t in [0.5, 0.30, 0.70, 0.22, 0.78] {
        let at = along(line, t);
        if clear(plan, at, 0.19) {
            if boat {
                sailing_boat(b, at + pt(0.0, 0.02))
            } else {
                ducks(b, at, dice)
            }
            return;
        }
    }
}

/// A small boat with a sail, seen from the side: the middle of its waterline.
fn sailing_boat(b: &mut Brush, at: Pt) {
    let wake = b.lw(0.009, 0.6);
    for (x, y) in [(-0.075, 0.012), (0.030, 0.020)] {
        b.round_stroke(&straight(at + pt(x, y), at + pt(x + 0.045, y), 1), wake, THEME.water.glint);
    }
    let hull: Line = joined([
        vec![pt(-0.062, -0.020), pt(0.066, -0.024)],
        cubic(pt(0.066, -0.024), pt(0.058, 0.010), pt(0.034, 0.012), pt(0.020, 0.012)),
        cubic(pt(0.020, 0.012), pt(-0.020, 0.014), pt(-0.048, 0.012), pt(-0.062, -0.020)),
    ]);
    let hull = placed(&hull, at, 1.0);
    b.fill(&ellipse(at + pt(0.014, 0.012), 0.066, 0.012), THEME.water.edge.thin(0.45));
    let mast = b.lw(0.009, 0.7);
    b.stroke(&straight(at - pt(0.0, 0.020), at - pt(0.0, 0.122), 1), mast, THEME.wood.dark);
    let sail: Line = joined([
        cubic(pt(0.006, -0.116), pt(0.056, -0.092), pt(0.060, -0.056), pt(0.044, -0.034)),
        vec![pt(0.044, -0.034), pt(0.006, -0.034)],
    ]);
    let sail = placed(&sail, at, 1.0);
    b.fill(&sail, THEME.life.canvas);
    b.fill(&cut(&sail, at + pt(0.030, 0.0), pt(1.0, 0.0)), THEME.life.canvas.shaded(0.16));
    b.inked(&sail, 0.006);
    b.fill(&hull, THEME.life.boat);
    b.fill(&cut(&hull, at - pt(0.0, 0.006), pt(0.0, 1.0)), THEME.life.boat.shaded(0.25));
    b.inked(&hull, 0.007);
}

fn ducks(b: &mut Brush, at: Pt, dice: &mut Dice) {
    let facing = if dice.chance(0.5) { 1.0 } else { -1.0 };
    for (x, y) in [(-0.030, -0.016), (0.034, 0.010), (-0.012, 0.034)] {
        duck(b, at + pt(x, y), facing);
    }
}

/// A duck that swims west (−1) or east (1).
fn duck(b: &mut Brush, at: Pt, facing: f32) {
    let wake = b.lw(0.006, 0.5);
    let tail = at - pt(facing * 0.022, -0.008);
    b.round_stroke(&straight(tail, tail - pt(facing * 0.026, 0.0), 1), wake, THEME.water.glint);
    let (body, head) = (ellipse(at, 0.021, 0.012), ellipse(at + pt(facing * 0.018, -0.013), 0.010, 0.009));
    let ink = 2.0 * b.lw(0.005, 0.45);
    b.outline_all([&body, &head], ink, THEME.ink.thin(0.85));
    b.fill_all([&body, &head], THEME.life.duck);
    b.disc(at + pt(facing * 0.030, -0.011), 0.005, THEME.gold);
}

/// A lake has a boat, lilies, and reeds all round.
fn lake(b: &mut Brush, pool: &Pool) {
    let on = |x: f32, y: f32| pool.at + pt(x, y * 0.85) * pool.radius;
    for (x, y) in [(-0.52, 0.44), (-0.34, 0.60), (-0.62, 0.16)] {
        lily(b, on(x, y));
    }
    for (x, y) in [(-0.66, -0.78), (0.20, -1.03), (0.72, -0.76)] {
        reeds(b, on(x, y) + pt(0.0, 0.020));
    }
    sailing_boat(b, on(0.22, 0.20));
    for (x, y) in [(-0.78, 0.72), (0.62, 0.86), (0.86, 0.58)] {
        reeds(b, on(x, y) + pt(0.0, 0.020));
    }
}

fn lily(b: &mut Brush, at: Pt) {
    b.fill(&ellipse(at, 0.022, 0.014), THEME.life.lily);
    b.inked(&ellipse(at, 0.022, 0.014), 0.004);
    b.disc(at + pt(0.004, -0.005), 0.007, THEME.grass.flowers[0]);
}
