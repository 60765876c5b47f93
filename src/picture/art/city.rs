//! Draws towns: the ground, rows of houses, and houses across the border between two tiles.

use crate::drawing::house::House;
use crate::{Art, Brush, City, Detail, DrawingRng, Grid, Mask, Pt, THEME, TilePlan, pt};

struct HouseDimensions {
    widths: &'static [f32],
    depths: &'static [f32],
    heights: &'static [f32],
    /// The width and depth of two small houses: one for gaps between rows, and one for the space under walls.
    small: (f32, f32),
    least: (f32, f32),
    row: f32,
    line: f32,
    seam: usize,
    /// The share of houses that show their eaves, and the share of roof red in the colour of walls. In houses that are
    /// three pixels wide, bright gables between dark roofs look like noise, so walls are redder.
    eaves: f32,
    blush: f32,
}

const FINE_HOUSES: HouseDimensions = HouseDimensions {
    widths: &[0.07, 0.08, 0.09, 0.10],
    depths: &[0.055, 0.062, 0.07],
    heights: &[0.026, 0.032, 0.038],
    small: (0.062, 0.05),
    least: (0.050, 0.040),
    row: 0.098,
    line: 0.006,
    seam: 7,
    eaves: 0.55,
    blush: 0.0,
};

const COARSE_HOUSES: HouseDimensions = HouseDimensions {
    widths: &[0.10, 0.11, 0.12, 0.13],
    depths: &[0.075, 0.082, 0.09],
    heights: &[0.036, 0.042, 0.048],
    small: (0.088, 0.066),
    least: (0.068, 0.050),
    row: 0.128,
    line: 0.004,
    seam: 5,
    eaves: 0.62,
    blush: 0.14,
};

const FAR_HOUSES: HouseDimensions = HouseDimensions {
    widths: &[0.13, 0.14, 0.15, 0.16],
    depths: &[0.10, 0.11, 0.12],
    // Walls are low, because mostly the roofs are visible from afar.
    heights: &[0.032, 0.036, 0.040],
    small: (0.100, 0.08),
    least: (0.080, 0.062),
    row: 0.145,
    line: 0.003,
    seam: 4,
    eaves: 0.80,
    blush: 0.34,
};

fn house_dimensions(detail: Detail) -> &'static HouseDimensions {
    match detail {
        Detail::Far => &FAR_HOUSES,
        Detail::Coarse => &COARSE_HOUSES,
        Detail::Plain | Detail::Fine => &FINE_HOUSES,
    }
}

/// Draws the ground and houses of every city of a tile.
pub fn draw_cities(brush: &mut Brush, plan: &TilePlan) {
    let walls: Vec<_> = plan.cities.iter().flat_map(|c| &c.walls).map(|w| Mask::of_stroke(w, 0.016)).collect();
    let walls = walls.iter().fold(Mask::filled(false), |all, wall| all.union(wall)).distances_to_mask();
    for (index, city) in plan.cities.iter().enumerate() {
        let mut rng = plan.print_rng(&format!("city {index}"));
        draw_ground(brush, city, &mut rng);
        let town = TownSpace { city, free: free_area(plan, index), walls: &walls };
        town.draw_houses(brush, &mut rng);
    }
    for &foot in &plan.objects.churches {
        Art("church").draw_with_colour(brush, foot, 0.82, THEME.city.church);
    }
}

fn draw_ground(brush: &mut Brush, city: &City, rng: &mut DrawingRng) {
    brush.fill_all(&city.ground, THEME.city.ground);
    let width = brush.line_width(0.006, 0.6);
    for _ in 0..90 {
        let at = pt(rng.unit(), rng.unit());
        if city.mask.value_at(at) && city.mask.value_at(at + pt(0.02, 0.0)) {
            brush.stroke_rounded(&vec![at, at + pt(0.02, 0.0)], width, THEME.city.fleck.with_alpha(0.59));
        }
    }
}

/// Returns the area where houses may be drawn. It excludes pennants, churches, yards, and the space in front of gates.
fn free_area(plan: &TilePlan, index: usize) -> Mask {
    let mut free = plan.cities.get(index).map_or_else(|| Mask::filled(false), |c| c.mask.clone());
    let mut keep =
        |at: Pt, rx: f32, ry: f32| free.paint(false, |p| pt((p.x - at.x) / rx, (p.y - at.y) / ry).length() < 1.0);
    let objects = &plan.objects;
    objects.pennants.iter().chain(&objects.signs).for_each(|&at| keep(at, 0.125, 0.15));
    objects.churches.iter().for_each(|&at| keep(at - pt(0.0, 0.075), 0.17, 0.145));
    let yards = objects.fixtures.iter().filter_map(|fixture| fixture.yard);
    yards.for_each(|(middle, half)| keep(middle, half.x, half.y));
    plan.gates.iter().filter(|g| g.city == index).for_each(|g| keep(g.at + g.heading * 0.08, 0.07, 0.07));
    free
}

/// A town that is being filled with houses.
struct TownSpace<'a> {
    city: &'a City,
    free: Mask,
    /// The distance of each cell to the nearest wall.
    walls: &'a Grid<f32>,
}

impl TownSpace<'_> {
    /// The distance between houses and a side of the tile across which the city continues.
    const SEAM_DISTANCE: f32 = 0.036;
    const TREE_RADIUS: f32 = 0.024;

    /// Draws houses in rows from north to south, and trees in the yards between them.
    fn draw_houses(&self, brush: &mut Brush, rng: &mut DrawingRng) {
        let m = house_dimensions(brush.detail());
        let mut houses: Vec<HouseShape> = Vec::new();
        let mut y = 0.06;
        let mut odd = false;
        while y < 1.0 {
            let mut x = 0.02 + rng.unit() * 0.05 + if odd { 0.03 } else { 0.0 };
            while x < 1.0 {
                let (width, depth, height) = (rng.pick(m.widths), rng.pick(m.depths), rng.pick(m.heights));
                let foot = y + rng.between(-0.014, 0.014);
                let fits = [(width, depth), m.small]
                    .into_iter()
                    .find(|&(w, d)| self.has_room_for_house(pt(x + w / 2.0, foot), w, d, height));
                let Some((width, depth)) = fits else {
                    x += 0.018;
                    continue;
                };
                houses.push((pt(x + width / 2.0, foot), width, depth, height));
                x += width + 0.014;
            }
            y += m.row;
            odd = !odd;
        }
        self.fill_gaps(m, m.small, rng, &mut houses);
        self.fill_gaps(m, m.least, rng, &mut houses);
        let mut standing: Vec<(Pt, Option<House>)> =
            self.tree_positions(&houses, rng).into_iter().map(|at| (at, None)).collect();
        houses.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        standing.extend(houses.into_iter().map(|(at, w, d, h)| (at, Some(random_town_house(at, w, d, h, m, rng)))));
        standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        for (at, house) in standing {
            match house {
                Some(house) => house.draw(brush),
                None => Art("bush").draw_with_colour(
                    brush,
                    at,
                    TownSpace::TREE_RADIUS,
                    THEME.plants.greens[usize::from(at.x > 0.5)],
                ),
            }
        }
    }

    /// Fills the gaps between rows with houses of one size.
    fn fill_gaps(
        &self,
        m: &HouseDimensions,
        (width, depth): (f32, f32),
        rng: &mut DrawingRng,
        houses: &mut Vec<HouseShape>,
    ) {
        for _ in 0..500 {
            let (foot, height) = (pt(rng.unit(), rng.unit()), rng.pick(m.heights));
            if self.has_room_for_house(foot, width, depth, height)
                && houses.iter().all(|other| is_clear_of_house(other, foot, width, depth + height))
            {
                houses.push((foot, width, depth, height));
            }
        }
    }

    fn tree_positions(&self, houses: &[HouseShape], rng: &mut DrawingRng) -> Vec<Pt> {
        let wide = 2.0 * TownSpace::TREE_RADIUS;
        let mut trees: Vec<Pt> = Vec::new();
        for _ in 0..300 {
            let at = pt(rng.unit(), rng.unit());
            let room = self.has_room_for_house(at, wide, wide, 0.01)
                && houses.iter().all(|other| is_clear_of_house(other, at, wide, wide));
            if trees.len() < 7 && room && trees.iter().all(|other| other.distance_to(at) > 0.12) {
                trees.push(at);
            }
        }
        trees
    }

    fn has_room_for_house(&self, foot: Pt, w: f32, d: f32, h: f32) -> bool {
        let xs = [foot.x - w / 2.0, foot.x, foot.x + w / 2.0 + 0.01];
        // Small houses keep a distance from walls. The ridges of large houses may reach under walls.
        let ridge = if w > 0.09 { 0.034 } else { 0.046 };
        let ys = [(foot.y, 0.046), (foot.y - d * 0.5, 0.04), (foot.y - d - h, ridge)];
        let clear = |p: Pt, off: f32| {
            (0.0..1.0).contains(&p.x)
                && (0.0..1.0).contains(&p.y)
                && self.free.value_at(p)
                && self.walls.value_at(p) >= off
        };
        let sides = [foot.y - d - h, 1.0 - (foot.x + w / 2.0), 1.0 - foot.y, foot.x - w / 2.0];
        xs.iter().all(|&x| ys.iter().all(|&(y, off)| clear(pt(x, y), off)))
            && self.city.sides.iter().all(|side| sides[side.index()] >= TownSpace::SEAM_DISTANCE)
    }
}

/// A house: the middle of its front at the ground, its width, its depth and the height of its walls.
type HouseShape = (Pt, f32, f32, f32);

/// Returns whether an object with this foot, width and height does not overlap a house.
fn is_clear_of_house((other, w, d, h): &HouseShape, foot: Pt, width: f32, high: f32) -> bool {
    let aside = (foot.x - other.x).abs() >= (width + w) / 2.0 + 0.012;
    // An object in front may hide the foot of the object behind it, but not the roof.
    let (front, back) = if foot.y > other.y { (high, foot.y - other.y) } else { (d + h, other.y - foot.y) };
    aside || back >= front * 0.86
}

fn random_town_house(
    foot: Pt,
    width: f32,
    depth: f32,
    height: f32,
    m: &HouseDimensions,
    rng: &mut DrawingRng,
) -> House {
    let roof = rng.pick(&THEME.city.roofs);
    let has_gable_front = !rng.chance(m.eaves);
    let wall = rng.pick(&THEME.city.walls).mix(roof, m.blush);
    House { wall, has_gable_front, line: m.line, ..House::new(foot, width, depth, height, roof) }
}

/// Draws the houses across a border where a city continues, which runs along the x axis or, if `along_y`, the y axis.
pub fn draw_house_row(brush: &mut Brush, along_y: bool, rng: &mut DrawingRng) {
    let m = house_dimensions(brush.detail());
    let mut houses = Vec::new();
    for i in 0..m.seam {
        let t = 0.115 + 0.77 * i as f32 / (m.seam - 1) as f32 + rng.between(-0.012, 0.012);
        let foot =
            if along_y { pt(rng.between(-0.010, 0.010), t + 0.03) } else { pt(t, 0.045 + rng.between(-0.008, 0.008)) };
        let width = if along_y { m.widths[0] + 0.005 } else { rng.pick(&m.widths[..3]) };
        houses.push((foot, width));
    }
    houses.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (foot, width) in houses {
        random_town_house(foot, width, m.depths[0] + 0.005, m.heights[1] - 0.002, m, rng).draw(brush);
    }
}
